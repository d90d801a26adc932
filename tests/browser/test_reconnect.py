"""Lines that are lost between two devices: everybody comes back, and both agree."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.cables import Cable
from browser.game_page import GamePage, Json
from browser.servers import LifeOfSite
from browser.stopped_clock import stop_running_clock
from browser.two_players import Pair, make_table, pair_up, seat, sit_down, wait_at
from browser.visitors import DOWN, Visitors
from kvarto import Seat, Settings
from kvarto.locales import english


def expect_line(game: GamePage, *, lost: bool) -> None:
    """Wait until the page says that the line is lost, or no longer says so."""
    alert = game.page.get_by_role("alert").filter(has_text=english("line-lost"))
    expect(alert).to_have_count(1 if lost else 0)


def presence(side: str) -> str:
    return f".bar-{side} kvarto-presence"


def test_what_happens_while_a_line_is_cut_is_there_when_it_is_mended(visitors: Visitors) -> None:
    anna, ben = visitors(), visitors()
    cable = Cable(ben)
    table = make_table(anna)
    wait_at(anna, table)
    sit_down(ben, table)
    pair = Pair(anna, ben)
    pair.play(">F a1>D")
    cable.cut()
    expect_line(ben, lost=True)
    # Anna plays on, and Ben sees nothing of it.
    anna.place("b1")
    anna.give("E")
    anna.expect_duty("duty-place-other", player="Ben")
    ben.expect_position("..../..../..../F... D")
    cable.mend()
    expect_line(ben, lost=False)
    ben.expect_position("..../..../..../FD.. E")
    ben.expect_duty("duty-place-you")
    ben.place("c1")
    anna.expect_position("..../..../..../FDE. -")


@pytest.mark.long
def test_a_move_that_is_made_while_the_line_is_cut_counts_once(visitors: Visitors) -> None:
    anna, ben = visitors(), visitors()
    cable = Cable(anna)
    table = make_table(anna)
    wait_at(anna, table)
    sit_down(ben, table)
    anna.expect_duty("duty-give-you", other="Ben")
    cable.cut()
    expect_line(anna, lost=True)
    anna.give("F")
    anna.expect_position("..../..../..../.... F")
    ben.expect_position("..../..../..../.... -")
    cable.mend()
    expect_line(anna, lost=False)
    ben.expect_duty("duty-place-you")
    ben.place("a1")
    anna.expect_position("..../..../..../F... -")
    moves = anna.page.get_by_role("list", name=english("moves-title")).get_by_role("button")
    expect(moves).to_have_text([">F", "a1"])


@pytest.mark.long
def test_the_other_sees_who_is_away_and_who_is_back(visitors: Visitors) -> None:
    anna, ben = visitors(), visitors()
    anna.page.clock.install()
    pair = seat(anna, ben)
    seen = anna.page.locator(presence("far"))
    expect(seen).to_have_text("")
    game = ben.page.url
    ben.page.goto("about:blank")
    expect(seen).to_have_text(re.compile(r"^away, [12]:\d\d to come back$"))
    anna.heard(english("said-goes-away", player="Ben"))
    expect(anna.button("do-claim-win")).to_have_count(0)
    # For a few seconds it is said that he is back: they last until the test lets them pass.
    stop_running_clock(anna.page)
    ben.page.goto(game)
    expect(seen).to_have_text(english("presence-back"))
    anna.page.clock.run_for(6_000)
    anna.heard(english("said-comes-back", player="Ben"))
    expect(seen).to_have_text("")
    pair.play(">F a1")


@pytest.mark.long
def test_the_win_is_claimed_when_the_server_says_that_it_may_be(visitors: Visitors) -> None:
    def long_away(sent: Json) -> Json:
        if sent["type"] != "table":
            return sent
        away = {"first": None, "second": sent["now"] - sent["grace"] - 1000}
        return sent | {"away": away, "may": {"first": ["claim_win"], "second": []}}

    anna, ben = visitors(), visitors()
    Cable(anna, long_away)
    table = make_table(anna)
    wait_at(anna, table)
    sit_down(ben, table)
    expect(anna.page.locator(presence("far"))).to_have_text(re.compile(r"^away for \d+:\d\d$"))
    anna.button("do-claim-win").click()
    # He was here all the time.
    anna.expect_note(english("page-refused", what=english("other-is-here")))


@pytest.mark.long
def test_a_reload_is_no_leaving(visitors: Visitors) -> None:
    pair = pair_up(visitors)
    pair.play(">F")
    pair.ben.page.reload()
    pair.ben.expect_duty("duty-place-you")
    pair.play("a1>D")
    expect(pair.anna.page.locator(presence("far"))).to_have_text("")


def test_when_the_server_is_killed_both_come_back_and_agree(
    visitors: Visitors, own_server: LifeOfSite
) -> None:
    anna, ben = visitors(server=own_server), visitors(server=own_server)
    # Anna need not point out what she calls: that would have to be done in time.
    table = make_table(anna, clock="600+5", points=False)
    wait_at(anna, table)
    sit_down(ben, table)
    pair = Pair(anna, ben, Settings(pointing=frozenset({Seat.SECOND})))
    pair.play(">F a1>D b1")
    own_server.kill()
    for page in (anna, ben):
        expect_line(page, lost=True)
    own_server.start()
    for page in (anna, ben):
        expect_line(page, lost=False)
    pair.expect_agreement()
    pair.play(">E c1>C d1!")
    anna.expect_end(english("result-you-win"))
    ben.expect_end(english("result-you-lose"))
    for page in (anna, ben):  # nothing is asked any more when the server stops
        expect(page.page.locator(".review li").first).to_be_visible()
    visitors.forgive(DOWN)


@pytest.mark.long
def test_an_invitation_waits_through_a_restart_of_the_server(
    visitors: Visitors, own_server: LifeOfSite
) -> None:
    anna, ben = visitors(server=own_server), visitors(server=own_server)
    table = make_table(anna)
    wait_at(anna, table)
    own_server.kill()
    own_server.start()
    sit_down(ben, table)
    anna.expect_duty("duty-give-you", other="Ben")
    visitors.forgive(DOWN)
