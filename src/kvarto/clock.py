"""The time of day, passed to whatever needs it, so that a test can decide what time it is."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

#: Returns the current time in milliseconds since 1970.
Clock = Callable[[], int]


def system_clock() -> int:
    """Return the time of this machine in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def loop_time() -> float:
    """Return the seconds by the clock of the running event loop, for measuring durations."""
    return asyncio.get_running_loop().time()
