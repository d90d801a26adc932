"""Puzzles: asked for, begun, hinted at and answered."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from kvarto.server.protocol.basics import CellName, PieceName, Problem
from kvarto.server.protocol.looking_back import Step

#: To win, to give the only safe piece, to hold the draw, to spot an open quarto, to name the trap.
PuzzleKind = Literal["win", "safe", "hold", "spot", "trap"]

#: What came of a first attempt; `helped` if it did not count.
Tried = Literal["right", "wrong", "helped"]


class PuzzleCount(Struct, frozen=True):
    """How many puzzles of a kind there are of a variant."""

    variant: str
    kind: PuzzleKind
    count: int


class PuzzleOffers(Struct, frozen=True):
    """The puzzles there are to choose from."""

    counts: tuple[PuzzleCount, ...]


class Puzzle(Struct, frozen=True):
    """A puzzle, without its answer."""

    id: str
    kind: PuzzleKind
    variant: str
    #: How hard it is, on the scale of the ratings of people.
    rating: int
    #: Null where the clock is to run from when it is seen: `PuzzleBegun` shows it.
    position: str | None
    #: In how many placements it is won; null unless a win is asked for.
    distance: int | None
    #: How many seconds there are; null without a clock.
    seconds: int | None
    #: How many hints there are.
    hints: int
    #: The day whose puzzle it is, as ISO 8601 writes it; null unless it is today's.
    daily: str | None
    #: What came of the first attempt of whoever asks; `helped` if it did not count.
    tried: Tried | None


class PuzzleBegun(Struct, frozen=True):
    """A puzzle that runs against the clock has begun."""

    position: str
    #: The moment it is now, and until when it can be answered.
    now: int
    deadline: int


class AskHint(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a hint, from 1 on. A puzzle that is not answered yet does not count after that."""

    step: Annotated[int, Meta(ge=1, le=9)]


class PuzzleHint(Struct, frozen=True):
    """A hint: what is said, where to look, and which pieces are left to choose from."""

    step: int
    #: How many there are.
    steps: int
    #: A message of the catalogues, as problems are said.
    said: Problem
    cells: tuple[CellName, ...]
    pieces: tuple[PieceName, ...]


class PuzzleAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer: a word of notation, or the name of a shape. Null gives up."""

    answer: Annotated[str, Meta(min_length=1, max_length=12)] | None


class PuzzleLine(Struct, frozen=True):
    """An answer played out with the best moves of both sides."""

    words: tuple[str, ...]
    steps: tuple[Step, ...]
    #: What the answer leads to for whoever gave it, and in how many placements.
    value: Literal["win", "draw", "loss", "unknown"]
    distance: int | None


class PuzzleStanding(Struct, frozen=True):
    """How somebody stands at puzzles."""

    rating: int
    #: How far from sure the rating is.
    deviation: int
    #: How many puzzles were tried, and how many of them solved at the first attempt without help.
    tried: int
    solved: int
    #: On how many days in a row a daily puzzle was solved, until today or yesterday; and at most.
    streak: int
    best_streak: int
    #: Whether one has been solved today.
    done_today: bool


class PuzzleVerdict(Struct, frozen=True):
    """What an answer was worth."""

    right: bool
    #: It came after the time was up.
    late: bool
    #: Whether the rating has changed: it was the first attempt, and no hint was asked for before.
    counts: bool
    #: By how much.
    change: int
    #: All right answers; null as long as it can be tried again without knowing them.
    solutions: tuple[str, ...] | None
    #: What was answered, played out; after giving up, the right answer. Null where a shape was
    #: pointed out that is no open quarto.
    line: PuzzleLine | None
    standing: PuzzleStanding


class PuzzleAttempt(Struct, frozen=True):
    """The first attempt at a puzzle, as it is kept."""

    puzzle: str
    #: A day and time, as ISO 8601 writes them.
    at: str
    #: Null if it did not count.
    right: bool | None


class KeptPuzzles(Struct, frozen=True):
    """Everything that is kept about somebody's puzzles."""

    rating: float
    deviation: float
    volatility: float
    streak: int
    best_streak: int
    last_daily: str | None
    attempts: tuple[PuzzleAttempt, ...]
