"""Letters to nodes that do not hear them otherwise: each looks for its own from time to time."""

from __future__ import annotations

from sqlalchemy import delete, insert, select

from kvarto.store import schema
from kvarto.store.database import Database


class Letters:
    """The letters in a database."""

    def __init__(self, database: Database, *, max_at_once: int = 500) -> None:
        """Take no more than `max_at_once` at a time; the others are taken the next time."""
        self._max_at_once = max_at_once
        self._database = database

    async def put(self, node: str, content: bytes) -> None:
        """Leave a letter for a node."""
        row = {"node": node, "content": content, "at": self._database.clock()}
        await self._database.write(insert(schema.letters).values(row))

    async def take(self, node: str) -> tuple[bytes, ...]:
        """The letters for a node, the oldest first; they are gone then.

        Only the node itself takes them, so none is taken twice. A letter whose number is smaller
        may come to be seen after others: only those are deleted that were seen.
        """
        letters = schema.letters
        rows = await self._database.read(
            select(letters.c.id, letters.c.content)
            .where(letters.c.node == node)
            .order_by(letters.c.id)
            .limit(self._max_at_once)
        )
        if rows:
            taken = [row.id for row in rows]
            await self._database.change(delete(letters).where(letters.c.id.in_(taken)))
        return tuple(row.content for row in rows)

    async def clear(self, before: int) -> None:
        """Throw away letters that are older than that moment: nobody has come for them."""
        letters = schema.letters
        await self._database.change(delete(letters).where(letters.c.at < before))
