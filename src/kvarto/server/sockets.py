"""The socket of a game: messages of a page in, tables out."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from kvarto.errors import KvartoError
from kvarto.server import protocol
from kvarto.server.identity import Identities
from kvarto.server.problems import UNREADABLE, NotOurPage, TooLong, problem_of, unreadable
from kvarto.server.room import Room, Visitor
from kvarto.server.rooms import Rooms
from kvarto.server.security import is_from_our_page
from kvarto.server.server_time import now_in_milliseconds

#: Longer than any message of a page.
LONGEST_MESSAGE = 2_000
#: A page that has not read so many messages is cut off.
_MOST_UNREAD = 100
#: So long it may take to tell a page that it is cut off.
_CLOSING_SECONDS = 1.0
#: Why a socket is closed: what our protocol says, in the range that is free for it.
CLOSED_NOT_FOUND, CLOSED_TOO_SLOW, CLOSED_FOREIGN = 4404, 4408, 4403

_reader = msgspec.json.Decoder(protocol.FromPage)


class _OnlyId(msgspec.Struct):
    """As much of a message as must be read to answer it."""

    id: str | None = None


_id_reader = msgspec.json.Decoder(_OnlyId)


async def game_socket(socket: WebSocket) -> None:
    """Serve one page at one game."""
    rooms: Rooms = socket.app.state.rooms
    identities: Identities = socket.app.state.identities
    person = await identities.person_of(socket)
    await socket.accept()
    try:
        if not is_from_our_page(socket.headers):
            raise NotOurPage("not-our-page")
        room = await rooms.find(socket.path_params["id"], person)
    except KvartoError as error:
        await socket.send_text(_refusal(None, error).decode())
        foreign = isinstance(error, NotOurPage)
        await socket.close(CLOSED_FOREIGN if foreign else CLOSED_NOT_FOUND)
        return
    await _Connection(socket, room, person).serve()


class _Connection:
    """A page that is connected: what it is sent waits in a queue, so that nobody waits for it."""

    def __init__(self, socket: WebSocket, room: Room, person: str) -> None:
        self._socket = socket
        self._room = room
        self._person = person
        self._outgoing: asyncio.Queue[bytes] = asyncio.Queue(_MOST_UNREAD)
        self._visitor = Visitor(person, self._send)
        self._reading: asyncio.Task[None] | None = None
        self._is_cut_off = False

    async def serve(self) -> None:
        """Until the page goes, or is cut off."""
        self._room.visitors.add(self._visitor)
        self._send(msgspec.json.encode(self._room.view(self._person)))
        self._reading = asyncio.create_task(self._read_on())
        sending = asyncio.create_task(self._send_on())
        try:
            await asyncio.wait({self._reading, sending}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._room.visitors.discard(self._visitor)
            for task in (self._reading, sending):
                task.cancel()
            ended = await asyncio.gather(self._reading, sending, return_exceptions=True)
        for error in ended:
            if isinstance(error, Exception):  # a mistake of ours, to be noted as such
                raise error
        if self._is_cut_off:
            with contextlib.suppress(TimeoutError, WebSocketDisconnect, RuntimeError):
                async with asyncio.timeout(_CLOSING_SECONDS):
                    await self._socket.close(CLOSED_TOO_SLOW)

    def _send(self, message: bytes) -> None:
        try:
            self._outgoing.put_nowait(message)
        except asyncio.QueueFull:
            self._is_cut_off = True
            self._room.visitors.discard(self._visitor)
            if self._reading is not None:
                self._reading.cancel()

    async def _send_on(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while True:
                message = await self._outgoing.get()
                # Text, so that every tool that looks at sockets can show it.
                await self._socket.send_text(message.decode())

    async def _read_on(self) -> None:
        while True:
            received = await self._socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            await self._answer(_content(received))
            if self._outgoing.qsize() > _MOST_UNREAD // 2:
                # Many came at once, and none of them made us wait: let the answers go out.
                await asyncio.sleep(0)

    async def _answer(self, content: bytes) -> None:
        message_id: str | None = None
        try:
            if len(content) > LONGEST_MESSAGE:
                raise TooLong("message-too-long", longest=LONGEST_MESSAGE)
            message_id = _id_of(content)
            try:
                message = _reader.decode(content)
            except UNREADABLE as error:
                raise unreadable(error) from None
            if isinstance(message, protocol.Ping):
                answer: protocol.FromServer = protocol.Pong(message.sent, now_in_milliseconds())
            else:
                number = await self._room.do(self._person, message)
                answer = protocol.Done(message.id, number)
        except KvartoError as error:
            self._send(_refusal(message_id, error))
        else:
            self._send(msgspec.json.encode(answer))


def _content(received: Message) -> bytes:
    text: str | None = received.get("text")
    return bytes(received["bytes"]) if text is None else text.encode()


def _id_of(content: bytes) -> str | None:
    try:
        return _id_reader.decode(content).id
    except UNREADABLE:
        return None


def _refusal(message_id: str | None, error: KvartoError) -> bytes:
    return msgspec.json.encode(protocol.Refused(message_id, problem_of(error)))
