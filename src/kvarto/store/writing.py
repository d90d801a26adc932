"""What is to be written, and when: many who ask at a time share one commit."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from sqlalchemy import Executable, Table, insert, select
from sqlalchemy.engine import CursorResult
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kvarto.store import schema
from kvarto.store.patience import Patience
from kvarto.store.refusals import LostLease, StoreAway, are_in_the_way
from kvarto.store.timing import USUAL_TIMING

#: So often a write is tried that others have got in the way of.
_MOST_TRIES = 4
#: What is about no place is about the same.
_NO_PLACE: frozenset[str | None] = frozenset({None})


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
class Asked:
    """Writes that are asked for together: all of them or none."""

    writes: Writes
    #: How many rows its statements have changed, once it is written.
    done: asyncio.Future[int]
    changed: int = 0
    conditions: tuple[Held, ...] = field(init=False)
    #: What it is about: no two commits are awaited at the same time that are about the same.
    places: frozenset[str | None] = field(init=False)

    def __post_init__(self) -> None:
        self.conditions = tuple(write for write in self.writes if isinstance(write, Held))
        self.places = frozenset(held.place for held in self.conditions) or _NO_PLACE

    def is_written(self) -> None:
        """Tell the caller that it is on the disk."""
        if not self.done.done():  # whoever asked has not gone
            self.done.set_result(self.changed)

    def has_failed(self, error: Exception) -> None:
        """Tell the caller that nothing of it is kept, and why."""
        if not self.done.done():
            self.done.set_exception(error)


#: Commits, and returns those who are written: all but those who may not write.
Commit = Callable[[Sequence[Asked]], Coroutine[Any, Any, list[Asked]]]


@dataclass(eq=False, slots=True)
class _Commit:
    """Some who are written together."""

    together: Sequence[Asked]
    #: Whether others no longer wait for its end.
    is_slow: bool = False


class Writer:
    """Writes what it is asked for; what is asked for during a commit goes into the next together.

    A commit takes `most_together` of them at most. One that takes long, as it waits for a lock,
    holds up only whom it has taken and who comes later about the same places: the rest is written
    beside it, by `most_at_once` commits at most.
    """

    def __init__(
        self,
        commit: Commit,
        patience: Patience,
        committed: Callable[[int, float], None],
        *,
        most_together: int,
        most_at_once: int = 1,
        slow_after_s: float = USUAL_TIMING.commit_slow_after_s,
    ) -> None:
        self._commit_together = commit
        self._patience = patience
        self._committed = committed
        self._most_together = most_together
        self._most_at_once = most_at_once
        self._slow_after_s = slow_after_s
        self._waiting: list[Asked] = []
        self._under_way: dict[_Commit, asyncio.Task[None]] = {}
        self._is_about_to_begin = False
        #: How many commits have succeeded.
        self._succeeded = 0

    async def write(self, writes: Writes) -> int:
        """Write all of these or none; how many rows the statements among them have changed."""
        loop = asyncio.get_running_loop()
        asked = Asked(writes, loop.create_future())
        self._waiting.append(asked)
        if not self._is_about_to_begin:  # whoever asks at the same moment comes along
            self._is_about_to_begin = True
            loop.call_soon(self._begin)
        return await asked.done

    async def close(self) -> None:
        """Finish what is being written."""
        while self._waiting or self._under_way:
            self._begin()
            await asyncio.wait(self._under_way.values())

    # -- when ------------------------------------------------------------------------------

    def _begin(self) -> None:
        """Begin a commit, if it is time for one."""
        self._is_about_to_begin = False
        is_time = all(commit.is_slow for commit in self._under_way)
        if is_time and len(self._under_way) < self._most_at_once and (together := self._next()):
            commit = _Commit(together)
            self._under_way[commit] = asyncio.create_task(self._carry_out(commit))

    def _next(self) -> list[Asked]:
        """Take those who may be written now, in the order in which they came."""
        busy = {
            place
            for commit in self._under_way
            for asked in commit.together
            for place in asked.places
        }
        taken: list[Asked] = []
        left: list[Asked] = []
        for position, asked in enumerate(self._waiting):
            if len(taken) == self._most_together:
                left += self._waiting[position:]
                break
            if busy.isdisjoint(asked.places):
                taken.append(asked)
            else:
                busy |= asked.places  # whoever comes later about the same does not overtake
                left.append(asked)
        self._waiting = left
        return taken

    def _is_slow(self, commit: _Commit) -> None:
        commit.is_slow = True
        self._begin()

    async def _carry_out(self, commit: _Commit) -> None:
        slow = asyncio.get_running_loop().call_later(self._slow_after_s, self._is_slow, commit)
        try:
            await self._write(commit.together)
        finally:
            slow.cancel()
            del self._under_way[commit]
        self._begin()

    # -- how -------------------------------------------------------------------------------

    async def _write(self, together: Sequence[Asked]) -> None:
        succeeded = self._succeeded
        try:
            await self._write_those_who_can(together)
        except StoreAway as away:
            _fail(together, away)  # those of them who are written know it already
            if self._succeeded == succeeded:  # it is not only this commit that fails
                # Those who wait would wait as long, one commit after the other.
                waiting, self._waiting = self._waiting, []
                _fail(waiting, away)

    async def _write_those_who_can(self, together: Sequence[Asked]) -> None:
        """Write them together. If one of them is at fault, it is looked for by halves."""
        try:
            await self._commit_soon(together)
        except StoreAway:
            raise
        except Exception as error:
            if len(together) == 1:
                together[0].has_failed(error)
                return
            middle = len(together) // 2
            for half in (together[:middle], together[middle:]):
                await self._write_those_who_can(half)

    async def _commit_soon(self, together: Sequence[Asked]) -> None:
        """Commit, if need be after others who have got in the way."""
        for tries in range(1, _MOST_TRIES + 1):
            try:
                await self._commit(together)
            except Exception as error:
                if tries == _MOST_TRIES or not are_in_the_way(error):
                    raise
            else:
                return

    async def _commit(self, together: Sequence[Asked]) -> None:
        start = time.perf_counter()
        written = await self._patience.wait_for(self._commit_together(together))
        self._succeeded += 1
        for asked in written:
            asked.is_written()
        count = sum(len(asked.writes) for asked in written)
        self._committed(count, time.perf_counter() - start)


async def commit_together(engine: AsyncEngine, together: Sequence[Asked]) -> list[Asked]:
    """Commit what may be written, and return that; the others are told that they may not."""
    async with engine.begin() as connection:
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


def _fail(together: Iterable[Asked], error: Exception) -> None:
    for asked in together:
        asked.has_failed(error)


async def _not_held(connection: AsyncConnection, together: Sequence[Asked]) -> set[Held]:
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
    together: Iterable[Asked],
) -> Iterator[tuple[Executable, list[dict[str, Any]] | None, Asked | None]]:
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
