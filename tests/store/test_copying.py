"""A file copied into a PostgreSQL: everything or nothing, and games go on there."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import URL, select

from kvarto.store.address import located
from kvarto.store.copying import copy_into, rows_in
from kvarto.store.database import Database
from kvarto.store.engines import connected
from kvarto.store.games import Games
from kvarto.store.invitations import Invitations, StoredInvitation
from kvarto.store.leases import Lease, Leases
from kvarto.store.letters import Letters
from kvarto.store.people import People
from kvarto.store.puzzles import Attempt, PuzzlePlayer, PuzzleScores
from kvarto.store.refusals import UnusableDatabase
from kvarto.store.revisions import revision_of
from kvarto.store.schema import metadata
from store.databases import (
    GIVEN,
    Where,
    begun,
    change,
    come,
    do_nothing,
    guest,
    make_old,
    opened,
    rows,
    with_database,
)
from support.generous import LONG_LEASE_MS

STRANGE = "Ж\t\\N\n\"'%|🎲"


@pytest.fixture
def full(file: Path) -> Path:
    """A file in which every table has something, the strangest included."""

    async def fill(database: Database) -> None:
        await come(database, "Anna", "Ben")
        people, scores = People(database), PuzzleScores(database)
        await people.change(guest("anna"), name=STRANGE, looks="anna", password="p", recovery="")  # noqa: S106
        await people.add_return("code", "ben", 700)
        await Invitations(database).add(StoredInvitation("table", "ben", "Ben", STRANGE, 800))
        games = await begun(database, "x", "anna", "ben")
        await games.append("x", 2, [GIVEN], STRANGE)
        player = PuzzlePlayer("anna", 1612.5, 120.1, 0.1 + 0.2)
        for puzzle, right in (("one", True), ("two", False), ("three", None)):
            attempt = Attempt(puzzle, 600, right=right)
            await scores.keep(player, is_new=puzzle == "one", attempt=attempt)
        leases, letters = Leases(database, LONG_LEASE_MS), Letters(database)
        await leases.begin()
        await leases.take("x")
        await leases.end()
        for _ in range(3):
            await letters.put("node", bytes(range(256)))

    with_database(file, fill)
    return file


def everything(where: Where) -> dict[str, list[Any]]:
    with connected(located(where)) as connection:
        return {
            table.name: sorted(map(repr, connection.execute(select(table))))
            for table in metadata.sorted_tables
        }


def address_of(postgres_url: str) -> URL:
    address = located(postgres_url)
    assert isinstance(address, URL)
    return address


def nothing(_: int) -> None:
    pass


def test_everything_is_copied_and_the_file_stays_as_it_is(full: Path, postgres_url: str) -> None:
    before = everything(full)
    assert all(before.values())
    told: list[int] = []
    copy_into(full, address_of(postgres_url), told.append)
    assert everything(postgres_url) == before == everything(full)
    assert sum(told) == rows_in(full) == sum(map(len, before.values()))


async def test_it_goes_on_where_it_was_copied_to(full: Path, postgres_url: str) -> None:
    copy_into(full, address_of(postgres_url), nothing)

    async with opened(postgres_url) as database:
        leases = Leases(database, LONG_LEASE_MS)
        await leases.begin()
        lease = await leases.take("x")
        assert isinstance(lease, Lease)
        assert lease.down_since is not None
        await Games(database).append("x", 3, [GIVEN], "m3", lease=lease)
        # It counts on.
        await Letters(database).put("node", b"the fourth")
        assert (await Letters(database).take("node"))[-1] == b"the fourth"
    assert len(rows(postgres_url)) == 3


async def test_tables_that_were_made_before_may_be_there_if_nothing_is_in_them(
    full: Path, postgres_url: str
) -> None:
    async with opened(postgres_url):
        pass
    copy_into(full, address_of(postgres_url), nothing)
    assert everything(postgres_url) == everything(full)


async def test_nothing_is_copied_over_what_is_there(full: Path, postgres_url: str) -> None:
    async with opened(postgres_url) as database:
        await come(database, "Carla")
    before = everything(postgres_url)
    with pytest.raises(UnusableDatabase, match="make an empty database"):
        copy_into(full, address_of(postgres_url), nothing)
    assert everything(postgres_url) == before


def test_nothing_is_copied_into_the_database_of_another_program(
    full: Path, postgres_url: str
) -> None:
    with connected(located(postgres_url)) as connection:
        connection.exec_driver_sql("CREATE TABLE bookmarks (title TEXT)")
        connection.commit()
    with pytest.raises(UnusableDatabase, match="another program"):
        copy_into(full, address_of(postgres_url), nothing)


def test_what_cannot_be_kept_there_stops_all_of_it(full: Path, postgres_url: str) -> None:
    with closing(sqlite3.connect(full)) as file:
        # A file takes names of any length.
        file.execute("UPDATE invitations SET name = ?", ["x" * 41])
        file.commit()
    with pytest.raises(UnusableDatabase, match="invitations cannot be copied: value too long"):
        copy_into(full, address_of(postgres_url), nothing)
    assert revision_of(address_of(postgres_url)) is None


KEEP_NO_LETTERS = """
    CREATE FUNCTION skip() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
    CREATE TRIGGER skip BEFORE INSERT ON letters FOR EACH ROW EXECUTE FUNCTION skip();
"""


def test_rows_that_get_lost_on_the_way_are_noticed(full: Path, postgres_url: str) -> None:
    with_database(postgres_url, do_nothing)
    # What PostgreSQL is not told to keep it does not complain about.
    change(postgres_url, KEEP_NO_LETTERS)
    with pytest.raises(UnusableDatabase, match=r"letters .*only 0 of"):
        copy_into(full, address_of(postgres_url), nothing)
    assert not any(everything(postgres_url).values())


def test_an_old_file_has_to_be_brought_up_to_date_first(file: Path) -> None:
    make_old(file)
    with pytest.raises(UnusableDatabase, match="kvarto db upgrade"):
        rows_in(file)


def test_much_is_copied_a_little_at_a_time(full: Path, postgres_url: str) -> None:
    told: list[int] = []
    copy_into(full, address_of(postgres_url), told.append, max_rows_at_once=2)
    assert max(told) == 2
    assert everything(postgres_url) == everything(full)
