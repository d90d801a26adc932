"""Glicko-2, held against Glickman's worked example."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kvarto.club.glicko import Rating, Result, rated


def test_the_worked_example_of_the_paper() -> None:
    """Example of the Glicko-2 system, pages 3 to 5: 1464.06, 151.52 and 0.05999."""
    player = Rating(1500, 200, 0.06)
    results = [
        Result(Rating(1400, 30), 1),
        Result(Rating(1550, 100), 0),
        Result(Rating(1700, 300), 0),
    ]
    new = rated(player, results)
    assert new.rating == pytest.approx(1464.06, abs=0.01)
    assert new.deviation == pytest.approx(151.52, abs=0.01)
    assert new.volatility == pytest.approx(0.05999, abs=0.00001)


def test_the_inner_scale_of_the_worked_example() -> None:
    player = Rating(1500, 200, 0.06)
    assert player.mu == 0
    assert player.phi == pytest.approx(1.1513, abs=0.0001)
    assert Rating(1400, 30).mu == pytest.approx(-0.5756, abs=0.0001)
    assert Rating(1700, 300).phi == pytest.approx(1.7269, abs=0.0001)


def test_who_does_not_play_is_less_known_but_as_strong() -> None:
    rested = rated(Rating(1700, 50, 0.06), [])
    assert rested.rating == 1700
    assert 50 < rested.deviation < 52
    assert rated(Rating(1700, 350), []).deviation == 350


def test_a_great_surprise_makes_a_player_more_volatile() -> None:
    steady = Rating(1500, 40, 0.06)
    beaten = [Result(Rating(2400, 30), 1)] * 5
    assert rated(steady, beaten).volatility > steady.volatility


def test_the_more_is_known_the_less_a_result_changes() -> None:
    opponent = Rating(1500, 80)
    gains = [
        rated(Rating(1500, deviation), [Result(opponent, 1)]).rating - 1500
        for deviation in (350, 200, 100, 60)
    ]
    assert all(a > b > 0 for a, b in pairwise(gains))


ratings = st.builds(
    Rating,
    st.floats(600, 2600),
    st.floats(30, 350),
    st.floats(0.03, 0.12),
)


@given(ratings, ratings, st.floats(0, 1))
def test_a_rating_goes_where_the_result_points(
    player: Rating, opponent: Rating, score: float
) -> None:
    better, worse = (rated(player, [Result(opponent, s)]) for s in (1, 0))
    between = rated(player, [Result(opponent, score)])
    assert worse.rating <= player.rating <= better.rating
    assert worse.rating - 1e-6 <= between.rating <= better.rating + 1e-6
    assert 0 < between.deviation < 360
    assert 0.01 < between.volatility < 0.3
