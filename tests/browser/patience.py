"""Waiting for something to happen, and no longer than that."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

from playwright.sync_api import Page

#: In seconds: longer than anything takes here, however busy the machine is.
PATIENCE = 30.0

Seen = TypeVar("Seen")


def eventually(page: Page, look: Callable[[], Seen], wanted: Seen) -> None:
    """Look again and again until what is wanted is seen; the page goes on meanwhile."""
    deadline = time.monotonic() + PATIENCE
    while (seen := look()) != wanted:
        assert time.monotonic() < deadline, f"{seen!r} is seen, not {wanted!r}"
        page.wait_for_timeout(20)
