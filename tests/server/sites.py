"""Three nodes as three programs, with a PostgreSQL and a NATS, and everything that befalls them."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random

import psycopg

from kvarto.store.leases import LASTS
from server.checker import Row
from server.meeting import TRUSTED
from server.processes import COMMAND, Program
from server.proxy import Proxy
from servers.nats import OwnNats
from servers.postgres import OwnPostgres, plain

#: Notes every place that one node takes over from another, and when that one was last alive.
_NOTE_TAKEOVERS = """
CREATE TABLE takeovers (place text, alive_at bigint, at bigint);
CREATE FUNCTION note_takeover() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO takeovers SELECT NEW.place, alive_at,
        (extract(epoch FROM clock_timestamp()) * 1000)::bigint FROM nodes WHERE id = OLD.node;
    RETURN NEW;
END $$;
CREATE TRIGGER note_takeover AFTER UPDATE ON leases
    FOR EACH ROW WHEN (OLD.node <> NEW.node) EXECUTE FUNCTION note_takeover();
"""
_EVENTS = "SELECT number, content, message FROM events WHERE game = %s ORDER BY number"
_TAKEOVERS = "SELECT alive_at, at FROM takeovers WHERE place = %s ORDER BY at"


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


@dataclass
class Member:
    """One node, behind a bad network."""

    folder: Path
    options: Sequence[str]
    proxy: Proxy
    number: int
    program: Program | None = None
    #: What is started.
    command: Sequence[str] = COMMAND

    @property
    def log(self) -> Path:
        """What it writes besides its welcome, over all its lives."""
        return self.folder / f"node-{self.number}.log"

    @property
    def running(self) -> Program:
        """The program that it is now."""
        assert self.program is not None
        return self.program

    async def start(self) -> None:
        """Start, under the same address as before."""
        with self.log.open("a") as log:
            starting = partial(Program, *self.options, *TRUSTED, command=self.command, log=log)
            self.program = await asyncio.to_thread(starting)
        self.proxy.target = int(self.program.host.rpartition(":")[2])

    async def end(self, by: signal.Signals) -> None:
        """End by a signal, and wait until it is gone with all its processes."""
        self.running.send(by)
        await asyncio.to_thread(self.running.end)
        self.proxy.target = None


@dataclass
class Site:
    """Three nodes, and what they stand on."""

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
        member.command = command
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
        member.running.send(signal.SIGSTOP)
        await asyncio.sleep(LASTS / 1000 + self.random.uniform(0.5, 3))
        member.running.send(signal.SIGCONT)
        await asyncio.sleep(1)  # it notices, and begins anew

    async def _restart_nats(self) -> None:
        await asyncio.to_thread(self.nats.stop)
        await asyncio.sleep(self.random.uniform(0.5, 4))
        await asyncio.to_thread(self.nats.start)

    async def _restart_postgres(self) -> None:
        """For a moment, or for longer than nodes live without it."""
        await asyncio.to_thread(self.postgres.stop)
        await asyncio.sleep(self.random.choice((0.2, 1.5, LASTS / 1000 + 1)))
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
        logs = (member.log.read_text(encoding="utf-8") for member in self.members)
        return [line for log in logs for line in log.splitlines() if _is_complaint(line)]


def _is_complaint(line: str) -> bool:
    return '"level": "error"' in line or "Traceback" in line


def now() -> int:
    """The clock of the machine, in milliseconds."""
    return time.time_ns() // 1_000_000


@contextlib.asynccontextmanager
async def site_in(
    folder: Path, postgres: OwnPostgres, nats: OwnNats, *, slowest: float, seed: int
) -> AsyncIterator[Site]:
    """Three nodes, as long as they are needed."""
    database, random = postgres.new_database(), Random(seed)
    options = ("--database", database, "--bus", nats.address)
    async with contextlib.AsyncExitStack() as stack:
        members = []
        for number in range(3):
            proxy = await stack.enter_async_context(Proxy(random, slowest).running())
            member = Member(folder, options, proxy, number)
            await member.start()
            stack.push_async_callback(_finish, member)
            members.append(member)
        with psycopg.connect(plain(database)) as connection:
            connection.execute(_NOTE_TAKEOVERS.encode())
        yield Site(postgres, nats, database, members, random)


async def _finish(member: Member) -> None:
    member.running.send(signal.SIGCONT)
    member.running.process.kill()
    await asyncio.to_thread(member.running.process.communicate)
