"""The course over HTTP: its steps without their answers, and what is said to attempts."""

from __future__ import annotations

from typing import Any

import pytest

from kvarto.club.lessons import LESSONS
from server.pages import Browser


def test_the_steps_come_in_their_order_without_their_answers(browser: Browser) -> None:
    steps = browser.get("/api/lessons")["steps"]
    assert [step["id"] for step in steps] == [lesson.id for lesson in LESSONS]
    assert all(set(step) == {"id", "task", "position", "seconds"} for step in steps)
    assert 10 <= len(steps) <= 15


def test_a_right_answer_is_said_to_be_right(browser: Browser) -> None:
    verdict = _answered(browser, "call", pointed=["d3", "c3", "b3", "a3"])
    assert verdict["right"]
    assert verdict["reason"] == "lesson-call-right"
    assert sorted(verdict["lit"]) == ["a3", "b3", "c3", "d3"]


def test_a_wrong_answer_is_explained_and_shows_what_comes_of_it(browser: Browser) -> None:
    verdict = _answered(browser, "safe", pieces=["F"])
    assert not verdict["right"]
    assert verdict == {
        "right": False,
        "reason": "lesson-wrong-gives-win",
        "position": "E7../..../3..6/FCD4 - @a1",
        "lit": ["a1", "b1", "c1", "d1"],
        "cell": "a1",
        "piece": "F",
        "shape": "1",
        "traits": ["tall"],
        "count": 0,
    }


@pytest.mark.parametrize(
    ("path", "body", "refusal"),
    [
        ("nothing", {"pieces": ["D"]}, (404, "no-such-lesson")),
        ("features", {}, (400, "lesson-asks-otherwise")),
        ("features", {"pieces": ["D"], "cell": "a1"}, (400, "lesson-asks-otherwise")),
        ("complete", {"cell": "a2"}, (400, "cell-is-occupied")),
        ("features", {"pieces": ["X"]}, (400, "bad-message")),
        ("features", {"piece": "D"}, (400, "bad-message")),
    ],
)
def test_what_is_no_answer_is_refused(
    browser: Browser, path: str, body: dict[str, object], refusal: tuple[int, str]
) -> None:
    assert browser.refused("POST", f"/api/lessons/{path}/answer", body) == refusal


def _answered(browser: Browser, lesson: str, **attempt: object) -> dict[str, Any]:
    response = browser.client.post(f"/api/lessons/{lesson}/answer", json=attempt)
    assert response.status_code == 200, response.text
    answer: dict[str, Any] = response.json()
    return answer
