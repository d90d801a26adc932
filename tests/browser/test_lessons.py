"""The course: done by mouse and by keyboard alone, explained, remembered, and fit for everybody."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Route, expect

from browser.axe import violations
from browser.game_page import GamePage
from browser.input_methods import Finger, Hands, Keyboard, Mouse
from browser.people import resign
from browser.sights import expect_nothing_beside, in_the_long_run, resize
from browser.stopped_clock import stop_clock
from browser.table import name_of
from browser.visitors import PHONE, Visitors
from kvarto.club.lessons import LESSONS, Lesson, Task, find_lesson
from kvarto.locales import english
from kvarto.record.notation import Word


def open_step(game: GamePage, step: str) -> None:
    """Open a step by its address."""
    game.go(f"/learn/{step}")
    heading = game.page.get_by_role("heading", level=1)
    expect(heading).to_have_text(english(f"lesson-{step}-title"))


def verdict(game: GamePage) -> Locator:
    """What is said to an attempt."""
    return game.page.get_by_role("status").locator(".lesson-verdict")


def do(game: GamePage, lesson: Lesson, answer: str) -> None:
    """Do what an answer says, as a person does it."""
    if lesson.seconds is not None:
        game.press(game.button("lesson-start-clock"))
    if lesson.task in (Task.MARK_WINNING, Task.MARK_SAFE):
        for piece in answer:
            game.give(piece)
        game.press(game.button("lesson-check"))
    elif lesson.task is Task.POINT:
        game.point_shape(answer)
    else:
        word = Word.from_text(answer)
        if word.cell is not None:
            game.place(str(word.cell))
        if call := word.before or word.after:
            game.call()
            game.point_shape(str(call.shape))
        elif word.piece is not None:
            game.give(str(word.piece))


def expect_right(game: GamePage, lesson: Lesson) -> None:
    expect(verdict(game)).to_contain_text(english(f"lesson-{lesson.id}-right"))


@pytest.mark.parametrize(
    "hands", [Mouse(), *in_the_long_run(Keyboard())], ids=["mouse", "keyboard"]
)
def test_the_whole_course_from_the_first_page_to_the_end(visitors: Visitors, hands: Hands) -> None:
    game = visitors(hands=hands)
    stop_clock(game.page)  # one step has a clock, which no machine is too slow for
    game.go("/")
    game.press(game.page.get_by_role("link", name=english("home-learn")))
    game.press(game.page.get_by_role("link", name=english("learn-begin"), exact=True))
    for number, lesson in enumerate(LESSONS, start=1):
        heading = game.page.get_by_role("heading", level=1)
        expect(heading).to_have_text(english(f"lesson-{lesson.id}-title"))
        expect(heading).to_be_focused()
        expect(game.page).to_have_url(re.compile(f"/learn/{lesson.id}$"))
        for answer in sorted(lesson.answers)[:1]:
            do(game, lesson, answer)
        expect_right(game, lesson)
        key = "lesson-next" if number < len(LESSONS) else "lesson-finish"
        onward = game.page.locator(".lesson-onward")
        expect(onward).to_have_text(english(key))
        expect(onward).to_be_focused()
        game.press(onward)
    expect(game.page).to_have_url(re.compile("/learn$"))
    progress = english("learn-progress", done=len(LESSONS), count=len(LESSONS))
    expect(game.page.get_by_text(progress)).to_be_visible()


@pytest.mark.long
def test_a_finger_can_do_a_turn_with_a_call(visitors: Visitors) -> None:
    game = visitors(hands=Finger(), **PHONE)
    lesson = find_lesson("squares")
    open_step(game, lesson.id)
    do(game, lesson, "b3!b2")
    expect_right(game, lesson)
    assert game.lit == ["b2", "b3", "c2", "c3"]


# -- what is said ----------------------------------------------------------------------------------


def test_a_wrong_attempt_is_explained_shown_and_can_be_made_anew(visitors: Visitors) -> None:
    game = visitors(hands=Keyboard())
    open_step(game, "safe")
    game.give("F")
    expect(verdict(game)).to_contain_text(
        english(
            "lesson-wrong-gives-win",
            piece=name_of("F"),
            cell="a1",
            shape=english("shape-row", name="1"),
            alike=english("four-alike", trait="tall"),
        )
    )
    assert game.lit == ["a1", "b1", "c1", "d1"]
    game.expect_position("E7../..../3..6/FCD4 -")
    again = game.button("lesson-again")
    expect(again).to_be_focused()
    game.press(again)
    game.expect_position("E7../..../3..6/.CD4 -")
    expect(game.reserve.locator(":focus")).to_have_count(1)
    game.give("A")
    expect_right(game, find_lesson("safe"))


@pytest.mark.long
def test_marks_are_told_and_stay_for_the_next_attempt(game: GamePage) -> None:
    open_step(game, "count")
    expect(game.button("lesson-check")).to_be_disabled()
    game.give("1")
    game.give("5")
    told = re.compile(re.escape(f"{name_of('1')}. {english('lesson-is-marked')}"))
    expect(game.reserve.get_by_role("button", name=told)).to_be_visible()
    game.press(game.button("lesson-check"))
    expect(verdict(game)).to_contain_text(english("lesson-wrong-missing", count=1))
    game.press(game.button("lesson-again"))
    game.give("7")
    game.press(game.button("lesson-check"))
    expect_right(game, find_lesson("count"))


@pytest.mark.long
def test_a_hint_comes_when_it_is_asked_for(game: GamePage) -> None:
    open_step(game, "parity")
    hint = game.page.get_by_role("status").get_by_text(english("lesson-parity-hint"))
    expect(hint).to_have_count(0)
    game.press(game.button("lesson-hint"))
    expect(hint).to_be_visible()


@pytest.mark.long
def test_who_listens_can_have_the_board_read_out_and_choose_a_shape_by_its_name(
    visitors: Visitors,
) -> None:
    game = visitors(hands=Keyboard())
    open_step(game, "steal")
    game.page.get_by_text(english("read-title"), exact=True).press("Enter")
    game.press(game.page.get_by_role("button", name=english("shape-column", name="d")))
    expect(game.page.locator(".fold").get_by_role("status")).to_contain_text(f"d4: {name_of('0')}")
    game.call()
    shapes = game.page.get_by_role("combobox", name=english("point-shape"))
    expect(shapes).to_be_focused()
    shapes.select_option(label=english("shape-column", name="d"))
    game.press(game.button("point-confirm"))
    expect_right(game, find_lesson("steal"))


@pytest.mark.long
def test_a_call_can_be_given_up_and_its_button_waits_for_the_chance(game: GamePage) -> None:
    open_step(game, "call")
    game.call()
    game.press(game.button("point-cancel"))
    expect(game.call_button()).to_be_enabled()
    game.give("0")
    expect(verdict(game)).to_contain_text(english("lesson-wrong"))


@pytest.mark.long
def test_the_clock_runs_stops_for_a_call_and_runs_out(game: GamePage) -> None:
    stop_clock(game.page)
    open_step(game, "clock")
    expect(game.cell("a1")).to_be_disabled()
    game.press(game.button("lesson-start-clock"))
    game.place("a1")
    game.page.clock.fast_forward(20_000)
    game.call()
    game.page.clock.fast_forward(100_000)
    timer = game.page.get_by_role("timer")
    expect(timer).to_have_text("0:40")
    game.press(game.button("point-cancel"))
    game.page.clock.fast_forward(41_000)
    expect(verdict(game)).to_contain_text(english("lesson-wrong-time"))
    game.press(game.button("lesson-again"))
    do(game, find_lesson("clock"), "a1!/")
    expect_right(game, find_lesson("clock"))


@pytest.mark.long
def test_when_the_server_is_not_reached_one_is_told_and_can_try_again(
    game: GamePage, visitors: Visitors
) -> None:
    visitors.forgive("ERR_FAILED")
    open_step(game, "complete")
    game.page.route("**/answer", lambda route: route.abort())
    game.place("c2")
    expect(game.page.get_by_role("alert")).to_have_text(english("page-not-reached"))
    game.page.unroute_all()
    game.place("c2")
    expect_right(game, find_lesson("complete"))


# -- the way through -------------------------------------------------------------------------------


@pytest.mark.long
def test_progress_is_kept_and_one_goes_on_where_one_was(game: GamePage) -> None:
    for step in ("features", "three"):
        open_step(game, step)
        do(game, find_lesson(step), *find_lesson(step).answers)
        expect_right(game, find_lesson(step))
    game.go("/learn")
    done = game.page.get_by_role("link", name=re.compile(re.escape(english("learn-done"))))
    expect(done).to_have_count(2)
    game.press(game.page.get_by_role("link", name=english("learn-go-on"), exact=True))
    expect(game.page).to_have_title(english("title-lesson", title=english("lesson-line-title")))


@pytest.mark.long
def test_steps_follow_one_another_whether_or_not_they_are_done(game: GamePage) -> None:
    open_step(game, "line")
    ways = game.page.get_by_role("navigation", name=english("lesson-between"))
    ways.get_by_role("link", name=english("lesson-next")).click()
    expect(game.page).to_have_url(re.compile("/learn/three$"))
    ways.get_by_role("link", name=english("lesson-previous")).click()
    expect(game.page).to_have_url(re.compile("/learn/line$"))
    game.page.go_back()
    expect(game.page).to_have_url(re.compile("/learn/three$"))


@pytest.mark.long
def test_an_unknown_step_leads_back_to_the_others(game: GamePage) -> None:
    game.go("/learn/nothing")
    expect(game.page.get_by_text(english("lesson-unknown"))).to_be_visible()
    game.page.get_by_role("main").get_by_role("link", name=english("lesson-finish")).click()
    expect(game.page).to_have_title(english("title-learn"))


def play_button(game: GamePage, stage: str) -> Locator:
    """The button that begins a whole game of the path."""
    name = re.compile(rf"^{english('path-play')} ?: {stage}$")
    return game.page.get_by_role("button", name=name)


@pytest.mark.long
@pytest.mark.parametrize(
    ("stage", "variant"), [(1, "c:l"), (2, "ch:l"), (3, "chs:l"), (4, "chst:l")]
)
def test_whole_games_take_in_one_feature_after_the_other(
    game: GamePage, stage: int, variant: str
) -> None:
    game.go("/learn")
    name = english(f"path-{stage}")
    play_button(game, name).click()
    expect(game.page).to_have_url(re.compile("/game/"))
    address = game.page.url
    table = game.page.request.get(address.replace("/game/", "/api/games/")).json()
    assert table["variant"] == variant
    levels = [table["seats"][seat]["level"] for seat in ("first", "second")]
    assert sorted(level or 0 for level in levels)[1] <= 2
    game.page.go_back()
    running = game.page.get_by_role(
        "link", name=re.compile(rf"^{english('path-running')} ?: {name}$")
    )
    expect(running).to_have_attribute("href", re.compile(re.escape(address.rsplit("/", 1)[1])))


@pytest.mark.long
def test_a_game_of_the_path_that_is_over_is_told_to_be_played(game: GamePage) -> None:
    game.page.route("**/api/games", without_dice)
    game.go("/learn")
    name = english("path-1")
    play_button(game, name).click()
    expect(game.page).to_have_url(re.compile("/game/"))
    resign(game.page, game.page.url.rsplit("/", 1)[1])
    game.go("/learn")
    played = game.page.get_by_role("heading", name=f"{name} {english('path-played')}")
    expect(played).to_be_visible()
    expect(play_button(game, name)).to_be_visible()


def without_dice(route: Route) -> None:
    """Whoever begins a game is first in it."""
    if route.request.method == "POST":
        wished = route.request.post_data_json or {}
        route.continue_(post_data=wished | {"dice": False})
    else:
        route.continue_()


# -- for everybody ---------------------------------------------------------------------------------


@pytest.mark.long
def test_every_step_fits_a_small_phone_and_shuts_nobody_out(game: GamePage) -> None:
    resize(game.page, "phone")
    for lesson in LESSONS:
        open_step(game, lesson.id)
        expect_nothing_beside(game.page)
        assert violations(game.page) == [], lesson.id


@pytest.mark.long
def test_from_right_to_left_the_page_is_mirrored_and_the_board_is_not(visitors: Visitors) -> None:
    game = visitors(locale="ar")
    game.go("/learn/call")
    expect(game.page.locator("html")).to_have_attribute("dir", "rtl")

    def left(selector: str) -> float:
        box = game.page.locator(selector).bounding_box()
        assert box is not None
        return box["x"]

    assert left("[data-cell=a1]") < left("[data-cell=d1]")
    assert left(".lesson-words") < left(".lesson-board")
