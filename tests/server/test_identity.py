"""The secret of a browser: when it is given, how long it lasts, and who it belongs to."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from http.cookies import SimpleCookie
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from starlette.requests import HTTPConnection

from kvarto.clock import system_clock
from kvarto.server.identity import Identities
from kvarto.server.security import hashed
from kvarto.server.settings import ServerSettings
from kvarto.store.people import People, Person
from server.pages import TWO_PEOPLE, Browser, Server, running
from store.databases import opened
from support.fake_time import START_MS, FakeTime

DAY_S = 24 * 60 * 60


def given(response: httpx.Response) -> SimpleCookie:
    """The cookies that a browser is given."""
    assert response.status_code == 200, response.text
    cookies = SimpleCookie()
    for header in response.headers.get_list("set-cookie"):
        cookies.load(header)
    return cookies


def begin(browser: Browser) -> SimpleCookie:
    """The cookies with which a game begins."""
    return given(browser.client.post("/api/games", json=TWO_PEOPLE))


def last_seen(server: Server, browser: Browser) -> int:
    token = hashed(browser.client.cookies["kvarto"])
    seen = {row[0]: row[2] for row in server.stored("sessions")}
    return int(seen[token])


def test_no_two_browsers_have_the_same_secret(server: Server) -> None:
    secrets = set()
    for _ in range(20):
        with server.browser() as browser:
            (cookie,) = begin(browser).values()
            secrets.add(cookie.value)
    assert len(secrets) == 20
    assert {len(secret) for secret in secrets} == {32}


def test_a_secret_is_given_once(browser: Browser) -> None:
    assert len(begin(browser)) == 1
    assert len(begin(browser)) == 0
    assert given(browser.client.get("/api/me")) == {}


def test_a_made_up_secret_is_nobodys_and_is_not_taken_over(
    server: Server, browser: Browser
) -> None:
    made_up = "A" * 32
    browser.client.cookies.set("kvarto", made_up)
    assert browser.get("/api/me")["name"] is None
    (cookie,) = begin(browser).values()
    assert cookie.value != made_up
    assert hashed(made_up) not in str(server.stored("sessions"))


@pytest.mark.parametrize("name", ["Anna", "Berta"])
def test_the_secret_is_another_after_signing_up_and_in(
    server: Server, browser: Browser, name: str
) -> None:
    name = f"{name} in this test"
    account = {"name": name, "password": "correct horse"}
    begin(browser)
    secrets = [browser.client.cookies["kvarto"]]
    for path in ("/api/account", "/api/account/sign-in", "/api/account/sign-in"):
        (cookie,) = given(browser.client.post(path, json=account)).values()
        secrets.append(cookie.value)
    assert len(set(secrets)) == 4
    with server.browser() as other:
        for secret in secrets[:-1]:
            other.client.cookies.set("kvarto", secret)
            assert other.get("/api/me")["name"] is None


# -- time --------------------------------------------------------------------------------------


@pytest.fixture
def ageing_server(tmp_path: Path, fake_time: FakeTime) -> Iterator[tuple[Server, Browser]]:
    """A server at which time passes as the test says, and a browser that has begun a game there."""
    with (
        running(tmp_path / "kvarto.sqlite3", fake_time=fake_time) as server,
        server.browser() as browser,
    ):
        begin(browser)
        yield server, browser


def test_a_browser_that_is_used_keeps_its_secret(
    ageing_server: tuple[Server, Browser], fake_time: FakeTime
) -> None:
    server, browser = ageing_server
    fake_time.advance(DAY_S + 1)
    (cookie,) = given(browser.client.get("/api/me")).values()
    assert cookie.value == browser.client.cookies["kvarto"]
    assert int(cookie["max-age"]) == 400 * DAY_S
    assert last_seen(server, browser) == START_MS + (DAY_S + 1) * 1000
    # From then on it is not noted for another day.
    fake_time.advance(DAY_S - 1)
    assert given(browser.client.get("/api/me")) == {}


def test_it_is_noted_once_a_day(ageing_server: tuple[Server, Browser], fake_time: FakeTime) -> None:
    server, browser = ageing_server
    fake_time.advance(DAY_S / 2)
    assert given(browser.client.get("/api/me")) == {}
    assert last_seen(server, browser) == START_MS


def test_a_secret_that_the_database_has_forgotten_is_nobodys(
    server: Server, browser: Browser
) -> None:
    begin(browser)
    server.app.state.identities.forget(*(row[0] for row in server.stored("people")))
    with closing(sqlite3.connect(server.file)) as database:
        database.execute("DELETE FROM sessions")
        database.commit()
    assert browser.get("/api/me")["name"] is None


# -- how many are remembered -------------------------------------------------------------------


class AskedPeople(People):
    """Notes how often the database is asked whom a browser acts for."""

    times_asked = 0

    async def behind(self, token: str) -> Person | None:
        self.times_asked += 1
        return await super().behind(token)


def asked_by(token: str) -> HTTPConnection:
    """A request of the browser that has this secret."""
    app = SimpleNamespace(state=SimpleNamespace(settings=ServerSettings()))
    cookie = (b"cookie", f"kvarto={token}".encode())
    return HTTPConnection({"type": "http", "scheme": "http", "headers": [cookie], "app": app})


async def test_only_so_many_are_remembered_and_those_who_ask_most_recently(tmp_path: Path) -> None:
    async with opened(tmp_path / "kvarto.sqlite3") as database:
        people = AskedPeople(database)
        identities = Identities(people, system_clock, max_remembered=3)
        names = ("anna", "ben", "carla", "dora")
        for name in names:
            await people.add(Person(name, name.capitalize(), 0), hashed(f"{name}'s"), 0)

        async def is_asked_for(name: str) -> bool:
            """Whether the database is asked when this browser comes."""
            before = people.times_asked
            assert await identities.person_of(asked_by(f"{name}'s")) == name
            return people.times_asked > before

        assert [await is_asked_for(name) for name in names[:3]] == [True, True, True]
        assert [await is_asked_for(name) for name in names[:3]] == [False, False, False]
        assert not await is_asked_for("anna")
        assert await is_asked_for("dora")  # now Ben is forgotten
        assert not await is_asked_for("anna")
        assert await is_asked_for("ben")
