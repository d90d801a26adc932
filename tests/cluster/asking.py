"""Somebody who asks a node, as a server like uvicorn does for them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from starlette.types import ASGIApp, Message, Scope

from support.waiting import HANG_S, settle


def scope_of(kind: str, path: str, method: str = "GET") -> Scope:
    """What uvicorn says of a request."""
    path, _, query = path.partition("?")
    scope: Scope = {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(b"host", b"kvarto.test"), (b"cookie", b"who=anna")],
        "client": ("192.0.2.7", 4711),
        "server": ("127.0.0.1", 8000),
        "state": {"this": "stays here"},
        "extensions": {"websocket.http.response": {}, "tls": {"cipher": object()}},
    }
    if kind == "http":
        return {**scope, "method": method}
    return {**scope, "subprotocols": ["kvarto"], "scheme": "ws"}


@dataclass(eq=False)
class Asking:
    """A request or a socket."""

    app: ASGIApp
    scope: Scope
    sent: list[Message] = field(default_factory=list)
    #: What it sends, and whether it reads what is sent to it.
    to_send: asyncio.Queue[Message] = field(default_factory=asyncio.Queue)
    reads: asyncio.Event = field(default_factory=asyncio.Event)
    task: asyncio.Task[None] | None = None
    _came: asyncio.Event = field(default_factory=asyncio.Event)
    _is_gone: bool = False
    _looked_at: int = 0

    def start(self) -> None:
        """Ask."""
        self.reads.set()
        self.task = asyncio.create_task(self.app(self.scope, self._receive, self._send))  # type: ignore[arg-type]
        self.task.add_done_callback(lambda _: self._came.set())

    async def _receive(self) -> Message:
        return await self.to_send.get()

    async def _send(self, message: Message) -> None:
        await self.reads.wait()
        if self._is_gone:
            raise OSError
        self.sent.append(message)
        self._came.set()

    def vanish(self) -> None:
        """Be gone without a word: only what is sent to it notices."""
        self._is_gone = True

    def go(self) -> None:
        """Go away."""
        self._is_gone = True
        kind = "http" if self.scope["type"] == "http" else "websocket"
        self.to_send.put_nowait({"type": f"{kind}.disconnect", "code": 1001})

    async def over(self) -> None:
        """Wait until the application has ended."""
        assert self.task is not None
        async with asyncio.timeout(HANG_S):
            await self.task

    async def next(self) -> Message:
        """The next message."""
        assert self.task is not None
        async with asyncio.timeout(HANG_S):
            while self._looked_at == len(self.sent):
                assert not self.task.done(), self.task
                self._came.clear()
                await self._came.wait()
        self._looked_at += 1
        return self.sent[self._looked_at - 1]


@dataclass(frozen=True)
class Answer:
    """A whole answer."""

    status: int
    headers: dict[bytes, bytes]
    body: bytes


def answer_of(sent: Iterable[Message]) -> Answer:
    """The answer that is made of these messages."""
    start, *bodies = sent
    assert start["type"] == "http.response.start"
    assert [body.get("more_body", False) for body in bodies] == [True] * (len(bodies) - 1) + [False]
    content = b"".join(body.get("body", b"") for body in bodies)
    return Answer(start["status"], dict(start["headers"]), content)


def request(app: ASGIApp, path: str, method: str = "GET", body: Iterable[bytes] = ()) -> Asking:
    """Begin a request."""
    asking = Asking(app, scope_of("http", path, method))
    parts = list(body) or [b""]
    for part in parts[:-1]:
        asking.to_send.put_nowait({"type": "http.request", "body": part, "more_body": True})
    last = {"type": "http.request", "body": parts[-1], "more_body": False}
    asking.to_send.put_nowait(last)
    asking.start()
    return asking


async def ask(app: ASGIApp, path: str, method: str = "GET", body: Iterable[bytes] = ()) -> Answer:
    """The answer to a request."""
    asking = request(app, path, method, body)
    await asking.over()
    return answer_of(asking.sent)


def socket(app: ASGIApp, path: str) -> Asking:
    """Open a socket."""
    asking = Asking(app, scope_of("websocket", path))
    asking.to_send.put_nowait({"type": "websocket.connect"})
    asking.start()
    return asking


def say(asking: Asking, text: str) -> None:
    """Send a text through a socket."""
    asking.to_send.put_nowait({"type": "websocket.receive", "text": text})


async def hear(asking: Asking) -> str:
    """The next text that a socket gets."""
    message = await asking.next()
    assert message["type"] == "websocket.send", message
    text: str = message["text"]
    return text


async def standing_still(count: Callable[[], int]) -> int:
    """Wait until something that is counted grows no more, and return it."""
    before, same = count(), 0
    while same < 3:
        await asyncio.to_thread(time.sleep, 0.1)
        await settle()
        now = count()
        before, same = now, same + 1 if now == before else 0
    return before
