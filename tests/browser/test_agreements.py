"""What players agree on during a game: draws, take-backs, pauses; and what helps them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.game_page import GamePage
from kvarto.locales import english

pytestmark = pytest.mark.long


def in_menu(game: GamePage, key: str, player: str | None = None) -> Locator:
    """A choice in the menu of the game, which is opened for it."""
    game.button("menu-title").click()
    what = english(key)
    name = what if player is None else english("do-by", player=player, what=what)
    menu = game.page.get_by_role("dialog", name=english("menu-title"))
    return menu.get_by_role("button", name=name, exact=True)


def test_who_resigns_is_asked_first_and_then_loses(game: GamePage) -> None:
    game.begin()
    game.play(">F a1")
    in_menu(game, "do-resign", "Ben").click()
    expect(game.page.get_by_text(english("sure-resign"))).to_be_visible()
    game.button("sure-no").click()
    game.expect_duty("duty-give-here", player="Ben", other="Anna")
    in_menu(game, "do-resign", "Ben").click()
    game.button("do-by", player="Ben", what=english("do-resign")).click()
    game.expect_end("Anna wins", english("outcome-resignation", winner="Anna", loser="Ben"))


def test_two_at_one_device_agree_on_a_draw(game: GamePage) -> None:
    game.begin()
    game.play(">F a1")
    in_menu(game, "do-agree-draw").click()
    expect(game.page.get_by_text(english("sure-draw"))).to_be_visible()
    game.button("do-agree-draw").click()
    game.expect_end(english("result-draw"), english("outcome-agreement"))


def test_a_game_is_called_off_before_it_has_begun(game: GamePage) -> None:
    game.begin()
    in_menu(game, "do-abort").click()
    expect(game.page.get_by_text(english("sure-abort"))).to_be_visible()
    game.button("do-abort").click()
    game.expect_end(english("result-none"), english("outcome-aborted"))


def test_a_move_is_taken_back(game: GamePage) -> None:
    game.begin()
    game.play(">F a1>D")
    in_menu(game, "do-ask-take-back", "Ben").click()
    game.expect_note(english("said-taken-back"))
    game.expect_position("..../..../..../F... -")
    game.heard(english("said-taken-back"))


def test_a_casual_game_is_paused_and_goes_on(game: GamePage) -> None:
    game.begin(clock="60/move")
    game.give("F")
    in_menu(game, "do-pause").click()
    game.expect_duty("duty-paused")
    expect(game.cell("a1")).to_be_disabled()
    game.button("do-resume").click()
    game.place("a1")
    game.expect_position("..../..../..../F... -")


def test_in_a_serious_game_nothing_is_taken_back_or_paused(game: GamePage) -> None:
    game.begin(casual=False)
    game.play(">F a1")
    expect(in_menu(game, "do-resign", "Ben")).to_be_visible()
    menu = game.page.get_by_role("dialog")
    for key in ("do-pause", "do-ask-take-back"):
        expect(menu.get_by_role("button", name=re.compile(english(key)))).to_have_count(0)


def test_the_menu_is_closed_by_the_escape_key(game: GamePage) -> None:
    game.begin()
    expect(in_menu(game, "do-resign", "Anna")).to_be_visible()
    game.page.keyboard.press("Escape")
    expect(game.page.get_by_role("dialog")).to_have_count(0)
    expect(game.button("menu-title")).to_be_focused()


# -- what helps ----------------------------------------------------------------------------------


def test_who_wants_it_is_shown_threats_and_safe_pieces(game: GamePage) -> None:
    helped = {"name": "Anna", "aids": ["threats", "safe"]}
    game.begin(chairs=[helped, {"name": "Ben"}], position="..../.3../..../FDE. -")
    threat = re.compile(r"^d1: empty\. .*dark.*tall|^d1: empty\. .*tall.*dark")
    expect(game.board.get_by_role("gridcell", name=threat)).to_be_visible()
    game.give("0")
    expect(game.cell("d1")).to_have_accessible_name("d1: empty.")


@pytest.mark.parametrize("position", ["..../.3../..8./FDE. C", "..../.C../..8./FDE. 3"])
def test_a_completed_row_is_no_threat_any_more(game: GamePage, position: str) -> None:
    helped = {"name": "Anna", "aids": ["threats", "safe"]}
    game.begin(chairs=[helped, {"name": "Ben"}], position=position)
    game.place("d1")
    game.expect_duty("duty-give-here", player="Anna", other="Ben")
    for cell in ("a4", "b4", "c4", "d4"):
        expect(game.cell(cell)).to_have_accessible_name(f"{cell}: empty.")
