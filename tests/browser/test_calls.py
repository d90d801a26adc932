"""The call, and every way it can go."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.game_page import GamePage
from browser.input_methods import DraggingMouse, Keyboard
from browser.servers import LocalServer
from browser.visitors import Visitors
from kvarto.locales import english
from support.fake_time import FakeTime

#: Anna places the piece in hand on d1, and completes row 1: four dark, four tall.
BEFORE_ROW_1 = "..../.3../..8./FDE. C"
ROW_1 = "a1 b1 c1 d1"
#: Row 1 is full, and nothing is open.
NO_QUARTO = "..../.C../..8./FDE. 3"
#: Anna holds the last piece, and completes row 1 with it on d1.
LAST_PIECE = "3B26/E75A/9DF1/048. C"
ANNA_WINS = "Anna wins: row 1, four dark and four tall."
BEN_WINS = "Ben wins: row 1, four dark and four tall."


@pytest.fixture(scope="module")
def server(still_server: LocalServer) -> LocalServer:
    """However slow the machine is, there is time enough to point a shape out."""
    return still_server


def called_wrongly(player: str) -> str:
    return english("said-call-failed", player=player)


@pytest.fixture
def completed(game: GamePage) -> GamePage:
    """Anna has just completed row 1."""
    game.begin(position=BEFORE_ROW_1)
    game.place("d1")
    return game


# -- right ---------------------------------------------------------------------------------------


def test_a_right_call_ends_the_game_with_the_shape_lit_and_named(completed: GamePage) -> None:
    completed.call("Anna")
    completed.expect_duty("duty-point-here", player="Anna")
    completed.point("c1 a1 d1 b1")
    completed.expect_end("Anna wins", ANNA_WINS)
    assert completed.lit == ROW_1.split()
    completed.heard(ANNA_WINS)
    expect(completed.call_button("Anna")).to_have_count(0)


@pytest.mark.long
def test_the_shape_can_be_chosen_from_a_list_by_its_name(completed: GamePage) -> None:
    completed.call("Anna")
    shapes = completed.page.get_by_role("combobox", name=english("point-shape"))
    expect(shapes.get_by_role("option")).to_have_text([english("point-shape-none"), "row 1"])
    shapes.select_option("row 1")
    completed.button("point-confirm").click()
    completed.expect_end("Anna wins", ANNA_WINS)


@pytest.mark.long
def test_a_touched_piece_is_let_go_when_it_is_touched_again(completed: GamePage) -> None:
    completed.call("Anna")
    completed.cell("b3").click()
    expect(completed.cell("b3")).to_have_attribute("aria-selected", "true")
    completed.cell("b3").click()
    expect(completed.cell("b3")).to_have_attribute("aria-selected", "false")
    completed.point(ROW_1)
    completed.expect_end("Anna wins", ANNA_WINS)


@pytest.mark.long
def test_a_square_is_stroked_where_squares_count(visitors: Visitors) -> None:
    game = visitors(hands=DraggingMouse())
    game.begin(variant="advanced", position="..../..3./FD../EC.. 0 @b1")
    game.call("Anna")
    game.point("a1 a2 b2 b1")
    game.expect_end("Anna wins", "Anna wins: square a1, four dark and four tall.")


@pytest.mark.long
def test_a_diagonal_is_stroked_without_its_neighbours(visitors: Visitors) -> None:
    game = visitors(hands=DraggingMouse())
    game.begin(position="...F/.2D./.E3./C... 0 @d4")
    game.call("Ben")
    game.point("a1 b2 c3 d4")
    game.expect_end("Ben wins", "Ben wins: diagonal /, four dark and four tall.")


# -- missed, stolen, lapsed ----------------------------------------------------------------------


def test_a_quarto_that_is_missed_is_stolen_by_the_other(completed: GamePage) -> None:
    completed.give("0")
    expect(completed.call_button("Anna")).to_be_disabled()
    completed.call("Ben")
    completed.point(ROW_1)
    completed.expect_end("Ben wins", BEN_WINS)
    why = "Ben called at move 1 what Anna had completed and overlooked."
    expect(completed.page.get_by_text(why)).to_be_visible()


def test_a_quarto_that_both_miss_is_worth_nothing_any_more(completed: GamePage) -> None:
    completed.give("0")
    completed.place("a4")
    completed.call("Ben")
    completed.point(ROW_1)
    completed.expect_note(called_wrongly("Ben"))
    completed.give("1")
    completed.expect_duty("duty-place-here", player="Anna")


# -- wrong ---------------------------------------------------------------------------------------


def test_a_wrong_call_says_so_and_costs_the_chance(game: GamePage) -> None:
    game.begin(position=NO_QUARTO)
    game.place("d1")
    game.call("Anna")
    game.point(ROW_1)
    game.expect_note(called_wrongly("Anna"))
    game.heard(called_wrongly("Anna"))
    expect(game.call_button("Anna")).to_be_disabled()
    game.expect_duty("duty-give-here", player="Anna", other="Ben")
    game.give("0")
    expect(game.call_button("Ben")).to_be_enabled()


@pytest.mark.long
def test_a_wrong_call_loses_where_that_is_agreed(game: GamePage) -> None:
    game.begin(position=NO_QUARTO, false_call="forfeit")
    game.place("d1")
    game.call("Anna")
    game.point(ROW_1)
    game.expect_end("Ben wins", "Ben wins: Anna called where there was no quarto.")
    assert game.lit == []


@pytest.mark.long
def test_the_one_who_was_warned_by_a_wrong_call_may_call_rightly(completed: GamePage) -> None:
    completed.call("Anna")
    completed.button("point-cancel").click()
    completed.give("0")
    completed.call("Ben")
    completed.point(ROW_1)
    completed.expect_end("Ben wins", BEN_WINS)


def test_a_call_that_is_cancelled_has_failed(completed: GamePage) -> None:
    completed.call("Anna")
    completed.button("point-cancel").click()
    completed.expect_note(called_wrongly("Anna"))
    expect(completed.call_button("Anna")).to_be_disabled()
    completed.expect_duty("duty-give-here", player="Anna", other="Ben")


@pytest.mark.long
def test_a_call_that_is_not_pointed_out_in_time_has_failed(
    fake_time_site: LocalServer, visitors: Visitors, fake_time: FakeTime
) -> None:
    game = visitors(server=fake_time_site)
    table = game.begin(position=BEFORE_ROW_1)
    game.place("d1")
    game.call("Anna")
    game.expect_at_server(table, pointing="first")
    fake_time.advance(14.9)
    game.expect_at_server(table, pointing="first")
    fake_time.advance(0.2)
    game.expect_note(called_wrongly("Anna"))
    expect(game.call_button("Anna")).to_be_disabled()


@pytest.mark.long
def test_four_pieces_that_are_no_shape_are_refused_and_can_be_pointed_again(
    completed: GamePage,
) -> None:
    completed.call("Anna")
    completed.point("a1 b1 c1 b3")
    completed.expect_note(english("page-refused", what=english("not-a-shape")))
    expect(completed.cell("a1")).to_have_attribute("aria-selected", "false")
    completed.point(ROW_1)
    completed.expect_end("Anna wins", ANNA_WINS)


@pytest.mark.long
def test_while_somebody_points_nobody_can_do_anything_else(completed: GamePage) -> None:
    completed.call("Anna")
    completed.expect_duty("duty-point-here", player="Anna")
    expect(completed.piece("0")).to_be_disabled()
    expect(completed.cell("a4")).to_be_disabled()
    completed.cell("a4").click(force=True)
    completed.piece("0").click(force=True)
    completed.expect_position("..../.3../..8./FDEC -")


# -- whose chance it is --------------------------------------------------------------------------


@pytest.mark.long
def test_before_the_first_placement_nobody_can_call(game: GamePage) -> None:
    game.begin()
    for player in ("Anna", "Ben"):
        expect(game.call_button(player)).to_be_disabled()
        game.call_button(player).click(force=True)
    game.expect_duty("duty-give-here", player="Anna", other="Ben")
    game.give("F")
    expect(game.call_button("Ben")).to_be_disabled()


@pytest.mark.long
@pytest.mark.parametrize("position", [BEFORE_ROW_1, NO_QUARTO], ids=["a quarto", "none"])
def test_the_button_can_be_pressed_whether_or_not_there_is_a_quarto(
    game: GamePage, position: str
) -> None:
    game.begin(position=position)
    expect(game.call_button("Anna")).to_be_disabled()
    game.place("d1")
    expect(game.call_button("Anna")).to_be_enabled()
    expect(game.call_button("Ben")).to_be_disabled()
    game.give("0")
    expect(game.call_button("Anna")).to_be_disabled()
    expect(game.call_button("Ben")).to_be_enabled()
    game.place("a4")
    expect(game.call_button("Anna")).to_be_disabled()
    expect(game.call_button("Ben")).to_be_enabled()


def test_a_late_call_wins_after_the_piece_was_given(game: GamePage) -> None:
    game.begin(position=BEFORE_ROW_1, late_call=True)
    game.place("d1")
    game.give("0")
    for player in ("Anna", "Ben"):
        expect(game.call_button(player)).to_be_enabled()
    game.call("Anna")
    expect(game.call_button("Ben")).to_be_disabled()
    game.point(ROW_1)
    game.expect_end("Anna wins", ANNA_WINS)


@pytest.mark.long
def test_where_late_calls_count_the_receiver_may_be_quicker(game: GamePage) -> None:
    game.begin(position=BEFORE_ROW_1, late_call=True)
    game.place("d1")
    game.give("0")
    game.call("Ben")
    game.point(ROW_1)
    game.expect_end("Ben wins", BEN_WINS)


# -- children, and no calls at all ---------------------------------------------------------------


@pytest.mark.long
def test_a_child_only_has_to_call(game: GamePage) -> None:
    chairs = [{"name": "Anna"}, {"name": "Ben", "points": False}]
    game.begin(position=BEFORE_ROW_1, chairs=chairs)
    game.place("d1")
    game.give("0")
    game.call("Ben")
    game.expect_end("Ben wins", BEN_WINS)
    assert game.lit == ROW_1.split()


@pytest.mark.long
def test_a_child_that_calls_wrongly_is_told_at_once(game: GamePage) -> None:
    chairs = [{"name": "Anna"}, {"name": "Ben", "points": False}]
    game.begin(position=NO_QUARTO, chairs=chairs)
    game.place("d1")
    game.give("0")
    game.call("Ben")
    game.expect_note(called_wrongly("Ben"))
    game.expect_duty("duty-place-here", player="Ben")


def test_where_quartos_call_themselves_there_is_no_button(game: GamePage) -> None:
    game.begin(position=BEFORE_ROW_1, calling="automatic")
    expect(game.call_button("Anna")).to_have_count(0)
    expect(game.call_button("Ben")).to_have_count(0)
    game.place("d1")
    game.expect_end("Anna wins", ANNA_WINS)


# -- the last turn -------------------------------------------------------------------------------


@pytest.mark.long
def test_after_the_last_piece_both_have_a_chance_and_then_it_is_a_draw(game: GamePage) -> None:
    game.begin(position=LAST_PIECE)
    game.place("d1")
    game.expect_duty("duty-end-turn-here", player="Anna")
    game.button("end-turn").click()
    game.expect_duty("duty-end-turn-here", player="Ben")
    expect(game.call_button("Ben")).to_be_enabled()
    game.button("end-turn").click()
    game.expect_end(english("result-draw"), english("outcome-draw"))


@pytest.mark.long
def test_the_last_chance_of_the_other_wins_by_keyboard_alone(visitors: Visitors) -> None:
    game = visitors(hands=Keyboard())
    game.begin(position=LAST_PIECE)
    game.place("d1")
    game.press(game.button("end-turn"))
    game.call("Ben")
    game.point(ROW_1)
    game.expect_end("Ben wins")
