"""Events as they are stored: plain JSON objects with stable names and a version.

A stored event is read for ever. A new version of an event gets a new number here, and the
old one keeps its reader; `tests/data/events` holds stored games that must stay readable.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from kvarto.errors import InvalidNotation, quoted
from kvarto.record.time_control import TimeControl
from kvarto.rules.game import Action, Call, EndTurn, Give, Place, Point
from kvarto.rules.pieces import Piece
from kvarto.rules.position import Position
from kvarto.rules.settings import Calling, FalseCall, Seat, Settings
from kvarto.rules.shapes import Cell, Shape
from kvarto.rules.variant import Variant
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

Json = dict[str, Any]

VERSION = 1

_ACTIONS: dict[str, type[Action]] = {
    "given": Give,
    "placed": Place,
    "called": Call,
    "pointed": Point,
    "turn_ended": EndTurn,
}
_EVENTS: dict[str, type[Event]] = {
    "opened": Opened,
    "resigned": Resigned,
    "proposed": Proposed,
    "accepted": Accepted,
    "declined": Declined,
    "paused": Paused,
    "resumed": Resumed,
    "aborted": Aborted,
    "left": Left,
    "returned": Returned,
    "win_claimed": WinClaimed,
    "time_ran_out": TimeRanOut,
    "interrupted": Interrupted,
}
_NAMES: dict[type, str] = {kind: name for name, kind in (_ACTIONS | _EVENTS).items()}


def to_json(event: Event) -> Json:
    """An event as it is stored.

    >>> to_json(Acted(1000, Place(Seat.SECOND, Cell.B2)))
    {'event': 'placed', 'v': 1, 'at': 1000, 'seat': 'second', 'cell': 'b2', 'by_clock': False}
    """
    if isinstance(event, Acted):
        action = {f.name: getattr(event.action, f.name) for f in fields(event.action)}
        content = {"at": event.at, **action, "by_clock": event.by_clock}
        if event.lag:
            content["lag"] = event.lag
        name = _NAMES[type(event.action)]
    else:
        content = {f.name: getattr(event, f.name) for f in fields(event)}
        name = _NAMES[type(event)]
    return {"event": name, "v": VERSION} | {key: _WRITERS[key](v) for key, v in content.items()}


def from_json(stored: Json) -> Event:
    """A stored event; `InvalidNotation` if it is none that this version can read."""
    try:
        if stored["v"] != VERSION:
            raise InvalidNotation("bad-event", text=quoted(stored))
        return _event(stored)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError):
        raise InvalidNotation("bad-event", text=quoted(stored)) from None


def _event(stored: Json) -> Event:
    content = {k: _READERS[k](v) for k, v in stored.items() if k not in ("event", "v")}
    if stored["event"] not in _ACTIONS:
        return _EVENTS[stored["event"]](**content)
    at, by_clock = content.pop("at"), content.pop("by_clock")
    lag = content.pop("lag", 0)  # nothing is written where there was none
    return Acted(at, _ACTIONS[stored["event"]](**content), by_clock, lag)


# -- fields ------------------------------------------------------------------------------------


def _text_or_none(value: object) -> str | None:
    return None if value is None else str(value)


def _whole(value: Any) -> int:
    if type(value) is not int:
        raise TypeError(value)
    return value


def _yes_or_no(value: Any) -> bool:
    if type(value) is not bool:
        raise TypeError(value)
    return value


def _text(value: Any) -> str:
    if type(value) is not str:
        raise TypeError(value)
    return value


def _write_settings(settings: TableSettings) -> Json:
    game = settings.game
    return {
        "variant": game.variant.code,
        "calling": game.calling.value,
        "false_call": game.false_call.value,
        "late_call": game.late_call,
        "pointing": [seat.value for seat in Seat if game.points(seat)],
        "clock": str(settings.clock),
        "casual": settings.casual,
        "grace": settings.grace,
        "start": _text_or_none(settings.start),
    }


def _read_settings(stored: Json) -> TableSettings:
    start = stored["start"]
    return TableSettings(
        game=Settings(
            variant=Variant(stored["variant"]),
            calling=Calling(stored["calling"]),
            false_call=FalseCall(stored["false_call"]),
            late_call=_yes_or_no(stored["late_call"]),
            pointing=frozenset(map(Seat, stored["pointing"])),
        ),
        clock=TimeControl.from_text(stored["clock"]),
        casual=_yes_or_no(stored["casual"]),
        grace=_whole(stored["grace"]),
        start=None if start is None else Position.from_text(start),
    )


_WRITERS: dict[str, Any] = {
    "at": _whole,
    "lag": _whole,
    "since": _whole,
    "by_clock": _yes_or_no,
    "seat": str,
    "kind": lambda kind: kind.value,
    "piece": str,
    "cell": str,
    "shape": _text_or_none,
    "names": lambda names: {"first": names.first, "second": names.second},
    "throws": lambda throws: [[throw.first, throw.second] for throw in throws],
    "settings": _write_settings,
}
_READERS: dict[str, Any] = {
    "at": _whole,
    "lag": _whole,
    "since": _whole,
    "by_clock": _yes_or_no,
    "seat": Seat,
    "kind": OfferKind,
    "piece": Piece.from_text,
    "cell": Cell.from_text,
    "shape": lambda text: None if text is None else Shape.from_text(text),
    "names": lambda names: PerSeat(_text(names["first"]), _text(names["second"])),
    "throws": lambda throws: tuple(PerSeat(_whole(a), _whole(b)) for a, b in throws),
    "settings": _read_settings,
}
