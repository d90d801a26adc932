"""Pages that do not read, servers that cannot write, and pages that come and go."""

from __future__ import annotations

import asyncio
import json
from itertools import chain, repeat

import msgspec
import pytest
from starlette.types import Message
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed

from kvarto.server import protocol
from kvarto.server.connection import CLOSED_TOO_SLOW, Connection
from kvarto.store.games import Games
from server.page_messages import do
from server.pages import Browser, Server
from support.waiting import HANG_S, eventually


class AtATable(Connection[protocol.FromPage]):
    """A page that is sent a table, and answers to its pings."""

    is_here = False

    def arrive(self) -> None:
        self.is_here = True
        self.send(b"a table")

    def leave(self) -> None:
        self.is_here = False

    async def answer(self, message: protocol.FromPage) -> msgspec.Struct:
        return protocol.Pong(0.0, 0)


async def test_a_page_that_reads_nothing_is_cut_off_and_told_so() -> None:
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)
        if message["type"] == "websocket.send":
            await asyncio.Event().wait()  # for ever

    events = chain(
        [{"type": "websocket.connect"}],
        repeat({"type": "websocket.receive", "text": '{"type": "ping"}'}),
    )

    async def receive() -> Message:
        return next(events)

    scope = {"type": "websocket", "headers": [], "path": "/", "query_string": b""}
    socket = WebSocket(scope, receive, send)
    await socket.accept()
    connection = AtATable(socket, msgspec.json.Decoder(protocol.FromPage))
    async with asyncio.timeout(HANG_S):
        await connection.serve()
    # One message is on its way for ever; the others were never sent.
    kinds = [message["type"] for message in sent]
    assert kinds == ["websocket.accept", "websocket.send", "websocket.close"]
    assert sent[-1]["code"] == CLOSED_TOO_SLOW
    assert not connection.is_here


def test_a_page_that_leaves_is_forgotten(server: Server, browser: Browser) -> None:
    game = browser.begin()
    with browser.page(game) as page, browser.page(game) as other:
        other.do("first", "give", piece="F")
        page.wait_for(lambda table: table.hand)
        room = server.app.state.rooms.in_use(game)
        assert len(room.audience.players) == 2
        other.socket.close()
        eventually(lambda: len(room.audience.players) == 1)
        page.do("second", "place", cell="a1")
    eventually(lambda: not room.audience.players)


def test_every_page_at_a_game_is_told_of_every_change(browser: Browser) -> None:
    game = browser.begin()
    with browser.page(game) as one, browser.page(game) as two:
        one.do("first", "give", piece="F")
        two.wait_for(lambda table: table.number == 2)
        two.do("second", "place", cell="a1")
        one.wait_for(lambda table: table.number == 3)
        assert one.table.words == two.table.words == (">F", "a1")


def test_who_comes_back_finds_the_table_as_it_is(browser: Browser) -> None:
    with browser.playing(clock="60/move") as page:
        page.play(">F a1")
    with browser.page(page.game) as back:
        assert (back.table.number, back.table.words) == (3, (">F", "a1"))
        back.play(">0")


def test_what_cannot_be_stored_is_not_acknowledged_and_can_be_sent_again(
    server: Server,
    browser: Browser,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def fail(games: Games, *_: object, **__: object) -> None:
        raise OSError("the disk is full")

    message = json.dumps(do("first", "give", piece="F", id="once"))
    with browser.playing() as page:
        with monkeypatch.context() as patch:
            patch.setattr(Games, "append", fail)
            page.socket.send(message)
            with pytest.raises(ConnectionClosed):
                page.read()
        assert "the disk is full" in caplog.text
    with browser.page(page.game) as back:
        assert (back.table.number, back.table.hand) == (1, None)
        assert back.ask(message) == protocol.Done("once", 2)
        back.do("second", "place", cell="a1")
