"""Days per move: both go away, come back when they like, and play on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.forms import option, switch
from browser.game_page import GamePage
from browser.input_methods import Mouse
from browser.servers import LifeOfSite
from browser.visitors import Visitors
from kvarto.locales import english

AT_A_GAME = re.compile(r"/game/[\w-]+$")
NAMES = {"first": "Anna", "second": "Ben"}


def come_back(gone: GamePage) -> GamePage:
    """A new page of a browser whose pages were all closed: it shows my games."""
    context = gone.page.context
    gone.page.close()
    back = GamePage(context.new_page(), Mouse())
    back.go("/games")
    return back


def go_to_the_game(player: GamePage) -> None:
    player.page.get_by_role("link", name=re.compile(english("title-game", **NAMES))).click()
    expect(player.page.locator(".bar-name")).to_have_count(2)


def test_two_play_with_days_for_a_move_and_close_everything_meanwhile(
    own_server: LifeOfSite, visitors: Visitors
) -> None:
    anna, ben = visitors(server=own_server), visitors(server=own_server)
    anna.go("/")
    anna.page.get_by_role("link", name=english("home-friend")).click()
    option(anna.page, "new-preset", "preset-days").check()
    expect(switch(anna.page, "new-in-lobby")).not_to_be_checked()
    anna.page.get_by_role("textbox", name=english("new-name")).fill("Anna")
    anna.page.locator("summary").filter(has_text=english("new-time")).click()
    option(anna.page, "new-starter", "starter-is", player="Anna").check()
    anna.button("new-open").click()
    expect(anna.page).to_have_url(AT_A_GAME)
    ben.go(anna.path)
    ben.page.get_by_role("textbox").fill("Ben")
    ben.button("invited-sit").click()
    expect(ben.page.locator(".bar-name")).to_have_count(2)
    anna.give("F")
    ben.expect_position("..../..../..../.... F")
    # Both go, and the server is started anew before anybody comes back.
    anna.page.goto("about:blank")
    ben.page.goto("about:blank")
    own_server.stop()
    own_server.start()
    ben = come_back(ben)
    game = ben.page.get_by_role("link", name=re.compile(english("title-game", **NAMES)))
    expect(game).to_contain_text(english("mine-your-turn"))
    expect(game).to_contain_text(english("mine-deadline", when="in 3 days"))
    expect(ben.page).to_have_title(english("title-turns", count=1, title=english("title-games")))
    go_to_the_game(ben)
    ben.place("b2")
    ben.give("D")
    ben.expect_position("..../..../.F../.... D")
    anna = come_back(anna)
    go_to_the_game(anna)
    anna.expect_position("..../..../.F../.... D")
    anna.place("c2")
    anna.give("E")
    ben.expect_position("..../..../.FD./.... E")


@pytest.mark.long
def test_a_table_that_waits_is_changed_by_whoever_has_made_it(visitors: Visitors) -> None:
    anna, ben = visitors(), visitors()
    anna.go("/new?with=invite")
    anna.page.get_by_role("textbox", name=english("new-name")).fill("Anna")
    anna.button("new-open").click()
    expect(anna.page).to_have_url(AT_A_GAME)
    address = anna.path
    anna.page.get_by_role("link", name=english("waiting-change")).click()
    heading = anna.page.get_by_role("heading", name=english("new-change-title"))
    expect(heading).to_be_visible()
    expect(anna.page.get_by_role("textbox", name=english("new-name"))).to_have_value("Anna")
    option(anna.page, "new-preset", "preset-days").check()
    switch(anna.page, "new-watched").check()
    anna.button("new-change-save").click()
    expect(anna.page).to_have_url(address)
    ben.go(address)
    expect(ben.page.get_by_text(english("clock-days", days=3))).to_be_visible()
    # What was changed at this table is not what the next one begins with.
    anna.go("/new?with=invite")
    expect(option(anna.page, "new-preset", "preset-casual")).to_be_checked()
    # Somebody else cannot change it.
    visitors.forgive("status of 4")
    answer = ben.page.request.put(f"/api/tables/{address.rsplit('/', 1)[1]}", data={})
    assert not answer.ok
