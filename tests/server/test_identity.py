"""The secret of a browser: what it looks like, how long it lasts, and who it belongs to."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from http.cookies import SimpleCookie
from ipaddress import ip_network

import httpx
import pytest

from kvarto.server.identity import _A_DAY
from kvarto.server.security import hashed
from kvarto.server.server_time import now_in_milliseconds
from kvarto.server.settings import ServerSettings
from server.pages import TWO_PEOPLE, Browser, Server, running

PUBLIC = "https://quarto.example"


@pytest.fixture(scope="module")
def behind_tls(tmp_path_factory: pytest.TempPathFactory, no_processes: None) -> Iterator[Server]:
    """A server behind a proxy that speaks TLS."""
    file = tmp_path_factory.mktemp("data") / "kvarto.sqlite3"
    settings = ServerSettings(public_url=PUBLIC, trusted_proxies=(ip_network("127.0.0.1"),))
    with running(file, settings=settings) as server:
        yield server


def given(response: httpx.Response) -> SimpleCookie:
    """The cookies that a browser is given."""
    assert response.status_code == 200, response.text
    cookies = SimpleCookie()
    for header in response.headers.get_list("set-cookie"):
        cookies.load(header)
    return cookies


def begin(browser: Browser, **headers: str) -> SimpleCookie:
    """The cookies with which a game begins."""
    return given(browser.client.post("/api/games", json=TWO_PEOPLE, headers=headers))


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


def test_scripts_and_other_sites_do_not_get_at_the_secret(browser: Browser) -> None:
    (cookie,) = begin(browser).values()
    assert cookie.key == "kvarto"
    assert (cookie["httponly"], cookie["samesite"], cookie["path"]) == (True, "lax", "/")
    assert cookie["domain"] == ""
    assert len(cookie.value) == 32


def test_no_two_browsers_have_the_same_secret(server: Server) -> None:
    secrets = set()
    for _ in range(20):
        with server.browser() as browser:
            (cookie,) = begin(browser).values()
            secrets.add(cookie.value)
    assert len(secrets) == 20


def test_a_secret_is_given_once(browser: Browser) -> None:
    assert len(begin(browser)) == 1
    assert len(begin(browser)) == 0
    assert given(browser.client.get("/api/me")) == {}


def test_behind_tls_the_secret_never_leaves_it(behind_tls: Server) -> None:
    with behind_tls.browser() as browser:
        cookies = begin(browser, host="quarto.example", origin=PUBLIC)
        (cookie,) = cookies.values()
        # With this prefix a browser takes it from nobody else, and not without TLS.
        assert cookie.key == "__Host-kvarto"
        assert (cookie["secure"], cookie["path"], cookie["domain"]) == (True, "/", "")
        sent = {"host": "quarto.example", "cookie": f"__Host-kvarto={cookie.value}"}
        assert browser.client.get("/api/me", headers=sent).json()["name"]
        sent["cookie"] = f"kvarto={cookie.value}"
        assert browser.client.get("/api/me", headers=sent).json()["name"] is None


def test_over_tls_by_what_the_proxy_says(tmp_path_factory: pytest.TempPathFactory) -> None:
    file = tmp_path_factory.mktemp("data") / "kvarto.sqlite3"
    settings = ServerSettings(trusted_proxies=(ip_network("127.0.0.1"),))
    with running(file, settings=settings) as server, server.browser() as browser:
        (cookie,) = begin(browser, **{"x-forwarded-proto": "https"}).values()
        assert cookie["secure"]
        (cookie,) = begin(browser).values()
        assert not cookie["secure"]


def test_what_somebody_says_who_is_no_proxy_is_not_believed(browser: Browser) -> None:
    (cookie,) = begin(browser, **{"x-forwarded-proto": "https"}).values()
    assert not cookie["secure"]


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
