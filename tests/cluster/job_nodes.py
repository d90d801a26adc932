"""Nodes that share work over a real NATS, in this process or another."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from types import MappingProxyType

from cluster.job_hands import Hands
from kvarto.cluster.colleagues import Colleagues
from kvarto.cluster.timing import ClusterTiming
from kvarto.cluster.trade import Kind
from kvarto.cluster.work import Work
from server.proxy import Proxy
from support.generous import PATIENT_CLUSTER
from support.waiting import eventually_async

#: Who is silent is soon believed to be dead. On a busy machine it may be believed too soon: then
#: what it was at is begun anew, and in the end all is as if it had been right.
IMPATIENT = replace(PATIENT_CLUSTER, pulse_every_s=0.1, worker_silent_after_s=1.0)
_THE_SAME: Mapping[int, str] = MappingProxyType({})
_ANOTHER_NODE = """
import asyncio, sys
from cluster.job_hands import Hands, kind
from cluster.job_nodes import IMPATIENT
from kvarto.cluster.work import Work

async def main():
    work = Work(sys.argv[1], IMPATIENT)
    work.learn(kind(hands=4), Hands("another process").do)
    await work.start()
    await asyncio.Event().wait()

asyncio.run(main())
"""


class Node:
    """A node, without others if it has no address; the first letter of a job is who asks for it."""

    def __init__(
        self,
        what: Kind,
        name: str = "home",
        address: str | None = None,
        timing: ClusterTiming = PATIENT_CLUSTER,
    ) -> None:
        self.work = Work(address, timing)
        self.hands = Hands(name)
        self.work.learn(what, self.hands.do)
        self.told: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def ask(self, *whats: str) -> None:
        for what in whats:
            asked = self.work.have_done("thing", what.encode(), self._tell, person=what[0])
            self.tasks[what] = asyncio.create_task(asked)

    def _tell(self, content: bytes, *, last: bool) -> None:
        self.told.append(content.decode())
        assert last is (b" by " in content)

    @property
    def answers(self) -> list[str]:
        return [told for told in self.told if " by " in told]

    @property
    def colleagues(self) -> Colleagues:
        """What it knows of others."""
        assert self.work.colleagues is not None
        return self.work.colleagues

    @property
    def knows(self) -> int:
        """How many others it knows."""
        return len(self.colleagues.nodes)

    @property
    def believes_in(self) -> int:
        """How many hands of others it believes to be free."""
        return self.colleagues.free_hands("thing")


@contextlib.asynccontextmanager
async def nodes(
    address: str,
    *kinds: Kind,
    timing: ClusterTiming = PATIENT_CLUSTER,
    addresses: Mapping[int, str] = _THE_SAME,
) -> AsyncIterator[list[Node]]:
    """Nodes that know each other; some may have an address of their own."""
    some = [
        Node(what, f"node {number}", addresses.get(number, address), timing)
        for number, what in enumerate(kinds)
    ]
    async with contextlib.AsyncExitStack() as running:
        for node in some:
            await node.work.start()
            running.push_async_callback(node.work.stop)
        await eventually_async(lambda: all(node.knows == len(some) - 1 for node in some))
        yield some
        for node in some:
            for task in node.tasks.values():
                task.cancel()


@contextlib.asynccontextmanager
async def way_that_breaks(address: str) -> AsyncIterator[tuple[str, Callable[[], Awaitable[None]]]]:
    """Another address of the same NATS, and what cuts off whoever uses it: without a word."""
    servers, site = address.rsplit("/", 1)
    async with Proxy(Random(0), slowest=0.0).running() as proxy:
        proxy.target = int(servers.rpartition(":")[2])

        async def cut_off() -> None:
            proxy.target = None
            await proxy.cut(1)

        yield f"nats://{proxy.host}/{site}", cut_off


@contextlib.contextmanager
def process_of_a_node(address: str) -> Iterator[subprocess.Popen[bytes]]:
    """A node with four hands in a process of its own."""
    command = [sys.executable, "-c", _ANOTHER_NODE, address]
    environment = os.environ | {"PYTHONPATH": str(Path(__file__).parents[1])}
    process = subprocess.Popen(command, env=environment)
    try:
        yield process
    finally:
        process.kill()
        process.wait()
