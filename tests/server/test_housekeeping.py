"""What a server does by itself."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

from kvarto.server.housekeeping import clear_away_daily, in_background
from kvarto.server.settings import ServerSettings
from kvarto.store.refusals import StoreAway
from kvarto.store.retention import Cleared
from server.pages import running
from support.fake_time import START_MS, FakeTime
from support.waiting import eventually, settle

DAY_S = 24 * 60 * 60
#: No database is needed where clearing away is played.
NO_DATABASE: Any = None


class Clearing:
    """Stands in for clearing away: it fails the first time."""

    def __init__(self, fault: Exception) -> None:
        #: At which seconds of the test it was asked, and with how many days.
        self.asked: list[tuple[float, int | None]] = []
        self._fault = fault

    async def __call__(self, _: object, now: int, keep_days: int | None) -> Cleared:
        self.asked.append(((now - START_MS) / 1000, keep_days))
        if len(self.asked) == 1:
            raise self._fault
        return Cleared(0, 0, 0, 0, 0)


async def asked_at(
    fake_time: FakeTime, clearing: Clearing, *pauses: float
) -> list[tuple[float, int | None]]:
    """When it is cleared away while these seconds pass, one after the other."""
    async with in_background(clear_away_daily(NO_DATABASE, 30, fake_time, clearing)):
        for pause in pauses:
            await settle()
            fake_time.advance(pause)
        await settle()
    return clearing.asked


async def test_what_is_old_is_cleared_away_every_day_even_after_a_failure(
    fake_time: FakeTime, caplog: pytest.LogCaptureFixture
) -> None:
    clearing = Clearing(OSError("the disk is full"))
    asked = await asked_at(fake_time, clearing, 59, 1, DAY_S - 1, 1, DAY_S)
    assert asked == [(60, 30), (60 + DAY_S, 30), (60 + 2 * DAY_S, 30)]
    assert [(record.levelname, record.getMessage()) for record in caplog.records] == [
        ("ERROR", "clearing away")
    ]


async def test_while_the_database_is_away_it_waits_without_complaint(
    fake_time: FakeTime, caplog: pytest.LogCaptureFixture
) -> None:
    asked = await asked_at(fake_time, Clearing(StoreAway()), 60, 59, 1, DAY_S)
    assert [moment for moment, _ in asked] == [60, 120, 120 + DAY_S]
    assert caplog.records == []


@pytest.mark.parametrize("keep_days", [30, 32, None])
def test_a_server_keeps_games_that_are_over_for_as_long_as_it_is_told(
    tmp_path: Path,
    fake_time: FakeTime,
    caplog: pytest.LogCaptureFixture,
    keep_days: int | None,
) -> None:
    settings = ServerSettings(keep_days=keep_days)
    with (
        caplog.at_level(logging.INFO, "kvarto"),
        running(tmp_path / "kvarto.sqlite3", settings=settings, fake_time=fake_time) as server,
        server.browser() as browser,
    ):
        with browser.playing() as page:
            page.do("first", "resign")
        fake_time.advance(31 * DAY_S)
        eventually(lambda: "cleared away" in caplog.messages)
        assert [row[0] for row in server.stored("games")] == [page.game] * (keep_days != 30)


async def test_what_goes_on_meanwhile_ends_with_what_it_belongs_to() -> None:
    ended: list[bool] = []

    async def work() -> None:
        try:
            await asyncio.sleep(3600)
        finally:
            ended.append(True)

    async with in_background(work(), work()):
        await asyncio.sleep(0)
    assert ended == [True, True]
