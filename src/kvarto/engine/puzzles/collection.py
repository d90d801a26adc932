"""Many puzzles: as they are shipped, looked up, and kept in a file."""

from __future__ import annotations

import lzma
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import resources

from kvarto.engine.puzzles.puzzle import Kind, Puzzle
from kvarto.errors import IllegalAction, InvalidNotation, quoted
from kvarto.rules.variant import Variant

_MAGIC = b"kvarto puzzles 1\n"

#: The file of the package's own puzzles, beside this one.
FILE_NAME = "shipped.puzzles"


class Collection:
    """Puzzles, in an order of their own.

    >>> puzzle = Puzzle.from_line("win 1561 5 c2>A 586B/9.1./E..C/.4.7 3")
    >>> puzzles = Collection([puzzle])
    >>> puzzles[puzzle.id] == puzzle, len(puzzles.of("standard", Kind.TRAP))
    (True, 0)
    """

    def __init__(self, puzzles: Iterable[Puzzle]) -> None:
        self._by_id = {puzzle.id: puzzle for puzzle in puzzles}
        self._by_variant: dict[Variant, list[Puzzle]] = defaultdict(list)
        for puzzle in self:
            self._by_variant[puzzle.variant].append(puzzle)

    def __iter__(self) -> Iterator[Puzzle]:
        return iter(self._by_id.values())

    def __len__(self) -> int:
        return len(self._by_id)

    def __getitem__(self, puzzle: str) -> Puzzle:
        """The puzzle of an id."""
        found = self._by_id.get(puzzle)
        if found is None:
            raise IllegalAction("no-puzzle", puzzle=quoted(puzzle))
        return found

    def __contains__(self, puzzle: str) -> bool:
        return puzzle in self._by_id

    @property
    def variants(self) -> tuple[Variant, ...]:
        """The variants there are puzzles of."""
        return tuple(self._by_variant)

    def of(self, variant: Variant | str, kind: Kind | None = None) -> tuple[Puzzle, ...]:
        """The puzzles of a variant; of one kind if asked for."""
        found = self._by_variant.get(Variant(variant), [])
        return tuple(puzzle for puzzle in found if kind in (None, puzzle.kind))

    # -- in a file -------------------------------------------------------------------------

    def to_bytes(self) -> bytes:
        """The puzzles as they are kept in a file: a line each, packed."""
        text = "".join(f"{puzzle.to_line()}\n" for puzzle in self)
        return _MAGIC + lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME)

    @classmethod
    def from_bytes(cls, content: bytes) -> Collection:
        """Puzzles from a file."""
        if not content.startswith(_MAGIC):
            raise InvalidNotation("no-puzzle-file")
        text = lzma.decompress(content.removeprefix(_MAGIC)).decode()
        return cls(map(Puzzle.from_line, text.splitlines()))


@cache
def shipped() -> Collection:
    """The puzzles of the package."""
    file = resources.files("kvarto.engine.puzzles") / FILE_NAME
    return Collection.from_bytes(file.read_bytes())
