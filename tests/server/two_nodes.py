"""Several nodes on one database, without their sockets."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from sqlalchemy import select, update

from kvarto.cluster.routing import ComeAgain
from kvarto.server.audience import Visitor
from kvarto.server.room import Room
from kvarto.server.rooms import Rooms
from kvarto.server.timing import Timing
from kvarto.session.events import Event
from kvarto.store import schema
from kvarto.store.refusals import StoreAway
from server.games import ANNA, ServedRooms, beat, serving
from support.generous import PATIENT_SERVER
from support.waiting import HANG_S

Result = TypeVar("Result")


@asynccontextmanager
async def two_nodes(
    where: str, timing: Timing = PATIENT_SERVER
) -> AsyncIterator[tuple[ServedRooms, ServedRooms]]:
    """Two nodes that know each other."""
    async with serving(where, timing=timing) as one, serving(where, timing=timing) as two:
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


async def rows(server: ServedRooms, *columns: Any) -> list[Any]:
    """What is stored in these columns."""
    return list(await server.database.read(select(*columns)))


async def last_alive(server: Rooms, other: ServedRooms) -> int:
    """When a node was last alive, as another one knows."""
    nodes = schema.nodes
    alive = {one.id: one.alive_at for one in await rows(other, nodes.c.id, nodes.c.alive_at)}
    return int(alive[server.node.leases.node])


async def events_of(server: Rooms, game: str) -> tuple[Event, ...]:
    """What has happened in a game."""
    stored = await server.games.load(game)
    assert stored is not None
    return stored.events


async def until_served(ask: Callable[[], Awaitable[Result]]) -> Result:
    """Ask until no other node and no missing store is in the way, and return the answer."""
    deadline = time.monotonic() + HANG_S
    while True:
        try:
            return await ask()
        except (StoreAway, ComeAgain):
            assert time.monotonic() < deadline
        # In a thread, since the clock of the loop may stand still.
        await asyncio.to_thread(time.sleep, 0.01)


async def let_lease_run_out(server: ServedRooms, node: str) -> None:
    """Let so much time pass by the clock of the database that a node is dead."""
    nodes = schema.nodes
    dead = update(nodes).where(nodes.c.id == node).values(until=nodes.c.alive_at)
    await server.database.change(dead)
