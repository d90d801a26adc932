"""Nodes that own things, each with a connection of its own to one database."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from sqlalchemy import update

from kvarto.clock import Clock, system_clock
from kvarto.store import schema
from kvarto.store.leases import Lease, Leases
from store.databases import Where, opened
from support.generous import LONG_LEASE_MS


@asynccontextmanager
async def living(
    where: Where,
    count: int,
    *,
    machine_clock: Clock = system_clock,
    lease_ms: int = LONG_LEASE_MS,
) -> AsyncIterator[list[Leases]]:
    """So many nodes, each with a connection of its own."""
    async with AsyncExitStack() as stack:
        databases = [
            await stack.enter_async_context(opened(where, machine_clock)) for _ in range(count)
        ]
        nodes = [Leases(database, lease_ms) for database in databases]
        for node in nodes:
            await node.begin()
        yield nodes


async def stall(node: Leases, milliseconds: int | None = None) -> None:
    """Nothing was heard of a node for so long, or for too long."""
    milliseconds = milliseconds or node.lease_ms
    table = schema.nodes
    earlier = {name: table.c[name] - milliseconds for name in ("alive_at", "until")}
    await node.database.change(update(table).where(table.c.id == node.node).values(earlier))


async def taken(node: Leases, place: str) -> Lease:
    lease = await node.take(place)
    assert isinstance(lease, Lease)
    return lease
