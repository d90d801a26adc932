"""What goes on by itself: mistakes are noted, and what was refused nobody need hear."""

from __future__ import annotations

import asyncio

import pytest

from kvarto.cluster.routing import ComeAgain
from kvarto.errors import IllegalAction
from kvarto.server.tasks import hear_of_mistakes, hear_though_nobody_asks
from kvarto.store.refusals import StoreAway


@pytest.mark.parametrize(
    ("error", "by_itself", "asked_for"),
    [
        (None, False, False),
        (StoreAway(), False, False),
        (ComeAgain(), False, False),
        (IllegalAction("no-such-game"), True, False),
        (OSError("the disk is full"), True, True),
    ],
)
async def test_only_what_nobody_has_foreseen_is_noted(
    caplog: pytest.LogCaptureFixture,
    error: Exception | None,
    *,
    by_itself: bool,
    asked_for: bool,
) -> None:
    async def work() -> None:
        if error is not None:
            raise error

    for hear, is_noted in ((hear_of_mistakes, by_itself), (hear_though_nobody_asks, asked_for)):
        caplog.clear()
        task = asyncio.create_task(work())
        task.add_done_callback(hear)
        await asyncio.wait([task])
        await asyncio.sleep(0)
        assert bool(caplog.records) is is_noted


async def test_what_was_given_up_is_no_mistake(caplog: pytest.LogCaptureFixture) -> None:
    task = asyncio.create_task(asyncio.sleep(60))
    task.add_done_callback(hear_though_nobody_asks)
    task.cancel()
    await asyncio.wait([task])
    assert caplog.records == []
