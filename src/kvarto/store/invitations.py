"""Tables in the database that wait for somebody to sit down."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, delete, insert, select, update

from kvarto.store import schema
from kvarto.store.database import Database
from kvarto.store.leases import Lease, conditions


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
    """The waiting tables of a database.

    With a lease nothing is changed if the place is another's by now: `LostLease`.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, invitation: StoredInvitation, *, lease: Lease | None = None) -> None:
        """Keep a new one."""
        await self._database.write(
            *conditions(lease),
            insert(schema.invitations).values(
                id=invitation.id,
                maker=invitation.maker,
                name=invitation.name,
                terms=invitation.terms,
                created_at=invitation.created_at,
            ),
        )

    async def change(
        self, invitation: str, name: str, terms: str, *, lease: Lease | None = None
    ) -> None:
        """Agree on something else."""
        table = schema.invitations
        await self._database.write(
            *conditions(lease),
            update(table).where(table.c.id == invitation).values(name=name, terms=terms),
        )

    async def remove(self, invitation: str, *, lease: Lease | None = None) -> None:
        """Nobody waits there any more."""
        table = schema.invitations
        await self._database.write(
            *conditions(lease), delete(table).where(table.c.id == invitation)
        )

    async def is_there(self, invitation: str) -> bool:
        """Whether somebody waits there."""
        table = schema.invitations
        rows = await self._database.read(select(table.c.id).where(table.c.id == invitation))
        return bool(rows)

    async def all(self) -> tuple[StoredInvitation, ...]:
        """All of them, the oldest first."""
        table = schema.invitations
        return _invitations(await self._database.read(select(table).order_by(table.c.created_at)))

    async def made_by(self, person: str) -> tuple[StoredInvitation, ...]:
        """Those that a person has made, the oldest first."""
        table = schema.invitations
        theirs = select(table).where(table.c.maker == person).order_by(table.c.created_at)
        return _invitations(await self._database.read(theirs))


def _invitations(rows: Sequence[Row[Any]]) -> tuple[StoredInvitation, ...]:
    return tuple(
        StoredInvitation(row.id, row.maker, row.name, row.terms, row.created_at) for row in rows
    )
