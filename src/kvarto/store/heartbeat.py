"""When servers were alive on a database."""

from __future__ import annotations

import secrets

from sqlalchemy import insert, select, update

from kvarto.store import schema
from kvarto.store.database import Database


class Heartbeat:
    """When servers were alive on this database: nobody is charged for the time between."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._node = secrets.token_hex(8)
        self._began_at = 0

    async def begin(self, now: int) -> None:
        """A server starts."""
        self._began_at = now
        row = {"id": self._node, "began_at": now, "alive_at": now, "until": now, "hears": False}
        await self._database.write(insert(schema.nodes).values(row))

    async def beat(self, now: int) -> None:
        """It is alive now."""
        table = schema.nodes
        await self._database.write(
            update(table).where(table.c.id == self._node).values(alive_at=now, until=now)
        )

    async def stopped_after(self, moment: int) -> int | None:
        """When the server of that moment was last alive; None if it is this one, or none was."""
        table = schema.nodes
        if moment >= self._began_at:
            return None
        rows = await self._database.read(
            select(table.c.alive_at)
            .where(table.c.began_at <= moment)
            .order_by(table.c.began_at.desc())
            .limit(1)
        )
        return rows[0].alive_at if rows else None
