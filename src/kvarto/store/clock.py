"""The clock of this machine."""

from __future__ import annotations

import time


def now_in_milliseconds() -> int:
    """The moment it is now."""
    return time.time_ns() // 1_000_000
