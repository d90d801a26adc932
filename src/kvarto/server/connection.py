"""What all sockets have in common: reading, checking, answering, and pages that do not read."""

from __future__ import annotations

import asyncio
import contextlib
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import Any, Generic, TypeVar

import msgspec
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from kvarto.cluster.routing import ComeAgain
from kvarto.errors import KvartoError
from kvarto.server import protocol
from kvarto.server.identity import Identities
from kvarto.server.limits import NO_LIMITS, Limits, client_of
from kvarto.server.metrics import Metrics
from kvarto.server.problems import UNREADABLE, TooLong, problem_of, unreadable

#: Longer than any message of a page.
LONGEST_MESSAGE = 2_000
#: A page that has not read so many messages is cut off.
_MOST_UNREAD = 100
#: So long it may take to tell a page that it is cut off.
_CLOSING_SECONDS = 1.0
#: Why a socket is closed: what our protocol says, in the range that is free for it.
CLOSED_OTHER_PERSON, CLOSED_FOREIGN, CLOSED_NOT_FOUND = 4401, 4403, 4404
CLOSED_TOO_SLOW, CLOSED_TOO_MANY = 4408, 4429
#: The same in the words of the WebSocket protocol: somebody else serves this page, or nobody can
#: right now. A page comes back from both, at once or a little later.
CLOSED_COME_AGAIN, CLOSED_LATER = 1012, 1013

_CLOSING_CODES = {
    "come-again": CLOSED_COME_AGAIN,
    "store-away": CLOSED_LATER,
    "not-our-page": CLOSED_FOREIGN,
    "no-such-game": CLOSED_NOT_FOUND,
    "too-many-requests": CLOSED_TOO_MANY,
    "too-many-open": CLOSED_TOO_MANY,
}
#: A page that has gone while something is sent to it.
_GONE = (WebSocketDisconnect, RuntimeError)

Incoming = TypeVar("Incoming")


class _OnlyId(msgspec.Struct):
    """As much of a message as must be read to answer it."""

    id: str | None = None


_id_reader = msgspec.json.Decoder(_OnlyId)


async def welcome(socket: WebSocket, connect: Callable[[str], Awaitable[Connection[Any]]]) -> None:
    """Serve a page with the connection of its person, unless it must be turned away."""
    identities: Identities = socket.app.state.identities
    limits: Limits = socket.app.state.limits
    metrics: Metrics = socket.app.state.metrics
    await socket.accept()
    with contextlib.ExitStack() as held:
        try:
            person = await identities.person_of(socket)
            held.enter_context(limits.enter("socket", client_of(socket), person))
            connection = await connect(person)
            held.enter_context(
                identities.connected(person, lambda: connection.cut_off(CLOSED_OTHER_PERSON))
            )
        except KvartoError as error:
            await turn_away(socket, error)
            return
        await connection.serve(limits, metrics)


async def turn_away(socket: WebSocket, error: KvartoError) -> None:
    """Tell a page that has been accepted why it is not served, and close."""
    with contextlib.suppress(*_GONE):
        await socket.send_text(refusal(None, error).decode())
        await socket.close(_CLOSING_CODES.get(error.key, CLOSED_NOT_FOUND))


class Connection(ABC, Generic[Incoming]):
    """A page that is connected: what it is sent waits in a queue, so that nobody waits for it."""

    def __init__(self, socket: WebSocket, reader: msgspec.json.Decoder[Incoming]) -> None:
        self._socket = socket
        self._reader = reader
        self._outgoing: asyncio.Queue[bytes] = asyncio.Queue(_MOST_UNREAD)
        self._reading: asyncio.Task[None] | None = None
        #: The code with which it is closed by us, and what it is told before.
        self._cut_off: int | None = None
        self._last_word: bytes | None = None

    @abstractmethod
    def arrive(self) -> None:
        """Be told of changes from now on, and send what there is."""

    @abstractmethod
    def leave(self) -> None:
        """Be told of nothing any more."""

    @abstractmethod
    async def answer(self, message: Incoming) -> msgspec.Struct | None:
        """The answer to a message, if it has one; `KvartoError` if it is refused."""

    async def serve(self, limits: Limits | None = None, metrics: Metrics | None = None) -> None:
        """Until the page goes, or is cut off."""
        self._reading = asyncio.create_task(
            self._read_on(limits or Limits(NO_LIMITS), metrics or Metrics())
        )
        sending = asyncio.create_task(self._send_on())
        try:
            self.arrive()
            await asyncio.wait({self._reading, sending}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.leave()
            for task in (self._reading, sending):
                task.cancel()
            ended = await asyncio.gather(self._reading, sending, return_exceptions=True)
        for error in ended:
            if isinstance(error, Exception):  # a mistake of ours, to be noted as such
                raise error
        if self._cut_off is not None:
            with contextlib.suppress(TimeoutError, *_GONE):
                async with asyncio.timeout(_CLOSING_SECONDS):
                    if self._last_word is not None:
                        await self._socket.send_text(self._last_word.decode())
                    await self._socket.close(self._cut_off)

    def send(self, message: bytes) -> None:
        """Send something as soon as the page reads; one that has stopped reading is cut off."""
        if self._cut_off is not None:
            return
        try:
            self._outgoing.put_nowait(message)
        except asyncio.QueueFull:
            self.cut_off(CLOSED_TOO_SLOW)

    def cut_off(self, code: int, last_word: bytes | None = None) -> None:
        """Close it, and say why."""
        self._cut_off, self._last_word = code, last_word
        if self._reading is not None:
            self._reading.cancel()

    async def _send_on(self) -> None:
        with contextlib.suppress(*_GONE):
            while True:
                message = await self._outgoing.get()
                # Text, so that every tool that looks at sockets can show it.
                await self._socket.send_text(message.decode())

    async def _read_on(self, limits: Limits, metrics: Metrics) -> None:
        bucket = limits.bucket("message")
        while not bucket.is_hopeless:
            received = await self._socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            await self._take(_content(received), lambda: bucket.spend(limits.seconds()), metrics)
            if self._outgoing.qsize() > _MOST_UNREAD // 2:
                # Many came at once, and none of them made us wait: let the answers go out.
                await asyncio.sleep(0)
        self._cut_off = CLOSED_TOO_MANY

    async def _take(self, content: bytes, spend: Callable[[], None], metrics: Metrics) -> None:
        start = time.perf_counter()
        is_long = len(content) > LONGEST_MESSAGE
        message_id = None if is_long else _id_of(content)
        try:
            spend()
            if is_long:
                raise TooLong("message-too-long", longest=LONGEST_MESSAGE)
            message = self._read(content)
            answer = await self.answer(message)
        except ComeAgain as error:
            # It says so again where it is served then; an answer would be its last word here.
            self.cut_off(CLOSED_COME_AGAIN)
            metrics.refused(error.key)
        except KvartoError as error:
            self.send(refusal(message_id, error))
            metrics.refused(error.key)
        else:
            if answer is not None:
                self.send(msgspec.json.encode(answer))
            metrics.answered(_kind(message), time.perf_counter() - start)

    def _read(self, content: bytes) -> Incoming:
        try:
            return self._reader.decode(content)
        except UNREADABLE as error:
            raise unreadable(error) from None


def _content(received: Message) -> bytes:
    text: str | None = received.get("text")
    return bytes(received["bytes"]) if text is None else text.encode()


def _kind(message: object) -> str:
    """What a message is counted as: the command it asks for, or else its type."""
    command: str | None = getattr(message, "command", None)
    return command or type(message).__name__.lower()


def _id_of(content: bytes) -> str | None:
    try:
        return _id_reader.decode(content).id
    except UNREADABLE:
        return None


def refusal(message_id: str | None, error: KvartoError) -> bytes:
    """What is sent to a page that asked for something it cannot have."""
    return msgspec.json.encode(protocol.Refused(message_id, problem_of(error)))
