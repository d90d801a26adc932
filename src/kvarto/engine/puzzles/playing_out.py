"""What follows on an answer: the solution to its end, or what is wrong with another move."""

from __future__ import annotations

from dataclasses import dataclass

from kvarto.engine.puzzles.puzzle import Kind, Puzzle
from kvarto.engine.solver import moves, principal_variation, solve
from kvarto.engine.values import GradedMove, Value
from kvarto.record.notation import CallMark, Word
from kvarto.rules.shapes import Shape

#: A draw goes on to the last cell; so many words show how it is held.
_WORDS_OF_A_DRAW = 4


@dataclass(frozen=True, slots=True)
class Line:
    """An answer and the best moves of both sides after it."""

    words: tuple[Word, ...]
    #: What the answer leads to for whoever gives it, and how soon.
    value: Value
    distance: int | None


def played_out(puzzle: Puzzle, answer: str) -> Line | None:
    """What comes of an answer; None where a shape was pointed out that is no open quarto.

    >>> puzzle = Puzzle.from_line("safe 1281 - >4 8.7./6B.5/.F.E/.D.0 -")
    >>> line = played_out(puzzle, ">1")
    >>> [str(word) for word in line.words], line.value, line.distance
    (['>1', 'b4!b'], Value.LOSS, 1)
    """
    if puzzle.kind is Kind.SPOT:
        shape = Shape.from_text(answer)
        if shape not in puzzle.position.open:
            return None
        return Line((Word(before=CallMark(right=True, shape=shape)),), Value.WIN, 0)
    (word, after, placed) = next(move for move in moves(puzzle.position) if str(move[0]) == answer)
    if isinstance(after, GradedMove):
        return Line((word,), after.value, after.distance)
    solution = solve(after)
    length = _WORDS_OF_A_DRAW if solution.value is Value.DRAW else 16
    distance = None if solution.distance is None else solution.distance + placed
    line = principal_variation(after, length=length)
    return Line((word, *line), solution.value.opposite, distance)
