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
    USUAL,
    Sizes,
    Times,
    comparison,
    levels,
    playouts,
    random_positions,
    signature,
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


def test_every_level_is_timed() -> None:
    timed = list(levels(STANDARD, Sizes(solved={9: 3, 10: 4}, graded={9: 2, 10: 5})))
    assert [level.placed for level in timed] == [10, 9]
    assert [level.value.count for level in timed] == [4, 3]
    assert [level.grade.count for level in timed] == [5, 2]
    for level in timed:
        assert 0 < level.value.p50 <= level.value_and_distance.p50 < level.grade.p50


@pytest.mark.parametrize("sizes", [QUICK, USUAL])
def test_all_levels_from_five_to_ten_are_measured(sizes: Sizes) -> None:
    assert set(sizes.solved) == set(sizes.graded) == set(range(5, 11))


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
    assert compared.reference.p50 > compared.solver.p50
