"""The benchmark measures the same things each time."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kvarto import Variant
from kvarto.engine.benchmark import (
    GAMES,
    QUICK,
    SIGNED,
    TIMED,
    USUAL,
    Counts,
    Times,
    comparison,
    has_whole_table,
    playouts,
    random_positions,
    signature,
    timings,
    waiting_times,
    whole_game,
)
from kvarto.engine.values import Value

STANDARD = Variant("standard")


@pytest.mark.parametrize("variant", SIGNED, ids=str)
@pytest.mark.parametrize("placed", [0, 5, 10])
def test_positions_have_no_quarto_and_no_win_at_once(variant: Variant, placed: int) -> None:
    for position in random_positions(variant, placed, 5):
        assert position.placed == placed
        assert position.variant is variant
        assert position.hand is not None
        assert not position.lapsed
        assert not any(after.open for after in position.successors())


def test_positions_are_the_same_each_time() -> None:
    assert random_positions(STANDARD, 7, 20)[:5] == random_positions(STANDARD, 7, 5)
    assert len(set(random_positions(STANDARD, 7, 20))) == 20


def test_the_signature_is_the_same_each_time() -> None:
    once = signature()
    assert once > 100_000
    assert signature() == once


@given(st.lists(st.floats(0, 10), min_size=1))
def test_percentiles_are_in_order(seconds: list[float]) -> None:
    times = Times.of(seconds)
    assert times.count == len(seconds)
    assert times.p50 <= times.p99 <= times.longest == 1000 * max(seconds)
    within = sum(1000 * one <= times.p50 for one in seconds)
    assert 2 * within >= len(seconds)


def test_of_a_hundred_positions_one_may_take_longer_than_p99() -> None:
    times = Times.of([number / 1000 for number in range(1, 101)])
    assert (times.p50, times.p99, times.longest) == pytest.approx((50, 99, 100))


def test_every_level_is_timed_cold_and_warm() -> None:
    timed = list(timings(STANDARD, {9: Counts(3, 2), 10: Counts(4, 5)}))
    assert [(one.placed, one.warm) for one in timed] == [
        (10, False),
        (10, True),
        (9, False),
        (9, True),
    ]
    assert [one.value.count for one in timed] == [4, 4, 3, 3]
    assert [one.grade.count for one in timed] == [5, 5, 2, 2]
    for one in timed:
        assert not one.table
        assert 0 < one.value.p50 <= one.value_and_distance.p50
        assert one.grade.p50 > 0


def test_what_was_asked_just_before_is_known_when_warm() -> None:
    cold, warm = timings(STANDARD, {6: Counts(5, 1)})
    assert warm.nodes < cold.nodes / 2


def test_the_table_spares_the_search() -> None:
    searched, _ = timings(Variant("ch:lq"), {5: Counts(5, 1)})
    looked_up, _ = timings(Variant("ch:lq"), {5: Counts(5, 1)}, table=True)
    assert looked_up.table
    assert (looked_up.nodes, searched.nodes > 0) == (0, True)


def test_only_a_table_that_reaches_all_levels_is_whole() -> None:
    assert has_whole_table(Variant("t:lq"))
    assert not has_whole_table(Variant("chst:l:3"))
    assert not has_whole_table(Variant("t:lq"), levels=6)


def test_the_levels_that_were_asked_for_are_timed() -> None:
    assert set(USUAL.without_table) == set(range(3, 11))
    assert set(USUAL.with_table) == set(QUICK.with_table) == set(range(11))
    assert set(QUICK.without_table) == set(range(5, 11)), "fewer pieces take seconds a position"
    assert [variant.code for variant in TIMED] == ["chst:l", "chst:lq"]


def test_waiting_is_timed_with_two_threads() -> None:
    waited = waiting_times(Variant("c:lq"), 2)
    assert (waited.placed, waited.threads, waited.grade.count) == (5, 2, 2)
    assert waited.grade.p50 > 0


def test_a_whole_game_is_solved_from_the_empty_board() -> None:
    game = whole_game(Variant("c:lq"))
    assert game.value is Value.DRAW
    assert game.nodes > 100_000
    assert game.seconds > 0
    assert len(set(GAMES)) == 12


def test_random_games_are_the_same_each_time() -> None:
    once, again = playouts(STANDARD, 50), playouts(STANDARD, 50)
    assert (once.drawn, once.placed) == (again.drawn, again.placed)
    assert 4 * 50 <= once.placed <= 16 * 50


def test_the_reference_and_the_solver_agree_where_they_are_compared() -> None:
    compared = comparison(Variant("advanced"), 10, 3)
    assert compared.agree
    assert compared.reference.count == compared.solver.count == 3
