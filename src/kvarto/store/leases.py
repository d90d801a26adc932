"""Which node owns which place: a game, or the lobby.

A node has one lease of its own, which it renews as long as it lives; as long as that lasts it owns
all its places. A node whose lease is over stays dead, so whoever finds a place without a living
owner may take it. The number of the owner, the epoch, makes sure that of two who take a place at
once one gets it, and that nobody writes who owned it before.
"""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Executable,
    Row,
    delete,
    exists,
    func,
    insert,
    literal,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from kvarto.store import schema
from kvarto.store.clock_offset import ClockOffset
from kvarto.store.conditions import is_timed
from kvarto.store.database import Database
from kvarto.store.refusals import LostLease
from kvarto.store.writing import Held, NewRow

#: A node that has not said for so long that it is alive is dead, in milliseconds.
LEASE_MS = 4000
#: The kind of lock that there is for each place of a PostgreSQL.
PLACES_LOCK = 1
#: So often a place is looked at that somebody else is about to take, with so many seconds between.
_MOST_TRIES, _PAUSE = 5, 0.02


@dataclass(frozen=True, slots=True)
class Lease:
    """A place that a node owns."""

    place: str
    node: str
    epoch: int
    #: When the last node that looked after it was last alive, if that has died: for the time
    #: since, nobody is charged. It is so until it is settled, whoever owns the place.
    down_since: int | None = None
    #: Whether nobody has owned it before, or whoever did has given it back.
    is_new: bool = False

    @property
    def held(self) -> Held:
        """The condition that it is still so, for whatever is written about the place."""
        return Held(self.place, self.node, self.epoch)


def conditions(lease: Lease | None) -> tuple[Held, ...]:
    """What must hold for something to be written: with a lease, that it is still so."""
    return () if lease is None else (lease.held,)


def settling(lease: Lease) -> Executable:
    """That all is stored that happened to a place while nobody looked after it.

    To be written together with that: else whoever owns it next might tell of it again.
    """
    leases = schema.leases
    return update(leases).where(leases.c.place == lease.place).values(down_since=None)


class Leases:
    """What one node owns."""

    def __init__(self, database: Database, lease_ms: int = LEASE_MS) -> None:
        #: Where it is kept.
        self.database = database
        self.lease_ms = lease_ms
        self.machine_clock = database.machine_clock
        #: The id of this node, a new one each time it begins; empty as long as it does not live.
        self.node = ""
        self._is_alone = False
        self._offset = ClockOffset()

    # -- the node --------------------------------------------------------------------------

    async def begin(self, *, alone: bool = False) -> None:
        """Begin to live, under a new id.

        `alone` says that no other node can be alive, because something else makes sure of that:
        what others have left is free at once, and this one stays alive even if it has slept.
        """
        node, self._is_alone = secrets.token_hex(8), alone
        nodes, now = schema.nodes, self.database.clock()
        row = {"id": node, "began_at": now, "alive_at": now, "until": now + self.lease_ms}
        writes: list[Executable] = [insert(nodes).values(**row, hears=False)]
        if alone:
            rest = update(nodes).where(nodes.c.until > nodes.c.alive_at, nodes.c.id != node)
            writes.append(rest.values(until=nodes.c.alive_at))
        await self.database.write(*writes)
        await self._measure()
        self.node = node

    def die(self) -> None:
        """Own nothing any more, and take nothing, until it begins again."""
        self.node = ""

    async def beat(self, *, hears: bool) -> bool:
        """Say that it is alive. False if its lease had run out: then it is dead, and stays so."""
        nodes, now = schema.nodes, self.database.clock()
        alive = update(nodes).where(nodes.c.id == self.node)
        if not self._is_alone:
            alive = alive.where(nodes.c.until > now)
        beaten = await self.database.change(
            alive.values(alive_at=now, until=now + self.lease_ms, hears=hears)
        )
        await self._measure()
        return beaten == 1

    async def end(self) -> None:
        """Leave everything to others, at once."""
        nodes, now = schema.nodes, self.database.clock()
        await self.database.change(
            update(nodes)
            .where(nodes.c.id == self.node, nodes.c.until > now)
            .values(alive_at=now, until=now)
        )

    @property
    def offset(self) -> int:
        """How many milliseconds the database's clock is ahead of this machine's."""
        return self._offset.milliseconds

    def now(self) -> int:
        """Return the time by the database's clock, as last measured."""
        return self.machine_clock() + self.offset

    async def _measure(self) -> None:
        before = self.machine_clock()
        there = await self.database.now()
        self._offset.measured(before, there, self.machine_clock())

    # -- places ----------------------------------------------------------------------------

    async def take(self, place: str) -> Lease | str:
        """Take a place; the id of the living node that owns it if there is one.

        `LostLease` if this node itself is dead, or if nobody can have it right now.
        """
        for tries in range(_MOST_TRIES):
            await asyncio.sleep(tries * _PAUSE)
            seen = await self._look_at(place)
            if seen is None:
                new = Lease(place, self.node, self._new_epoch(), is_new=True)
                if await self.database.change(self._taking_new(place, new.epoch)):
                    return new
            elif seen.node == self.node:
                if not (seen.lives or self._is_alone):
                    break  # it has not noticed yet that it is dead
                return Lease(place, self.node, seen.epoch, seen.down_since)
            elif seen.lives:
                return str(seen.node)
            else:
                # Whoever owned it last may have died before it got to what happened before.
                down_since = seen.alive_at if seen.down_since is None else seen.down_since
                over = Lease(place, self.node, seen.epoch + 1, down_since)
                if await self.database.change(self._taking_over(over)):
                    return over
        raise LostLease(place)

    async def _look_at(self, place: str) -> Row[Any] | None:
        leases, nodes = schema.leases, schema.nodes
        lives = nodes.c.until > self.database.clock()
        rows = await self.database.read(
            select(
                leases.c.node,
                leases.c.epoch,
                leases.c.down_since,
                nodes.c.alive_at,
                lives.label("lives"),
            )
            .join(nodes, nodes.c.id == leases.c.node)
            .where(leases.c.place == place)
        )
        return rows[0] if rows else None

    def owning(self, place: str) -> NewRow:
        """To be written together with the place itself, so that somebody owns it from the first."""
        row = {"place": place, "node": self.node, "epoch": self._new_epoch()}
        return NewRow(schema.leases, row)

    def _new_epoch(self) -> int:
        """One that begins with the clock has never been, even if the place was given back."""
        return self.now()

    def _taking_new(self, place: str, epoch: int) -> Executable:
        leases, nodes = schema.leases, schema.nodes
        me = select(literal(place), nodes.c.id, literal(epoch)).where(self._is_me_alive())
        columns = [leases.c.place, leases.c.node, leases.c.epoch]
        if self.database.dialect == "sqlite":
            return sqlite.insert(leases).from_select(columns, me).on_conflict_do_nothing()
        # Not to be waited for either: who is about to take it holds this lock until the commit.
        me = me.where(func.pg_try_advisory_xact_lock(PLACES_LOCK, func.hashtext(place)))
        return postgresql.insert(leases).from_select(columns, me).on_conflict_do_nothing()

    def _taking_over(self, over: Lease) -> Executable:
        leases = schema.leases
        # Who has it locked is about to take it, or has died before a commit. The heartbeat is not
        # to wait for either, nor is anybody for two who wait for each other.
        free = (
            select(leases.c.place)
            .where(leases.c.place == over.place, leases.c.epoch == over.epoch - 1)
            .with_for_update(skip_locked=True)
        )
        return (
            update(leases)
            .where(leases.c.place == free.scalar_subquery())
            .where(exists().where(self._is_me_alive()))
            .values(node=over.node, epoch=over.epoch, down_since=over.down_since)
        )

    def _is_me_alive(self) -> ColumnElement[bool]:
        nodes = schema.nodes
        is_me = nodes.c.id == self.node
        return is_me if self._is_alone else is_me & (nodes.c.until > self.database.clock())

    async def release(self, place: str) -> None:
        """Give a place back, if it is this node's: nobody owns it then."""
        leases = schema.leases
        await self.database.change(
            delete(leases).where(leases.c.place == place, leases.c.node == self.node)
        )

    async def owner(self, place: str) -> str | None:
        """The living node that owns a place."""
        seen = await self._look_at(place)
        return str(seen.node) if seen is not None and seen.lives else None

    # -- all nodes -------------------------------------------------------------------------

    async def living(self) -> dict[str, bool]:
        """The ids of all nodes that are alive, and whether letters reach them at once."""
        nodes = schema.nodes
        rows = await self.database.read(
            select(nodes.c.id, nodes.c.hears).where(nodes.c.until > self.database.clock())
        )
        return {row.id: row.hears for row in rows}

    async def orphans(self, most: int) -> tuple[str, ...]:
        """Some games that go on, in which time is limited, and which no living node owns."""
        games, leases, nodes = schema.games, schema.leases, schema.nodes
        # One moment for all of them: a clock that goes on would have to be read for each.
        now = await self.database.now()
        owned = (
            select(leases.c.place)
            .join(nodes, nodes.c.id == leases.c.node)
            .where(leases.c.place == games.c.id, nodes.c.until > now)
        )
        rows = await self.database.read(
            select(games.c.id)
            .where(games.c.ended_at.is_(None), is_timed(), ~owned.exists())
            # Nodes that look at the same moment should not all run for the same games.
            .order_by(func.random())
            .limit(most)
        )
        return tuple(row.id for row in rows)
