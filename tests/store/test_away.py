"""A PostgreSQL that is away: callers are told, and all goes on when it is back."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial

import pytest
from sqlalchemy import func, make_url, select, update

from kvarto.store import schema
from kvarto.store.database import Database
from kvarto.store.engines import MAX_CONNECTIONS
from kvarto.store.games import Games
from kvarto.store.leases import Leases
from kvarto.store.refusals import StoreAway, UnusableDatabase
from store.databases import GIVEN, begun, come, opened, rows
from support.generous import LONG_LEASE_MS, PATIENT_STORE
from support.postgres import OwnPostgres
from support.waiting import HANG_S, eventually_async

#: One commit for each write: far more of them than could be waited for, one after the other.
IMPATIENT = replace(PATIENT_STORE, answer_within_s=0.5, max_callers_per_commit=1)
MANY = 2 * round(HANG_S / IMPATIENT.answer_within_s)


async def refused(work: Callable[[], Awaitable[object]]) -> None:
    """It is refused, and it is said why."""
    with pytest.raises(StoreAway):
        await work()


async def until_it_is_back(work: Callable[[], Awaitable[object]]) -> object:
    """Try until it succeeds."""
    async with asyncio.timeout(HANG_S):
        while True:
            try:
                return await work()
            except StoreAway:
                await asyncio.sleep(0.05)


async def prepared(address: str) -> None:
    """Begin a game, however long that takes."""
    async with opened(address) as database:
        await come(database, "Anna")
        await begun(database)


@pytest.mark.parametrize("how", ["stopped", "frozen"])
async def test_what_cannot_be_kept_is_refused_and_play_goes_on_later(
    own_postgres: OwnPostgres, how: str, caplog: pytest.LogCaptureFixture
) -> None:
    leave, come_back = {
        "stopped": (own_postgres.stop, own_postgres.start),
        "frozen": (own_postgres.freeze, own_postgres.thaw),
    }[how]
    address = own_postgres.new_database()
    await prepared(address)
    rename = update(schema.people).values(name="Ada")
    with caplog.at_level(logging.ERROR):
        async with opened(address, timing=IMPATIENT) as database:
            games, leases = Games(database), Leases(database, LONG_LEASE_MS)
            append = partial(games.append, "x", 9, [GIVEN], None)
            await until_it_is_back(leases.begin)
            await until_it_is_back(lambda: asyncio.gather(*(games.load("x") for _ in range(20))))
            leave()
            try:
                async with asyncio.timeout(HANG_S):
                    await asyncio.gather(
                        *(refused(lambda: games.load("x")) for _ in range(20)),
                        *(refused(append) for _ in range(MANY)),
                        refused(lambda: leases.beat(hears=True)),
                        refused(lambda: database.read(select(schema.people))),
                        refused(database.now),
                    )
            finally:
                come_back()
            assert await until_it_is_back(lambda: games.load("x")) is not None
            assert await until_it_is_back(lambda: database.write(rename)) == 1
    assert rows(address, "SELECT name FROM people") == [("Ada",)]
    assert caplog.records == []


async def test_a_write_of_which_nobody_heard_is_there_or_not_but_never_half(
    own_postgres: OwnPostgres,
) -> None:
    address = own_postgres.new_database()
    await prepared(address)
    async with opened(address, timing=IMPATIENT) as database:
        games = Games(database)
        await until_it_is_back(lambda: games.load("x"))
        own_postgres.freeze()
        try:
            await refused(lambda: games.append("x", 2, [GIVEN, GIVEN], "m1"))
        finally:
            own_postgres.thaw()
        await until_it_is_back(lambda: games.load("x"))
    assert len(rows(address)) in {1, 3}


async def test_a_database_that_is_away_when_a_server_starts_is_named(
    own_postgres: OwnPostgres,
) -> None:
    address = own_postgres.new_database()
    own_postgres.stop()
    with pytest.raises(
        UnusableDatabase, match=r"the database postgresql://postgres@/test_.* cannot"
    ):
        await Database.open(address)


async def test_a_database_that_may_only_be_read_is_away_for_who_writes(
    own_postgres: OwnPostgres,
) -> None:
    address = own_postgres.new_database()
    change = f"ALTER DATABASE {make_url(address).database} SET default_transaction_read_only = on"

    async with opened(address) as database:
        await come(database, "Anna")
    own_postgres.execute(change)
    # As one is that no longer leads, after another has taken over from it.
    async with opened(address) as database:
        await refused(lambda: begun(database))
        assert await Games(database).load("x") is None


async def test_who_asks_and_goes_leaves_the_connection_to_others(postgres_url: str) -> None:
    asleep = "SELECT pid FROM pg_stat_activity WHERE wait_event = 'PgSleep'"
    slow = select(func.pg_sleep(10 * HANG_S))

    async with opened(postgres_url) as database:
        for _ in range(3):
            asked = [asyncio.create_task(database.read(slow)) for _ in range(20)]
            # All connections are in use, and others wait for one. PostgreSQL would not hear that
            # somebody has gone before it has begun with what they asked for.
            await eventually_async(lambda: len(rows(postgres_url, asleep)) == MAX_CONNECTIONS)
            for one in asked:
                one.cancel()
            await asyncio.gather(*asked, return_exceptions=True)
            await eventually_async(lambda: not rows(postgres_url, asleep))
        async with asyncio.timeout(HANG_S):
            assert await database.now()
