"""My games: those that wait, those that go on, those that are over; and all their records."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from kvarto import parse_games
from kvarto.server.my_games import MAX_FINISHED_LISTED
from server.pages import Browser, Server, meeting, play_together


def mine(browser: Browser, query: str = "") -> Any:
    return browser.get(f"/api/games{query}")


def test_somebody_new_has_none(browser: Browser) -> None:
    assert mine(browser) == {"tables": [], "running": [], "finished": [], "before": None}
    assert browser.client.get("/api/games.qgn").text == ""


def test_a_table_that_waits_is_listed_for_its_maker(server: Server, browser: Browser) -> None:
    table = browser.invite(name="Anna", clock="2d/move")
    (waiting,) = mine(browser)["tables"]
    assert (waiting["id"], waiting["yours"], waiting["terms"]["clock"]) == (table, True, "2d/move")
    with server.browser() as ben:
        assert mine(ben)["tables"] == []
        ben.sit(table)
        assert mine(browser)["tables"] == []
        assert [game["id"] for game in mine(ben)["running"]] == [table]


def test_a_running_game_tells_whose_turn_it_is(server: Server) -> None:
    with meeting(server, clock="2d/move", variant="advanced") as met, met.pages() as (annas, bens):
        (annas_game,), (bens_game,) = (mine(one)["running"] for one in (met.anna, met.ben))
        assert annas_game == {
            "id": met.game,
            "names": {"first": "Anna", "second": "Ben"},
            "yours": ["first"],
            "variant": "chst:lq",
            "calling": "spoken",
            "clock": "2d/move",
            "started_at": annas_game["started_at"],
            "ended_at": None,
            "winner": None,
            "reason": None,
            "your_turn": True,
            "awaited": True,
            "deadline": annas.table.deadline,
        }
        assert (bens_game["yours"], bens_game["your_turn"]) == (["second"], False)
        play_together(annas, bens, ">F")
        assert [mine(one)["running"][0]["your_turn"] for one in (met.anna, met.ben)] == [
            False,
            True,
        ]


def test_a_finished_game_tells_how_it_ended(server: Server) -> None:
    with meeting(server) as met, met.pages() as (annas, _):
        annas.do("first", "resign")
        for one, seats in ((met.anna, ["first"]), (met.ben, ["second"])):
            listed = mine(one)
            assert listed["running"] == []
            (game,) = listed["finished"]
            assert (game["id"], game["yours"]) == (met.game, seats)
            assert (game["winner"], game["reason"]) == ("second", "resignation")
            assert game["started_at"] <= game["ended_at"]
            assert not game["your_turn"]


def test_a_game_at_one_device_is_both_players(browser: Browser) -> None:
    browser.begin()
    (game,) = mine(browser)["running"]
    assert (game["yours"], game["your_turn"]) == (["first", "second"], True)
    assert not game["awaited"]  # nobody else waits


def test_older_games_are_on_the_next_pages(server: Server, browser: Browser) -> None:
    games = [ended(browser)]
    games += copies(server.file, games[0], 2 * MAX_FINISHED_LISTED)
    seen: list[list[str]] = []
    query = ""
    while True:
        listed = mine(browser, query)
        seen.append([game["id"] for game in listed["finished"]])
        if listed["before"] is None:
            break
        query = f"?before={listed['before']}"
    assert list(chain.from_iterable(seen)) == games[::-1]
    assert [len(page) for page in seen] == [MAX_FINISHED_LISTED, MAX_FINISHED_LISTED, 1]
    records = list(parse_games(browser.client.get("/api/games.qgn").text))
    assert len(records) == len(games)


def copies(file: Path, game: str, count: int) -> list[str]:
    """The ids of so many games of the same people as one that is over, each over a bit later."""
    ids = [f"{game}-{number}" for number in range(1, count + 1)]
    with closing(sqlite3.connect(file)) as database, database:
        for number, copy in enumerate(ids, 1):
            for table, column in (("games", "id"), ("seats", "game"), ("events", "game")):
                chosen = f"SELECT * FROM {table} WHERE {column} = ?"  # noqa: S608
                found = database.execute(chosen, (game,))
                names = [name for name, *_ in found.description]
                for row in found.fetchall():
                    values = dict(zip(names, row, strict=True)) | {column: copy}
                    if "ended_at" in values:
                        values["ended_at"] += number
                    marks = ", ".join("?" * len(names))
                    insert = f"INSERT INTO {table} VALUES ({marks})"  # noqa: S608
                    database.execute(insert, [*values.values()])
    return ids


def ended(browser: Browser, words: str = ">F a1") -> str:
    with browser.playing() as page:
        page.play(words)
        page.do("first", "resign")
    return page.game


@pytest.mark.parametrize("before", ["", "x", "-1", "1.5", "9" * 30, "²", str(2**60)])
def test_a_moment_that_is_none_is_refused(browser: Browser, before: str) -> None:
    response = browser.client.get("/api/games", params={"before": before})
    assert (response.status_code, response.json()["problem"]["key"]) == (400, "bad-message")


def test_all_finished_games_come_as_one_record(server: Server, browser: Browser) -> None:
    ended(browser, ">F a1>D b1")
    ended(browser, ">0 d4")
    browser.begin()  # this one goes on
    with server.browser() as other:
        ended(other)
    response = browser.client.get("/api/games.qgn")
    assert response.headers["content-disposition"] == 'attachment; filename="kvarto.qgn"'
    games = list(parse_games(response.text))
    assert [game.position.placed for game in games] == [1, 2]
    assert all(game.tags["First"] == "Anna" for game in games)
