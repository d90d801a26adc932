"""Accounts over HTTP: who a browser is, what moves where, and what is kept."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kvarto.club.names import guest_name
from kvarto.server.identity import Identities
from server.pages import Browser, Server, running
from server.signing import (
    ANOTHER,
    NOBODY,
    PASSWORD,
    account,
    ask,
    cookie,
    cut_off,
    me,
    people,
    sees,
    sign_in,
    sign_up,
)
from support.fake_time import FakeTime
from support.passwords import quick_passwords

pytestmark = pytest.mark.usefixtures("quick_passwords")


# -- who a browser is --------------------------------------------------------------------------


def test_a_browser_is_nobody_until_it_does_something(server: Server, browser: Browser) -> None:
    before = people(server)
    assert me(browser) == NOBODY
    assert browser.client.cookies == {}
    assert people(server) == before
    browser.begin()
    assert me(browser)["name"]
    assert not me(browser)["account"]
    assert people(server) == before + 1


def test_it_becomes_a_guest_once_if_it_wants_to(server: Server, browser: Browser) -> None:
    before = people(server)
    guest = ask(browser, "/api/me/guest")
    secret = cookie(browser)
    assert guest == ask(browser, "/api/me/guest") == me(browser)
    assert cookie(browser) == secret
    assert people(server) == before + 1


def test_a_guest_is_called_something_in_the_language_of_the_page(server: Server) -> None:
    identities: Identities = server.app.state.identities
    usual, names = identities.random, []
    for language in ("de", "de-AT,en;q=0.5", "tlh", ""):
        identities.random = Random(1)
        with server.browser() as browser:
            browser.client.headers["accept-language"] = language
            names.append(ask(browser, "/api/me/guest")["name"])
    identities.random = usual
    german, english = (guest_name(language, Random(1)) for language in ("de", "en"))
    assert german != english
    assert names == [german, german, english, english]


# -- signing up, in and out --------------------------------------------------------------------


def test_a_guest_turned_account_has_the_games_and_a_new_secret(
    server: Server, browser: Browser, name: str
) -> None:
    game = browser.begin()
    before, secret = people(server), cookie(browser)
    sign_up(browser, name)
    assert me(browser) == account(name)
    assert sees(browser, game)
    assert people(server) == before
    assert cookie(browser) != secret
    with server.browser() as other:
        other.client.cookies.set("kvarto", secret)
        assert me(other) == NOBODY
        assert not sees(other, game)


def test_an_account_can_be_made_before_anything_else(browser: Browser, name: str) -> None:
    sign_up(browser, name)
    assert me(browser) == account(name)
    assert browser.refused("POST", "/api/account", {"name": "Else", "password": PASSWORD}) == (
        400,
        "has-account",
    )


def test_who_tries_names_in_vain_is_one_guest(server: Server, browser: Browser) -> None:
    before = people(server)
    for wished in ("Computer", "Moderator"):
        refused = browser.refused("POST", "/api/account", {"name": wished, "password": PASSWORD})
        assert refused == (400, "name-misleads")
    assert people(server) == before + 1
    assert me(browser)["name"] is not None


def test_from_another_device_one_signs_in(server: Server, browser: Browser, name: str) -> None:
    game = browser.begin()
    sign_up(browser, name)
    with server.browser() as other:
        assert sign_in(other, name.upper()) == account(name) == me(other)
        assert sees(other, game)
        assert cookie(other) != cookie(browser)
        with other.page(game) as page:
            page.do("first", "give", piece="F")


def test_the_games_of_the_guest_who_signs_in_move_into_the_account(
    server: Server, browser: Browser, name: str
) -> None:
    sign_up(browser, name)
    mine = browser.begin()
    with server.browser() as other:
        guests_game, guests_table = other.begin(), other.invite()
        before, secret = people(server), cookie(other)
        sign_in(other, name)
        for game in (mine, guests_game):
            assert sees(browser, game)
            assert sees(other, game)
        with browser.page(guests_game) as page:
            page.do("first", "give", piece="F")
        assert browser.client.delete(f"/api/tables/{guests_table}").status_code == 200
        # The guest is gone.
        assert people(server) == before - 1
        with server.browser() as third:
            third.client.cookies.set("kvarto", secret)
            assert me(third) == NOBODY


def test_a_game_in_which_they_sit_at_a_table_moves_while_it_goes_on(
    server: Server, browser: Browser, name: str
) -> None:
    sign_up(browser, name)
    with server.browser() as friend, server.browser() as phone:
        table = friend.invite()
        phone.sit(table)
        with friend.page(table) as page, phone.socket(table) as watching:
            page.do("first", "give", piece="F")
            with cut_off(watching):
                sign_in(phone, name)
            with phone.page(table) as back:
                back.do("second", "place", cell="a1")
            page.wait_for(lambda table: "a1" in table.words)
        with browser.page(table) as at_home:
            assert at_home.table.seats.second.yours
            assert not at_home.table.seats.first.yours


def test_two_accounts_are_never_made_one(server: Server, browser: Browser, name: str) -> None:
    sign_up(browser, name)
    game = browser.begin()
    with server.browser() as other:
        sign_up(other, f"{name} 2")
        before = people(server)
        # Somebody else comes to this device and signs in.
        sign_in(browser, f"{name} 2")
        assert people(server) == before
        assert not sees(browser, game)
        sign_in(browser, name)
        assert sees(browser, game)
        assert me(other) == account(f"{name} 2")


def test_who_signs_out_is_nobody_and_finds_back(browser: Browser, name: str) -> None:
    sign_up(browser, name)
    game = browser.begin()
    secret = cookie(browser)
    assert ask(browser, "/api/account/sign-out") == NOBODY
    assert me(browser) == NOBODY
    assert dict(browser.client.cookies) == {}
    browser.client.cookies.set("kvarto", secret)
    assert me(browser) == NOBODY
    browser.client.cookies.clear()
    sign_in(browser, name)
    assert sees(browser, game)


def test_other_browsers_stay_signed_in(server: Server, browser: Browser, name: str) -> None:
    sign_up(browser, name)
    with server.browser() as other:
        sign_in(other, name)
        ask(browser, "/api/account/sign-out")
        assert me(other) == account(name)


def test_a_guest_cannot_sign_out_and_be_lost(browser: Browser) -> None:
    game = browser.begin()
    guest = me(browser)
    assert ask(browser, "/api/account/sign-out") == guest
    assert sees(browser, game)


def test_wrong_passwords_wrong_names_and_guessing(
    tmp_path: Path, fake_time: FakeTime, name: str
) -> None:
    with (
        running(tmp_path / "kvarto.sqlite3", fake_time=fake_time) as server,
        server.browser() as browser,
    ):
        server.app.state.accounts.passwords = quick_passwords()
        sign_up(browser, name)
        guess(browser, name, fake_time)


def guess(browser: Browser, name: str, fake_time: FakeTime) -> None:
    for wrong in ({"name": name, "password": ANOTHER}, {"name": "x", "password": PASSWORD}):
        assert browser.refused("POST", "/api/account/sign-in", wrong) == (
            403,
            "wrong-name-or-password",
        )
    for _ in range(4):
        browser.refused("POST", "/api/account/sign-in", {"name": name, "password": ANOTHER})
    response = browser.client.post(
        "/api/account/sign-in", json={"name": name, "password": PASSWORD}
    )
    assert response.status_code == 429
    assert response.json()["problem"]["key"] == "too-many-guesses"
    assert response.headers["retry-after"] == "1"
    fake_time.advance(1)
    again = browser.client.post("/api/account/sign-in", json={"name": name, "password": PASSWORD})
    assert again.status_code == 200


# -- what is kept ------------------------------------------------------------------------------


def test_everything_can_be_taken_along(browser: Browser, name: str) -> None:
    code = sign_up(browser, name)
    with browser.playing() as page:
        page.do("first", "resign")
    browser.begin()
    table = browser.invite()
    response = browser.client.get("/api/account/export")
    assert response.headers["content-disposition"] == 'attachment; filename="kvarto.json"'
    kept = response.json()
    assert (kept["name"], kept["account"], len(kept["browsers_last_seen"])) == (name, True, 1)
    assert [one["id"] for one in kept["tables"]] == [table]
    finished, running = kept["games"]
    assert "0-1" in finished
    assert "*" in running
    for secret in (code, PASSWORD, cookie(browser), "argon2"):
        assert secret not in json.dumps(kept)


def test_what_is_kept_of_somebody_else_is_not_shown(server: Server, browser: Browser) -> None:
    assert browser.refused("GET", "/api/account/export") == (400, "nobody-yet")
    ask(browser, "/api/me/guest")
    assert browser.get("/api/account/export")["games"] == []


def test_a_deleted_account_leaves_no_name_behind(
    server: Server, browser: Browser, name: str
) -> None:
    code = sign_up(browser, name)
    waiting, table = browser.invite(), browser.invite()
    with server.browser() as friend:
        friend.sit(table)
        with friend.page(table) as page:
            assert page.table.seats.first.name == name
            body = {"password": ANOTHER}
            assert browser.refused("POST", "/api/account/delete", body)[0] == 403
            assert ask(browser, "/api/account/delete", password=PASSWORD) == NOBODY
            page.wait_for(lambda table: table.seats.first.name != name)
        assert me(browser) == NOBODY
        assert friend.client.get(f"/api/tables/{waiting}").status_code == 404
        everything = json.dumps([server.stored(kept) for kept in ("people", "events", "games")])
        assert name not in everything
        assert sees(friend, table)
        body = {"name": name, "code": code, "password": ANOTHER}
        assert browser.refused("POST", "/api/account/recover", body)[0] == 403
        sign_up(friend, name)


# -- secrets -----------------------------------------------------------------------------------


def test_secrets_are_hashed_in_the_database(server: Server, browser: Browser, name: str) -> None:
    browser.begin()
    returning = ask(browser, "/api/me/return-code")["code"]
    kept = [json.dumps(server.stored(table)) for table in ("people", "sessions", "returns")]
    code = sign_up(browser, name)
    kept += [json.dumps(server.stored(table)) for table in ("people", "sessions", "returns")]
    for secret in (returning, code, PASSWORD, cookie(browser)):
        for text in kept:
            assert secret not in text
            assert secret.replace("-", "") not in text


def test_nothing_is_said_to_pages_about_the_ids_of_people(
    server: Server, browser: Browser, name: str
) -> None:
    game = browser.begin()
    (person,) = {row[1] for row in server.stored("games") if row[0] == game}
    sign_up(browser, name)
    answers: list[Callable[[], Any]] = [
        lambda: me(browser),
        lambda: browser.get(f"/api/games/{game}"),
        lambda: browser.get("/api/games"),
        lambda: browser.get("/api/account/export"),
    ]
    for answer in answers:
        assert person not in json.dumps(answer())
