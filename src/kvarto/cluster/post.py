"""Letters between nodes, and hints to all of them: through NATS, or else through the database.

A letter to a node that hears NATS goes that way, if we hear it ourselves. When NATS goes, for one
or for all, what was said in the last seconds is said again through the database, where everybody
looks from time to time: so letters may come late, twice, or in another order, and hardly ever not
at all.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

import msgspec

from kvarto.clock import loop_time
from kvarto.cluster.addresses import prefix_of, servers_of
from kvarto.cluster.hints import InProcessBus, Subscriber
from kvarto.cluster.letterbox import Letterbox
from kvarto.cluster.repeating import Recent
from kvarto.cluster.timing import USUAL_TIMING, ClusterTiming
from kvarto.store.leases import Leases
from kvarto.store.letters import Letters
from kvarto.store.refusals import StoreAway

if TYPE_CHECKING:
    from nats.aio.msg import Msg

    from kvarto.cluster.wire import Wire

logger = logging.getLogger("kvarto.cluster")

#: So many seconds pass until we look into the database again if there were letters.
_LOOK_AT_ONCE = 0.05
#: Somebody who has left a letter there will leave more for so many seconds.
_MORE_TO_COME = 10.0
#: So many hints are remembered, so that none counts twice.
_MOST_REMEMBERED = 20_000
#: No letter is longer than this, even if NATS allows it, and so much it has to allow.
_LARGEST, _SMALLEST = 256 * 1024, 4 * 1024

#: What everything begins with that is sent: something for one node, or a hint.
_TO_NODE, _HINT = b"n", b"h"


class _Hint(msgspec.Struct, array_like=True, frozen=True):
    """Something that all nodes should know."""

    sender: str
    number: int
    topic: str
    content: bytes


_hint_reader = msgspec.msgpack.Decoder(_Hint)


class Post:
    """The letters of one node."""

    def __init__(
        self,
        leases: Leases,
        letters: Letters,
        address: str | None = None,
        timing: ClusterTiming = USUAL_TIMING,
    ) -> None:
        #: What all that goes by these letters keeps to as well: links, tunnels and routing.
        self.timing = timing
        self._leases = leases
        self._box = Letterbox(letters, close_within_s=timing.close_within_s)
        self._address = address
        self._prefix = prefix_of(address or "")
        #: Who we are. It may change between `stop` and `start`.
        self.node = leases.node
        #: Told which other node is no longer there.
        self.gone: list[Callable[[str], None]] = []
        #: Called when we stop: what is sent then still goes out.
        self.stopping: list[Callable[[], None]] = []
        self._handler: Callable[[bytes], None] = lambda _: None
        self._here = InProcessBus()
        self._hints_sent = 0
        self._hints_known: dict[tuple[str, int], None] = {}
        #: Every other node that is alive, and whether it hears NATS.
        self._others: dict[str, bool] = {}
        self._recent = Recent(timing.said_kept_s)
        self._wire: Wire | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._look_now = asyncio.Event()

    async def start(self) -> None:
        """Begin to send letters, and to look for those to us."""
        self._others, self._recent = {}, Recent(self.timing.said_kept_s)
        self._box.start()
        with contextlib.suppress(StoreAway):
            await self._look_around()
        if self._address is not None:
            await self._connect(self._address)
        self._tasks = [
            asyncio.create_task(self._look_on(), name="look for letters"),
            asyncio.create_task(self._look_around_on(), name="look for nodes"),
        ]

    async def _connect(self, address: str) -> None:
        # Whoever has one server need not have installed what speaks to NATS.
        from kvarto.cluster.wire import Wire  # noqa: PLC0415

        ears = {
            self._subject(self.node): self._hear,
            self._subject("all"): self._hear,
            f"{self._unheard(self.node)}.*": self._was_unheard,
        }
        self._wire = Wire(servers_of(address), ears, self.timing)
        self._wire.lost.append(self._lose)
        await self._wire.start()

    async def stop(self) -> None:
        """Send what is still to be sent, if that can be done at once, and no more."""
        for tell in tuple(self.stopping):
            tell()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        wire, self._wire = self._wire, None
        await asyncio.gather(self._box.stop(), *([] if wire is None else [wire.stop()]))

    # -- letters ---------------------------------------------------------------------------

    @property
    def is_running(self) -> bool:
        """Whether it has started, and has not stopped."""
        return bool(self._tasks)

    @property
    def hears(self) -> bool:
        """Whether NATS brings us letters."""
        return self._wire is not None and self._wire.is_up

    @property
    def others(self) -> Mapping[str, bool]:
        """Every other node that is alive, as far as is known, and whether it hears NATS."""
        return self._others

    @property
    def largest(self) -> int:
        """How many bytes a letter may have."""
        if self._wire is None or not self._wire.is_up:
            return _LARGEST
        return max(_SMALLEST, min(_LARGEST, self._wire.largest))

    def on_letter(self, handler: Callable[[bytes], None]) -> None:
        """Do this with every letter that comes to us."""
        self._handler = handler

    def send(self, node: str, letter: bytes) -> None:
        """Send a letter to a node, whichever way it hears us."""
        content = _TO_NODE + letter
        if self._wire is None or not self._wire.is_up or not self._others.get(node, True):
            self._box.put(node, content)
        else:
            self._recent.note(node, content)
            # If nobody listens, NATS says so to this address.
            reply = f"{self._unheard(self.node)}.{node}"
            self._wire.say(self._subject(node), content, reply)

    # -- hints -----------------------------------------------------------------------------

    def publish(self, topic: str, hint: bytes = b"") -> None:
        """Tell all subscribers of a topic: those here at once, and those of other nodes."""
        self._here.publish(topic, hint)
        self._hints_sent += 1
        content = _HINT + msgspec.msgpack.encode(_Hint(self.node, self._hints_sent, topic, hint))
        if self._wire is not None and self._wire.is_up:
            self._recent.note(None, content)
            self._wire.say(self._subject("all"), content)
        for node, hears in self._others.items():
            if not (hears and self.hears):
                self._box.put(node, content)

    def subscribe(self, topic: str, subscriber: Subscriber) -> Callable[[], None]:
        """Be told; calling what is returned ends it."""
        return self._here.subscribe(topic, subscriber)

    # -- what comes ------------------------------------------------------------------------

    def _subject(self, to: str) -> str:
        return f"{self._prefix}.{to}"

    def _unheard(self, node: str) -> str:
        return f"{self._prefix}.unheard.{node}"

    def _hear(self, message: Msg) -> None:
        self._take(message.data)

    def _was_unheard(self, message: Msg) -> None:
        """A node is dead, or it has lost NATS and could not say so yet."""
        node = message.subject.rpartition(".")[2]
        if self._others.get(node, True):
            self._others[node] = False
            self._repeat(node)

    def _take(self, content: bytes) -> None:
        kind, rest = content[:1], content[1:]
        if kind == _TO_NODE:
            self._handler(rest)
        elif kind == _HINT:
            self._take_hint(_hint_reader.decode(rest))

    def _take_hint(self, hint: _Hint) -> None:
        key = (hint.sender, hint.number)
        if hint.sender == self.node or key in self._hints_known:
            return
        self._hints_known[key] = None
        if len(self._hints_known) > _MOST_REMEMBERED:
            del self._hints_known[next(iter(self._hints_known))]
        self._here.publish(hint.topic, hint.content)

    def _lose(self) -> None:
        """NATS is gone: what was said just before may be lost."""
        if self._wire is None:
            return  # we have stopped ourselves
        for node in self._others:
            self._repeat(node)
        self._look_now.set()

    def _repeat(self, node: str) -> None:
        for letter in self._recent.take(node):
            self._box.put(node, letter)

    # -- the database ----------------------------------------------------------------------

    async def _look_on(self) -> None:
        more_until = 0.0
        while True:
            is_soon, timing = not self.hears or loop_time() < more_until, self.timing
            pause = timing.look_for_letters_soon_s if is_soon else timing.look_for_letters_every_s
            try:
                if await self._look():
                    more_until, pause = loop_time() + _MORE_TO_COME, _LOOK_AT_ONCE
            except StoreAway:
                pass  # who needs it more than we do will say so
            except Exception:
                logger.exception("look for letters")
            self._look_now.clear()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._look_now.wait()

    async def _look(self) -> bool:
        """Take the letters that are in the database; whether there were any."""
        letters = await self._box.take(self.node)
        for letter in letters:
            try:
                self._take(letter)
            except Exception:  # the next one may be better
                logger.exception("letter")
        return bool(letters)

    async def _look_around_on(self) -> None:
        cleared_at = 0
        while True:
            await asyncio.sleep(self.timing.look_for_nodes_every_s)
            now = self._leases.now()
            try:
                await self._look_around()
                if now > cleared_at + self.timing.letters_kept_ms:
                    await self._box.clear(now - self.timing.letters_kept_ms)
                    cleared_at = now
            except StoreAway:
                pass
            except Exception:
                logger.exception("look for nodes")

    async def _look_around(self) -> None:
        living = await self._leases.living()
        living.pop(self.node, None)
        before, self._others = self._others, living
        for node, heard in before.items():
            if node not in living:
                for tell in tuple(self.gone):
                    tell(node)
            elif heard and not living[node]:
                self._repeat(node)
