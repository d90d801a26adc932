"""Making puzzles: positions are drawn, proven and rated; stopped and resumed at will."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random

from kvarto.engine.puzzles.difficulty import rate
from kvarto.engine.puzzles.proof import answer_of, key_of
from kvarto.engine.puzzles.puzzle import Kind, Puzzle
from kvarto.engine.puzzles.sampling import candidate
from kvarto.rules.variant import Variant

#: How many of each kind are shipped; of a variant that is not named, the last number.
_SHIPPED = {"standard": 320, "advanced": 200, "squares": 100, "hard": 60}
_SHIPPED_OF_OTHERS = 40

#: Called with how many more puzzles there are.
Progress = Callable[[int], None]


def usual_count(variant: Variant) -> int:
    """How many puzzles of each kind are made of a variant, unless wished otherwise."""
    return _SHIPPED.get(variant.name or "", _SHIPPED_OF_OTHERS)


@dataclass(eq=False)
class PuzzleMaker:
    """Makes puzzles; a folder keeps those that are made.

    What is made depends on the seed and on the order in which it is asked for, and not on where it
    was stopped: for each kind and variant a file holds a line for each puzzle, which begins with
    the number of the draw.
    """

    seed: int
    folder: Path
    is_stopped: bool = False
    #: So many positions are drawn for each puzzle that is wanted, before there are too few of them.
    most_drawn: int = 20_000
    _taken: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        for file in self.folder.iterdir():
            self._taken.update(key_of(puzzle.position) for _, puzzle in _kept(file))

    def stop(self) -> None:
        """Make no more; what is made is kept."""
        self.is_stopped = True

    def make(self, variant: Variant, kind: Kind, count: int, progress: Progress) -> list[Puzzle]:
        """So many puzzles of a kind, or fewer if it is stopped or there are not as many."""
        file = self.folder / f"{variant.code.replace(':', '-')}.{kind}"
        kept = _kept(file)
        drawn = kept[-1][0] + 1 if kept else 0
        made = [puzzle for _, puzzle in kept]
        progress(min(len(made), count))
        with file.open("a", encoding="utf-8") as lines:
            for number in range(drawn, self.most_drawn * count):
                if self.is_stopped or len(made) >= count:
                    break
                puzzle = self._drawn(variant, kind, number)
                if puzzle is not None:
                    made.append(puzzle)
                    lines.write(f"{number} {puzzle.to_line()}\n")
                    lines.flush()
                    progress(1)
        return made[:count]

    def _drawn(self, variant: Variant, kind: Kind, number: int) -> Puzzle | None:
        """The puzzle that this draw gives, if it gives one that is not there yet."""
        rng = Random(f"{self.seed} {variant} {kind} {number}")  # noqa: S311  (no secret)
        position = candidate(kind, variant, number, rng)
        answer = None if position is None else answer_of(kind, position)
        if position is None or answer is None:
            return None
        key = key_of(position)
        if key in self._taken:
            return None
        self._taken.add(key)
        puzzle = Puzzle(kind, position, answer.solutions, answer.distance, rating=0)
        return replace(puzzle, rating=rate(puzzle))


def _kept(file: Path) -> list[tuple[int, Puzzle]]:
    """The puzzles in a file, with the numbers of their draws."""
    if not file.exists():
        return []
    text = file.read_text(encoding="utf-8")
    whole, _, unfinished = text.rpartition("\n")
    if unfinished:  # it was stopped in the middle of a line
        file.write_text(f"{whole}\n" if whole else "", encoding="utf-8")
    numbered = (line.partition(" ") for line in whole.splitlines())
    return [(int(number), Puzzle.from_line(line)) for number, _, line in numbered]
