"""What a game survives: a reload, a lost line, a killed server, a move that is refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.cables import Cable
from browser.game_page import GamePage, Json
from browser.servers import LifeOfSite, LocalServer
from browser.visitors import DOWN, Visitors
from kvarto.locales import english


@pytest.fixture(scope="module")
def server(still_server: LocalServer) -> LocalServer:
    """However slow the machine is, there is time enough to point a shape out."""
    return still_server


def moves(game: GamePage) -> list[str]:
    """The moves that are listed beside the board."""
    listed = game.page.get_by_role("list", name=english("moves-title"))
    return listed.get_by_role("button").all_inner_texts()


# -- reload --------------------------------------------------------------------------------------


@pytest.mark.long
def test_after_a_reload_one_is_at_the_same_table(game: GamePage) -> None:
    game.begin()
    game.play(">F a1>D b1")
    game.page.reload()
    game.expect_position("..../..../..../FD.. -")
    game.expect_duty("duty-give-here", player="Anna", other="Ben")
    assert moves(game) == [">F", "a1>D", "b1"]
    game.play(">E c1>C")


def test_whoever_was_pointing_goes_on_pointing_after_a_reload(game: GamePage) -> None:
    game.begin(position="..../.3../..8./FDE. C")
    game.place("d1")
    game.call("Anna")
    game.expect_duty("duty-point-here", player="Anna")
    game.page.reload()
    game.expect_duty("duty-point-here", player="Anna")
    game.point("a1 b1 c1 d1")
    game.expect_end("Anna wins")
    game.page.reload()
    game.expect_end("Anna wins", "Anna wins: row 1, four dark and four tall.")


@pytest.mark.long
def test_the_start_page_leads_back_to_a_game_that_goes_on(game: GamePage) -> None:
    game.begin()
    game.play(">F a1")
    game.go("/")
    name = english("home-resume", first="Anna", second="Ben")
    game.page.get_by_role("link", name=name).click()
    game.expect_position("..../..../..../F... -")
    game.play(">D")


# -- the server ----------------------------------------------------------------------------------


def expect_line(game: GamePage, *, lost: bool) -> None:
    """Wait until the page says that the line is lost, or no longer says so."""
    alert = game.page.get_by_role("alert").filter(has_text=english("line-lost"))
    expect(alert).to_have_count(1 if lost else 0)


@pytest.mark.long
def test_a_killed_server_comes_back_and_the_game_goes_on_by_itself(
    visitors: Visitors, own_server: LifeOfSite
) -> None:
    game = visitors(server=own_server)
    # Anna need not point out what she calls: that would have to be done in time.
    game.begin(clock="600+5", chairs=[{"name": "Anna", "points": False}, {"name": "Ben"}])
    game.play(">F a1>D b1")
    own_server.kill()
    expect_line(game, lost=True)
    game.expect_position("..../..../..../FD.. -")
    own_server.start()
    expect_line(game, lost=False)
    game.play(">E c1>C d1!")
    game.expect_end("Anna wins", "Anna wins: row 1, four dark and four tall.")
    visitors.forgive(DOWN)


@pytest.mark.long
def test_a_move_that_is_made_while_the_server_is_down_arrives_when_it_is_back(
    visitors: Visitors, own_server: LifeOfSite
) -> None:
    game = visitors(server=own_server)
    game.begin(chairs=[{"name": "Anna"}, {"name": "Robot", "level": 1}])
    own_server.kill()
    expect_line(game, lost=True)
    game.give("F")
    game.expect_position("..../..../..../.... F")
    own_server.start()
    # The computer, too, goes on: it has placed F, and has given another.
    game.expect_duty("duty-place-you")
    expect_line(game, lost=False)
    game.page.reload()
    game.expect_duty("duty-place-you")
    assert moves(game)[0] == ">F"
    visitors.forgive(DOWN)


# -- a move that is refused ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "move", "wrong", "shown", "problem"),
    [
        pytest.param(
            "..../..../..../FD.. 7",
            lambda game: game.place("c3"),
            {"cell": "a1"},
            "..../..7./..../FD.. -",
            english("cell-is-occupied", cell="a1"),
            id="placing",
        ),
        pytest.param(
            "..../..../..../FD.. -",
            lambda game: game.give("7"),
            {"piece": "F"},
            "..../..../..../FD.. 7",
            english("piece-is-placed", piece="F"),
            id="giving",
            marks=pytest.mark.long,
        ),
    ],
)
def test_a_move_is_drawn_at_once_and_put_back_if_it_is_refused(
    game: GamePage,
    position: str,
    move: Callable[[GamePage], None],
    wrong: Json,
    shown: str,
    problem: str,
) -> None:
    cable = Cable(game, change_sent=lambda message: message | wrong)
    game.begin(position=position)
    cable.hold()
    move(game)
    game.expect_position(shown)
    cable.let_go()
    game.expect_position(position)
    game.expect_note(english("page-refused", what=problem))


# -- others --------------------------------------------------------------------------------------


@pytest.mark.long
def test_two_tabs_of_a_browser_show_the_same_table(game: GamePage) -> None:
    address = game.begin()
    other = GamePage(game.page.context.new_page())
    other.sit_down(address)
    game.give("F")
    other.expect_position("..../..../..../.... F")
    other.place("b2")
    game.expect_position("..../..../.F../.... -")


@pytest.mark.long
def test_nobody_else_sees_the_game(game: GamePage, visitors: Visitors) -> None:
    address = game.begin()
    stranger = visitors()
    stranger.go(f"/game/{address}")
    expect(stranger.page.get_by_role("heading", level=1)).to_have_text(english("game-gone"))
    expect(stranger.page.get_by_text(english("no-such-game"))).to_be_visible()


@pytest.mark.long
def test_an_address_that_is_none_says_so_and_leads_back(game: GamePage) -> None:
    game.go("/nowhere")
    expect(game.page.get_by_role("heading", level=1)).to_have_text(english("nowhere-title"))
    game.page.get_by_role("link", name=english("nav-home"), exact=True).click()
    expect(game.button("home-play")).to_be_visible()
    game.page.go_back()
    expect(game.page.get_by_role("heading", level=1)).to_have_text(english("nowhere-title"))
