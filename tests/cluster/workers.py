"""Nodes that share work over a real NATS, in this process or another."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

from cluster.hands import Hands, until
from kvarto.cluster.trade import Kind
from kvarto.cluster.work import Work

_ANOTHER_NODE = """
import asyncio, sys
from cluster.hands import Hands, kind
from kvarto.cluster.work import Work

async def main():
    work = Work(sys.argv[1])
    work.learn(kind(hands=4), Hands("another process").do)
    await work.start()
    await asyncio.sleep(600)

asyncio.run(main())
"""


class Node:
    """A node; what it asks for is named for who asks."""

    def __init__(self, address: str, what: Kind, name: str) -> None:
        self.work = Work(address)
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
    def knows(self) -> int:
        """How many others it knows."""
        assert self.work._colleagues is not None
        return len(self.work._colleagues._known)

    @property
    def believes_in(self) -> int:
        """How many hands of others it believes to be free."""
        assert self.work._colleagues is not None
        return sum(known.free.get("thing", 0) for known in self.work._colleagues._known.values())


@contextlib.asynccontextmanager
async def nodes(address: str, *kinds: Kind) -> AsyncIterator[list[Node]]:
    """Nodes that know each other."""
    some = [Node(address, what, f"node {number}") for number, what in enumerate(kinds)]
    async with contextlib.AsyncExitStack() as running:
        for node in some:
            await node.work.start()
            running.push_async_callback(node.work.stop)
        await until(lambda: all(node.knows == len(some) - 1 for node in some))
        yield some
        for node in some:
            for task in node.tasks.values():
                task.cancel()


async def freeze(node: Node) -> None:
    """Let it say nothing any more, as a node that was killed."""
    assert node.work._colleagues is not None
    pulsing = node.work._colleagues._pulsing
    assert pulsing is not None
    pulsing.cancel()
    node.work._colleagues._wire.say = lambda *_: None  # type: ignore[method-assign]


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
