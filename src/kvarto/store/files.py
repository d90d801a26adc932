"""The file of an SQLite database: copied while it is in use, put back, and looked through."""

from __future__ import annotations

import contextlib
import sqlite3
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import ColumnElement, Connection, Table, func, select
from sqlalchemy.exc import DatabaseError

from kvarto.store import schema
from kvarto.store.revisions import NEWEST, UnusableDatabase, connected, revision_of

#: For the eyes of whoever runs the server: it holds hashes of passwords, and who played whom.
_PRIVATE = 0o600

#: What SQLite keeps beside a database.
_BESIDE = ("-wal", "-shm", "-journal")


def make_private(file: Path) -> None:
    """Make an empty file that nobody else can read, unless there is one."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch(mode=_PRIVATE)


def copy_before(file: Path, revision: int) -> Path:
    """Where a database is kept as it was before it got this revision."""
    return file.with_name(f"{file.name}.before-{revision}")


def copy_to(file: Path, target: Path) -> None:
    """Copy a database as it is at one moment, even while a server writes to it.

    A target that is there is replaced once the copy is whole. Nobody else can read it.
    """
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(
        dir=target.parent, prefix=f"{target.name}.", delete=False
    ) as made:
        unfinished = Path(made.name)
    try:
        with (
            contextlib.closing(sqlite3.connect(file)) as source,
            contextlib.closing(sqlite3.connect(unfinished)) as copy,
        ):
            source.backup(copy)
        # What was beside the old one would be taken for a part of the new one.
        for ending in _BESIDE:
            target.with_name(f"{target.name}{ending}").unlink(missing_ok=True)
        unfinished.replace(target)
    finally:
        unfinished.unlink(missing_ok=True)


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
    #: What is wrong with it, as SQLite says it.
    damages: tuple[str, ...]
    #: None if that cannot be told: it is damaged, or not brought up to date yet.
    counts: Counts | None


def check(file: Path) -> Checked:
    """Look through a whole database; `UnusableDatabase` if it is none of ours."""
    revision = revision_of(file)
    if revision is None:
        raise UnusableDatabase("nothing-in-database", file=str(file))
    with connected(file) as connection:
        damages = tuple(_damages(connection))
        known = revision == NEWEST and not damages
        return Checked(revision, damages, _counts(connection) if known else None)


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
