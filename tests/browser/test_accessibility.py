"""Every page, looked at: by axe-core, and by people in the pictures that are kept of it."""

from __future__ import annotations

from typing import Literal

import pytest

from browser.axe import violations
from browser.game_page import GamePage
from browser.sights import SIGHTS, resize, scrolls_sideways, take_screenshot


@pytest.mark.parametrize("sight", SIGHTS)
def test_axe_finds_nothing_wrong_in_light_and_dark(game: GamePage, sight: str) -> None:
    SIGHTS[sight](game)
    looks: list[tuple[str, Literal["light", "dark"]]] = [("desktop", "dark"), ("phone", "light")]
    for size, theme in looks:
        resize(game.page, size)
        game.page.emulate_media(color_scheme=theme)
        take_screenshot(game.page, f"{sight}-{size}-{theme}")
        assert not scrolls_sideways(game.page), size
        assert violations(game.page) == [], (size, theme)
