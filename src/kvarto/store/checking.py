"""A whole database looked through: is it sound, and how much is in it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import URL, ColumnElement, Connection, Table, func, inspect, select
from sqlalchemy.exc import DatabaseError

from kvarto.store import schema
from kvarto.store.address import shown
from kvarto.store.engines import connected
from kvarto.store.refusals import UnusableDatabase
from kvarto.store.revisions import NEWEST, revision_of


@dataclass(frozen=True, slots=True)
class Counts:
    """How much is kept."""

    games: int
    #: How many of them go on.
    running: int
    people: int
    #: How many of them have an account.
    accounts: int


@dataclass(frozen=True, slots=True)
class Checked:
    """What was found in a database."""

    revision: int
    #: What is wrong with it, as SQLite says it, or what is missing in it.
    damages: tuple[str, ...]
    #: None if that cannot be told: it is damaged, or not brought up to date yet.
    counts: Counts | None


def check(where: Path | URL) -> Checked:
    """Look through a whole database; `UnusableDatabase` if it is none of ours."""
    revision = revision_of(where)
    if revision is None:
        raise UnusableDatabase("nothing-in-database", file=shown(where))
    with connected(where) as connection:
        if isinstance(where, Path):
            damages = tuple(_damages(connection))
        else:
            damages = tuple(_missing(connection)) if revision == NEWEST else ()
        known = revision == NEWEST and not damages
        return Checked(revision, damages, _counts(connection) if known else None)


def _missing(connection: Connection) -> Iterator[str]:
    """Tables and columns that should be there; for the rest PostgreSQL vouches itself."""
    there = inspect(connection)
    for table in schema.metadata.sorted_tables:
        if not there.has_table(table.name):
            yield table.name
        else:
            found = {column["name"] for column in there.get_columns(table.name)}
            yield from (str(column) for column in table.columns if column.name not in found)


def _damages(connection: Connection) -> Iterator[str]:
    try:
        found = connection.exec_driver_sql("PRAGMA integrity_check").scalars().all()
        yield from (line for line in found if line != "ok")
        for table, row, refers_to, _ in connection.exec_driver_sql("PRAGMA foreign_key_check"):
            yield f"{table} {row} -> {refers_to}"
    except DatabaseError as error:  # so damaged that it cannot even be looked through
        yield str(error.orig)


def _counts(connection: Connection) -> Counts:
    games, people = schema.games, schema.people

    def count(table: Table, *where: ColumnElement[bool]) -> int:
        return connection.execute(
            select(func.count()).select_from(table).where(*where)
        ).scalar_one()

    return Counts(
        games=count(games),
        running=count(games, games.c.ended_at.is_(None)),
        people=count(people),
        accounts=count(people, people.c.looks.is_not(None)),
    )
