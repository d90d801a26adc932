"""The lobby without its sockets: many are brought together at a time, and told together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import cast

import msgspec
from starlette.websockets import WebSocket

from kvarto.club.accounts import Accounts
from kvarto.cluster.hints import InProcessBus
from kvarto.server import protocol
from kvarto.server.lobby import Lobby, LobbyConnection
from kvarto.server.showcase import Showcase
from kvarto.server.tables import Tables
from kvarto.store.invitations import Invitations
from kvarto.store.people import People
from server.games import serving
from support.fake_time import FakeTime
from support.generous import PATIENT_SERVER
from support.waiting import eventually_async

#: Those who could not be brought together are tried again at once.
EAGER = replace(PATIENT_SERVER, look_for_pairs_s=0.05)
FOUR = ("anna", "ben", "carla", "dora")
Pairing = Callable[[str, str, protocol.Agreement], Awaitable[str]]


class Listener(LobbyConnection):
    """A page in the lobby that only hears what it is told."""

    def __init__(self, lobby: Lobby, person: str) -> None:
        super().__init__(cast("WebSocket", None), lobby, person)
        self.games: list[str] = []
        #: How often it was told what there is in the lobby.
        self.lobbies = 0

    def send(self, content: msgspec.Struct | bytes) -> None:
        assert isinstance(content, bytes)
        message = msgspec.json.decode(content, type=protocol.FromLobby)
        match message:
            case protocol.Paired(id=game):
                self.games.append(game)
            case protocol.Lobby():
                self.lobbies += 1


@dataclass(eq=False, kw_only=True)
class TablesPairing(Tables):
    """Tables at which two strangers begin a game as a test has it."""

    pairing: Pairing

    async def pair(self, one: str, two: str, terms: protocol.Agreement) -> str:
        return await self.pairing(one, two, terms)


@asynccontextmanager
async def four_who_seek(file: Path, pair: Pairing) -> AsyncIterator[list[Listener]]:
    """They all have begun to seek when the lobby begins to look; games begin like this."""
    async with serving(file, timing=EAGER) as rooms:
        database = rooms.database
        accounts = Accounts(People(database), rooms.games)
        tables = TablesPairing(rooms, Invitations(database), accounts, pairing=pair)
        await tables.start()
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


async def test_games_begin_side_by_side(tmp_path: Path) -> None:
    begun = asyncio.Barrier(2)  # nobody passes alone

    async def pair(one: str, two: str, _: protocol.Agreement) -> str:
        await begun.wait()
        return f"{one} and {two}"

    async with four_who_seek(tmp_path / "kvarto.sqlite3", pair) as listeners:
        await eventually_async(lambda: is_paired(listeners))


async def test_a_game_that_cannot_begin_is_tried_again_and_holds_up_no_other(
    tmp_path: Path,
) -> None:
    begun: list[str] = []

    async def pair(one: str, two: str, _: protocol.Agreement) -> str:
        begun.append(f"{one} and {two}")
        if len(begun) == 1:
            raise OSError("the disk is full")
        return begun[-1]

    async with four_who_seek(tmp_path / "kvarto.sqlite3", pair) as listeners:
        await eventually_async(lambda: is_paired(listeners))
    assert len(begun) == 3
    assert begun[0] != begun[1]


async def test_changes_that_come_together_are_told_together(
    tmp_path: Path, fake_time: FakeTime
) -> None:
    async with serving(tmp_path / "kvarto.sqlite3") as rooms:
        accounts = Accounts(People(rooms.database), rooms.games)
        lobby = Lobby(
            Tables(rooms, Invitations(rooms.database), accounts), Showcase(rooms, InProcessBus())
        )
        reader, other = Listener(lobby, "anna"), Listener(lobby, "ben")
        for listener in (reader, other):
            listener.arrive()
        together_s = PATIENT_SERVER.tell_lobby_after_s
        await fake_time.elapse(together_s)
        told = reader.lobbies
        for _ in range(10):
            lobby.seek(other.person, protocol.Agreement())
            lobby.stop_seeking(other.person)
        await fake_time.elapse(together_s - 0.01)
        assert reader.lobbies == told
        await fake_time.elapse(0.01)
        assert reader.lobbies == told + 1
        await fake_time.elapse(10)
        assert reader.lobbies == told + 1
