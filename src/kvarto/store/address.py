"""Where a database is: the file of an SQLite one, or the address of a PostgreSQL."""

from __future__ import annotations

import re
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
        # Where a password is in it, if there is one, is not known.
        text = "***" if re.search("@|password", str(where)) else str(where)
        raise UnusableDatabase("no-such-database", address=text) from None
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
    >>> shown(located("postgresql://db.example/kvarto?user=anna&password=secret"))
    'postgresql://db.example/kvarto?user=anna'
    """
    if isinstance(where, Path):
        return str(where)
    name = where.drivername.split("+")[0]
    return _without_password(where).set(drivername=name).render_as_string()


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
        query=_without_password(address).query,
    ).render_as_string()


def _without_password(address: URL) -> URL:
    """The same without one among the options, where PostgreSQL's library takes it too."""
    return address.difference_update_query(["password"])
