"""Building an opening table: every position of a level solved, stopped and resumed at will."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from pathlib import Path

from kvarto import _core
from kvarto.engine.table import Level, Table

#: So many positions are solved between two notes of how far the work has come.
CHUNK = 256

#: How many later positions are remembered: 2 to this power.
_LOG2_LATE = 22

#: Called with how many more positions are solved.
Progress = Callable[[int], None]


class TableBuilder:
    """Builds the table of one game; a folder keeps how far it has come.

    For each level a file holds one answer a position, in the order of the keys: its length says
    where to go on.
    """

    def __init__(self, game: str, folder: Path) -> None:
        """Prepare to build, or to go on with what the folder holds."""
        self.game = game
        self.folder = folder
        self.watch = _core.Watch()
        self._solver: _core.Solver | None = None
        folder.mkdir(parents=True, exist_ok=True)

    def keys(self, level: int) -> list[int]:
        """The keys of all positions of a level."""
        return _core.opening_keys(self.game, level)

    def solved(self, level: int) -> int:
        """How many positions of a level are solved already."""
        file = self._file(level)
        return file.stat().st_size if file.exists() else 0

    def build_level(
        self, level: int, keys: Sequence[int], threads: int, progress: Progress
    ) -> bool:
        """Solve what is left of a level; whether it is done, or was stopped before."""
        self._solver = self._solver or _core.Solver(
            self.game, _LOG2_LATE, _log2_to_remember(len(keys))
        )
        chunks = (keys[i : i + CHUNK] for i in range(self.solved(level), len(keys), CHUNK))
        with self._file(level).open("ab") as file, ThreadPoolExecutor(threads) as pool:
            for answers in _in_order(pool, self._solve, chunks, threads):
                file.write(bytes(answers))
                file.flush()
                progress(len(answers))
                if self.watch.stopped:
                    return False
        return self.solved(level) == len(keys)

    def _solve(self, keys: Sequence[int]) -> list[int]:
        assert self._solver is not None
        return self._solver.solve_keys(list(keys), self.watch)

    def table(self, deepest: int) -> Table:
        """The table of all levels up to this one, which must be done."""
        return Table(tuple(self._level(level) for level in range(deepest + 1)))

    def _level(self, level: int) -> Level:
        index = _core.OpeningIndex(self.game, level)
        answers = self._file(level).read_bytes()
        return Level.of(index.slots(self.keys(level)), answers, len(index))

    def _file(self, level: int) -> Path:
        return self.folder / f"{self.game.replace(':', '-')}.level-{level}"


def _log2_to_remember(keys: int) -> int:
    """How much memory to take for what follows on so many positions.

    Positions with one piece more follow on many of them: remembering them all saves most of the
    work. With five pieces on the board that is a gigabyte.
    """
    return min(27, max(20, (64 * keys).bit_length()))


def _in_order(
    pool: ThreadPoolExecutor,
    solve: Callable[[Sequence[int]], list[int]],
    chunks: Iterator[Sequence[int]],
    threads: int,
) -> Iterator[list[int]]:
    """The answers of the chunks in their order, with only a few of them under way at a time."""
    under_way = [pool.submit(solve, chunk) for chunk in islice(chunks, 2 * threads)]
    while under_way:
        yield under_way.pop(0).result()
        under_way += [pool.submit(solve, chunk) for chunk in islice(chunks, 1)]
