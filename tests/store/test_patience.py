"""How long an answer of the database is waited for."""

from __future__ import annotations

import asyncio

import pytest

from kvarto.store.patience import Patience
from kvarto.store.refusals import StoreAway
from support.fake_time import FakeTime
from support.waiting import settle


async def test_what_is_answered_in_time_is_answered(fake_time: FakeTime) -> None:
    answer = asyncio.get_running_loop().create_future()

    async def ask() -> object:
        return await answer

    asked = asyncio.create_task(Patience(5.0).wait_for(ask()))
    await settle()
    fake_time.advance(4.9)
    await settle()
    assert not asked.done()
    answer.set_result("here")
    assert await asked == "here"


async def test_what_is_not_answered_in_time_is_away_even_if_it_cannot_be_stopped(
    fake_time: FakeTime,
) -> None:
    at_last = asyncio.Event()

    async def stubborn() -> None:
        # As a driver that waits, when it is cancelled, for a word from the server.
        try:
            await asyncio.Event().wait()
        finally:
            await at_last.wait()

    patience = Patience(5.0)
    asked = asyncio.create_task(patience.wait_for(stubborn()))
    await settle()
    fake_time.advance(4.9)
    await settle()
    assert not asked.done()
    fake_time.advance(0.2)
    with pytest.raises(StoreAway):
        await asked
    closing = asyncio.create_task(patience.close())
    await settle()
    assert not closing.done()
    at_last.set()
    await closing


async def test_without_a_limit_it_is_waited_for_ever(fake_time: FakeTime) -> None:
    answer = asyncio.get_running_loop().create_future()

    async def ask() -> object:
        return await answer

    asked = asyncio.create_task(Patience(None).wait_for(ask()))
    await settle()
    fake_time.advance(1_000_000.0)
    await settle()
    assert not asked.done()
    answer.set_result(1)
    assert await asked == 1
