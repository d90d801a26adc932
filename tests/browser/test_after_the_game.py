"""After the game: looking through it, why it went so, once more, and something to take along."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.game_page import GamePage
from browser.servers import LocalServer
from browser.visitors import Visitors
from kvarto import parse_games
from kvarto.locales import english

RECORD = """\
[First "Anna"]
[Second "Ben"]
[Result "1-0"]

1. >F a1>D 2. b1>E c1>C 3. d1!1 1-0
"""
#: Anna gives the next piece, and wins with the one after it.
START = "..../..../..../FD.. -"
WON = "..../..../..../FDEC -"
ANNA_WINS = "Anna wins: row 1, four dark and four tall."


@pytest.fixture(scope="module")
def server(still_server: LocalServer) -> LocalServer:
    """However slow the machine is, there is time enough to point a shape out."""
    return still_server


@pytest.fixture
def over(game: GamePage) -> GamePage:
    """Anna has won with row 1."""
    game.begin(position=START)
    game.play(">E c1>C d1!1")
    game.expect_end("Anna wins", ANNA_WINS)
    expect(slider(game.page)).to_be_visible()
    return game


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name=english("replay-slider"))


def words(page: Page) -> Locator:
    """The moves, each to be pressed."""
    return page.get_by_role("list", name=english("moves-title")).get_by_role("button")


# -- looking through -----------------------------------------------------------------------------


@pytest.mark.long
def test_the_arrow_keys_go_through_the_game(over: GamePage) -> None:
    keys = over.page.keyboard
    keys.press("ArrowLeft")  # before the call was pointed out
    keys.press("ArrowLeft")  # before the call
    keys.press("ArrowLeft")
    over.expect_position("..../..../..../FDE. C")
    assert over.lit == []
    keys.press("Home")
    over.expect_position(START)
    keys.press("ArrowRight")
    over.expect_position("..../..../..../FD.. E")
    keys.press("End")
    over.expect_position(WON)
    assert over.lit == ["a1", "b1", "c1", "d1"]


@pytest.mark.long
def test_the_slider_and_the_buttons_go_through_the_game(over: GamePage) -> None:
    slider(over.page).fill("3")
    over.expect_position("..../..../..../FDE. C")
    over.button("replay-back").click()
    over.expect_position("..../..../..../FDE. -")
    over.button("replay-onward").click()
    over.expect_position("..../..../..../FDE. C")
    over.button("replay-start").click()
    over.expect_position(START)
    expect(over.button("replay-back")).to_be_disabled()
    over.button("replay-end").click()
    over.expect_position(WON)


@pytest.mark.long
def test_a_move_in_the_list_leads_to_its_moment(over: GamePage) -> None:
    words(over.page).nth(1).click()
    over.expect_position("..../..../..../FDE. C")
    expect(words(over.page).nth(1)).to_have_attribute("aria-current", "step")


@pytest.mark.long
def test_during_a_game_one_can_look_back_and_return(game: GamePage) -> None:
    game.begin()
    game.play(">F a1>D b1>E")
    words(game.page).nth(1).click()
    game.expect_position("..../..../..../F... D")
    expect(game.cell("c1")).to_be_disabled()
    game.button("looking-back-return").click()
    game.expect_position("..../..../..../FD.. E")
    game.place("c1")
    game.expect_position("..../..../..../FDE. -")


@pytest.mark.long
def test_one_is_told_where_the_game_was_decided(game: GamePage) -> None:
    game.begin(variant="c:l")
    game.play(">0 a1>1 b1>2 c1>3 d1!1")
    game.expect_end("Anna wins", "Anna wins: row 1, four light.")
    expect(game.page.get_by_role("heading", name=english("review-title"))).to_be_visible()
    why = re.compile("with c1>3 Ben turned a win into a loss|with c1>3 Ben turned a")
    expect(game.page.get_by_role("listitem").filter(has_text=why)).to_be_visible()
    game.page.get_by_role("listitem").filter(has_text=why).get_by_role("button").first.click()
    game.expect_position("..../..../..../01.. 2")


# -- once more -----------------------------------------------------------------------------------


@pytest.mark.long
def test_one_press_and_a_rematch_begins_with_the_sides_swapped(over: GamePage) -> None:
    first = over.page.url
    over.button("rematch").click()
    expect(over.page).not_to_have_url(first)
    over.expect_duty("duty-give-here", player="Ben", other="Anna")
    over.expect_position(START)
    over.page.go_back()
    over.expect_end("Anna wins")
    expect(over.page.get_by_role("link", name=english("rematch-there"))).to_be_visible()


# -- to take along -------------------------------------------------------------------------------


def test_the_record_is_copied_and_read_again(visitors: Visitors) -> None:
    game = visitors(permissions=["clipboard-read", "clipboard-write"])
    game.begin()
    game.play(">F a1>D b1>E c1>C d1!1")
    game.button("share-copy-record").click()
    game.expect_note(english("share-copied"))
    record: str = game.page.evaluate("navigator.clipboard.readText()")
    (read,) = parse_games(record)
    assert read.tags["First"] == "Anna"
    assert [str(move) for move in read] == [">F", "a1>D", "b1>E", "c1>C", "d1!1"]
    game.go("/replay")
    game.page.get_by_role("textbox", name=english("replay-paste")).fill(record)
    game.button("replay-open").click()
    expect(game.page.get_by_text(ANNA_WINS)).to_be_visible()


@pytest.mark.long
def test_the_record_is_saved_as_a_file(over: GamePage) -> None:
    with over.page.expect_download() as download:
        over.button("share-save-record").click()
    assert download.value.suggested_filename.endswith(".qgn")
    (read,) = parse_games(Path(download.value.path()).read_text(encoding="utf-8"))
    assert str(read.position).startswith(WON)


@pytest.mark.long
def test_a_picture_is_saved_as_svg_and_as_png(over: GamePage) -> None:
    with over.page.expect_download() as download:
        over.page.get_by_role("link", name=english("share-svg")).click()
    assert download.value.suggested_filename == "kvarto.svg"
    assert Path(download.value.path()).read_text(encoding="utf-8").startswith("<svg")
    with over.page.expect_download() as download:
        over.button("share-png").click()
    assert download.value.suggested_filename == "kvarto.png"
    picture = Path(download.value.path()).read_bytes()
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    assert int.from_bytes(picture[16:20]) == 1600  # the width
    assert len(picture) > 20_000


@pytest.mark.long
def test_a_link_leads_to_the_position(visitors: Visitors) -> None:
    game = visitors(permissions=["clipboard-read", "clipboard-write"])
    game.begin(position="..../.3../..8./FDE. C")
    game.place("d1")
    game.call("Anna")
    game.point("a1 b1 c1 d1")
    game.button("share-link").click()
    game.expect_note(english("share-copied"))
    link: str = game.page.evaluate("navigator.clipboard.readText()")
    stranger = visitors()
    stranger.go(link)
    stranger.expect_position("..../.3../..8./FDEC -")


# -- records of others ---------------------------------------------------------------------------


@pytest.mark.long
def test_a_record_is_opened_from_a_file(game: GamePage, tmp_path: Path) -> None:
    file = tmp_path / "game.qgn"
    file.write_text(RECORD, encoding="utf-8")
    game.go("/replay")
    with game.page.expect_file_chooser() as chooser:
        game.page.get_by_text(english("replay-file"), exact=True).click()
    chooser.value.set_files(file)
    heading = game.page.get_by_role("heading", level=1)
    expect(heading).to_have_text(english("title-game", first="Anna", second="Ben"))
    game.expect_position("..../..../..../.... -")
    game.page.keyboard.press("End")
    game.expect_position(WON)
    assert game.lit == ["a1", "b1", "c1", "d1"]
    game.button("replay-another").click()
    expect(game.button("replay-open")).to_be_visible()


@pytest.mark.long
def test_what_is_no_record_is_told_with_line_and_column(game: GamePage, visitors: Visitors) -> None:
    visitors.forgive("status of 400")
    game.go("/replay")
    field = game.page.get_by_role("textbox", name=english("replay-paste"))
    field.fill("1. >F a9 *")
    game.button("replay-open").click()
    expect(game.page.get_by_role("alert")).to_contain_text("'a9'")
    expect(field).to_have_value("1. >F a9 *")
