"""Strangers who seek somebody: many are brought together at a time, and nobody is lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import cast

import msgspec
import pytest
from starlette.websockets import WebSocket

from kvarto.club.accounts import Accounts
from kvarto.cluster.hints import InProcessBus
from kvarto.server import protocol
from kvarto.server.lobby import Lobby, LobbyConnection
from kvarto.server.showcase import Showcase
from kvarto.server.tables import Tables
from kvarto.store.invitations import Invitations
from kvarto.store.people import People
from server.games import run, serving, until

pytestmark = pytest.mark.usefixtures("no_processes")

FOUR = ("anna", "ben", "carla", "dora")
Pairing = Callable[[str, str, protocol.Agreement], Awaitable[str]]


class Listener(LobbyConnection):
    """A page in the lobby that only hears which game it is brought to."""

    def __init__(self, lobby: Lobby, person: str) -> None:
        super().__init__(cast("WebSocket", None), lobby, person)
        self.games: list[str] = []

    def send(self, content: msgspec.Struct | bytes) -> None:
        assert isinstance(content, bytes)
        message = msgspec.json.decode(content, type=protocol.FromLobby)
        if isinstance(message, protocol.Paired):
            self.games.append(message.id)


@asynccontextmanager
async def four_who_seek(file: Path, pair: Pairing) -> AsyncIterator[list[Listener]]:
    """They all have begun to seek when the lobby begins to look; games begin like this."""
    async with serving(file) as rooms:
        database = rooms.games._database
        tables = Tables(rooms, Invitations(database), Accounts(People(database), rooms.games))
        await tables.start()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(tables, "pair", pair)
            lobby = Lobby(tables, Showcase(rooms, InProcessBus()))
            listeners = [Listener(lobby, person) for person in FOUR]
            for listener in listeners:
                listener.arrive()
                lobby.seek(listener.person, protocol.Agreement())
            lobby.start()
            yield listeners
            await lobby.stop()


def is_paired(listeners: list[Listener]) -> bool:
    games = [game for listener in listeners for game in listener.games]
    return sorted(map(games.count, set(games))) == [2, 2]


def test_games_begin_side_by_side(tmp_path: Path) -> None:
    async def test() -> None:
        begun = asyncio.Barrier(2)  # nobody passes alone

        async def pair(one: str, two: str, _: protocol.Agreement) -> str:
            await begun.wait()
            return f"{one} and {two}"

        async with four_who_seek(tmp_path / "kvarto.sqlite3", pair) as listeners:
            await until(lambda: is_paired(listeners))

    run(test())


def test_a_game_that_cannot_begin_is_tried_again_and_holds_up_no_other(tmp_path: Path) -> None:
    async def test() -> None:
        begun: list[str] = []

        async def pair(one: str, two: str, _: protocol.Agreement) -> str:
            begun.append(f"{one} and {two}")
            if len(begun) == 1:
                raise OSError("the disk is full")
            return begun[-1]

        async with four_who_seek(tmp_path / "kvarto.sqlite3", pair) as listeners:
            await until(lambda: is_paired(listeners))
        assert len(begun) == 3
        assert begun[0] != begun[1]

    run(test())
