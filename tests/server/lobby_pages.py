"""Pages in the lobby."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from websockets.sync.client import ClientConnection

from kvarto.server import protocol
from server.page_messages import Json
from server.pages import PATIENCE, Browser

PATH = "/api/lobby/socket"

_reader = msgspec.json.Decoder(protocol.FromLobby)


class LobbyPage:
    """A page in the lobby: it sends, and reads on until it has seen what it waits for."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.lobbies: list[protocol.Lobby] = []
        self.paired: list[str] = []
        assert isinstance(self.read(), protocol.Lobby)

    @property
    def lobby(self) -> protocol.Lobby:
        """The lobby as it was last shown."""
        return self.lobbies[-1]

    def read(self) -> protocol.FromLobby:
        """The next message."""
        content = self.socket.recv(PATIENCE)
        assert isinstance(content, str), "messages are text"
        message: protocol.FromLobby = _reader.decode(content)
        match message:
            case protocol.Lobby():
                self.lobbies.append(message)
            case protocol.Paired(id=game):
                self.paired.append(game)
        return message

    def wait_for(self, wanted: Callable[[protocol.Lobby], object]) -> protocol.Lobby:
        """Read until the lobby is as wanted; it may be already."""
        deadline = time.monotonic() + PATIENCE
        while not wanted(self.lobby):
            assert time.monotonic() < deadline
            self.read()
        return self.lobby

    def wait_for_game(self) -> str:
        """Read until somebody has been found; the id of the game."""
        while not self.paired:
            self.read()
        return self.paired[-1]

    def ask(self, content: str | bytes) -> protocol.Refused | protocol.Pong:
        """Send something that is answered; the answer to it."""
        self.socket.send(content)
        while not isinstance(message := self.read(), protocol.Refused | protocol.Pong):
            pass
        return message

    def ping(self) -> None:
        """All that was sent before has arrived once this is answered."""
        assert isinstance(self.ask('{"type": "ping"}'), protocol.Pong)

    def seek(self, **wish: Any) -> None:
        """Seek somebody to play with."""
        self.socket.send(json.dumps(seek(**wish)))

    def stop_seeking(self) -> None:
        """Seek no more."""
        self.socket.send('{"type": "stop_seeking"}')


def seek(**wish: Any) -> Json:
    """The message that one would play anyone."""
    return {"type": "seek", "wish": wish}


@contextmanager
def in_lobby(browser: Browser) -> Iterator[LobbyPage]:
    """A page in the lobby, of somebody or nobody."""
    with browser.socket_at(PATH) as socket:
        yield LobbyPage(socket)


def become_guest(browser: Browser) -> Browser:
    """Somebody with a name, as a page does it before it comes to the lobby."""
    response = browser.client.post("/api/me/guest")
    assert response.status_code == 200, response.text
    return browser
