"""The two ends of a tunnel: the near one, where a page is, and the far one, where it is served.

Neither is more than a window ahead of the other: who sends to somebody that does not read has to
wait, as on any connection, and at last is told that nobody is there.
"""

from __future__ import annotations

import asyncio
import logging
from enum import StrEnum

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kvarto.clock import loop_time
from kvarto.cluster.frames import Data, End, Taken, in_pieces, packed
from kvarto.cluster.links import Links
from kvarto.cluster.timing import ClusterTiming

logger = logging.getLogger("kvarto.cluster")

#: What may be on the way in one direction, in bytes, and what a message counts for besides its own.
WINDOW_BYTES = 256 * 1024
_OVERHEAD = 256
#: The code of a socket that is gone without a word.
_ABNORMAL = 1006

#: Under this name a scope has the far end that it came through.
TUNNEL = "kvarto.tunnel"

#: Whoever sends to a page that has gone gets one of these.
PAGE_GONE = (OSError, RuntimeError)


class How(StrEnum):
    """How a tunnel has ended."""

    #: The application has finished, or has made a mistake, or has not looked at it.
    DONE = "done"
    FAILED = "failed"
    NOT_HERE = "not-here"
    #: The page has gone, or does not read.
    LEFT = "left"
    STUCK = "stuck"
    #: The link is broken, because the other node is gone or for another reason.
    BROKEN = "broken"


class TunnelEnded(Exception):
    """A tunnel has ended before its time."""


class NotHere(TunnelEnded):
    """The other node has not looked at the request: the place is not its own."""


class FailedThere(TunnelEnded):
    """The application of the other node has made a mistake, which is noted there."""


class TunnelBroken(TunnelEnded):
    """The other node is gone, or the line to it. Nobody knows what has become of the request."""


class PageGone(OSError):
    """An application sends to a page that has gone."""


class _End:
    """What both ends have in common."""

    def __init__(
        self, links: Links, node: str, number: int, kind: str, timing: ClusterTiming
    ) -> None:
        self.node = node
        #: How it has ended, if it has.
        self.how: How | None = None
        self._links = links
        self._timing = timing
        #: The far end counts backwards, so that both nodes can count as they like.
        self._number = number
        self._is_socket = kind == "websocket"
        #: What has come and is not taken yet, with what it counts for; None is the end of it.
        self._inbox: asyncio.Queue[tuple[Message, int] | None] = asyncio.Queue()
        self._on_the_way = 0
        self._untold = 0
        self._room = asyncio.Event()
        #: Whether the application has sent all of its answer.
        self._is_answered = False

    def came(self, message: Message, size: int) -> None:
        """Something has come from the other end."""
        self._inbox.put_nowait((message, _cost(size)))

    def taken(self, cost: int) -> None:
        """The other end has taken so much of what was sent."""
        self._on_the_way -= cost
        self._room.set()

    def end(self, how: How) -> None:
        """It has ended; how it did first counts."""
        if self.how is None:
            self.how = how
            self._inbox.put_nowait(None)
            self._room.set()

    def _say_end(self, how: How) -> None:
        if self.how is None:
            self._links.send(self.node, packed(End(self._number, how)))
            self.end(how)

    async def _send(self, message: Message) -> None:
        """Send something to the other end, as soon as there is room."""
        for piece in in_pieces(message):
            content = packed(Data(self._number, dict(piece)))
            cost = _cost(len(content))
            while self.how is None and self._on_the_way + cost > WINDOW_BYTES:
                self._room.clear()
                await self._wait_for_room()
            if self.how is None:
                self._on_the_way += cost
                self._links.send(self.node, content)

    async def _wait_for_room(self) -> None:
        await self._room.wait()

    def _take(self, cost: int) -> None:
        """Somebody here has taken what has come."""
        self._untold += cost
        if self._untold >= WINDOW_BYTES // 4 and self.how is None:
            self._links.send(self.node, packed(Taken(self._number, self._untold)))
            self._untold = 0

    def _note(self, message: Message) -> None:
        """Note whether this is the last that an application sends."""
        kind: str = message["type"]
        is_last_part = kind.endswith("response.body") and not message.get("more_body", False)
        if is_last_part or kind == "websocket.close":
            self._is_answered = True


class NearEnd(_End):
    """Where the request or socket came in."""

    _limit: asyncio.Timeout | None = None

    async def carry(self, receive: Receive, send: Send) -> None:
        """Give the page what the other end sends, and that what the page sends, until its end."""
        reading = asyncio.create_task(self._read(receive))
        try:
            await self._deliver(send)
        finally:
            reading.cancel()
            await asyncio.wait({reading})
            self._say_end(How.LEFT)
        if not reading.cancelled():
            reading.result()
        if not self._is_answered:
            self._judge()

    def end(self, how: How) -> None:
        """It has ended; what has come before may still be delivered, if that goes quickly."""
        if self.how is not None:
            return
        super().end(how)
        self._hurry(0 if how is How.BROKEN else self._linger)

    @property
    def _linger(self) -> float:
        # Whoever fetches something over a slow connection gets all of it.
        timing = self._timing
        return timing.socket_lingers_s if self._is_socket else timing.page_reads_within_s

    def _hurry(self, seconds: float) -> None:
        if self._limit is not None and not self._limit.expired():
            self._limit.reschedule(loop_time() + seconds)

    async def _deliver(self, send: Send) -> None:
        try:
            async with asyncio.timeout(None) as self._limit:
                while (came := await self._inbox.get()) is not None:
                    message, cost = came
                    await send(message)
                    self._note(message)
                    self._take(cost)
                    if self.how is not None:
                        self._hurry(self._linger)
        except PAGE_GONE:
            pass  # the page has gone; or it does not read, and the tunnel has ended
        finally:
            self._limit = None

    async def _read(self, receive: Receive) -> None:
        try:
            is_there = True
            while is_there and self.how is None:
                message = await receive()
                is_there = not message["type"].endswith(".disconnect")
                if is_there or not self._is_answered:
                    await self._send(message)
        except Exception:
            self._say_end(How.LEFT)
            raise

    def _judge(self) -> None:
        match self.how:
            case How.NOT_HERE:
                raise NotHere
            case How.FAILED:
                raise FailedThere
            case How.BROKEN:
                raise TunnelBroken


class FarEnd(_End):
    """Where the application is: it does not notice that the page is elsewhere."""

    _is_refused = False

    async def serve(self, app: ASGIApp, scope: Scope) -> None:
        """Let the application answer."""
        how = How.DONE
        try:
            await app({**scope, TUNNEL: self}, self._receive, self._answer)
        except PageGone:
            pass  # as with any page
        except Exception:
            how = How.FAILED
            if self.how is None:  # else it is because the page is gone
                logger.exception("tunnel")
        finally:
            self._say_end(How.NOT_HERE if self._is_refused else how)

    def refuse(self) -> None:
        """Send the request back: nobody has looked at it, and the place is not here."""
        self._is_refused = True

    async def _receive(self) -> Message:
        if self.how is None and not self._is_answered:
            came = await self._inbox.get()
            if came is not None:
                message, cost = came
                self._take(cost)
                if message["type"].endswith(".disconnect"):
                    self._inbox.put_nowait(None)
                return message
            self._inbox.put_nowait(None)  # for whoever else asks
        if self._is_socket:
            return {"type": "websocket.disconnect", "code": _ABNORMAL}
        return {"type": "http.disconnect"}

    async def _answer(self, message: Message) -> None:
        await self._send(message)
        if self.how is not None and self._is_socket:
            raise PageGone
        self._note(message)
        if self._is_answered:
            self._inbox.put_nowait(None)

    async def _wait_for_room(self) -> None:
        try:
            async with asyncio.timeout(self._timing.page_reads_within_s):
                await self._room.wait()
        except TimeoutError:
            self._say_end(How.STUCK)


def _cost(size: int) -> int:
    """What a message counts for: never so much that the window could not take it."""
    return min(size + _OVERHEAD, WINDOW_BYTES // 2)
