"""One kind of work at one node: how much is done at once, and who is next.

A node works for its own people while it has hands for it, then it lets other nodes do it that have
a hand free, and only then those wait. Nobody has more under way than their share, on all nodes
together, so that the many questions of one person are no long wait for all the others.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine
from dataclasses import dataclass, field
from enum import Enum
from itertools import count
from typing import Any, Protocol


class Tell(Protocol):
    """Whoever has asked is told the answer, or its parts one after another."""

    def __call__(self, content: bytes, /, *, last: bool) -> None:
        """Tell a part, and whether it is the last."""


#: What does the work: it is cancelled when nobody wants to know any more.
Do = Callable[[bytes, Tell], Coroutine[Any, Any, None]]


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of work, and how much of it is done at once."""

    name: str
    #: So much a node does at once before it asks others; with less it works for others too.
    hands: int
    #: So much one person has under way, wherever; what is more waits.
    share: int
    #: So much a node does at once for its own people if no other has a hand free.
    most: int
    #: So many seconds it may take elsewhere; then it is done at home after all.
    longest: float


class NotDone(Exception):
    """Another node has not done what it was to do; `was_begun` if it must be done at home now."""

    def __init__(self, *, was_begun: bool) -> None:
        super().__init__()
        self.was_begun = was_begun


class Others(Protocol):
    """What is known of the other nodes."""

    def has_hand(self, kind: str) -> bool:
        """Whether one of them could do something."""

    def keep_hand(self, kind: str) -> None:
        """Count on one hand less: it is for something that will be offered to them."""

    def free_hand(self, kind: str) -> None:
        """Nothing will be offered for which a hand was kept."""

    def under_way(self, kind: str, person: str) -> int:
        """How much they have under way for a person."""

    def changed(self) -> None:
        """Something has changed here that they should know."""


class Nobody:
    """No other nodes."""

    def has_hand(self, kind: str) -> bool:  # noqa: ARG002
        """Nobody has."""
        return False

    def keep_hand(self, kind: str) -> None:
        """There is none."""

    def free_hand(self, kind: str) -> None:
        """There is none."""

    def under_way(self, kind: str, person: str) -> int:  # noqa: ARG002
        """Nothing is."""
        return 0

    def changed(self) -> None:
        """Nobody needs to know."""


class Where(Enum):
    """Where something is done."""

    HERE = "here"
    ELSEWHERE = "elsewhere"


@dataclass(eq=False, slots=True)
class _Turn:
    """Somebody who waits."""

    person: str
    may_leave: bool
    arrived: int
    begun: asyncio.Future[Where] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


class Trade:
    """A kind of work that this node can do."""

    def __init__(self, kind: Kind, do: Do, others: Others) -> None:
        self.kind = kind
        #: What this node has under way for each of its people, here or elsewhere.
        self.of_people: Counter[str] = Counter()
        self._do = do
        self._others = others
        #: How much is done here, for anybody.
        self._here = 0
        self._waiting: list[_Turn] = []
        self._arrivals = count()

    @property
    def free(self) -> int:
        """How many hands are free."""
        return max(0, self.kind.hands - self._here)

    def arrive(self) -> int:
        """A number for somebody who comes, which keeps their place also if they wait again."""
        return next(self._arrivals)

    # -- whose turn it is ------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def turn(self, person: str, arrived: int, *, may_leave: bool) -> AsyncIterator[Where]:
        """Wait for one's turn, and have something under way as long as this lasts.

        A hand is kept for it: here `begin` must follow, elsewhere it must be offered.
        """
        turn = _Turn(person, may_leave, arrived)
        self._waiting.append(turn)
        self.look()
        try:
            where = await turn.begun
        except asyncio.CancelledError:
            if turn in self._waiting:
                self._waiting.remove(turn)
            else:  # it was one's turn at the same moment
                if turn.begun.result() is Where.HERE:
                    self._here -= 1
                else:
                    self._others.free_hand(self.kind.name)
                self._end(person)
            raise
        try:
            yield where
        finally:
            self._end(person)

    def _end(self, person: str) -> None:
        self.of_people[person] -= 1
        if not self.of_people[person]:
            del self.of_people[person]
        self.look()
        self._others.changed()

    def look(self) -> None:
        """Let all begin whose turn it is."""
        while (chosen := self._next()) is not None:
            turn, where = chosen
            self._waiting.remove(turn)
            self.of_people[turn.person] += 1
            if where is Where.HERE:
                self._here += 1
            else:
                self._others.keep_hand(self.kind.name)
            turn.begun.set_result(where)
            self._others.changed()

    def _next(self) -> tuple[_Turn, Where] | None:
        """Of those who can begin, who has least under way, and of those who came first."""
        ready = [turn for turn in self._waiting if self._may_begin(turn)]
        ready.sort(key=lambda turn: (self._under_way(turn.person), turn.arrived))
        for turn in ready:
            where = self._where(turn)
            if where is not None:
                return turn, where
        return None

    def _may_begin(self, turn: _Turn) -> bool:
        if turn.begun.done():  # it was taken back, and is about to be forgotten
            return False
        return not turn.person or self._under_way(turn.person) < self.kind.share

    def _under_way(self, person: str) -> int:
        return self.of_people[person] + self._others.under_way(self.kind.name, person)

    def _where(self, turn: _Turn) -> Where | None:
        if self._here < self.kind.hands:
            return Where.HERE
        if turn.may_leave and self._others.has_hand(self.kind.name):
            return Where.ELSEWHERE
        return Where.HERE if self._here < self.kind.most else None

    # -- doing -----------------------------------------------------------------------------

    def begin(self, content: bytes, tell: Tell) -> asyncio.Task[None]:
        """Do something whose turn it is; the hand is free again when this has ended."""
        task = asyncio.create_task(self._do(content, tell))
        task.add_done_callback(self._is_done)
        return task

    def begin_for_another(self, content: bytes, tell: Tell) -> asyncio.Task[None] | None:
        """Do something for another node; None if no hand is free."""
        if not self.free:
            return None
        self._here += 1
        self._others.changed()
        return self.begin(content, tell)

    def _is_done(self, _: asyncio.Task[None]) -> None:
        self._here -= 1
        self.look()
        self._others.changed()
