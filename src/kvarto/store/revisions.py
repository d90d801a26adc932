"""Which revision of the schema a database has, and how an older one becomes the newest."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import (
    URL,
    Column,
    Connection,
    MetaData,
    String,
    Table,
    create_engine,
    insert,
    inspect,
    select,
)
from sqlalchemy.exc import DatabaseError
from sqlalchemy.pool import NullPool

from kvarto.errors import KvartoError
from kvarto.store.files import copy_before, copy_to
from kvarto.store.schema import metadata

#: The revision that `kvarto.store.schema` describes. Each has a file in `migrations/versions`.
NEWEST = 3
#: The first release noted no revision.
_FIRST = 1
_TABLES_OF_FIRST = {"games", "events", "servers"}

#: Where Alembic notes the revision. The name tells a database of ours from any other.
VERSION_TABLE = "kvarto_revision"
_noted = Table(VERSION_TABLE, MetaData(), Column("version_num", String(32), primary_key=True))


class UnusableDatabase(KvartoError):
    """A file that cannot be worked with: of a newer kvarto, of another program, or in use."""


def name_of(revision: int) -> str:
    """What Alembic calls a revision."""
    return f"{revision:04}"


def revision_of(file: Path) -> int | None:
    """The revision of a database; None if there is nothing in it, or no file.

    `UnusableDatabase` if it is none of ours, or of a kvarto newer than this.
    """
    if not file.exists():
        return None
    try:
        with connected(file) as connection:
            revision = _revision_in(connection)
    except DatabaseError as error:
        raise UnusableDatabase("not-a-database", file=str(file), why=str(error.orig)) from None
    if revision is not None and revision > NEWEST:
        raise UnusableDatabase(
            "database-too-new", file=str(file), revision=str(revision), newest=str(NEWEST)
        )
    return revision


@contextlib.contextmanager
def connected(file: Path) -> Iterator[Connection]:
    """A connection to an SQLite file as it is; nothing in it is changed, and none is made."""
    address = f"{file.absolute().as_uri()}?mode=rw"
    engine = create_engine(
        URL.create("sqlite", database=str(file)),
        creator=lambda: sqlite3.connect(address, uri=True),
        poolclass=NullPool,
    )
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


def bring_up_to_date(connection: Connection, file: Path) -> None:
    """Give the database in a file the newest revision, and commit; all of it or nothing.

    A copy of what an older one was is kept beside it.
    """
    # Tables are made anew and take the place of old ones, to which others refer meanwhile. SQLite
    # can look away only between transactions.
    connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
    # Python would begin a transaction only at the first row that is written.
    connection.exec_driver_sql("BEGIN IMMEDIATE")
    # Another process may have been faster.
    revision = _revision_in(connection)
    if revision is None:
        _create(connection)
    elif revision < NEWEST:
        copy_to(file, copy_before(file, NEWEST))
        _upgrade(connection, revision)
    connection.commit()
    connection.exec_driver_sql("PRAGMA foreign_keys=ON")


def _revision_in(connection: Connection) -> int | None:
    there = inspect(connection)
    if there.has_table(VERSION_TABLE):
        return int(connection.execute(select(_noted.c.version_num)).scalar_one())
    tables = set(there.get_table_names())
    if not tables:
        return None
    if tables == _TABLES_OF_FIRST:
        return _FIRST
    raise UnusableDatabase("not-our-database", file=str(connection.engine.url.database))


def _create(connection: Connection) -> None:
    metadata.create_all(connection)
    _noted.create(connection)
    connection.execute(insert(_noted).values(version_num=name_of(NEWEST)))


def _upgrade(connection: Connection, revision: int) -> None:
    # Imported late: only a database of an older release pays for Alembic.
    from kvarto.store.migrations import take_steps  # noqa: PLC0415

    take_steps(connection, name_of(revision), name_of(NEWEST), VERSION_TABLE)
    broken = connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall()
    assert not broken, broken
