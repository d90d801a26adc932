"""What an engine answers: the value of a position, how far its end is, and its graded moves."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from kvarto.record.notation import Word
from kvarto.rules.naming import NamedEnum


class Value(NamedEnum):
    """How a game ends for the player to act when both play best; the value is its text.

    >>> [value.opposite for value in Value]
    [Value.LOSS, Value.DRAW, Value.WIN, Value.UNKNOWN]
    """

    WIN = "win"
    DRAW = "draw"
    LOSS = "loss"
    #: The engine stopped before it knew.
    UNKNOWN = "unknown"

    @property
    def opposite(self) -> Value:
        """The same end as the other player sees it."""
        return _OPPOSITE.get(self, self)

    def __str__(self) -> str:
        return self.value


_OPPOSITE = {Value.WIN: Value.LOSS, Value.LOSS: Value.WIN}
_ORDER = {value: place for place, value in enumerate(Value)}

#: Sorts before another where it is better to have; see `rank`.
Rank = tuple[int, bool, int]


def rank(value: Value, distance: int | None) -> Rank:
    """A key that sorts the best first: wins, draws, losses, and what is unknown.

    A win is better the sooner it comes, a loss the later. Within a value an unknown distance
    comes last.

    >>> rank(Value.WIN, 1) < rank(Value.WIN, 3) < rank(Value.DRAW, 4)
    True
    >>> rank(Value.LOSS, 4) < rank(Value.LOSS, 2) < rank(Value.LOSS, None)
    True
    """
    placements = distance or 0
    return _ORDER[value], distance is None, -placements if value is Value.LOSS else placements


@dataclass(frozen=True, slots=True)
class Solution:
    """The value of a position, and what it took to find.

    The effort does not count in a comparison: solutions that say the same are equal.

    >>> Solution(Value.WIN, 3, nodes=17) == Solution(Value.WIN, 3)
    True
    """

    value: Value
    #: How many more pieces are placed until the end; None if unknown or not asked for.
    distance: int | None
    #: How many positions were looked at.
    nodes: int = field(default=0, compare=False)
    #: How long the value took, in seconds of processor time.
    seconds: float = field(default=0.0, compare=False)
    #: How long the distance took besides.
    distance_seconds: float = field(default=0.0, compare=False)

    @property
    def rank(self) -> Rank:
        """The key that sorts the best first."""
        return rank(self.value, self.distance)


@dataclass(frozen=True, slots=True)
class GradedMove:
    """A move, and what it leads to for the player who makes it.

    `b2>7` places and gives, `b2!3` places and wins, `>7` gives alone, `!3` calls an open quarto,
    and `d4` is a last placement that completes nothing.

    >>> GradedMove(Word.from_text("b2!3"), Value.WIN, 1)
    GradedMove(word=Word.from_text('b2!3'), value=Value.WIN, distance=1)
    """

    word: Word
    value: Value
    #: Counted from the position the move is made in; None if unknown or not asked for.
    distance: int | None

    @property
    def rank(self) -> Rank:
        """The key that sorts the best first."""
        return rank(self.value, self.distance)


def best_first(moves: Iterable[GradedMove]) -> list[GradedMove]:
    """The moves from the best to the worst; equally good ones in the order of their notation.

    >>> draw, soon, late = (
    ...     GradedMove(Word.from_text("a1>7"), Value.DRAW, 5),
    ...     GradedMove(Word.from_text("b2>7"), Value.LOSS, 2),
    ...     GradedMove(Word.from_text("b2>6"), Value.LOSS, 4),
    ... )
    >>> [str(move.word) for move in best_first([soon, late, draw])]
    ['a1>7', 'b2>6', 'b2>7']
    """
    return sorted(moves, key=lambda move: (move.rank, str(move.word)))
