"""Requests and sockets that came to one node and are served by another.

What the near end receives goes to the application at the far end, and what that sends comes back:
an application of a node serves all pages of its places, wherever they came in.
"""

from __future__ import annotations

import asyncio
from itertools import count
from typing import Any

from starlette.types import ASGIApp, Receive, Scope, Send

from kvarto.cluster.ends import FarEnd, How, NearEnd, TunnelBroken
from kvarto.cluster.frames import Data, End, Open, Taken, arrived, packed, travelling, unpacked
from kvarto.cluster.links import Links
from kvarto.cluster.post import Post

#: So many seconds applications have to end by themselves.
_CLOSING = 2.0


class Tunnels:
    """The tunnels of one node, from here and to here."""

    def __init__(self, post: Post, app: ASGIApp) -> None:
        self._post = post
        self.timing = post.timing
        self._app = app
        #: Told which other node is no longer there.
        self.gone = post.gone
        self._links = Links(post)
        self._links.on_frame = self._take
        self._links.on_broken = self._break
        self._numbers = count(1)
        self._near: dict[int, NearEnd] = {}
        self._far: dict[tuple[str, int], FarEnd] = {}
        self._serving: set[asyncio.Task[None]] = set()

    @property
    def count(self) -> int:
        """How many there are."""
        return len(self._near) + len(self._far)

    async def through(self, node: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Let another node answer; `TunnelEnded` if it has not."""
        if not self._post.is_running:
            raise TunnelBroken
        number = next(self._numbers)
        end = self._near[number] = NearEnd(self._links, node, number, scope["type"], self.timing)
        try:
            self._links.send(node, packed(Open(number, travelling(scope))))
            await end.carry(receive, send)
        finally:
            del self._near[number]

    async def close(self) -> None:
        """Let the applications end that serve others; the post has stopped, so they know."""
        if self._serving:
            await asyncio.wait(self._serving, timeout=_CLOSING)
        for task in self._serving:
            task.cancel()
        await asyncio.gather(*self._serving, return_exceptions=True)

    # -- what comes ------------------------------------------------------------------------

    def _take(self, node: str, content: bytes) -> None:
        match unpacked(content):
            case Open(tunnel=number, scope=scope):
                self._open(node, number, scope)
            case Data(tunnel=number, message=message):
                if (end := self._end(node, number)) is not None:
                    end.came(arrived(message), len(content))
            case Taken(tunnel=number, cost=cost):
                if (end := self._end(node, number)) is not None:
                    end.taken(cost)
            case End(tunnel=number, how=how):
                if (end := self._end(node, number)) is not None:
                    end.end(How(how))

    def _end(self, node: str, number: int) -> NearEnd | FarEnd | None:
        if number > 0:
            return self._far.get((node, number))
        near = self._near.get(-number)
        return near if near is not None and near.node == node else None

    def _open(self, node: str, number: int, scope: dict[str, Any]) -> None:
        end = self._far[node, number] = FarEnd(
            self._links, node, -number, scope["type"], self.timing
        )
        task = asyncio.create_task(end.serve(self._app, arrived(scope)), name="tunnel")
        self._serving.add(task)

        def is_over(_: object) -> None:
            self._serving.discard(task)
            del self._far[node, number]

        task.add_done_callback(is_over)

    def _break(self, node: str) -> None:
        for end in (*self._near.values(), *self._far.values()):
            if end.node == node:
                end.end(How.BROKEN)
