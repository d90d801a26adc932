"""What becomes of people is known at every node: who moves, who leaves, who is no longer whom."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import msgspec
from starlette.applications import Starlette
from starlette.requests import HTTPConnection

from kvarto.clock import system_clock
from kvarto.club.accounts import Accounts
from kvarto.cluster.hints import InProcessBus
from kvarto.server import protocol
from kvarto.server.audience import Visitor
from kvarto.server.identity import NOBODY, Identities
from kvarto.server.lobby import Lobby
from kvarto.server.news import News
from kvarto.server.security import COOKIE, hashed
from kvarto.server.settings import ServerSettings
from kvarto.server.showcase import Showcase
from kvarto.server.tables import Tables
from kvarto.store.invitations import Invitations
from kvarto.store.people import People
from server.games import ANNA, BEN, CARLA, begun, give, serving
from support.waiting import eventually_async


@asynccontextmanager
async def nodes(where: str) -> AsyncIterator[tuple[News, News]]:
    """Two nodes that hear each other at once."""
    bus = InProcessBus()
    async with AsyncExitStack() as stack:
        told = []
        for _ in range(2):
            rooms = await stack.enter_async_context(serving(where))
            people = People(rooms.database)
            invitations = Invitations(rooms.database)
            tables = Tables(rooms, invitations, Accounts(people, rooms.games))
            await tables.start()
            lobby = Lobby(tables, Showcase(rooms, bus))
            lobby.start()
            stack.push_async_callback(lobby.stop)
            told.append(News(bus, Identities(people, system_clock), rooms, tables, lobby))
            told[-1].start()
        yield told[0], told[1]


def table_of(messages: list[bytes]) -> protocol.Table:
    return msgspec.json.decode(messages[-1], type=protocol.Table)


async def test_the_games_and_tables_of_a_guest_move_at_every_node(postgres_url: str) -> None:
    async with nodes(postgres_url) as (one, two):
        at = await begun(two.rooms)
        table = await two.tables.make(ANNA, protocol.NewTable())
        messages: list[bytes] = []
        at.enter(Visitor(ANNA, messages.append))
        await two.identities.people.admit("a new browser", CARLA, 0, guest=ANNA)
        await one.move(ANNA, CARLA)
        await eventually_async(lambda: at.audience.is_player(CARLA))
        assert table_of(messages).seats.first.yours
        assert not at.audience.is_player(ANNA)
        await at.do(CARLA, give())
        waiting = two.tables.find(table)
        assert waiting is not None
        assert waiting.maker == CARLA


async def test_who_leaves_is_called_by_another_name_and_waits_nowhere(postgres_url: str) -> None:
    async with nodes(postgres_url) as (one, two):
        at = await begun(two.rooms)
        tables = [await two.tables.make(who, protocol.NewTable()) for who in (ANNA, BEN)]
        one.leave(ANNA, "Quiet Fox 7")
        assert at.view(ANNA).seats.first.name == "Quiet Fox 7"
        assert two.tables.find(tables[0]) is None
        assert two.tables.find(tables[1]) is not None


def browser(token: str) -> HTTPConnection:
    """A browser with this secret."""
    app = Starlette()
    app.state.settings = ServerSettings()
    cookie = f"{COOKIE}={token}".encode()
    headers = [(b"cookie", cookie)]
    return HTTPConnection({"type": "http", "scheme": "http", "app": app, "headers": headers})


async def test_a_browser_that_is_signed_out_at_one_node_is_so_at_all(postgres_url: str) -> None:
    async with nodes(postgres_url) as (one, two):
        people = one.identities.people
        hers, his = browser("her token"), browser("his token")
        await people.admit(hashed("her token"), ANNA, 0)
        await people.admit(hashed("his token"), BEN, 0)
        for signed_out in (False, True):
            for node in (one, two):
                assert await node.identities.person_of(hers) == (NOBODY if signed_out else ANNA)
                assert await node.identities.person_of(his) == BEN
            await people.dismiss(hashed("her token"))
            await people.dismiss(hashed("his token"))
            one.forget(ANNA)  # and not Ben: what is known of his browser is believed on


async def test_connections_end_at_every_node(postgres_url: str) -> None:
    async with nodes(postgres_url) as (one, two):
        ended: list[str] = []
        with (
            one.identities.connected(ANNA, lambda: ended.append("here")),
            two.identities.connected(ANNA, lambda: ended.append("there")),
            two.identities.connected(BEN, lambda: ended.append("Ben")),
        ):
            one.cut_off(ANNA)
        assert sorted(ended) == ["here", "there"]
