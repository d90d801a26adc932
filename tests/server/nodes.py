"""Several nodes on one database, without their sockets."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import select

from kvarto.server.audience import Visitor
from kvarto.server.room import Room
from kvarto.server.rooms import Rooms
from kvarto.session.events import Event
from kvarto.store import schema
from server.games import ANNA, beat, serving


@asynccontextmanager
async def two_nodes(where: str) -> AsyncIterator[tuple[Rooms, Rooms]]:
    """Two nodes that know each other."""
    async with serving(where) as one, serving(where) as two:
        await beat(one)
        assert one.node.others == {two.node.leases.node}
        yield one, two


class Page:
    """Somebody's page at a game: it is sent away when another node serves it."""

    def __init__(self, at: Room, person: str = ANNA) -> None:
        self.seen: list[bytes] = []
        self.is_sent_away = False
        at.enter(Visitor(person, self.seen.append, send_away=self._go))

    def _go(self) -> None:
        self.is_sent_away = True


async def rows(server: Rooms, *columns: Any) -> list[Any]:
    return list(await server.games._database.read(select(*columns)))


async def last_alive(server: Rooms, other: Rooms | None = None) -> int:
    """When a node was last alive; another may know, if it is gone."""
    nodes = schema.nodes
    alive = {
        one.id: one.alive_at for one in await rows(other or server, nodes.c.id, nodes.c.alive_at)
    }
    return int(alive[server.node.leases.node])


async def events_of(server: Rooms, game: str) -> tuple[Event, ...]:
    stored = await server.games.load(game)
    assert stored is not None
    return stored.events
