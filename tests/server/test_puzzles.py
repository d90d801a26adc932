"""Puzzles over HTTP: what is shown before an answer and after it, and whose they are."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from kvarto import Position
from kvarto.club.puzzle_desk import TIME_TO_SPOT
from kvarto.engine.puzzles.collection import shipped
from kvarto.engine.puzzles.puzzle import Kind, Puzzle
from kvarto.engine.solver import moves
from kvarto.server.limits import LimitSettings, Rate
from kvarto.server.settings import ServerSettings
from server.page_messages import Json
from server.pages import Browser, Server, running
from support.fake_time import FakeTime

#: 16 November 2026, noon.
NOON = 1794830400000
PASSWORD = "correct horse"  # noqa: S105

pytestmark = pytest.mark.usefixtures("quick_passwords")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which it is always noon."""
    file = tmp_path_factory.mktemp("data") / "kvarto.sqlite3"
    with running(file, fake_time=FakeTime(NOON)) as server:
        yield server


@pytest.fixture
def fake_time() -> FakeTime:
    """The time of `own_server`."""
    return FakeTime(NOON)


@pytest.fixture
def own_server(tmp_path: Path, fake_time: FakeTime) -> Iterator[Server]:
    """A server at which time passes when the test says so."""
    with running(tmp_path / "kvarto.sqlite3", fake_time=fake_time) as server:
        yield server


@pytest.fixture
def own_browser(own_server: Server) -> Iterator[Browser]:
    """A browser at `own_server`."""
    with own_server.browser() as browser:
        yield browser


def one(kind: Kind, variant: str = "standard", number: int = 0) -> Puzzle:
    return shipped().of(variant, kind)[number]


def wrong(puzzle: Puzzle) -> str:
    answers = (str(word) for word, *_ in moves(puzzle.position))
    return next(answer for answer in answers if answer not in puzzle.solutions)


def post(browser: Browser, puzzle: Puzzle, what: str, **body: Any) -> Any:
    response = browser.client.post(f"/api/puzzles/{puzzle.id}/{what}", json=body)
    assert response.status_code == 200, response.text
    return response.json()


def answer(browser: Browser, puzzle: Puzzle, given: str | None) -> Json:
    verdict: Json = post(browser, puzzle, "answer", answer=given)
    return verdict


# -- before an answer --------------------------------------------------------------------------


def test_what_there_is_to_choose_from_is_told(browser: Browser) -> None:
    counts = browser.get("/api/puzzles")["counts"]
    assert sum(one["count"] for one in counts) == len(shipped())
    assert len({one["variant"] for one in counts}) == 18
    assert {one["kind"] for one in counts} == {kind.value for kind in Kind}


def test_everybody_has_the_same_daily_puzzle_until_midnight(
    own_server: Server, fake_time: FakeTime
) -> None:
    with own_server.browser() as browser, own_server.browser() as other:
        today = browser.get("/api/puzzles/daily")
        assert other.get("/api/puzzles/daily?variant=standard") == today
        assert date.fromisoformat(today["daily"]) == date(2026, 11, 16)
        assert browser.get(f"/api/puzzles/{today['id']}") == today
        advanced = browser.get("/api/puzzles/daily?variant=advanced")
        assert advanced["variant"] == "chst:lq"
        fake_time.advance(12 * 60 * 60)
        tomorrow = other.get("/api/puzzles/daily")
        assert tomorrow["id"] != today["id"]
        assert browser.get(f"/api/puzzles/{today['id']}")["daily"] is None


@pytest.mark.parametrize("kind", Kind)
def test_the_next_puzzle_is_of_the_theme_and_variant_that_was_asked_for(
    browser: Browser, kind: Kind
) -> None:
    shown = browser.get(f"/api/puzzles/next?theme={kind}&variant=hst:l")
    assert (shown["kind"], shown["variant"], shown["tried"]) == (kind.value, "hst:l", None)
    assert (shown["seconds"] is not None) == (kind is Kind.SPOT)
    assert (shown["distance"] is not None) == (kind is Kind.WIN)


@pytest.mark.parametrize("kind", Kind)
def test_the_solution_does_not_reach_the_page_before_an_answer(
    browser: Browser, kind: Kind
) -> None:
    puzzle = one(kind, number=1)
    shown = browser.get(f"/api/puzzles/{puzzle.id}")
    assert "solutions" not in shown
    if shown["position"] is not None:
        assert Position.from_text(shown.pop("position")) == puzzle.position
    told = [shown] + [post(browser, puzzle, "hint", step=step) for step in range(1, 4)]
    for solution in puzzle.solutions:
        assert all(json.dumps(solution) not in json.dumps(each) for each in told)
    if kind is not Kind.SPOT:
        judged = answer(browser, puzzle, wrong(puzzle))
        assert judged["solutions"] is None
        assert judged["line"]["words"][0] == wrong(puzzle)


def test_looking_makes_nobody_a_guest(browser: Browser) -> None:
    for path in ("", "/daily", "/next", "/me", f"/{one(Kind.WIN).id}"):
        browser.get(f"/api/puzzles{path}")
    assert browser.get("/api/me")["name"] is None
    assert browser.get("/api/puzzles/me") == {
        "rating": 1500, "deviation": 350, "tried": 0, "solved": 0, "streak": 0, "best_streak": 0,
        "done_today": False,
    }  # fmt: skip


# -- answers -----------------------------------------------------------------------------------


def test_a_right_answer_is_played_out_and_counts_once(browser: Browser) -> None:
    puzzle = one(Kind.WIN)
    verdict = answer(browser, puzzle, puzzle.solutions[0])
    assert (verdict["right"], verdict["counts"], verdict["late"]) == (True, True, False)
    assert verdict["change"] > 0
    assert verdict["standing"]["rating"] == 1500 + verdict["change"]
    assert verdict["solutions"] == list(puzzle.solutions)
    line = verdict["line"]
    assert (line["value"], line["distance"]) == ("win", puzzle.distance)
    assert line["words"][0] == puzzle.solutions[0]
    assert line["steps"][0]["position"] == str(puzzle.position)
    assert line["steps"][-1]["word"] == len(line["words"]) - 1
    again = answer(browser, puzzle, puzzle.solutions[0])
    assert (again["right"], again["counts"], again["change"]) == (True, False, 0)
    assert browser.get(f"/api/puzzles/{puzzle.id}")["tried"] == "right"
    assert browser.get("/api/puzzles/me") == verdict["standing"]


@pytest.mark.parametrize("kind", [Kind.WIN, Kind.HOLD, Kind.SAFE])
def test_a_wrong_answer_is_refuted_and_can_be_tried_again(browser: Browser, kind: Kind) -> None:
    puzzle = one(kind, number=2)
    verdict = answer(browser, puzzle, wrong(puzzle))
    assert (verdict["right"], verdict["counts"]) == (False, True)
    assert verdict["change"] < 0
    assert verdict["line"]["value"] in (("loss", "draw") if kind is Kind.WIN else ("loss",))
    if verdict["line"]["value"] == "loss":
        assert "!" in verdict["line"]["words"][-1]
    retried = answer(browser, puzzle, puzzle.solutions[0])
    assert (retried["right"], retried["counts"]) == (True, False)
    assert browser.get(f"/api/puzzles/{puzzle.id}")["tried"] == "wrong"


def test_who_gives_up_is_shown_the_answer(browser: Browser) -> None:
    puzzle = one(Kind.TRAP)
    verdict = answer(browser, puzzle, None)
    assert (verdict["right"], verdict["counts"]) == (False, True)
    assert verdict["solutions"] == list(puzzle.solutions)
    assert verdict["line"]["words"][0] == puzzle.solutions[0]
    assert verdict["line"]["value"] == "loss"


def test_hints_come_in_steps_and_then_it_does_not_count(browser: Browser) -> None:
    puzzle = one(Kind.HOLD)
    steps = [post(browser, puzzle, "hint", step=step) for step in (1, 2, 3, 9)]
    assert [step["step"] for step in steps] == [1, 2, 3, 3]
    assert {step["steps"] for step in steps} == {3}
    assert browser.get(f"/api/puzzles/{puzzle.id}")["hints"] == 3
    assert [step["said"]["key"] for step in steps[:3]] == [
        "puzzle-hint-hold", "puzzle-hint-line", "puzzle-hint-cell"
    ]  # fmt: skip
    assert steps[1]["said"]["arguments"]["line"]["key"] in ("shape-row", "shape-column")
    assert steps[2]["cells"] == [puzzle.cell]
    assert steps[2]["said"]["text"].startswith(f"Place it on {puzzle.cell}.")
    assert answer(browser, puzzle, puzzle.solutions[0])["counts"] is False
    assert browser.get(f"/api/puzzles/{puzzle.id}")["tried"] == "helped"


def test_the_quarto_is_shown_when_the_clock_runs(own_browser: Browser, fake_time: FakeTime) -> None:
    browser, puzzle = own_browser, one(Kind.SPOT)
    path = f"/api/puzzles/{puzzle.id}/answer"
    assert browser.get(f"/api/puzzles/{puzzle.id}")["position"] is None
    right = {"answer": puzzle.solutions[0]}
    assert browser.refused("POST", path, right) == (400, "puzzle-not-begun")
    assert browser.get("/api/me")["name"] is None
    begun = post(browser, puzzle, "begin")
    assert begun == {
        "position": str(puzzle.position), "now": NOON, "deadline": NOON + TIME_TO_SPOT
    }  # fmt: skip
    fake_time.advance(TIME_TO_SPOT / 1000)
    assert answer(browser, puzzle, puzzle.solutions[0])["right"]


def test_who_is_late_is_told_what_was_there(own_browser: Browser, fake_time: FakeTime) -> None:
    browser, puzzle = own_browser, one(Kind.SPOT, number=3)
    post(browser, puzzle, "begin")
    fake_time.advance(2 * TIME_TO_SPOT / 1000)
    verdict = answer(browser, puzzle, puzzle.solutions[0])
    assert (verdict["right"], verdict["late"], verdict["counts"]) == (False, True, True)
    assert verdict["solutions"] == list(puzzle.solutions)
    assert verdict["line"]["words"] == [f"!{puzzle.solutions[0]}"]


def test_a_shape_that_is_no_quarto_is_wrong(browser: Browser) -> None:
    puzzle = one(Kind.SPOT, number=4)
    post(browser, puzzle, "begin")
    other = next(shape for shape in "1234" if shape not in puzzle.solutions)
    verdict = answer(browser, puzzle, other)
    assert (verdict["right"], verdict["line"], verdict["solutions"]) == (False, None, None)


def test_the_daily_puzzle_makes_a_streak(own_browser: Browser, fake_time: FakeTime) -> None:
    browser = own_browser
    for day in range(1, 4):
        puzzle = shipped()[browser.get("/api/puzzles/daily")["id"]]
        post(browser, puzzle, "begin")
        standing = answer(browser, puzzle, puzzle.solutions[0])["standing"]
        assert (standing["streak"], standing["done_today"]) == (day, True)
        fake_time.advance(24 * 60 * 60)
    assert browser.get("/api/puzzles/me")["done_today"] is False


@pytest.mark.parametrize(
    ("method", "path", "body", "refusal"),
    [
        ("GET", "nonsense", None, (404, "no-puzzle")),
        ("POST", "nonsense/answer", {"answer": "a1>0"}, (404, "no-puzzle")),
        ("POST", "nonsense/begin", {}, (404, "no-puzzle")),
        ("POST", "nonsense/hint", {"step": 1}, (404, "no-puzzle")),
        ("GET", "next?theme=nonsense", None, (400, "bad-message")),
        ("GET", "next?variant=nonsense", None, (400, "no-such-variant")),
        ("GET", "daily?variant=ch:q", None, (404, "no-puzzles")),
        ("GET", "next?variant=ch:q", None, (404, "no-puzzles")),
        ("POST", "ID/answer", {"answer": "nonsense"}, (400, "not-an-answer")),
        ("POST", "ID/answer", {}, (400, "bad-message")),
        ("POST", "ID/answer", {"answer": "x" * 13}, (400, "bad-message")),
        ("POST", "ID/hint", {"step": 0}, (400, "bad-message")),
    ],
)
def test_what_cannot_be_is_refused_and_makes_nobody_a_guest(
    browser: Browser, method: str, path: str, body: Json | None, refusal: tuple[int, str]
) -> None:
    path = path.replace("ID", one(Kind.WIN).id)
    assert browser.refused(method, f"/api/puzzles/{path}", body) == refusal
    assert browser.get("/api/me")["name"] is None


def test_who_asks_too_much_of_the_engine_is_refused_before_it_counts(
    tmp_path: Path, fake_time: FakeTime
) -> None:
    few = ServerSettings(limits=LimitSettings({"analysis": Rate(1, 0.01)}, {}))
    with (
        running(tmp_path / "kvarto.sqlite3", settings=few, fake_time=fake_time) as server,
        server.browser() as browser,
    ):
        answer(browser, one(Kind.SAFE), None)
        path = f"/api/puzzles/{one(Kind.SAFE, number=1).id}/answer"
        assert browser.refused("POST", path, {"answer": None}) == (429, "too-many-requests")
        assert len(server.stored("puzzle_attempts")) == 1


# -- whose they are ----------------------------------------------------------------------------


def test_the_rating_of_a_guest_moves_into_the_account_and_goes_with_it(server: Server) -> None:
    name = {"name": "Puzzled", "password": PASSWORD}
    tried = [one(Kind.SAFE, "squares", number) for number in range(4)]
    with server.browser() as first, server.browser() as second:
        assert first.client.post("/api/account", json=name).status_code == 200
        answer(first, tried[0], tried[0].solutions[0])
        for puzzle in tried[1:]:
            standing = answer(second, puzzle, puzzle.solutions[0])["standing"]
        assert second.client.post("/api/account/sign-in", json=name).status_code == 200
        # The guest has tried more, so that its rating is the surer one.
        assert first.get("/api/puzzles/me") == standing | {"tried": 4, "solved": 4}
        kept = first.get("/api/account/export")["puzzles"]
        assert {one["puzzle"] for one in kept["attempts"]} == {puzzle.id for puzzle in tried}
        assert all(one["right"] for one in kept["attempts"])
        assert round(kept["rating"]) == standing["rating"]
        gone = first.client.post("/api/account/delete", json={"password": PASSWORD})
        assert gone.status_code == 200
    stored = str([server.stored(table) for table in ("puzzle_players", "puzzle_attempts")])
    assert not any(puzzle.id in stored for puzzle in tried)


def test_of_somebody_who_solves_no_puzzles_nothing_is_kept(browser: Browser) -> None:
    browser.client.post("/api/me/guest")
    assert browser.get("/api/account/export")["puzzles"] is None
    post(browser, one(Kind.WIN), "hint", step=1)
    kept = browser.get("/api/account/export")["puzzles"]
    assert [attempt["right"] for attempt in kept["attempts"]] == [None]
