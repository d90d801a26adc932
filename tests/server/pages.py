"""A server in a thread, browsers that know it, and pages that play at it."""

from __future__ import annotations

import asyncio
import json
import socket
import sqlite3
import ssl
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
from starlette.applications import Starlette
from websockets.sync.client import ClientConnection, connect

from kvarto import (
    Action,
    Seat,
    Word,
)
from kvarto.clock import system_clock
from kvarto.record.turns import play_word
from kvarto.server import protocol
from kvarto.server.running import server_for
from kvarto.server.settings import ServerSettings
from kvarto.server.timing import Timing
from server.page_messages import Json, asked, do, state_of
from server.timings import AWAKE
from support.fake_time import FakeTime
from support.waiting import HANG_S, eventually

#: Longer than anything takes here, however busy the machine is; a test that waits so long fails.
PATIENCE = HANG_S
#: Two people at one browser; no dice, so that it is known who is who.
TWO_PEOPLE: Json = {"chairs": [{"name": "Anna"}, {"name": "Ben"}], "dice": False}
#: First has completed row 1, four dark and tall ones: so it is played, and so it is set up.
COMPLETED = ">F a1>D b1>E c1>C d1"
OPEN = "..../..../..../FDEC - @d1"
#: First holds the last piece, and completes row 1 with it on d1.
FULL = "3B26/E75A/9DF1/048. C @a1"

#: Whatever else the machine does, analyses go on.
USUAL_SETTINGS = ServerSettings(niceness=0)

_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
_reader = msgspec.json.Decoder(protocol.FromServer)


class Server:
    """A server on a port of its own, as `kvarto serve` runs one."""

    def __init__(
        self,
        where: Path | str,
        processes: int = 1,
        settings: ServerSettings = USUAL_SETTINGS,
        bus: str | None = None,
        fake_time: FakeTime | None = None,
        timing: Timing | None = None,
        *,
        warm_up: bool = False,
    ) -> None:
        self._where = where
        self._fake_time = fake_time
        if timing is None and fake_time is not None:
            timing = AWAKE
        if timing is not None:
            settings = replace(settings, timing=timing)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        self._server = server_for(
            where,
            settings,
            bus=bus,
            processes=processes,
            warm_up=warm_up,
            machine_clock=system_clock if fake_time is None else fake_time,
        )
        if fake_time is not None:
            # Connections of browsers do not end because the test lets time pass.
            self._server.config.timeout_keep_alive = 10**9
            self._server.config.timeout_graceful_shutdown = 10**9
        self.app: Starlette = self._server.config.app  # type: ignore[assignment]
        self._thread = threading.Thread(target=self._run)

    def start(self) -> None:
        """Start, and return when it can be asked."""
        self._thread.start()
        eventually(lambda: self._server.started or not self._thread.is_alive())
        assert self._server.started

    def _run(self) -> None:
        if self._fake_time is None:
            self._server.run([self._listening])
        else:
            with asyncio.Runner(loop_factory=self._fake_time.new_loop) as runner:
                runner.run(self._server.serve([self._listening]))

    def stop(self) -> None:
        """Stop as a signal would make it."""
        self._server.should_exit = True
        if self._fake_time is not None:
            # It looks whether it is to stop, and whether all have gone, from time to time.
            eventually(lambda: not self._thread.is_alive(), self._wait_a_little)
        self._thread.join(HANG_S)
        assert not self._thread.is_alive(), "it does not stop"
        self._listening.close()

    def _wait_a_little(self) -> None:
        assert self._fake_time is not None
        self._fake_time.advance(0.1)
        self._thread.join(0.01)

    @property
    def is_running(self) -> bool:
        """Whether it has not been stopped."""
        return self._thread.is_alive()

    @property
    def file(self) -> Path:
        """The file of its database, if that is one."""
        assert isinstance(self._where, Path)
        return self._where

    def stored(self, table: str = "events") -> list[tuple[Any, ...]]:
        """Everything that is kept in a table of the database."""
        with closing(sqlite3.connect(self.file)) as database:
            return database.execute(f"SELECT * FROM {table} ORDER BY 1, 2").fetchall()  # noqa: S608

    @contextmanager
    def browser(self) -> Iterator[Browser]:
        """A browser with cookies of its own."""
        with browser_at(f"127.0.0.1:{self.port}") as browser:
            yield browser


@contextmanager
def running(
    where: Path | str,
    processes: int = 1,
    settings: ServerSettings = USUAL_SETTINGS,
    bus: str | None = None,
    fake_time: FakeTime | None = None,
    timing: Timing | None = None,
    *,
    warm_up: bool = False,
) -> Iterator[Server]:
    """A server that runs as long as it is needed: alone on a file, or with others.

    With `fake_time` nothing in it happens by itself before the test lets time pass. Without
    `warm_up` no process for the computer's moves is started before one is needed.
    """
    server = Server(where, processes, settings, bus, fake_time, timing, warm_up=warm_up)
    server.start()
    try:
        yield server
    finally:
        if server.is_running:
            server.stop()


class Browser:
    """Somebody's browser: it asks, begins games and opens pages."""

    def __init__(self, host: str, client: httpx.Client) -> None:
        self.host = host
        self.client = client

    def begin(self, **wishes: Any) -> str:
        """The id of a new game, of Anna and Ben at this browser unless wished otherwise."""
        response = self.client.post("/api/games", json=TWO_PEOPLE | wishes)
        assert response.status_code == 200, response.text
        return str(response.json()["id"])

    def invite(self, **wishes: Any) -> str:
        """The id of a new table; whoever makes it is first unless wished otherwise."""
        response = self.client.post("/api/tables", json={"first": "maker"} | wishes)
        assert response.status_code == 200, response.text
        return str(response.json()["id"])

    def sit(self, table: str, name: str | None = None) -> None:
        """Sit down at a table."""
        response = self.client.post(f"/api/tables/{table}/sit", json={"name": name})
        assert response.status_code == 200, response.text

    def refused(self, method: str, path: str, body: Json | None = None) -> tuple[int, str]:
        """How a request is refused, and why."""
        response = self.client.request(method, path, json=body)
        assert response.status_code >= 400, response.text
        return response.status_code, str(response.json()["problem"]["key"])

    def get(self, path: str) -> Any:
        """The answer to a request that is not refused."""
        response = self.client.get(path)
        assert response.status_code == 200, response.text
        return response.json()

    @contextmanager
    def page(self, game: str, origin: str | None = None) -> Iterator[Page]:
        """A page at a game."""
        with self.socket(game, origin) as socket:
            yield Page(game, socket)

    @contextmanager
    def socket(self, game: str, origin: str | None = None) -> Iterator[ClientConnection]:
        """The bare socket of a page at a game."""
        with self.socket_at(f"/api/games/{game}/socket", origin) as socket:
            yield socket

    @contextmanager
    def socket_at(self, path: str, origin: str | None = None) -> Iterator[ClientConnection]:
        """The bare socket of any page."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        with connect(
            f"ws://{self.host}{path}",
            additional_headers={"Cookie": cookies} if cookies else {},
            origin=origin,  # type: ignore[arg-type]
            compression=None,
            proxy=None,
            open_timeout=HANG_S,
            close_timeout=1,
            ping_interval=None,
        ) as socket:
            yield socket

    @contextmanager
    def playing(self, **wishes: Any) -> Iterator[Page]:
        """A page at a new game."""
        with self.page(self.begin(**wishes)) as page:
            yield page


def play_together(annas: Page, bens: Page, words: str) -> None:
    """Play words of notation, first on one page and second on the other."""
    for word in words.split():
        for action in play_word(state_of(annas.table), Word.from_text(word)).actions:
            player, other = (annas, bens) if action.seat is Seat.FIRST else (bens, annas)
            other.wait_for_number(player.do(**asked(action)).number)


@dataclass(frozen=True)
class Meeting:
    """Two people at different browsers who play; whoever invited is first."""

    game: str
    anna: Browser
    ben: Browser

    @contextmanager
    def pages(self) -> Iterator[tuple[Page, Page]]:
        """A page of each."""
        with self.anna.page(self.game) as annas, self.ben.page(self.game) as bens:
            yield annas, bens


@contextmanager
def meeting(server: Server, **wishes: Any) -> Iterator[Meeting]:
    """Anna has invited, and Ben has sat down."""
    with server.browser() as anna, server.browser() as ben:
        game = anna.invite(**{"name": "Anna"} | wishes)
        ben.sit(game, "Ben")
        yield Meeting(game, anna, ben)


@contextmanager
def browser_at(host: str, cookie: str | None = None) -> Iterator[Browser]:
    """A new browser that asks this host, with the cookie of another if that is given."""
    # Without a context of ours each would load all certificates, of which none is looked at.
    with httpx.Client(
        base_url=f"http://{host}", timeout=PATIENCE, trust_env=False, verify=_TLS
    ) as client:
        if cookie is not None:
            client.cookies.set("kvarto", cookie)
        yield Browser(host, client)


class Page:
    """A page at a game: it sends, and reads on until it is answered."""

    def __init__(self, game: str, socket: ClientConnection) -> None:
        self.game = game
        self.socket = socket
        #: Every message, as it came.
        self.raw: list[Json] = []
        self.tables: list[protocol.Table] = []
        self.invitations: list[protocol.Invitation] = []
        self.said: list[protocol.Said] = []
        self.answered: list[protocol.Done | protocol.Refused | protocol.Pong] = []
        #: What is done before a probe is answered: time may pass.
        self.before_echo: Callable[[], None] = lambda: None
        assert isinstance(self.read(), protocol.Table | protocol.Invitation)

    @property
    def table(self) -> protocol.Table:
        """The table as it was last shown."""
        return self.tables[-1]

    def read(self) -> protocol.FromServer:
        """The next message that is for the player; the way of messages is measured beside it."""
        while isinstance(message := self._receive(), protocol.Probe):
            self.before_echo()
            self.socket.send(json.dumps({"type": "echo", "nonce": message.nonce}))
        return message

    def _receive(self) -> protocol.FromServer:
        content = self.socket.recv(PATIENCE)
        assert isinstance(content, str), "messages are text"
        message: protocol.FromServer = _reader.decode(content)
        match message:
            case protocol.Table():
                self.tables.append(message)
            case protocol.Invitation():
                self.invitations.append(message)
            case protocol.Said():
                self.said.append(message)
            case protocol.Done() | protocol.Refused() | protocol.Pong():
                self.answered.append(message)
            case protocol.Probe():
                return message
        self.raw.append(json.loads(content))
        return message

    def wait_to_begin(self) -> protocol.Table:
        """Wait until somebody has sat down."""
        while not self.tables:
            self.read()
        return self.table

    def wait_for_number(self, number: int) -> protocol.Table:
        """Wait until so many events are shown."""
        return self.wait_for(lambda table: table.number >= number)

    def wait_for(self, wanted: Callable[[protocol.Table], object]) -> protocol.Table:
        """Read until a table is as wanted; the last one may be."""
        deadline = time.monotonic() + PATIENCE
        while not wanted(self.table):
            assert time.monotonic() < deadline
            self.read()
        return self.table

    def ask(self, content: str | bytes) -> protocol.Done | protocol.Refused | protocol.Pong:
        """Send something; the answer to it."""
        self.socket.send(content)
        return self.answer()

    def answer(self) -> protocol.Done | protocol.Refused | protocol.Pong:
        """The next message that answers something."""
        while True:
            message = self.read()
            if isinstance(message, protocol.Done | protocol.Refused | protocol.Pong):
                return message

    def say(self, seat: str, phrase: str) -> None:
        """Say something that is allowed."""
        self.socket.send(json.dumps({"type": "say", "seat": seat, "phrase": phrase}))
        self.ping()

    def ping(self) -> None:
        """All that was sent before has arrived once this is answered."""
        assert isinstance(self.ask('{"type": "ping"}'), protocol.Pong)

    def do(self, seat: str, command: str, **fields: Any) -> protocol.Table:
        """Do something that is allowed; the table after it."""
        message = do(seat, command, **fields)
        answer = self.ask(json.dumps(message))
        assert isinstance(answer, protocol.Done), answer
        assert answer.id == message["id"]
        assert answer.number <= self.table.number
        return self.table

    def refused(self, seat: str, command: str, **fields: Any) -> protocol.Problem:
        """Try something that is not allowed; what is wrong with it."""
        message = do(seat, command, **fields)
        answer = self.ask(json.dumps(message))
        assert isinstance(answer, protocol.Refused), answer
        assert answer.id == message["id"]
        return answer.problem

    def play(self, words: str) -> protocol.Table:
        """Play words of notation for both seats."""
        for word in words.split():
            self.act(play_word(state_of(self.table), Word.from_text(word)).actions)
        return self.table

    def act(self, actions: Iterable[Action]) -> protocol.Table:
        """Do these actions of the game."""
        for action in actions:
            self.do(**asked(action))
        return self.table
