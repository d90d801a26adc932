"""Every page, looked at: by axe-core, and by people in the pictures that are kept of it."""

from __future__ import annotations

from itertools import product
from typing import Literal

import pytest

from browser.axe import violations
from browser.game_page import GamePage
from browser.sights import SIGHTS, SIZES, resize, scrolls_sideways, take_screenshot
from browser.visitors import Visitors


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


@pytest.mark.long
@pytest.mark.parametrize("language", ["ar", "de", "en", "ja"])
@pytest.mark.parametrize("sight", SIGHTS)
def test_every_page_is_in_order_in_every_language_size_and_theme(
    visitors: Visitors, sight: str, language: str
) -> None:
    game = visitors(locale=language)
    SIGHTS[sight](game)
    themes: list[Literal["light", "dark"]] = ["light", "dark"]
    for size, theme in product(SIZES, themes):
        resize(game.page, size)
        game.page.emulate_media(color_scheme=theme)
        take_screenshot(game.page, f"{sight}-{size}-{theme}-{language}", whole=True)
        assert not scrolls_sideways(game.page), size
        assert violations(game.page) == [], (size, theme)
