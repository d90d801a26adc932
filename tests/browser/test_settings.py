"""Settings: they change the page at once, and are remembered."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.forms import option, switch
from browser.game_page import GamePage
from browser.polling import expect_eventually
from browser.visitors import Visitors
from kvarto.locales import english


def expect_background(page: Page, wanted: str) -> None:
    """Wait until the page is light, or dark."""

    def look() -> str:
        colour: list[int] = page.evaluate(
            "getComputedStyle(document.documentElement).backgroundColor.match(/\\d+/g).map(Number)"
        )
        return "light" if sum(colour[:3]) > 3 * 127 else "dark"

    expect_eventually(page, look, wanted)


def test_light_and_dark_follow_the_system_until_one_is_chosen(visitors: Visitors) -> None:
    game = visitors(color_scheme="dark")
    game.go("/settings")
    expect_background(game.page, "dark")
    option(game.page, "settings-theme", "theme-light").check()
    expect_background(game.page, "light")
    game.page.reload()
    expect(option(game.page, "settings-theme", "theme-light")).to_be_checked()
    expect_background(game.page, "light")
    option(game.page, "settings-theme", "theme-system").check()
    game.page.emulate_media(color_scheme="light")
    expect_background(game.page, "light")


@pytest.mark.long
def test_pieces_and_coordinates_are_shown_as_one_likes_them(game: GamePage) -> None:
    game.begin(position="..../..../..../FDE. C")
    board = game.page.locator("kvarto-board")
    expect(board).to_have_attribute("set", "wood")
    numbers = game.board.locator("..").get_by_text("4", exact=True)
    expect(numbers).to_be_visible()
    address = game.page.url
    game.go("/settings")
    option(game.page, "settings-set", "set-flat").check()
    switch(game.page, "settings-coordinates").uncheck()
    game.page.goto(address)
    expect(board).to_have_attribute("set", "flat")
    expect(numbers).to_have_count(0)
    game.expect_position("..../..../..../FDE. C")


@pytest.mark.long
def test_everything_that_is_switched_stays_so(game: GamePage) -> None:
    keys = ["settings-sound", "settings-animation", "settings-coordinates", "settings-contrast"]
    game.go("/settings")
    before = {key: switch(game.page, key).is_checked() for key in keys}
    for key in keys:
        switch(game.page, key).click()
    game.page.reload()
    expect(switch(game.page, keys[0])).to_be_visible()
    assert {key: switch(game.page, key).is_checked() for key in keys} == {
        key: not was for key, was in before.items()
    }


@pytest.mark.long
def test_sound_is_switched_off_at_the_table_as_well(game: GamePage) -> None:
    game.begin()
    game.button("menu-title").click()
    game.button("menu-sound-on").click()
    expect(game.button("menu-sound-off")).to_be_visible()
    game.go("/settings")
    expect(switch(game.page, "settings-sound")).not_to_be_checked()


#: Counts the pieces that fly over the table from now on.
_COUNT_FLIGHTS = """() => {
  window.flights = 0;
  const count = (changes) => changes.forEach((one) => (window.flights += one.addedNodes.length));
  new MutationObserver(count).observe(document.querySelector(".kb-air"), { childList: true });
}"""


@pytest.mark.long
@pytest.mark.parametrize(("motion", "is_seen"), [("no-preference", True), ("reduce", False)])
def test_pieces_are_seen_to_move_unless_that_is_unwelcome(
    visitors: Visitors, motion: str, *, is_seen: bool
) -> None:
    game = visitors(reduced_motion=motion)
    game.begin()
    game.page.evaluate(_COUNT_FLIGHTS)
    game.give("F")
    game.expect_position("..../..../..../.... F")
    game.expect_duty("duty-place-here", player="Ben")
    assert (game.page.evaluate("window.flights") > 0) == is_seen


@pytest.mark.long
def test_the_page_says_what_it_is(game: GamePage) -> None:
    game.go("/about")
    expect(game.page.get_by_role("heading", name=english("about-title"))).to_be_visible()
    manifest = game.page.locator("link[rel=manifest]").get_attribute("href")
    assert manifest is not None
    answer = game.page.request.get(manifest).json()
    for icon in answer["icons"]:
        assert game.page.request.get(icon["src"]).ok
