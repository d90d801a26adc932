"""Waiting for what a page shows, where `expect` cannot say it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from playwright.sync_api import Page

from support.waiting import HANG_S, eventually

#: Only a page that hangs takes this long for anything.
HANG_MS = HANG_S * 1000
_PAUSE_MS = 20

Seen = TypeVar("Seen")


def expect_eventually(page: Page, look: Callable[[], Seen], wanted: Seen) -> None:
    """Look until what is wanted is seen; the page goes on meanwhile."""
    seen = [look()]

    def is_seen() -> bool:
        seen[0] = look()
        return seen[0] == wanted

    try:
        eventually(is_seen, pause=lambda: page.wait_for_timeout(_PAUSE_MS))
    except AssertionError:
        raise AssertionError(f"{seen[0]!r} is seen, not {wanted!r}") from None
