"""Watching: anybody may where that is agreed, some seconds behind where the game is spoken."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from itertools import pairwise

import pytest

from kvarto import Calling
from kvarto.server import computers, protocol, watching
from kvarto.server.watching import Gallery
from server.pages import Browser, Meeting, Server, meeting

#: How far behind those who watch are in these tests, in milliseconds.
BEHIND = 2500


@pytest.fixture(autouse=True, scope="module")
def _not_far_behind() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(watching._BEHIND, Calling.SPOKEN, BEHIND)
        yield


@pytest.fixture
def carla(server: Server) -> Iterator[Browser]:
    """Somebody who has never been here."""
    with server.browser() as carla:
        yield carla


@pytest.fixture
def met(server: Server) -> Iterator[Meeting]:
    """A game that anybody may watch."""
    with meeting(server, watched=True, clock="60/move") as met:
        yield met


def test_a_spoken_game_is_watched_five_seconds_behind_and_an_automatic_one_at_once() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(watching._BEHIND, Calling.SPOKEN, 5000)
        assert Gallery(Calling.SPOKEN).behind == 5000
    assert Gallery(Calling.AUTOMATIC).behind == 0


def milliseconds() -> float:
    return time.monotonic() * 1000


def test_who_watches_sees_everything_a_little_later(met: Meeting, carla: Browser) -> None:
    with met.pages() as (annas, bens), carla.page(met.game) as watcher:
        assert watcher.table.behind == BEHIND
        assert annas.table.behind is None
        for page, move in (
            (annas, {"seat": "first", "command": "give", "piece": "F"}),
            (bens, {"seat": "second", "command": "place", "cell": "a1"}),
        ):
            page.do(**move)
            number, done = page.table.number, milliseconds()
            seen = watcher.wait_for_number(number)
            assert milliseconds() - done > BEHIND - 100
            assert seen.words == page.table.words
            assert seen.may == protocol.May((), ())
            assert seen.aids == protocol.SeatAids(None, None)
            assert not seen.seats.first.yours
            assert not seen.seats.second.yours


def test_times_are_those_of_what_is_seen(met: Meeting, carla: Browser) -> None:
    with met.pages() as (annas, _), carla.page(met.game) as watcher:
        played = annas.do("first", "give", piece="F")
        seen = watcher.wait_for_number(played.number)
        assert played.deadline is not None
        assert seen.deadline == played.deadline + BEHIND
        late = seen.now - BEHIND - played.now
        assert late > -100
        assert seen.clocks.second is not None
        assert played.clocks.second is not None
        assert abs(seen.clocks.second - (played.clocks.second - late)) < 10


def test_who_comes_later_is_as_far_behind(met: Meeting, carla: Browser) -> None:
    with met.pages() as (annas, bens):
        annas.do("first", "give", piece="F")
        time.sleep(BEHIND / 1000 + 0.1)
        bens.do("second", "place", cell="a1")
        with carla.page(met.game) as watcher:
            assert watcher.table.words == (">F",)
            assert carla.get(f"/api/games/{met.game}")["words"] == [">F"]
            assert carla.get(f"/api/games/{met.game}/replay")["words"] == [">F"]
            # It was played before, and is still to be seen.
            watcher.wait_for(lambda table: table.words == (">F", "a1"))


def test_the_end_is_seen_later_too(server: Server, met: Meeting, carla: Browser) -> None:
    told: list[str] = []
    with met.pages() as (annas, _), carla.page(met.game) as watcher:
        server.app.state.rooms.changed.append(lambda: told.append("told"))
        annas.do("first", "resign")
        met.anna.client.post(f"/api/games/{met.game}/rematch")
        assert carla.refused("GET", f"/api/games/{met.game}/review") == (400, "game-goes-on")
        assert carla.get(f"/api/games/{met.game}/replay")["outcome"] is None
        assert watcher.table.outcome is None
        assert (met.game in running_games(server), told) == (True, [])
        seen = watcher.wait_for(lambda table: table.outcome)
        assert not seen.rematch_asked
        watcher.wait_for(lambda table: table.rematch_asked)
        assert met.game not in running_games(server)
        assert told == ["told"]  # once, and not before
        assert carla.get(f"/api/games/{met.game}/review")


def running_games(server: Server) -> list[str]:
    return [room.id for room in server.app.state.rooms.watched_games()]


def test_what_is_said_is_heard_later_and_in_its_order(met: Meeting, carla: Browser) -> None:
    with met.pages() as (annas, bens), carla.page(met.game) as watcher:
        annas.say("first", "hello")
        annas.do("first", "give", piece="F")
        bens.say("second", "thanks")
        said = milliseconds()
        watcher.ping()
        assert watcher.said == []
        while len(watcher.said) < 2:
            watcher.read()
        assert milliseconds() - said > BEHIND - 100
        kinds = [message["type"] for message in watcher.raw if message["type"] != "pong"]
        assert kinds[-3:] == ["said", "table", "said"]


def test_an_automatic_game_is_seen_at_once(server: Server, carla: Browser) -> None:
    with (
        meeting(server, watched=True, calling="automatic") as met,
        met.pages() as (annas, _),
        carla.page(met.game) as watcher,
    ):
        assert watcher.table.behind == 0
        annas.do("first", "give", piece="F")
        carla_sees = carla.get(f"/api/games/{met.game}")
        assert carla_sees["words"] == [">F"]


# -- who may -----------------------------------------------------------------------------------


def test_who_watches_can_do_nothing(server: Server, met: Meeting, carla: Browser) -> None:
    with met.pages() as (annas, _), carla.page(met.game) as watcher:
        before = server.stored()
        for seat in ("first", "second"):
            for command in ("give", "resign", "offer_draw", "pause", "abort", "claim_win"):
                assert watcher.refused(seat, command, piece="F").key == "not-your-seat"
        answer = watcher.ask(json.dumps({"type": "say", "seat": "first", "phrase": "hello"}))
        assert isinstance(answer, protocol.Refused)
        assert server.stored() == before
        annas.ping()
        assert annas.said == []


def test_a_game_by_link_is_private_unless_it_is_agreed(server: Server, carla: Browser) -> None:
    with meeting(server) as met:
        assert carla.refused("GET", f"/api/games/{met.game}") == (404, "no-such-game")


def test_a_game_from_the_lobby_may_be_watched(server: Server, carla: Browser) -> None:
    with meeting(server, found="lobby") as met:
        assert carla.get(f"/api/games/{met.game}")["watched"]
        assert met.game in running_games(server)


def test_who_lets_two_computers_play_is_not_behind(
    server: Server, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computers, "_THOUGHT", (60.0, 60.0))
    chairs = [{"name": "One", "level": 1}, {"name": "Two", "level": 1}]
    with browser.playing(chairs=chairs) as page:
        assert page.table.behind is None
        page.do("first", "abort")
        assert page.table.outcome is not None


# -- how many ----------------------------------------------------------------------------------


def test_everybody_is_told_how_many_watch(server: Server, met: Meeting, carla: Browser) -> None:
    with met.anna.page(met.game) as page:
        assert page.table.watchers == 0
        with carla.page(met.game) as watcher, server.browser() as dora, dora.page(met.game):
            assert page.wait_for(lambda table: table.watchers == 2).number == 1
            watcher.wait_for(lambda table: table.watchers == 2)
        page.wait_for(lambda table: table.watchers == 0)


def test_many_who_come_are_told_of_together(server: Server, met: Meeting, carla: Browser) -> None:
    with met.pages() as (page, _):
        for _ in range(10):
            with carla.page(met.game):
                pass
        with carla.page(met.game):
            page.wait_for(lambda table: table.watchers == 1)
        told_at = [table.now for table in page.tables[1:]]
        assert all(later - earlier > 900 for earlier, later in pairwise(told_at))
