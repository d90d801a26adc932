"""The rules of the table: what each seat may do now, and what a command leads to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import TypeVar

from kvarto.errors import IllegalAction, quoted
from kvarto.record.time_control import ClockKind
from kvarto.rules.game import Action, EndTurn, GameState, Place, Point
from kvarto.rules.settings import Seat
from kvarto.session.commands import (
    Abort,
    Accept,
    ClaimWin,
    Command,
    CommandKind,
    Decline,
    Leave,
    OfferKind,
    PassTime,
    Pause,
    PlayerCommand,
    Propose,
    Resign,
    Restart,
    Resume,
    Return,
)
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
from kvarto.session.state import TableState, apply

LONGEST_NAME = 40

# -- sitting down ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody who sits down; `points` is False for small children, who only call."""

    name: str
    points: bool = True


Seated = TypeVar("Seated")
Throws = tuple[PerSeat[int], ...]


def draw_seats(pair: tuple[Seated, Seated], random: Random) -> tuple[tuple[Seated, Seated], Throws]:
    """Throw dice for who is first; the pair in its order, and what first and second threw."""
    throws = tuple(_throws(random))
    if throws[-1].first > throws[-1].second:
        return pair, throws
    # The second named has thrown more and is first: the dice change seats with the players.
    return (pair[1], pair[0]), tuple(PerSeat(throw.second, throw.first) for throw in throws)


def open_table(
    players: tuple[Player, Player], settings: TableSettings, now: int, throws: Throws = ()
) -> Opened:
    """Sit down, the first named on the first seat; `throws` are those of `draw_seats`."""
    for player in players:
        if not is_name(player.name):
            raise IllegalAction("bad-name", text=quoted(player.name), longest=LONGEST_NAME)
    seated = zip(Seat, players, strict=True)
    pointing = frozenset(seat for seat, player in seated if player.points)
    settings = replace(settings, game=replace(settings.game, pointing=pointing))
    GameState.start(settings.game, settings.start)  # refuses a position that cannot be played
    return Opened(now, PerSeat(players[0].name, players[1].name), settings, throws)


def is_name(text: str) -> bool:
    """Whether somebody can be called so: not empty, not too long, and all of it can be shown."""
    # The joiners are needed in Persian words and in some emoji; no other invisible sign is.
    visible = text.replace("\u200c", "").replace("\u200d", "")
    return bool(visible.strip()) and visible.isprintable() and len(text) <= LONGEST_NAME


def _throws(random: Random) -> Iterator[PerSeat[int]]:
    while True:
        throw = PerSeat(random.randint(1, 6), random.randint(1, 6))
        yield throw
        if throw.first != throw.second:
            return


# -- time --------------------------------------------------------------------------------------


def deadline(state: TableState) -> int | None:
    """The next moment at which time alone changes something."""
    if state.outcome is not None or state.paused:
        return None
    return state.clock.deadline if state.point_by is None else state.point_by


def _is_due(state: TableState, now: int) -> bool:
    due = deadline(state)
    return due is not None and now >= due


def _time_events(state: TableState, now: int) -> Iterator[Event]:
    """What time alone has brought about, each at its own moment."""
    while _is_due(state, now):
        event = _timed_out(state)
        yield event
        state = apply(state, event)


def _timed_out(state: TableState) -> Event:
    due, seat = deadline(state), state.game.to_act
    assert due is not None
    assert seat is not None
    if state.game.pointing is not None:
        return Acted(due, Point(seat, None), by_clock=True)
    if state.game.is_full:
        return Acted(due, EndTurn(seat), by_clock=True)
    return TimeRanOut(due, seat)


# -- commands ----------------------------------------------------------------------------------


def decide(state: TableState, command: Command, now: int, lag: int = 0) -> tuple[Event, ...]:
    """The events that a command leads to; `IllegalAction` if it is refused.

    `lag` is how long messages to and from the player are on their way, in milliseconds; what was
    asked for counts as asked so much earlier, and time passes so much later.

    What time has brought about comes first: a command after a deadline is refused until
    `PassTime` has been decided and its events applied. Only `Restart` comes before even that: the
    time of an outage must not be passed. A clock that goes backwards stands still.
    """
    now = max(now, state.at)
    if isinstance(command, PassTime):
        return tuple(_time_events(state, now - lag))
    if isinstance(command, Restart):
        return _restart(state, command.since, now)
    if _is_due(state, now - lag):
        raise IllegalAction("too-late")
    refused = _refusal(state, command, now)
    if refused is not None:
        raise refused
    return (_event_for(state, command, now, lag),)


def _restart(state: TableState, since: int, now: int) -> tuple[Event, ...]:
    since = min(since, now)
    events = tuple(_time_events(state, since))
    for event in events:
        state = apply(state, event)
    moment = max(since, state.at)
    if state.outcome is not None or now <= moment:
        return events
    return (*events, Interrupted(now, moment))


def _event_for(state: TableState, command: PlayerCommand, now: int, lag: int) -> Event:
    match command:
        case Propose(seat=seat, kind=kind):
            # Two players who offer each other a draw have agreed.
            agreed = kind is OfferKind.DRAW and (seat.other, kind) in state.offers
            return Accepted(now, seat, kind) if agreed else Proposed(now, seat, kind)
        case Accept(seat=seat, kind=kind):
            return Accepted(now, seat, kind)
        case Decline(seat=seat, kind=kind):
            return Declined(now, seat, kind)
        case Resign(seat=seat):
            return Resigned(now, seat)
        case Pause(seat=seat):
            return Paused(now, seat)
        case Resume(seat=seat):
            return Resumed(now, seat)
        case Abort(seat=seat):
            return Aborted(now, seat)
        case Leave(seat=seat):
            return Left(now, seat)
        case Return(seat=seat):
            return Returned(now, seat)
        case ClaimWin(seat=seat):
            return WinClaimed(now, seat)
        case action:
            return Acted(now, action, lag=lag)


# -- what is allowed ---------------------------------------------------------------------------


def may(state: TableState, seat: Seat, now: int) -> tuple[CommandKind, ...]:
    """What a seat may do now. It never depends on whether a quarto is open."""
    if _is_due(state, now):
        return ()
    in_the_game = () if state.paused else state.game.may(seat)
    allowed = {CommandKind(kind.value) for kind in in_the_game}
    for kind, command in _around_the_game(seat).items():
        if _refusal(state, command, now) is None:
            allowed.add(kind)
    return tuple(kind for kind in CommandKind if kind in allowed)


def _around_the_game(seat: Seat) -> dict[CommandKind, PlayerCommand]:
    return {
        CommandKind.RESIGN: Resign(seat),
        CommandKind.OFFER_DRAW: Propose(seat, OfferKind.DRAW),
        CommandKind.ACCEPT_DRAW: Accept(seat, OfferKind.DRAW),
        CommandKind.DECLINE_DRAW: Decline(seat, OfferKind.DRAW),
        CommandKind.ASK_TAKE_BACK: Propose(seat, OfferKind.TAKE_BACK),
        CommandKind.ACCEPT_TAKE_BACK: Accept(seat, OfferKind.TAKE_BACK),
        CommandKind.DECLINE_TAKE_BACK: Decline(seat, OfferKind.TAKE_BACK),
        CommandKind.PAUSE: Pause(seat),
        CommandKind.RESUME: Resume(seat),
        CommandKind.ABORT: Abort(seat),
        CommandKind.CLAIM_WIN: ClaimWin(seat),
    }


def _refusal(state: TableState, command: PlayerCommand, now: int) -> IllegalAction | None:
    """Why a command is not allowed now; None if it is."""
    if state.outcome is not None:
        return IllegalAction("game-is-over")
    if isinstance(command, Leave | Return):
        return _presence_refusal(state, command)
    if isinstance(command, Action):
        return _action_refusal(state, command)
    if state.game.pointing is not None:
        return IllegalAction("call-is-pending", seat=state.game.pointing)
    match command:
        case Propose(seat=seat, kind=kind):
            return _proposal_refusal(state, seat, kind)
        case Accept(seat=seat, kind=kind) | Decline(seat=seat, kind=kind):
            proposed = (seat.other, kind) in state.offers
            return None if proposed else IllegalAction("nothing-proposed")
        case Pause() | Resume():
            return _pause_refusal(state, command)
        case Abort():
            begun = any(isinstance(moment.action, Place) for moment in state.moments)
            return IllegalAction("too-late-to-abort") if begun else None
        case ClaimWin(seat=seat):
            return _claim_refusal(state, seat, now)
        case Resign():  # pragma: no branch  (mypy proves that it is the last)
            return None


def _presence_refusal(state: TableState, command: Leave | Return) -> IllegalAction | None:
    is_away = state.away[command.seat] is not None
    if is_away is isinstance(command, Return):
        return None
    return IllegalAction("already-away" if is_away else "not-away")


def _action_refusal(state: TableState, action: Action) -> IllegalAction | None:
    if state.paused:
        return IllegalAction("game-is-paused")
    try:
        state.game.act(action)
    except IllegalAction as error:
        return error
    return None


def _proposal_refusal(state: TableState, seat: Seat, kind: OfferKind) -> IllegalAction | None:
    if kind is OfferKind.DRAW and (seat.other, kind) in state.offers:
        return None  # it is an answer, not a proposal
    if (seat, kind) in state.offers:
        return IllegalAction("already-proposed")
    if (seat, kind) in state.declined:
        return IllegalAction("just-declined")
    if kind is OfferKind.TAKE_BACK and not state.settings.casual:
        return IllegalAction("only-in-casual-games")
    if kind is OfferKind.TAKE_BACK and state.take_back_to(seat) is None:
        return IllegalAction("nothing-to-undo")
    return None


def _pause_refusal(state: TableState, command: Pause | Resume) -> IllegalAction | None:
    if isinstance(command, Resume):
        return None if state.paused else IllegalAction("not-paused")
    if not state.settings.casual:
        return IllegalAction("only-in-casual-games")
    return IllegalAction("game-is-paused") if state.paused else None


def _claim_refusal(state: TableState, seat: Seat, now: int) -> IllegalAction | None:
    if state.paused:
        return IllegalAction("game-is-paused")
    if state.settings.clock.kind is not ClockKind.NONE:
        return IllegalAction("the-clock-decides")
    away_since = state.away[seat.other]
    if away_since is None:
        return IllegalAction("other-is-here")
    if now - away_since < state.settings.grace:
        return IllegalAction("grace-not-over")
    return None
