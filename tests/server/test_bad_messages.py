"""Bad messages of every kind: a typed answer, nothing closed that was healthy, nothing changed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from kvarto.server import protocol
from server.page_messages import Json, do
from server.pages import PATIENCE, TWO_PEOPLE, Browser, Page, Server

NOBODYS = "AAAAAAAAAAAAAAAA"
DEEP = "[" * 900 + "]" * 900
ENDLESS = "[" * 1900


@pytest.fixture(scope="module")
def page(server: Server) -> Iterator[Page]:
    """A page at a game in which second has to give; nothing that is sent here may change it."""
    with server.browser() as browser, browser.playing() as page:
        page.play(">F a1")
        yield page


def give(**fields: Any) -> str:
    """What second may do, with some of it wrong."""
    return json.dumps(do("second", "give", piece="0", id="x") | fields)


def without(field: str) -> str:
    message = do("second", "give", piece="0", id="x")
    del message[field]
    return json.dumps(message)


UNREADABLE: list[tuple[str | bytes, str | None]] = [
    # Not JSON, or not an object.
    ("", None),
    ("hello", None),
    ("{", None),
    ('{"type": "ping"} {"type": "ping"}', None),
    ("{'type': 'ping'}", None),
    ("null", None),
    ("3", None),
    ('"ping"', None),
    ("[]", None),
    ('[{"type": "ping"}]', None),
    (DEEP, None),
    ('{"type": "ping", "sent": NaN}', None),
    ('{"id": "\\ud800"}', None),
    # Brackets without end, where reading would begin to follow them.
    (f'{{"id": "x", "what": {ENDLESS}', None),
    (f'{{"what": {DEEP}}}', None),
    # No such message.
    ("{}", None),
    ('{"type": null, "id": "x"}', "x"),
    ('{"type": "table", "id": "x"}', "x"),
    ('{"type": "Do", "id": "x"}', "x"),
    # Missing, unknown and twisted fields.
    (without("id"), None),
    (without("seat"), "x"),
    (without("command"), "x"),
    (without("type"), "x"),
    (give(surprise=1), "x"),
    (give(id=""), ""),
    (give(id="x" * 41), "x" * 41),
    (give(id=7), None),
    (give(id=None), None),
    (give(seat="third"), "x"),
    (give(seat=1), "x"),
    (give(seat=None), "x"),
    (give(command="win"), "x"),
    (give(command=["give"]), "x"),
    (give(command="leave"), "x"),
    (give(piece="G"), "x"),
    (give(piece="00"), "x"),
    (give(piece=0), "x"),
    (give(piece={"a": 1}), "x"),
    (give(cell="e5"), "x"),
    (give(cell="A1"), "x"),
    (give(cells=["a1", "b1", "c1"]), "x"),
    (give(cells=["a1", "b1", "c1", "d1", "a2"]), "x"),
    (give(cells="a1b1c1d1"), "x"),
    (give(cells=["a1", "b1", "c1", None]), "x"),
    ('{"type": "ping", "sent": "now"}', None),
    ('{"type": "ping", "sent": 1e999}', None),
    ('{"type": "ping", "what": 1}', None),
    # Binary.
    (b"", None),
    (b"\xff\xfe\x00", None),
    (b'{"id": "\xff"}', None),
    (b'{"type": "\xff", "id": "x"}', "x"),
    (give(piece="G").encode(), "x"),
]


@pytest.mark.parametrize(("content", "message_id"), UNREADABLE, ids=lambda value: repr(value)[:60])
def test_what_is_no_message_is_refused_and_the_socket_goes_on(
    server: Server, page: Page, content: str | bytes, message_id: str | None
) -> None:
    before = server.stored()
    answer = page.ask(content)
    assert isinstance(answer, protocol.Refused)
    assert answer.id == message_id
    assert answer.problem.key == "bad-message"
    assert answer.problem.text
    page.ping()
    assert server.stored() == before


@pytest.mark.parametrize("size", [2001, 60_000])
@pytest.mark.parametrize("frame", ["text", "binary"])
def test_a_huge_message_is_refused_and_the_socket_goes_on(
    server: Server, page: Page, size: int, frame: str
) -> None:
    before = server.stored()
    content = give(id="x" * size)
    answer = page.ask(content if frame == "text" else content.encode())
    assert isinstance(answer, protocol.Refused)
    assert answer.problem.key == "message-too-long"
    page.ping()
    assert server.stored() == before


def test_a_message_of_any_size_closes_only_its_own_socket(browser: Browser, page: Page) -> None:
    with browser.playing() as other:
        other.socket.send(give(id="x" * 1_000_000))
        with pytest.raises(ConnectionClosed) as closed:
            other.read()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    page.ping()


@pytest.mark.parametrize(
    ("message", "key"),
    [
        (do("second", "give"), "bad-message"),
        (do("second", "give", piece="F"), "piece-is-placed"),
        (do("first", "give", piece="0"), "not-your-turn-to-give"),
        (do("second", "place", cell="b1"), "now-is-not-the-time-to-place"),
        (do("first", "place"), "bad-message"),
        (do("first", "call"), "not-your-chance-to-call"),
        (do("second", "point", cells=["a1", "b1", "c1", "d1"]), "point-before-call"),
        (do("second", "point", cells=["a1", "b1", "c1", "d2"]), "not-a-shape"),
        (do("second", "end_turn"), "now-is-not-the-time-to-end-turn"),
        (do("first", "accept_draw"), "nothing-proposed"),
        (do("first", "decline_take_back"), "nothing-proposed"),
        (do("first", "resume"), "not-paused"),
        (do("first", "abort"), "too-late-to-abort"),
        (do("first", "claim_win"), "other-is-here"),
    ],
)
def test_what_is_not_allowed_now_is_refused_and_changes_nothing(
    server: Server, page: Page, message: Json, key: str
) -> None:
    before, number = server.stored(), page.table.number
    answer = page.ask(json.dumps(message))
    assert isinstance(answer, protocol.Refused)
    assert (answer.id, answer.problem.key) == (message["id"], key)
    page.ping()
    assert page.table.number == number
    assert server.stored() == before


def test_a_right_message_counts_in_a_binary_frame_too(browser: Browser) -> None:
    with browser.playing() as page:
        answer = page.ask(json.dumps(do("first", "give", piece="0")).encode())
        assert isinstance(answer, protocol.Done)
        assert page.table.hand == "0"


def test_a_refused_id_can_be_used_again(browser: Browser) -> None:
    with browser.playing() as page:
        page.refused("first", "place", cell="a1", id="again")
        assert page.do("first", "give", piece="0", id="again").hand == "0"


def test_hundreds_at_once_are_all_answered(page: Page) -> None:
    connection, many = page.socket, 500
    with connection.protocol_mutex:
        for number in range(many):
            connection.protocol.send_text(b'{"type":"ping","sent":%d}' % number)
        burst = b"".join(connection.protocol.data_to_send())
    connection.socket.sendall(burst)
    answers = [page.answer() for _ in range(many)]
    assert [answer.sent for answer in answers if isinstance(answer, protocol.Pong)] == [
        float(number) for number in range(many)
    ]
    page.ping()


# -- made up -----------------------------------------------------------------------------------

scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20)
anything = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=20,
)
#: Close to right, so that it gets past the first check: only reading can refuse it.
nearly = st.fixed_dictionaries(
    {"type": st.sampled_from(["do", "ping"]) | anything},
    optional={
        "id": st.just("x") | anything,
        "seat": st.sampled_from(["first", "second"]) | anything,
        "command": st.just("place") | anything,
        "cell": st.just("a1") | anything,
        "piece": anything,
        "cells": st.lists(st.sampled_from(["a1", "a2"]) | anything, min_size=3, max_size=5),
        "sent": anything,
    },
)


@given(st.one_of(anything.map(json.dumps), nearly.map(json.dumps), st.text(), st.binary()))
def test_whatever_is_sent_is_answered_and_changes_nothing(
    server: Server, page: Page, content: str | bytes
) -> None:
    before = server.stored()
    answer = page.ask(content)
    # There is no piece to place: nothing of this can be done.
    assert isinstance(answer, protocol.Refused | protocol.Pong)
    assert server.stored() == before


def test_after_all_that_the_game_can_be_played_on(browser: Browser) -> None:
    with browser.playing() as page:
        page.play(">F a1")
        for content, _ in UNREADABLE:
            assert isinstance(page.ask(content), protocol.Refused)
        assert page.play(">0 b1").words == (">F", "a1>0", "b1")


# -- other people's games ----------------------------------------------------------------------


@pytest.mark.parametrize("path", ["", "/replay", "/review"])
def test_another_browser_cannot_look_at_a_game_nor_tell_that_there_is_one(
    server: Server, browser: Browser, path: str
) -> None:
    game = browser.begin()
    assert browser.client.get(f"/api/games/{game}").status_code == 200
    with server.browser() as other:
        for _ in ("without a cookie", "with one of its own"):
            existing = other.client.get(f"/api/games/{game}{path}")
            unknown = other.client.get(f"/api/games/{NOBODYS}{path}")
            assert (existing.status_code, existing.content) == (404, unknown.content)
            assert existing.json()["problem"]["key"] == "no-such-game"
            other.begin()


def test_another_browser_cannot_ask_for_a_rematch(server: Server, browser: Browser) -> None:
    with browser.playing() as page:
        page.do("first", "resign")
    with server.browser() as other:
        other.begin()
        before = server.stored("games")
        response = other.client.post(f"/api/games/{page.game}/rematch")
        assert (response.status_code, response.json()["problem"]["key"]) == (404, "no-such-game")
        assert server.stored("games") == before


def closing_of(browser: Browser, game: str, origin: str | None = None) -> tuple[str, int]:
    """What a socket that is not served is told, and the code with which it is closed."""
    with browser.socket(game, origin) as socket:
        content = socket.recv(PATIENCE)
        assert isinstance(content, str)
        refused = msgspec.json.decode(content, type=protocol.Refused)
        assert refused.id is None
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(PATIENCE)
    assert closed.value.rcvd is not None
    return refused.problem.key, closed.value.rcvd.code


@pytest.mark.parametrize("cookie", ["none", "its own"])
def test_another_browser_gets_no_socket_at_a_game(
    server: Server, browser: Browser, cookie: str
) -> None:
    game = browser.begin()
    with browser.page(game) as healthy, server.browser() as other:
        if cookie == "its own":
            other.begin()
        assert closing_of(other, game) == ("no-such-game", 4404)
        healthy.do("first", "give", piece="0")


@pytest.mark.parametrize("game", [NOBODYS, "x", "%00", "%ff", "x" * 3000])
def test_there_is_no_socket_at_a_game_that_is_none(browser: Browser, game: str) -> None:
    browser.begin()
    assert closing_of(browser, game) == ("no-such-game", 4404)


def test_a_seat_of_the_computer_is_played_by_nobody_else(server: Server, browser: Browser) -> None:
    chairs = [{"name": "Anna"}, {"name": "Computer", "level": 1}]
    with browser.playing(chairs=chairs) as page:
        assert not page.table.seats.second.yours
        assert page.table.may.second == ()
        before = server.stored()
        for command in ("place", "give", "call", "resign", "accept_draw", "ask_take_back"):
            problem = page.refused("second", command, cell="a1", piece="0")
            assert problem.key == "not-your-seat", command
        assert server.stored() == before


# -- requests ----------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/api/games", "/api/replay"])
@pytest.mark.parametrize(
    ("body", "status", "key"),
    [
        (b"", 400, "bad-message"),
        (b"not JSON", 400, "bad-message"),
        (b"[]", 400, "bad-message"),
        (b"null", 400, "bad-message"),
        (b"{}", 400, "bad-message"),
        (b'{"text": 5, "chairs": 5}', 400, "bad-message"),
        (b'{"text": "\xff", "chairs": [{"name": "\xff"}]}', 400, "bad-message"),
        (b'{"text":' + b"[" * 100_000, 400, "bad-message"),
        (b'{"chairs": [{"level": ' + b"9" * 100_000, 400, "bad-message"),
        (b'{"text": "' + b"x" * 210_000 + b'"}', 400, "bad-message"),
        (b" " * 1_000_000, 413, "message-too-long"),
    ],
)
def test_a_body_that_is_no_message_is_refused(
    server: Server, browser: Browser, path: str, body: bytes, status: int, key: str
) -> None:
    before = server.stored("games")
    response = browser.client.post(path, content=body)
    assert (response.status_code, response.json()["problem"]["key"]) == (status, key)
    assert server.stored("games") == before


ORIGINS = [
    "http://evil.example",
    "http://localhost",
    "http://127.0.0.1:1",
    "null",
    "",
    "file://",
    "http://[",
    "nonsense",
]


@pytest.mark.parametrize("origin", ORIGINS)
def test_pages_of_other_sites_may_ask_for_nothing(
    server: Server, browser: Browser, origin: str
) -> None:
    game = browser.begin()
    before = server.stored("games")
    for path in ("/api/games", "/api/replay", f"/api/games/{game}/rematch"):
        response = browser.client.post(path, json=TWO_PEOPLE, headers={"Origin": origin})
        assert (response.status_code, response.json()["problem"]["key"]) == (403, "not-our-page")
    assert server.stored("games") == before
    assert closing_of(browser, game, origin) == ("not-our-page", 4403)


def test_our_own_page_may(browser: Browser) -> None:
    origin = f"http://{browser.host}"
    response = browser.client.post("/api/games", json=TWO_PEOPLE, headers={"Origin": origin})
    assert response.status_code == 200
    with browser.page(response.json()["id"], origin) as page:
        page.do("first", "give", piece="0")


@pytest.mark.parametrize(
    ("method", "path"), [("PUT", "/api/games"), ("DELETE", "/api/games/x"), ("POST", "/healthz")]
)
def test_there_are_no_other_ways_to_ask(browser: Browser, method: str, path: str) -> None:
    assert browser.client.request(method, path).status_code == 405


def test_a_cookie_that_is_too_long_is_no_cookie(browser: Browser) -> None:
    browser.client.cookies.set("kvarto", "x" * 65)
    response = browser.client.post("/api/games", json=TWO_PEOPLE)
    assert response.status_code == 200
    assert len(response.cookies["kvarto"]) == 32
