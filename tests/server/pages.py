"""A server in a thread, browsers that know it, and pages that play at it."""

from __future__ import annotations

import json
import socket
import sqlite3
import ssl
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import msgspec
from starlette.applications import Starlette
from websockets.sync.client import ClientConnection, connect

from kvarto import (
    Action,
    Calling,
    FalseCall,
    GameState,
    Give,
    Place,
    Point,
    Position,
    Seat,
    Settings,
    Variant,
    Word,
)
from kvarto.record.turns import play_word
from kvarto.rules.game import ActionKind
from kvarto.server import protocol
from kvarto.server.running import server_for
from kvarto.server.settings import ServerSettings

Json = dict[str, Any]

#: Longer than anything takes here, however busy the machine is; a test that waits so long fails.
PATIENCE = 60.0
#: Two people at one browser; no dice, so that it is known who is who.
TWO_PEOPLE: Json = {"chairs": [{"name": "Anna"}, {"name": "Ben"}], "dice": False}
#: First has completed row 1, four dark and tall ones: so it is played, and so it is set up.
COMPLETED = ">F a1>D b1>E c1>C d1"
OPEN = "..../..../..../FDEC - @d1"
#: First holds the last piece, and completes row 1 with it on d1.
FULL = "3B26/E75A/9DF1/048. C @a1"

USUAL_SETTINGS = ServerSettings()

_numbers = count(1)
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
    ) -> None:
        self._where = where
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        self._server = server_for(where, settings, bus=bus, processes=processes)
        self.app: Starlette = self._server.config.app  # type: ignore[assignment]
        self._thread = threading.Thread(target=self._server.run, args=([self._listening],))

    def start(self) -> None:
        """Start, and return when it can be asked."""
        self._thread.start()
        wait_until(lambda: self._server.started or not self._thread.is_alive())
        assert self._server.started

    def stop(self) -> None:
        """Stop as a signal would make it."""
        self._server.should_exit = True
        self._thread.join()
        self._listening.close()

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
) -> Iterator[Server]:
    """A server that runs as long as it is needed: alone on a file, or with others."""
    server = Server(where, processes, settings, bus)
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
            close_timeout=1,
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
def browser_at(host: str) -> Iterator[Browser]:
    """A new browser that asks this host."""
    # Without a context of ours each would load all certificates, of which none is looked at.
    with httpx.Client(
        base_url=f"http://{host}", timeout=PATIENCE, trust_env=False, verify=_TLS
    ) as client:
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
        #: How late it answers a probe, in seconds.
        self.echo_delay = 0.0
        assert isinstance(self.read(), protocol.Table | protocol.Invitation)

    @property
    def table(self) -> protocol.Table:
        """The table as it was last shown."""
        return self.tables[-1]

    def read(self) -> protocol.FromServer:
        """The next message that is for the player; the way of messages is measured beside it."""
        while isinstance(message := self._receive(), protocol.Probe):
            time.sleep(self.echo_delay)
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


def do(seat: str, command: str, **fields: Any) -> Json:
    """A message with an id of its own, unless it is given one."""
    base = {"type": "do", "id": f"m{next(_numbers)}", "seat": seat, "command": command}
    return base | fields


def asked(action: Action) -> Json:
    """An action of the game as a page asks for it."""
    fields: Json = {"seat": action.seat.value, "command": _KIND[type(action).__name__].value}
    match action:
        case Give(piece=piece):
            fields["piece"] = str(piece)
        case Place(cell=cell):
            fields["cell"] = str(cell)
        case Point(shape=shape):
            fields["cells"] = None if shape is None else [str(cell) for cell in shape.cells]
    return fields


_KIND = {
    "Give": ActionKind.GIVE,
    "Place": ActionKind.PLACE,
    "Call": ActionKind.CALL,
    "Point": ActionKind.POINT,
    "EndTurn": ActionKind.END_TURN,
}


def state_of(table: protocol.Table) -> GameState:
    """The running game that a table shows."""
    pointing = frozenset(seat for seat in Seat if getattr(table.seats, seat.value).points)
    settings = Settings(
        Variant(table.variant),
        Calling(table.calling),
        FalseCall(table.false_call),
        table.late_call,
        pointing,
    )
    position = Position.from_text(table.position, settings.variant)
    full = position.placed == 16
    return GameState(
        settings,
        position,
        frozenset(map(Seat, table.called)),
        None if table.pointing is None else Seat(table.pointing),
        # After the 16th placement, which is first's, second has the last chance.
        last_chance=full and table.to_act == "second",
    )


def wait_until(wanted: Callable[[], object]) -> None:
    """Wait for something that happens by itself."""
    deadline = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < deadline, "it never happened"
        time.sleep(0.005)
