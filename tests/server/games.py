"""The games of a server without its sockets."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import update
from sqlalchemy.exc import IntegrityError

from kvarto.clock import Clock, system_clock
from kvarto.server import protocol
from kvarto.server.node import Node
from kvarto.server.room import Room
from kvarto.server.rooms import Rooms
from kvarto.server.thinking import Thinking
from kvarto.server.timing import Timing
from kvarto.session.state import fold
from kvarto.store import schema
from kvarto.store.database import Database
from kvarto.store.games import Games
from kvarto.store.leases import Leases
from kvarto.store.people import People, Person
from support.generous import PATIENT_SERVER

ANNA, BEN, CARLA = "anna", "ben", "carla"
TWO_PEOPLE = (protocol.Chair("Anna"), protocol.Chair("Ben"))
MINUTE = 60_000
DAY = 24 * 60 * MINUTE


@dataclass(eq=False, kw_only=True)
class ServedRooms(Rooms):
    """The games of a server, and the database that has them."""

    database: Database


@asynccontextmanager
async def serving(
    where: Path | str,
    *,
    clock: Clock = system_clock,
    timing: Timing = PATIENT_SERVER,
    is_killed: bool = False,
) -> AsyncIterator[ServedRooms]:
    """The games of a server that is stopped, or killed, in the end; at an address, of one node."""
    database = await Database.open(where, clock, timing.store)
    await come(People(database), ANNA, BEN, CARLA)
    leases = Leases(database, timing.lease_ms)
    node = Node(leases, is_alone=isinstance(where, Path), timing=timing)
    serving = ServedRooms(Games(database), node, Thinking(1), timing, database=database)
    await node.start()
    await serving.start()
    try:
        yield serving
    finally:
        if is_killed:
            await kill(serving)
        else:
            await serving.stop()
            await node.stop()
        await database.close()


async def kill(server: Rooms) -> None:
    """Let nothing happen any more at a server, of which the database hears nothing."""
    await server.stop()
    await server.node.stop_heartbeat()


async def stall(server: Rooms) -> None:
    """Let nothing be heard of a node for so long that it is dead; itself, it has not noticed."""
    assert isinstance(server, ServedRooms)
    await server.node.stop_heartbeat()
    nodes = schema.nodes
    dead = update(nodes).where(nodes.c.id == server.node.leases.node)
    await server.database.change(dead.values(until=nodes.c.alive_at))


async def beat(server: Rooms) -> None:
    """What a server does by itself from time to time."""
    await server.node.beat()
    await server.look()


async def come(people: People, *ids: str) -> None:
    """Let people be known who are not known yet."""
    for person in ids:
        with contextlib.suppress(IntegrityError):
            await people.add(Person(person, person.capitalize(), 0), f"{person}'s browser", 0)


async def begun(serving: Rooms, clock: str = "-", person: str = ANNA) -> Room:
    """A new game at one browser."""
    wished = protocol.NewGame(chairs=TWO_PEOPLE, dice=False, clock=clock)
    return await serving.find(await serving.begin(person, wished), person)


def give(piece: str = "F") -> protocol.Do:
    """First gives."""
    return protocol.Do(f"give {piece}", "first", "give", piece=piece)


def place(cell: str = "a1") -> protocol.Do:
    """Second places."""
    return protocol.Do(f"place {cell}", "second", "place", cell=cell)


async def is_as_stored(at: Room) -> bool:
    """Whether the game in memory is the one that is stored."""
    stored = await at.games.load(at.id)
    assert stored is not None
    return (at.state, at.number) == (fold(stored.events), len(stored.events))
