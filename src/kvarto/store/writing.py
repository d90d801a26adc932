"""What is to be written, and who writes it: many at a time share few commits."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from sqlalchemy import Executable, Table, insert, select
from sqlalchemy.engine import CursorResult
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kvarto.store import schema
from kvarto.store.patience import Patience
from kvarto.store.refusals import LostLease, StoreAway, are_in_the_way

#: So often a write is tried that others have got in the way of.
_MOST_TRIES = 4


@dataclass(frozen=True, slots=True)
class NewRow:
    """A row to be added. Many of one table, asked for together, are one statement."""

    table: Table
    values: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Held:
    """A condition: all that is written with it is written only while this node owns the place."""

    place: str
    node: str
    epoch: int


Write = Executable | NewRow | Held
Writes = Sequence[Write]


@dataclass(eq=False, slots=True)
class _Asked:
    """Writes that are asked for together: all of them or none."""

    writes: Writes
    #: How many rows its statements have changed, once it is written.
    done: asyncio.Future[int]
    changed: int = 0
    conditions: tuple[Held, ...] = field(init=False)

    def __post_init__(self) -> None:
        self.conditions = tuple(write for write in self.writes if isinstance(write, Held))

    def is_written(self) -> None:
        if not self.done.done():  # whoever asked has not gone
            self.done.set_result(self.changed)

    def has_failed(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)


class Writer:
    """A task that writes what it is asked for, in that order.

    What is asked for while a commit is under way goes into the next one together, but no more than
    `most_together`.
    """

    def __init__(
        self,
        engine: AsyncEngine,
        patience: Patience,
        committed: Callable[[int, float], None],
        most_together: int,
    ) -> None:
        self._engine = engine
        self._most_together = most_together
        self._patience = patience
        self._committed = committed
        self._waiting: asyncio.Queue[_Asked] = asyncio.Queue()
        self._task = asyncio.create_task(self._write_on(), name="database writer")

    async def write(self, writes: Writes) -> int:
        """Write all of these or none; how many rows the statements among them have changed."""
        asked = _Asked(writes, asyncio.get_running_loop().create_future())
        self._waiting.put_nowait(asked)
        return await asked.done

    async def close(self) -> None:
        """Finish what is being written."""
        await self._waiting.join()
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def _write_on(self) -> None:
        while True:
            together = [await self._waiting.get()]
            while len(together) < self._most_together and not self._waiting.empty():
                together.append(self._waiting.get_nowait())
            try:
                await self._commit(together)
            except StoreAway as away:
                # Those who wait would wait as long, one commit after the other.
                while not self._waiting.empty():
                    together.append(self._waiting.get_nowait())
                _fail(together, away)
            except Exception:
                # One of them is at fault; alone, it fails alone.
                await self._commit_each(together)
            for _ in together:
                self._waiting.task_done()

    async def _commit_each(self, together: Sequence[_Asked]) -> None:
        for position, asked in enumerate(together):
            try:
                await self._commit_alone(asked)
            except StoreAway as away:
                _fail(together[position:], away)
                return
            except Exception as error:
                asked.has_failed(error)

    async def _commit_alone(self, asked: _Asked) -> None:
        for tries in range(1, _MOST_TRIES + 1):
            try:
                await self._commit([asked])
            except Exception as error:
                if tries == _MOST_TRIES or not are_in_the_way(error):
                    raise
            else:
                return

    async def _commit(self, together: Sequence[_Asked]) -> None:
        start = time.perf_counter()
        written = await self._patience.wait_for(self._commit_those_who_may(together))
        count = sum(len(asked.writes) for asked in written)
        self._committed(count, time.perf_counter() - start)
        for asked in written:
            asked.is_written()

    async def _commit_those_who_may(self, together: Sequence[_Asked]) -> list[_Asked]:
        async with self._engine.begin() as connection:
            if connection.dialect.name == "sqlite":
                # Python would begin a transaction only after the question who may.
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            lost = await _not_held(connection, together)
            written = [asked for asked in together if lost.isdisjoint(asked.conditions)]
            for asked in written:
                asked.changed = 0  # it may have been tried before
            for statement, rows, asker in _statements(written):
                result = await connection.execute(
                    statement, rows, execution_options={"preserve_rowcount": True}
                )
                if asker is not None:
                    assert isinstance(result, CursorResult)
                    asker.changed += result.rowcount
        for asked in together:
            for condition in lost.intersection(asked.conditions):
                asked.has_failed(LostLease(condition.place))
        return written


def _fail(together: Iterable[_Asked], error: Exception) -> None:
    for asked in together:
        asked.has_failed(error)


async def _not_held(connection: AsyncConnection, together: Sequence[_Asked]) -> set[Held]:
    """The conditions that do not hold. Those that do, hold until the commit: rows are locked."""
    asked = {condition for one in together for condition in one.conditions}
    if not asked:
        return asked
    leases = schema.leases
    places = sorted({condition.place for condition in asked})
    rows = await connection.execute(
        select(leases)
        .where(leases.c.place.in_(places))
        # All in the same order, so that nobody waits for another who waits for them.
        .order_by(leases.c.place)
        .with_for_update(read=True)
    )
    return asked - {Held(row.place, row.node, row.epoch) for row in rows}


def _statements(
    together: Iterable[_Asked],
) -> Iterator[tuple[Executable, list[dict[str, Any]] | None, _Asked | None]]:
    """The writes in their order, with new rows of one table taken together.

    Each with who asked for it; new rows are nobody's, since they are many people's.
    """
    writes = (
        (write, asked)
        for asked in together
        for write in asked.writes
        if not isinstance(write, Held)  # it would part the rows of a table
    )
    by_table = groupby(writes, lambda pair: pair[0].table if isinstance(pair[0], NewRow) else None)
    for table, run in by_table:
        if table is None:
            yield from (
                (write, None, asker) for write, asker in run if isinstance(write, Executable)
            )
        else:
            rows = [write.values for write, _ in run if isinstance(write, NewRow)]
            yield insert(table), rows, None
