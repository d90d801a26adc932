"""One connection to NATS: nothing is left of it when it is lost."""

from __future__ import annotations

import asyncio
import gc
from typing import Any

from nats.aio.client import Client

from kvarto.cluster.line import Line
from support.nats import OwnNats
from support.waiting import eventually_async


class Unclosable(Client):
    """Cannot be closed, since the other side has vanished."""

    async def close(self) -> None:
        """Fail."""
        raise OSError


class Helpless(Client):
    """Closes when something goes wrong, and fails at that: the other side has vanished."""

    async def _process_op_err(self, error: Exception) -> None:
        await super()._process_op_err(error)
        raise ConnectionResetError


async def test_nobody_listens_on_at_a_line_that_could_not_be_closed_properly(
    own_nats: OwnNats,
) -> None:
    client = Unclosable()
    async with Line.to(own_nats.address, client=client) as line:
        before = asyncio.all_tasks()
        await line.hear("x", lambda _: None)
        (listening,) = asyncio.all_tasks() - before
    await eventually_async(listening.done)
    await Client.close(client)


async def test_what_the_client_could_not_do_at_a_lost_line_is_no_mistake_of_ours(
    own_nats: OwnNats,
) -> None:
    mistakes: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, what: mistakes.append(what))
    await lose(own_nats)
    gc.collect()
    assert mistakes == []


async def lose(nats: OwnNats) -> None:
    """Be connected until the connection is lost, and nobody asks how the client's tasks ended."""
    before = asyncio.all_tasks()
    async with Line.to(nats.address, client=Helpless()):
        tasks = asyncio.all_tasks() - before
        nats.stop()
        await eventually_async(lambda: any(task.done() for task in tasks))
