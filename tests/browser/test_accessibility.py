"""Every page, looked at: by axe-core, and by people in the pictures that are kept of it."""

from __future__ import annotations

from typing import Literal

import pytest

from browser.axe import violations
from browser.game_page import GamePage
from browser.servers import LocalServer
from browser.sights import SIGHTS, expect_nothing_beside, in_the_long_run, resize, take_screenshot

#: Where everybody comes; the others have the same parts in another order.
MOST_SEEN = ("new", "lobby", "game", "analysis")
ALL_OTHERS = [sight for sight in SIGHTS if sight not in MOST_SEEN]


@pytest.fixture(scope="module")
def server(still_server: LocalServer) -> LocalServer:
    """However slow the machine is, there is time enough to point a shape out."""
    return still_server


@pytest.mark.parametrize("sight", [*MOST_SEEN, *in_the_long_run(*ALL_OTHERS)])
def test_axe_finds_nothing_wrong_in_light_and_dark(game: GamePage, sight: str) -> None:
    SIGHTS[sight](game)
    looks: list[tuple[str, Literal["light", "dark"]]] = [("desktop", "dark"), ("phone", "light")]
    for size, theme in looks:
        resize(game.page, size)
        game.page.emulate_media(color_scheme=theme)
        take_screenshot(game.page, f"{sight}-{size}-{theme}")
        expect_nothing_beside(game.page)
        assert violations(game.page) == [], (size, theme)
