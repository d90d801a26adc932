"""Accounts to try things with."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from club.attempts import Try
from kvarto.club.accounts import Accounts
from kvarto.store.games import Games
from kvarto.store.people import People
from store.databases import come, opened
from support.passwords import quick_passwords


@pytest.fixture
def trying(tmp_path: Path) -> Try:
    """Opens accounts; Otter and Fox have come as guests."""

    @asynccontextmanager
    async def accounts() -> AsyncIterator[Accounts]:
        async with opened(tmp_path / "kvarto.sqlite3") as database:
            await come(database, "Otter", "Fox")
            games, people = Games(database), People(database)
            yield Accounts(people, games, Random(1), quick_passwords())

    return accounts
