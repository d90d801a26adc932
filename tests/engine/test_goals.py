"""The goals are read from the results of a benchmark."""

from __future__ import annotations

from typing import Any

import pytest

from kvarto.engine.goals import GOALS, Goal


def timing(variant: str, placed: int, p99: float, **more: Any) -> dict[str, Any]:
    kinds = {what: {"p99": p99} for what in ("value", "value_and_distance", "grade")}
    return {"variant": variant, "placed": placed, "table": False, "warm": False} | kinds | more


def goal(name: str) -> Goal:
    return next(one for one in GOALS if one.name == name)


@pytest.mark.parametrize(
    ("p99", "verdict"),
    [
        (0.15, "goal-aim-reached"),
        (0.151, "goal-must-reached"),
        (0.4, "goal-must-reached"),
        (0.401, "goal-missed"),
    ],
)
def test_a_goal_is_reached_or_missed(p99: float, verdict: str) -> None:
    assert goal("goal-value-8").verdict({"timings": [timing("chst:l", 8, p99)]}) == verdict


def test_the_slower_game_counts_cold_and_without_table() -> None:
    results = {
        "timings": [
            timing("chst:l", 8, 0.1),
            timing("chst:lq", 8, 0.2),
            timing("chst:l", 8, 3, warm=True),
            timing("chst:l", 8, 4, table=True),
            timing("chst:l", 7, 5),
        ]
    }
    assert goal("goal-value-8").measured(results) == 0.2


def test_every_level_of_the_table_counts() -> None:
    levels = [timing("chst:l", placed, 0.01 * placed, table=True) for placed in range(11)]
    assert goal("goal-table").measured({"timings": levels}) == 0.05
    assert goal("goal-table").verdict({"timings": levels}) == "goal-must-reached"


def test_what_was_not_measured_is_neither_reached_nor_missed() -> None:
    assert goal("goal-value-8").verdict({"timings": []}) == "goal-not-measured"
    assert goal("goal-two-cores").verdict({"waiting": []}) == "goal-not-measured"
    assert goal("goal-memory").verdict({"footprint": {"memory_mb": None}}) == "goal-not-measured"
