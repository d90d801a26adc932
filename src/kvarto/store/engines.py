"""How connections to the two kinds of databases are made."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

from kvarto.store.refusals import UnusableDatabase

#: So many connections a node has to a PostgreSQL at most: ten nodes stay below its usual hundred.
_CONNECTIONS = 9
#: For so long one waits for a connection, in seconds.
_CONNECT_WITHIN = 3
#: A node that falls silent within a transaction keeps others from what it has locked. For so many
#: milliseconds it may; then PostgreSQL takes the transaction back.
_SILENT_FOR = 2000
#: How one connects, as far as the address does not say so itself.
_UNLESS_SAID = {
    # A machine that has vanished is missed after a few seconds, not after hours.
    "connect_timeout": _CONNECT_WITHIN,
    "keepalives_idle": 3,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "tcp_user_timeout": 5000,
    "application_name": "kvarto",
    # A database without an encoding would answer with bytes, and nobody could say what is wrong.
    "client_encoding": "UTF8",
}


# -- SQLite ------------------------------------------------------------------------------------


def sqlite_engine(file: Path) -> AsyncEngine:
    """For a server: readers do not wait for the writer, and a commit is on the disk."""
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=str(file)),
        # What goes wrong is logged; what was to be written may be a secret.
        hide_parameters=True,
    )
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _as_it_is(file: Path) -> Engine:
    address = f"{file.absolute().as_uri()}?mode=rw"
    return create_engine(
        URL.create("sqlite", database=str(file)),
        creator=lambda: sqlite3.connect(address, uri=True),
        poolclass=NullPool,
    )


# -- PostgreSQL --------------------------------------------------------------------------------


def postgresql_engine(address: URL) -> AsyncEngine:
    """For a server: connections that are lost are made anew by themselves."""
    with _drivers_needed():
        engine = create_async_engine(
            address,
            hide_parameters=True,
            connect_args=_unless_said(address),
            # A condition that is checked must see what others have committed until then.
            isolation_level="READ COMMITTED",
            pool_size=_CONNECTIONS,
            max_overflow=0,
            pool_timeout=_CONNECT_WITHIN,
            pool_pre_ping=True,
        )
    event.listen(engine.sync_engine, "connect", _prepare_postgresql)
    return engine


def _prepare_postgresql(connection: Any, _: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    cursor.execute(f"SET idle_in_transaction_session_timeout = {_SILENT_FOR}")
    cursor.close()
    # What is set within a transaction lasts only if that is committed.
    connection.commit()


def _unless_said(address: URL) -> dict[str, Any]:
    return {name: value for name, value in _UNLESS_SAID.items() if name not in address.query}


@contextlib.contextmanager
def _drivers_needed() -> Iterator[None]:
    try:
        yield
    except ImportError as error:
        raise UnusableDatabase("cluster-not-installed", what=str(error)) from None


# -- both --------------------------------------------------------------------------------------


@contextlib.contextmanager
def connected(where: Path | URL) -> Iterator[Connection]:
    """A connection to a database as it is; nothing in it is changed, and no file is made."""
    with _drivers_needed():
        engine = (
            create_engine(where, connect_args=_unless_said(where), poolclass=NullPool)
            if isinstance(where, URL)
            else _as_it_is(where)
        )
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()
