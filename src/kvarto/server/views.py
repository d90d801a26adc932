"""A table, a record and a review as the page is shown them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from kvarto.engine.attention import Threat, safe_pieces, threats
from kvarto.engine.review import Review
from kvarto.record.game import Game
from kvarto.record.time_control import ClockKind
from kvarto.record.turns import words_of
from kvarto.rules.game import GameState, Outcome
from kvarto.rules.pieces import TRAITS, Trait
from kvarto.rules.position import Position
from kvarto.rules.settings import Seat
from kvarto.server import protocol
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
        board=_board(position),
        hand=_text(position.hand),
        reserve=tuple(map(str, position.reserve)),
        last=_text(position.last),
        position=str(position),
        words=seen.words,
        to_act=_seat(seen.to_act),
        may=_NOTHING_ALLOWED,
        aids=_NO_AIDS,
        pointing=_seat(seen.pointing),
        deadline=_later(seen.deadline, behind),
        called=tuple(seat.value for seat in Seat if seat in seen.called),
        offers=tuple(protocol.Offer(seat.value, kind.value) for seat, kind in seen.offers),
        paused=seen.paused,
        clocks=protocol.Clocks(seen.left.first, seen.left.second, _seat(seen.running)),
        outcome=_outcome(seen.outcome, position),
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
    dangers = threats(position.board, position.variant)
    shown: Iterable[protocol.Threat] = ()
    if "threats" in sitter.aids:
        shown = dict.fromkeys(
            protocol.Threat(str(danger.cell), trait.value)
            for danger in dangers
            for trait in _traits(danger)
        )
    safe = None
    if "safe" in sitter.aids:
        safe = tuple(map(str, safe_pieces(position.reserve, dangers, position.variant)))
    return protocol.Aids(tuple(shown), safe)


def _traits(danger: Threat) -> Iterator[Trait]:
    """What the three pieces share."""
    for feature, (lacking, having) in TRAITS.items():
        if danger.zeros & feature.bit:
            yield lacking
        if danger.ones & feature.bit:
            yield having


def _board(position: Position) -> str:
    return "".join("." if piece is None else str(piece) for piece in position.board)


def _text(thing: object | None) -> str | None:
    return None if thing is None else str(thing)


def _seat(seat: Seat | None) -> protocol.SeatName | None:
    return None if seat is None else seat.value


def _outcome(outcome: Outcome | None, position: Position) -> protocol.Outcome | None:
    if outcome is None:
        return None
    shape = outcome.shape
    return protocol.Outcome(
        winner=_seat(outcome.winner),
        reason=outcome.termination.value,
        shape=_text(shape),
        cells=() if shape is None else tuple(map(str, shape.cells)),
        traits=() if shape is None else tuple(t.value for t in position.traits(shape)),
    )


# -- looking back ------------------------------------------------------------------------------


def replay_message(game: Game) -> protocol.Replay:
    """A game to look through, moment by moment."""
    return protocol.Replay(
        names=protocol.BySeat(game.tags.get("First", ""), game.tags.get("Second", "")),
        variant=game.settings.variant.code,
        words=tuple(map(str, words_of(game.start, game.actions))),
        steps=tuple(_steps(game)),
        outcome=_outcome(game.outcome, game.position),
        record=str(game),
    )


def _steps(game: Game) -> Iterator[protocol.Step]:
    state = game.start
    yield _step(state, None, None)
    for index, action in enumerate(game.actions):
        state = state.act(action)
        word = len(words_of(game.start, game.actions[: index + 1])) - 1
        yield _step(state, word, action.seat)


def _step(state: GameState, word: int | None, seat: Seat | None) -> protocol.Step:
    position = state.position
    return protocol.Step(
        word,
        _seat(seat),
        _board(position),
        _text(position.hand),
        tuple(map(str, position.reserve)),
        _text(position.last),
        str(position),
    )


def review_message(reviewed: Review) -> protocol.Review:
    """A review without the positions, which a replay has."""
    decided = reviewed.turning_point
    return protocol.Review(
        words=tuple(
            protocol.ReviewedWord(
                word=index,
                seat=move.seat.value,
                verdict=move.verdict.value,
                before=move.before.value.value,
                after=move.after.value.value,
                better=tuple(map(str, move.better)),
                missed=tuple(map(str, move.missed)),
            )
            for index, move in enumerate(reviewed.moves)
        ),
        turning_point=None if decided is None else reviewed.moves.index(decided),
        accuracy_first=_percent(reviewed, Seat.FIRST),
        accuracy_second=_percent(reviewed, Seat.SECOND),
    )


def _percent(reviewed: Review, seat: Seat) -> int | None:
    share = reviewed.accuracy(seat).share
    return None if share is None else round(100 * share)
