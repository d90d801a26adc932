"""A table at one moment, and how events change it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from kvarto.errors import IllegalAction
from kvarto.rules.game import Action, Call, GameState, Give, Outcome, Place, Point, Termination
from kvarto.rules.settings import Seat
from kvarto.session.clock import POINTING_TIME, Clock
from kvarto.session.commands import OfferKind
from kvarto.session.events import (
    Aborted,
    Accepted,
    Acted,
    Declined,
    Event,
    Interrupted,
    LaterEvent,
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

Offer = tuple[Seat, OfferKind]


@dataclass(frozen=True, slots=True)
class Moment:
    """An action, the game before it, and what its player had left on the clock after it."""

    action: Action
    before: GameState
    left: int | None


@dataclass(frozen=True, slots=True)
class TableState:
    """Everything about a table that its events tell."""

    settings: TableSettings
    names: PerSeat[str]
    throws: tuple[PerSeat[int], ...]
    game: GameState
    clock: Clock
    moments: tuple[Moment, ...] = ()
    #: When the call that is being made must be pointed out.
    point_by: int | None = None
    paused: bool = False
    #: Since when each player is away; None if at the table.
    away: PerSeat[int | None] = PerSeat(None, None)  # noqa: RUF009  (a constant)
    #: What has been proposed and not answered yet.
    offers: frozenset[Offer] = frozenset()
    #: What has been turned down and may not be proposed again before one's next action.
    declined: frozenset[Offer] = frozenset()
    #: When the last event happened.
    at: int = 0

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.game.outcome

    def take_back_to(self, seat: Seat) -> int | None:
        """The index of the seat's last place or give, to which a take-back goes back."""
        for index in reversed(range(len(self.moments))):
            action = self.moments[index].action
            if action.seat is seat and isinstance(action, Give | Place):
                return index
        return None


def fold(events: Iterable[Event]) -> TableState:
    """The table after all its events; the first is that it was opened."""
    state: TableState | None = None
    for event in events:
        state = apply(state, event)
    if state is None:
        raise IllegalAction("table-not-open")
    return state


def apply(state: TableState | None, event: Event) -> TableState:
    """The table after an event. Events are facts: what could not happen was refused before."""
    if isinstance(event, Opened):
        return _opened(event)
    if state is None:
        raise IllegalAction("table-not-open")
    if not isinstance(event, Left) and (seat := _active_seat(event)) is not None:
        state = replace(state, away=state.away.having(seat, None))
    return replace(_applied(state, event), at=event.at)


def _active_seat(event: LaterEvent) -> Seat | None:
    """Who did it: somebody who does something is at the table."""
    if isinstance(event, Interrupted | TimeRanOut):
        return None
    if isinstance(event, Acted):
        return None if event.by_clock else event.action.seat
    return event.seat


def _opened(event: Opened) -> TableState:
    settings = event.settings
    game = GameState.start(settings.game, settings.start)
    return TableState(
        settings=settings,
        names=event.names,
        throws=event.throws,
        game=game,
        clock=Clock.of(settings.clock).run(game.to_act, event.at),
        at=event.at,
    )


def _applied(state: TableState, event: LaterEvent) -> TableState:
    now = event.at
    match event:
        case Acted(action=action, lag=lag):
            return _acted(state, action, now, lag)
        case Resigned(seat=seat):
            return _ended(state, Outcome(Termination.RESIGNATION, seat.other), now)
        case TimeRanOut(seat=seat):
            return _ended(state, Outcome(Termination.TIME, seat.other), now)
        case WinClaimed(seat=seat):
            return _ended(state, Outcome(Termination.ABANDONED, seat), now)
        case Aborted():
            return _ended(state, Outcome(Termination.ABORTED), now)
        case Proposed(seat=seat, kind=kind):
            return replace(state, offers=state.offers | {(seat, kind)})
        case Declined(seat=seat, kind=kind):
            turned_down = {(seat.other, kind)}
            return replace(
                state, offers=state.offers - turned_down, declined=state.declined | turned_down
            )
        case Accepted(kind=OfferKind.DRAW):
            return _ended(state, Outcome(Termination.AGREEMENT), now)
        case Accepted(seat=seat):
            return _taken_back(state, seat.other, now)
        case Paused():
            return replace(state, paused=True, clock=state.clock.stop(now))
        case Resumed():
            return replace(state, paused=False, clock=state.clock.run(state.game.to_act, now))
        case Left(seat=seat):
            return replace(state, away=state.away.having(seat, now))
        case Returned(seat=seat):
            return replace(state, away=state.away.having(seat, None))
        case Interrupted(since=since):  # pragma: no branch  (mypy proves that it is the last)
            return _interrupted(state, now - since)


def _acted(state: TableState, action: Action, now: int, lag: int) -> TableState:
    game = state.game.act(action)
    clock = _clock_after(state, action, game, now, lag)
    moment = Moment(action, state.game, clock.left(action.seat, now))
    state = replace(
        state,
        game=game,
        clock=clock,
        moments=(*state.moments, moment),
        point_by=None if game.pointing is None else now + POINTING_TIME,
    )
    if game.outcome is not None:
        return replace(state, offers=frozenset())
    return state if isinstance(action, Call | Point) else _answered(state, action.seat)


def _clock_after(state: TableState, action: Action, game: GameState, now: int, lag: int) -> Clock:
    # Whoever acted is not charged for the way of the messages; nor is whoever is next.
    clock, before = state.clock.stop(now - lag), state.game.on_turn
    if game.outcome is not None or game.pointing is not None:
        return clock  # the game is over, or a call has stopped the clock
    seat = game.on_turn
    if seat is not before:
        clock = clock.end_move(before)
        clock = clock.begin_last_chance(seat) if game.last_chance else clock.begin_move(seat)
    elif isinstance(action, Place):
        clock = clock.begin_giving(seat)
    return clock.run(seat, now)


def _answered(state: TableState, seat: Seat) -> TableState:
    """Playing on turns down what the other proposed, and withdraws one's own take-back."""
    turned_down = {offer for offer in state.offers if offer[0] is seat.other}
    own = {offer for offer in state.declined if offer[0] is seat}
    return replace(
        state,
        offers=state.offers - turned_down - {(seat, OfferKind.TAKE_BACK)},
        declined=(state.declined | turned_down) - own,
    )


def _taken_back(state: TableState, requester: Seat, now: int) -> TableState:
    index = state.take_back_to(requester)
    if index is None:
        raise IllegalAction("nothing-to-undo")
    game = state.moments[index].before
    clock = state.clock.stop(now).begin_move(Seat.FIRST).begin_move(Seat.SECOND)
    return replace(
        state,
        game=game,
        moments=state.moments[:index],
        clock=clock if state.paused else clock.run(game.to_act, now),
        offers=frozenset(),
        declined=frozenset(),
    )


def _ended(state: TableState, outcome: Outcome, now: int) -> TableState:
    return replace(
        state,
        game=state.game.end(outcome),
        clock=state.clock.stop(now),
        offers=frozenset(),
        paused=False,
    )


def _interrupted(state: TableState, duration: int) -> TableState:
    first, second = (
        None if t is None else t + duration for t in (state.away.first, state.away.second)
    )
    return replace(
        state,
        clock=state.clock.shift(duration),
        point_by=None if state.point_by is None else state.point_by + duration,
        away=PerSeat(first, second),
    )
