"""One connection to NATS: nothing is left of it when it is lost."""

from __future__ import annotations

import asyncio
import gc
from typing import Any

import pytest

from cluster.hands import run, until
from kvarto.cluster.line import Line
from servers.nats import OwnNats


def test_nobody_listens_on_at_a_line_that_could_not_be_closed_properly(
    own_nats: OwnNats, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail() -> None:
        raise OSError("the other side has vanished")

    async def test() -> None:
        async with Line.to(own_nats.address) as line:
            subscription = await line.hear("x", lambda _: None)
            close = line._client.close
            monkeypatch.setattr(line._client, "close", fail)
        listening: Any = subscription._wait_for_msgs_task
        await until(listening.done)
        await close()

    run(test())


def test_what_the_client_could_not_do_at_a_lost_line_is_no_mistake_of_ours(
    own_nats: OwnNats, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise ConnectionResetError("the other side has vanished")

    async def test() -> None:
        mistakes: list[dict[str, Any]] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, what: mistakes.append(what))
        async with Line.to(own_nats.address) as line:
            client: Any = line._client
            monkeypatch.setattr(client._transport, "drain", fail)
            monkeypatch.setattr(client, "_process_op_err", fail)
            await client.publish("x", b"")
            await until(client._flusher_task.done)
            client._flusher_task = None
            monkeypatch.undo()
        gc.collect()
        assert mistakes == []

    run(test())
