"""The value of a position straight from the rules: slow, obviously right, the judge in tests.

A plain minimax over `Position`. It looks at every move and remembers what it has solved: six empty
cells take it up to a second, seven about ten.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from kvarto.engine.values import GradedMove, Solution, Value, best_first
from kvarto.record.notation import CallMark, Word
from kvarto.rules.position import Position
from kvarto.rules.shapes import Cell


def solve(position: Position) -> Solution:
    """The value for the player to act, and the distance to the end.

    >>> solve(Position.from_text("048./..../..../.... C"))
    Solution(value=Value.WIN, distance=1, nodes=0, seconds=0.0, distance_seconds=0.0)
    """
    if position.open:
        return Solution(Value.WIN, 0)  # by calling it
    return _solve(position.lapse())


def grade(position: Position) -> list[GradedMove]:
    """Every move of the player to act with what it leads to, the best first.

    There are none on a full board, unless a quarto can still be called there.

    >>> [str(move.word) for move in grade(Position.from_text("048C/17A3/E6B5/9DF. 2"))]
    ['d1']
    """
    moves: list[GradedMove] = []
    if position.open:
        call = CallMark(right=True, shape=position.open[0])
        moves.append(GradedMove(Word(before=call), Value.WIN, 0))
    moves += _gives(position) if position.hand is None else _placements(position)
    return best_first(moves)


# -- solving ---------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 19)  # room for all that seven empty cells can become
def _solve(position: Position) -> Solution:
    """Solve a position in which no quarto is open, and which therefore has no `last`."""
    if position.placed == 16:
        return Solution(Value.DRAW, 0)
    if position.hand is None:
        return _best([_for_the_other(_solve(given)) for given in position.successors()])
    placements = list(position.successors())
    if any(placed.open for placed in placements):
        return Solution(Value.WIN, 1)  # no other end is as soon
    # The placer is also the one who gives next.
    return _best([_one_later(_solve(placed.lapse())) for placed in placements])


def _best(choices: list[Solution]) -> Solution:
    return min(choices, key=lambda solution: solution.rank)


def _for_the_other(solution: Solution) -> Solution:
    return Solution(solution.value.opposite, solution.distance)


def _one_later(solution: Solution) -> Solution:
    assert solution.distance is not None
    return Solution(solution.value, solution.distance + 1)


# -- grading ---------------------------------------------------------------------------------


def _gives(position: Position) -> Iterator[GradedMove]:
    for piece in position.reserve:
        # A quarto that the giver left open is still open for the receiver, who calls it.
        solution = _for_the_other(solve(position.give(piece)))
        yield GradedMove(Word(piece=piece), solution.value, solution.distance)


def _placements(position: Position) -> Iterator[GradedMove]:
    for cell in position.empty_cells:
        placed = position.place(cell)
        if placed.open:
            call = CallMark(right=True, shape=placed.open[0])
            yield GradedMove(Word(cell=cell, after=call), Value.WIN, 1)
        elif not placed.reserve:
            yield GradedMove(Word(cell=cell), Value.DRAW, 1)
        else:
            yield from (_placed_first(cell, give) for give in _gives(placed))


def _placed_first(cell: Cell, give: GradedMove) -> GradedMove:
    assert give.distance is not None
    return GradedMove(replace(give.word, cell=cell), give.value, give.distance + 1)
