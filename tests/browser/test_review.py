"""The review after a game: who stood how, what was missed, and where it can be tried again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.axe import violations
from browser.game_page import GamePage
from browser.input_methods import Keyboard
from browser.servers import LocalServer, Site
from browser.visitors import Visitors
from kvarto import Seat, parse_games, review
from kvarto.locales import english
from server.pages import browser_at

#: A quarto lapses, a call fails, and a win is stolen.
EVENTFUL = (Path(__file__).parents[1] / "data" / "eventful.qgn").read_text(encoding="utf-8")
(GAME,) = parse_games(EVENTFUL)
WORDS = " ".join(str(move.word) for move in review(GAME).moves)


@pytest.fixture(scope="module")
def server(still_server: LocalServer) -> LocalServer:
    """However slow the machine is, there is time enough to point a shape out."""
    return still_server


@pytest.fixture
def over(game: GamePage, server: Site) -> GamePage:
    """The eventful game has been played, faster than by hand, and looked through."""
    played = game.begin()
    (cookie,) = (one["value"] for one in game.page.context.cookies() if one["name"] == "kvarto")
    with browser_at(server.next.host) as browser:
        browser.client.cookies.set("kvarto", cookie)
        with browser.page(played) as page:
            page.play(WORDS)
    expect(game.page.locator(".review-panel")).to_be_visible()
    return game


def sentences(page: Page) -> list[str]:
    """What the review says, without the buttons."""
    items = page.locator(".review li").all_inner_texts()
    return [
        re.sub(r"\s+", " ", item).removesuffix(english("review-look")).strip() for item in items
    ]


def word_buttons(page: Page) -> Locator:
    return page.get_by_role("list", name=english("moves-title")).get_by_role("button")


def test_a_lapsed_quarto_a_failed_call_and_a_stolen_win_are_told(over: GamePage) -> None:
    told = sentences(over.page)
    assert english("review-missed-as-placer", player="Ben", shapes="diagonal \\", number=4) in told
    lapsed = english("review-lapsed", shapes="diagonal \\")
    missed = english("review-missed-as-receiver", player="Anna", shapes="diagonal \\", number=5)
    assert f"{missed} {lapsed}" in told
    assert english("review-failed-call", player="Ben", number=6) in told
    assert english("review-missed-as-placer", player="Anna", shapes="row 2", number=7) in told
    assert english("review-called-others", player="Ben", other="Anna", number=7) in told


@pytest.mark.long
def test_every_move_is_marked_as_the_engine_judges_it(over: GamePage) -> None:
    buttons = word_buttons(over.page)
    expect(buttons).to_have_count(len(review(GAME).moves))
    for index, move in enumerate(review(GAME).moves):
        verdict = english(f"verdict-{move.verdict}")
        expect(buttons.nth(index)).to_contain_text(f"({verdict})")


@pytest.mark.long
def test_who_stood_how_can_be_read_as_a_table(over: GamePage) -> None:
    over.page.get_by_text(english("standing-as-table"), exact=True).click()
    rows = over.page.get_by_role("table").get_by_role("row")
    expect(rows).to_have_count(1 + len(review(GAME).moves))
    expect(rows.nth(6)).to_contain_text(english("worth-draw"))
    expect(rows.nth(7)).to_contain_text("Anna")
    expect(rows.nth(7)).to_contain_text("Ben wins")
    expect(rows.last).to_contain_text(english("standing-won", player="Ben"))
    rows.nth(2).get_by_role("button").click()
    over.expect_position("..../..../..../..5. E")


@pytest.mark.long
def test_a_column_of_the_graph_leads_to_its_move(over: GamePage) -> None:
    over.page.locator(".standing-column").nth(1).click()
    over.expect_position("..../..../..../..5. E")
    expect(word_buttons(over.page).nth(1)).to_have_attribute("aria-current", "step")


@pytest.mark.long
def test_each_player_is_told_how_well_it_was_played(over: GamePage) -> None:
    facts = over.page.locator(".accuracy")
    for view, seat in zip((facts.first, facts.last), Seat, strict=True):
        kept = review(GAME).accuracy(seat)
        said = english("accuracy-kept", kept=kept.kept, judged=kept.judged)
        expect(view).to_contain_text(said)


def test_the_turning_point_can_be_tried_again(over: GamePage) -> None:
    over.button("retry-title").click()
    trial = over.page.get_by_role("dialog")
    expect(trial).to_be_visible()
    assert violations(over.page) == []
    # Anna places on d2 again, and gives again instead of calling.
    trial.locator("[data-cell=d2]").click()
    trial.locator("[data-piece=A]").click()
    expect(trial.get_by_text(english("retry-wrong"))).to_be_visible()
    expect(trial.locator(".playback-text")).to_have_text(
        english("step-calls", player="Ben", shape="row 2")
    )
    trial.get_by_role("button", name=english("retry-again")).click()
    trial.locator("[data-cell=d2]").click()
    trial.get_by_role("button", name=english("call")).click()
    for cell in ("a2", "b2", "c2", "d2"):
        trial.locator(f"[data-cell={cell}]").click()
    right = english("retry-right", value=english("value-win"))
    expect(trial.get_by_text(right, exact=True)).to_be_visible()
    trial.get_by_role("button", name=english("close")).click()
    expect(trial).to_be_hidden()


@pytest.mark.long
def test_it_can_be_tried_again_by_keyboard(visitors: Visitors) -> None:
    game = visitors(hands=Keyboard())
    game.go("/replay")
    game.page.get_by_role("textbox").fill(EVENTFUL)
    game.page.get_by_role("button", name=english("replay-open")).click()
    game.press(game.button("retry-title"))
    trial = game.page.get_by_role("dialog")
    game.board = trial.get_by_role("grid")  # not the one behind it
    game.place("d2")
    game.press(trial.get_by_role("button", name=english("call")))
    trial.get_by_role("combobox").select_option("2")
    game.press(trial.get_by_role("button", name=english("point-confirm")))
    right = english("retry-right", value=english("value-win"))
    expect(trial.get_by_text(right, exact=True)).to_be_visible()
    game.page.keyboard.press("Escape")
    expect(trial).to_be_hidden()


@pytest.mark.long
def test_a_record_is_reviewed_too(game: GamePage) -> None:
    game.go("/replay")
    game.page.get_by_role("textbox").fill(EVENTFUL)
    game.button("replay-open").click()
    expect(game.page.locator(".review-panel")).to_be_visible()
    told = sentences(game.page)
    assert english("review-called-others", player="Ben", other="Anna", number=7) in told


@pytest.mark.long
def test_the_game_can_be_analysed_from_the_moment_one_looks_at(over: GamePage) -> None:
    word_buttons(over.page).nth(6).click()
    over.button("to-analysis-game").click()
    expect(over.page).to_have_url(re.compile("/analysis"))
    current = over.page.locator(".tree [aria-current=step]")
    expect(current).to_have_text("d1>0")
    expect(over.page.locator(".tree .moves-word")).to_have_count(len(review(GAME).moves))
