"""Clocks: what each time control charges, refills and adds."""

from __future__ import annotations

import pytest

from kvarto import Seat, TimeControl
from kvarto.session.clock import LAST_CHANCE_TIME, Clock
from kvarto.session.per_seat import PerSeat

FIRST, SECOND = Seat.FIRST, Seat.SECOND
MINUTE = 60_000


def running(text: str, seat: Seat = FIRST, now: int = 0) -> Clock:
    return Clock.of(TimeControl.from_text(text)).run(seat, now)


def test_only_the_running_clock_is_charged() -> None:
    clock = running("60/move").stop(10_000)
    assert clock.remaining == PerSeat(50_000, MINUTE)
    assert clock.stop(99_000) == clock
    assert clock.deadline is None
    assert clock.left(FIRST, 99_000) == 50_000


def test_nothing_is_left_after_the_deadline_and_nothing_less() -> None:
    clock = running("60/move", now=1000)
    assert clock.deadline == 61_000
    assert clock.left(FIRST, 61_000) == clock.left(FIRST, 99_000) == 0


def test_a_clock_that_goes_backwards_charges_nobody() -> None:
    assert running("60/move", now=5000).left(FIRST, 1000) == MINUTE


def test_without_a_clock_nothing_is_limited_but_the_very_last_chance() -> None:
    clock = running("-")
    assert clock.deadline is None
    assert clock.left(FIRST, 10**9) is None
    clock = clock.begin_last_chance(SECOND).run(SECOND, 1000)
    assert clock.deadline == 1000 + LAST_CHANCE_TIME


@pytest.mark.parametrize(
    ("text", "begun", "giving", "ended"),
    [
        ("60/move", MINUTE, 50_000, 50_000),
        ("60/place", MINUTE, MINUTE, 50_000),
        ("60+5", 50_000, 50_000, 55_000),
        ("3d/move", 3 * 24 * 60 * MINUTE, 3 * 24 * 60 * MINUTE - 10_000, None),
        ("-", None, None, None),
    ],
)
def test_each_time_control_refills_in_its_own_way(
    text: str, begun: int | None, giving: int | None, ended: int | None
) -> None:
    clock = running(text).stop(10_000)
    assert clock.begin_move(FIRST).remaining[FIRST] == begun
    assert clock.begin_giving(FIRST).remaining[FIRST] == giving
    if ended is not None:
        assert clock.end_move(FIRST).remaining[FIRST] == ended


def test_a_shifted_clock_forgets_the_time_between() -> None:
    assert running("60/move").shift(30_000).left(FIRST, 40_000) == 50_000


def test_a_pair_is_looked_up_and_changed_by_seat() -> None:
    pair = PerSeat(1, 2)
    assert (pair[FIRST], pair[SECOND]) == (1, 2)
    assert pair.having(SECOND, 3) == PerSeat(1, 3)
