"""Games against the computer, and of two computers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.game_page import GamePage, Json
from browser.servers import LocalServer
from browser.visitors import Visitors
from kvarto import Cell, Piece, Position
from kvarto.engine.players import LEVELS
from kvarto.locales import english

PERFECT = len(LEVELS)


def against(level: int) -> list[Json]:
    return [{"name": "Guest"}, {"name": "Robot", "level": level}]


def your_duty(game: GamePage) -> str:
    """What you are to do, as soon as there is something to do; empty when the game is over."""
    duties = {
        english("duty-place-you"): "place",
        english("duty-give-you", other="Robot"): "give",
        english("duty-end-turn-you"): "end-turn",
    }
    asked = game.duty.filter(has_text=re.compile("|".join(map(re.escape, duties))))
    expect(asked.or_(after(game))).to_be_visible()
    lines = game.duty.all_inner_texts()
    # Between two looks the computer may have had its say.
    return duties.get(lines[0]) or your_duty(game) if lines else ""


def after(game: GamePage) -> Locator:
    return game.page.get_by_role("region", name=english("after-label"))


def winning_cell(position: Position, piece: Piece) -> Cell | None:
    """A cell on which this piece completes a quarto; None if there is none."""
    held = Position(position.board, piece)
    return next((cell for cell in held.empty_cells if held.place(cell).open), None)


def play_to_the_end(game: GamePage) -> None:
    """Win if one can at once, give nothing that wins if one can help it, until it is over."""
    while duty := your_duty(game):
        position = Position.from_text(game.position)
        match duty:
            case "place":
                place(game, position)
            case "give":
                safe = [p for p in position.reserve if winning_cell(position, p) is None]
                game.give(str((safe or position.reserve)[0]))
            case _:
                game.button("end-turn").click()
                # The line says so until the server has answered.
                asked = game.duty.filter(has_text=english("duty-end-turn-you"))
                expect(asked).to_have_count(0)


def place(game: GamePage, position: Position) -> None:
    assert position.hand is not None
    winning = winning_cell(position, position.hand)
    cell = winning or position.empty_cells[0]
    game.place(str(cell))
    if winning is not None:
        game.call()
        game.point_shape(str(position.place(winning).open[0]))


# -- whole games ---------------------------------------------------------------------------------


def test_a_whole_game_is_played_against_the_weakest_opponent(
    hasty_computer_site: LocalServer, visitors: Visitors
) -> None:
    game = visitors(server=hasty_computer_site)
    game.begin(chairs=against(1), dice=True)
    play_to_the_end(game)
    results = [english(f"result-{end}") for end in ("you-win", "you-lose", "draw")]
    assert after(game).get_by_role("heading").first.inner_text() in results
    expect(game.button("rematch")).to_be_visible()


@pytest.mark.long
def test_a_whole_game_is_played_against_the_perfect_opponent_who_is_never_beaten(
    hasty_computer_site: LocalServer, visitors: Visitors
) -> None:
    game = visitors(server=hasty_computer_site)
    game.begin(chairs=against(PERFECT))
    play_to_the_end(game)
    results = [english("result-you-lose"), english("result-draw")]
    assert after(game).get_by_role("heading").first.inner_text() in results


@pytest.mark.long
def test_a_quarto_is_called_against_the_computer(
    still_server: LocalServer, visitors: Visitors
) -> None:
    game = visitors(server=still_server)
    game.begin(chairs=against(1), position="..../.3../..8./FDE. C")
    expect(game.call_button()).to_be_disabled()
    game.place("d1")
    game.call()
    game.expect_duty("duty-point-you")
    game.point("a1 b1 c1 d1")
    game.expect_end(english("result-you-win"), "Guest wins: row 1, four dark and four tall.")


@pytest.mark.long
def test_the_computer_calls_what_it_is_handed(game: GamePage) -> None:
    game.begin(chairs=against(PERFECT), position="..../.3../..../FDE. -")
    game.expect_duty("duty-give-you", other="Robot")
    game.give("C")
    game.expect_duty("duty-place-other", player="Robot")
    game.expect_end(english("result-you-lose"))
    assert game.lit == ["a1", "b1", "c1", "d1"]
    game.heard("Robot wins")


# -- around them ---------------------------------------------------------------------------------


def test_one_press_and_you_are_playing_a_friendly_opponent(
    still_server: LocalServer, visitors: Visitors
) -> None:
    # The dice are told of before anybody has moved, also if it is the computer that begins.
    game = visitors(server=still_server)
    game.go("/")
    game.button("home-play").click()
    expect(game.page).to_have_url(re.compile(r"/game/[\w-]+$"))
    game.heard(english("dice-throw", first="", second="", a="", b="").split()[0])
    expect(game.call_button()).to_be_visible()
    expect(game.page.get_by_text(re.compile("^level 3 "))).to_be_visible()
    expect(game.duty).not_to_be_empty()


@pytest.mark.long
def test_the_computer_agrees_to_take_a_move_back(game: GamePage) -> None:
    game.begin(chairs=against(2), position="..../..../..../FD.. C")
    game.expect_duty("duty-place-you")
    before = game.position
    game.place(str(Position.from_text(before).empty_cells[0]))
    game.button("menu-title").click()
    game.button("do-ask-take-back").click()
    game.expect_note(english("said-taken-back"))
    game.expect_position(before)


@pytest.mark.long
def test_the_computer_answers_when_it_is_offered_a_draw(game: GamePage) -> None:
    game.begin(chairs=against(PERFECT))
    game.button("menu-title").click()
    game.button("do-offer-draw").click()
    declined = game.page.get_by_text(english("said-declined", player="Robot"), exact=True)
    agreed = after(game).get_by_text(english("outcome-agreement"), exact=True)
    expect(declined.or_(agreed).first).to_be_visible()


@pytest.mark.long
def test_two_computers_can_be_watched_and_stopped(game: GamePage) -> None:
    chairs = [{"name": "Pip", "level": 1}, {"name": "Sage", "level": PERFECT}]
    game.begin(chairs=chairs)
    game.expect_duty("duty-give-other", player="Pip", other="Sage")
    game.expect_duty("duty-place-other", player="Sage")
    game.expect_duty("duty-give-other", player="Sage", other="Pip")
    expect(game.call_button()).to_have_count(0)
    for cell in ("a1", "d4"):
        expect(game.cell(cell)).to_be_disabled()
    game.button("menu-title").click()
    game.button("do-pause").click()
    game.expect_duty("duty-paused")
    game.button("do-resume").first.click()
    expect(game.duty).not_to_have_text(english("duty-paused"))
