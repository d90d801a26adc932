"""The games of a server without its sockets, and a clock that goes only when it is told to."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from sqlalchemy.exc import IntegrityError

from kvarto.server import protocol
from kvarto.server.node import Node
from kvarto.server.room import Room
from kvarto.server.rooms import Rooms
from kvarto.server.thinking import Thinking
from kvarto.session.state import fold
from kvarto.store import schema
from kvarto.store.database import Database
from kvarto.store.games import Games
from kvarto.store.leases import Leases
from kvarto.store.people import People, Person

ANNA, BEN, CARLA = "anna", "ben", "carla"
TWO_PEOPLE = (protocol.Chair("Anna"), protocol.Chair("Ben"))
MINUTE = 60_000
#: Longer than any test takes, however busy the machine is, in seconds.
PATIENCE = 60
DAY = 24 * 60 * MINUTE


class Time:
    """The server's clock, as far as the test lets it go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_800_000_000_000
        for name, module in tuple(sys.modules.items()):
            is_ours = name.startswith(("kvarto.server.", "kvarto.store."))
            if is_ours and hasattr(module, "now_in_milliseconds"):
                monkeypatch.setattr(module, "now_in_milliseconds", self)

    def __call__(self) -> int:
        return self.now


@asynccontextmanager
async def serving(where: Path | str, *, is_killed: bool = False) -> AsyncIterator[Rooms]:
    """The games of a server that is stopped, or killed, in the end; at an address, of one node."""
    database = await Database.open(where)
    await come(People(database), ANNA, BEN, CARLA)
    node = Node(Leases(database), is_alone=isinstance(where, Path))
    serving = Rooms(Games(database), node, Thinking(1))
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
    """Let nothing happen any more at a server, which does not take leave of anybody."""
    tasks = [*server._tasks, *filter(None, [server.node._beating])]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for room in server._rooms.values():
        room.rest()
    server.node._beating = None
    server.thinking.close()


async def stall(server: Rooms) -> None:
    """Let nothing be heard of a node for so long that it is dead; itself, it has not noticed."""
    if server.node._beating is not None:
        server.node._beating.cancel()
    nodes = schema.nodes
    dead = update(nodes).where(nodes.c.id == server.node.leases.node)
    await server.games._database.change(dead.values(until=nodes.c.alive_at))


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


def run(test: Coroutine[Any, Any, None]) -> None:
    """Run a test that waits for things."""
    asyncio.run(asyncio.wait_for(test, PATIENCE))


async def until(is_so: Callable[[], object]) -> None:
    """Wait until something is so."""
    while not is_so():
        await asyncio.sleep(0.01)


async def is_as_stored(at: Room) -> bool:
    """Whether the game in memory is the one that is stored."""
    stored = await at.games.load(at.id)
    assert stored is not None
    return (at.state, at.number) == (fold(stored.events), len(stored.events))
