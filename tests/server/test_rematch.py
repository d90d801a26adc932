"""Once more: two people at different browsers both have to want it. And what is said meanwhile."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from kvarto.server import protocol
from server.pages import Browser, Page, Server, meeting, running
from support.fake_time import FakeTime


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, server_clock: FakeTime) -> Iterator[Server]:
    """A server at which time passes only when a test says so."""
    file = tmp_path_factory.mktemp("data") / "kvarto.sqlite3"
    with running(file, fake_time=server_clock) as server:
        yield server


def ask(browser: Browser, game: str) -> str | None:
    response = browser.client.post(f"/api/games/{game}/rematch")
    assert response.status_code == 200, response.text
    following: str | None = response.json()["id"]
    return following


def test_two_people_play_again_with_sides_swapped_when_both_have_asked(server: Server) -> None:
    with meeting(server, clock="600+5", watched=True) as met, met.pages() as (annas, bens):
        annas.do("first", "resign")
        assert ask(met.anna, met.game) is None
        assert ask(met.anna, met.game) is None  # asking twice is asking once
        assert bens.wait_for(lambda table: table.rematch_asked).rematch_asked == ("first",)
        following = ask(met.ben, met.game)
        assert following is not None
        for page in (annas, bens):
            assert page.wait_for(lambda table: table.rematch).rematch == following
        assert ask(met.anna, met.game) == following
        with met.anna.page(following) as again:
            table = again.table
            assert (table.seats.first.name, table.seats.second.name) == ("Ben", "Anna")
            assert table.seats.second.yours
            assert (table.clock, table.watched, table.online) == ("600+5", True, True)


def test_both_can_ask_at_once_and_one_game_begins(server: Server) -> None:
    with meeting(server) as met, met.anna.page(met.game) as page:
        page.do("first", "resign")
        before = len(server.stored("games"))
        assert {ask(met.anna, met.game), ask(met.ben, met.game)} == {
            None,
            page.wait_for(lambda table: table.rematch).rematch,
        }
        assert len(server.stored("games")) == before + 1


def test_there_is_no_rematch_before_the_end(server: Server, browser: Browser) -> None:
    with meeting(server) as met:
        path = f"/api/games/{met.game}/rematch"
        assert met.ben.refused("POST", path) == (400, "game-goes-on")


def test_at_one_device_it_begins_at_once(browser: Browser) -> None:
    with browser.playing() as page:
        page.do("first", "resign")
        following = ask(browser, page.game)
        assert page.wait_for(lambda table: table.rematch).rematch == following


# -- what is said ------------------------------------------------------------------------------


def heard(page: Page) -> list[tuple[str, str]]:
    page.ping()
    return [(said.seat, said.phrase) for said in page.said]


def test_what_one_says_everybody_hears_and_nothing_is_kept(server: Server) -> None:
    with meeting(server) as met, met.pages() as (annas, bens):
        before = server.stored()
        annas.say("first", "hello")
        bens.say("second", "good-luck")
        for page in (annas, bens):
            assert heard(page) == [("first", "hello"), ("second", "good-luck")]
            assert page.table.number == 1
        assert server.stored() == before


def test_one_speaks_for_oneself(server: Server) -> None:
    with meeting(server) as met, met.pages() as (annas, bens):
        answer = annas.ask(json.dumps({"type": "say", "seat": "second", "phrase": "oops"}))
        assert isinstance(answer, protocol.Refused)
        assert answer.problem.key == "not-your-seat"
        assert heard(bens) == []


def test_after_the_end_one_can_still_speak(server: Server) -> None:
    with meeting(server) as met, met.pages() as (annas, bens):
        annas.do("first", "resign")
        bens.say("second", "thanks")
        assert heard(annas) == [("second", "thanks")]


def test_nobody_talks_without_end(server: Server, server_clock: FakeTime) -> None:
    with meeting(server) as met, met.pages() as (annas, bens):
        for _ in range(20):
            annas.socket.send(json.dumps({"type": "say", "seat": "first", "phrase": "smile"}))
        annas.socket.send('{"type": "ping"}')
        while not isinstance(annas.answer(), protocol.Pong):
            pass
        refused = [one for one in annas.answered if isinstance(one, protocol.Refused)]
        assert {one.problem.key for one in refused} == {"too-many-requests"}
        assert len(heard(bens)) == 20 - len(refused) == 5
        # It keeps the other from nothing.
        bens.say("second", "hello")
        assert heard(annas)[-1] == ("second", "hello")
        server_clock.advance(2)
        annas.say("first", "smile")
        assert heard(bens)[-1] == ("first", "smile")


def test_there_is_no_free_text(server: Server) -> None:
    with meeting(server) as met, met.pages() as (annas, bens):
        answer = annas.ask(json.dumps({"type": "say", "seat": "first", "phrase": "you fool"}))
        assert isinstance(answer, protocol.Refused)
        assert answer.problem.key == "bad-message"
        assert heard(bens) == []
