"""Clocks: they count down, warn, are right after a reload, and end the game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from browser.game_page import GamePage
from browser.servers import LocalServer
from browser.stopped_clock import pass_time, stop_clock
from browser.visitors import Visitors
from kvarto.locales import english
from support.fake_time import FakeTime


@pytest.fixture
def game(fake_time_site: LocalServer, visitors: Visitors) -> GamePage:
    """A page whose time stands still, at a server whose time does too."""
    game = visitors(server=fake_time_site)
    stop_clock(game.page)
    return game


def clocks(game: GamePage) -> tuple[Locator, Locator]:
    """The clocks of Anna, who sits near, and of Ben."""
    timers = game.page.get_by_role("timer", name=english("clock-label"))
    expect(timers.nth(1)).to_be_visible()
    return timers.last, timers.first


def test_clocks_count_down_by_turns_warn_and_end_the_game(
    game: GamePage, fake_time: FakeTime
) -> None:
    game.begin(clock="25/move")
    anna, ben = clocks(game)
    expect(anna).to_have_text("0:25")
    pass_time(fake_time, 2.5, game.page)
    expect(anna).to_have_text("0:23")
    expect(ben).to_have_text("0:25")
    game.give("F")
    expect(game.cell("a1")).to_be_enabled()  # the server has confirmed it
    pass_time(fake_time, 15.5, game.page)
    expect(ben).to_have_text("0:10")
    expect(anna).to_have_text("0:23")
    game.heard(english("clock-warning"))
    # Only the server says that the time is up.
    fake_time.advance(10)
    game.expect_end("Anna wins", english("outcome-time", winner="Anna", loser="Ben"))


@pytest.mark.long
def test_a_clock_is_right_after_a_reload(game: GamePage, fake_time: FakeTime) -> None:
    game.begin(clock="60/move")
    fake_time.advance(12)
    game.page.reload()
    anna, ben = clocks(game)
    expect(anna).to_have_text("0:48")
    expect(ben).to_have_text("1:00")


@pytest.mark.long
def test_a_call_stops_the_clock(game: GamePage, fake_time: FakeTime) -> None:
    table = game.begin(clock="60/move", position="..../.3../..8./FDE. C")
    game.place("d1")
    game.call("Anna")
    game.expect_at_server(table, pointing="first")
    anna, _ = clocks(game)
    expect(anna).to_have_text("1:00")
    pass_time(fake_time, 5, game.page)
    expect(anna).to_have_text("1:00")
