"""What a server does by itself: it clears away what is old, and sees how busy it is."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from dataclasses import asdict
from typing import Any

from kvarto.clock import Clock
from kvarto.server.logs import logger
from kvarto.store.database import Database
from kvarto.store.refusals import StoreAway
from kvarto.store.retention import Cleared, clear_away

#: When it is first seen to, and how often after that. A server that has just started has other
#: things to do.
_FIRST_S = 60.0
_DAILY_S = 24 * 60 * 60.0

#: Clears away what is old at a moment; finished games after so many days, or never.
ClearAway = Callable[[Database, int, int | None], Awaitable[Cleared]]


async def clear_away_daily(
    database: Database, keep_days: int | None, clock: Clock, clear: ClearAway = clear_away
) -> None:
    """Clear away what is old, for ever."""
    await asyncio.sleep(_FIRST_S)
    while True:
        try:
            cleared = await clear(database, clock(), keep_days)
        except StoreAway:
            await asyncio.sleep(_FIRST_S)
            continue
        except Exception:  # the disk is full, perhaps: it may be better the next time
            logger.exception("clearing away")
        else:
            logger.info("cleared away", extra=asdict(cleared))
        await asyncio.sleep(_DAILY_S)


@contextlib.asynccontextmanager
async def in_background(*work: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    """Do all this meanwhile."""
    tasks = [asyncio.create_task(one) for one in work]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
