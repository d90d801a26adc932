"""The opening table: what is known about positions with few pieces, without a search.

A table speaks of boards without a quarto and of a piece in hand that does not win at once. For each
level, the number of pieces on the board, it is a list of answers in the order of
`_core.OpeningIndex`: the cells and pieces of a position tell its place, so that no position has to
be written down. Early on almost all answers are the same, and packed the list is small. Games that
differ only in which features count, not in how many, share a table: they are the same game by other
names.
"""

from __future__ import annotations

import lzma
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources

from kvarto import _core
from kvarto.engine.values import Solution, Value
from kvarto.rules.position import Position
from kvarto.rules.variant import Variant

_MAGIC = b"kvarto opening table 2\n"

#: How an answer is kept: nothing for a draw, else the distance with one of these added.
WIN, LOSS = 128, 64

#: The games that tables are meant for: up to names, all with one shared feature, and the hard ones.
GAMES = tuple(
    f"{features}:{shapes}{required}"
    for required in ("", ":2")
    for features in ("c", "ch", "chs", "chst")
    for shapes in ("l", "lq", "q")
    if not required or (features == "chst" and shapes != "q")
)

#: So many pieces on the board a table reaches when it is whole.
LEVELS = 5

_COUNT_BYTES = 4


@dataclass(frozen=True, slots=True)
class Count:
    """How many positions of a level are won, drawn and lost for the player to place."""

    won: int
    drawn: int
    lost: int

    @classmethod
    def of(cls, answers: bytes) -> Count:
        """Count one answer a position."""
        drawn = answers.count(0)
        won = sum(answer >= WIN for answer in answers)
        return cls(won, drawn, len(answers) - won - drawn)


@dataclass(frozen=True, slots=True)
class Level:
    """What is known of the positions with some number of pieces on the board."""

    count: Count
    #: In the order of `OpeningIndex`; what stands for no position repeats the answer before it.
    answers: bytes

    @classmethod
    def of(cls, slots: Sequence[int], answers: bytes, size: int) -> Level:
        """The level whose positions have these numbers and answers."""
        filled = bytearray(size)
        known = dict(zip(slots, answers, strict=True))
        last = 0
        for slot in range(size):
            filled[slot] = last = known.get(slot, last)
        return cls(Count.of(answers), bytes(filled))


@dataclass(frozen=True, slots=True)
class Table:
    """The levels of one game that are proven, from the empty board on."""

    levels: tuple[Level, ...]

    @property
    def deepest(self) -> int:
        """Up to how many pieces on the board it is proven."""
        return len(self.levels) - 1

    @property
    def exceptions(self) -> int:
        """How many positions are no draws."""
        return sum(level.count.won + level.count.lost for level in self.levels)

    def to_bytes(self) -> bytes:
        """The table as it is kept in a file."""
        content = bytes([len(self.levels)])
        for level in self.levels:
            count = level.count
            for number in (count.won, count.drawn, count.lost, len(level.answers)):
                content += number.to_bytes(_COUNT_BYTES, "little")
            content += level.answers
        return _MAGIC + lzma.compress(content, preset=9 | lzma.PRESET_EXTREME)

    @classmethod
    def from_bytes(cls, content: bytes) -> Table:
        """A table from a file."""
        plain = memoryview(lzma.decompress(content.removeprefix(_MAGIC)))
        levels, rest = [], plain[1:]
        for _ in range(plain[0]):
            won, drawn, lost, size = (
                int.from_bytes(rest[i : i + _COUNT_BYTES], "little")
                for i in range(0, 4 * _COUNT_BYTES, _COUNT_BYTES)
            )
            end = 4 * _COUNT_BYTES + size
            levels.append(Level(Count(won, drawn, lost), bytes(rest[4 * _COUNT_BYTES : end])))
            rest = rest[end:]
        return cls(tuple(levels))


def game_of(variant: Variant) -> str:
    """The game that a variant is by another name.

    >>> game_of(Variant("t:l")), game_of(Variant("hst:lq")), game_of(Variant("hard"))
    ('c:l', 'chs:lq', 'chst:l:2')
    """
    features = "chst"[: len(variant.features)]
    required = "" if variant.required == 1 else f":{variant.required}"
    return f"{features}:{variant.shape_set.value}{required}"


def file_name(game: str) -> str:
    """The name of a game's table file."""
    return f"{game.replace(':', '-')}.table"


@cache
def table_of(game: str) -> Table | None:
    """The table of a game as it is shipped; None if there is none yet."""
    file = resources.files("kvarto.engine") / "tables" / file_name(game)
    return Table.from_bytes(file.read_bytes()) if file.is_file() else None


@cache
def _index(game: str, placed: int) -> _core.OpeningIndex:
    return _core.OpeningIndex(game, placed)


def find(position: Position) -> Solution | None:
    """What the table knows about a position; None if it has to be searched for."""
    placed = position.placed
    if position.hand is None or placed > LEVELS:
        return None
    game = game_of(position.variant)
    table = table_of(game)
    if table is None or placed > table.deepest:
        return None
    slot = _index(game, placed).slot(str(position))
    if slot is None:
        return None
    return solution(table.levels[placed].answers[slot], 16 - placed)


def solution(answer: int, empty_cells: int) -> Solution:
    """An answer as the table keeps it, in full.

    >>> found = solution(128 + 7, 11)
    >>> found.value, found.distance
    (Value.WIN, 7)
    """
    if not answer:
        return Solution(Value.DRAW, empty_cells)
    if answer & WIN:
        return Solution(Value.WIN, answer - WIN)
    return Solution(Value.LOSS, answer - LOSS)
