"""How fast the engine is: the same positions each time, measured through the Python API."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter, process_time, thread_time
from typing import NamedTuple

from kvarto.engine import reference
from kvarto.engine.census import boards_without_quarto
from kvarto.engine.solver import forget, grade, solve
from kvarto.engine.table import LEVELS, find, game_of, table_of
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


class Counts(NamedTuple):
    """How many positions are solved, and how many are graded."""

    solved: int
    graded: int


@dataclass(frozen=True, slots=True)
class Plan:
    """What is measured, and how much of it."""

    #: For each number of pieces on the board, so many positions.
    without_table: Mapping[int, Counts]
    with_table: Mapping[int, Counts]
    #: How many positions are graded on two cores.
    two_cores: int
    #: The games whose nodes make the signature.
    signed: Sequence[Variant] = SIGNED
    timed: Sequence[Variant] = TIMED
    #: The games that are solved from the empty board.
    solved_whole: Sequence[Variant] = GAMES
    #: How many games are played at random.
    playouts: int = 50_000
    #: How many positions the reference solves, and with how many pieces on the board.
    compared: int = 10
    compared_placed: int = 8
    #: How often the import is timed.
    imports: int = 5


#: With three or four pieces a search takes a second, so that only few can be waited for.
USUAL = Plan(
    without_table={
        3: Counts(10, 2),
        4: Counts(30, 10),
        5: Counts(300, 100),
        6: Counts(1000, 300),
        **dict.fromkeys(range(7, 11), Counts(1000, 500)),
    },
    with_table={
        **dict.fromkeys(range(5), Counts(1000, 300)),
        5: Counts(1000, 100),
        6: Counts(1000, 300),
        **dict.fromkeys(range(7, 11), Counts(1000, 500)),
    },
    two_cores=200,
)
QUICK = Plan(
    without_table={
        5: Counts(10, 1),
        6: Counts(20, 3),
        **dict.fromkeys(range(7, 11), Counts(50, 10)),
    },
    with_table={
        **dict.fromkeys(range(5), Counts(50, 5)),
        5: Counts(50, 1),
        6: Counts(20, 3),
        **dict.fromkeys(range(7, 11), Counts(50, 10)),
    },
    two_cores=3,
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


def signature(variants: Iterable[Variant] = SIGNED) -> int:
    """How many nodes the search visits for a fixed list of positions.

    A change of the search changes it, unless it is a change of speed alone.
    """
    return sum(
        _cold(position).nodes
        for variant in variants
        for placed in (6, 8, 9)
        for position in random_positions(variant, placed, 3)
    )


def _cold(position: Position) -> Solution:
    forget(position.variant)
    return solve(position, table=False)


# -- timings -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Times:
    """How long each of many answers took, in milliseconds."""

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
class Timing:
    """The times of one variant with so many pieces on the board.

    Cold, nothing is remembered of any position. Warm, the same was asked just before, as by a page
    on which somebody goes back and forth in a game.
    """

    variant: Variant
    placed: int
    table: bool
    warm: bool
    #: How many nodes the search visited in all for the values and distances.
    nodes: int
    value: Times
    value_and_distance: Times
    grade: Times


def timings(
    variant: Variant, counts: Mapping[int, Counts], *, table: bool = False
) -> Iterator[Timing]:
    """The times of a variant, from many pieces on the board to few, each cold and then warm.

    What a table costs when it is first used does not count.
    """
    if table:
        _load_table(variant)
    for placed in sorted(counts, reverse=True):
        count = counts[placed]
        positions = random_positions(variant, placed, max(count))
        solved = [_solved_twice(position, table=table) for position in positions[: count.solved]]
        graded = [_graded_twice(position, table=table) for position in positions[: count.graded]]
        for warm in (False, True):
            yield Timing(
                variant,
                placed,
                table,
                warm,
                sum(twice[warm].nodes for twice in solved),
                Times.of([twice[warm].value for twice in solved]),
                Times.of([twice[warm].value_and_distance for twice in solved]),
                Times.of([twice[warm] for twice in graded]),
            )


class _Solved(NamedTuple):
    nodes: int
    value: float
    value_and_distance: float


def _solved_twice(position: Position, *, table: bool) -> tuple[_Solved, _Solved]:
    """The processor time of asking cold, and of asking again."""

    def seconds() -> _Solved:
        start = thread_time()
        answer = solve(position, table=table)
        whole = thread_time() - start
        return _Solved(answer.nodes, whole - answer.distance_seconds, whole)

    _start_cold(position.variant)
    return seconds(), seconds()


def _graded_twice(position: Position, *, table: bool) -> tuple[float, float]:
    def seconds() -> float:
        start = thread_time()
        grade(position, table=table)
        return thread_time() - start

    _start_cold(position.variant)
    return seconds(), seconds()


def _start_cold(variant: Variant) -> None:
    """Forget, and then ask what needs no search.

    Every so often forgetting writes over all that could be remembered, and the processor has to
    fetch this very program anew: nobody else waits for that.
    """
    forget(variant)
    solve(Position((*PIECES[:15], None), PIECES[15], variant))


def _load_table(variant: Variant) -> None:
    for placed in range(LEVELS + 1):
        find(random_positions(variant, placed, 1)[0])


def has_whole_table(variant: Variant, levels: int = LEVELS) -> bool:
    """Whether the opening table of a game reaches as far as it should."""
    table = table_of(game_of(variant))
    return table is not None and table.deepest == levels


@dataclass(frozen=True, slots=True)
class WaitingTimes:
    """How long somebody waits until every move is graded: with table, cold, on several cores."""

    variant: Variant
    placed: int
    threads: int
    #: Unlike all other times, by the clock.
    grade: Times


def waiting_times(variant: Variant, count: int) -> WaitingTimes:
    """The times on two cores where they are longest: the last level of the table.

    What follows there has one piece more and is not in the table. With more pieces a search is
    shorter, with fewer everything is looked up.
    """
    seconds = []
    for position in random_positions(variant, LEVELS, count):
        _start_cold(variant)
        start = perf_counter()
        grade(position, threads=2)
        seconds.append(perf_counter() - start)
    return WaitingTimes(variant, LEVELS, 2, Times.of(seconds))


# -- what takes longer -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class WholeGame:
    """What the empty board is worth, and what it took to find out."""

    variant: Variant
    value: Value
    nodes: int
    seconds: float


def whole_game(variant: Variant) -> WholeGame:
    """Solve a game from its start, cold and without table, with the memory that play has.

    >>> whole_game(Variant("c:l")).value
    Value.DRAW
    """
    forget(variant)
    answer = solve(Position(variant=variant), distance=False, table=False)
    return WholeGame(variant, answer.value, answer.nodes, answer.seconds)


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
