"""Playing without seeing: moves that are typed, and a board that is read out."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from browser.forms import unfold
from browser.game_page import GamePage
from browser.servers import LocalServer
from browser.table import name_of
from browser.visitors import PHONE, Visitors
from kvarto.locales import english


def type_in(game: GamePage, text: str) -> None:
    """Type a line, and have it done."""
    line = game.page.get_by_role("textbox", name=english("typed-label"), exact=True)
    line.fill(text)
    line.press("Enter")


def answer(game: GamePage) -> Locator:
    """What is said in answer to a line."""
    return game.page.locator("kvarto-typed-input").get_by_role("status")


@pytest.fixture
def typing(still_server: LocalServer, visitors: Visitors) -> GamePage:
    """A page on which moves are typed; there is time enough to point a shape out."""
    game = visitors(server=still_server)
    game.begin()
    unfold(game.page, "typed-title")
    return game


def test_a_whole_game_is_typed(typing: GamePage) -> None:
    for typed, position in [
        (">F", "..../..../..../.... F"),
        ("a1>D", "..../..../..../F... D"),
        ("b1", "..../..../..../FD.. -"),
        (">e", "..../..../..../FD.. E"),
        (" C1 > C ", "..../..../..../FDE. C"),
        ("d1", "..../..../..../FDEC -"),
    ]:
        type_in(typing, typed)
        typing.expect_position(position)
    type_in(typing, "!1")
    typing.expect_end("Anna wins", "Anna wins: row 1, four dark and four tall.")


@pytest.mark.long
def test_what_is_not_understood_or_not_allowed_is_said_and_changes_nothing(
    typing: GamePage,
) -> None:
    type_in(typing, "e9>7")
    expect(answer(typing)).to_have_text(english("typed-not-understood", text="e9>7"))
    type_in(typing, "a1")
    refusal = english("page-refused", what=english("now-is-not-the-time-to-place", seat="X"))
    expect(answer(typing)).to_contain_text(refusal.split("X")[1])
    typing.expect_position("..../..../..../.... -")


@pytest.mark.long
def test_lines_of_the_board_are_read_out(typing: GamePage) -> None:
    typing.play(">F a1>D b1>E")
    type_in(typing, "?1")
    cells = [f"a1: {name_of('F')}.", f"b1: {name_of('D')}.", "c1: empty.", "d1: empty."]
    row = english("read-shape", shape=english("shape-row", name="1"), cells=" ".join(cells))
    expect(answer(typing)).to_have_text(row)
    group = typing.page.get_by_role("group", name=english("read-title"))
    group.get_by_role("button", name=english("shape-column", name="b"), exact=True).click()
    expect(answer(typing)).to_contain_text(f"b1: {name_of('D')}. b2: empty.")
    type_in(typing, "?")
    expect(answer(typing)).to_contain_text("d4: empty.")
    expect(answer(typing)).to_contain_text(f"a1: {name_of('F')}.")


@pytest.mark.long
def test_on_a_small_screen_moves_are_typed_in_the_menu(visitors: Visitors) -> None:
    game = visitors(**PHONE)
    game.begin()
    game.button("menu-title").click()
    unfold(game.page, "typed-title")
    type_in(game, ">F")
    game.expect_position("..../..../..../.... F")


@pytest.mark.long
def test_what_the_other_does_is_announced(game: GamePage) -> None:
    game.begin(chairs=[{"name": "Anna"}, {"name": "Robot", "level": 1}])
    game.give("F")
    game.heard(f"Robot places the {name_of('F')} piece on")
    game.heard(english("said-gives-you", player="Robot", piece="").strip(" ."))
