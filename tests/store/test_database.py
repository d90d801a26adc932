"""What is kept: written before it is acknowledged, all of it or nothing, and read again."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from urllib.parse import quote

import psycopg
import pytest
from sqlalchemy import Executable, event, text, update
from sqlalchemy.exc import IntegrityError

from kvarto.store import schema
from kvarto.store.database import Database
from kvarto.store.games import Games
from kvarto.store.people import People
from store.databases import (
    GIVEN,
    PLACED,
    PROPOSED,
    Where,
    begun,
    come,
    opened,
    rows,
)
from support.generous import PATIENT_STORE
from support.postgres import plain
from support.waiting import eventually_async


async def begun_by_anna(database: Database) -> Games:
    await come(database, "Anna")
    return await begun(database)


# -- on the disk -------------------------------------------------------------------------------


async def test_the_connection_that_writes_waits_for_the_disk(file: Path) -> None:
    seen = []

    async with opened(file) as database:

        def look(connection: sqlite3.Connection) -> None:
            cursor = connection.cursor()
            for setting in ("synchronous", "journal_mode", "foreign_keys"):
                cursor.execute(f"PRAGMA {setting}")
                seen.append(cursor.fetchone()[0])
            cursor.close()

        @event.listens_for(database.engine.sync_engine, "commit")
        def look_before_commit(connection: object) -> None:
            look(connection.connection)  # type: ignore[attr-defined]

        await begun_by_anna(database)
    # FULL is 2: the file is flushed to the disk at every commit, for Anna and for her game.
    assert seen == [2, "wal", 1] * 2


async def test_every_further_connection_is_set_up_too(file: Path) -> None:
    async with opened(file) as database:
        all_connected = asyncio.Barrier(4)

        async def look() -> object:
            async with database.engine.connect() as connection:
                await all_connected.wait()
                return (await connection.execute(text("PRAGMA synchronous"))).scalar()

        assert await asyncio.gather(*(look() for _ in range(4))) == [2] * 4


async def test_what_was_written_is_there_for_others_at_once(where: Where) -> None:
    async with opened(where) as database:
        games = await begun_by_anna(database)
        await games.append("x", 2, [GIVEN], "m1")
        assert rows(where) == [("x", 1, None), ("x", 2, "m1")]


@pytest.mark.parametrize("name", ["a?b#c%20d.sqlite3", "Größe 1.sqlite3", "new/folder/x.sqlite3"])
async def test_the_file_may_have_any_name(tmp_path: Path, name: str) -> None:
    async with opened(tmp_path / name) as database:
        await begun_by_anna(database)
    assert rows(tmp_path / name) == [("x", 1, None)]


async def test_no_sign_is_too_strange_to_be_looked_for(where: Where) -> None:
    async with opened(where) as database:
        games, people = await begun_by_anna(database), People(database)
        for strange in ("\0", "x\0", "ü", "\U0001f3b2", "'; --", "%", "x" * 100):
            assert await games.load(strange) is None
            assert await people.looking_like(strange) is None
        # The id of a message may be anything.
        await games.append("x", 2, [GIVEN], "\0")


# -- together ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "message", "rival"),
    [(2, "m2", "the same number"), (3, "m1", "the same message")],
)
async def test_of_two_writes_that_exclude_each_other_the_second_fails_alone(
    where: Where, number: int, message: str, rival: str
) -> None:
    async with opened(where) as database:
        games = await begun_by_anna(database)
        await begun(database, "y")
        # All are asked for before the writer has its turn: they are one group.
        first, second, other = await asyncio.gather(
            games.append("x", 2, [GIVEN], "m1"),
            # Of what fails nothing is kept, not even what could be.
            games.append("x", number, [PLACED, PROPOSED], message),
            games.append("y", 2, [GIVEN], "m1"),
            return_exceptions=True,
        )
        assert first is None, rival
        assert isinstance(second, IntegrityError)
        assert other is None
    assert rows(where) == [("x", 1, None), ("x", 2, "m1"), ("y", 1, None), ("y", 2, "m1")]


async def test_events_of_no_game_are_not_kept(where: Where) -> None:
    async with opened(where) as database:
        with pytest.raises(IntegrityError):
            await Games(database).append("nowhere", 1, [GIVEN], None)
    assert rows(where) == []


async def test_many_writes_at_the_same_time_share_commits(where: Where) -> None:
    commits: list[object] = []

    async with opened(where) as database:
        games = await begun_by_anna(database)
        event.listen(database.engine.sync_engine, "commit", commits.append)
        await asyncio.gather(
            *(games.append("x", number, [GIVEN], f"m{number}") for number in range(2, 102))
        )
    assert len(commits) == 1
    assert rows(where, "SELECT count(*) FROM events") == [(101,)]


async def test_what_is_asked_for_during_a_commit_goes_into_the_next(where: Where) -> None:
    commits = []

    async with opened(where) as database:
        games = await begun_by_anna(database)
        later: list[asyncio.Task[None]] = []

        @event.listens_for(database.engine.sync_engine, "commit")
        def look(connection: object) -> None:
            commits.append(connection)
            if len(commits) == 1:
                later.extend(
                    asyncio.ensure_future(games.append("x", number, [GIVEN], None))
                    for number in (3, 4, 5)
                )

        await games.append("x", 2, [GIVEN], None)
        await asyncio.gather(*later)
    assert len(commits) == 2
    assert rows(where, "SELECT count(*) FROM events") == [(5,)]


async def test_closing_finishes_what_was_asked_for(where: Where) -> None:
    database = await Database.open(where, timing=PATIENT_STORE)
    games = await begun_by_anna(database)
    asked = [asyncio.create_task(games.append("x", number, [GIVEN], None)) for number in (2, 3, 4)]
    await asyncio.sleep(0)  # they have asked, and nothing is written yet
    await database.close()
    assert rows(where, "SELECT max(number) FROM events") == [(4,)]
    await asyncio.gather(*asked)


async def test_somebody_who_asks_and_goes_stops_nobody_else(where: Where) -> None:
    async with opened(where) as database:
        games = await begun_by_anna(database)
        gone = asyncio.create_task(games.append("x", 2, [GIVEN], None))
        stays = asyncio.create_task(games.append("x", 3, [PLACED], None))
        await asyncio.sleep(0)
        gone.cancel()
        await stays
        assert gone.cancelled()
        await games.append("x", 4, [PROPOSED], None)
    assert rows(where, "SELECT max(number) FROM events") == [(4,)]


def rename(name: str, person: str) -> Executable:
    return update(schema.people).where(schema.people.c.id == person).values(name=name)


#: Two changes of names fail as if others had waited for them, and the third succeeds: what is taken
#: from a sequence is not given back with a transaction.
TWO_FAIL = """
    CREATE SEQUENCE tries;
    CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF nextval('tries') <= 2 THEN RAISE EXCEPTION 'in the way' USING ERRCODE = '{code}'; END IF;
        RETURN NEW;
    END $$;
    CREATE TRIGGER fail BEFORE UPDATE ON people FOR EACH ROW EXECUTE FUNCTION fail();
"""


@pytest.mark.parametrize("code", ["40001", "40P01"])
async def test_what_others_got_in_the_way_of_is_tried_again(postgres_url: str, code: str) -> None:
    async with opened(postgres_url) as database:
        await come(database, "Anna")
        with psycopg.connect(plain(postgres_url)) as other:
            other.execute(TWO_FAIL.format(code=code).encode())
        assert await database.write(rename("A", "anna")) == 1
    assert rows(postgres_url, "SELECT last_value FROM tries") == [(3,)]
    assert rows(postgres_url, "SELECT name FROM people") == [("A",)]


@pytest.mark.long
async def test_of_two_who_wait_for_one_another_we_begin_again(postgres_url: str) -> None:
    # It looks once, a while after it has begun to wait; by then the other must wait as well.
    looks = quote("-c deadlock_timeout=10s")
    async with opened(f"{postgres_url}&options={looks}") as database:
        await come(database, "Anna", "Ben")
        async with await psycopg.AsyncConnection.connect(plain(postgres_url)) as other:
            # It is ours that notices, and is taken back.
            await other.execute("SET deadlock_timeout = '1h'")
            await other.execute("UPDATE people SET name = 'Berta' WHERE id = 'ben'")
            ours = asyncio.create_task(database.write(rename("A", "anna"), rename("B", "ben")))
            locked = "SELECT pid FROM pg_locks WHERE NOT granted"
            await eventually_async(lambda: rows(postgres_url, locked))
            await other.execute("UPDATE people SET name = 'Ada' WHERE id = 'anna'")
        await ours
    assert rows(postgres_url, "SELECT name FROM people ORDER BY id") == [("A",), ("B",)]
