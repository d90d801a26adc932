"""My games: what waits for me, what goes on, what is over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from browser.game_page import ANNA_AND_BEN, GamePage, begun_game
from browser.people import another_tab, resign, sit_at
from browser.polling import expect_eventually
from browser.two_players import make_table
from browser.visitors import Visitors
from kvarto.locales import english

#: Anna against the computer; it is her turn.
ANNA_AND_PIP = {"chairs": [{"name": "Anna"}, {"name": "Pip", "level": 1}], "dice": False}


def section(page: Page, key: str) -> Locator:
    """A part of the page by its heading."""
    heading = page.get_by_role("heading", name=english(key), exact=True)
    return page.locator("section").filter(has=heading)


def online_game(one: GamePage, other: GamePage, **wished: object) -> str:
    """A game of Anna and Ben at two browsers, begun by Anna; its id."""
    table = make_table(one, **wished)
    sit_at(other.page, table, name="Ben")
    return table


def test_what_waits_comes_first_and_what_is_over_has_its_result(visitors: Visitors) -> None:
    game, ben = visitors(), visitors()
    over = begun_game(game.page, ANNA_AND_PIP)
    resign(game.page, over)
    table = make_table(game, clock="3d/move")
    mine = online_game(game, ben)
    game.go("/games")
    running = section(game.page, "mine-running").get_by_role("link")
    expect(running).to_have_count(1)
    expect(running).to_contain_text(english("mine-your-turn"))
    waiting = section(game.page, "mine-tables").get_by_role("link")
    expect(waiting).to_contain_text(english("clock-days", days=3))
    finished = section(game.page, "mine-finished").locator("a.resume")
    expect(finished).to_contain_text(english("mine-lost"))
    expect(finished).to_contain_text(english("ended-resignation"))
    for link, address in ((running, mine), (waiting, table), (finished, over)):
        expect(link).to_have_attribute("href", f"/game/{address}")
    finished.click()
    game.expect_end(english("result-you-lose"))
    # The other has the same game, but it is not his turn.
    ben.go("/games")
    running = section(ben.page, "mine-running").get_by_role("link")
    expect(running).to_contain_text(english("mine-others-turn", player="Anna"))


@pytest.mark.long
def test_the_title_tells_that_somebody_waits(visitors: Visitors) -> None:
    anna, ben = visitors(), visitors()
    online_game(anna, ben)
    anna.go("/rules")
    waiting = english("title-turns", count=1, title=english("title-rules"))
    expect(anna.page).to_have_title(waiting)
    link = anna.page.get_by_role("banner").get_by_role(
        "link", name=re.compile(english("nav-games"))
    )
    expect(link).to_contain_text(english("nav-games-wait", count=1))
    ben.go("/rules")
    expect(ben.page).to_have_title(english("title-rules"))
    # It is looked for again when the page is.
    table = another_tab(anna)
    table.sit_down(begun_game_of(anna))
    table.give("F")
    expect_awaited(ben)
    come_back_to(anna.page)
    come_back_to(ben.page)
    expect(anna.page).to_have_title(english("title-rules"))
    expect(ben.page).to_have_title(waiting)


@pytest.mark.long
def test_who_comes_back_while_the_games_are_on_their_way_hears_what_happened_since(
    visitors: Visitors,
) -> None:
    anna, ben = visitors(), visitors()
    game = online_game(anna, ben)
    held: list[Route] = []

    def hold_first(route: Route) -> None:
        route.continue_() if held else held.append(route)

    ben.page.route("**/api/games", hold_first)
    ben.go("/rules")
    expect_eventually(ben.page, lambda: len(held), 1)
    answer = held[0].fetch()
    anna.sit_down(game)
    anna.give("F")
    expect_awaited(ben)
    come_back_to(ben.page)
    held[0].fulfill(response=answer)
    expect(ben.page).to_have_title(english("title-turns", count=1, title=english("title-rules")))


def expect_awaited(game: GamePage) -> None:
    """Wait until the server knows it: a page shows a move before it has arrived."""

    def awaited() -> list[bool]:
        running = game.page.request.get("/api/games").json()["running"]
        return [summary["awaited"] for summary in running]

    expect_eventually(game.page, awaited, [True])


def come_back_to(page: Page) -> None:
    """As one does from another tab: the page looks for news."""
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")


#: Keeps what the system would be told, for a page that nobody looks at.
_KEEP_NOTIFICATIONS = """
  window.told = [];
  window.Notification = class {
    static permission = "granted";
    static requestPermission = async () => "granted";
    constructor(title, { body }) { window.told.push(body); }
    close() {}
  };
  Object.defineProperty(document, "hidden", { get: () => true });
"""


@pytest.mark.long
def test_who_wants_to_be_told_is_told_whichever_page_is_open(visitors: Visitors) -> None:
    anna, ben = visitors(), visitors()
    ben.page.add_init_script(_KEEP_NOTIFICATIONS)
    game = online_game(anna, ben)
    ben.go("/games")
    ben.button("menu-notify-off").click()
    expect(ben.button("menu-notify-on")).to_have_attribute("aria-pressed", "true")
    ben.page.get_by_role("banner").get_by_role("link", name=english("nav-rules")).click()
    expect(ben.page).to_have_title(english("title-rules"))
    anna.sit_down(game)
    anna.give("F")
    expect_awaited(ben)
    told = [english("title-your-turn", first="Anna", second="Ben")]
    come_back_to(ben.page)
    expect_eventually(ben.page, lambda: ben.page.evaluate("window.told"), told)


def begun_game_of(game: GamePage) -> str:
    """The id of the only game that goes on at this browser."""
    (running,) = game.page.request.get("/api/games").json()["running"]
    return str(running["id"])


@pytest.mark.long
def test_the_computer_does_not_count_as_somebody_who_waits(game: GamePage) -> None:
    begun_game(game.page, ANNA_AND_PIP)
    begun_game(game.page, ANNA_AND_BEN)
    game.go("/games")
    expect(section(game.page, "mine-running").get_by_role("link")).to_have_count(2)
    expect(game.page).to_have_title(english("title-games"))


@pytest.mark.long
def test_the_first_page_leads_back_to_what_goes_on(visitors: Visitors) -> None:
    anna, ben = visitors(), visitors()
    game = online_game(anna, ben)
    ben.go("/")
    name = english("home-resume", first="Anna", second="Ben")
    link = ben.page.get_by_role("link", name=re.compile(name))
    expect(link).to_contain_text(english("mine-others-turn", player="Anna"))
    link.click()
    expect(ben.page).to_have_url(re.compile(f"/game/{game}$"))
    for _ in range(3):
        begun_game(ben.page, ANNA_AND_BEN)
    ben.go("/")
    ben.page.get_by_role("link", name=english("home-all-games")).click()
    expect(section(ben.page, "mine-running").get_by_role("link")).to_have_count(4)


@pytest.mark.long
def test_who_has_not_played_yet_is_told_so(game: GamePage) -> None:
    game.go("/games")
    expect(game.page.get_by_text(english("mine-none"))).to_be_visible()
    game.page.get_by_role("main").get_by_role("link", name=english("nav-new")).click()
    expect(game.page).to_have_title(english("title-new"))


@pytest.mark.long
def test_older_games_are_shown_when_they_are_asked_for_and_all_are_saved(
    game: GamePage, tmp_path: Path
) -> None:
    game.go("/about")
    first = begun_game(game.page, ANNA_AND_BEN)
    resign(game.page, first)
    finished = game.page.locator("a.resume")
    shown = len(game.page.request.get("/api/games").json()["finished"])
    count = shown
    while game.page.request.get("/api/games").json()["before"] is None:
        resign(game.page, begun_game(game.page, ANNA_AND_BEN))
        count += 1
        assert count < 100
    game.go("/games")
    expect(finished).to_have_count(count - 1)
    game.button("mine-older").click()
    expect(finished).to_have_count(count)
    expect(finished.last).to_have_attribute("href", f"/game/{first}")
    expect(finished.last).to_be_focused()
    expect(game.button("mine-older")).to_have_count(0)
    with game.page.expect_download() as download:
        game.page.get_by_role("link", name=english("mine-download")).click()
    file = tmp_path / "games.qgn"
    download.value.save_as(file)
    assert file.read_text(encoding="utf-8").count('[First "Anna"]') == count
