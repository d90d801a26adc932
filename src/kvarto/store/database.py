"""A connection to the database: every write is on the disk before it is acknowledged.

There is one commit at a time, shared by all who have asked for it meanwhile. To a PostgreSQL there
is one more beside it for what cannot wait, and others while one is held up by a lock; what is
written about one place is written in the order it was asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import URL, BigInteger, ColumnElement, Executable, Row, cast, func, literal, select
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import AsyncEngine

from kvarto.clock import Clock, system_clock
from kvarto.store.address import located
from kvarto.store.engines import postgresql_engine, sqlite_engine
from kvarto.store.files import make_private
from kvarto.store.patience import Patience
from kvarto.store.revisions import NEWEST, bring_up_to_date, revision_of, unusable
from kvarto.store.timing import USUAL_TIMING, StoreTiming
from kvarto.store.writing import Write, Writer, commit_together

#: So many commits to a PostgreSQL are under way at the same time, if all but the newest are slow.
_MOST_AT_ONCE = 4


class Database:
    """An open database; use `Database.open`, and `close` it."""

    def __init__(
        self,
        engine: AsyncEngine,
        machine_clock: Clock = system_clock,
        timing: StoreTiming = USUAL_TIMING,
    ) -> None:
        #: What SQL goes through; public so that it can be listened to.
        self.engine = engine
        self.machine_clock = machine_clock
        self._timing = timing
        #: "sqlite" or "postgresql".
        self.dialect = engine.dialect.name
        #: Told after every commit how many writes it had, and how many seconds it took.
        self.committed: Callable[[int, float], None] = lambda *_: None
        is_file = self.dialect == "sqlite"
        self._patience = Patience(None if is_file else timing.answer_within_s)
        self._writer = self._new_writer(1 if is_file else _MOST_AT_ONCE)
        self._urgent = self._writer if is_file else self._new_writer(1)
        # Whoever only looks begins no transaction.
        self._reading = (
            engine if is_file else engine.execution_options(isolation_level="AUTOCOMMIT")
        )

    def _new_writer(self, most_at_once: int) -> Writer:
        return Writer(
            partial(commit_together, self.engine),
            self._patience,
            self._has_committed,
            most_together=self._timing.max_callers_per_commit,
            most_at_once=most_at_once,
            slow_after_s=self._timing.commit_slow_after_s,
        )

    @classmethod
    async def open(
        cls,
        where: Path | str | URL,
        machine_clock: Clock = system_clock,
        timing: StoreTiming = USUAL_TIMING,
    ) -> Database:
        """Open an SQLite file, which is made if it is missing, or the database at an address.

        One of an older release is brought up to date; a copy of what a file was is kept beside it.
        `UnusableDatabase` if it is of a newer release, or none of ours, or out of reach.
        """
        place = located(where)
        if isinstance(place, URL):
            engine = await _opened_at(place, timing)
        else:
            engine = await _opened_in(place)
        return cls(engine, machine_clock, timing)

    async def close(self) -> None:
        """Finish what is being written, and close."""
        await self._writer.close()
        await self._urgent.close()
        await self._patience.close()
        await self.engine.dispose()

    # -- time ------------------------------------------------------------------------------

    def clock(self) -> ColumnElement[int]:
        """The moment it is, for a statement: by the clock that all nodes share."""
        if self.dialect == "sqlite":
            return literal(self.machine_clock(), BigInteger)
        seconds = func.extract("epoch", func.clock_timestamp())
        return cast(seconds * 1000, BigInteger)

    async def now(self) -> int:
        """The moment it is by that clock, in milliseconds."""
        if self.dialect == "sqlite":
            return self.machine_clock()
        ((moment,),) = await self.read(select(self.clock()))
        return int(moment)

    # -- reading and writing ---------------------------------------------------------------

    async def read(self, query: Executable) -> Sequence[Row[Any]]:
        """The rows that answer a query."""
        return await self._patience.wait_for(self._read(query))

    async def _read(self, query: Executable) -> Sequence[Row[Any]]:
        async with self._reading.connect() as connection:
            return (await connection.execute(query)).fetchall()

    async def write(self, *writes: Write) -> int:
        """Write all of these or none; on return they are on the disk. How many rows they changed.

        `LostLease` if a condition among them does not hold. After `StoreAway` nobody knows.
        """
        return await self._writer.write(writes)

    async def change(self, statement: Executable) -> int:
        """How many rows a statement has changed. It does not wait for what others write."""
        return await self._urgent.write([statement])

    def _has_committed(self, writes: int, seconds: float) -> None:
        self.committed(writes, seconds)


async def _opened_in(file: Path) -> AsyncEngine:
    revision = revision_of(file)
    if revision is None:
        make_private(file)
    engine = sqlite_engine(file)
    if revision != NEWEST:
        await _bring_up_to_date(engine, file)
    return engine


async def _opened_at(address: URL, timing: StoreTiming) -> AsyncEngine:
    engine = postgresql_engine(address, timing)
    try:
        await _bring_up_to_date(engine, address)
    except DatabaseError as error:
        raise unusable(address, error) from None
    return engine


async def _bring_up_to_date(engine: AsyncEngine, where: Path | URL) -> None:
    try:
        async with engine.connect() as connection:
            await connection.run_sync(bring_up_to_date, where)
    except BaseException:
        await engine.dispose()
        raise
