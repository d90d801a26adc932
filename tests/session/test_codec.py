"""Stored events: they come back as they were, and those of old versions stay readable."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from kvarto import Call, Cell, EndTurn, Give, InvalidNotation, Place, Point, Seat
from kvarto.session.codec import from_json, to_json
from kvarto.session.commands import OfferKind
from kvarto.session.events import (
    Aborted,
    Accepted,
    Acted,
    Declined,
    Event,
    Interrupted,
    Left,
    Opened,
    Paused,
    Proposed,
    Resigned,
    Resumed,
    Returned,
    TableSettings,
    TimeRanOut,
    WinClaimed,
)
from kvarto.session.per_seat import PerSeat
from kvarto.session.state import fold
from kvarto.session.view import to_game
from strategies import cells, pieces, positions, seats, settings, shapes, time_controls

FIXTURES = sorted((Path(__file__).parent.parent / "data" / "events").glob("*.jsonl"))

moments = st.integers(0, 2**53)
kinds = st.sampled_from(list(OfferKind))
table_settings = st.builds(
    TableSettings,
    game=settings,
    clock=time_controls,
    casual=st.booleans(),
    grace=st.integers(0, 10**9),
    start=st.none() | positions(),
)
actions = st.one_of(
    st.builds(Give, seats, pieces),
    st.builds(Place, seats, cells),
    st.builds(Call, seats),
    st.builds(Point, seats, st.none() | shapes),
    st.builds(EndTurn, seats),
)
SEAT_EVENTS = (Resigned, Paused, Resumed, Aborted, Left, Returned, WinClaimed, TimeRanOut)
events: st.SearchStrategy[Event] = st.one_of(
    st.builds(
        Opened,
        moments,
        st.builds(PerSeat, st.text(), st.text()),
        table_settings,
        st.lists(st.builds(PerSeat, st.integers(1, 6), st.integers(1, 6))).map(tuple),
    ),
    st.builds(Acted, moments, actions, st.booleans(), st.integers(0, 300)),
    *(st.builds(kind, moments, seats) for kind in SEAT_EVENTS),
    *(st.builds(kind, moments, seats, kinds) for kind in (Proposed, Accepted, Declined)),
    st.builds(Interrupted, moments, moments),
)


@example(Acted(1000, Place(Seat.SECOND, Cell.B2), lag=200))
@given(events)
def test_an_event_comes_back_from_json_as_it_was(event: Event) -> None:
    stored = json.loads(json.dumps(to_json(event)))
    assert from_json(stored) == event
    assert stored["v"] == 1


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.stem)
def test_a_game_stored_by_an_earlier_version_is_read_and_ends_as_it_did(path: Path) -> None:
    *stored, expected = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    state = fold(map(from_json, stored))
    assert str(to_game(state)) == expected["record"]
    assert [to_json(from_json(event)) for event in stored] == stored


def test_the_stored_games_hold_every_kind_of_event() -> None:
    names = {
        json.loads(line).get("event")
        for path in FIXTURES
        for line in path.read_text(encoding="utf-8").splitlines()
    }
    assert names >= {
        "opened", "given", "placed", "called", "pointed", "turn_ended", "resigned", "proposed",
        "accepted", "declined", "paused", "resumed", "aborted", "left", "returned", "win_claimed",
        "time_ran_out", "interrupted",
    }  # fmt: skip


GOOD = {"event": "placed", "v": 1, "at": 5, "seat": "first", "cell": "b2", "by_clock": False}


@pytest.mark.parametrize(
    "damage",
    [
        {"v": 2},
        {"event": "moved"},
        {"event": None},
        {"at": "5"},
        {"at": True},
        {"seat": "third"},
        {"cell": "e5"},
        {"cell": None},
        {"by_clock": 0},
        {"extra": 1},
        {"piece": "7"},
        {"event": "opened"},
    ],
)
def test_a_damaged_event_is_refused(damage: dict[str, Any]) -> None:
    assert to_json(from_json(GOOD)) == GOOD
    with pytest.raises(InvalidNotation, match="not an event"):
        from_json(GOOD | damage)


@pytest.mark.parametrize("key", sorted(GOOD))
def test_an_event_with_something_missing_is_refused(key: str) -> None:
    with pytest.raises(InvalidNotation, match="not an event"):
        from_json({name: value for name, value in GOOD.items() if name != key})


@pytest.mark.parametrize(
    "damage",
    [
        {"names": ["Anna", "Ben"]},
        {"names": {"first": 1, "second": "Ben"}},
        {"throws": [[1, 2, 3]]},
        {"throws": 5},
        {"settings": {}},
        {"settings": None},
    ],
)
def test_a_damaged_opening_is_refused(damage: dict[str, Any]) -> None:
    opened = to_json(Opened(0, PerSeat("Anna", "Ben"), TableSettings()))
    with pytest.raises(InvalidNotation, match="not an event"):
        from_json(opened | damage)


scalars = st.none() | st.booleans() | st.integers() | st.text()


@given(st.recursive(scalars, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner)))
def test_any_json_is_an_event_or_is_refused(value: Any) -> None:
    with pytest.raises(InvalidNotation):
        from_json(value)
