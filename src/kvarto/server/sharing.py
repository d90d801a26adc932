"""What nodes remember together.

It is how much clients have asked for, which passwords were tried, and which puzzles run against the
clock. Nobody should have more of it because there are several nodes, nor lose it because the next
request comes to another.
"""

from __future__ import annotations

import asyncio
from collections import Counter

import msgspec

from kvarto.club.guessing import Guesses
from kvarto.club.puzzle_desk import TIME_TO_SPOT, PuzzleDesk
from kvarto.cluster.hints import Bus
from kvarto.engine.puzzles.puzzle import Puzzle
from kvarto.server.limits import Doing, Limits, LimitSettings
from kvarto.server.node import Node
from kvarto.server.timing import USUAL_TIMING
from kvarto.store.puzzles import PuzzleScores

_TOPIC = "memory"


class Spent(msgspec.Struct, frozen=True, tag=True):
    """What clients have done, and how often."""

    done: tuple[tuple[Doing, str, int], ...]


class Guessed(msgspec.Struct, frozen=True, tag=True):
    """Somebody has tried a password or a code."""

    account: str | None
    client: str


class WasRight(msgspec.Struct, frozen=True, tag=True):
    """It was right."""

    account: str | None
    client: str


class PuzzleBegun(msgspec.Struct, frozen=True, tag=True):
    """Somebody looks at a puzzle that runs against the clock, since a moment."""

    person: str
    puzzle: str
    since: int


class PuzzleAnswered(msgspec.Struct, frozen=True, tag=True):
    """Somebody has answered it."""

    person: str
    puzzle: str


_Told = Spent | Guessed | WasRight | PuzzleBegun | PuzzleAnswered


class _Hint(msgspec.Struct, frozen=True):
    """Something to be remembered, and which node tells it."""

    node: str
    told: _Told


_reader = msgspec.msgpack.Decoder(_Hint)


class Sharing:
    """What the nodes remember together."""

    def __init__(
        self,
        bus: Bus,
        node: Node,
        scores: PuzzleScores,
        settings: LimitSettings,
        share_every_s: float = USUAL_TIMING.share_every_s,
    ) -> None:
        self._bus = bus
        self._share_every_s = share_every_s
        self._node = node
        self.limits = Limits(settings, spent=Counter())
        self.guesses = _SharedGuesses(self)
        self.puzzles = _SharedDesk(scores, self)
        bus.subscribe(_TOPIC, self._hear)

    def tell(self, told: _Told) -> None:
        """Let the others remember it too."""
        hint = _Hint(self._node.leases.node, told)
        self._bus.publish(_TOPIC, msgspec.msgpack.encode(hint))

    async def tell_on(self) -> None:
        """Tell the others for ever what clients do here."""
        while True:
            await asyncio.sleep(self._share_every_s)
            if self.limits.spent:
                done = tuple((*key, times) for key, times in self.limits.spent.items())
                self.limits.spent.clear()
                if self._node.others:
                    self.tell(Spent(done))

    def _hear(self, hint: bytes) -> None:
        heard = _reader.decode(hint)
        if heard.node == self._node.leases.node:
            return
        match heard.told:
            case Spent(done=done):
                for what, client, times in done:
                    self.limits.spent_elsewhere(what, client, times)
            case Guessed(account=account, client=client):
                self.guesses.was_tried(account, client)
            case WasRight(account=account, client=client):
                Guesses.succeed(self.guesses, account, client)
            case PuzzleBegun(person=person, puzzle=puzzle, since=since):
                self.puzzles.was_begun(person, puzzle, since)
            case PuzzleAnswered(person=person, puzzle=puzzle):
                self.puzzles.was_answered(person, puzzle)


class _SharedGuesses(Guesses):
    """What has been tried in vain, at any node."""

    def __init__(self, sharing: Sharing) -> None:
        super().__init__()
        self._sharing = sharing

    def attempt(self, account: str | None, client: str) -> None:
        """Somebody tries here."""
        super().attempt(account, client)
        self._sharing.tell(Guessed(account, client))

    def succeed(self, account: str | None, client: str) -> None:
        """It was right after all."""
        super().succeed(account, client)
        self._sharing.tell(WasRight(account, client))

    def was_tried(self, account: str | None, client: str) -> None:
        """Somebody has tried at another node, where it was not refused."""
        now = self.seconds()
        for key, _ in self._counted(account, client):
            self._add(key, 1, now)


class _SharedDesk(PuzzleDesk):
    """Where puzzles are asked for at one node, and perhaps answered at another."""

    def __init__(self, scores: PuzzleScores, sharing: Sharing) -> None:
        super().__init__(scores)
        self._sharing = sharing

    def begin(self, person: str, puzzle: Puzzle, now: int) -> int:
        """Begin to look at a puzzle here."""
        until = super().begin(person, puzzle, now)
        self._sharing.tell(PuzzleBegun(person, puzzle.id, until - TIME_TO_SPOT))
        return until

    def was_begun(self, person: str, puzzle: str, since: int) -> None:
        """Somebody looks at a puzzle at another node."""
        self._remember(person, puzzle, since)

    def was_answered(self, person: str, puzzle: str) -> None:
        """Somebody has answered a puzzle at another node."""
        self._begun.pop((person, puzzle), None)

    def _is_late(self, person: str, puzzle: Puzzle, now: int) -> bool:
        self._sharing.tell(PuzzleAnswered(person, puzzle.id))
        return super()._is_late(person, puzzle, now)
