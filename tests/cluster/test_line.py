"""One connection to NATS: nothing is left of it when it is lost."""

from __future__ import annotations

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
