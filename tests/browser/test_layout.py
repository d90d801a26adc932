"""The table on screens of every size: all is there, nothing overlaps, nothing scrolls."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser.game_page import GamePage, Json, begun_game
from browser.layout import TOLERANCE, expect_table_in_order
from browser.polling import expect_eventually
from browser.servers import LocalServer
from browser.sights import (
    COMPLETED,
    SIGHTS,
    SIZES,
    expect_nothing_beside,
    in_the_long_run,
    take_screenshot,
)
from browser.stopped_clock import stop_clock
from browser.two_players import seat
from browser.visitors import PHONE, Visitors
from kvarto.locales import english
from kvarto.server.timing import USUAL_TIMING
from support.fake_time import FakeTime

#: A table that needs all the room there is.
LONG_AND_WATCHED: Json = {"name": "Anna Annabella Annastasia", "clock": "600+5", "watched": True}

TOUCH_TARGET = 44

#: The pages on which people meet, and where they play at two devices.
MEETING = ("inviting", "lobby", "seeking", "games", "guest", "sign-up", "signed-in")
ONLINE = ("waiting", "invited", "saying", "online-menu", "watching")


#: Everything that can be touched, and how large it is to a finger.
_TARGETS = """() => {
  const targets = [...document.querySelectorAll("button, a[href], select, input, summary")];
  return targets
    .map((target) => target.closest("label") ?? target)
    .filter((target) => target.checkVisibility() && !target.matches(".skip, p a, li a, li .link"))
    .map((target) => {
      const { width, height } = target.getBoundingClientRect();
      return [target.outerHTML.slice(0, 120), width, height];
    });
}"""


@pytest.fixture(scope="module")
def server(still_server: LocalServer) -> LocalServer:
    """However slow the machine is, there is time enough to point a shape out."""
    return still_server


def expect_targets_for_fingers(game: GamePage) -> None:
    least = TOUCH_TARGET - TOLERANCE
    small = [one for one in game.page.evaluate(_TARGETS) if one[1] < least or one[2] < least]
    assert small == []


def moments(game: GamePage) -> Iterator[str]:
    """A game with a clock, at moments at which the table looks different."""
    game.begin(clock="600+5")
    yield "start"
    game.play(">0")
    game.expect_duty("duty-place-here", player="Ben")
    yield "hand"
    game.play("a1>1 b1>2 c1>3 d1")
    game.expect_duty("duty-give-here", player="Anna", other="Ben")
    yield "placed"
    game.call("Anna")
    game.expect_duty("duty-point-here", player="Anna")
    game.cell("a1").click()
    yield "pointing"
    game.button("point-cancel").click()
    game.expect_note(english("said-call-failed", player="Anna"))
    yield "note"
    game.button("menu-title").click()
    game.button("do-pause").click()
    game.expect_duty("duty-paused")
    yield "paused"


@pytest.mark.parametrize(
    "window",
    [
        (390, 664),
        (1440, 900),
        *in_the_long_run((320, 568), (844, 390), (768, 1024), (390, 844), (1024, 768)),
    ],
)
def test_nothing_overlaps_or_scrolls_during_play(
    visitors: Visitors, window: tuple[int, int]
) -> None:
    width, height = window
    is_touched = width < 1440
    game = visitors(viewport={"width": width, "height": height}, has_touch=is_touched)
    stop_clock(game.page)  # else the note would be gone after a while
    for moment in moments(game):
        if (width, height) in SIZES.values():
            take_screenshot(game.page, f"playing-{moment}-{width}x{height}")
        expect_table_in_order(game)
        if is_touched:
            expect_targets_for_fingers(game)


@pytest.mark.parametrize(
    "window", [(390, 664), *in_the_long_run((320, 568), (768, 1024), (1440, 900), (844, 390))]
)
def test_nothing_overlaps_or_scrolls_where_two_play_at_two_devices(
    fake_time_site: LocalServer,
    visitors: Visitors,
    fake_time: FakeTime,
    window: tuple[int, int],
) -> None:
    width, height = window
    viewport = {"width": width, "height": height}
    ben = visitors(server=fake_time_site, viewport=viewport, has_touch=True)
    stop_clock(ben.page)  # else what is said would be gone after a while
    pair = seat(visitors(server=fake_time_site), ben, **LONG_AND_WATCHED)
    watcher = visitors(server=fake_time_site, viewport=viewport)
    watcher.sit_down(pair.ben.page.url.rsplit("/", 1)[1])
    fake_time.advance(USUAL_TIMING.count_watchers_s)
    expect(pair.ben.page.locator(".watchers")).to_be_visible()
    pair.anna.page.locator("kvarto-say-menu > button").click()
    pair.anna.button("phrase-one-moment").click()
    expect(pair.ben.page.locator(".bar-far .bubble")).to_be_visible()
    for name, page in {"playing": pair.ben, "watching": watcher}.items():
        take_screenshot(page.page, f"online-{name}-{width}x{height}")
        expect_table_in_order(page)
        expect_targets_for_fingers(page)


@pytest.mark.long
@pytest.mark.parametrize("language", ["de", "ar", "ja"])
def test_long_names_and_other_languages_fit_a_small_screen(
    visitors: Visitors, language: str
) -> None:
    width, height = SIZES["phone"]
    game = visitors(viewport={"width": width, "height": height}, has_touch=True, locale=language)
    name = "Maximiliane von und zu Hohenlohe-Öhringen"[:40]
    chairs = [{"name": name}, {"name": f"{name[:37]} II"}]
    wished = {"chairs": chairs, "dice": False, "clock": "600+5", "position": COMPLETED}
    game.sit_down(begun_game(game.page, wished))
    take_screenshot(game.page, f"long-names-{language}")
    expect_table_in_order(game)
    expect_targets_for_fingers(game)
    game.page.locator("button.call[aria-disabled=false]").click()
    expect(game.page.locator(".desk-pointing")).to_be_visible()
    take_screenshot(game.page, f"long-names-pointing-{language}")
    expect_table_in_order(game)
    expect_targets_for_fingers(game)


@pytest.mark.long
@pytest.mark.parametrize(
    "sight",
    ["home", "new", "settings", "over", "menu", *MEETING, *ONLINE],
)
def test_what_can_be_touched_is_large_enough_beside_the_table_as_well(
    visitors: Visitors, sight: str
) -> None:
    game = visitors(**PHONE)
    SIGHTS[sight](game)
    expect_targets_for_fingers(game)


@pytest.mark.parametrize("size", ["phone", *in_the_long_run("tablet", "desktop")])
def test_the_ways_around_are_all_there_at_every_size(visitors: Visitors, size: str) -> None:
    width, height = SIZES[size]
    game = visitors(viewport={"width": width, "height": height}, has_touch=True)
    game.go("/rules")
    ways = game.page.get_by_role("navigation")
    unfold = game.page.locator(".ways-button")
    if unfold.is_visible():
        expect(ways).to_be_hidden()
        unfold.click()
        take_screenshot(game.page, f"ways-{size}")
    expect(ways.get_by_role("link")).to_have_count(9)
    expect_targets_for_fingers(game)
    expect_nothing_beside(game.page)
    if unfold.is_visible():
        game.page.keyboard.press("Escape")
        expect(ways).to_be_hidden()
        expect(unfold).to_be_focused()
        unfold.click()
    ways.get_by_role("link", name=english("nav-lobby")).click()
    expect(game.page).to_have_title(english("title-lobby"))
    expect(unfold).not_to_have_attribute("aria-expanded", "true")


@pytest.mark.long
@pytest.mark.parametrize("size", ["phone", "tablet", "desktop"])
def test_every_piece_of_a_full_board_can_be_seen_and_touched(visitors: Visitors, size: str) -> None:
    width, height = SIZES[size]
    game = visitors(viewport={"width": width, "height": height})
    # Tall ones stand in front of short ones.
    game.begin(position="0123/89AB/4567/CDE. F")
    hit: list[str] = game.board.get_by_role("gridcell").evaluate_all(
        """(cells) => cells.map((cell) => {
          const box = cell.getBoundingClientRect();
          const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
          return document.elementFromPoint(x, y).closest("[data-cell]")?.dataset.cell;
        })"""
    )
    assert hit == [f"{column}{row}" for row in "4321" for column in "abcd"]
    take_screenshot(game.page, f"full-board-{size}")


# -- other ways to look --------------------------------------------------------------------------


@pytest.mark.long
def test_at_twice_the_size_a_game_is_played(visitors: Visitors) -> None:
    game = visitors(viewport={"width": 640, "height": 400}, device_scale_factor=2)
    game.begin()
    game.play(">F a1>D b1>E c1>C d1!1")
    game.expect_end("Anna wins")
    take_screenshot(game.page, "zoomed-over", whole=True)


@pytest.mark.long
@pytest.mark.parametrize(
    "sight",
    ["home", "new", "game", "pointing", "over", "rules", *MEETING, *ONLINE],
)
def test_at_twice_the_size_nothing_lies_beside_the_window(visitors: Visitors, sight: str) -> None:
    game = visitors(viewport={"width": 640, "height": 400}, device_scale_factor=2)
    SIGHTS[sight](game)
    take_screenshot(game.page, f"{sight}-zoomed")
    expect_nothing_beside(game.page)
    game.page.set_viewport_size({"width": 1280, "height": 800})
    expect_eventually(game.page, lambda: game.page.evaluate("innerWidth"), 1280)
    game.page.evaluate("document.documentElement.style.fontSize = '200%'")
    expect_nothing_beside(game.page)
