"""The time of the server, which is the only clock: all nodes go by that of their database."""

from __future__ import annotations

import time


class _Clock:
    """The clock of this machine, and how far the one that counts is ahead of it."""

    ahead = 0


def now_in_milliseconds() -> int:
    """The moment it is now."""
    return time.time_ns() // 1_000_000 + _Clock.ahead


def go_by(ahead: int) -> None:
    """Go by a clock that is so many milliseconds ahead of this machine's."""
    _Clock.ahead = ahead
