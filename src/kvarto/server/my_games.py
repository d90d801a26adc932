"""The games of one person: those that go on, those that are over, and their records."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from kvarto.errors import IllegalAction
from kvarto.rules.settings import Seat
from kvarto.server import protocol
from kvarto.server.room import Room
from kvarto.server.rooms import Rooms
from kvarto.server.seating import is_online
from kvarto.server.tables import Tables
from kvarto.session.events import Event, TableSettings
from kvarto.session.per_seat import PerSeat
from kvarto.session.state import fold
from kvarto.session.view import to_game
from kvarto.store.games import FinishedGame, Games

#: So many games that go on are listed.
_MOST_RUNNING = 100
#: So many finished ones are listed at once.
_MOST_FINISHED = 50


async def games_of(
    person: str, rooms: Rooms, tables: Tables, before: int | None
) -> protocol.MyGames:
    """The games of a person; of the finished ones those that ended before a moment."""
    waiting = tuple(table.message(person) for table in tables.made_by(person))
    running = [_running(room, person) for room in await _rooms_of(person, rooms)]
    finished = await rooms.games.finished_of(person, _MOST_FINISHED + 1, before)
    shown = finished[:_MOST_FINISHED]
    older = shown[-1].ended_at if len(finished) > len(shown) else None
    return protocol.MyGames(waiting, tuple(running), tuple(map(_finished, shown)), older)


async def _rooms_of(person: str, rooms: Rooms) -> list[Room]:
    found = []
    for game in await rooms.games.running_of(person, _MOST_RUNNING):
        with contextlib.suppress(IllegalAction):  # cleared away a moment ago
            room = await rooms.find(game, person)
            if not room.is_over:  # its time may have run out by now
                found.append(room)
    return found


async def records_of(person: str, games: Games) -> AsyncIterator[str]:
    """The records of all finished games of a person, the latest first."""
    before: int | None = None
    while finished := await games.finished_of(person, _MOST_FINISHED, before):
        for game in finished:
            stored = await games.load(game.id)
            if stored is not None:
                # It takes a few milliseconds each; games go on meanwhile.
                yield await asyncio.to_thread(_record, stored.events) + "\n"
        before = finished[-1].ended_at


def _record(events: tuple[Event, ...]) -> str:
    return str(to_game(fold(events)))


# -- one game in the list ----------------------------------------------------------------------


def _running(room: Room, person: str) -> protocol.GameSummary:
    state, seats = room.state, room.audience.seats_of(person)
    is_your_turn = state.game.to_act in seats and not state.paused
    return _summary(
        room.id,
        state.names,
        frozenset(seats),
        state.settings,
        started_at=room.began_at,
        your_turn=is_your_turn,
        awaited=is_your_turn and is_online(room.sitters),
        deadline=room.deadline,
    )


def _finished(game: FinishedGame) -> protocol.GameSummary:
    return _summary(
        game.id,
        game.opened.names,
        frozenset(game.seats),
        game.opened.settings,
        started_at=game.opened.at,
        ended_at=game.ended_at,
        winner=None if game.winner is None else game.winner.value,
        reason=game.reason,
    )


def _summary(
    game: str,
    names: PerSeat[str],
    seats: frozenset[Seat],
    settings: TableSettings,
    *,
    started_at: int,
    ended_at: int | None = None,
    winner: protocol.SeatName | None = None,
    reason: str | None = None,
    your_turn: bool = False,
    awaited: bool = False,
    deadline: int | None = None,
) -> protocol.GameSummary:
    return protocol.GameSummary(
        id=game,
        names=protocol.BySeat(names.first, names.second),
        yours=tuple(seat.value for seat in Seat if seat in seats),
        variant=settings.game.variant.code,
        calling=settings.game.calling.value,
        clock=str(settings.clock),
        started_at=started_at,
        ended_at=ended_at,
        winner=winner,
        reason=reason,
        your_turn=your_turn,
        awaited=awaited,
        deadline=deadline,
    )
