"""Filling in what is chosen on a page: by the words that stand beside it."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page

from kvarto.locales import english


def _beginning_with(key: str, **arguments: str) -> re.Pattern[str]:
    # What a choice means follows its name.
    return re.compile(rf"^{re.escape(english(key, **arguments))}\b")


def option(page: Page, group: str, key: str, **arguments: str) -> Locator:
    """One of several, in the group with this legend."""
    legend = page.get_by_role("group", name=english(group), exact=True)
    return legend.get_by_role("radio", name=_beginning_with(key, **arguments))


def switch(page: Page, key: str) -> Locator:
    """Something that is on or off."""
    return page.get_by_role("switch", name=_beginning_with(key))


def unfold(page: Page, key: str) -> None:
    """Open what is folded away under this title."""
    page.locator("summary").filter(has_text=_beginning_with(key)).click()
