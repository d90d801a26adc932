"""The opening table: what is known about positions with few pieces, without a search.

Almost every early position is a draw, so a table lists the others. It speaks of boards without a
quarto and of a piece in hand that does not win at once. Games that differ only in which features
count, not in how many, share a table: they are the same game by other names.
"""

from __future__ import annotations

import lzma
import sys
from array import array
from bisect import bisect_left
from dataclasses import dataclass
from functools import cache
from importlib import resources

from kvarto import _core
from kvarto.engine.values import Solution, Value
from kvarto.rules.position import Position
from kvarto.rules.variant import Variant

_MAGIC = b"kvarto opening table 1\n"

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


@dataclass(frozen=True, slots=True)
class Table:
    """The exceptions of one game: sorted keys and the answer for each."""

    #: Up to how many pieces on the board the table is proven.
    levels: int
    keys: array[int]
    answers: bytes

    def answer(self, key: int) -> int:
        """The answer for a position's key; 0, a draw, if it is no exception."""
        place = bisect_left(self.keys, key)
        found = place < len(self.keys) and self.keys[place] == key
        return self.answers[place] if found else 0

    def to_bytes(self) -> bytes:
        """The table as it is kept in a file."""
        differences = array("Q", (b - a for a, b in zip([0, *self.keys], self.keys, strict=False)))
        if sys.byteorder == "big":
            differences.byteswap()
        head = len(self.keys).to_bytes(4, "little") + bytes([self.levels])
        return _MAGIC + lzma.compress(head + differences.tobytes() + self.answers, preset=9)

    @classmethod
    def from_bytes(cls, content: bytes) -> Table:
        """A table from a file."""
        plain = lzma.decompress(content.removeprefix(_MAGIC))
        count, levels = int.from_bytes(plain[:4], "little"), plain[4]
        keys = array("Q", plain[5 : 5 + 8 * count])
        if sys.byteorder == "big":
            keys.byteswap()
        for place in range(1, count):
            keys[place] += keys[place - 1]
        return cls(levels, keys, plain[5 + 8 * count :])


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


def find(position: Position) -> Solution | None:
    """What the table knows about a position; None if it has to be searched for."""
    placed = position.placed
    if position.hand is None or placed > LEVELS:
        return None
    table = table_of(game_of(position.variant))
    if table is None or placed > table.levels:
        return None
    key = _core.opening_key(str(position))
    return None if key is None else solution(table.answer(key), 16 - placed)


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
