"""The socket of a game: messages of a page in, tables out."""

from __future__ import annotations

import msgspec
from starlette.websockets import WebSocket

from kvarto.server import protocol
from kvarto.server.connection import Connection, welcome
from kvarto.server.room import Room, Visitor
from kvarto.server.rooms import Rooms
from kvarto.server.server_time import now_in_milliseconds

_reader = msgspec.json.Decoder(protocol.FromPage)


async def game_socket(socket: WebSocket) -> None:
    """Serve one page at one game."""
    rooms: Rooms = socket.app.state.rooms

    async def connect(person: str) -> GameConnection:
        return GameConnection(socket, await rooms.find(socket.path_params["id"], person), person)

    await welcome(socket, connect)


class GameConnection(Connection[protocol.FromPage]):
    """A page at a game."""

    def __init__(self, socket: WebSocket, room: Room, person: str) -> None:
        super().__init__(socket, _reader)
        self._room = room
        self._person = person
        self._visitor = Visitor(person, self.send)

    def arrive(self) -> None:
        """Be told of changes from now on, and send the table."""
        self._room.visitors.add(self._visitor)
        self.send(msgspec.json.encode(self._room.view(self._person)))

    def leave(self) -> None:
        """Be told of nothing any more."""
        self._room.visitors.discard(self._visitor)

    async def answer(self, message: protocol.FromPage) -> msgspec.Struct:
        """Do what a page asks for; the answer, once it is stored."""
        if isinstance(message, protocol.Ping):
            return protocol.Pong(message.sent, now_in_milliseconds())
        return protocol.Done(message.id, await self._room.do(self._person, message))
