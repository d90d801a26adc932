"""Games in the database: begun, added to, read again, and listed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Executable,
    Insert,
    Row,
    Select,
    delete,
    exists,
    insert,
    select,
    update,
)

from kvarto.rules.game import Outcome
from kvarto.rules.settings import Seat
from kvarto.session.codec import from_json, to_json
from kvarto.session.events import Event, Opened
from kvarto.session.per_seat import PerSeat
from kvarto.store import schema
from kvarto.store.database import Database
from kvarto.store.leases import Lease, conditions, settling
from kvarto.store.writing import NewRow, Write


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits on a seat: a person, or the computer."""

    #: The person who plays it; None for the computer.
    person: str | None
    #: The computer's level and the seed of its choices.
    level: int | None = None
    seed: int = 0
    #: What the player is shown in a casual game.
    aids: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game as it is kept."""

    id: str
    owner: str
    watched: bool
    sitters: PerSeat[Sitter]
    rematch: str | None
    events: tuple[Event, ...]
    #: The ids of messages that led to events, with the events' numbers.
    messages: dict[str, int]


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game in a list."""

    id: str
    opened: Opened
    #: The seats of the person whose list it is.
    seats: tuple[Seat, ...]
    ended_at: int
    winner: Seat | None
    reason: str


class Games:
    """The games of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def begin(
        self,
        game: str,
        owner: str,
        sitters: PerSeat[Sitter],
        opened: Event,
        *,
        watched: bool = False,
        lease: Lease | None = None,
        owning: NewRow | None = None,
        after: Lease | None = None,
    ) -> None:
        """Keep a new game with its first event; the table that waited under its id is gone.

        With a lease: `LostLease` if the place is another's by now, and nothing is kept. `owning`
        makes a node the owner of the game. With `after` it follows the game of that lease.
        """
        row = {"id": game, "owner": owner, "watched": watched, "created_at": opened.at}
        waiting = schema.invitations
        await self._database.write(
            *conditions(lease),
            delete(waiting).where(waiting.c.id == game),
            insert(schema.games).values(row),
            *(_sitting(game, seat, sitters[seat]) for seat in Seat),
            _insertion(game, 1, opened, None),
            *(() if owning is None else (owning,)),
            *(() if after is None else (after.held, _followed(after.place, game))),
        )

    async def append(
        self,
        game: str,
        number: int,
        events: Sequence[Event],
        message: str | None,
        outcome: Outcome | None = None,
        *,
        lease: Lease | None = None,
        settles: bool = False,
    ) -> None:
        """Add events, the first with this number; `message` led to the first of them.

        `outcome` is how the game has ended with the last of them. With a lease: `LostLease` if the
        place is another's by now, and nothing is added; if it `settles`, they tell all that
        happened while nobody looked after the game.
        """
        writes: list[Write] = [
            *conditions(lease),
            *(
                _insertion(game, number + i, event, None if i else message)
                for i, event in enumerate(events)
            ),
        ]
        if outcome is not None:
            table = schema.games
            ended = {
                "ended_at": events[-1].at,
                "reason": outcome.termination.value,
                "winner": None if outcome.winner is None else outcome.winner.value,
            }
            writes.append(update(table).where(table.c.id == game).values(ended))
        if settles and lease is not None:
            writes.append(settling(lease))
        await self._database.write(*writes)

    async def load(self, game: str) -> StoredGame | None:
        """A game with all its events; None if there is none of that id."""
        return next(iter(await self.load_all([game])), None)

    async def load_all(self, wanted: Sequence[str]) -> tuple[StoredGame, ...]:
        """Those of these games that there are, with all their events, in this order."""
        games, seats, events = schema.games, schema.seats, schema.events
        rows = await self._database.read(select(games).where(games.c.id.in_(wanted)))
        found = {row.id: row for row in rows}
        if not found:
            return ()
        sitting = await self._database.read(select(seats).where(seats.c.game.in_(found)))
        kept = await self._database.read(
            select(events).where(events.c.game.in_(found)).order_by(events.c.game, events.c.number)
        )
        sitters = {(row.game, Seat(row.seat)): _sitter(row) for row in sitting}
        happened = {game: tuple(rows) for game, rows in groupby(kept, lambda row: row.game)}
        return tuple(
            StoredGame(
                game,
                found[game].owner,
                found[game].watched,
                PerSeat(sitters[game, Seat.FIRST], sitters[game, Seat.SECOND]),
                found[game].rematch,
                tuple(from_json(json.loads(row.content)) for row in happened[game]),
                {row.message: row.number for row in happened[game] if row.message},
            )
            for game in wanted
            # One that was cleared away between the questions is gone.
            if game in found and game in happened
        )

    async def is_there(self, game: str) -> bool:
        """Whether there is a game of that id."""
        games = schema.games
        return bool(await self._database.read(select(games.c.id).where(games.c.id == game)))

    async def concerns(self, game: str, person: str) -> bool:
        """Whether there is such a game, and a person plays in it or has begun it."""
        games, seats = schema.games, schema.seats
        plays = exists().where(seats.c.game == games.c.id, seats.c.person == person)
        theirs = select(games.c.id).where(games.c.id == game, plays | (games.c.owner == person))
        return bool(await self._database.read(theirs))

    async def is_played_by(self, game: str, person: str) -> bool:
        """Whether there is such a game, and a person plays in it."""
        seats = schema.seats
        plays = select(seats.c.seat).where(seats.c.game == game, seats.c.person == person)
        return bool(await self._database.read(plays))

    # -- lists -----------------------------------------------------------------------------

    async def all_of(self, person: str) -> tuple[str, ...]:
        """The ids of all games of a person, the earliest first."""
        games = schema.games
        rows = await self._database.read(
            _games_of(person, games.c.id).order_by(games.c.created_at, games.c.id)
        )
        return tuple(row.id for row in rows)

    async def running_of(self, person: str, most: int) -> tuple[str, ...]:
        """The ids of the games that a person plays, the latest first."""
        games = schema.games
        rows = await self._database.read(
            _games_of(person, games.c.id, games.c.created_at)
            .where(games.c.ended_at.is_(None))
            .order_by(games.c.created_at.desc())
            .limit(most)
        )
        return tuple(row.id for row in rows)

    async def finished_of(
        self, person: str, most: int, before: int | None = None
    ) -> tuple[FinishedGame, ...]:
        """The games that a person has finished, before a moment, the latest first."""
        games, events = schema.games, schema.events
        query = (
            _games_of(person, games, events.c.content, *(_has_seat(person, s) for s in Seat))
            .join(events, (events.c.game == games.c.id) & (events.c.number == 1))
            .where(games.c.ended_at.is_not(None))
            .order_by(games.c.ended_at.desc(), games.c.id)
            .limit(most)
        )
        if before is not None:
            query = query.where(games.c.ended_at < before)
        return tuple(_finished(row) for row in await self._database.read(query))

    # -- people ----------------------------------------------------------------------------

    async def unname(self, person: str, name: str) -> None:
        """Call a person by this name in all their games, as if they had never had another."""
        events, seats = schema.events, schema.seats
        rows = await self._database.read(
            select(events.c.game, events.c.content, seats.c.seat)
            .join(seats, seats.c.game == events.c.game)
            .where(seats.c.person == person, events.c.number == 1)
        )
        contents = {row.game: json.loads(row.content) for row in rows}
        for row in rows:
            contents[row.game]["names"][row.seat] = name
        changes = (
            update(events)
            .where(events.c.game == game, events.c.number == 1)
            .values(content=_compact(content))
            for game, content in contents.items()
        )
        await asyncio.gather(*map(self._database.write, changes))


def moving(guest: str, person: str) -> tuple[Executable, ...]:
    """What makes the games and tables of one person those of another."""
    return (
        update(schema.games).where(schema.games.c.owner == guest).values(owner=person),
        update(schema.seats).where(schema.seats.c.person == guest).values(person=person),
        update(schema.invitations).where(schema.invitations.c.maker == guest).values(maker=person),
    )


def _followed(game: str, following: str) -> Executable:
    games = schema.games
    return update(games).where(games.c.id == game).values(rematch=following)


def _games_of(person: str, *columns: Any) -> Select[Any]:
    games, seats = schema.games, schema.seats
    played = select(seats.c.game).where(seats.c.person == person)
    return select(*columns).where(games.c.id.in_(played))


def _has_seat(person: str, seat: Seat) -> ColumnElement[bool]:
    seats = schema.seats
    return (
        exists()
        .where(
            seats.c.game == schema.games.c.id,
            seats.c.seat == seat.value,
            seats.c.person == person,
        )
        .label(seat.value)
    )


def _finished(row: Row[Any]) -> FinishedGame:
    opened = from_json(json.loads(row.content))
    assert isinstance(opened, Opened)
    return FinishedGame(
        row.id,
        opened,
        tuple(seat for seat in Seat if row._mapping[seat.value]),
        row.ended_at,
        None if row.winner is None else Seat(row.winner),
        row.reason,
    )


def _sitting(game: str, seat: Seat, sitter: Sitter) -> Insert:
    row = {
        "game": game,
        "seat": seat.value,
        "person": sitter.person,
        "level": sitter.level,
        "seed": sitter.seed,
        "aids": ",".join(sitter.aids),
    }
    return insert(schema.seats).values(row)


def _sitter(row: Row[Any]) -> Sitter:
    return Sitter(row.person, row.level, row.seed, tuple(filter(None, row.aids.split(","))))


def _insertion(game: str, number: int, event: Event, message: str | None) -> NewRow:
    content = _compact(to_json(event))
    row = {"game": game, "number": number, "content": content, "message": message}
    return NewRow(schema.events, row)


def _compact(content: dict[str, Any]) -> str:
    return json.dumps(content, separators=(",", ":"))
