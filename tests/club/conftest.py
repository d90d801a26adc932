"""Accounts to try things with."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from argon2 import PasswordHasher

from club.attempts import Try, Use
from kvarto.club.accounts import Accounts
from kvarto.club.passwords import Passwords
from kvarto.store.games import Games
from kvarto.store.people import People
from store.databases import come, opened

QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


@pytest.fixture
def trying(tmp_path: Path) -> Try:
    """Runs something with accounts; Otter and Fox have come as guests."""

    @asynccontextmanager
    async def accounts() -> AsyncIterator[Accounts]:
        async with opened(tmp_path / "kvarto.sqlite3") as database:
            await come(database, "Otter", "Fox")
            games, people = Games(database), People(database)
            yield Accounts(people, games, Random(1), Passwords(QUICK))

    async def run(use: Use) -> None:
        async with accounts() as made:
            await use(made)

    return lambda use: asyncio.run(run(use))
