"""A PostgreSQL that is away: everybody is told soon, and all goes on when it is back."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import func, make_url, select

from kvarto.store import database as database_module
from kvarto.store import engines, schema
from kvarto.store.database import Database
from kvarto.store.games import Games
from kvarto.store.leases import Leases
from kvarto.store.refusals import StoreAway, UnusableDatabase
from servers.postgres import OwnPostgres
from store.databases import GIVEN, begun, come, opened, rows

#: Nobody should have to wait longer to be told, in seconds.
SOON = 5.0


@pytest.fixture(autouse=True)
def _little_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database_module, "_PATIENCE", 1.0)


async def refused(work: Callable[[], Awaitable[object]]) -> None:
    """It is refused soon, and it is said why."""
    start = time.perf_counter()
    with pytest.raises(StoreAway):
        await work()
    assert time.perf_counter() - start < SOON


@pytest.mark.parametrize("how", ["stopped", "frozen"])
def test_what_cannot_be_kept_is_refused_and_play_goes_on_later(
    own_postgres: OwnPostgres,
    how: str,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # One commit for each write: far more than anybody could wait for, one after the other.
    monkeypatch.setattr(database_module, "_MOST_TOGETHER", 1)
    leave, come_back = {
        "stopped": (own_postgres.stop, own_postgres.start),
        "frozen": (own_postgres.freeze, own_postgres.thaw),
    }[how]

    async def use(database: Database) -> None:
        await come(database, "Anna")
        games, leases = await begun(database), Leases(database)
        await leases.begin()
        await asyncio.gather(*(games.load("x") for _ in range(20)))
        leave()
        try:
            await asyncio.gather(
                *(refused(lambda: games.load("x")) for _ in range(20)),
                *(refused(lambda: games.append("x", 9, [GIVEN], None)) for _ in range(20)),
                refused(lambda: leases.beat(hears=True)),
                refused(lambda: database.read(select(schema.people))),
                refused(database.now),
            )
        finally:
            come_back()
        stored = await until_it_is_back(lambda: games.load("x"))
        assert stored is not None
        await until_it_is_back(lambda: games.append("x", 2, [GIVEN], "m1"))

    async def run() -> None:
        async with opened(own_postgres.new_database()) as database:
            await use(database)

    with caplog.at_level(logging.ERROR):
        asyncio.run(run())
    assert caplog.records == []


async def until_it_is_back(work: Callable[[], Awaitable[object]]) -> object:
    until = time.perf_counter() + SOON
    while time.perf_counter() < until:
        try:
            return await work()
        except StoreAway:
            await asyncio.sleep(0.05)
    pytest.fail("it does not come back")


def test_a_write_of_which_nobody_heard_is_there_or_not_but_never_half(
    own_postgres: OwnPostgres,
) -> None:
    async def run() -> None:
        async with opened(own_postgres.new_database()) as database:
            await come(database, "Anna")
            games = await begun(database)
            own_postgres.freeze()
            try:
                await refused(lambda: games.append("x", 2, [GIVEN, GIVEN], "m1"))
            finally:
                own_postgres.thaw()
            stored = await until_it_is_back(lambda: Games(database).load("x"))
            assert len(stored.events) in {1, 3}  # type: ignore[attr-defined]

    asyncio.run(run())


def test_a_database_that_is_away_when_a_server_starts_is_named(own_postgres: OwnPostgres) -> None:
    address = own_postgres.new_database()
    own_postgres.stop()
    with pytest.raises(
        UnusableDatabase, match=r"the database postgresql://postgres@/test_.* cannot"
    ):
        asyncio.run(Database.open(address))


def test_a_database_that_may_only_be_read_is_away_for_who_writes(
    own_postgres: OwnPostgres,
) -> None:
    address = own_postgres.new_database()
    change = f"ALTER DATABASE {make_url(address).database} SET default_transaction_read_only = on"

    async def run() -> None:
        async with opened(address) as database:
            await come(database, "Anna")
        own_postgres._say(change)
        # As one is that no longer leads, after another has taken over from it.
        async with opened(address) as database:
            await refused(lambda: begun(database))
            assert await Games(database).load("x") is None

    asyncio.run(run())


def test_who_asks_and_goes_leaves_the_connection_to_others(postgres_url: str) -> None:
    async def use(database: Database) -> None:
        slow = select(func.pg_sleep(60))
        for _ in range(3):
            asked = [asyncio.create_task(database.read(slow)) for _ in range(20)]
            # All connections are in use, and others wait for one. PostgreSQL would not hear that
            # somebody has gone before it has begun with what they asked for.
            while await _sleeping(postgres_url) < engines._CONNECTIONS:
                await asyncio.sleep(0.01)
            for one in asked:
                one.cancel()
            await asyncio.gather(*asked, return_exceptions=True)
            while await _sleeping(postgres_url):
                await asyncio.sleep(0.01)
        assert await until_it_is_back(database.now)

    async def run() -> None:
        async with opened(postgres_url) as database:
            await asyncio.wait_for(use(database), 30)

    asyncio.run(run())


async def _sleeping(address: str) -> int:
    asleep = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'PgSleep'"
    ((count,),) = await asyncio.to_thread(rows, address, asleep)
    return int(count)
