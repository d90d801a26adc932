"""The solver agrees with the reference, with itself, and with every way of asking it."""

from __future__ import annotations

import os
import signal
from concurrent.futures import ThreadPoolExecutor
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kvarto import (
    CELLS,
    PIECES,
    ImpossiblePosition,
    InvalidNotation,
    Position,
    Variant,
    _core,
    symmetries,
)
from kvarto.engine import reference, solver
from kvarto.engine.values import Value, best_first
from strategies import variants
from support.effort import examples
from support.waiting import eventually


@st.composite
def late_positions(draw: st.DrawFn, empty: int) -> Position:
    """Positions with few empty cells, with lapsed and open quartos as they come."""
    order, where = draw(st.permutations(PIECES)), draw(st.permutations(CELLS))
    placed = 16 - draw(st.integers(0, empty))
    on_cell = dict(zip(where[:placed], order, strict=False))
    hand = order[placed] if placed < 16 and draw(st.booleans()) else None
    last = where[0] if draw(st.booleans()) else None
    return Position(tuple(map(on_cell.get, CELLS)), hand, draw(variants), last)


@examples(150)
@given(late_positions(5))
def test_value_and_distance_are_those_of_the_reference(position: Position) -> None:
    assert solver.solve(position) == reference.solve(position)


@examples(60)
@given(late_positions(4))
def test_every_move_is_graded_as_by_the_reference(position: Position) -> None:
    assert solver.grade(position) == reference.grade(position)


@pytest.mark.long
@settings(max_examples=3000)
@given(late_positions(6))
def test_value_and_distance_are_those_of_the_reference_many_times_over(position: Position) -> None:
    assert solver.solve(position) == reference.solve(position)


def random_position(seed: int, placed: int, variant: Variant) -> Position:
    random = Random(seed)
    pieces, cells = random.sample(PIECES, 16), random.sample(CELLS, 16)
    on_cell = dict(zip(cells[:placed], pieces, strict=False))
    return Position(tuple(map(on_cell.get, CELLS)), pieces[placed], variant)


@pytest.mark.parametrize("code", ["chst:l", "chst:lq", "chst:q", "chs:l", "ct:lq", "h:q"])
def test_symmetric_positions_have_the_same_solution(code: str) -> None:
    variant = Variant(code)
    ways = Random(1).sample(list(symmetries(variant)), 3)
    for seed in range(5):
        position = random_position(seed, 8, variant)
        expected = solver.solve(position)
        solver.forget(variant)
        for way in ways:
            assert solver.solve(way.apply(position)) == expected


@pytest.mark.parametrize("code", ["chst:l", "chst:lq", "chst:q", "chst:l:2"])
def test_a_position_is_worth_its_best_move(code: str) -> None:
    for seed in range(4):
        position = random_position(seed, 9, Variant(code))
        best = solver.grade(position)[0]
        solution = solver.solve(position)
        assert (best.value, best.distance) == (solution.value, solution.distance)


def test_moves_come_one_by_one_and_are_the_same_with_several_threads() -> None:
    position = random_position(3, 9, Variant("advanced"))
    streamed = list(solver.grading(position))
    assert best_first(streamed) == solver.grade(position)
    assert solver.grade(position, threads=3) == solver.grade(position)


def test_many_positions_are_solved_in_their_order() -> None:
    positions = [random_position(seed, 9, Variant("standard")) for seed in range(12)]
    one_by_one = [solver.solve(position) for position in positions]
    assert solver.solve_many(positions) == one_by_one
    assert solver.solve_many(positions, threads=3) == one_by_one


def test_threads_can_share_a_solver() -> None:
    positions = [random_position(seed, 8, Variant("standard")) for seed in range(30)]
    expected = [solver.solve(position) for position in positions]
    solver.forget(Variant("standard"))
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(solver.solve, positions)) == expected


def test_the_best_line_ends_the_game_as_foretold() -> None:
    for seed in range(6):
        position = random_position(seed, 9, Variant("standard"))
        solution = solver.solve(position)
        line = solver.principal_variation(position)
        placed = sum(word.cell is not None for word in line)
        assert placed == solution.distance
        won = line[-1].after is not None
        assert won == (solution.value is not Value.DRAW)


def test_a_time_limit_may_leave_the_answer_unknown() -> None:
    solution = solver.solve(Position(), table=False, time_limit=0.05)
    assert solution.value is Value.UNKNOWN
    assert solution.distance is None


@pytest.mark.parametrize("text", ["..../..../..../.... -", "..../..../..../..5. - @c1"])
def test_the_table_knows_what_giving_a_piece_leads_to(text: str) -> None:
    answer = solver.solve(Position.from_text(text), time_limit=1.0)
    assert (answer.value, answer.nodes) == (Value.DRAW, 0)


def test_a_search_can_be_watched_and_stopped() -> None:
    watch = solver.Watch()

    def stop_once_it_searches() -> None:
        eventually(lambda: watch.nodes > 0)
        watch.stop()

    with ThreadPoolExecutor(1) as pool:
        pool.submit(stop_once_it_searches)
        solution = solver.solve(Position(), table=False, watch=watch)
    assert solution.value is Value.UNKNOWN
    assert watch.stopped
    assert watch.nodes > 0


def test_what_was_asked_before_is_remembered_until_it_is_forgotten() -> None:
    position = random_position(2, 8, Variant("standard"))
    children = [after for _, after, _ in solver.moves(position) if isinstance(after, Position)]

    def nodes() -> int:
        return sum(solver.solve(child, table=False).nodes for child in children)

    solver.forget(position.variant)
    cold = nodes()
    assert nodes() < cold / 2
    solver.forget(position.variant)
    assert nodes() == cold


def test_the_value_alone_can_be_asked_for() -> None:
    position = random_position(1, 9, Variant("standard"))
    with_distance, without = solver.solve(position), solver.solve(position, distance=False)
    assert with_distance.value is without.value


def test_positions_and_answers_are_arrays_if_wished() -> None:
    variant = Variant("standard")
    positions = [random_position(seed, 10, variant) for seed in range(6)]
    rows = [
        [255 if piece is None else int(piece) for piece in (*position.board, position.hand)]
        for position in positions
    ]
    answers = solver.solve_array(np.array(rows, dtype=np.uint8), variant, threads=2)
    expected = [solver.solve(position) for position in positions]
    numbers = {Value.WIN: 1, Value.DRAW: 0, Value.LOSS: -1}
    assert answers.tolist() == [[numbers[one.value], one.distance] for one in expected]


def test_arrays_that_are_no_positions_are_refused() -> None:
    variant = Variant("standard")
    with pytest.raises(ImpossiblePosition, match="rows of 17 numbers"):
        solver.solve_array(np.zeros((3, 16), dtype=np.uint8), variant)
    with pytest.raises(ImpossiblePosition, match="there twice"):
        solver.solve_array(np.zeros((1, 17), dtype=np.uint8), variant)
    with pytest.raises(InvalidNotation, match="no such piece: 77"):
        solver.solve_array(np.full((1, 17), 77, dtype=np.uint8), variant)


@pytest.mark.parametrize("text", ["A.../.A../..../.... 7", "A.../..../..../.... A", "AB/C 7", ""])
def test_the_core_refuses_positions_that_cannot_be(text: str) -> None:
    with pytest.raises(ValueError, match="column"):
        _core.Solver("chst:l").solve(text)


def test_the_core_refuses_positions_of_another_variant_and_silly_sizes() -> None:
    with pytest.raises(ValueError, match="another variant"):
        _core.Solver("chst:l").solve("..../..../..../.... 0 chst:lq")
    with pytest.raises(ValueError, match="entries"):
        _core.Solver("chst:l", 10)


def test_a_signal_ends_a_long_search() -> None:
    def ring(*_: object) -> None:
        raise TimeoutError

    def ring_once_it_searches() -> None:
        eventually(lambda: watch.nodes > 0)
        os.kill(os.getpid(), signal.SIGALRM)

    watch = solver.Watch()
    before = signal.signal(signal.SIGALRM, ring)
    try:
        with ThreadPoolExecutor(1) as pool:
            pool.submit(ring_once_it_searches)
            with pytest.raises(TimeoutError):
                # Half a minute, if it is not interrupted.
                solver.solve(Position(), table=False, watch=watch)
    finally:
        signal.signal(signal.SIGALRM, before)
    assert solver.solve(Position.from_text("D542/6.../..10/E..7 8")).distance == 5
