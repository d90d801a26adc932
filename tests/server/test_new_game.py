"""What is agreed on before a game, what cannot be, and what there is to choose from."""

from __future__ import annotations

import re
from typing import Any

import pytest

from kvarto.engine.players import LEVELS
from server.pages import TWO_PEOPLE, Browser, Server


def test_dice_decide_who_is_first(browser: Browser) -> None:
    seen: set[tuple[str, str]] = set()
    while len(seen) < 2:
        game = browser.get(f"/api/games/{browser.begin(dice=True)}")
        *equal, last = game["throws"]
        assert all(one == two for one, two in equal)
        assert last[0] > last[1]
        names = game["seats"]["first"]["name"], game["seats"]["second"]["name"]
        assert sorted(names) == ["Anna", "Ben"]
        seen.add(names)


def test_a_game_can_begin_from_a_position(browser: Browser) -> None:
    text = "A.../.3../..../...5 7 @d1"
    table = browser.get(f"/api/games/{browser.begin(position=text)}")
    assert table["position"] == text
    assert (table["hand"], table["to_act"]) == ("7", "first")


def test_a_position_may_name_its_own_variant(browser: Browser) -> None:
    table = browser.get(f"/api/games/{browser.begin(position='..../..../..../.... - c:l')}")
    assert table["variant"] == "c:l"


def chairs(**second: Any) -> dict[str, Any]:
    return {"chairs": [{"name": "Anna"}, {"name": "Ben"} | second]}


@pytest.mark.parametrize(
    ("wishes", "key"),
    [
        ({"variant": "nonsense"}, "no-such-variant"),
        ({"variant": "x" * 21}, "bad-message"),
        ({"variant": 4}, "bad-message"),
        ({"calling": "shouted"}, "bad-message"),
        ({"false_call": "fine"}, "bad-message"),
        ({"late_call": 1}, "bad-message"),
        ({"clock": "soon"}, "no-such-clock"),
        ({"clock": "0/move"}, "no-such-clock"),
        ({"clock": "9" * 21}, "bad-message"),
        ({"casual": "yes"}, "bad-message"),
        ({"dice": None}, "bad-message"),
        ({"position": "nonsense"}, "position-needs-fields"),
        ({"position": "..../..../..../... -"}, "row-needs-cells"),
        ({"position": "FF../..../..../.... -"}, "piece-twice"),
        ({"position": "..../..../..../.... - @a1"}, "last-cell-empty"),
        ({"position": "." * 81}, "bad-message"),
        (chairs(name=""), "bad-message"),
        (chairs(name="x" * 41), "bad-message"),
        (chairs(name=" "), "bad-name"),
        (chairs(name="two\nlines"), "bad-name"),
        (chairs(name=None), "bad-message"),
        (chairs(level=0), "no-such-level"),
        (chairs(level=len(LEVELS) + 1), "no-such-level"),
        (chairs(level=10**30), "no-such-level"),
        (chairs(level=10**4200), "no-such-level"),
        (chairs(level="3"), "bad-message"),
        (chairs(level=True), "bad-message"),
        (chairs(points="no"), "bad-message"),
        (chairs(aids=["tell me"]), "bad-message"),
        (chairs(aids="safe"), "bad-message"),
        (chairs(owner="me"), "bad-message"),
        ({"chairs": [{"name": "Anna"}]}, "bad-message"),
        ({"chairs": [{"name": "Anna"}] * 3}, "bad-message"),
        ({"chairs": None}, "bad-message"),
        ({"surprise": 1}, "bad-message"),
    ],
)
def test_what_cannot_be_agreed_on_is_refused(
    server: Server, browser: Browser, wishes: dict[str, Any], key: str
) -> None:
    before = server.stored("games")
    response = browser.client.post("/api/games", json=TWO_PEOPLE | wishes)
    assert response.status_code == 400
    problem = response.json()["problem"]
    assert problem["text"]
    if problem["key"] == "error-at":  # in a text it is said where
        problem = problem["arguments"]["what"]
    assert problem["key"] == key
    assert "set-cookie" not in response.headers
    assert server.stored("games") == before


def test_a_game_may_be_over_before_it_begins(browser: Browser) -> None:
    with browser.playing(position="3B26/E75A/9DF1/048C -") as page:
        assert page.table.outcome is not None
        assert page.table.outcome.reason == "draw"


def test_the_server_says_what_it_offers(browser: Browser) -> None:
    offers = browser.get("/api/offers")
    assert [level["number"] for level in offers["levels"]] == list(range(1, len(LEVELS) + 1))
    assert "en" in offers["languages"]
    assert browser.client.get("/healthz").text == "ok"


def test_a_position_is_drawn(browser: Browser) -> None:
    asked = {"position": "..../..../..../FDEC -", "lit": "a1,b1", "theme": "dark", "set": "flat"}
    response = browser.client.get("/api/picture.svg", params=asked)
    assert response.headers["content-type"].startswith("image/svg+xml")
    assert response.text.startswith("<svg")
    plain = browser.client.get("/api/picture.svg", params=asked | {"lit": ""})
    assert plain.text != response.text


@pytest.mark.parametrize(
    "wrong", [{"position": "x"}, {"set": "gold"}, {"theme": "x"}, {"lang": "xx"}, {"lit": "e5"}]
)
def test_what_cannot_be_drawn_is_refused(browser: Browser, wrong: dict[str, str]) -> None:
    asked = {"position": "..../..../..../.... -"} | wrong
    response = browser.client.get("/api/picture.svg", params=asked)
    assert response.status_code == 400
    assert response.json()["problem"]["text"]


def test_the_cookie_is_kept_from_scripts_and_given_once(browser: Browser) -> None:
    first = browser.client.post("/api/games", json=TWO_PEOPLE)
    cookie = first.headers["set-cookie"].lower()
    assert re.search(r"kvarto=[\w-]{32};", cookie)
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    token = browser.client.cookies["kvarto"]
    browser.begin()
    assert browser.client.cookies["kvarto"] == token
