"""Hands that do what they are told to, when they are told to."""

from __future__ import annotations

import asyncio
from collections import defaultdict

from kvarto.cluster.trade import Kind, Tell


def kind(*, hands: int = 1, share: int = 100, most: int | None = None, longest: float = 60) -> Kind:
    return Kind("thing", hands, share, hands if most is None else most, longest)


class Hands:
    """What a node does, one piece of work at a time let go on."""

    def __init__(self, name: str = "") -> None:
        self.name = name
        self.begun: list[str] = []
        self.ended: list[str] = []
        self.stopped: list[str] = []
        self._may_end: defaultdict[str, asyncio.Event] = defaultdict(asyncio.Event)
        self.is_willing = False

    async def do(self, content: bytes, tell: Tell) -> None:
        """Tell that it is begun, wait until it may end, and tell who has done it."""
        what = content.decode()
        self.begun.append(what)
        tell(f"{what} begun".encode(), last=False)
        try:
            if not self.is_willing:
                await self._may_end[what].wait()
        except asyncio.CancelledError:
            self.stopped.append(what)
            raise
        self.ended.append(what)
        tell(f"{what} by {self.name}".encode(), last=True)

    @property
    def at_it(self) -> list[str]:
        """What is under way."""
        return [what for what in self.begun if what not in self.ended and what not in self.stopped]

    def let_end(self, *whats: str) -> None:
        """Let this be ended, whenever it is begun."""
        for what in whats:
            self._may_end[what].set()
