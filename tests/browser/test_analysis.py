"""The analysis board: every move graded, positions set up, variations that are kept and shared."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Response, expect

from browser.axe import violations
from browser.game_page import GamePage
from browser.input_methods import Keyboard
from browser.polling import expect_eventually
from browser.visitors import PHONE, Visitors
from kvarto import Position, Variant, parse_games
from kvarto.engine.solver import grade
from kvarto.engine.values import GradedMove, Value
from kvarto.locales import english

#: A position in the middle of a game, with wins, draws and losses to choose from.
MIDDLE = "05F./..../.A3./9..6 C"
RECORD = """\
[First "Anna"]
[Second "Ben"]

1. >F a1>D 2. b1>E c1>C 3. d1!1 1-0
"""
#: Compressed, with the drawings and all words.
LARGEST = 250_000
SIGNS = {Value.WIN: "+", Value.DRAW: "=", Value.LOSS: "−"}


def sign(move: GradedMove) -> str:
    """What is written on a cell or a piece."""
    return SIGNS[move.value] + ("" if move.value is Value.DRAW else str(move.distance))


def look_at(game: GamePage, position: str) -> list[GradedMove]:
    """Go to a position and wait until all is graded; its moves, the best first."""
    game.page.goto(f"/analysis?p={position}")
    moves = grade(Position.from_text(position))
    expect(all_moves(game.page)).to_have_text(english("study-all-moves", count=len(moves)))
    expect(game.page.get_by_role("progressbar")).to_have_count(0)
    return moves


def all_moves(page: Page) -> Locator:
    return page.locator(".all-moves summary")


def marks(page: Page, part: str) -> dict[str, str]:
    """What is written on cells, or on pieces."""
    found: list[tuple[str, str]] = page.locator(f"button[data-{part}] .kb-worth").evaluate_all(
        f"marks => marks.map((mark) => [mark.parentElement.dataset.{part}, mark.dataset.sign])"
    )
    return dict(found)


def give(game: GamePage, piece: str) -> None:
    """Give a piece, whatever it is marked with."""
    game.page.locator(f"button[data-piece='{piece}']").click()


def words(page: Page) -> Locator:
    """The moves of the tree."""
    return page.locator(".tree .moves-word")


# -- grading -------------------------------------------------------------------------------------


def test_every_placement_and_every_give_is_marked_with_what_it_is_worth(game: GamePage) -> None:
    moves = look_at(game, MIDDLE)
    best_of_cell = {str(move.word.cell): sign(move) for move in reversed(moves)}
    assert marks(game.page, "cell") == best_of_cell
    for cell in ("a3", "d4"):
        game.cell(cell).click()
        expect(game.page.get_by_text(english("study-placed", cell=cell))).to_be_visible()
        gives = {str(move.word.piece): sign(move) for move in moves if str(move.word.cell) == cell}
        assert marks(game.page, "piece") == gives
        game.button("attempt-take-back").click()


@pytest.mark.long
def test_what_a_move_is_worth_is_said_in_words_too(game: GamePage) -> None:
    look_at(game, MIDDLE)
    losing = english("worth-loss", distance=2)
    expect(game.cell("d4")).to_have_attribute("aria-label", f"d4: empty. {losing}")
    expect(game.page.locator(".worth-line")).to_contain_text(english("worth-draw"))
    assert violations(game.page) == []


@pytest.mark.long
def test_a_move_is_played_and_the_next_position_graded(game: GamePage) -> None:
    look_at(game, MIDDLE)
    game.place("a3")
    give(game, "B")
    expect(words(game.page)).to_have_text(["a3>B"])
    after = Position.from_text("05F./C.../.A3./9..6 B @a3")
    count = len(grade(after))
    expect(all_moves(game.page)).to_have_text(english("study-all-moves", count=count))
    game.page.keyboard.press("Escape")
    game.button("replay-back").click()
    expect(all_moves(game.page)).to_have_text(english("study-all-moves", count=72))


@pytest.mark.long
def test_a_placement_that_wins_ends_the_game(game: GamePage) -> None:
    look_at(game, "..../..../..../FDE. C @c1")
    expect(game.cell("d1").locator(".kb-worth")).to_have_attribute("data-sign", "+1")
    game.place("d1")
    expect(words(game.page)).to_have_text(["d1!1"])
    expect(game.page.get_by_text(english("study-over"))).to_be_visible()
    assert game.lit == ["a1", "b1", "c1", "d1"]


@pytest.mark.long
def test_an_open_quarto_can_be_called(game: GamePage) -> None:
    look_at(game, "..../..../..../FDEC 0 @d1")
    game.button("study-call", shape="row 1").click()
    expect(words(game.page)).to_have_text(["!1"])


@pytest.mark.long
def test_the_best_line_is_played_out_where_one_points(game: GamePage) -> None:
    look_at(game, MIDDLE)
    game.cell("d4").hover()
    line = game.page.locator(".preview-words")
    expect(line).to_contain_text("d4>")
    expect(game.page.locator(".preview-board [data-cell].kb-lit")).to_have_count(4)
    game.page.locator(".best-move").first.focus()
    expect(line).to_contain_text(str(grade(Position.from_text(MIDDLE))[0].word))


@pytest.mark.long
def test_threats_are_told_by_feature(game: GamePage) -> None:
    look_at(game, MIDDLE)
    threats = game.page.locator(".threats-panel")
    expect(threats.get_by_role("term")).to_have_text(["light"])
    expect(threats.get_by_role("definition")).to_have_text(["b3"])
    game.page.get_by_role("radio", name=english("study-overlay-threats")).check()
    expect(game.cell("b3")).to_have_attribute("aria-label", "b3: empty. light")
    assert marks(game.page, "cell") == {}


@pytest.mark.long
def test_the_variant_can_be_switched(game: GamePage) -> None:
    look_at(game, MIDDLE)
    game.page.get_by_role("combobox", name=english("study-variant")).select_option("c:l")
    position = Position.from_text(MIDDLE, Variant("c:l"))
    count = len(grade(position))
    expect(all_moves(game.page)).to_have_text(english("study-all-moves", count=count))
    best_of_cell = {str(move.word.cell): sign(move) for move in reversed(grade(position))}
    expect_eventually(game.page, lambda: marks(game.page, "cell"), best_of_cell)


# -- long computations ---------------------------------------------------------------------------


@pytest.mark.long
def test_a_long_computation_can_be_stopped_and_goes_on(game: GamePage) -> None:
    game.page.goto("/analysis?p=..../..../..../.0.. - chst:q:2")
    expect(game.page.get_by_role("progressbar")).to_be_visible()
    game.button("study-stop").click()
    expect(game.button("study-go-on")).to_be_visible()
    expect(game.page.get_by_role("progressbar")).to_have_count(0)
    game.button("study-go-on").click()
    expect(game.page.get_by_role("progressbar")).to_be_visible()


@pytest.mark.long
def test_leaving_the_page_ends_what_is_computed(game: GamePage) -> None:
    with game.page.expect_websocket(lambda socket: "analysis" in socket.url) as opened:
        game.page.goto("/analysis?p=..../..../..../.0.. - chst:q:2")
    expect(game.page.get_by_role("progressbar")).to_be_visible()
    game.page.get_by_role("link", name=english("nav-rules")).click()
    expect_eventually(game.page, opened.value.is_closed, wanted=True)


# -- setting up ----------------------------------------------------------------------------------


def set_up(game: GamePage) -> None:
    game.go("/analysis")
    game.press(game.button("set-up-title"))


@pytest.mark.long
def test_a_position_is_set_up_piece_by_piece(game: GamePage) -> None:
    set_up(game)
    for piece, cell in (("F", "a1"), ("D", "b1"), ("E", "d4"), ("C", "c1")):
        game.give(piece)
        game.place(cell)
    game.cell("d4").click()  # taken up again
    game.place("d1")
    game.cell("c1").click()
    game.page.get_by_role("combobox", name=english("set-up-last")).select_option("d1")
    game.page.get_by_role("combobox", name=english("study-variant")).select_option("chst:lq")
    assert violations(game.page) == []
    game.button("set-up-done").click()
    expect(game.cell("c1").locator(".kb-worth")).to_have_attribute("data-sign", "+1")
    expect(game.page).to_have_url(re.compile(r"p=.*FD\.E.*C.*chst%3Alq.*d1"))


@pytest.mark.long
def test_a_position_is_set_up_by_keyboard(visitors: Visitors) -> None:
    game = visitors(hands=Keyboard())
    set_up(game)
    for piece, cell in (("F", "a1"), ("D", "b1"), ("E", "c1")):
        game.give(piece)
        game.place(cell)
    game.give("C")
    game.press(game.button("set-up-done"))
    expect(game.cell("d1").locator(".kb-worth")).to_have_attribute("data-sign", "+1")


@pytest.mark.long
def test_what_is_no_position_is_told(game: GamePage, visitors: Visitors) -> None:
    visitors.forgive("status of 400")
    game.go("/analysis")
    game.page.get_by_text(english("study-paste"), exact=True).click()
    game.page.get_by_role("textbox", name=english("study-paste-about")).fill("FF../..../.... 3")
    game.button("replay-open").click()
    expect(game.page.get_by_role("alert")).to_be_visible()


# -- variations ----------------------------------------------------------------------------------


def open_record(game: GamePage) -> None:
    game.go("/analysis")
    game.page.get_by_text(english("study-paste"), exact=True).click()
    game.page.get_by_role("textbox", name=english("study-paste-about")).fill(RECORD)
    game.button("replay-open").click()
    expect(words(game.page)).to_have_text([">F", "a1>D", "b1>E", "c1>C", "d1!1"])


@pytest.mark.long
def test_who_opens_a_record_sees_its_board(visitors: Visitors) -> None:
    game = visitors(**PHONE)
    open_record(game)
    expect(game.cell("a4")).to_be_in_viewport()
    expect(game.page.get_by_role("heading", level=1)).to_be_focused()


def vary(game: GamePage) -> None:
    """Ben gives another piece, and says why."""
    words(game.page).nth(2).click()
    game.place("c1")
    give(game, "0")
    expect(game.page.locator(".tree-variation .moves-word")).to_have_text(["c1>0"])
    comment = english("study-comment", word="2. c1>0")
    game.page.get_by_role("textbox", name=comment).fill("Holds.")


@pytest.mark.long
def test_variations_and_comments_are_saved_in_the_record(game: GamePage) -> None:
    open_record(game)
    vary(game)
    with game.page.expect_download() as download:
        game.button("share-save-record").click()
    text = Path(download.value.path()).read_text(encoding="utf-8")
    assert "c1>0 {Holds.}" in text
    (read,) = parse_games(text)
    assert [str(word) for word in read] == [">F", "a1>D", "b1>E", "c1>C", "d1!1"]


def test_a_link_brings_the_whole_analysis(visitors: Visitors) -> None:
    game = visitors(permissions=["clipboard-read", "clipboard-write"])
    open_record(game)
    vary(game)
    game.button("study-copy-link").click()
    game.expect_note(english("share-copied"))
    stranger = visitors(**PHONE)
    stranger.go(game.page.evaluate("navigator.clipboard.readText()"))
    expect(stranger.page.locator(".tree-variation .moves-word")).to_have_text(["c1>0"])
    expect(stranger.page.locator(".tree-comment")).to_have_text("Holds.")


@pytest.mark.long
def test_a_variation_becomes_the_main_line_and_is_cut(game: GamePage) -> None:
    open_record(game)
    vary(game)
    game.button("study-promote").click()
    expect(words(game.page)).to_have_text([">F", "a1>D", "b1>E", "c1>0", "c1>C", "d1!1"])
    expect(game.page.locator(".tree-variation .moves-word")).to_have_text(["c1>C", "d1!1"])
    game.button("study-cut").click()
    expect(words(game.page)).to_have_text([">F", "a1>D", "b1>E", "c1>C", "d1!1"])


@pytest.mark.long
def test_the_graph_and_the_arrow_keys_go_through_the_game(game: GamePage) -> None:
    open_record(game)
    columns = game.page.locator(".standing-column")
    expect(columns).to_have_count(5)
    columns.nth(3).click()
    expect(game.page.locator(".tree [aria-current=step]")).to_have_text("c1>C")
    game.page.keyboard.press("ArrowLeft")
    expect(game.page.locator(".tree [aria-current=step]")).to_have_text("b1>E")
    game.page.keyboard.press("End")
    expect(game.page.locator(".tree [aria-current=step]")).to_have_text("d1!1")


@pytest.mark.long
def test_a_position_page_leads_to_the_analysis(game: GamePage) -> None:
    game.go(f"/position?p={MIDDLE}")
    game.page.get_by_role("link", name=english("to-analysis")).click()
    expect(game.page.locator(".worth-line")).to_contain_text(english("worth-draw"))


# -- small and quick -----------------------------------------------------------------------------


@pytest.mark.long
def test_the_page_of_analysis_is_small(game: GamePage) -> None:
    answers: list[Response] = []
    game.page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108
    look_at(game, MIDDLE)
    sizes = [answer.request.sizes()["responseBodySize"] for answer in answers]
    assert 40_000 < sum(sizes) < LARGEST
