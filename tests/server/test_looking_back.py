"""Games to look back on: replays, records, reviews, and once more."""

from __future__ import annotations

from pathlib import Path

import pytest

from kvarto import Position, parse_games, read_games
from kvarto.server import protocol
from server.pages import OPEN, Browser

DATA = Path(__file__).parents[1] / "data"


def test_the_record_of_a_game_is_the_game(browser: Browser) -> None:
    with browser.playing(clock="60/move", late_call=True) as page:
        page.play(">F a1>D b1?1>E c1>C d1>0!1")
        table = page.table
    replay = browser.get(f"/api/games/{page.game}/replay")
    (game,) = parse_games(replay["record"])
    assert str(game) == replay["record"]
    assert tuple(map(str, game)) == table.words == tuple(replay["words"])
    assert game.tags == {"First": "Anna", "Second": "Ben"}
    assert all(move.note.clock is not None for move in game)
    assert game.outcome is not None
    assert table.outcome is not None
    assert str(game.outcome.shape) == table.outcome.shape
    assert replay["outcome"] == page.raw[-2]["outcome"]
    assert len(replay["steps"]) == 1 + len(game.actions)
    last = replay["steps"][-1]
    assert (last["word"], last["seat"]) == (len(replay["words"]) - 1, "first")
    assert str(Position.from_text(last["position"])) == table.position
    assert replay["steps"][0]["word"] is None


def test_a_record_that_somebody_has_opened_is_the_same_to_look_through(browser: Browser) -> None:
    with browser.playing(position=OPEN) as page:
        page.play("!1")
    replay = browser.get(f"/api/games/{page.game}/replay")
    opened = browser.client.post("/api/replay", json={"text": replay["record"]})
    assert opened.json() == replay


@pytest.mark.parametrize(
    ("text", "key"), [("", "no-game-in-record"), ("1. >F a9", None), ("[First", None)]
)
def test_what_is_no_record_is_refused(browser: Browser, text: str, key: str | None) -> None:
    response = browser.client.post("/api/replay", json={"text": text})
    assert response.status_code == 400
    assert key in (None, response.json()["problem"]["key"])


def test_a_finished_game_is_reviewed_and_a_running_one_is_not(browser: Browser) -> None:
    with browser.playing(variant="c:l", calling="automatic") as page:
        page.play(">0 a1>1 b1>2 c1>3")
        response = browser.client.get(f"/api/games/{page.game}/review")
        assert (response.status_code, response.json()["problem"]["key"]) == (400, "game-goes-on")
        page.play("d1")
    review = browser.get(f"/api/games/{page.game}/review")
    assert [word["seat"] for word in review["words"]] == [
        "first", "second", "first", "second", "first"
    ]  # fmt: skip
    assert [word["word"] for word in review["words"]] == [0, 1, 2, 3, 4]
    assert review["words"][-2]["after"] == "loss"
    assert review["words"][-1]["before"] == "win"


def test_missed_quartos_and_the_turning_point_are_in_a_review(browser: Browser) -> None:
    (game,) = read_games(DATA / "eventful.qgn")
    with browser.playing() as page:
        page.play(" ".join(map(str, game)))
    review = browser.get(f"/api/games/{page.game}/review")
    words = review["words"]
    missed = [
        (word["number"], word["seat"], word["missed_as_placer"], word["missed_as_receiver"])
        for word in words
        if word["missed"]
    ]
    assert missed == [
        (4, "second", ["\\"], []),
        (5, "first", [], ["\\"]),
        (7, "first", ["2"], []),
    ]
    assert [word["number"] for word in words if word["lapsed"]] == [5]
    assert [word["number"] for word in words if word["failed_calls"]] == [6]
    assert [word["word"] for word in words if word["stolen"]] == [len(words) - 1]
    retry = review["retry"]
    assert (retry["word"], retry["seat"]) == (review["turning_point"], "first")
    assert (retry["value"], retry["left"]) == ("win", "loss")
    assert (retry["best"], retry["solutions"]) == (["d2!2"], ["d2!2", "c3>4"])
    assert (review["start"], words[-1]["stands"], words[-1]["height"]) == ("draw", "loss", -1)
    assert review["accuracy"] == {
        "first": {"kept": 3, "judged": 7},
        "second": {"kept": 4, "judged": 7},
    }
    assert (review["accuracy_first"], review["unjudged"], review["left_to_act"]) == (43, 0, None)


def test_a_rematch_swaps_the_sides_and_is_begun_once(browser: Browser) -> None:
    chairs = [{"name": "Anna", "points": False}, {"name": "Ben"}]
    with browser.playing(chairs=chairs, variant="hard", clock="60/move") as page:
        path = f"/api/games/{page.game}/rematch"
        assert browser.client.post(path).json()["problem"]["key"] == "game-goes-on"
        page.do("first", "resign")
        following = browser.client.post(path).json()["id"]
        assert browser.client.post(path).json()["id"] == following
        page.ping()
        assert page.table.rematch == following
    with browser.page(following) as page:
        seats = page.table.seats
        assert seats.first == protocol.Occupant("Ben", None, yours=True, points=True)
        assert seats.second == protocol.Occupant("Anna", None, yours=True, points=False)
        assert (page.table.variant, page.table.clock) == ("chst:l:2", "60/move")
        page.play(">F a1")
