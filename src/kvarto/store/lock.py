"""One server at a time on a database: two would each take the games for their own."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from kvarto.store.refusals import UnusableDatabase


@contextlib.contextmanager
def only_server(database_file: Path) -> Iterator[None]:
    """Be the only server of this file as long as this lasts; `UnusableDatabase` if there is one.

    The lock is one of SQLite's on an empty file beside it: it exists on every system, and it ends
    with the process, however that ends.
    """
    # The same file under another name is the same file.
    file = database_file.resolve()
    file.parent.mkdir(parents=True, exist_ok=True)
    beside = file.with_name(f"{file.name}.lock")
    with contextlib.closing(
        sqlite3.connect(beside, timeout=0, isolation_level=None, check_same_thread=False)
    ) as lock:
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            raise UnusableDatabase("database-in-use", file=str(database_file)) from None
        yield
