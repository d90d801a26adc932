"""How often, how many at the same time, and what is answered to more than that."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.requests import HTTPConnection
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from kvarto.server import protocol
from kvarto.server.connection import CLOSED_TOO_MANY
from kvarto.server.limits import (
    NO_LIMITS,
    Doing,
    Having,
    Limits,
    LimitSettings,
    Most,
    Rate,
    TooMany,
    client_of,
)
from kvarto.server.settings import ServerSettings
from server.pages import PATIENCE, TWO_PEOPLE, Browser, Server, running
from support.fake_time import FakeTime


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def limited(**rates: Rate) -> tuple[Limits, Clock]:
    clock = Clock()
    return Limits(rates_only(**rates), clock), clock


def rates_only(**rates: Rate) -> LimitSettings:
    return LimitSettings(rates, {})  # type: ignore[arg-type]


def most_only(**most: Most) -> Limits:
    return Limits(LimitSettings({}, most), Clock())  # type: ignore[arg-type]


def spend(limits: Limits, times: int, client: str = "here") -> int:
    """Do something so often; how often it was allowed."""
    allowed = 0
    for _ in range(times):
        try:
            limits.spend("game", client)
        except TooMany:
            continue
        allowed += 1
    return allowed


# -- how often ---------------------------------------------------------------------------------


def test_so_many_at_once_and_then_so_many_a_second() -> None:
    limits, clock = limited(game=Rate(5, 2.0))
    assert spend(limits, 20) == 5
    clock.now += 1
    assert spend(limits, 20) == 2
    clock.now += 1000
    assert spend(limits, 20) == 5


def test_clients_and_kinds_do_not_share() -> None:
    limits, _ = limited(game=Rate(1, 1.0), table=Rate(1, 1.0))
    for client in ("here", "there"):
        assert spend(limits, 2, client) == 1
        limits.spend("table", client)


def test_it_says_how_long_to_wait_and_that_is_enough() -> None:
    limits, clock = limited(game=Rate(1, 0.1))
    limits.spend("game", "here")
    with pytest.raises(TooMany) as error:
        limits.spend("game", "here")
    assert error.value.arguments == {"seconds": 10}
    clock.now += error.value.seconds
    limits.spend("game", "here")


@given(st.lists(st.floats(0, 20), max_size=60), st.integers(1, 10), st.floats(0.1, 10))
def test_nobody_ever_gets_more_than_the_rate(
    pauses: list[float], burst: int, per_second: float
) -> None:
    limits, clock = limited(game=Rate(burst, per_second))
    allowed = 0
    for pause in pauses:
        clock.now += pause
        allowed += spend(limits, 3)
        assert allowed <= burst + clock.now * per_second + 1e-6


def test_a_clock_that_goes_backwards_gives_nothing() -> None:
    limits, clock = limited(game=Rate(2, 1.0))
    assert spend(limits, 5) == 2
    clock.now -= 100
    assert spend(limits, 5) == 0


def test_without_limits_everything_goes() -> None:
    limits = Limits(NO_LIMITS, Clock())
    assert spend(limits, 1000) == 1000
    with ExitStack() as stack:
        for _ in range(1000):
            stack.enter_context(limits.enter("socket", "here", "anna"))
        assert limits.inside("socket") == 1000
    limits.room_for("table", mine=10**9, in_all=10**9)


def test_only_so_many_clients_are_remembered() -> None:
    limits = Limits(rates_only(game=Rate(1, 1.0)), Clock(), max_buckets=10)
    limits.spend("game", "here")
    for number in range(9):
        limits.spend("game", f"client {number}")
        assert spend(limits, 1) == 0  # who keeps asking is not forgotten
    for number in range(9):
        limits.spend("game", f"another client {number}")
    assert spend(limits, 1) == 0
    limits.spend("game", "one more client")
    limits.spend("game", "the last client")
    # Those who asked least recently are forgotten, and may begin anew.
    assert [spend(limits, 1, f"another client {number}") for number in (8, 0)] == [0, 1]


def test_who_sends_far_too_fast_is_hopeless_and_who_sends_a_little_too_fast_is_not() -> None:
    limits, clock = limited(message=Rate(10, 10.0))
    patient, frantic = limits.bucket("message"), limits.bucket("message")
    for _ in range(1000):
        clock.now += 0.07
        try:
            patient.spend(clock.now)
        except TooMany:
            assert not patient.is_hopeless
    sent = 0
    while not frantic.is_hopeless:
        sent += 1
        try:
            frantic.spend(clock.now)
        except TooMany:
            continue
    assert sent == 21


# -- how many ----------------------------------------------------------------------------------


def test_so_many_per_client_per_person_and_in_all() -> None:
    limits = most_only(socket=Most(per_client=3, per_person=2, in_all=5))

    def enters(client: str, person: str) -> bool:
        try:
            with limits.enter("socket", client, person):
                return True
        except TooMany:
            return False

    with ExitStack() as stack:
        for _ in range(2):
            stack.enter_context(limits.enter("socket", "here", "anna"))
        assert not enters("there", "anna")
        stack.enter_context(limits.enter("socket", "here", ""))
        assert not enters("here", "ben")
        assert enters("there", "ben")
        stack.enter_context(limits.enter("socket", "there", ""))
        stack.enter_context(limits.enter("socket", "there", ""))
        assert not enters("elsewhere", "clara")
    for person in ("anna", "ben", ""):
        assert enters("here", person)
        assert limits.inside("socket") == 0


def test_what_fails_inside_is_not_inside_any_more() -> None:
    limits = most_only(socket=Most(1, 1, 1))
    for _ in range(3):
        with pytest.raises(OSError, match="gone"), limits.enter("socket", "here"):
            raise OSError("gone")


@pytest.mark.parametrize(("mine", "in_all", "room"), [(1, 3, True), (2, 3, False), (0, 4, False)])
def test_room_for_one_more(mine: int, in_all: int, room: bool) -> None:  # noqa: FBT001
    limits = most_only(table=Most(99, 2, 4))
    if room:
        limits.room_for("table", mine=mine, in_all=in_all)
        return
    with pytest.raises(TooMany) as error:
        limits.room_for("table", mine=mine, in_all=in_all)
    assert error.value.key == "too-many-open"


# -- who ---------------------------------------------------------------------------------------


def at(host: str | None) -> HTTPConnection:
    connection: Any = SimpleNamespace(client=host and SimpleNamespace(host=host))
    return connection  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("192.0.2.1", "::ffff:192.0.2.1"),
        ("2001:db8::1", "2001:db8:0:0:ffff:ffff:ffff:ffff"),
        (None, ""),
    ],
)
def test_one_client(one: str | None, two: str | None) -> None:
    assert client_of(at(one)) == client_of(at(two))


@pytest.mark.parametrize(
    ("one", "two"),
    [("192.0.2.1", "192.0.2.2"), ("2001:db8::1", "2001:db8:0:1::1"), ("a", "b")],
)
def test_two_clients(one: str, two: str) -> None:
    assert client_of(at(one)) != client_of(at(two))


# -- on the server -----------------------------------------------------------------------------

Serving = Callable[..., Any]


@pytest.fixture
def serving(tmp_path_factory: pytest.TempPathFactory, fake_time: FakeTime) -> Serving:
    """A server with some limits and no others, at which nothing is given back by time."""

    @contextmanager
    def serve(
        rates: dict[Doing, Rate] | None = None, most: dict[Having, Most] | None = None
    ) -> Iterator[Server]:
        file = tmp_path_factory.mktemp("data") / "kvarto.sqlite3"
        settings = ServerSettings(limits=LimitSettings(rates or {}, most or {}))
        with running(file, settings=settings, fake_time=fake_time) as server:
            yield server

    return serve


FEW = Rate(2, 0.01)
ACCOUNT = {"name": "Anna", "password": "correct horse"}
RECOVER = {"name": "Anna", "code": "7KQ2", "password": "correct horse"}


@pytest.mark.parametrize(
    ("what", "method", "path", "body"),
    [
        ("look", "GET", "/api/offers", None),
        ("look", "GET", "/api/games/x", None),
        ("change", "POST", "/api/games", TWO_PEOPLE),
        ("change", "POST", "/api/games/x/rematch", None),
        ("change", "POST", "/api/replay", {"text": ""}),
        ("change", "POST", "/api/me/guest", {}),
        ("change", "DELETE", "/api/tables/x", None),
        ("game", "POST", "/api/games", TWO_PEOPLE),
        ("table", "POST", "/api/tables", {}),
        ("sign-up", "POST", "/api/account", ACCOUNT),
        ("sign-in", "POST", "/api/account/sign-in", ACCOUNT),
        ("sign-in", "POST", "/api/account/recover", RECOVER),
        ("sign-in", "POST", "/api/account/password", {"old": "x", "new": "y"}),
        ("sign-in", "POST", "/api/account/delete", {"password": "x"}),
        ("sign-in", "POST", "/api/me/return", {"code": "7KQ2"}),
        ("export", "GET", "/api/account/export", None),
    ],
)
def test_who_asks_too_often_is_told_when_to_come_back(
    serving: Serving, what: Doing, method: str, path: str, body: Any
) -> None:
    with serving({what: FEW}) as server, server.browser() as browser:
        statuses = []
        for _ in range(3):
            response = browser.client.request(method, path, json=body)
            statuses.append(response.status_code)
        assert 429 not in statuses[:2]
        assert statuses[2] == 429
        problem = response.json()["problem"]
        assert problem["key"] == "too-many-requests"
        assert response.headers["retry-after"] == problem["arguments"]["seconds"] == "100"


def test_who_asks_too_often_changes_nothing(serving: Serving) -> None:
    with serving({"change": FEW}) as server, server.browser() as browser:
        for _ in range(5):
            browser.client.post("/api/games", json=TWO_PEOPLE)
        assert len(server.stored("games")) == 2


def test_another_cookie_is_no_other_client(serving: Serving) -> None:
    with serving({"game": FEW}) as server:
        for expected in (200, 200, 429):
            with server.browser() as browser:
                response = browser.client.post("/api/games", json=TWO_PEOPLE)
                assert response.status_code == expected


def test_so_many_tables_may_wait(serving: Serving) -> None:
    with serving(most={"table": Most(99, 2, 3)}) as server:
        with server.browser() as browser:
            tables = [browser.invite(), browser.invite()]
            assert browser.refused("POST", "/api/tables", {}) == (429, "too-many-open")
            browser.client.delete(f"/api/tables/{tables[0]}")
            browser.invite()
        with server.browser() as other:
            other.invite()
            assert other.refused("POST", "/api/tables", {}) == (429, "too-many-open")


def test_so_many_games_may_go_on(serving: Serving) -> None:
    with serving(most={"game": Most(99, 2, 99)}) as server, server.browser() as browser:
        game = browser.begin()
        browser.begin()
        assert browser.refused("POST", "/api/games", TWO_PEOPLE) == (429, "too-many-open")
        with browser.page(game) as page:
            page.do("first", "resign")
        browser.begin()


def refused_and_closed(socket: ClientConnection) -> tuple[str, int]:
    """What a socket that is not served is told, and the code with which it is closed."""
    told = json.loads(socket.recv(PATIENCE))
    with pytest.raises(ConnectionClosed) as closed:
        socket.recv(PATIENCE)
    assert closed.value.rcvd is not None
    return told["problem"]["key"], closed.value.rcvd.code


@pytest.mark.parametrize("most", [Most(3, 99, 99), Most(99, 3, 99), Most(99, 99, 3)])
@pytest.mark.parametrize("lobby", [0, 3])
def test_so_many_sockets_may_be_open(serving: Serving, most: Most, lobby: int) -> None:
    with serving(most={"socket": most}) as server, server.browser() as browser:
        game = browser.begin()
        paths = ["/api/lobby/socket"] * lobby + [f"/api/games/{game}/socket"] * (4 - lobby)
        with ExitStack() as stack:
            healthy = [stack.enter_context(browser.socket_at(path)) for path in paths[:3]]
            with browser.socket_at(paths[3]) as one_more:
                assert refused_and_closed(one_more) == ("too-many-open", CLOSED_TOO_MANY)
            for socket in healthy:
                assert socket.recv(PATIENCE)
                socket.send('{"type": "ping"}')
        with browser.page(game) as page:
            page.ping()


def refusals(socket: ClientConnection, sent: int) -> tuple[int, int]:
    """How many of so many pings are answered, and how many refused."""
    answered = refused = 0
    while answered + refused < sent:
        kind = json.loads(socket.recv(PATIENCE))
        answered += kind["type"] == "pong"
        refused += kind["type"] == "refused" and kind["problem"]["key"] == "too-many-requests"
    return answered, refused


def test_a_page_that_sends_too_fast_is_refused_and_another_is_not(serving: Serving) -> None:
    with serving({"message": Rate(20, 0.01)}) as server, server.browser() as browser:
        game = browser.begin()
        with browser.socket(game) as fast, browser.page(game) as calm:
            for _ in range(30):
                fast.send('{"type": "ping"}')
            assert refusals(fast, 30) == (20, 10)
            calm.do("first", "give", piece="F")
            fast.send('{"type":"do","id":"x","seat":"second","command":"place","cell":"a1"}')
            assert refusals(fast, 1) == (0, 1)
            calm.ping()
            assert calm.table.number == 2


@pytest.mark.parametrize("path", ["/api/games/{game}/socket", "/api/lobby/socket"])
def test_a_page_that_sends_far_too_fast_is_closed(serving: Serving, path: str) -> None:
    with serving({"message": Rate(20, 0.01)}) as server, server.browser() as browser:
        game = browser.begin()
        with browser.page(game) as calm, browser.socket_at(path.format(game=game)) as fast:
            code = None
            try:
                for _ in range(60):  # the last ones may find it closed
                    fast.send('{"type": "ping"}')
                while True:
                    fast.recv(PATIENCE)
            except ConnectionClosed as closed:
                code = closed.rcvd and closed.rcvd.code
            assert code == CLOSED_TOO_MANY
            calm.ping()


def test_the_usual_limits_let_people_play(tmp_path_factory: pytest.TempPathFactory) -> None:
    file = tmp_path_factory.mktemp("data") / "kvarto.sqlite3"
    settings = ServerSettings(limits=LimitSettings())
    with running(file, settings=settings) as server, ExitStack() as stack:
        # A class of 24 comes in from one address, all at once.
        browsers: list[Browser] = [stack.enter_context(server.browser()) for _ in range(24)]
        tables = [browser.invite() for browser in browsers[::2]]
        for browser, table in zip(browsers[1::2], tables, strict=True):
            browser.sit(table)
        for browser, table in zip(browsers[::2], tables, strict=True):
            page = stack.enter_context(browser.page(table))
            assert isinstance(page.table, protocol.Table)
            page.do("first", "give", piece="F")
