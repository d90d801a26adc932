"""Pages that do not read, servers that cannot write, and pages that come and go."""

from __future__ import annotations

import asyncio
import json
from itertools import chain, repeat
from typing import Any

import pytest
from starlette.types import Message
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed

from kvarto.server import protocol
from kvarto.server.connection import CLOSED_TOO_SLOW
from kvarto.server.room import Visitor
from kvarto.server.sockets import GameConnection
from kvarto.store.games import Games
from server.pages import PATIENCE, Browser, Server, do, wait_until


class Bystander:
    """As much of a room as a connection needs."""

    def __init__(self) -> None:
        self.visitors: set[Visitor] = set()

    def view(self, browser: str) -> str:
        return "a table"


def test_a_page_that_reads_nothing_is_cut_off_and_told_so() -> None:
    sent: list[Message] = []
    room = Bystander()

    async def test() -> None:
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
        connection: Any = GameConnection(socket, room, "browser")  # type: ignore[arg-type]
        await connection.serve()

    asyncio.run(asyncio.wait_for(test(), PATIENCE))
    # One message is on its way for ever; the others were never sent.
    kinds = [message["type"] for message in sent]
    assert kinds == ["websocket.accept", "websocket.send", "websocket.close"]
    assert sent[-1]["code"] == CLOSED_TOO_SLOW
    assert room.visitors == set()


def test_a_page_that_leaves_is_forgotten(server: Server, browser: Browser) -> None:
    game = browser.begin()
    with browser.page(game) as page, browser.page(game) as other:
        other.do("first", "give", piece="F")
        page.wait_for(lambda table: table.hand)
        room = server.app.state.rooms._rooms[game]
        assert len(room.visitors) == 2
        other.socket.close()
        wait_until(lambda: len(room.visitors) == 1)
        page.do("second", "place", cell="a1")
    wait_until(lambda: not room.visitors)


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
    async def fail(games: Games, *_: object) -> None:
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
