"""Nodes as programs of their own, with a PostgreSQL and a NATS, and all that befalls them."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from random import Random

import psycopg

from kvarto.store.leases import LEASE_MS
from server.checker import Row
from server.proxy import Proxy
from server.retrying_people import TRUSTED
from support.nats import OwnNats
from support.postgres import OwnPostgres, plain
from support.server_process import COMMAND, ServerProcess

#: Notes every place that one node takes over from another, when that one was last alive, and how
#: many events there are by then.
_NOTE_TAKEOVERS = """
CREATE TABLE takeovers (place text, alive_at bigint, at bigint, number integer);
CREATE FUNCTION note_takeover() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO takeovers SELECT NEW.place, alive_at,
        (extract(epoch FROM clock_timestamp()) * 1000)::bigint,
        (SELECT max(number) FROM events WHERE game = NEW.place)
    FROM nodes WHERE id = OLD.node;
    RETURN NEW;
END $$;
CREATE TRIGGER note_takeover AFTER UPDATE ON leases
    FOR EACH ROW WHEN (OLD.node <> NEW.node) EXECUTE FUNCTION note_takeover();
"""
_EVENTS = "SELECT number, content, message FROM events WHERE game = %s ORDER BY number"
_TAKEOVERS = "SELECT alive_at, at, number FROM takeovers WHERE place = %s ORDER BY at"


@dataclass(frozen=True)
class Fault:
    """Something that befell a site, by the clock of the machine in milliseconds."""

    kind: str
    began: int
    over: int


@dataclass(frozen=True)
class Takeover:
    """A game that one node has taken over from another."""

    #: When the other was last alive.
    alive_at: int
    at: int
    #: How many events of the game there were.
    number: int


@dataclass
class Member:
    """One node, behind a bad network."""

    program: ServerProcess
    proxy: Proxy

    async def start(self) -> None:
        """Start it."""
        await asyncio.to_thread(self.program.start)
        self.proxy.target = self.program.port

    async def end(self, by: signal.Signals) -> None:
        """End by a signal, and wait until it is gone with all its processes."""
        self.program.send(by)
        await asyncio.to_thread(self.program.wait)
        self.proxy.target = None


@dataclass
class Site:
    """Some nodes, and what they stand on."""

    postgres: OwnPostgres
    nats: OwnNats
    database: str
    members: Sequence[Member]
    random: Random
    faults: list[Fault] = field(default_factory=list)

    @property
    def hosts(self) -> Sequence[str]:
        """Where players go: to any of them."""
        return [member.proxy.host for member in self.members]

    @property
    def cuts(self) -> int:
        """How many connections were broken."""
        return sum(member.proxy.cuts for member in self.members)

    # -- what befalls it -------------------------------------------------------------------

    async def suffer(self, kind: str) -> None:
        """Let something happen, and wait until it is over."""
        faults: dict[str, Callable[[], Awaitable[None]]] = {
            "killed": self._kill,
            "stalled": self._stall,
            "stopped": self._stop,
            "nats": self._restart_nats,
            "postgres": self._restart_postgres,
        }
        began = now()
        await faults[kind]()
        self.faults.append(Fault(kind, began, now()))

    async def upgrade(self, member: Member, command: Sequence[str]) -> None:
        """Stop a node, and start another release of it."""
        began = now()
        await member.end(signal.SIGTERM)
        member.program.command = command
        await member.start()
        self.faults.append(Fault("upgraded", began, now()))

    async def _kill(self) -> None:
        await self._end_one(signal.SIGKILL)

    async def _stop(self) -> None:
        await self._end_one(signal.SIGTERM)

    async def _end_one(self, by: signal.Signals) -> None:
        member = self.random.choice(self.members)
        await member.end(by)
        await asyncio.sleep(self.random.uniform(0, 2))
        await member.start()

    async def _stall(self) -> None:
        """Longer than others wait for a sign of life."""
        member = self.random.choice(self.members)
        member.program.send(signal.SIGSTOP)
        await asyncio.sleep(LEASE_MS / 1000 + self.random.uniform(0.5, 3))
        member.program.send(signal.SIGCONT)
        await asyncio.sleep(1)  # it notices, and begins anew

    async def _restart_nats(self) -> None:
        await asyncio.to_thread(self.nats.stop)
        await asyncio.sleep(self.random.uniform(0.5, 4))
        await asyncio.to_thread(self.nats.start)

    async def _restart_postgres(self) -> None:
        """For a moment, or for longer than nodes live without it."""
        await asyncio.to_thread(self.postgres.stop)
        await asyncio.sleep(self.random.choice((0.2, 1.5, LEASE_MS / 1000 + 1)))
        await asyncio.to_thread(self.postgres.start)
        await asyncio.sleep(1)  # nodes notice, and begin anew

    async def cut(self, share: float) -> None:
        """Break some of all connections."""
        for member in self.members:
            await member.proxy.cut(share)

    # -- what is left ----------------------------------------------------------------------

    def events(self, game: str) -> Sequence[Row]:
        """What is stored of a game."""
        with psycopg.connect(plain(self.database)) as connection:
            return connection.execute(_EVENTS.encode(), (game,)).fetchall()

    def takeovers(self, game: str) -> list[Takeover]:
        """Who took it over, in order."""
        with psycopg.connect(plain(self.database)) as connection:
            rows = connection.execute(_TAKEOVERS.encode(), (game,)).fetchall()
        return [Takeover(*row) for row in rows]

    def complaints(self) -> list[str]:
        """What nodes did not expect."""
        return [line for member in self.members for line in member.program.complaints]


def now() -> int:
    """The clock of the machine, in milliseconds."""
    return time.time_ns() // 1_000_000


@contextlib.asynccontextmanager
async def site_in(
    postgres: OwnPostgres,
    nats: OwnNats,
    command: Sequence[str] = COMMAND,
    *,
    nodes: int = 3,
    slowest: float,
    seed: int,
) -> AsyncIterator[Site]:
    """Some nodes, as long as they are needed."""
    database, random = postgres.new_database(), Random(seed)
    options = ("--database", database, "--bus", nats.address)
    async with contextlib.AsyncExitStack() as stack:
        members = []
        for _ in range(nodes):
            proxy = await stack.enter_async_context(Proxy(random, slowest).running())
            member = Member(ServerProcess(*options, *TRUSTED, command=command), proxy)
            stack.push_async_callback(_finish, member)
            await member.start()
            members.append(member)
        with psycopg.connect(plain(database)) as connection:
            connection.execute(_NOTE_TAKEOVERS.encode())
        yield Site(postgres, nats, database, members, random)


async def _finish(member: Member) -> None:
    if member.program.is_running:
        await asyncio.to_thread(member.program.kill)
