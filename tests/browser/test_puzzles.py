"""Puzzles: today's and one's own choice, solved, failed, hinted at and shown."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.axe import violations
from browser.game_page import GamePage
from browser.input_methods import Keyboard
from browser.servers import LocalServer
from browser.sights import in_the_long_run
from browser.stopped_clock import stop_clock
from browser.visitors import PHONE, Visitors
from kvarto.engine.puzzles.collection import shipped
from kvarto.engine.puzzles.puzzle import Kind, Puzzle
from kvarto.locales import english
from kvarto.record.notation import Word
from kvarto.rules.shapes import Shape


@pytest.fixture(scope="module")
def server(still_server: LocalServer) -> LocalServer:
    """However slow the machine is, there is time enough to spot a quarto."""
    return still_server


def some(kind: Kind) -> Puzzle:
    """A puzzle of the standard game."""
    return next(
        puzzle
        for puzzle in shipped()
        if puzzle.kind is kind and puzzle.variant.code == "chst:l" and puzzle.rating > 1300
    )


def give_answer(game: GamePage, answer: str) -> None:
    """Place and give, or give."""
    word = Word.from_text(answer)
    if word.cell is not None:
        game.place(str(word.cell))
    game.give(str(word.piece))


def wrong_give(puzzle: Puzzle) -> str:
    """A piece that is not the answer."""
    return next(str(piece) for piece in puzzle.position.reserve if piece not in puzzle.pieces)


def note(page: Page) -> Locator:
    return page.locator(".trial-note")


@pytest.mark.long
def test_the_puzzle_of_the_day_is_the_same_for_everybody(visitors: Visitors) -> None:
    seen = set()
    for _ in range(2):
        game = visitors()
        game.go("/puzzles")
        game.page.get_by_role("link", name=re.compile(english("puzzle-of-the-day"))).click()
        expect(game.page.locator(".puzzle-above")).to_contain_text(english("puzzle-of-the-day"))
        seen.add(game.page.request.get("/api/puzzles/daily").json()["id"])
    assert len(seen) == 1


@pytest.mark.long
def test_one_chooses_what_to_practise(game: GamePage) -> None:
    game.go("/puzzles")
    game.page.get_by_role("radio", name=re.compile(f"^{english('puzzle-kind-trap')}")).check()
    game.page.get_by_role("combobox", name=english("study-variant")).select_option("chst:lq")
    game.button("puzzle-begin").click()
    title = english("puzzle-title-trap")
    expect(game.page.get_by_role("heading", level=1, name=title)).to_be_visible()
    expect(game.page.locator(".puzzle")).to_contain_text(english("kind-advanced"))


@pytest.mark.parametrize("kind", [Kind.WIN, *in_the_long_run(Kind.HOLD, Kind.SAFE, Kind.TRAP)])
def test_a_right_answer_counts_and_leads_on(game: GamePage, kind: Kind) -> None:
    puzzle = some(kind)
    game.go(f"/puzzles/{puzzle.id}")
    give_answer(game, puzzle.solutions[0])
    expect(note(game.page)).to_have_text(english("puzzle-right"))
    expect(game.page.locator(".change .plate")).to_have_text(re.compile(r"^\+\d"))
    before = game.page.url
    game.button("puzzle-next").click()
    expect(game.page).not_to_have_url(before)
    game.go("/puzzles")
    expect(game.page.locator(".fact").last).to_contain_text("1")


def test_a_wrong_answer_is_refuted_on_the_board(game: GamePage) -> None:
    puzzle = some(Kind.SAFE)
    piece = wrong_give(puzzle)
    game.go(f"/puzzles/{puzzle.id}")
    game.give(piece)
    ending = english("worth-loss", distance=1)
    expect(note(game.page)).to_have_text(english("puzzle-wrong", ending=ending))
    expect(game.page.locator(".change .plate")).to_have_text(re.compile(r"^−\d"))
    game.button("puzzle-why-not", word=f">{piece}").click()
    expect(game.page.locator(".playback-text")).to_contain_text("The other calls")
    expect(game.page.locator("[data-cell].kb-lit")).to_have_count(4)
    game.button("puzzle-retry").click()
    game.give(str(puzzle.pieces[0]))
    expect(note(game.page)).to_have_text(english("puzzle-right"))
    expect(game.page.get_by_text(english("puzzle-does-not-count"))).to_be_visible()


@pytest.mark.long
def test_hints_come_in_steps_and_cost_the_points(game: GamePage) -> None:
    puzzle = some(Kind.WIN)
    game.go(f"/puzzles/{puzzle.id}")
    for step in (1, 2, 3):
        game.button("puzzle-hint", step=str(step), steps="3").click()
        expect(game.page.locator(".hints li")).to_have_count(step)
    expect(game.page.locator(".hints li").last).to_contain_text(str(puzzle.cell))
    expect(game.cell(str(puzzle.cell)).locator(".kb-worth")).to_have_attribute("data-sign", "?")
    assert violations(game.page) == []
    give_answer(game, puzzle.solutions[0])
    expect(note(game.page)).to_have_text(english("puzzle-right"))
    expect(game.page.get_by_text(english("puzzle-does-not-count"))).to_be_visible()


@pytest.mark.long
def test_one_may_give_up_and_be_shown(game: GamePage) -> None:
    puzzle = some(Kind.HOLD)
    game.go(f"/puzzles/{puzzle.id}")
    game.button("puzzle-give-up").click()
    expect(note(game.page)).to_contain_text(puzzle.solutions[0])
    expect(game.page.locator(".playback-text")).to_be_visible()


@pytest.mark.long
def test_a_placement_can_be_taken_back_before_the_give(game: GamePage) -> None:
    puzzle = some(Kind.WIN)
    game.go(f"/puzzles/{puzzle.id}")
    cell = next(cell for cell in puzzle.position.empty_cells if str(cell) != puzzle.cell)
    game.place(str(cell))
    game.button("attempt-take-back").click()
    give_answer(game, puzzle.solutions[0])
    expect(note(game.page)).to_have_text(english("puzzle-right"))


@pytest.mark.long
def test_a_quarto_is_spotted_against_the_clock(visitors: Visitors) -> None:
    game = visitors(**PHONE)
    stop_clock(game.page)  # there is time enough, however slow the machine is
    puzzle = some(Kind.SPOT)
    game.go(f"/puzzles/{puzzle.id}")
    expect(game.page.locator("kvarto-board")).to_have_count(0)
    game.button("puzzle-clock-start").tap()
    expect(game.page.get_by_role("timer")).to_be_visible()
    game.point_shape(puzzle.solutions[0])
    expect(note(game.page)).to_have_text(english("puzzle-right"))
    assert sorted(game.lit) == sorted(
        str(cell) for cell in Shape.from_text(puzzle.solutions[0]).cells
    )


@pytest.mark.long
def test_what_is_no_shape_can_be_pointed_out_anew(game: GamePage) -> None:
    puzzle = some(Kind.SPOT)
    game.go(f"/puzzles/{puzzle.id}")
    game.button("puzzle-clock-start").click()
    filled = [str(cell) for cell in (*Shape.from_text("a").cells, *Shape.from_text("1").cells)]
    board = puzzle.position
    corner = [cell for cell in dict.fromkeys(filled) if board[cell] is not None]
    game.point(" ".join([*corner[:2], *corner[-2:]]))
    expect(note(game.page)).to_have_text(english("attempt-no-shape"))
    game.point_shape(puzzle.solutions[0])
    expect(note(game.page)).to_have_text(english("puzzle-right"))


@pytest.mark.long
def test_when_the_time_is_up_the_quarto_is_shown(game: GamePage) -> None:
    puzzle = some(Kind.SPOT)
    stop_clock(game.page)
    game.go(f"/puzzles/{puzzle.id}")
    game.button("puzzle-clock-start").click()
    expect(game.page.get_by_role("timer")).to_be_visible()
    game.page.clock.run_for(21_000)
    expect(note(game.page)).to_have_class(re.compile("is-wrong"))
    game.page.clock.run_for(3_000)
    expect(game.page.locator("[data-cell].kb-lit")).to_have_count(4)


@pytest.mark.long
def test_a_puzzle_is_solved_by_keyboard_alone(visitors: Visitors) -> None:
    game = visitors(hands=Keyboard())
    puzzle = some(Kind.WIN)
    game.go(f"/puzzles/{puzzle.id}")
    give_answer(game, puzzle.solutions[0])
    game.heard(english("puzzle-right"))
    expect(game.button("puzzle-next")).to_be_focused()


@pytest.mark.long
def test_an_account_keeps_the_rating_of_the_guest(game: GamePage) -> None:
    puzzle = some(Kind.SAFE)
    game.go(f"/puzzles/{puzzle.id}")
    give_answer(game, puzzle.solutions[0])
    expect(note(game.page)).to_have_text(english("puzzle-right"))
    rating = game.page.request.get("/api/puzzles/me").json()["rating"]
    game.go("/puzzles")
    expect(game.page.locator(".fact").first).to_contain_text(str(rating))


@pytest.mark.long
def test_there_is_no_such_puzzle(game: GamePage, visitors: Visitors) -> None:
    visitors.forgive("status of 404")
    game.go("/puzzles/nothing")
    expect(game.page.get_by_role("alert")).to_be_visible()
