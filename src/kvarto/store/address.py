"""Where a database is: the file of an SQLite one, or the address of a PostgreSQL."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from kvarto.store.refusals import UnusableDatabase

#: What others call it, or another driver.
_POSTGRESQL = ("postgresql", "postgres")


def located(where: Path | str | URL) -> Path | URL:
    """A path to an SQLite file as it is; a text is an address.

    >>> located("postgresql://anna@db.example/kvarto")
    postgresql+psycopg://anna@db.example/kvarto
    >>> located("sqlite:///folder/kvarto.sqlite3")
    PosixPath('folder/kvarto.sqlite3')
    """
    if isinstance(where, Path):
        return where
    try:
        address = make_url(where)
    except ArgumentError:
        raise UnusableDatabase("no-such-database", address=str(where)) from None
    kind = address.drivername.split("+")[0]
    if kind == "sqlite" and address.database:
        return Path(address.database)
    if kind in _POSTGRESQL:
        return address.set(drivername="postgresql+psycopg")
    raise UnusableDatabase("no-such-database", address=shown(address))


def shown(where: Path | URL) -> str:
    """What people may read of it: never the password.

    >>> shown(located("postgresql://anna:secret@db.example/kvarto"))
    'postgresql://anna:***@db.example/kvarto'
    """
    if isinstance(where, Path):
        return str(where)
    return where.set(drivername=where.drivername.split("+")[0]).render_as_string()


def for_programs(address: URL) -> str:
    """An address for the programs of PostgreSQL, which ask for the password themselves.

    >>> for_programs(make_url("postgresql+psycopg://anna:secret@db.example/kvarto"))
    'postgresql://anna@db.example/kvarto'
    """
    return URL.create(
        "postgresql",
        username=address.username,
        host=address.host,
        port=address.port,
        database=address.database,
        query=address.query,
    ).render_as_string()
