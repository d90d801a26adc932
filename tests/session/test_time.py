"""What time brings about at a table: time-outs, calls that stop the clock, outages."""

from __future__ import annotations

from kvarto import (
    Call,
    Cell,
    FalseCall,
    Give,
    Outcome,
    Piece,
    Place,
    Point,
    Seat,
    Shape,
    Termination,
)
from kvarto.session.commands import (
    Leave,
    PassTime,
    Resign,
    Restart,
)
from kvarto.session.events import (
    Acted,
    Interrupted,
    TimeRanOut,
)
from kvarto.session.table import deadline, may
from session.tables import COMPLETED, FULL, MINUTE, refused, table

FIRST, SECOND = Seat.FIRST, Seat.SECOND


def test_who_runs_out_of_time_loses() -> None:
    at = table("60/move")
    at.play(">F", after=10_000)
    assert deadline(at.state) == 10_000 + MINUTE
    (event,) = at.do(PassTime(), after=5 * MINUTE)
    assert event == TimeRanOut(10_000 + MINUTE, SECOND)
    assert at.state.outcome == Outcome(Termination.TIME, FIRST)
    assert at.do(PassTime(), after=MINUTE) == ()


def test_a_command_after_the_deadline_is_too_late_whatever_it_is() -> None:
    at = table("60/move")
    at.now = MINUTE
    refused(at, Give(FIRST, Piece.DTSH), "too late")
    assert may(at.state, FIRST, at.now) == ()
    at.now = MINUTE - 1
    at.do(Give(FIRST, Piece.DTSH))


def test_nobody_is_charged_for_the_way_of_the_messages() -> None:
    at = table("600+5")
    at.do(Give(FIRST, Piece.DTSH), after=10_000, lag=200)
    assert at.state.clock.left(FIRST, at.now) == 10 * MINUTE - 9800 + 5000
    # Whoever is next has been told only now.
    assert at.state.clock.left(SECOND, at.now) == 10 * MINUTE
    at.do(Place(SECOND, Cell.A1), after=100, lag=300)
    assert at.state.clock.left(SECOND, at.now) == 10 * MINUTE


def test_what_was_on_its_way_at_the_deadline_is_in_time() -> None:
    at = table("60/move")
    at.now = MINUTE + 199
    (event,) = at.do(Give(FIRST, Piece.DTSH), lag=200)
    assert event == Acted(MINUTE + 199, Give(FIRST, Piece.DTSH), lag=200)
    at.now += MINUTE + 200
    refused(at, Place(SECOND, Cell.A1), "too late")
    at.do(Place(SECOND, Cell.A1), lag=201)


def test_a_call_stops_the_clock_until_it_is_settled() -> None:
    at = table("60/move")
    at.play(COMPLETED, after=1000)
    at.do(Call(FIRST), after=20_000)
    assert at.state.clock.running is None
    assert deadline(at.state) == at.now + 15_000
    at.do(Point(FIRST, Shape.ROW_2), after=14_999)
    # One second for placing on d1, twenty until the call; pointing is free.
    assert at.state.clock.remaining[FIRST] == MINUTE - 1000 - 20_000
    assert at.state.clock.running is FIRST


def test_a_late_call_stops_the_receivers_clock() -> None:
    at = table("60/move", late_call=True)
    at.play(f"{COMPLETED}>0", after=1000)
    at.do(Call(FIRST), after=5000)
    at.do(Point(FIRST, None), after=10_000)
    assert at.state.clock.running is SECOND
    assert at.state.clock.remaining[SECOND] == MINUTE - 5000


def test_who_does_not_point_in_time_has_failed() -> None:
    at = table(false_call=FalseCall.FORFEIT)
    at.play(COMPLETED)
    at.do(Call(FIRST), after=1000)
    assert at.do(PassTime(), after=14_999) == ()
    (event,) = at.do(PassTime(), after=1)
    assert event == Acted(16_000, Point(FIRST, None), by_clock=True)
    assert at.state.outcome == Outcome(Termination.FORFEIT, SECOND)


def test_in_the_last_chances_running_out_of_time_means_no_call() -> None:
    at = table("60/move", start=FULL)
    at.do(Place(FIRST, Cell.D1), after=1000)
    first, second = at.do(PassTime(), after=10 * MINUTE)
    assert (first.at, second.at) == (MINUTE, 2 * MINUTE)
    assert at.state.outcome == Outcome(Termination.DRAW)


def test_without_a_clock_only_the_very_last_chance_is_limited() -> None:
    at = table(start=FULL)
    at.do(Place(FIRST, Cell.D1), after=1000)
    assert deadline(at.state) is None
    at.play("=", after=1000)
    assert deadline(at.state) == at.now + MINUTE


def test_an_outage_is_charged_to_nobody() -> None:
    at = table("60/move")
    at.play(COMPLETED, after=1000)
    at.do(Leave(SECOND), Call(FIRST))
    at.now += 100_000
    (event,) = at.do(Restart(since=at.now - 95_000))
    assert event == Interrupted(at.now, at.now - 95_000)
    assert at.state.point_by == at.now + 10_000
    assert at.state.away[SECOND] == at.now - 5000


def test_what_fell_due_before_an_outage_still_counts() -> None:
    at = table("60/move")
    at.now = 5 * MINUTE
    (event,) = at.do(Restart(since=2 * MINUTE))[:1]
    assert event == TimeRanOut(MINUTE, FIRST)
    assert at.state.outcome is not None
    assert at.do(Restart(since=at.now), after=1000) == ()


def test_an_outage_does_not_begin_in_the_future() -> None:
    at = table("60/move")
    assert at.do(Restart(since=10 * MINUTE), after=1000) == ()


def test_time_never_goes_back() -> None:
    at = table("60/move")
    at.play(">F", after=5000)
    at.now = 1000
    (event,) = at.do(Resign(FIRST))
    assert event.at == 5000


def test_an_outage_of_no_time_leaves_no_trace() -> None:
    at = table()
    assert at.do(Restart(since=0)) == ()
