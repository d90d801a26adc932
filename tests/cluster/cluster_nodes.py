"""Several nodes in one process, each with a small application of its own."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace

from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from kvarto.cluster.post import Post
from kvarto.cluster.routing import LOBBY, Routing, Way, place_of
from kvarto.cluster.timing import ClusterTiming
from kvarto.cluster.tunnel import Tunnels
from kvarto.errors import KvartoError
from kvarto.store.database import Database
from kvarto.store.leases import Lease, Leases
from kvarto.store.letters import Letters
from kvarto.store.refusals import StoreAway
from store.databases import Where, opened
from support.generous import LONG_LEASE_MS, PATIENT_CLUSTER
from support.waiting import eventually_async

#: So often a node says that it is alive, in seconds.
_BEAT = 0.1
#: None of them is taken for dead by itself, and who comes or goes is soon noticed.
PATIENT = replace(PATIENT_CLUSTER, look_for_nodes_every_s=0.05, look_for_letters_soon_s=0.02)


class Node:
    """A node: it takes the places that it is asked for, and that nobody owns."""

    def __init__(
        self,
        name: str,
        database: Database,
        bus: str | None,
        app: ASGIApp,
        timing: ClusterTiming = PATIENT,
    ) -> None:
        self.name = name
        self.database = database
        self.leases = Leases(database, LONG_LEASE_MS)
        self.post = Post(self.leases, Letters(database), bus, timing)
        self.routing = Routing(self._own, lambda: self.way, _refusal)
        self.tunnels = Tunnels(self.post, self.routing)
        self.way: Way | None = Way(self.leases, self.tunnels, self._is_here, self._is_table)
        #: The ids of tables that wait.
        self.waiting: set[str] = set()
        #: How many requests and sockets were answered here.
        self.answered = 0
        #: What it owns, as far as it knows itself.
        self.places: set[str] = set()
        self._app = app
        self._beating: asyncio.Task[None] | None = None

    @property
    def id(self) -> str:
        """Its id, as others know it."""
        return self.post.node

    async def start(self) -> None:
        """Begin to live."""
        await self.leases.begin()
        self.post.node = self.leases.node
        await self.post.start()
        self._beating = asyncio.create_task(self._beat_on())
        with contextlib.suppress(StoreAway):
            await self.leases.beat(hears=self.post.hears)

    async def stop(self) -> None:
        """Leave everything to others."""
        await self.die()
        await self.post.stop()
        await self.tunnels.close()
        with contextlib.suppress(StoreAway):
            await self.leases.end()

    async def die(self) -> None:
        """Stop to be alive, without a word."""
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.wait({self._beating})

    async def take(self, place: str) -> None:
        """Own a place."""
        assert isinstance(await self.leases.take(place), Lease)
        self.places.add(place)

    async def lose(self, place: str) -> None:
        """Own a place no more."""
        self.places.discard(place)
        await self.leases.release(place)

    async def _beat_on(self) -> None:
        while True:
            with contextlib.suppress(StoreAway):
                await self.leases.beat(hears=self.post.hears)
            await asyncio.sleep(_BEAT)

    def _is_here(self, place: str) -> bool:
        return place in self.places

    async def _is_table(self, game: str) -> bool:
        return game in self.waiting

    async def _own(self, scope: Scope, receive: Receive, send: Send) -> None:
        place = place_of(scope["path"])
        if place is not None:
            await self.take(LOBBY if place in self.waiting else place)
        self.answered += 1
        await self._app({**scope, "node": self.name}, receive, send)


def _refusal(error: KvartoError) -> ASGIApp:
    return PlainTextResponse(error.key, 503, {"retry-after": "1"})


async def nothing(_: Scope, __: Receive, send: Send) -> None:
    """An application that says nothing."""
    await PlainTextResponse("")({"type": "http", "method": "GET"}, _never, send)


async def _never() -> dict[str, object]:
    await asyncio.Event().wait()
    raise AssertionError


@asynccontextmanager
async def living(
    where: Where,
    *buses: str | None,
    app: ASGIApp = nothing,
    count: int = 2,
    timing: ClusterTiming = PATIENT,
) -> AsyncIterator[list[Node]]:
    """So many nodes, which know of each other; the last of the buses is that of all the others."""
    async with AsyncExitStack() as stack:
        nodes = []
        for number in range(count):
            database = await stack.enter_async_context(opened(where))
            bus = buses[min(number, len(buses) - 1)]
            node = Node(f"node {number}", database, bus, app, timing)
            await node.start()
            stack.push_async_callback(node.stop)
            nodes.append(node)
        for node in nodes:
            await knows(node, *nodes)
        yield nodes


async def knows(node: Node, *others: Node, hears: bool | None = None) -> None:
    """Wait until a node knows whether others hear."""
    for other in others:
        if other is not node:
            expected = other.post.hears if hears is None else hears
            await eventually_async(lambda o=other, e=expected: node.post.others.get(o.id) is e)  # type: ignore[misc]
