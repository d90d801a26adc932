"""How fast the engine is: the same positions each time, measured through the Python API."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from time import process_time, thread_time

from kvarto import _core
from kvarto.engine import reference
from kvarto.engine.census import boards_without_quarto
from kvarto.engine.solver import forget, grade, solve
from kvarto.engine.values import Solution, Value
from kvarto.rules.pieces import PIECES
from kvarto.rules.position import Position
from kvarto.rules.shapes import CELLS
from kvarto.rules.variant import Variant

#: The games that are timed.
TIMED = (Variant("standard"), Variant("advanced"))

#: The games whose nodes make the signature: every part of the search is in at least one.
SIGNED = tuple(
    map(
        Variant,
        ("chst:l", "chst:lq", "chst:q", "cht:l", "hs:q", "c:lq", "chst:l:2", "cst:lq:2", "ch:l:2"),
    )
)

#: The twelve games that differ by more than names, where one shared feature wins.
GAMES = tuple(
    Variant(f"{features}:{shapes}")
    for features in ("c", "ch", "chs", "chst")
    for shapes in ("l", "lq", "q")
)


@dataclass(frozen=True, slots=True)
class Sizes:
    """How many positions are solved and graded, for each number of pieces on the board."""

    solved: Mapping[int, int]
    graded: Mapping[int, int]


USUAL = Sizes(
    solved={5: 300, 6: 1000, 7: 1000, 8: 1000, 9: 1000, 10: 1000},
    graded={5: 100, 6: 300, 7: 500, 8: 500, 9: 500, 10: 500},
)
QUICK = Sizes(
    solved={5: 10, 6: 20, 7: 50, 8: 50, 9: 50, 10: 50},
    graded={5: 1, 6: 3, 7: 10, 8: 10, 9: 10, 10: 10},
)


# -- positions ---------------------------------------------------------------------------------


def random_positions(variant: Variant, placed: int, count: int) -> list[Position]:
    """Positions with a piece in hand that does not win at once, and no quarto on the board.

    They are the same each time, and the first ones of a longer list are those of a shorter one.

    >>> [str(position) for position in random_positions(Variant("standard"), 4, 1)]
    ['...8/.E../..../A..5 0']
    """
    random = Random(f"{variant.code} {placed}")  # noqa: S311  (a game, not a secret)
    found: list[Position] = []
    while len(found) < count:
        pieces, cells = random.sample(PIECES, placed + 1), random.sample(CELLS, placed)
        on_cell = dict(zip(cells, pieces, strict=False))
        board = tuple(on_cell.get(cell) for cell in CELLS)
        position = Position(board, pieces[placed], variant)
        if not position.lapsed and not any(after.open for after in position.successors()):
            found.append(position)
    return found


# -- the signature -----------------------------------------------------------------------------


def signature() -> int:
    """How many nodes the search visits for a fixed list of positions.

    A change of the search changes it, unless it is a change of speed alone.
    """
    return sum(
        _cold(position).nodes
        for variant in SIGNED
        for placed in (6, 8, 9)
        for position in random_positions(variant, placed, 3)
    )


def _cold(position: Position, *, distance: bool = True) -> Solution:
    forget(position.variant)
    return solve(position, distance=distance, table=False)


# -- timings -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Times:
    """How long each of many answers took, in milliseconds of processor time."""

    count: int
    p50: float
    p99: float
    longest: float

    @classmethod
    def of(cls, seconds: Sequence[float]) -> Times:
        """What these times are about: a percentile is the time of one of the positions.

        >>> Times.of([0.004, 0.001, 0.002])
        Times(count=3, p50=2.0, p99=4.0, longest=4.0)
        """
        ordered = sorted(1000 * one for one in seconds)
        p50, p99 = (ordered[math.ceil(share * len(ordered)) - 1] for share in (0.5, 0.99))
        return cls(len(ordered), p50, p99, ordered[-1])


@dataclass(frozen=True, slots=True)
class Level:
    """The times of one variant with so many pieces on the board, cold and without table."""

    variant: Variant
    placed: int
    value: Times
    value_and_distance: Times
    grade: Times


def levels(variant: Variant, sizes: Sizes) -> Iterator[Level]:
    """The times of a variant, from many pieces on the board to few."""
    for placed in sorted(sizes.solved, reverse=True):
        solved, graded = sizes.solved[placed], sizes.graded[placed]
        positions = random_positions(variant, placed, max(solved, graded))
        solutions = [_cold(position) for position in positions[:solved]]
        yield Level(
            variant,
            placed,
            Times.of([answer.seconds for answer in solutions]),
            Times.of([answer.seconds + answer.distance_seconds for answer in solutions]),
            Times.of([_grade_seconds(position) for position in positions[:graded]]),
        )


def _grade_seconds(position: Position) -> float:
    forget(position.variant)
    start = thread_time()
    grade(position, table=False)
    return thread_time() - start


# -- what takes longer -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class WholeGame:
    """What the empty board is worth, and what it took to find out."""

    variant: Variant
    value: Value
    nodes: int
    seconds: float


def whole_game(variant: Variant) -> WholeGame:
    """Solve a game from its start, cold and without table; it may remember far more than in play.

    >>> whole_game(Variant("c:l")).value
    Value.DRAW
    """
    start = str(Position(variant=variant))
    core = _core.Solver(variant.code, _WHOLE_GAME_LOG2)
    _, value, _, nodes, seconds, _ = core.solve(start, with_distance=False)
    return WholeGame(variant, {1: Value.WIN, 0: Value.DRAW, -1: Value.LOSS}[value], nodes, seconds)


#: 2^25 positions are 256 MB: with fewer, a whole game forgets and searches again.
_WHOLE_GAME_LOG2 = 25


@dataclass(frozen=True, slots=True)
class DrawnBoards:
    """How many full boards have no quarto, and how long it took to count them."""

    variant: Variant
    boards: int
    seconds: float


def drawn_boards(variant: Variant) -> DrawnBoards:
    """Count the full boards without a quarto."""
    start = process_time()
    boards = boards_without_quarto(variant)
    return DrawnBoards(variant, boards, process_time() - start)


@dataclass(frozen=True, slots=True)
class Playouts:
    """Games of two who play anything, but call every quarto; in the rules, not in the core."""

    variant: Variant
    count: int
    drawn: int
    #: Pieces on the board at the end, of all games together.
    placed: int
    seconds: float


def playouts(variant: Variant, count: int) -> Playouts:
    """Play games at random; always the same ones.

    >>> playouts(Variant("standard"), 1).placed
    8
    """
    random = Random(variant.code)  # noqa: S311  (a game, not a secret)
    start = process_time()
    ends = [_played_out(Position(variant=variant), random) for _ in range(count)]
    seconds = process_time() - start
    drawn = sum(not end.open for end in ends)
    return Playouts(variant, count, drawn, sum(end.placed for end in ends), seconds)


def _played_out(position: Position, random: Random) -> Position:
    while not position.open and position.placed < 16:
        position = position.lapse().give(random.choice(position.reserve))
        position = position.place(random.choice(position.empty_cells))
    return position


@dataclass(frozen=True, slots=True)
class Comparison:
    """The plain minimax and the solver on the same positions."""

    variant: Variant
    placed: int
    reference: Times
    solver: Times
    #: Whether both gave the same values and distances.
    agree: bool


def comparison(variant: Variant, placed: int, count: int) -> Comparison:
    """Time the reference where it can be waited for, and the solver beside it."""
    positions = random_positions(variant, placed, count)
    solutions = [_cold(position) for position in positions]
    judged: list[float] = []
    agree = True
    for position, solution in zip(positions, solutions, strict=True):
        reference._solve.cache_clear()
        start = thread_time()
        answer = reference.solve(position)
        judged.append(thread_time() - start)
        agree = agree and answer == solution
    times = [answer.seconds + answer.distance_seconds for answer in solutions]
    return Comparison(variant, placed, Times.of(judged), Times.of(times), agree)
