"""What the table asks for at each moment: one line that says who is to do what."""

from __future__ import annotations

from collections.abc import Mapping

from kvarto.cli.console import t
from kvarto.rules.game import ActionKind
from kvarto.rules.settings import Seat
from kvarto.rules.variant import ShapeSet
from kvarto.session.state import TableState


def prompt(state: TableState, names: Mapping[Seat, str], now: int) -> str:
    """The question that the next line answers, with the time there is for it."""
    seat = state.game.to_act
    assert seat is not None
    time = _time_left(state, seat, now)
    clock = "" if time is None else t("play-clock", time=_minutes(time))
    return f"{clock}{_question(state, seat, names)} "


def _question(state: TableState, seat: Seat, names: Mapping[Seat, str]) -> str:
    for proposer, kind in state.offers:
        asked = {"player": names[proposer], "other": names[proposer.other]}
        return t(f"play-offer-{kind.value.replace('_', '-')}", **asked)
    if state.paused:
        return t("play-paused")
    players = {"player": names[seat], "other": names[seat.other]}
    may = state.game.may(seat)
    (duty,) = (kind for kind in may if kind is not ActionKind.CALL)
    key = f"play-{duty.value.replace('_', '-')}"
    if ActionKind.CALL in state.game.may(seat.other):
        key += "-or-late-call" if ActionKind.CALL in may else "-or-others-late-call"
    elif ActionKind.CALL in may:
        key += "-or-call"
    elif duty is ActionKind.POINT and state.game.settings.variant.shape_set is not ShapeSet.LINES:
        key += "-with-squares"
    return t(key, **players)


def _time_left(state: TableState, seat: Seat, now: int) -> int | None:
    if state.point_by is not None:
        return max(0, state.point_by - now)
    return state.clock.left(seat, now)


def _minutes(milliseconds: int) -> str:
    # Rounded up: a clock shows 0:00 when there is nothing left.
    seconds = -(-milliseconds // 1000)
    return f"{seconds // 60}:{seconds % 60:02}"
