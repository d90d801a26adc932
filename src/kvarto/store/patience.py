"""How long anybody waits for a database that may not answer at all."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from kvarto.store.refusals import StoreAway, telling_away

Answer = TypeVar("Answer")


class Patience:
    """Waits for so many seconds at most, or for ever."""

    def __init__(self, seconds: float | None) -> None:
        self._seconds = seconds
        #: Work that nobody waits for any more.
        self._left: set[asyncio.Task[Any]] = set()

    async def wait_for(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """What comes of work with the database; `StoreAway` if it cannot be reached in time."""
        with telling_away():
            if self._seconds is None:
                return await work
            # Not `asyncio.timeout`: the driver, when it is cancelled, waits for a word from the
            # server, and there may be none for long.
            task = asyncio.create_task(work)
            task.add_done_callback(self._is_over)
            try:
                await asyncio.wait({task}, timeout=self._seconds)
            finally:
                if not task.done():
                    self._leave(task)
            if not task.done():
                raise StoreAway
            return task.result()

    def _leave(self, task: asyncio.Task[Any]) -> None:
        task.cancel()
        self._left.add(task)

    def _is_over(self, task: asyncio.Task[Any]) -> None:
        self._left.discard(task)
        if not task.cancelled():
            task.exception()  # there may be nobody left who wants to know

    async def close(self) -> None:
        """Wait for the end of what nobody waits for."""
        await asyncio.gather(*self._left, return_exceptions=True)
