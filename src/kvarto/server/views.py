"""A table as the page is shown it."""

from __future__ import annotations

from msgspec.structs import replace

from kvarto.record.time_control import ClockKind
from kvarto.rules.settings import Seat
from kvarto.server import protocol
from kvarto.server.looking_at import (
    board_text,
    outcome_message,
    safe_message,
    seat_name,
    text_of,
    threats_message,
)
from kvarto.server.seating import is_online
from kvarto.server.watching import Sight
from kvarto.session.commands import CommandKind
from kvarto.session.per_seat import PerSeat
from kvarto.session.state import TableState
from kvarto.session.table import may
from kvarto.session.view import view
from kvarto.store.games import Sitter


def watchers_table(
    game: str,
    sight: Sight,
    sitters: PerSeat[Sitter],
    *,
    now: int,
    behind: int,
    watched: bool,
    watchers: int,
) -> protocol.Table:
    """A table as those see it who only watch, so many milliseconds behind.

    For them everything happens so much later: deadlines too are those of what they see.
    """
    seen = view(sight.state, None, now - behind)
    settings, position = seen.settings, seen.position
    return protocol.Table(
        id=game,
        number=sight.number,
        now=now,
        variant=settings.game.variant.code,
        calling=settings.game.calling.value,
        false_call=settings.game.false_call.value,
        late_call=settings.game.late_call,
        clock=str(settings.clock),
        casual=settings.casual,
        seats=_occupants(seen.names, sight.state, sitters, frozenset()),
        throws=tuple((throw.first, throw.second) for throw in seen.throws),
        board=board_text(position),
        hand=text_of(position.hand),
        reserve=tuple(map(str, position.reserve)),
        last=text_of(position.last),
        position=str(position),
        words=seen.words,
        to_act=seat_name(seen.to_act),
        may=_NOTHING_ALLOWED,
        aids=_NO_AIDS,
        pointing=seat_name(seen.pointing),
        deadline=_later(seen.deadline, behind),
        called=tuple(seat.value for seat in Seat if seat in seen.called),
        offers=tuple(protocol.Offer(seat.value, kind.value) for seat, kind in seen.offers),
        paused=seen.paused,
        clocks=protocol.Clocks(seen.left.first, seen.left.second, seat_name(seen.running)),
        outcome=outcome_message(seen.outcome, position),
        rematch=sight.rematch,
        rematch_asked=tuple(seat.value for seat in sight.rematch_asked),
        online=is_online(sitters),
        watched=watched,
        away=protocol.AwaySince(_later(seen.away.first, behind), _later(seen.away.second, behind)),
        grace=settings.grace if settings.clock.kind is ClockKind.NONE else None,
        watchers=watchers,
        behind=behind,
    )


def players_table(
    table: protocol.Table,
    state: TableState,
    sitters: PerSeat[Sitter],
    seats: frozenset[Seat],
) -> protocol.Table:
    """The same table for whoever plays these seats; none: whoever lets two computers play."""
    aids = (_aids(state, sitters[seat]) if seat in seats else None for seat in Seat)
    return replace(
        table,
        seats=_occupants(state.names, state, sitters, seats),
        may=protocol.May(
            *(tuple(kind.value for kind in _may(state, seat, seats, table.now)) for seat in Seat)
        ),
        aids=protocol.SeatAids(*aids),
        behind=None,
    )


_NOTHING_ALLOWED = protocol.May((), ())
_NO_AIDS = protocol.SeatAids(None, None)


def _later(moment: int | None, milliseconds: int) -> int | None:
    return None if moment is None else moment + milliseconds


#: Whoever lets two computers play can stop and resume them.
HOST_MAY = (CommandKind.PAUSE, CommandKind.RESUME, CommandKind.ABORT)


def _may(
    state: TableState, seat: Seat, seats: frozenset[Seat], now: int
) -> tuple[CommandKind, ...]:
    if seat in seats:
        return may(state, seat, now)
    if seats or seat is not Seat.FIRST:
        return ()
    return tuple(kind for kind in may(state, seat, now) if kind in HOST_MAY)


def _occupants(
    names: PerSeat[str], state: TableState, sitters: PerSeat[Sitter], yours: frozenset[Seat]
) -> protocol.Seats:
    points = state.settings.game.points
    return protocol.Seats(
        *(
            protocol.Occupant(names[seat], sitters[seat].level, seat in yours, points(seat))
            for seat in Seat
        )
    )


def _aids(state: TableState, sitter: Sitter) -> protocol.Aids | None:
    if not sitter.aids or not state.settings.casual or state.outcome is not None:
        return None
    position = state.game.position
    return protocol.Aids(
        threats_message(position) if "threats" in sitter.aids else (),
        safe_message(position) if "safe" in sitter.aids else None,
    )
