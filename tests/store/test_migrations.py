"""The steps from revision to revision, on both kinds of databases; nodes that start at once."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from json import JSONDecodeError
from pathlib import Path
from typing import Any

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import column, insert, make_url, table

from kvarto.store import schema
from kvarto.store.address import located
from kvarto.store.database import Database
from kvarto.store.engines import connected
from kvarto.store.leases import Lease, Leases
from kvarto.store.migrations import scripts, take_steps
from kvarto.store.puzzles import Attempt, PuzzlePlayer, PuzzleScores
from kvarto.store.refusals import UnusableDatabase
from kvarto.store.revisions import NEWEST, VERSION_TABLE, name_of, revision_of
from store.databases import Where, change, do_nothing, opened, rows, with_database
from support.generous import LONG_LEASE_MS, PATIENT_STORE
from support.postgres import Postgres, plain


def make_by_steps(where: Where, revision: int) -> None:
    """Take all steps to a revision, from nothing."""
    if isinstance(where, Path):
        sqlite3.connect(where).close()
    with connected(located(where)) as connection:
        take_steps(connection, None, name_of(revision), VERSION_TABLE)
        connection.commit()


@pytest.fixture
def another(where: Where, request: pytest.FixtureRequest) -> Iterator[Where]:
    """Where another database of the same kind can be made."""
    if isinstance(where, Path):
        yield where.with_name("another.sqlite3")
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        address = postgres.new_database()
        yield address
        postgres.drop(address)


def plain_schema(where: Where) -> set[tuple[object, ...]]:
    """Every column, reference and index, however they are written."""
    return plain_schema_in(where) if isinstance(where, Path) else plain_schema_at(where)


def plain_schema_in(file: Path) -> set[tuple[object, ...]]:
    tables = [name for (name,) in rows(file, "SELECT name FROM sqlite_master WHERE type='table'")]
    found: set[tuple[object, ...]] = set()
    for name in tables:
        for about in ("table_info", "foreign_key_list"):
            found |= {(name, *row) for row in rows(file, f"PRAGMA {about}({name})")}
        for _, index, *kind in rows(file, f"PRAGMA index_list({name})"):
            columns = tuple(rows(file, f"PRAGMA index_info({index})"))
            found.add((name, index, *kind, columns))
    return found


def plain_schema_at(address: str) -> set[tuple[object, ...]]:
    columns = """
        SELECT table_name, column_name, data_type, character_maximum_length, is_nullable,
            column_default, is_identity
        FROM information_schema.columns WHERE table_schema = 'public'
    """
    # Not those for NOT NULL, which have names since PostgreSQL 18: `is_nullable` says the same.
    constraints = """
        SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid)
        FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
    """
    indexes = "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'"
    return {row for query in (columns, constraints, indexes) for row in rows(address, query)}


def put(where: Where, name: str, row: dict[str, Any]) -> None:
    """Let another program add a row."""
    with connected(located(where)) as connection:
        connection.execute(insert(table(name, *map(column, row))).values(row))
        connection.commit()


# -- every revision ----------------------------------------------------------------------------


def test_the_steps_lead_to_the_schema_that_a_new_database_has(where: Where, another: Where) -> None:
    make_by_steps(where, NEWEST)
    with connected(located(where)) as connection:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
        assert compare_metadata(context, schema.metadata) == []
    with_database(another, do_nothing)
    assert plain_schema(where) == plain_schema(another)


def test_the_newest_revision_is_the_one_with_the_last_step() -> None:
    assert scripts.get_current_head() == name_of(NEWEST)


# -- what older revisions left -----------------------------------------------------------------


async def test_what_the_second_revision_left_goes_on_and_has_room_for_puzzles(where: Where) -> None:
    make_by_steps(where, 2)
    put(where, "people", {"id": "anna", "name": "Anna", "created_at": 500})

    async with opened(where) as database:
        scores = PuzzleScores(database)
        assert await scores.player("anna") is None
        player = PuzzlePlayer("anna", 1500.0, 350.0, 0.06)
        await scores.keep(player, is_new=True, attempt=Attempt("abc", 600, right=True))
        assert await scores.player("anna") == player
    assert revision_of(located(where)) == NEWEST
    if isinstance(where, Path):
        assert revision_of(where.with_name(f"kvarto.sqlite3.before-{NEWEST}")) == 2


async def test_what_servers_left_is_left_by_dead_nodes_since_they_stopped(where: Where) -> None:
    make_by_steps(where, 3)
    put(where, "people", {"id": "anna", "name": "Anna", "created_at": 500})
    for number, began, alive in ((1, 1000, 2500), (2, 5000, 8000), (3, 9000, 9500)):
        put(where, "servers", {"id": number, "began_at": began, "alive_at": alive})
    for game, ended in (("before", None), ("one", None), ("two", None), ("over", 2000)):
        row = {"id": game, "owner": "anna", "watched": False, "created_at": 0, "ended_at": ended}
        put(where, "games", row)
    for game, number, at in (
        ("before", 1, 900),
        ("one", 1, 1000),
        ("one", 2, 2000),
        ("two", 1, 2000),
        ("two", 2, 7000),
        ("over", 1, 1000),
    ):
        put(where, "events", {"game": game, "number": number, "content": given(at)})
    async with opened(where):
        pass
    assert rows(where, "SELECT * FROM nodes ORDER BY id") == [
        ("server-1", 1000, 2500, 2500, False),
        ("server-2", 5000, 8000, 8000, False),
    ]
    # No server is known to have run when the first of them was last played.
    assert rows(where, "SELECT * FROM leases ORDER BY place") == [
        ("one", "server-1", 1, None),
        ("two", "server-2", 1, None),
    ]

    async with opened(where) as database:
        leases = Leases(database, LONG_LEASE_MS)
        await leases.begin()
        lease = await leases.take("two")
        assert isinstance(lease, Lease)
        assert (lease.epoch, lease.down_since) == (2, 8000)


def given(at: int) -> str:
    return f'{{"event":"given","v":1,"at":{at},"seat":"first","piece":"F","by_clock":false}}'


# -- elsewhere ---------------------------------------------------------------------------------


def test_a_database_elsewhere_of_a_newer_kvarto_is_refused(postgres_url: str) -> None:
    with_database(postgres_url, do_nothing)
    change(postgres_url, "UPDATE kvarto_revision SET version_num = '0099'")
    with pytest.raises(UnusableDatabase, match="newer kvarto: it has revision 99"):
        with_database(postgres_url, do_nothing)


def test_a_database_elsewhere_of_another_program_is_refused(postgres_url: str) -> None:
    change(postgres_url, "CREATE TABLE games (title TEXT)")
    with pytest.raises(UnusableDatabase, match="another program"):
        with_database(postgres_url, do_nothing)
    assert rows(postgres_url, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'") == [
        ("games",)
    ]


def test_a_database_elsewhere_that_is_not_there_is_refused_without_the_password(
    postgres_url: str,
) -> None:
    address = make_url(postgres_url).set(database="nowhere", password="a secret")  # noqa: S106
    with pytest.raises(UnusableDatabase, match='database "nowhere" does not exist') as refused:
        with_database(address.render_as_string(hide_password=False), do_nothing)
    assert "a secret" not in str(refused.value)


@pytest.mark.parametrize("encoding", ["LATIN1", "SQL_ASCII"])
def test_a_database_elsewhere_that_cannot_keep_every_name_is_refused(
    postgres_url: str, encoding: str
) -> None:
    name = f"{make_url(postgres_url).database}_other"
    with psycopg.connect(plain(postgres_url), autocommit=True) as connection:
        connection.execute(
            f"CREATE DATABASE {name} ENCODING {encoding} LOCALE 'C' TEMPLATE template0".encode()
        )
        try:
            address = make_url(postgres_url).set(database=name)
            with pytest.raises(UnusableDatabase, match=f"{encoding}; .* encoding UTF8"):
                with_database(address.render_as_string(hide_password=False), do_nothing)
        finally:
            connection.execute(f"DROP DATABASE {name}".encode())


@pytest.mark.parametrize("address", ["mysql://host/kvarto", "kvarto", "sqlite://", "://"])
def test_what_is_no_address_of_a_database_is_refused(address: str) -> None:
    with pytest.raises(UnusableDatabase, match="postgresql://"):
        with_database(address, do_nothing)


def test_a_file_may_be_named_by_an_address(file: Path) -> None:
    with_database(f"sqlite+aiosqlite:///{file}", do_nothing)
    assert revision_of(file) == NEWEST


@pytest.mark.parametrize("before", [None, 2])
async def test_nodes_that_start_at_once_on_an_old_or_an_empty_database_all_get_it(
    postgres_url: str, before: int | None
) -> None:
    if before is not None:
        make_by_steps(postgres_url, before)
        put(postgres_url, "people", {"id": "anna", "name": "Anna", "created_at": 500})

    opening = (Database.open(postgres_url, timing=PATIENT_STORE) for _ in range(5))
    databases = await asyncio.gather(*opening)
    await asyncio.gather(*(database.close() for database in databases))
    assert revision_of(located(postgres_url)) == NEWEST
    assert rows(postgres_url, "SELECT count(*) FROM people") == [(0 if before is None else 1,)]


def test_a_step_that_fails_elsewhere_changes_nothing(postgres_url: str) -> None:
    make_by_steps(postgres_url, 2)
    put(postgres_url, "people", {"id": "anna", "name": "Anna", "created_at": 500})
    game = {"id": "x", "owner": "anna", "watched": False, "created_at": 0}
    put(postgres_url, "games", game)
    # The fourth step, which looks at the last events, cannot read this one.
    put(postgres_url, "events", {"game": "x", "number": 1, "content": "no event"})
    before = plain_schema(postgres_url)
    with pytest.raises(JSONDecodeError):
        with_database(postgres_url, do_nothing)
    assert plain_schema(postgres_url) == before
    assert revision_of(located(postgres_url)) == 2
