"""Waiting for something to happen, with a ceiling that only a hang reaches."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

#: No test takes this long for anything, however busy the machine is.
HANG_S = 60.0
_PAUSE_S = 0.005

Seen = TypeVar("Seen")


def eventually(look: Callable[[], Seen], pause: Callable[[], object] | None = None) -> Seen:
    """Look until something is seen that counts as true, and return it.

    `pause` is called between two looks, for a page that goes on only while it is waited for.
    """
    deadline = time.monotonic() + HANG_S
    while not (seen := look()):
        assert time.monotonic() < deadline, f"it never happened: {seen!r}"
        if pause is None:
            time.sleep(_PAUSE_S)
        else:
            pause()
    return seen


async def eventually_async(look: Callable[[], Seen]) -> Seen:
    """Look until something is seen that counts as true, and return it; the event loop goes on."""
    deadline = time.monotonic() + HANG_S
    while not (seen := look()):
        assert time.monotonic() < deadline, f"it never happened: {seen!r}"
        # In a thread, since the clock of the loop may stand still.
        await asyncio.to_thread(time.sleep, _PAUSE_S)
    return seen


async def settle() -> None:
    """Let everything happen that needs no more than its turn of the event loop."""
    for _ in range(20):
        await asyncio.sleep(0)
