"""Tables in the database that wait for somebody to sit down."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, delete, insert, select, update

from kvarto.store import schema
from kvarto.store.database import Database


@dataclass(frozen=True, slots=True)
class StoredInvitation:
    """A table that waits."""

    id: str
    maker: str
    #: What its maker is called at it.
    name: str
    #: What is agreed on, as JSON.
    terms: str
    created_at: int


class Invitations:
    """The waiting tables of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, invitation: StoredInvitation) -> None:
        """Keep a new one."""
        await self._database.write(
            insert(schema.invitations).values(
                id=invitation.id,
                maker=invitation.maker,
                name=invitation.name,
                terms=invitation.terms,
                created_at=invitation.created_at,
            )
        )

    async def change(self, invitation: str, name: str, terms: str) -> None:
        """Agree on something else."""
        table = schema.invitations
        await self._database.write(
            update(table).where(table.c.id == invitation).values(name=name, terms=terms)
        )

    async def remove(self, invitation: str) -> None:
        """Nobody waits there any more."""
        table = schema.invitations
        await self._database.write(delete(table).where(table.c.id == invitation))

    async def all(self) -> tuple[StoredInvitation, ...]:
        """All of them, the oldest first."""
        table = schema.invitations
        return _invitations(await self._database.read(select(table).order_by(table.c.created_at)))


def _invitations(rows: Sequence[Row[Any]]) -> tuple[StoredInvitation, ...]:
    return tuple(
        StoredInvitation(row.id, row.maker, row.name, row.terms, row.created_at) for row in rows
    )
