"""Choosing a game: with whom, under which rules, and what is remembered of it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.forms import option, switch, unfold
from browser.game_page import GamePage
from browser.visitors import Visitors
from kvarto.engine.players import LEVELS
from kvarto.locales import english

#: Whether nothing lies over the middle of an element.
IS_SEEN = """(element) => {
  const box = element.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return element.contains(document.elementFromPoint(x, y));
}"""


def begin(game: GamePage) -> dict[str, Any]:
    """Begin what is chosen; what the server says of the game."""
    game.button("new-begin").click()
    expect(game.page).to_have_url(re.compile(r"/game/[\w-]+$"))
    response = game.page.request.get(f"/api/games/{game.page.url.rsplit('/', 1)[1]}")
    table: dict[str, Any] = response.json()
    return table


def write_names(game: GamePage) -> None:
    for key, name in (("name-one", "Anna"), ("name-two", "Ben")):
        game.page.get_by_role("textbox", name=english(key)).fill(name)


@pytest.mark.long
def test_the_computer_is_chosen_by_a_slider_that_tells_its_name_and_what_it_is_like(
    game: GamePage,
) -> None:
    game.go("/new")
    slider = game.page.get_by_role("slider", name=english("new-level"))
    slider.press("Home")
    weakest, strongest = LEVELS[0], LEVELS[-1]
    expect(game.page.get_by_text(english(weakest.about))).to_be_visible()
    slider.press("End")
    expect(game.page.get_by_text(english(strongest.about))).to_be_visible()
    expect(slider).to_have_attribute("aria-valuetext", re.compile(english(strongest.name)))
    game.page.get_by_role("textbox", name=english("new-name")).fill("Greta")
    unfold(game.page, "new-time")
    option(game.page, "new-starter", "starter-is", player="Greta").check()
    seats = begin(game)["seats"]
    assert seats["first"]["name"] == "Greta"
    assert seats["second"]["level"] == len(LEVELS)
    game.expect_duty("duty-give-you", other=english("opponent-perfect"))


@pytest.mark.long
@pytest.mark.parametrize(
    ("preset", "agreed"),
    [
        ("casual", {"variant": "chst:l", "false_call": "ignore", "clock": "-", "casual": True}),
        ("tournament", {"false_call": "forfeit", "clock": "60/move", "casual": False}),
        ("beginners", {"variant": "ch:l", "casual": True}),
        ("child", {"variant": "ch:l", "false_call": "ignore"}),
    ],
)
def test_a_preset_agrees_on_everything_at_once(
    game: GamePage, preset: str, agreed: dict[str, Any]
) -> None:
    game.go("/new")
    option(game.page, "new-opponent", "opponent-is-person").check()
    option(game.page, "new-preset", f"preset-{preset}").check()
    write_names(game)
    table = begin(game)
    assert {key: table[key] for key in agreed} == agreed
    assert (table["calling"], table["late_call"]) == ("spoken", False)
    points = {seat["name"]: seat["points"] for seat in table["seats"].values()}
    assert points == {"Anna": True, "Ben": preset != "child"}


def test_everything_can_be_agreed_on_by_itself_and_is_remembered(game: GamePage) -> None:
    page = game.page
    game.go("/new")
    option(page, "new-opponent", "opponent-is-person").check()
    write_names(game)
    unfold(page, "new-rules")
    option(page, "new-variant", "kind-own").check()
    page.get_by_role("checkbox", name=english("feature-s")).check()
    option(page, "new-shapes", "shapes-q").check()
    switch(page, "new-required").check()
    option(page, "new-false-call", "false-call-forfeit").check()
    switch(page, "new-late-call").check()
    unfold(page, "new-time")
    page.get_by_role("combobox", name=english("new-clock")).select_option("600+5")
    option(page, "new-starter", "starter-is", player="Ben").check()
    switch(page, "new-casual").uncheck()
    table = begin(game)
    assert table["variant"] == "chs:q:2"
    assert (table["false_call"], table["late_call"]) == ("forfeit", True)
    assert (table["clock"], table["casual"]) == ("600+5", False)
    assert (table["seats"]["first"]["name"], table["throws"]) == ("Ben", [])
    game.go("/new")
    expect(option(page, "new-opponent", "opponent-is-person")).to_be_checked()
    expect(page.get_by_role("textbox", name=english("name-two"))).to_have_value("Ben")
    unfold(page, "new-rules")
    expect(option(page, "new-variant", "kind-own")).to_be_checked()
    expect(switch(page, "new-late-call")).to_be_checked()


@pytest.mark.long
@pytest.mark.parametrize(
    ("kind", "code"),
    [("standard", "chst:l"), ("advanced", "chst:lq"), ("squares", "chst:q"), ("hard", "chst:l:2")],
)
def test_every_named_variant_can_be_chosen(game: GamePage, kind: str, code: str) -> None:
    game.go("/new")
    unfold(game.page, "new-rules")
    option(game.page, "new-variant", f"kind-{kind}").check()
    option(game.page, "new-calling", "calling-automatic").check()
    expect(game.page.get_by_role("group", name=english("new-false-call"))).to_have_count(0)
    table = begin(game)
    assert (table["variant"], table["calling"]) == (code, "automatic")


def test_the_device_goes_from_hand_to_hand_and_the_board_is_covered_meanwhile(
    game: GamePage,
) -> None:
    game.go("/new")
    option(game.page, "new-opponent", "opponent-is-person").check()
    write_names(game)
    switch(game.page, "new-pass").check()
    unfold(game.page, "new-time")
    option(game.page, "new-starter", "starter-is", player="Anna").check()
    begin(game)
    game.button("cover-ready", player="Anna").click()
    game.give("F")
    cover = game.page.get_by_role("dialog", name=english("cover-title", player="Ben"))
    expect(cover).to_be_visible()
    assert not game.board.evaluate(IS_SEEN)
    game.button("cover-ready", player="Ben").click()
    expect(cover).to_have_count(0)
    assert game.board.evaluate(IS_SEEN)
    game.place("b2")
    game.give("D")
    game.button("cover-ready", player="Anna").click()
    game.expect_position("..../..../.F../.... D")


@pytest.mark.long
def test_two_computers_are_set_against_each_other(game: GamePage) -> None:
    game.go("/new")
    option(game.page, "new-opponent", "opponent-is-watch").check()
    game.page.get_by_role("slider", name=english("new-level-one")).press("Home")
    game.page.get_by_role("slider", name=english("new-level-two")).press("Home")
    seats = begin(game)["seats"]
    assert {seat["level"] for seat in seats.values()} == {1}
    assert len({seat["name"] for seat in seats.values()}) == 2


@pytest.mark.long
def test_a_game_begins_from_a_position_that_somebody_has_shared(game: GamePage) -> None:
    game.go("/position?p=..../..../..../FDE.+C+chst:lq")
    game.expect_position("..../..../..../FDE. C")
    name = english("position-begin")
    game.page.get_by_role("link", name=name).click()
    option(game.page, "new-opponent", "opponent-is-person").check()
    table = begin(game)
    assert (table["position"], table["variant"]) == ("..../..../..../FDE. C chst:lq", "chst:lq")
    game.expect_position("..../..../..../FDE. C")


@pytest.mark.long
def test_a_position_that_cannot_be_says_so(game: GamePage, visitors: Visitors) -> None:
    visitors.forgive("status of 400")
    game.go("/position?p=FF../..../..../....+-")
    problem = english("page-refused", what=english("piece-twice", piece="F"))
    expect(game.page.get_by_text(problem)).to_be_visible()
