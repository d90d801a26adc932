"""The same message counts once: over one socket, over two, and after the server was restarted."""

from __future__ import annotations

import json
from pathlib import Path

from kvarto.server import protocol
from server.page_messages import Json, do
from server.pages import Browser, Page, Server, browser_at, running

GIVE = {"piece": "F", "id": "the same"}


def number_of(page: Page, message: Json) -> int:
    answer = page.ask(json.dumps(message))
    assert isinstance(answer, protocol.Done), answer
    assert answer.id == message["id"]
    return answer.number


def test_over_one_socket(server: Server, browser: Browser) -> None:
    message = do("first", "give", **GIVE)
    with browser.playing() as page:
        assert [number_of(page, message) for _ in range(3)] == [2, 2, 2]
        page.ping()
        assert [table.number for table in page.tables] == [1, 2]


def test_over_two_sockets_at_the_same_time(server: Server, browser: Browser) -> None:
    message = json.dumps(do("first", "give", **GIVE))
    with browser.playing() as page, browser.page(page.game) as other:
        page.socket.send(message)
        other.socket.send(message)
        answers = [page.answer(), other.answer()]
        assert answers == [protocol.Done("the same", 2)] * 2
        for one in (page, other):
            one.ping()
            assert [table.number for table in one.tables] == [1, 2]


def test_even_when_it_could_not_be_done_a_second_time(browser: Browser) -> None:
    with browser.playing() as page:
        page.do("first", "give", **GIVE)
        page.do("second", "place", cell="a1")
        page.do("second", "resign")
        assert number_of(page, do("first", "give", **GIVE)) == 2


def test_what_was_agreed_at_once_is_not_agreed_again(browser: Browser) -> None:
    message = do("first", "ask_take_back", id="back")
    with browser.playing() as page:
        page.play(">F a1>D b1")
        assert number_of(page, message) == 6
        assert number_of(page, message) == 6
        page.ping()
        assert page.table.words == (">F", "a1>D")
        assert page.table.number == 7


def test_ids_count_in_their_own_game_alone(browser: Browser) -> None:
    message = do("first", "give", **GIVE)
    with browser.playing() as page, browser.playing() as other:
        assert number_of(page, message) == 2
        assert other.table.hand is None
        assert number_of(other, message) == 2
        other.ping()
        assert other.table.hand == "F"


def test_after_the_server_was_restarted(tmp_path: Path) -> None:
    file = tmp_path / "kvarto.sqlite3"
    message = do("first", "give", **GIVE)
    with running(file) as server, server.browser() as browser, browser.playing() as page:
        assert number_of(page, message) == 2
        cookie = browser.client.cookies["kvarto"]
    with running(file) as server, browser_at(f"127.0.0.1:{server.port}") as browser:
        browser.client.cookies.set("kvarto", cookie)
        with browser.page(page.game) as page:
            before = server.stored()
            assert number_of(page, message) == 2
            assert page.table.hand == "F"
            assert server.stored() == before
            page.do("second", "place", cell="a1")
