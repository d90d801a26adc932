"""The lobby: people who do not know each other find a game, live."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from browser.forms import switch, unfold
from browser.game_page import GamePage, Json
from browser.people import name_at
from browser.servers import LifeOfSite, Site
from browser.two_players import make_table, wait_at
from browser.visitors import PHONE, Visitors
from kvarto.locales import english

AT_A_GAME = re.compile(r"/game/[\w-]+$")


def enter(visitors: Visitors, server: Site, **options: Any) -> GamePage:
    """Somebody comes to the lobby of this server for the first time."""
    visitor = visitors(server=server, **options)
    visitor.go("/lobby")
    expect(visitor.page.get_by_role("heading", name=english("lobby-tables"))).to_be_visible()
    return visitor


def seek(visitor: GamePage) -> None:
    visitor.button("lobby-anyone").click()
    expect(visitor.page.get_by_role("heading", name=english("lobby-seeking"))).to_be_visible()
    # From then on somebody has a name, if it is a made-up one.
    expect(visitor.page.locator(".way-account")).not_to_have_text(english("nav-account"))


def expect_same_game(*players: GamePage) -> None:
    for player in players:
        expect(player.page).to_have_url(AT_A_GAME)
        expect(player.page.locator(".bar-name")).to_have_count(2)
    assert len({player.path for player in players}) == 1


def row(visitor: GamePage, text: str | re.Pattern[str]) -> Locator:
    return visitor.page.get_by_role("listitem").filter(has_text=text)


def table_of(player: GamePage) -> Json:
    """What the server says of the game that somebody is at."""
    table: Json = player.page.request.get(f"/api/games/{player.page.url.rsplit('/', 1)[1]}").json()
    return table


def play_a_move(one: GamePage, other: GamePage) -> None:
    """Whoever is first gives a piece, which the other sees and places."""
    is_first = table_of(one)["seats"]["first"]["yours"]
    first, second = (one, other) if is_first else (other, one)
    first.give("F")
    second.expect_position("..../..../..../.... F")
    second.place("b2")
    first.expect_position("..../..../.F../.... -")


def test_two_who_play_anyone_are_brought_together(
    own_server: LifeOfSite, visitors: Visitors
) -> None:
    one = enter(visitors, own_server)
    other = enter(visitors, own_server, **PHONE)
    expect(one.page.get_by_text(english("lobby-here", count=2))).to_be_visible()
    seek(one)
    other.button("lobby-anyone").click()
    expect_same_game(one, other)
    play_a_move(one, other)


def test_somebody_sits_down_at_an_open_table_and_a_third_watches(
    own_server: LifeOfSite, visitors: Visitors
) -> None:
    maker = visitors(server=own_server)
    maker.go("/lobby")
    maker.page.get_by_role("link", name=english("lobby-open-table")).click()
    expect(switch(maker.page, "new-in-lobby")).to_be_checked()
    guest, onlooker = enter(visitors, own_server), enter(visitors, own_server)
    expect(guest.page.get_by_text(english("lobby-no-tables"))).to_be_visible()
    unfold(maker.page, "new-time")
    maker.page.get_by_role("combobox", name=english("new-clock")).select_option("600+5")
    maker.button("new-open").click()
    expect(maker.page).to_have_url(AT_A_GAME)
    # It is there without a reload, under a made-up name.
    name = name_at(maker.page)
    assert name is not None
    table = row(guest, name)
    expect(table).to_contain_text(english("clock-main", minutes=10, increment=5))
    table.get_by_role("button", name=re.compile(rf"^{english('lobby-sit')} ?: {name}$")).click()
    expect_same_game(maker, guest)
    expect(row(onlooker, english("lobby-sit"))).to_have_count(0)
    watched = row(onlooker, re.compile(re.escape(name)))
    expect(watched).to_contain_text(english("lobby-placed", placed=0))
    watched.get_by_role("link").click()
    expect_same_game(maker, onlooker)
    play_a_move(maker, guest)
    expect(onlooker.page.locator("button.call[aria-disabled=false]")).to_have_count(0)
    # The next table is private again, unless it is said otherwise.
    maker.go("/new?with=invite")
    expect(switch(maker.page, "new-in-lobby")).not_to_be_checked()


@pytest.mark.long
def test_who_waits_in_the_lobby_is_led_to_the_own_table_when_somebody_sits_down(
    own_server: LifeOfSite, visitors: Visitors
) -> None:
    maker = visitors(server=own_server)
    make_table(maker, found="lobby")
    maker.go("/lobby")
    yours = row(maker, english("lobby-your-table"))
    expect(yours.get_by_role("link", name=english("lobby-to-table"))).to_be_visible()
    guest = enter(visitors, own_server)
    guest.page.get_by_role("button", name=re.compile(english("lobby-sit"))).click()
    expect_same_game(maker, guest)


@pytest.mark.long
def test_looking_for_somebody_can_be_stopped(own_server: LifeOfSite, visitors: Visitors) -> None:
    one = enter(visitors, own_server)
    seek(one)
    stop = one.button("lobby-stop")
    expect(stop).to_be_focused()
    stop.click()
    expect(one.button("lobby-anyone")).to_be_focused()
    other, third = enter(visitors, own_server), enter(visitors, own_server)
    seek(other)
    third.button("lobby-anyone").click()
    expect_same_game(other, third)
    expect(one.page).to_have_url(re.compile("/lobby$"))


@pytest.mark.long
def test_what_one_wishes_for_is_changed_in_place_and_remembered(
    own_server: LifeOfSite, visitors: Visitors
) -> None:
    game = enter(visitors, own_server)
    unfold(game.page, "lobby-wish")
    game.page.get_by_role("combobox", name=english("new-variant")).select_option("chst:lq")
    game.page.get_by_role("combobox", name=english("new-calling")).select_option("automatic")
    game.page.get_by_role("combobox", name=english("new-clock")).select_option("300+3")
    switch(game.page, "new-casual").uncheck()
    game.page.reload()
    wish = game.page.locator("summary")
    for text in (
        english("variant-advanced"),
        english("agreed-automatic"),
        english("clock-main", minutes=5, increment=3),
        english("agreed-not-casual"),
    ):
        expect(wish).to_contain_text(text)
    other = visitors(server=own_server)
    agreed = {"variant": "chst:lq", "calling": "automatic", "clock": "300+3", "casual": False}
    # Somebody waits at a table with just this.
    wait_at(other, make_table(other, found="lobby", **agreed))
    game.button("lobby-anyone").click()
    expect(game.page).to_have_url(AT_A_GAME)
    table = table_of(game)
    assert {key: table[key] for key in agreed} == agreed


@pytest.mark.long
@pytest.mark.parametrize("while_seeking", [True, False])
def test_the_lobby_comes_back_by_itself(
    own_server: LifeOfSite, visitors: Visitors, *, while_seeking: bool
) -> None:
    visitors.forgive("WebSocket|ERR_CONNECTION_REFUSED|Failed to load resource")
    one = enter(visitors, own_server)
    if while_seeking:
        seek(one)
    own_server.kill()
    expect(one.page.get_by_text(english("line-lost"))).to_be_visible()
    own_server.start()
    expect(one.page.get_by_text(english("line-lost"))).to_have_count(0)
    other = enter(visitors, own_server)
    if not while_seeking:
        seek(one)
    other.button("lobby-anyone").click()
    expect_same_game(one, other)


@pytest.mark.long
def test_a_table_that_is_gone_says_so(own_server: LifeOfSite, visitors: Visitors) -> None:
    visitors.forgive("status of 40")
    game, maker = enter(visitors, own_server), visitors(server=own_server)
    table = make_table(maker, found="lobby")
    sit = game.page.get_by_role("button", name=re.compile(english("lobby-sit")))
    expect(sit).to_be_visible()

    def withdraw_first(route: Route) -> None:
        assert maker.page.request.delete(f"/api/tables/{table}").ok
        route.continue_()

    # The table is withdrawn before this page hears of it.
    game.page.route("**/sit", withdraw_first)
    sit.click()
    expect(game.page.get_by_role("alert")).to_be_visible()
