"""A bad network between pages and a server: what passes through is late, and connections break."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from random import Random

#: Small, so that a connection can break in the middle of a message.
_CHUNK = 512


class Proxy:
    """Passes on to whatever server there is now, under an address that stays."""

    def __init__(self, random: Random, slowest: float) -> None:
        self.random = random
        self.slowest = slowest
        #: The port of the server; None while there is none.
        self.target: int | None = None
        #: How many connections were broken.
        self.cuts = 0
        self.host = ""
        self._open: set[asyncio.Task[None]] = set()

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[Proxy]:
        """The same, as long as it is needed."""
        server = await asyncio.start_server(self._link, "127.0.0.1", 0)
        self.host = f"127.0.0.1:{server.sockets[0].getsockname()[1]}"
        try:
            yield self
        finally:
            server.close()
            await asyncio.sleep(0)  # whoever has just come in is there now
            await self._break(list(self._open))
            await server.wait_closed()

    async def cut(self, share: float) -> None:
        """Break some of the connections, whatever is on its way."""
        broken = [link for link in self._open if self.random.random() < share]
        self.cuts += len(broken)
        await self._break(broken)

    async def _break(self, links: list[asyncio.Task[None]]) -> None:
        for link in links:
            link.cancel()
        await asyncio.gather(*links, return_exceptions=True)

    async def _link(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection; when one side ends it, or it is broken, so is the other side."""
        link = asyncio.current_task()
        assert link is not None
        self._open.add(link)
        link.add_done_callback(self._open.discard)
        writers = [writer]
        try:
            # Being broken is how it ends; nobody is to be told of it.
            with contextlib.suppress(OSError, asyncio.CancelledError):
                there, onward = await asyncio.open_connection("127.0.0.1", self.target)
                writers.append(onward)
                ways = (self._pass_on(reader, onward), self._pass_on(there, writer))
                await self._first_of(*map(asyncio.create_task, ways))
        finally:
            for end in writers:
                end.transport.abort()
            for end in writers:
                with contextlib.suppress(OSError):
                    await end.wait_closed()

    async def _first_of(self, *ways: asyncio.Task[None]) -> None:
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while chunk := await reader.read(_CHUNK):
            await asyncio.sleep(self.random.uniform(0, self.slowest))
            writer.write(chunk)
            await writer.drain()
