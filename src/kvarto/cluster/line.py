"""One connection to NATS, from when it stands until it is lost.

What was to be sent over a connection that is lost is lost with it: whoever connects again knows
that all begins anew, and nothing comes late.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial

from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error as NatsError

from kvarto.cluster.timing import USUAL_TIMING, ClusterTiming

logger = logging.getLogger("kvarto.cluster")

#: What means that NATS cannot be reached.
AWAY = (OSError, TimeoutError, NatsError)
#: How long a client may take to close.
_CLOSE_SECONDS = 1.0
#: How often, in seconds, a server is asked whether it is still there.
_PING_EVERY = 1
#: So often, in seconds, we look whether the client has given up: it does not always say so.
_LOOK = 0.25
#: So much of a message is not its content.
_ENVELOPE = 1024

Hear = Callable[[Msg], None]


class Line:
    """A connection; what is sent goes out in that order, and nobody waits for it."""

    def __init__(self, client: Client, timing: ClusterTiming = USUAL_TIMING) -> None:
        self._client = client
        self._timing = timing
        self._to_do: asyncio.Queue[Callable[[], Awaitable[object]]] = asyncio.Queue()
        self._lost = asyncio.Event()
        self._heard: list[Subscription] = []

    @classmethod
    @contextlib.asynccontextmanager
    async def to(
        cls, servers: str, timing: ClusterTiming = USUAL_TIMING, client: Client | None = None
    ) -> AsyncIterator[Line]:
        """Connect to one of these, separated by commas; one of `AWAY` if that cannot be done."""
        client = client or Client()
        line = cls(client, timing)

        async def closed() -> None:
            line._lost.set()

        async def noted(error: Exception) -> None:
            logger.debug("NATS", exc_info=error)

        try:
            async with asyncio.timeout(timing.nats_answers_within_s):
                await client.connect(
                    servers.split(","),
                    name="kvarto",
                    # Whoever connects again should know it: see above.
                    allow_reconnect=False,
                    # Each server is tried at once, and that is all.
                    max_reconnect_attempts=1,
                    reconnect_time_wait=0,
                    connect_timeout=timing.nats_answers_within_s,  # type: ignore[arg-type]
                    ping_interval=_PING_EVERY,
                    max_outstanding_pings=timing.max_pings_unanswered,
                    closed_cb=closed,
                    error_cb=noted,
                )
            _hear_of_its_tasks(client)
            yield line
        finally:
            line._lost.set()
            await _close(client)
            for subscription in line._heard:
                # The client forgets them if it could not close as it wanted to.
                subscription._stop_processing()

    @property
    def longest(self) -> int:
        """How many bytes can be sent at once."""
        return self._client.max_payload - _ENVELOPE

    def send(self, subject: str, content: bytes, reply: str = "") -> None:
        """Send something as soon as possible."""
        self.soon(partial(self._client.publish, subject, content, reply))

    def soon(self, do: Callable[[], Awaitable[object]]) -> None:
        """Do something when everything is sent that was to be sent before."""
        self._to_do.put_nowait(do)

    async def send_on(self) -> None:
        """Send what there is to send, until the connection is lost."""
        # The client swallows it when it is cancelled at the wrong moment: hence no `while True`.
        while not self._lost.is_set():
            do = await self._to_do.get()
            with contextlib.suppress(*AWAY):
                await do()
            self._to_do.task_done()

    async def all_sent(self) -> None:
        """Wait until everything is there that was sent."""
        await self._to_do.join()
        await self._client.flush(self._timing.nats_answers_within_s)  # type: ignore[arg-type]

    async def hear(self, subject: str, hear: Hear, queue: str = "") -> Subscription:
        """Hear what is sent to a subject; of all with the same queue one hears each message."""

        async def heard(message: Msg) -> None:
            hear(message)

        subscription = await self._client.subscribe(subject, queue, heard)
        self._heard = [one for one in self._heard if not one._closed] + [subscription]
        return subscription

    async def until_lost(self) -> None:
        """Wait until the connection is lost."""
        while not self._lost.is_set() and not self._client.is_closed:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_LOOK):
                    await self._lost.wait()


def _hear_of_its_tasks(client: Client) -> None:
    """What a client does by itself may fail when a line is lost, and nobody else asks how."""
    for task in (client._reading_task, client._flusher_task, client._ping_interval_task):
        if task is not None:
            task.add_done_callback(_note)


def _note(task: asyncio.Task[None]) -> None:
    error = None if task.cancelled() else task.exception()
    if error is not None:
        level = logging.DEBUG if isinstance(error, AWAY) else logging.ERROR
        logger.log(level, "NATS", exc_info=error)


async def _close(client: Client) -> None:
    """Close it; not for ever, even if the other side has vanished."""
    closing = asyncio.create_task(client.close())
    await asyncio.wait({closing}, timeout=_CLOSE_SECONDS)
    if closing.done() and not closing.cancelled():
        closing.exception()
    else:
        closing.cancel()
