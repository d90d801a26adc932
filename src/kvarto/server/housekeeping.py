"""What a server does by itself: it clears away what is old, and sees how busy it is."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Coroutine
from dataclasses import asdict
from typing import Any

from kvarto.server.logs import logger
from kvarto.server.server_time import now_in_milliseconds
from kvarto.store.database import Database
from kvarto.store.refusals import StoreAway
from kvarto.store.retention import clear_away

#: When it is first seen to, and how often after that, in seconds. A server that has just started
#: has other things to do.
_FIRST = 60.0
_DAILY = 24 * 60 * 60.0


async def clear_away_daily(database: Database, keep_days: int | None) -> None:
    """Clear away what is old, for ever."""
    await asyncio.sleep(_FIRST)
    while True:
        try:
            cleared = await clear_away(database, now_in_milliseconds(), keep_days)
        except StoreAway:
            await asyncio.sleep(_FIRST)
            continue
        except Exception:  # the disk is full, perhaps: it may be better the next time
            logger.exception("clearing away")
        else:
            logger.info("cleared away", extra=asdict(cleared))
        await asyncio.sleep(_DAILY)


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
