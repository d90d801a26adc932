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
from kvarto.store.timing import USUAL_TIMING, StoreTiming

#: So many connections a node has to a PostgreSQL at most: ten nodes stay below its usual hundred.
MAX_CONNECTIONS = 9
#: How one connects, as far as the address does not say so itself.
_UNLESS_SAID = {
    # A machine that has vanished is missed after a few seconds, not after hours.
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


def postgresql_engine(address: URL, timing: StoreTiming = USUAL_TIMING) -> AsyncEngine:
    """For a server: connections that are lost are made anew by themselves."""
    with _drivers_needed():
        engine = create_async_engine(
            address,
            hide_parameters=True,
            connect_args=_unless_said(address, timing),
            # A condition that is checked must see what others have committed until then.
            isolation_level="READ COMMITTED",
            pool_size=MAX_CONNECTIONS,
            max_overflow=0,
            pool_timeout=timing.connect_within_s,
            pool_pre_ping=True,
        )

    def prepare(connection: Any, _: ConnectionPoolEntry) -> None:
        cursor = connection.cursor()
        longest = timing.silent_in_transaction_ms
        cursor.execute(f"SET idle_in_transaction_session_timeout = {longest}")
        cursor.close()
        # What is set within a transaction lasts only if that is committed.
        connection.commit()

    event.listen(engine.sync_engine, "connect", prepare)
    return engine


def _unless_said(address: URL, timing: StoreTiming) -> dict[str, Any]:
    usual = _UNLESS_SAID | {"connect_timeout": timing.connect_within_s}
    return {name: value for name, value in usual.items() if name not in address.query}


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
            create_engine(where, connect_args=_unless_said(where, USUAL_TIMING), poolclass=NullPool)
            if isinstance(where, URL)
            else _as_it_is(where)
        )
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()
