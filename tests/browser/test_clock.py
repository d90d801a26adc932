"""Clocks: they count down, warn, are right after a reload, and end the game."""

from __future__ import annotations

import time

from playwright.sync_api import Locator, expect

from browser.game_page import GamePage
from kvarto.locales import english


def seconds(clock: Locator) -> int:
    """What a clock shows."""
    minutes, rest = clock.inner_text().split(":")
    return 60 * int(minutes) + int(rest)


def clocks(game: GamePage) -> tuple[Locator, Locator]:
    """The clocks of Anna, who sits near, and of Ben."""
    timers = game.page.get_by_role("timer", name=english("clock-label"))
    expect(timers.nth(1)).to_be_visible()
    return timers.last, timers.first


def test_a_clock_counts_down_while_the_other_stands(game: GamePage) -> None:
    game.begin(clock="300+3")
    anna, ben = clocks(game)
    expect(ben).to_have_text("5:00")
    expect(anna).to_have_text("4:58")
    game.give("F")
    expect(ben).to_have_text("4:58")
    assert seconds(anna) > 295


def test_a_clock_is_right_after_a_reload(game: GamePage) -> None:
    game.begin(clock="60/move")
    anna, _ = clocks(game)
    expect(anna).to_have_text("0:58")
    began = time.monotonic()
    game.page.reload()
    anna, ben = clocks(game)
    # At most what it showed before; at least that less what has passed, by the clock of the wall.
    assert 58 - (time.monotonic() - began) - 1 <= seconds(anna) <= 58
    expect(ben).to_have_text("1:00")


def test_the_last_seconds_are_announced_and_then_the_game_is_lost(game: GamePage) -> None:
    game.begin(clock="3/move")
    game.heard(english("clock-warning"))
    game.expect_end("Ben wins", english("outcome-time", winner="Ben", loser="Anna"))


def test_a_call_stops_the_clock(game: GamePage) -> None:
    game.begin(clock="60/move", position="..../.3../..8./FDE. C")
    game.place("d1")
    game.call("Anna")
    game.expect_duty("duty-point-here", player="Anna")
    anna, _ = clocks(game)
    shown, began = seconds(anna), time.monotonic()
    while time.monotonic() < began + 1.5:
        assert seconds(anna) == shown
        game.page.wait_for_timeout(100)
