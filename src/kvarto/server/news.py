"""What all nodes are told about people: who is no longer whom, who has moved, who has another name.

Each node does it for what it has in memory; the store has it already. Whoever misses such news
reads it from the store sooner or later, so nothing depends on it for long.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any

import msgspec

from kvarto.cluster.hints import Bus
from kvarto.server.identity import Identities
from kvarto.server.lobby import Lobby
from kvarto.server.rooms import Rooms
from kvarto.server.tables import Tables

_TOPIC = "people"


class Forgotten(msgspec.Struct, frozen=True, tag=True):
    """Browsers that acted for these people may act for others now, or for nobody."""

    people: tuple[str, ...]


class CutOff(msgspec.Struct, frozen=True, tag=True):
    """The connections of these people end; a browser that still acts for them comes back."""

    people: tuple[str, ...]


class Moved(msgspec.Struct, frozen=True, tag=True):
    """What was a guest's is another person's."""

    guest: str
    person: str


class Left(msgspec.Struct, frozen=True, tag=True):
    """Somebody has given up an account; the games speak of them by this name."""

    person: str
    name: str


_Told = Forgotten | CutOff | Moved | Left


class _Hint(msgspec.Struct, frozen=True):
    """News, and which node tells them."""

    node: str
    told: _Told


_reader = msgspec.msgpack.Decoder(_Hint)


@dataclass(eq=False)
class News:
    """Tells this node and all others what has become of people."""

    bus: Bus
    identities: Identities
    rooms: Rooms
    tables: Tables
    lobby: Lobby
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)

    def start(self) -> None:
        """Listen to other nodes."""
        self.bus.subscribe(_TOPIC, self._hear)

    # -- telling ---------------------------------------------------------------------------

    def forget(self, *people: str) -> None:
        """Ask the database again whom the browsers of these people act for."""
        self.identities.forget(*people)
        self._tell(Forgotten(people))

    def cut_off(self, *people: str) -> None:
        """End the connections of these people; a browser that still acts for them comes back."""
        self.identities.cut_off(*people)
        self._tell(CutOff(people))

    async def move(self, guest: str, person: str) -> None:
        """Let everything that knows a guest know whose games they are now."""
        await self._move(guest, person)
        self._tell(Moved(guest, person))

    def leave(self, person: str, name: str) -> None:
        """Somebody has no account any more, and is called by this name in their games."""
        self._leave(person, name)
        self._tell(Left(person, name))

    def _tell(self, told: _Told) -> None:
        hint = _Hint(self.rooms.node.leases.node, told)
        self.bus.publish(_TOPIC, msgspec.msgpack.encode(hint))

    # -- hearing ---------------------------------------------------------------------------

    def _hear(self, hint: bytes) -> None:
        heard = _reader.decode(hint)
        if heard.node == self.rooms.node.leases.node:
            return  # it is done already
        match heard.told:
            case Forgotten(people=people):
                self.identities.forget(*people)
            case CutOff(people=people):
                self.identities.cut_off(*people)
            case Moved(guest=guest, person=person):
                self._begin(self._move(guest, person))
            case Left(person=person, name=name):
                self._leave(person, name)

    async def _move(self, guest: str, person: str) -> None:
        self.identities.forget(guest)
        await self.rooms.move(guest, person)
        self.tables.move(guest, person)
        self.lobby.move(guest, person)

    def _leave(self, person: str, name: str) -> None:
        self.identities.forget(person)
        self.tables.forget_maker(person)
        self.rooms.rename(person, name)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
