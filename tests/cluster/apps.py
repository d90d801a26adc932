"""A small application that behaves as a path says, to be asked through tunnels."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator

from starlette.requests import Request
from starlette.responses import PlainTextResponse, StreamingResponse
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

#: A word of a socket to which this many are the answer.
MANY = 500


class App:
    """What all nodes of a test run; it counts what happens."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()
        #: How much is said at once by whoever says too much.
        self.mouthful = 1000
        #: Whether applications that wait go on.
        self.go_on = asyncio.Event()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Do what the path says."""
        what = scope["path"].rpartition("/")[2]
        self.seen[what] += 1
        if scope["type"] == "websocket":
            await getattr(self, what)(WebSocket(scope, receive, send))
        else:
            answer = await getattr(self, what)(Request(scope, receive))
            await answer(scope, receive, send)

    # -- requests --------------------------------------------------------------------------

    async def echo(self, request: Request) -> PlainTextResponse:
        """All that is known of a request."""
        body = await request.body()
        known = {
            "node": request.scope["node"],
            "method": request.method,
            "url": str(request.url),
            "client": list(request.client or ()),
            "cookies": request.cookies,
            "body": body.decode(),
            "state": "state" in request.scope,
        }
        return PlainTextResponse(json.dumps(known), 201, {"x-node": request.scope["node"]})

    async def length(self, request: Request) -> PlainTextResponse:
        """How many bytes there are in a body, read slowly."""
        total, parts = 0, 0
        async for part in request.stream():
            total += len(part)
            parts += 1
            await asyncio.sleep(0)
        return PlainTextResponse(f"{total} {parts > 1}")

    async def large(self, request: Request) -> PlainTextResponse:
        """As many bytes as are wanted, at once."""
        return PlainTextResponse(b"x" * int(request.query_params["size"]))

    async def stream(self, request: Request) -> StreamingResponse:
        """As many bytes as are wanted, one part after the other."""

        async def parts() -> AsyncIterator[bytes]:
            for _ in range(int(request.query_params["parts"])):
                self.seen["parts"] += 1
                yield b"y" * 10_000

        return StreamingResponse(parts())

    async def wait(self, request: Request) -> PlainTextResponse:
        """An answer that takes a while."""
        await self.go_on.wait()
        return PlainTextResponse("at last")

    async def left(self, request: Request) -> PlainTextResponse:
        """An answer that nobody waits for."""
        assert (await request.receive())["type"] == "http.request"
        assert (await request.receive())["type"] == "http.disconnect"
        assert (await request.receive())["type"] == "http.disconnect"
        self.seen["is gone"] += 1
        return PlainTextResponse("too late")

    async def fail(self, request: Request) -> PlainTextResponse:
        """A mistake."""
        raise ZeroDivisionError(request.method)

    async def fail_late(self, request: Request) -> StreamingResponse:
        """A mistake in the middle of an answer."""

        async def parts() -> AsyncIterator[bytes]:
            yield b"so far"
            raise ZeroDivisionError

        return StreamingResponse(parts())

    # -- sockets ---------------------------------------------------------------------------

    async def talk(self, socket: WebSocket) -> None:
        """Says back what it hears, until it hears the end, or somebody goes."""
        await socket.accept(subprotocol=socket.scope["subprotocols"][0])
        try:
            while (text := await socket.receive_text()) != "end":
                await socket.send_text(f"{socket.scope['node']}: {text}")
        except WebSocketDisconnect as gone:
            self.seen[f"gone {gone.code}"] += 1
        else:
            await socket.close(4404, "as you say")

    async def flood(self, socket: WebSocket) -> None:
        """Says more than anybody can read."""
        await socket.accept()
        try:
            while True:
                await socket.send_text("z" * self.mouthful)
                self.seen["said"] += 1
                await asyncio.sleep(0)
        except WebSocketDisconnect:
            self.seen["is gone"] += 1

    async def many(self, socket: WebSocket) -> None:
        """Says a lot, and goes."""
        await socket.accept()
        for number in range(MANY):
            await socket.send_text(str(number))

    async def deny(self, socket: WebSocket) -> None:
        """Is not to be talked to."""
        await socket.send_denial_response(PlainTextResponse("no", 418))

    async def deaf(self, socket: WebSocket) -> None:
        """Does not listen, until it is told to go on."""
        await socket.accept()
        await self.go_on.wait()
        heard = 0
        while (await socket.receive_text()) != "end":
            heard += 1
        await socket.send_text(str(heard))

    async def break_down(self, socket: WebSocket) -> None:
        """A mistake."""
        await socket.accept()
        raise ZeroDivisionError
