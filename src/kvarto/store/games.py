"""Games in the database: begun, added to, and read again."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import Insert, insert, select, update

from kvarto.session.codec import from_json, to_json
from kvarto.session.events import Event
from kvarto.session.per_seat import PerSeat
from kvarto.store import schema
from kvarto.store.database import Database


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits on a seat: a browser, or the computer."""

    #: The browser that plays it; None for the computer.
    owner: str | None
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
    sitters: PerSeat[Sitter]
    rematch: str | None
    events: tuple[Event, ...]
    #: The ids of messages that led to events, with the events' numbers.
    messages: dict[str, int]


class Games:
    """The games of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def begin(self, game: str, owner: str, sitters: PerSeat[Sitter], opened: Event) -> None:
        """Keep a new game with its first event."""
        row = {
            "id": game,
            "owner": owner,
            "seats": json.dumps([asdict(sitters.first), asdict(sitters.second)]),
            "created_at": opened.at,
        }
        await self._database.write(
            insert(schema.games).values(row), _insertion(game, 1, opened, None)
        )

    async def append(
        self, game: str, number: int, events: Sequence[Event], message: str | None
    ) -> None:
        """Add events, the first with this number; `message` led to the first of them."""
        await self._database.write(
            *(
                _insertion(game, number + i, event, None if i else message)
                for i, event in enumerate(events)
            )
        )

    async def load(self, game: str) -> StoredGame | None:
        """A game with all its events; None if there is none of that id."""
        rows = await self._database.read(select(schema.games).where(schema.games.c.id == game))
        if not rows:
            return None
        kept = await self._database.read(
            select(schema.events)
            .where(schema.events.c.game == game)
            .order_by(schema.events.c.number)
        )
        first, second = (
            Sitter(**{**sitter, "aids": tuple(sitter["aids"])})
            for sitter in json.loads(rows[0].seats)
        )
        return StoredGame(
            game,
            rows[0].owner,
            PerSeat(first, second),
            rows[0].rematch,
            tuple(from_json(json.loads(row.content)) for row in kept),
            {row.message: row.number for row in kept if row.message},
        )

    async def set_rematch(self, game: str, following: str) -> None:
        """Say which game follows."""
        table = schema.games
        await self._database.write(
            update(table).where(table.c.id == game).values(rematch=following)
        )


def _insertion(game: str, number: int, event: Event, message: str | None) -> Insert:
    content = json.dumps(to_json(event), separators=(",", ":"))
    row = {"game": game, "number": number, "content": content, "message": message}
    return insert(schema.events).values(row)


class Heartbeat:
    """When servers were alive on this database: nobody is charged for the time between."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._began_at = 0

    async def begin(self, now: int) -> None:
        """A server starts."""
        self._began_at = now
        await self._database.write(insert(schema.servers).values(began_at=now, alive_at=now))

    async def beat(self, now: int) -> None:
        """It is alive now."""
        table = schema.servers
        await self._database.write(
            update(table).where(table.c.began_at == self._began_at).values(alive_at=now)
        )

    async def stopped_after(self, moment: int) -> int | None:
        """When the server of that moment was last alive; None if it is this one, or none was."""
        table = schema.servers
        if moment >= self._began_at:
            return None
        rows = await self._database.read(
            select(table.c.alive_at)
            .where(table.c.began_at <= moment)
            .order_by(table.c.began_at.desc())
            .limit(1)
        )
        return rows[0].alive_at if rows else None
