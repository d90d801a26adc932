"""Watching: anybody may where that is agreed, some seconds behind where the game is spoken."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from kvarto import Calling
from kvarto.server import protocol
from kvarto.server.room import Room
from kvarto.server.timing import Timing
from kvarto.server.watching import Gallery
from server.pages import Browser, Meeting, Page, Server, meeting, running
from support.fake_time import FakeTime
from support.waiting import eventually

#: How far behind those who watch are, in milliseconds and in seconds.
DELAY_MS = Timing().spectator_delay_ms
DELAY_S = DELAY_MS / 1000
#: How often it is told how many watch.
COUNT_S = Timing().count_watchers_s


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, server_clock: FakeTime) -> Iterator[Server]:
    """A server at which time passes only when a test says so."""
    file = tmp_path_factory.mktemp("data") / "kvarto.sqlite3"
    with running(file, fake_time=server_clock) as server:
        yield server


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
    assert DELAY_MS == 5000
    assert Gallery(Calling.SPOKEN, DELAY_MS).behind == DELAY_MS
    assert Gallery(Calling.AUTOMATIC, DELAY_MS).behind == 0


def test_who_watches_sees_everything_a_little_later(
    met: Meeting, carla: Browser, server_clock: FakeTime
) -> None:
    with met.pages() as (annas, bens), carla.page(met.game) as watcher:
        assert watcher.table.behind == DELAY_MS
        assert annas.table.behind is None
        for page, move in (
            (annas, {"seat": "first", "command": "give", "piece": "F"}),
            (bens, {"seat": "second", "command": "place", "cell": "a1"}),
        ):
            page.do(**move)
            number = page.table.number
            server_clock.advance(DELAY_S - 0.001)
            watcher.ping()
            assert watcher.table.number == number - 1
            server_clock.advance(0.001)
            seen = watcher.wait_for_number(number)
            assert seen.words == page.table.words
            assert seen.may == protocol.May((), ())
            assert seen.aids == protocol.SeatAids(None, None)
            assert not seen.seats.first.yours
            assert not seen.seats.second.yours


def test_times_are_those_of_what_is_seen(
    met: Meeting, carla: Browser, server_clock: FakeTime
) -> None:
    with met.pages() as (annas, _), carla.page(met.game) as watcher:
        played = annas.do("first", "give", piece="F")
        server_clock.advance(DELAY_S)
        seen = watcher.wait_for_number(played.number)
        assert played.deadline is not None
        assert seen.deadline == played.deadline + DELAY_MS
        assert seen.now == played.now + DELAY_MS
        assert seen.clocks.second == played.clocks.second


def test_who_comes_later_is_as_far_behind(
    met: Meeting, carla: Browser, server_clock: FakeTime
) -> None:
    with met.pages() as (annas, bens):
        annas.do("first", "give", piece="F")
        server_clock.advance(DELAY_S)
        bens.do("second", "place", cell="a1")
        with carla.page(met.game) as watcher:
            assert watcher.table.words == (">F",)
            assert carla.get(f"/api/games/{met.game}")["words"] == [">F"]
            assert carla.get(f"/api/games/{met.game}/replay")["words"] == [">F"]
            # It was played before, and is still to be seen.
            server_clock.advance(DELAY_S)
            watcher.wait_for(lambda table: table.words == (">F", "a1"))


def test_the_end_is_seen_later_too(
    server: Server, met: Meeting, carla: Browser, server_clock: FakeTime
) -> None:
    told: list[str] = []
    with met.pages() as (annas, _), carla.page(met.game) as watcher:
        server.app.state.rooms.changed.append(lambda: told.append("told"))
        annas.do("first", "resign")
        server_clock.advance(1)
        met.anna.client.post(f"/api/games/{met.game}/rematch")
        assert carla.refused("GET", f"/api/games/{met.game}/review") == (400, "game-goes-on")
        assert carla.get(f"/api/games/{met.game}/replay")["outcome"] is None
        watcher.ping()
        assert watcher.table.outcome is None
        assert (met.game in running_games(server), told) == (True, [])
        server_clock.advance(DELAY_S - 1)
        seen = watcher.wait_for(lambda table: table.outcome)
        assert not seen.rematch_asked
        server_clock.advance(1)
        watcher.wait_for(lambda table: table.rematch_asked)
        assert met.game not in running_games(server)
        assert told == ["told"]  # once, and not before
        assert carla.get(f"/api/games/{met.game}/review")


def running_games(server: Server) -> list[str]:
    return [room.id for room in server.app.state.rooms.watched_games()]


def test_what_is_said_is_heard_later_and_in_its_order(
    met: Meeting, carla: Browser, server_clock: FakeTime
) -> None:
    with met.pages() as (annas, bens), carla.page(met.game) as watcher:
        annas.say("first", "hello")
        annas.do("first", "give", piece="F")
        bens.say("second", "thanks")
        server_clock.advance(DELAY_S - 0.001)
        watcher.ping()
        assert watcher.said == []
        server_clock.advance(0.001)
        while len(watcher.said) < 2:
            watcher.read()
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
        watcher.wait_for(lambda table: table.words)
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


def test_who_lets_two_computers_play_is_not_behind(server: Server, browser: Browser) -> None:
    chairs = [{"name": "One", "level": 1}, {"name": "Two", "level": 1}]
    with browser.playing(chairs=chairs) as page:
        assert page.table.behind is None
        page.do("first", "abort")
        assert page.table.outcome is not None


# -- how many ----------------------------------------------------------------------------------


def watchers_are(server: Server, met: Meeting, count: int, page: Page) -> None:
    """Wait until the server has noticed how many watch; `page` is a player's."""
    room: Room = server.app.state.rooms.in_use(met.game)
    eventually(lambda: room.watchers == count)
    page.ping()


def test_everybody_is_told_how_many_watch(
    server: Server, met: Meeting, carla: Browser, server_clock: FakeTime
) -> None:
    with met.anna.page(met.game) as page:
        assert page.table.watchers == 0
        with carla.page(met.game) as watcher, server.browser() as dora, dora.page(met.game):
            server_clock.advance(COUNT_S)
            assert page.wait_for(lambda table: table.watchers == 2).number == 1
            watcher.wait_for(lambda table: table.watchers == 2)
        watchers_are(server, met, 0, page)
        server_clock.advance(COUNT_S)
        page.wait_for(lambda table: table.watchers == 0)


def test_many_who_come_are_told_of_together(
    server: Server, met: Meeting, carla: Browser, server_clock: FakeTime
) -> None:
    with met.pages() as (page, _):
        for _ in range(10):
            with carla.page(met.game):
                pass
        with carla.page(met.game):
            watchers_are(server, met, 1, page)
            assert [table.watchers for table in page.tables] == [0]
            server_clock.advance(COUNT_S)
            page.wait_for(lambda table: table.watchers == 1)
        assert [table.watchers for table in page.tables] == [0, 1]
