"""The ways around: links, titles, focus, and what is said when something cannot be had."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.axe import violations
from browser.forms import option
from browser.game_page import GamePage
from browser.input_methods import DraggingMouse, Keyboard
from browser.sights import SIGHTS
from browser.visitors import Visitors
from kvarto.locales import english


def test_every_page_has_an_address_and_a_title_of_its_own_and_back_works(game: GamePage) -> None:
    page = game.page
    game.go("/")
    heading = page.get_by_role("heading", level=1)
    banner = page.get_by_role("banner")
    for key, path in [("new", "/new"), ("rules", "/rules"), ("settings", "/settings")]:
        banner.get_by_role("link", name=english(f"nav-{key}"), exact=True).click()
        expect(page).to_have_url(re.compile(f"{path}$"))
        expect(page).to_have_title(english(f"title-{key}"))
        expect(heading).to_be_focused()
        link = banner.get_by_role("link", name=english(f"nav-{key}"), exact=True)
        expect(link).to_have_attribute("aria-current", "page")
    page.go_back()
    expect(page).to_have_title(english("title-rules"))
    # One step after the other: a step back that is asked for within another gets lost.
    page.go_back()
    expect(page).to_have_title(english("title-new"))
    page.go_back()
    expect(page).to_have_title(english("title-home"))
    page.go_forward()
    expect(page).to_have_title(english("title-new"))


@pytest.mark.long
def test_the_first_stop_of_the_tabulator_skips_to_the_content(game: GamePage) -> None:
    game.go("/rules")
    game.page.keyboard.press("Tab")
    skip = game.page.get_by_role("link", name=english("skip"))
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    game.page.keyboard.press("Enter")
    game.page.keyboard.press("Tab")
    assert game.page.get_by_role("main").evaluate("main => main.contains(document.activeElement)")


@pytest.mark.long
def test_the_rules_are_shown_with_examples_and_lead_to_a_game(game: GamePage) -> None:
    game.go("/")
    game.page.get_by_role("link", name=english("home-learn")).click()
    game.page.get_by_role("link", name=english("learn-rules")).click()
    for title in ("material", "turn", "quarto", "call", "variants", "agree", "editions"):
        heading = game.page.get_by_role("heading", name=english(f"rules-{title}"), exact=True)
        expect(heading).to_be_attached()
    assert game.page.locator("figure").count() >= 8
    game.page.get_by_role("link", name=english("rules-play")).click()
    expect(game.page).to_have_title(english("title-new"))


@pytest.mark.long
def test_where_no_game_can_be_had_one_is_told_and_can_try_again(
    game: GamePage, visitors: Visitors
) -> None:
    visitors.forgive("ERR_FAILED")
    game.go("/")
    game.page.route("**/api/games", lambda route: route.abort())
    game.button("home-play").click()
    expect(game.page.get_by_role("alert")).to_have_text(english("page-not-reached"))
    game.page.unroute_all()
    game.button("home-play").click()
    expect(game.page).to_have_url(re.compile("/game/"))


@pytest.mark.long
def test_high_contrast_is_in_order_as_well(game: GamePage) -> None:
    game.go("/settings")
    game.page.get_by_role("switch", name=english("settings-contrast")).check()
    option(game.page, "settings-set", "set-flat").check()
    for sight in ("game", "over", "settings"):
        SIGHTS[sight](game)
        assert violations(game.page) == [], sight


# -- hands ---------------------------------------------------------------------------------------


@pytest.mark.long
def test_who_plays_by_keyboard_is_led_to_what_comes_next(visitors: Visitors) -> None:
    game = visitors(hands=Keyboard())
    game.begin()
    game.give("F")
    expect(game.board.locator(":focus")).to_have_count(1)
    game.place("b2")
    expect(game.reserve.locator(":focus")).to_have_count(1)
    game.page.keyboard.press("Enter")
    game.expect_position("..../..../.F../.... 0")
    expect(game.board.locator(":focus")).to_have_count(1)


@pytest.mark.long
@pytest.mark.parametrize("target", ["a1", "reserve"])
def test_a_piece_that_is_dropped_where_it_cannot_stand_goes_back(
    visitors: Visitors, target: str
) -> None:
    game = visitors(hands=DraggingMouse(), reduced_motion="no-preference")
    game.begin(position="..../..../..../FD.. 7")
    holding = game.hand_with("7")
    holding.drag_to(game.cell("a1") if target == "a1" else game.piece("0"))
    game.expect_position("..../..../..../FD.. 7")
    expect(holding.locator(".kb-standing")).to_be_visible()
    game.place("c1")
    game.expect_position("..../..../..../FD7. -")
