"""What a server does by itself."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from kvarto.server import housekeeping
from kvarto.server.server_time import now_in_milliseconds
from kvarto.server.settings import ServerSettings
from kvarto.store.refusals import StoreAway
from kvarto.store.retention import Cleared
from server.pages import running, wait_until

NOTHING = Cleared(0, 0, 0, 0, 0)


class Clearing:
    """Stands in for clearing away: it fails the first time."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, int | None]] = []
        self.fault: Exception = OSError("the disk is full")

    async def __call__(self, database: Any, now: int, keep_days: int | None) -> Cleared:
        self.asked.append((now, keep_days))
        if len(self.asked) == 1:
            raise self.fault
        return NOTHING


@pytest.fixture
def clearing(monkeypatch: pytest.MonkeyPatch, no_processes: None) -> Clearing:
    """A day passes quickly."""
    clearing = Clearing()
    monkeypatch.setattr(housekeeping, "clear_away", clearing)
    monkeypatch.setattr(housekeeping, "_FIRST", 0.01)
    monkeypatch.setattr(housekeeping, "_DAILY", 0.02)
    return clearing


def test_what_is_old_is_cleared_away_every_day_even_after_a_failure(
    tmp_path: Path, clearing: Clearing, caplog: pytest.LogCaptureFixture
) -> None:
    with running(tmp_path / "kvarto.sqlite3", settings=ServerSettings(keep_days=30)):
        wait_until(lambda: len(clearing.asked) > 3)
    now = now_in_milliseconds()
    assert all(abs(now - moment) < 60_000 for moment, _ in clearing.asked)
    assert {keep_days for _, keep_days in clearing.asked} == {30}
    assert [record.getMessage() for record in caplog.records][:1] == ["clearing away"]


def test_while_the_database_is_away_it_waits_without_complaint(
    tmp_path: Path,
    clearing: Clearing,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clearing.fault = StoreAway()
    monkeypatch.setattr(housekeeping, "_DAILY", 3600.0)
    with running(tmp_path / "kvarto.sqlite3"):
        wait_until(lambda: len(clearing.asked) == 2)
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


def test_what_goes_on_meanwhile_ends_with_what_it_belongs_to() -> None:
    ended: list[bool] = []

    async def work() -> None:
        try:
            await asyncio.sleep(3600)
        finally:
            ended.append(True)

    async def belongs() -> None:
        async with housekeeping.in_background(work(), work()):
            await asyncio.sleep(0)

    asyncio.run(belongs())
    assert ended == [True, True]
