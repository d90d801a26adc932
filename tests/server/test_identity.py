"""The secret of a browser: when it is given, how long it lasts, and who it belongs to."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from http.cookies import SimpleCookie

import httpx
import pytest

from kvarto.server.identity import _A_DAY
from kvarto.server.security import hashed
from kvarto.server.server_time import now_in_milliseconds
from server.pages import TWO_PEOPLE, Browser, Server


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


def set_last_seen(server: Server, browser: Browser, moment: int) -> None:
    with closing(sqlite3.connect(server.file)) as database:
        token = hashed(browser.client.cookies["kvarto"])
        changed = database.execute(
            "UPDATE sessions SET seen_at = ? WHERE token = ?", (moment, token)
        )
        assert changed.rowcount == 1
        database.commit()


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


def test_a_browser_that_is_used_keeps_its_secret(server: Server, browser: Browser) -> None:
    begin(browser)
    long_ago = now_in_milliseconds() - _A_DAY - 1000
    set_last_seen(server, browser, long_ago)
    (cookie,) = given(browser.client.get("/api/me")).values()
    assert cookie.value == browser.client.cookies["kvarto"]
    assert int(cookie["max-age"]) == 400 * 24 * 60 * 60
    assert last_seen(server, browser) > long_ago + _A_DAY


def test_it_is_noted_once_a_day(server: Server, browser: Browser) -> None:
    begin(browser)
    a_while_ago = now_in_milliseconds() - _A_DAY // 2
    set_last_seen(server, browser, a_while_ago)
    assert given(browser.client.get("/api/me")) == {}
    assert last_seen(server, browser) == a_while_ago


def test_a_secret_that_the_database_has_forgotten_is_nobodys(
    server: Server, browser: Browser
) -> None:
    begin(browser)
    server.app.state.identities._known.clear()
    with closing(sqlite3.connect(server.file)) as database:
        database.execute("DELETE FROM sessions")
        database.commit()
    assert browser.get("/api/me")["name"] is None


def test_only_so_many_are_remembered(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kvarto.server.identity._MOST_REMEMBERED", 3)
    known = server.app.state.identities._known
    known.clear()
    for _ in range(6):
        with server.browser() as browser:
            begin(browser)
            assert browser.get("/api/me")["name"]
    assert len(known) == 3
