"""Accounts: a guest becomes one and keeps the games; entered, recovered, taken along, deleted."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from browser.axe import violations
from browser.game_page import ANNA_AND_BEN, GamePage, begun_game
from browser.people import PASSWORD, name_at, new_name, sign_up
from browser.visitors import PHONE, Visitors
from kvarto.locales import english

NEW_PASSWORD = "another horse altogether"  # noqa: S105
RESUME = english("title-game", first="Anna", second="Ben")


def field(game: GamePage, key: str) -> Locator:
    """A field of a form by its label."""
    return game.page.get_by_label(english(key), exact=True)


def fill(game: GamePage, fields: dict[str, str]) -> None:
    """Fill in fields, given by their labels."""
    for key, text in fields.items():
        field(game, key).fill(text)


def follow(game: GamePage, link: str, *, to: str) -> None:
    """Go to a form by a link, and wait for a field that no other form has."""
    game.page.get_by_role("link", name=english(link)).click()
    expect(field(game, to)).to_be_visible()


def sign_in(game: GamePage, name: str, password: str) -> None:
    game.go("/account")
    fill(game, {"account-name": name, "account-password": password})
    game.button("sign-in-do").click()


def make_account(game: GamePage, name: str) -> str:
    """Make an account as people do; the recovery code."""
    game.go("/account")
    follow(game, "account-new-title", to="account-new-password")
    fill(game, {"account-name": name, "account-new-password": PASSWORD})
    game.button("account-new-do").click()
    heading = game.page.get_by_role("heading", name=english("recovery-title"))
    expect(heading).to_be_focused()
    code = game.page.locator(".recovery-code code").inner_text()
    assert violations(game.page) == []
    game.button("recovery-done").click()
    expect(game.page.get_by_role("heading", name=name)).to_be_focused()
    return code


def expect_games(game: GamePage, count: int) -> None:
    """My games are shown, and so many of them are those of Anna and Ben."""
    expect(game.page).to_have_url(re.compile("/games$"))
    expect(game.page.get_by_role("link", name=re.compile(RESUME))).to_have_count(count)


def test_a_guest_becomes_an_account_and_a_second_device_finds_the_games(visitors: Visitors) -> None:
    laptop, phone = visitors(), visitors(**PHONE)
    begun_game(laptop.page, ANNA_AND_BEN)
    guest = name_at(laptop.page)
    assert guest is not None
    laptop.go("/account")
    expect(laptop.page.get_by_text(english("account-guest", name=guest))).to_be_visible()
    name = new_name()
    make_account(laptop, name)
    laptop.page.get_by_role("main").get_by_role("link", name=english("nav-games")).click()
    expect_games(laptop, 1)
    expect(laptop.page.get_by_role("banner").get_by_role("link", name=name)).to_be_visible()
    # What was played on the phone goes into the account as well.
    begun_game(phone.page, ANNA_AND_BEN)
    sign_in(phone, name, PASSWORD)
    expect_games(phone, 2)
    phone.page.get_by_role("link", name=re.compile(RESUME)).first.click()
    phone.give("F")
    phone.expect_position("..../..../..../.... F")


@pytest.mark.long
def test_signing_out_leaves_nothing_behind(game: GamePage) -> None:
    begun_game(game.page, ANNA_AND_BEN)
    name = sign_up(game.page)
    game.go("/account")
    game.button("account-sign-out").click()
    expect(game.page).to_have_title(english("title-home"))
    assert name_at(game.page) is None
    game.go("/games")
    expect(game.page.get_by_text(english("mine-none"))).to_be_visible()
    expect(game.page.get_by_role("link", name=name)).to_have_count(0)


@pytest.mark.long
def test_a_forgotten_password_is_set_anew_with_the_code(visitors: Visitors) -> None:
    visitors.forgive("status of 4")
    game, phone = visitors(), visitors()
    name = new_name()
    code = make_account(game, name)
    phone.go("/account")
    follow(phone, "account-forgotten", to="account-code")
    wrong = "AAAA-AAAA-AAAA-AAAA-AAAA"
    fill(phone, {"account-name": name, "account-code": wrong, "account-new-password": NEW_PASSWORD})
    phone.button("account-recover-do").click()
    expect(field(phone, "account-code")).to_be_focused()
    # As somebody writes it who copies it from paper.
    fill(phone, {"account-code": code.lower().replace("-", " ")})
    phone.button("account-recover-do").click()
    expect(phone.page.get_by_role("heading", name=english("recovery-title"))).to_be_visible()
    assert phone.page.locator(".recovery-code code").inner_text() != code
    phone.button("recovery-done").click()
    # The other browser is signed out; with the new password it is let in again.
    assert name_at(game.page) is None
    sign_in(game, name, NEW_PASSWORD)
    expect(game.page).to_have_url(re.compile("/games$"))
    assert name_at(game.page) == name


@pytest.mark.long
def test_what_is_wrong_is_said_beside_the_field(visitors: Visitors) -> None:
    visitors.forgive("status of 4")
    taken = sign_up(visitors().page)
    game = visitors()
    game.go("/account?way=new")
    name, password = field(game, "account-name"), field(game, "account-new-password")
    for given, word, where, key in [
        (taken, PASSWORD, name, "name-is-taken"),
        (new_name(), "password", password, "password-is-common"),
    ]:
        name.fill(given)
        password.fill(word)
        game.button("account-new-do").click()
        expect(where).to_be_focused()
        expect(where).to_have_attribute("aria-invalid", "true")
        said = english("page-refused", what=english(key))
        expect(where).to_have_accessible_description(re.compile(re.escape(said)))
        assert violations(game.page) == []
    sign_in(game, taken, "not the password")
    expect(field(game, "account-password")).to_be_focused()
    assert name_at(game.page) != taken


@pytest.mark.long
def test_a_password_can_be_looked_at_and_managers_know_what_to_fill_in(game: GamePage) -> None:
    game.go("/account")
    password = field(game, "account-password")
    expect(password).to_have_attribute("autocomplete", "current-password")
    expect(field(game, "account-name")).to_have_attribute("autocomplete", "username")
    password.fill("a secret")
    show = game.button("password-show")
    expect(password).to_have_attribute("type", "password")
    show.click()
    expect(show).to_have_attribute("aria-pressed", "true")
    expect(password).to_have_attribute("type", "text")
    expect(password).to_have_value("a secret")
    game.go("/account?way=new")
    expect(field(game, "account-new-password")).to_have_attribute("autocomplete", "new-password")


@pytest.mark.long
def test_everything_is_done_with_the_keyboard_alone(game: GamePage) -> None:
    name = new_name()
    game.go("/account?way=new")
    field(game, "account-name").focus()
    game.page.keyboard.type(name)
    game.page.keyboard.press("Tab")
    game.page.keyboard.type(PASSWORD)
    game.page.keyboard.press("Enter")
    expect(game.page.get_by_role("heading", name=english("recovery-title"))).to_be_focused()
    game.page.keyboard.press("Tab")
    expect(game.button("recovery-copy")).to_be_focused()
    game.page.keyboard.press("Tab")
    game.page.keyboard.press("Enter")
    expect(game.page.get_by_role("heading", name=name)).to_be_focused()


@pytest.mark.long
def test_the_password_is_changed(visitors: Visitors) -> None:
    visitors.forgive("status of 4")
    game = visitors()
    name = sign_up(game.page)
    game.go("/account")
    game.page.get_by_text(english("account-password-title")).click()
    fill(game, {"account-old-password": "wrong", "account-new-password": NEW_PASSWORD})
    game.button("account-password-do").click()
    expect(field(game, "account-old-password")).to_be_focused()
    fill(game, {"account-old-password": PASSWORD})
    game.button("account-password-do").click()
    expect(game.page.get_by_text(english("account-password-changed")).first).to_be_visible()
    assert name_at(game.page) == name
    other = visitors()
    sign_in(other, name, NEW_PASSWORD)
    expect(other.page).to_have_url(re.compile("/games$"))


@pytest.mark.long
def test_all_that_is_kept_can_be_taken_along(game: GamePage, tmp_path: Path) -> None:
    begun_game(game.page, ANNA_AND_BEN)
    name = sign_up(game.page)
    game.go("/account")
    game.page.get_by_text(english("account-export-title")).click()
    with game.page.expect_download() as download:
        game.page.get_by_role("link", name=english("account-export-do")).click()
    file = tmp_path / "export.json"
    download.value.save_as(file)
    kept = json.loads(file.read_text(encoding="utf-8"))
    assert kept["name"] == name
    assert 'First "Anna"' in kept["games"][0]


@pytest.mark.long
def test_an_account_is_deleted_after_the_password_is_given(visitors: Visitors) -> None:
    visitors.forgive("status of 4")
    game = visitors()
    name = sign_up(game.page)
    game.go("/account")
    game.page.get_by_text(english("account-delete-title")).click()
    fill(game, {"account-password": "wrong"})
    game.button("account-delete-do").click()
    expect(field(game, "account-password")).to_be_focused()
    fill(game, {"account-password": PASSWORD})
    game.button("account-delete-do").click()
    expect(game.page.get_by_text(english("account-deleted")).first).to_be_visible()
    expect(game.page.get_by_role("heading", name=english("sign-in-title"))).to_be_visible()
    assert name_at(game.page) is None
    sign_in(game, name, PASSWORD)
    expect(field(game, "account-password")).to_be_focused()


# -- a guest on another device -------------------------------------------------------------------


def test_a_guest_comes_back_from_another_device(visitors: Visitors) -> None:
    laptop, phone = visitors(), visitors(**PHONE)
    begun_game(laptop.page, ANNA_AND_BEN)
    laptop.go("/account")
    laptop.button("return-make").click()
    address = laptop.page.get_by_label(english("return-link-title")).input_value()
    assert re.search(r"/return#[\w-]+$", address)
    phone.page.goto(address)
    expect_games(phone, 1)
    assert name_at(phone.page) == name_at(laptop.page)
    # The secret is nowhere in the history.
    phone.page.go_back()
    expect(phone.page).to_have_url(re.compile("/return$"))


@pytest.mark.long
def test_who_is_somebody_already_is_asked_before_the_games_go_along(visitors: Visitors) -> None:
    laptop, phone = visitors(), visitors(**PHONE)
    for device in (laptop, phone):
        begun_game(device.page, ANNA_AND_BEN)
    laptop.go("/account")
    laptop.button("return-make").click()
    address = laptop.page.get_by_label(english("return-link-title")).input_value()
    before = name_at(phone.page)
    phone.page.goto(address)
    expect(phone.page.get_by_text(english("return-as-another", name=before))).to_be_visible()
    assert name_at(phone.page) == before
    phone.button("return-come").click()
    expect_games(phone, 2)
    assert name_at(phone.page) == name_at(laptop.page)


@pytest.mark.long
def test_a_link_that_brings_nobody_back_says_so(visitors: Visitors) -> None:
    visitors.forgive("status of 4")
    game = visitors()
    game.go("/return")
    expect(game.page.get_by_role("alert")).to_have_text(english("return-no-code"))
    game.page.goto("/about")
    game.go("/return#AAAA-AAAA")
    said = english("page-refused", what=english("no-such-return-code"))
    expect(game.page.get_by_role("alert")).to_have_text(said)
    assert "#" not in game.page.url
