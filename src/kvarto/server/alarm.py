"""Something that happens by itself when its time has come."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Alarm:
    """Rings once, at the time for which it was set last."""

    __slots__ = ("_handle", "_ring")

    def __init__(self, ring: Callable[[], None]) -> None:
        self._ring = ring
        self._handle: asyncio.TimerHandle | None = None

    def set(self, wait: float | None) -> None:
        """Ring after so many seconds, and not when it was to ring before; None: not at all."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None
        if wait is not None:
            self._handle = asyncio.get_running_loop().call_later(wait, self._ring)
