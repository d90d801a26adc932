"""Looking back on a game."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from kvarto.server.protocol.basics import BySeat, CellName, PieceName, SeatName
from kvarto.server.protocol.table import Outcome


class Step(Struct, frozen=True):
    """One moment of a game: what lay on the table after an action."""

    #: The word it belongs to, by its place in the list of words; null for the beginning.
    word: int | None
    seat: SeatName | None
    board: str
    hand: PieceName | None
    reserve: tuple[PieceName, ...]
    last: CellName | None
    position: str


class Replay(Struct, frozen=True):
    """A game to look through."""

    names: BySeat
    variant: str
    words: tuple[str, ...]
    steps: tuple[Step, ...]
    outcome: Outcome | None
    #: The record, to be copied or kept.
    record: str


class RecordText(Struct, frozen=True, forbid_unknown_fields=True):
    """A record that somebody has opened; the first game of it is replayed."""

    text: Annotated[str, Meta(max_length=200_000)]


class ReviewedWord(Struct, frozen=True):
    """One word of a game, judged; values are those of the player who moved."""

    word: int
    seat: SeatName
    verdict: str
    before: Literal["win", "draw", "loss", "unknown"]
    after: Literal["win", "draw", "loss", "unknown"]
    better: tuple[str, ...]
    #: The quartos that the player could have called in this turn and did not.
    missed: tuple[str, ...]


class Review(Struct, frozen=True):
    """What a finished game was worth, word by word."""

    words: tuple[ReviewedWord, ...]
    #: The word with which it was decided, by its place in the list.
    turning_point: int | None
    #: Of a hundred moves, how many kept the value; null if none could be judged.
    accuracy_first: int | None
    accuracy_second: int | None
