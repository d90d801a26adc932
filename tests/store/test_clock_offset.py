"""How far another clock is ahead, by several measurements."""

from __future__ import annotations

import pytest

from kvarto.store.clock_offset import ClockOffset


def test_before_the_first_measurement_the_clocks_are_taken_for_the_same() -> None:
    assert ClockOffset().milliseconds == 0


@pytest.mark.parametrize(
    ("asked", "answers", "answered", "offset"),
    [
        # The second took least.
        ((0, 1000, 2000), (1050, 2010, 3090), (80, 1002, 2180), 1009),
        # The clock was set before the last: what was measured before is of no use.
        ((0, 1000, 5000), (10, 1010, 2050), (10, 1010, 5080), -2990),
    ],
)
def test_the_measurement_that_took_least_time_counts_until_a_clock_is_set(
    asked: tuple[int, ...], answers: tuple[int, ...], answered: tuple[int, ...], offset: int
) -> None:
    measured = ClockOffset()
    for asked_at, there, answered_at in zip(asked, answers, answered, strict=True):
        measured.measured(asked_at, there, answered_at)
    assert measured.milliseconds == offset


def test_only_the_last_measurements_count() -> None:
    measured = ClockOffset()
    measured.measured(0, 1000, 2)
    for number in range(10):
        # They took longer, and so are less certain, but clocks drift.
        measured.measured(number, number + 1005, number + 10)
    assert measured.milliseconds == 1000
