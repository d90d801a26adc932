"""Work that takes a while: computer moves, reviews, analyses; done at home or where there is room.

Each node does what its own people ask for, as long as it has hands for it, and lets other nodes do
the rest that have a hand free. Without NATS, or while it is away, all of it is done at home.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

from kvarto.cluster.timing import USUAL_TIMING, ClusterTiming
from kvarto.cluster.trade import Do, Kind, Nobody, NotDone, Tell, Trade, Where

if TYPE_CHECKING:
    from kvarto.cluster.colleagues import Colleagues


class Work:
    """What one node does, and has done by others."""

    def __init__(self, address: str | None = None, timing: ClusterTiming = USUAL_TIMING) -> None:
        """Work for one node; with the address of a NATS, for all that use the same."""
        self._trades: dict[str, Trade] = {}
        #: The other nodes; None without a NATS.
        self.colleagues: Colleagues | None = None
        if address is not None:
            # Whoever has one server need not have installed what speaks to NATS.
            from kvarto.cluster.colleagues import Colleagues  # noqa: PLC0415

            self.colleagues = Colleagues(address, secrets.token_hex(8), self._trades, timing)

    def learn(self, kind: Kind, do: Do) -> None:
        """Be able to do something, for one's own people and for other nodes."""
        others = self.colleagues or Nobody()
        self._trades[kind.name] = Trade(kind, do, others)
        others.changed()

    async def start(self) -> None:
        """Look for other nodes, and be there for them."""
        if self.colleagues is not None:
            await self.colleagues.start()

    async def stop(self) -> None:
        """Leave to other nodes what is theirs; what they were at for this one is done at home."""
        if self.colleagues is not None:
            await self.colleagues.stop()

    async def have_done(self, kind: str, content: bytes, tell: Tell, *, person: str = "") -> None:
        """Have something done for a person; it is stopped when this is cancelled.

        If a node dies that was at it, it is begun anew at home: parts of the answer come again.
        """
        trade = self._trades[kind]
        arrived, may_leave = trade.arrive(), True
        while True:
            async with trade.turn(person, arrived, may_leave=may_leave) as where:
                if where is Where.HERE:
                    await _ended(trade.begin(content, tell))
                    return
                assert self.colleagues is not None
                try:
                    await self.colleagues.have_done(trade.kind, content, tell)
                except NotDone as error:
                    may_leave = not error.was_begun
                else:
                    return


async def _ended(task: asyncio.Task[None]) -> None:
    """Wait for it; whoever does not wait any longer stops it, but does not wait until it stops."""
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        task.cancel()
        raise
