"""The games of one person: those that go on, those that are over, and their records."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass

from kvarto.rules.settings import Seat
from kvarto.server import protocol
from kvarto.server.rooms import Rooms
from kvarto.server.seating import is_online
from kvarto.server.tables import Tables
from kvarto.session.events import Event, TableSettings
from kvarto.session.per_seat import PerSeat
from kvarto.session.state import TableState, fold
from kvarto.session.table import deadline
from kvarto.session.view import to_game
from kvarto.store.games import FinishedGame, Games, Sitter, StoredGame

#: So many games that go on are listed.
_MAX_RUNNING_LISTED = 100
#: So many finished ones are listed at once.
MAX_FINISHED_LISTED = 50


async def games_of(
    person: str, rooms: Rooms, tables: Tables, before: int | None
) -> protocol.MyGames:
    """The games of a person; of the finished ones those that ended before a moment."""
    waiting = tuple(table.message(person, rooms.clock()) for table in await tables.made_by(person))
    running = await _running_games(person, rooms)
    finished = await rooms.games.finished_of(person, MAX_FINISHED_LISTED + 1, before)
    shown = finished[:MAX_FINISHED_LISTED]
    older = shown[-1].ended_at if len(finished) > len(shown) else None
    return protocol.MyGames(waiting, running, tuple(map(_finished, shown)), older)


async def _running_games(person: str, rooms: Rooms) -> tuple[protocol.GameSummary, ...]:
    """Those in memory as they are there, others as they are stored, whoever looks after them."""
    games = await rooms.games.running_of(person, _MAX_RUNNING_LISTED)
    away = [game for game in games if rooms.in_use(game) is None]
    found = {game.id: _stored(game) for game in await rooms.games.load_all(away)}
    for game in games:
        room = rooms.in_use(game)
        if room is not None:
            found[game] = _Running(room.state, room.sitters, room.began_at)
    return tuple(
        _running(game, found[game], person)
        for game in games
        # It may have been cleared away a moment ago, or its time have run out.
        if game in found and found[game].state.outcome is None
    )


@dataclass(frozen=True, slots=True)
class _Running:
    """As much of a game as a list shows."""

    state: TableState
    sitters: PerSeat[Sitter]
    began_at: int


def _stored(game: StoredGame) -> _Running:
    return _Running(fold(game.events), game.sitters, game.events[0].at)


async def records_of(person: str, games: Games) -> AsyncIterator[str]:
    """The records of all finished games of a person, the latest first."""
    before: int | None = None
    while finished := await games.finished_of(person, MAX_FINISHED_LISTED, before):
        for game in finished:
            stored = await games.load(game.id)
            if stored is not None:
                # It takes a few milliseconds each; games go on meanwhile.
                yield await asyncio.to_thread(_record, stored.events) + "\n"
        before = finished[-1].ended_at


def _record(events: tuple[Event, ...]) -> str:
    return str(to_game(fold(events)))


# -- one game in the list ----------------------------------------------------------------------


def _running(game: str, running: _Running, person: str) -> protocol.GameSummary:
    state, sitters = running.state, running.sitters
    seats = frozenset(seat for seat in Seat if sitters[seat].person == person)
    is_your_turn = state.game.to_act in seats and not state.paused
    return _summary(
        game,
        state.names,
        seats,
        state.settings,
        started_at=running.began_at,
        your_turn=is_your_turn,
        awaited=is_your_turn and is_online(sitters),
        deadline=deadline(state),
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
