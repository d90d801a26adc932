"""The other nodes, as far as work is concerned: who has a hand free, and work given and taken.

Every node says by a pulse that it is there, which hands it has free, and what it has under way for
whom. Work is offered on a subject for its kind, of which one hears it among all that have a hand
free; who has none does not listen. Whoever takes it says so, tells the answer in numbered parts,
and stops when it is told to. A node that is not heard any more is dead: what it was at is begun
anew at home, and what it wanted is dropped.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial
from itertools import count

from nats.aio.msg import Msg

from kvarto.clock import loop_time
from kvarto.cluster.addresses import prefix_of, servers_of
from kvarto.cluster.line import logger
from kvarto.cluster.timing import ClusterTiming
from kvarto.cluster.trade import Kind, NotDone, Tell, Trade
from kvarto.cluster.wire import Wire, nobody_listens
from kvarto.cluster.work_messages import (
    Answer,
    Declined,
    Failed,
    Offer,
    Pulse,
    Stop,
    Taken,
    Told,
    answer_reader,
    offer_reader,
    pulse_reader,
    stop_reader,
    written,
)

#: Among those who have a hand free one hears an offer.
_QUEUE = "workers"
#: When something changes, a node is heard sooner than usual: after so many seconds, since not
#: every change need be told by itself.
_TOGETHER = 0.05


@dataclass(slots=True)
class _Known:
    """Another node, as it was last heard."""

    heard: float
    free: dict[str, int] = field(default_factory=dict)
    of_people: Mapping[str, Mapping[str, int]] = field(default_factory=dict)


@dataclass(eq=False, slots=True)
class _Asked:
    """Something that is offered to others, or that one of them is at."""

    kind: str
    tell: Tell
    over: asyncio.Future[None]
    worker: str | None = None
    #: The number of the next part of the answer.
    next: int = 0

    def fail(self, *, was_begun: bool) -> None:
        if not self.over.done():
            self.over.set_exception(NotDone(was_begun=was_begun))

    def take(self, told: Told) -> None:
        if self.over.done():
            return
        if told.number != self.next:  # something was lost on the way
            self.fail(was_begun=True)
            return
        self.next += 1
        if told.last:
            self.over.set_result(None)
        self.tell(told.content, last=told.last)


class Colleagues:
    """The other nodes."""

    def __init__(
        self, address: str, node: str, trades: Mapping[str, Trade], timing: ClusterTiming
    ) -> None:
        """`trades` are the kinds of work that this node can do; there may be more of them later."""
        self._timing = timing
        self._prefix = f"{prefix_of(address)}.work"
        self._node = node
        self._trades = trades
        self._known: dict[str, _Known] = {}
        #: So many of their hands are kept for what nobody has taken yet, by kind.
        self._kept: Counter[str] = Counter()
        self._jobs = count()
        #: What others do for us, and what we do for others.
        self._asked: dict[int, _Asked] = {}
        self._doing: dict[tuple[str, int], asyncio.Task[None]] = {}
        #: What ends that we listen for offers, for each kind for which we do.
        self._listening: dict[str, Callable[[], None]] = {}
        self._pulse_is_due = asyncio.Event()
        self._pulsing: asyncio.Task[None] | None = None
        # Not the wire of the letters: those should not wait behind all this.
        ears = {
            self._subject("pulse"): self._on_pulse,
            self._subject("to", node, "*"): self._on_answer,
            self._subject("stop", node): self._on_stop,
        }
        self._wire = Wire(servers_of(address), ears, timing)
        self._wire.found.append(self._pulse_is_due.set)
        self._wire.lost.append(self._out_of_touch)

    # -- what is known of the others -------------------------------------------------------

    def has_hand(self, kind: str) -> bool:
        """Whether one of them could do something."""
        return self.free_hands(kind) > self._kept[kind]

    @property
    def nodes(self) -> tuple[str, ...]:
        """The other nodes that are there, as far as is known."""
        return tuple(self._known)

    @property
    def offers_heard(self) -> frozenset[str]:
        """The kinds of work of which offers are heard here: there is a hand free for them."""
        return frozenset(self._listening)

    @property
    def elsewhere(self) -> int:
        """How much is offered to others, or under way there."""
        return len(self._asked)

    def free_hands(self, kind: str) -> int:
        """How many hands they have free, as they last said."""
        return sum(known.free.get(kind, 0) for known in self._known.values())

    def keep_hand(self, kind: str) -> None:
        """Count on one hand less: it is for something that will be offered to them."""
        self._kept[kind] += 1

    def free_hand(self, kind: str) -> None:
        """Nothing is offered any more for which a hand was kept."""
        self._kept[kind] -= 1

    def under_way(self, kind: str, person: str) -> int:
        """How much they have under way for a person."""
        nothing: Mapping[str, int] = {}
        return sum(
            known.of_people.get(kind, nothing).get(person, 0) for known in self._known.values()
        )

    def changed(self) -> None:
        """See to it that they know what has changed here."""
        self._pulse_is_due.set()
        self._listen()

    # -- having something done -------------------------------------------------------------

    async def have_done(self, kind: Kind, content: bytes, tell: Tell) -> None:
        """Let another node do something for which a hand was kept.

        `NotDone` if none does, or one has begun it and does not end it.
        """
        wire, loop = self._wire, asyncio.get_running_loop()
        if not wire.is_up or len(content) > wire.largest:
            self.free_hand(kind.name)
            raise NotDone(was_begun=True)
        job = next(self._jobs)
        asked = self._asked[job] = _Asked(kind.name, tell, loop.create_future())
        patience = (
            loop.call_later(
                self._timing.offer_taken_within_s, self._declined, asked, tuple(self._known)
            ),
            loop.call_later(kind.longest, lambda: asked.fail(was_begun=True)),
        )
        offer = Offer(self._node, job, content)
        wire.say(self._subject(kind.name), written(offer), self._subject("to", self._node, job))
        is_answered = False
        try:
            await asked.over
            is_answered = True
        finally:
            del self._asked[job]
            for timer in patience:
                timer.cancel()
            if asked.over.done() and not asked.over.cancelled():
                asked.over.exception()  # seen, even if nobody waits for it any more
            if asked.worker is None:
                self.free_hand(kind.name)
            elif not is_answered:
                self._stop(asked.worker, job)

    def _declined(self, asked: _Asked, nodes: Iterable[str]) -> None:
        """Some have no hand free after all, whatever they said before."""
        if asked.worker is None:
            for node in nodes:
                if node in self._known:
                    self._known[node].free.pop(asked.kind, None)
            asked.fail(was_begun=False)

    def _stop(self, worker: str, job: int) -> None:
        self._wire.say(self._subject("stop", worker), written(Stop(self._node, job)))

    def _on_answer(self, message: Msg) -> None:
        job = int(message.subject.rpartition(".")[2])
        answer: Answer = (
            Declined() if nobody_listens(message) else answer_reader.decode(message.data)
        )
        asked = self._asked.get(job)
        if asked is None:  # nobody wants to know any more
            if isinstance(answer, Taken):
                self._stop(answer.node, job)
            return
        match answer:
            case Taken(node=node):
                self._taken(asked, node)
            case Declined(node=node):
                self._declined(asked, (node,) if node else self._known)
            case Told():
                asked.take(answer)
            case Failed():
                asked.fail(was_begun=True)

    def _taken(self, asked: _Asked, node: str) -> None:
        asked.worker = node
        self.free_hand(asked.kind)
        # If it has died since, that is noticed in time.
        known = self._known.setdefault(node, _Known(loop_time()))
        if known.free.get(asked.kind):
            known.free[asked.kind] -= 1

    # -- doing something for others --------------------------------------------------------

    def _listen(self) -> None:
        """Listen for what there is a hand free for, and for nothing else."""
        for name, trade in self._trades.items():
            if trade.free and name not in self._listening:
                hear = partial(self._on_offer, trade)
                self._listening[name] = self._wire.listen(self._subject(name), hear, _QUEUE)
            elif not trade.free and name in self._listening:
                self._listening.pop(name)()

    def _on_offer(self, trade: Trade, message: Msg) -> None:
        offer = offer_reader.decode(message.data)
        say = partial(self._wire.say, message.reply)
        job = _ForAnother(lambda answer: say(written(answer)), self._wire.largest)
        task = trade.begin_for_another(offer.content, job.tell)
        if task is None:
            job.say(Declined(self._node))
            return
        job.say(Taken(self._node))
        key = (offer.home, offer.job)
        self._doing[key] = task
        task.add_done_callback(lambda _: self._doing.pop(key))
        task.add_done_callback(job.ended)

    def _on_stop(self, message: Msg) -> None:
        stop = stop_reader.decode(message.data)
        task = self._doing.get((stop.home, stop.job))
        if task is not None:
            task.cancel()

    # -- being in touch --------------------------------------------------------------------

    async def start(self) -> None:
        """Be there for the others, and look for them."""
        self._listen()
        await self._wire.start()
        self._pulsing = asyncio.create_task(self._pulse_on(), name="pulse of work")

    async def stop(self) -> None:
        """Say goodbye: others begin anew what we were at."""
        if self._pulsing is not None:
            self._pulsing.cancel()
            await asyncio.wait({self._pulsing})
            self._pulsing = None
        self._wire.say(self._subject("pulse"), written(Pulse(self._node, {}, {}, goes=True)))
        await self._wire.stop()
        self._out_of_touch()

    def _out_of_touch(self) -> None:
        """Nobody can be reached: all that is ours is done at home."""
        self._known.clear()
        for asked in self._asked.values():
            asked.fail(was_begun=True)
        for task in self._doing.values():
            task.cancel()
        self._look()

    async def _pulse_on(self) -> None:
        """Be heard, and see who is not."""
        loop, every = asyncio.get_running_loop(), self._timing.pulse_every_s
        while True:
            self._pulse_is_due.clear()
            self._wire.say(self._subject("pulse"), written(self._pulse()))
            began = loop.time()
            await asyncio.sleep(_TOGETHER)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(every - _TOGETHER):
                    await self._pulse_is_due.wait()
            if loop.time() - began > 2 * every:  # it is we who have not listened
                for known in self._known.values():
                    known.heard = loop.time()
            self._forget_the_silent()

    def _pulse(self) -> Pulse:
        trades = self._trades.items()
        return Pulse(
            self._node,
            {name: trade.free for name, trade in trades},
            {name: dict(trade.of_people) for name, trade in trades if trade.of_people},
        )

    def _on_pulse(self, message: Msg) -> None:
        pulse = pulse_reader.decode(message.data)
        if pulse.node == self._node:
            return
        if pulse.goes:
            self._forget(pulse.node)
            return
        if pulse.node not in self._known:
            self._pulse_is_due.set()  # it should know us too
        now = loop_time()
        self._known[pulse.node] = _Known(now, pulse.free, pulse.of_people)
        self._look()

    def _forget_the_silent(self) -> None:
        since = loop_time() - self._timing.worker_silent_after_s
        for node in [node for node, known in self._known.items() if known.heard < since]:
            self._forget(node)

    def _forget(self, node: str) -> None:
        """A node has gone."""
        self._known.pop(node, None)
        for asked in self._asked.values():
            if asked.worker == node:
                asked.fail(was_begun=True)
        for (home, _), task in self._doing.items():
            if home == node:
                task.cancel()
        self._look()

    def _subject(self, *parts: object) -> str:
        return ".".join((self._prefix, *map(str, parts)))

    def _look(self) -> None:
        for trade in self._trades.values():
            trade.look()


class _ForAnother:
    """Something that is done for another node: what that is told."""

    def __init__(self, say: Callable[[Answer], None], longest: int) -> None:
        self.say = say
        self._longest = longest
        self._numbers = count()
        self._is_over = False

    def tell(self, content: bytes, *, last: bool) -> None:
        """Pass on a part of the answer."""
        if len(content) > self._longest:
            self._fail()
        elif not self._is_over:
            self.say(Told(next(self._numbers), content, last))
            self._is_over = last

    def ended(self, task: asyncio.Task[None]) -> None:
        """Whatever has come of it, the other node should not wait for more."""
        if task.cancelled():
            return
        error = task.exception()
        if error is not None:
            logger.error("work for another node", exc_info=error)
        self._fail()

    def _fail(self) -> None:
        if not self._is_over:
            self.say(Failed())
            self._is_over = True
