"""The games of a server without its sockets, and a clock that goes only when it is told to."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from kvarto.server import protocol
from kvarto.server.room import Room
from kvarto.server.rooms import Rooms
from kvarto.server.thinking import Thinking
from kvarto.session.state import fold
from kvarto.store.database import Database
from kvarto.store.games import Games
from kvarto.store.heartbeat import Heartbeat
from kvarto.store.people import People, Person

ANNA, BEN, CARLA = "anna", "ben", "carla"
TWO_PEOPLE = (protocol.Chair("Anna"), protocol.Chair("Ben"))
MINUTE = 60_000
DAY = 24 * 60 * MINUTE


class Time:
    """The server's clock, as far as the test lets it go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_800_000_000_000
        for name, module in tuple(sys.modules.items()):
            if name.startswith("kvarto.server.") and hasattr(module, "now_in_milliseconds"):
                monkeypatch.setattr(module, "now_in_milliseconds", self)

    def __call__(self) -> int:
        return self.now


@asynccontextmanager
async def serving(file: Path, *, is_killed: bool = False) -> AsyncIterator[Rooms]:
    """The games of a server that is stopped, or killed, in the end."""
    database = await Database.open(file)
    await come(People(database), ANNA, BEN, CARLA)
    serving = Rooms(Games(database), Heartbeat(database), Thinking(1))
    await serving.start()
    try:
        yield serving
    finally:
        if is_killed:
            for task in serving._tasks:
                task.cancel()
            for room in serving._rooms.values():
                room.rest()
            serving.thinking.close()
        else:
            await serving.stop()
        await database.close()


async def come(people: People, *ids: str) -> None:
    """Let people be known who are not known yet."""
    for person in ids:
        if await people.find(person) is None:
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
    asyncio.run(asyncio.wait_for(test, 30))


async def is_as_stored(at: Room) -> bool:
    """Whether the game in memory is the one that is stored."""
    stored = await at.games.load(at.id)
    assert stored is not None
    return (at.state, at.number) == (fold(stored.events), len(stored.events))
