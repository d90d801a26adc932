"""One server among others: it lives as long as it says so, and begins anew after it has died."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from kvarto.cluster.routing import ComeAgain
from kvarto.server.logs import logger
from kvarto.server.server_time import ServerClock
from kvarto.server.timing import USUAL_TIMING, Timing
from kvarto.store.leases import Lease, Leases
from kvarto.store.refusals import LostLease, StoreAway
from kvarto.store.writing import NewRow

#: The shortest time for which an answer of the database is waited for, in seconds.
_SHORTEST_WAIT = 0.1

Reaction = Callable[[], Awaitable[None]]


class Node:
    """One server: alone on its database, or one of several."""

    def __init__(self, leases: Leases, *, is_alone: bool, timing: Timing = USUAL_TIMING) -> None:
        self.leases = leases
        self._timing = timing
        self.clock = ServerClock(leases.machine_clock)
        #: Whether something else makes sure that there is no other.
        self.is_alone = is_alone
        #: Whether letters reach it at once.
        self.hears: Callable[[], bool] = lambda: False
        #: What is done when the machine has slept, where nobody has taken over meanwhile.
        self.slept: list[Reaction] = []
        #: What is done when it has died: all that it owned is others' by now, or will be.
        self.died: list[Reaction] = []
        #: What is done when it lives again, under another id.
        self.begun: list[Reaction] = []
        #: The other nodes that are alive.
        self.others: frozenset[str] = frozenset()
        #: When it last said that it is alive, or last tried to where it is alone.
        self.last_beat_at = 0
        self._is_away = False
        self._beating: asyncio.Task[None] | None = None

    # -- living ----------------------------------------------------------------------------

    async def start(self) -> None:
        """Begin to live."""
        await self._begin()
        self._beating = asyncio.create_task(self._beat_on(), name="heartbeat")

    async def stop(self) -> None:
        """Leave everything to others, at once."""
        await self.stop_heartbeat()
        with contextlib.suppress(StoreAway):
            if self.is_alone:
                await self.leases.beat(hears=False)  # however long ago the last one was
            await self.leases.end()

    async def stop_heartbeat(self) -> None:
        """Say no more that it is alive; others take over when its lease has run out."""
        if self._beating is not None:
            self._beating.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._beating
            self._beating = None

    async def _begin(self) -> None:
        asked_at = self.clock()
        await self.leases.begin(alone=self.is_alone)
        # It lives from now on, whether it knows the others yet or not.
        with contextlib.suppress(StoreAway):
            await self._is_heard(asked_at)

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(self._timing.heartbeat_s)
            try:
                await self.beat()
            except Exception:  # the disk is full, perhaps: it may be better the next time
                logger.exception("heartbeat")

    async def beat(self) -> None:
        """Say that it is alive; notice if it was not."""
        if self.is_alone:
            await self._beat_alone()
        elif not await self._is_alive():
            await self._begin_anew()

    async def _beat_alone(self) -> None:
        if self.asleep_since() is not None:
            for react in self.slept:
                await react()
        self.last_beat_at = self.clock()
        await self.leases.beat(hears=False)

    async def _is_alive(self) -> bool:
        """Say so; False if it is too late for that, or the database is away for too long."""
        asked_at = self.clock()
        left = (self.last_beat_at + self.leases.lease_ms - asked_at) / 1000
        try:
            async with asyncio.timeout(max(_SHORTEST_WAIT, left)):
                if not await self.leases.beat(hears=self.hears()):
                    return False
                await self._is_heard(asked_at)
        except (StoreAway, TimeoutError):
            self._note_away(is_away=True)
            return self.asleep_since() is None
        return True

    async def _is_heard(self, asked_at: int) -> None:
        if self.is_alone:
            self.last_beat_at = asked_at
        else:
            # Measured anew, the offset corrects the moment at which it was asked, too.
            self.last_beat_at = asked_at + self.leases.offset - self.clock.offset_ms
            self.clock.offset_ms = self.leases.offset
            self.others = frozenset(await self.leases.living()) - {self.leases.node}
        self._note_away(is_away=False)

    async def _begin_anew(self) -> None:
        """What it owned may be others' by now: forget it all, and live under another id."""
        logger.warning("node died", extra={"node": self.leases.node})
        # Before anything else: whoever comes meanwhile must not bring back what is forgotten.
        self.leases.die()
        for react in self.died:
            await react()
        while True:
            try:
                await self._begin()
                break
            except StoreAway:
                self._note_away(is_away=True)
                await asyncio.sleep(self._timing.heartbeat_s)
        logger.warning("node lives", extra={"node": self.leases.node})
        for react in self.begun:
            await react()

    def _note_away(self, *, is_away: bool) -> None:
        """Note once that the database has gone, and once that it is back."""
        if self._is_away is not is_away:
            logger.warning("store away" if is_away else "store back")
        self._is_away = is_away

    def asleep_since(self) -> int | None:
        """The last beat, if it is so long ago that nothing can have been done since.

        The machine has slept, or the database is away.
        """
        longest = self._timing.asleep_after_ms if self.is_alone else self.leases.lease_ms
        is_long_ago = self.clock() - self.last_beat_at > longest
        return self.last_beat_at if is_long_ago else None

    @property
    def is_cut_off(self) -> bool:
        """Whether others take it for dead: nobody should be sent to it until it lives again."""
        return not self.is_alone and self.asleep_since() is not None

    # -- places ----------------------------------------------------------------------------

    async def take(self, place: str) -> Lease:
        """Own a place; `ComeAgain` if another node does, or if this one is dead just now."""
        try:
            lease = await self.leases.take(place)
        except LostLease:
            raise ComeAgain from None
        if isinstance(lease, str):
            raise ComeAgain
        return lease

    def owning(self, place: str) -> NewRow:
        """To be written with a new place, which is this node's from the first; or `ComeAgain`."""
        if not self.leases.node:
            raise ComeAgain
        return self.leases.owning(place)

    def check(self, lease: Lease) -> None:
        """`ComeAgain` if a lease is of a life that has ended meanwhile."""
        if lease.node != self.leases.node:
            raise ComeAgain
