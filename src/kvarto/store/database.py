"""A connection to the database: every write is on the disk before it is acknowledged.

One task writes. What is asked for while a commit is under way goes into the next one together, so
that many games a second share few commits.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Executable, Row, Table, event, insert
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from kvarto.store.files import make_private
from kvarto.store.revisions import NEWEST, bring_up_to_date, revision_of

#: So many writes at most share a commit.
_MOST_TOGETHER = 500


@dataclass(frozen=True, slots=True)
class NewRow:
    """A row to be added. Many of one table, asked for together, are one statement."""

    table: Table
    values: dict[str, Any]


Write = Executable | NewRow
Writes = Sequence[Write]


class Database:
    """An open database; use `Database.open`, and `close` it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        #: Told after every commit how many writes it had, and how many seconds it took.
        self.committed: Callable[[int, float], None] = lambda *_: None
        self._waiting: asyncio.Queue[tuple[Writes, asyncio.Future[None]]] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write_on(), name="database writer")

    @classmethod
    async def open(cls, path: Path) -> Database:
        """Open the SQLite file, which is made if it is missing.

        One of an older release is brought up to date; a copy of what it was is kept beside it.
        `UnusableDatabase` if it is of a newer release, or none of ours.
        """
        revision = revision_of(path)
        if revision is None:
            make_private(path)
        engine = create_async_engine(
            URL.create("sqlite+aiosqlite", database=str(path)),
            # What goes wrong is logged; what was to be written may be a secret.
            hide_parameters=True,
        )
        event.listen(engine.sync_engine, "connect", _prepare)
        if revision != NEWEST:
            try:
                async with engine.connect() as connection:
                    await connection.run_sync(bring_up_to_date, path)
            except BaseException:
                await engine.dispose()
                raise
        return cls(engine)

    async def close(self) -> None:
        """Finish what is being written, and close."""
        await self._waiting.join()
        self._writer.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._writer
        await self._engine.dispose()

    async def read(self, query: Executable) -> Sequence[Row[Any]]:
        """The rows that answer a query."""
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).fetchall()

    async def write(self, *writes: Write) -> None:
        """Write all of these or none; on return they are on the disk."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((writes, written))
        await written

    async def _write_on(self) -> None:
        while True:
            together = [await self._waiting.get()]
            while len(together) < _MOST_TOGETHER and not self._waiting.empty():
                together.append(self._waiting.get_nowait())
            try:
                await self._commit([write for writes, _ in together for write in writes])
            except Exception:
                # One of them is at fault; alone, it fails alone.
                for writes, written in together:
                    await self._commit_alone(writes, written)
            else:
                for _, written in together:
                    _resolve(written, None)
            for _ in together:
                self._waiting.task_done()

    async def _commit_alone(self, writes: Writes, written: asyncio.Future[None]) -> None:
        try:
            await self._commit(writes)
        except Exception as error:
            _resolve(written, error)
        else:
            _resolve(written, None)

    async def _commit(self, writes: Writes) -> None:
        start = time.perf_counter()
        async with self._engine.begin() as connection:
            for statement, rows in _statements(writes):
                await connection.execute(statement, rows)
        self.committed(len(writes), time.perf_counter() - start)


def _statements(
    writes: Iterable[Write],
) -> Iterator[tuple[Executable, list[dict[str, Any]] | None]]:
    """The writes in their order, with new rows of one table taken together."""
    by_table = groupby(writes, lambda write: write.table if isinstance(write, NewRow) else None)
    for table, run in by_table:
        if table is None:
            yield from ((write, None) for write in run if not isinstance(write, NewRow))
        else:
            yield insert(table), [write.values for write in run if isinstance(write, NewRow)]


def _resolve(written: asyncio.Future[None], error: Exception | None) -> None:
    if written.done():  # whoever asked has gone
        return
    if error is None:
        written.set_result(None)
    else:
        written.set_exception(error)


def _prepare(connection: Any, _: ConnectionPoolEntry) -> None:
    """Set up a connection: readers do not wait for the writer, and a commit is on the disk."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
