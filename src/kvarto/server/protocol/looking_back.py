"""Looking back on a game."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from kvarto.server.protocol.basics import BySeat, CellName, PieceName, SeatName
from kvarto.server.protocol.table import Outcome

ValueName = Literal["win", "draw", "loss", "unknown"]


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
    #: The round it belongs to, as records number them.
    number: int
    seat: SeatName
    #: `best`, `fine`, `mistake`, `blunder`, `decisive` or `unknown`.
    verdict: str
    before: ValueName
    after: ValueName
    #: How many more pieces were to be placed; null where it is unknown.
    before_distance: int | None
    after_distance: int | None
    #: How first stood after the word.
    stands: ValueName
    #: The same as a number for a graph: 1 first has won, 0 a draw, -1 second has won, and between
    #: them the nearer to 0 the farther the end is. Null where it is unknown.
    height: float | None
    better: tuple[str, ...]
    #: The quartos that its placement completed.
    made: tuple[str, ...]
    #: The quartos that the player could have called in this turn and did not.
    missed: tuple[str, ...]
    #: Of these, what the player had completed, and what the other had left open.
    missed_as_placer: tuple[str, ...]
    missed_as_receiver: tuple[str, ...]
    #: What nobody could call any more since this word.
    lapsed: tuple[str, ...]
    #: How many calls of the player were wrong in this turn.
    failed_calls: int
    #: Whether the player called what the other had completed and overlooked.
    stolen: bool


class Accuracy(Struct, frozen=True):
    """How many moves of a player kept the value, of those that could be judged."""

    kept: int
    judged: int


class Accuracies(Struct, frozen=True):
    """Those of both players."""

    first: Accuracy
    second: Accuracy


class Retry(Struct, frozen=True):
    """Where the game was decided, to be tried again."""

    #: The word that was played, by its place in the list, and the round it belongs to.
    word: int
    number: int
    seat: SeatName
    position: str
    board: str
    hand: PieceName | None
    reserve: tuple[PieceName, ...]
    last: CellName | None
    #: What there was to have, and what was left of it.
    value: ValueName
    left: ValueName
    #: The best words, and every word that keeps the value.
    best: tuple[str, ...]
    solutions: tuple[str, ...]


class Review(Struct, frozen=True):
    """What a game was worth, word by word."""

    words: tuple[ReviewedWord, ...]
    #: How first stood before the first word, and as a number for a graph.
    start: ValueName
    start_height: float | None
    #: The word with which it was decided, by its place in the list.
    turning_point: int | None
    #: The same as something to try again.
    retry: Retry | None
    #: Of a hundred moves, how many kept the value; null if none could be judged.
    accuracy_first: int | None
    accuracy_second: int | None
    accuracy: Accuracies
    #: How many words could not be judged in the time given.
    unjudged: int
    #: Where the game broke off: the quartos that could be called, and by whom.
    left_open: tuple[str, ...]
    left_to_act: SeatName | None
