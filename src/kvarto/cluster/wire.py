"""A connection to NATS that is made again for ever."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from nats.aio.msg import Msg
from nats.aio.subscription import Subscription

from kvarto.cluster.line import AWAY, Hear, Line, logger
from kvarto.cluster.timing import USUAL_TIMING, ClusterTiming

#: So many seconds after a connection was lost the next is tried.
_AGAIN = 0.25
#: What NATS itself answers where nobody listens.
_NOBODY_LISTENS = "503"


@dataclass(eq=False, slots=True)
class _Ear:
    """Something that we listen to."""

    subject: str
    hear: Hear
    queue: str = ""
    subscription: Subscription | None = None

    async def open(self, line: Line) -> None:
        self.subscription = await line.hear(self.subject, _careful(self.hear), self.queue)

    async def close(self) -> None:
        if self.subscription is not None:
            await self.subscription.unsubscribe()


class Wire:
    """Says and hears, as long as there is a connection."""

    def __init__(
        self,
        servers: str,
        ears: Mapping[str, Hear] | None = None,
        timing: ClusterTiming = USUAL_TIMING,
    ) -> None:
        """Servers are separated by commas; `ears` are what is listened to from the beginning."""
        self._servers = servers
        self._timing = timing
        self._ears = [_Ear(subject, hear) for subject, hear in (ears or {}).items()]
        self._line: Line | None = None
        self._is_up = False
        #: Called when there is a connection, and when it is lost.
        self.found: list[Callable[[], None]] = []
        self.lost: list[Callable[[], None]] = []
        self._running: asyncio.Task[None] | None = None

    @property
    def is_up(self) -> bool:
        """Whether we are heard, and hear."""
        return self._is_up

    @property
    def largest(self) -> int:
        """How many bytes can be said at once."""
        assert self._line is not None
        return self._line.longest

    def say(self, subject: str, content: bytes, reply: str = "") -> None:
        """Say something; nobody knows whether it is heard."""
        if self._line is not None:
            self._line.send(subject, content, reply)

    def listen(self, subject: str, hear: Hear, queue: str = "") -> Callable[[], None]:
        """Listen to a subject, over all connections, until what is returned is called.

        Of all who listen with the same queue one hears each message.
        """
        ear, line = _Ear(subject, hear, queue), self._line
        self._ears.append(ear)
        if line is not None:
            line.soon(lambda: ear.open(line))

        def stop() -> None:
            if ear in self._ears:
                self._ears.remove(ear)
                if self._line is not None:
                    self._line.soon(ear.close)

        return stop

    async def start(self) -> None:
        """Connect, now or as soon as that can be done."""
        tried = asyncio.Event()
        self._running = asyncio.create_task(self._run(tried), name="NATS")
        await tried.wait()

    async def stop(self) -> None:
        """Say what is still to be said, and close."""
        if self._line is not None:
            with contextlib.suppress(*AWAY):
                async with asyncio.timeout(self._timing.close_within_s):
                    await self._line.all_sent()
        if self._running is not None:
            self._running.cancel()
            await asyncio.wait({self._running})
            self._running = None

    async def _run(self, tried: asyncio.Event) -> None:
        told = ""
        while True:
            try:
                async with Line.to(self._servers, self._timing) as line:
                    await self._use(line, tried)
                told = ""
            except AWAY as error:
                why = f"{type(error).__name__}: {error}"
                if why != told:  # once is enough, however often we try
                    logger.warning("no NATS", extra={"why": why})
                    told = why
            except Exception:  # a mistake of ours, which must not be the last try
                logger.exception("NATS")
            tried.set()
            await asyncio.sleep(_AGAIN)

    async def _use(self, line: Line, tried: asyncio.Event) -> None:
        self._line = line
        until_lost = [asyncio.create_task(line.send_on()), asyncio.create_task(line.until_lost())]
        try:
            for ear in tuple(self._ears):
                await ear.open(line)
            # When the server has answered, it knows what we listen to.
            await line.all_sent()
            self._is_up = True
            logger.info("NATS found")
            tried.set()
            _call(self.found)
            await asyncio.wait(until_lost, return_when=asyncio.FIRST_COMPLETED)
        finally:
            was_up, self._is_up, self._line = self._is_up, False, None
            if was_up:
                _call(self.lost)
            for task in until_lost:
                task.cancel()
            await asyncio.wait(until_lost, timeout=self._timing.close_within_s)
        logger.warning("NATS lost")


def _call(callbacks: list[Callable[[], None]]) -> None:
    for callback in tuple(callbacks):
        callback()


def nobody_listens(message: Msg) -> bool:
    """Whether this is NATS saying that nobody has heard what it is the answer to."""
    return (message.headers or {}).get("Status") == _NOBODY_LISTENS


def _careful(hear: Hear) -> Hear:
    """The same, but what goes wrong with one message is noted, and the next may be better."""

    def heard(message: Msg) -> None:
        try:
            hear(message)
        except Exception:
            logger.exception("letter")

    return heard
