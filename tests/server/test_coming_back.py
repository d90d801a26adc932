"""Passwords that are changed or forgotten, and guests who come back from another device."""

from __future__ import annotations

import pytest

from server.page_messages import Json
from server.pages import Browser, Server
from server.signing import (
    ANOTHER,
    NOBODY,
    PASSWORD,
    account,
    ask,
    cut_off,
    me,
    people,
    sees,
    sign_in,
    sign_up,
)

pytestmark = pytest.mark.usefixtures("quick_passwords")


# -- passwords ---------------------------------------------------------------------------------


def test_another_password_signs_every_other_browser_out(
    server: Server, browser: Browser, name: str
) -> None:
    sign_up(browser, name)
    game = browser.begin()
    with server.browser() as thief:
        sign_in(thief, name)
        with thief.socket(game) as socket:
            body = {"old": "wrong horse", "new": ANOTHER}
            assert browser.refused("POST", "/api/account/password", body) == (
                403,
                "wrong-name-or-password",
            )
            assert me(thief) == account(name)
            with cut_off(socket):
                answer = ask(browser, "/api/account/password", old=PASSWORD, new=ANOTHER)
        assert answer == account(name) == me(browser)
        assert me(thief) == NOBODY
        assert not sees(thief, game)
        assert sees(browser, game)
    with server.browser() as other:
        sign_in(other, name, ANOTHER)


def test_a_forgotten_password_is_replaced_with_the_code(
    server: Server, browser: Browser, name: str
) -> None:
    code = sign_up(browser, name)
    with server.browser() as other:
        guests = other.begin()
        body = {"name": name, "code": code.lower(), "password": ANOTHER}
        following = ask(other, "/api/account/recover", **body)["code"]
        assert following != code
        assert me(other) == account(name)
        assert sees(other, guests)
        assert me(browser) == NOBODY
        assert other.refused("POST", "/api/account/recover", body) == (403, "wrong-name-or-code")
        sign_in(browser, name, ANOTHER)
        assert sees(browser, guests)


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/account/password", {"old": PASSWORD, "new": ANOTHER}),
        ("/api/account/delete", {"password": PASSWORD}),
    ],
)
def test_what_needs_an_account_is_refused_to_others(
    browser: Browser, path: str, body: Json
) -> None:
    assert browser.refused("POST", path, body) == (403, "needs-account")
    browser.begin()
    assert browser.refused("POST", path, body) == (403, "needs-account")


# -- coming back -------------------------------------------------------------------------------


def test_a_guest_comes_back_from_another_device(server: Server, browser: Browser) -> None:
    game = browser.begin()
    code = ask(browser, "/api/me/return-code")["code"]
    with server.browser() as phone, server.browser() as tablet:
        tablets = tablet.begin()
        before = people(server)
        assert ask(phone, "/api/me/return", code=code) == me(browser) == me(phone)
        assert ask(tablet, "/api/me/return", code=code) == me(browser)
        for device in (browser, phone, tablet):
            assert sees(device, game)
            assert sees(device, tablets)
        assert people(server) == before - 1


def test_who_comes_back_to_where_they_are_stays(server: Server, browser: Browser) -> None:
    game = browser.begin()
    code = ask(browser, "/api/me/return-code")["code"]
    before = people(server)
    ask(browser, "/api/me/return", code=code)
    assert sees(browser, game)
    assert people(server) == before


def test_at_an_account_a_guest_who_comes_back_goes_into_it(
    server: Server, browser: Browser, name: str
) -> None:
    game = browser.begin()
    code = ask(browser, "/api/me/return-code")["code"]
    with server.browser() as other:
        sign_up(other, name)
        before = people(server)
        assert ask(other, "/api/me/return", code=code) == account(name)
        assert sees(other, game)
        assert people(server) == before - 1
    # It may have been somebody else's link: that browser does not come into the account.
    assert me(browser) == NOBODY


def test_a_guest_somebody_else_knows_too_does_not_let_them_into_an_account(
    server: Server, browser: Browser, name: str
) -> None:
    sign_up(browser, name)
    ask(browser, "/api/account/sign-out")
    with server.browser() as stranger:
        game = stranger.begin()
        code = ask(stranger, "/api/me/return-code")["code"]
        # The owner is brought to open the stranger's link, and then signs in.
        ask(browser, "/api/me/return", code=code)
        with stranger.socket(game) as socket, cut_off(socket):
            sign_in(browser, name)
        assert me(stranger) == NOBODY
        assert not sees(stranger, game)
        body = {"code": code}
        assert stranger.refused("POST", "/api/me/return", body) == (400, "no-such-return-code")


def test_codes_that_bring_nobody_back(server: Server, browser: Browser, name: str) -> None:
    body = {"code": "7KQ2-ABCD"}
    assert browser.refused("POST", "/api/me/return", body) == (400, "no-such-return-code")
    assert browser.refused("POST", "/api/me/return-code") == (400, "nobody-yet")
    sign_up(browser, name)
    assert browser.refused("POST", "/api/me/return-code") == (400, "has-account")
