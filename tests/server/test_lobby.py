"""The lobby: who is there, which tables and games there are, and who is brought together."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace

import pytest

from kvarto.server import protocol
from server.lobby_pages import PATH, LobbyPage, become_guest, in_lobby, seek
from server.pages import Browser, Server, running
from server.timings import AWAKE
from support.fake_time import FakeTime
from support.waiting import eventually

#: Whatever changes in the lobby is told at once.
AT_ONCE = replace(AWAKE, tell_lobby_after_s=0)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, server_clock: FakeTime) -> Iterator[Server]:
    """A server at which time passes only when a test says so."""
    file = tmp_path_factory.mktemp("data") / "kvarto.sqlite3"
    with running(file, fake_time=server_clock, timing=AT_ONCE) as server:
        yield server


@pytest.fixture
def people(server: Server) -> Iterator[list[Browser]]:
    """Four people with a browser each; their tables do not outlive them."""
    with ExitStack() as stack:
        browsers = [become_guest(stack.enter_context(server.browser())) for _ in range(4)]
        yield browsers
        for browser in browsers:
            for table in browser.get("/api/games")["tables"]:
                browser.client.delete(f"/api/tables/{table['id']}")


@pytest.fixture
def pages(people: list[Browser]) -> Iterator[list[LobbyPage]]:
    """All of them in the lobby."""
    with ExitStack() as stack:
        yield [stack.enter_context(in_lobby(browser)) for browser in people]


def look_again(server_clock: FakeTime, page: LobbyPage) -> None:
    """Let the lobby look for pairs more than once."""
    for _ in range(3):
        server_clock.advance(AT_ONCE.look_for_pairs_s)
        page.ping()


def seats_of(browser: Browser, game: str) -> list[bool]:
    """Which seats of a game a browser plays."""
    seats = browser.get(f"/api/games/{game}")["seats"]
    return [seats[seat]["yours"] for seat in ("first", "second")]


def game_in(lobby: protocol.Lobby, game: str) -> protocol.WatchedGame | None:
    """A game that can be watched, as the lobby shows it."""
    return next((shown for shown in lobby.games if shown.id == game), None)


# -- who and what is there ---------------------------------------------------------------------


def test_everybody_sees_how_many_are_there(people: list[Browser], pages: list[LobbyPage]) -> None:
    pages[0].wait_for(lambda lobby: lobby.here == 4)
    with in_lobby(people[0]):
        pages[1].ping()
        assert pages[1].lobby.here == 4, "the same person in two tabs"
    pages[3].socket.close()
    pages[0].wait_for(lambda lobby: lobby.here == 3)


def test_who_is_nobody_yet_can_look_but_not_seek(
    server: Server, people: list[Browser], pages: list[LobbyPage]
) -> None:
    table = people[0].invite(found="lobby")
    with server.browser() as stranger, in_lobby(stranger) as page:
        page.wait_for(lambda lobby: (lobby.here, len(lobby.tables)) == (5, 1))
        assert (page.lobby.tables[0].id, page.lobby.tables[0].yours) == (table, False)
        answer = page.ask(json.dumps(seek()))
        assert isinstance(answer, protocol.Refused)
        assert answer.problem.key == "nobody-yet"
        assert page.lobby.seeking is None


def test_open_tables_come_and_go(people: list[Browser], pages: list[LobbyPage]) -> None:
    own, other, *_ = pages
    table = people[0].invite(found="lobby", variant="squares", clock="60/move", name="Anna")
    hidden = people[0].invite(found="link")
    (shown,) = other.wait_for(lambda lobby: lobby.tables).tables
    assert (shown.id, shown.yours, shown.terms.variant) == (table, False, "squares")
    assert (shown.terms.clock, shown.terms.name) == ("60/move", None)
    assert shown.maker != "Anna", "strangers see made-up names"
    assert own.wait_for(lambda lobby: lobby.tables).tables[0].yours
    assert hidden not in {one.id for lobby in other.lobbies for one in lobby.tables}
    people[0].client.delete(f"/api/tables/{table}")
    other.wait_for(lambda lobby: not lobby.tables)
    assert own.paired == []


def test_whoever_made_a_table_is_told_that_somebody_has_sat_down(
    people: list[Browser], pages: list[LobbyPage]
) -> None:
    # Those who watch such a game are not behind, so it is over for them at once.
    table = people[0].invite(found="lobby", calling="automatic")
    pages[0].wait_for(lambda lobby: lobby.tables)
    people[1].sit(table)
    assert pages[0].wait_for_game() == table
    shown = pages[2].wait_for(lambda lobby: game_in(lobby, table))
    game = game_in(shown, table)
    assert game is not None
    assert (game.placed, game.variant) == (0, "chst:l")
    with people[0].page(table) as page:
        page.do("first", "resign")
    pages[2].wait_for(lambda lobby: not game_in(lobby, table))


# -- playing anyone ----------------------------------------------------------------------------


def test_two_who_seek_the_same_are_at_one_table_at_once(
    people: list[Browser], pages: list[LobbyPage]
) -> None:
    one, two, watcher, _ = pages
    one.seek(variant="squares", clock="60/move")
    one.wait_for(lambda lobby: lobby.seeking is not None)
    assert one.lobby.seeking == protocol.Agreement(variant="chst:q", clock="60/move")
    two.seek(variant="squares", clock="60/move")
    game = one.wait_for_game()
    assert two.wait_for_game() == game
    assert seats_of(people[0], game) == [not seat for seat in seats_of(people[1], game)]
    table = people[0].get(f"/api/games/{game}")
    assert (table["variant"], table["clock"], table["online"]) == ("chst:q", "60/move", True)
    watcher.wait_for(lambda lobby: game_in(lobby, game))
    assert people[2].get(f"/api/games/{game}")["behind"] is not None, "anybody may watch"
    one.wait_for(lambda lobby: lobby.seeking is None)


def test_the_longer_one_waits_the_farther_a_wish_may_be(
    people: list[Browser], pages: list[LobbyPage], server_clock: FakeTime
) -> None:
    one, two, *_ = pages
    one.seek()
    one.wait_for(lambda lobby: lobby.seeking)
    server_clock.advance(0.5)
    two.seek(casual=False, late_call=True)  # two steps away
    two.wait_for(lambda lobby: lobby.seeking)
    server_clock.advance(1.4)
    for page in (one, two):
        page.ping()
        assert page.paired == []
        assert page.lobby.seeking is not None
    server_clock.advance(1)
    game = two.wait_for_game()
    assert one.wait_for_game() == game
    table = people[0].get(f"/api/games/{game}")
    assert (table["casual"], table["late_call"]) == (True, False), "who waited longer is heard"


def test_who_seeks_sits_down_at_an_open_table_whose_maker_is_there(
    people: list[Browser], pages: list[LobbyPage]
) -> None:
    table = people[0].invite(found="lobby", variant="advanced", first="guest")
    pages[1].seek(variant="advanced")
    assert pages[1].wait_for_game() == pages[0].wait_for_game() == table
    assert seats_of(people[1], table) == [True, False]


def test_nobody_is_put_at_a_table_whose_maker_has_gone(
    people: list[Browser], server_clock: FakeTime
) -> None:
    table = people[0].invite(found="lobby")
    with in_lobby(people[1]) as page:
        page.seek()
        page.wait_for(lambda lobby: lobby.seeking)
        look_again(server_clock, page)
        assert page.paired == []
        assert page.lobby.seeking is not None
        with people[0].page(table) as waiting:
            server_clock.advance(AT_ONCE.look_for_pairs_s)
            assert page.wait_for_game() == table
            waiting.wait_to_begin()


def test_a_person_in_two_tabs_seeks_once_and_finds_nobody_alone(
    people: list[Browser], pages: list[LobbyPage], server_clock: FakeTime
) -> None:
    with in_lobby(people[0]) as again:
        pages[0].seek()
        again.seek()
        again.wait_for(lambda lobby: lobby.seeking)
        pages[0].wait_for(lambda lobby: lobby.seeking)
        look_again(server_clock, again)
        assert again.paired == []
        assert again.lobby.seeking is not None
        pages[1].seek()
        assert again.wait_for_game() == pages[0].wait_for_game() == pages[1].wait_for_game()


@pytest.mark.parametrize("how", ["stopping", "leaving"])
def test_who_seeks_no_more_is_not_paired(
    server: Server, pages: list[LobbyPage], server_clock: FakeTime, how: str
) -> None:
    one, two, *_ = pages
    one.seek()
    one.wait_for(lambda lobby: lobby.seeking)
    if how == "stopping":
        one.stop_seeking()
        one.wait_for(lambda lobby: lobby.seeking is None)
    else:
        one.socket.close()
    eventually(lambda: server.app.state.lobby.seeking == 0)
    two.seek()
    two.wait_for(lambda lobby: lobby.seeking)
    look_again(server_clock, two)
    assert two.paired == []
    assert two.lobby.seeking is not None


def test_a_wish_that_is_none_is_refused(pages: list[LobbyPage]) -> None:
    for wish, key in (
        ({"variant": "chess"}, "no-such-variant"),
        ({"clock": "soon"}, "no-such-clock"),
        ({"calling": "sung"}, "bad-message"),
    ):
        answer = pages[0].ask(json.dumps(seek(**wish)))
        assert isinstance(answer, protocol.Refused)
        assert answer.problem.key == key
    pages[0].ping()
    assert pages[0].lobby.seeking is None


def test_four_who_seek_are_two_pairs(pages: list[LobbyPage]) -> None:
    for page in pages:
        page.seek()
    games = [page.wait_for_game() for page in pages]
    assert sorted(map(games.count, set(games))) == [2, 2]


def test_pages_of_other_sites_do_not_get_in(server: Server, browser: Browser) -> None:
    before = server.app.state.lobby.here
    with browser.socket_at(PATH, "http://evil.example") as socket:
        content = socket.recv()
        assert json.loads(content)["problem"]["key"] == "not-our-page"
    assert server.app.state.lobby.here == before
