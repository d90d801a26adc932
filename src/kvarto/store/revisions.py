"""Which revision of the schema a database has, and how an older one becomes the newest."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import (
    URL,
    Column,
    Connection,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    func,
    insert,
    inspect,
    select,
)
from sqlalchemy.exc import DatabaseError

from kvarto.store.address import shown
from kvarto.store.engines import connected
from kvarto.store.files import copy_before, copy_to
from kvarto.store.refusals import UnusableDatabase
from kvarto.store.schema import metadata

#: The revision that `kvarto.store.schema` describes. Each has a file in `migrations/versions`.
NEWEST = 5
#: The first release noted no revision.
_FIRST = 1
_TABLES_OF_FIRST = {"games", "events", "servers"}

#: Where Alembic notes the revision. The name tells a database of ours from any other.
VERSION_TABLE = "kvarto_revision"
_noted = Table(
    VERSION_TABLE,
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name=f"{VERSION_TABLE}_pkc"),  # as Alembic calls it
)

#: Whoever changes the schema of a PostgreSQL holds its lock of this number ("kvarto" in ASCII).
_LOCK = int.from_bytes(b"kvarto")


def name_of(revision: int) -> str:
    """What Alembic calls a revision."""
    return f"{revision:04}"


def revision_of(where: Path | URL) -> int | None:
    """The revision of a database; None if there is nothing in it, or no file.

    `UnusableDatabase` if it is none of ours, of a kvarto newer than this, or out of reach.
    """
    if isinstance(where, Path) and not where.exists():
        return None
    try:
        with connected(where) as connection:
            return revision_in(connection, where)
    except DatabaseError as error:
        raise unusable(where, error) from None


def unusable(where: Path | URL, error: DatabaseError) -> UnusableDatabase:
    """What to tell people whose database cannot be opened."""
    why = str(error.orig).strip()
    if isinstance(where, URL):
        return UnusableDatabase("database-out-of-reach", address=shown(where), why=why)
    return UnusableDatabase("not-a-database", file=str(where), why=why)


def bring_up_to_date(connection: Connection, where: Path | URL) -> None:
    """Give a database the newest revision, and commit; all of it or nothing.

    A copy of what an older file was is kept beside it.
    """
    if isinstance(where, URL):
        _bring_up_to_date_there(connection, where)
    else:
        _bring_up_to_date_in(connection, where)


def _bring_up_to_date_in(connection: Connection, file: Path) -> None:
    # Tables are made anew and take the place of old ones, to which others refer meanwhile. SQLite
    # can look away only between transactions.
    connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
    # Python would begin a transaction only at the first row that is written.
    connection.exec_driver_sql("BEGIN IMMEDIATE")
    # Another process may have been faster.
    revision = revision_in(connection, file)
    if revision is None:
        create(connection)
    elif revision < NEWEST:
        copy_to(file, copy_before(file, NEWEST))
        _upgrade(connection, revision)
        broken = connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall()
        assert not broken, broken
    connection.commit()
    connection.exec_driver_sql("PRAGMA foreign_keys=ON")


def _bring_up_to_date_there(connection: Connection, address: URL) -> None:
    if revision_in(connection, address) != NEWEST:
        # Nodes that start at the same moment go one after another; the lock ends with the commit.
        lock(connection)
        revision = revision_in(connection, address)
        if revision is None:
            create(connection)
        elif revision < NEWEST:
            _upgrade(connection, revision)
    connection.commit()


def lock(connection: Connection) -> None:
    """Keep everybody else from changing the schema of a PostgreSQL until the commit."""
    connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))


def revision_in(connection: Connection, where: Path | URL) -> int | None:
    """The revision of a database that is open; None if there is nothing in it."""
    # One look: between two, another node may make them.
    tables = set(inspect(connection).get_table_names())
    if VERSION_TABLE in tables:
        revision = int(connection.execute(select(_noted.c.version_num)).scalar_one())
        if revision > NEWEST:
            raise _too_new(where, revision)
        return revision
    if not tables:
        return None
    if tables == _TABLES_OF_FIRST:
        return _FIRST
    raise UnusableDatabase("not-our-database", file=shown(where))


def _too_new(where: Path | URL, revision: int) -> UnusableDatabase:
    revisions = {"revision": str(revision), "newest": str(NEWEST)}
    if isinstance(where, URL):
        return UnusableDatabase("database-there-too-new", address=shown(where), **revisions)
    return UnusableDatabase("database-too-new", file=str(where), **revisions)


def create(connection: Connection) -> None:
    """Make all tables in an empty database, as the newest revision has them."""
    if connection.dialect.name == "postgresql":
        encoding = connection.exec_driver_sql("SHOW server_encoding").scalar_one()
        if encoding != "UTF8":
            address = shown(connection.engine.url)
            raise UnusableDatabase("database-encoding", address=address, encoding=encoding)
    metadata.create_all(connection)
    _noted.create(connection)
    connection.execute(insert(_noted).values(version_num=name_of(NEWEST)))


def _upgrade(connection: Connection, revision: int) -> None:
    # Imported late: only a database of an older release pays for Alembic.
    from kvarto.store.migrations import take_steps  # noqa: PLC0415

    take_steps(connection, name_of(revision), name_of(NEWEST), VERSION_TABLE)
