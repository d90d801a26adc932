"""Accounts: made of guests, come back to, and recovered."""

from __future__ import annotations

import asyncio

import pytest
from argon2 import PasswordHasher

from club.attempts import ANOTHER, HERE, PASSWORD, Try, anna, refused
from kvarto import IllegalAction
from kvarto.club.accounts import RETURN_CODE_LASTS
from kvarto.club.guessing import TooManyGuesses
from kvarto.club.passwords import Passwords
from kvarto.store.people import Crowd, People, Person
from support.fake_time import FakeTime

# -- making one --------------------------------------------------------------------------------


async def test_a_guest_becomes_an_account_and_stays_the_same_person(trying: Try) -> None:
    async with trying() as accounts:
        await anna(accounts)
        account = await accounts.sign_in("Anna", PASSWORD, HERE)
        assert (account.id, account.name, account.has_account) == ("otter", "Anna", True)
        assert await accounts.people.count() == Crowd(accounts=1, guests=1, browsers=1)


async def test_nothing_that_is_kept_is_the_password_or_the_code(trying: Try) -> None:
    async with trying() as accounts:
        code = await anna(accounts)
        account = await accounts.people.find("otter")
        assert account is not None
        assert PASSWORD not in str(account)
        assert code not in str(account)
        assert code.replace("-", "") not in str(account)


async def test_no_browser_acts_for_a_new_account_before_it_is_let_in(trying: Try) -> None:
    async with trying() as accounts:
        code = await accounts.return_code("otter", 1000)
        await anna(accounts)
        assert await accounts.people.behind("otter's browser") is None
        assert await refused(accounts.returning(code, 1000, HERE)) == "no-such-return-code"


@pytest.mark.parametrize(
    ("name", "password", "key"),
    [
        ("", PASSWORD, "bad-name"),
        ("x" * 41, PASSWORD, "bad-name"),
        ("Pаul", PASSWORD, "name-mixes-scripts"),
        ("Otter 7", PASSWORD, "name-misleads"),
        ("Moderator", PASSWORD, "name-misleads"),
        ("Correct Horse", "correcthorse", "password-is-name"),
        ("Berta", "short", "password-length"),
        ("Berta", "password", "password-is-common"),
        ("Anna", PASSWORD, "name-is-taken"),
        ("ANNA", PASSWORD, "name-is-taken"),
        ("A.n n-a", PASSWORD, "name-is-taken"),
    ],
)
async def test_what_is_no_account(trying: Try, name: str, password: str, key: str) -> None:
    async with trying() as accounts:
        await anna(accounts)
        assert await refused(accounts.sign_up("fox", name, password)) == key
        fox = await accounts.people.find("fox")
        assert fox == Person("fox", "Fox", 500)
        assert await accounts.people.behind("fox's browser") == fox


async def test_of_two_who_want_one_name_at_once_one_gets_it(trying: Try) -> None:
    wanted = [("otter", "Anna"), ("fox", "Anna"), ("otter", "Berta")]
    async with trying() as accounts:
        results = await asyncio.gather(
            *(accounts.sign_up(person, name, PASSWORD) for person, name in wanted),
            return_exceptions=True,
        )
    # Passwords are hashed side by side, so which of them comes first is not known.
    given = [one for one, result in zip(wanted, results, strict=True) if isinstance(result, str)]
    people, names = {person for person, _ in given}, {name for _, name in given}
    assert len(given) == len(people) == len(names) >= 1
    for (person, name), result in zip(wanted, results, strict=True):
        if (person, name) not in given:
            assert isinstance(result, IllegalAction)
            assert person in people if result.key == "has-account" else name in names
            assert result.key in ("has-account", "name-is-taken")


async def test_the_database_too_lets_no_two_names_look_alike(
    trying: Try, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nobody(people: People, looks: str) -> None:
        return None

    async with trying() as accounts:
        await anna(accounts)
        monkeypatch.setattr(People, "looking_like", nobody)
        assert await refused(accounts.sign_up("fox", "anna", PASSWORD)) == "name-is-taken"


# -- coming back to it -------------------------------------------------------------------------


async def test_a_wrong_name_and_a_wrong_password_are_answered_alike(trying: Try) -> None:
    async with trying() as accounts:
        await anna(accounts)
        told = set()
        for name, password in [("Anna", "wrong horse"), ("Berta", PASSWORD), ("Fox", PASSWORD)]:
            with pytest.raises(IllegalAction) as error:
                await accounts.sign_in(name, password, HERE)
            told.add((error.value.key, str(error.value)))
        assert len(told) == 1
        assert told.pop()[0] == "wrong-name-or-password"


@pytest.mark.parametrize("name", ["Anna", "anna", " ANNA "])
async def test_the_name_can_be_written_in_any_way_that_looks_the_same(
    trying: Try, name: str
) -> None:
    async with trying() as accounts:
        await anna(accounts)
        assert (await accounts.sign_in(name, PASSWORD, HERE)).id == "otter"


async def test_who_guesses_has_to_wait_whether_there_is_such_an_account_or_not(
    trying: Try, fake_time: FakeTime
) -> None:
    async with trying() as accounts:
        await anna(accounts)
        for name in ("Anna", "Berta"):
            for _ in range(5):
                await refused(accounts.sign_in(name, "wrong horse", HERE))
            with pytest.raises(TooManyGuesses) as error:
                await accounts.sign_in(name, PASSWORD, HERE)
            assert error.value.arguments == {"seconds": 1}
        fake_time.advance(1)
        await accounts.sign_in("Anna", PASSWORD, HERE)


async def test_a_password_is_kept_anew_when_more_pains_are_taken(trying: Try) -> None:
    async with trying() as accounts:
        await anna(accounts)
        before = await accounts.people.find("otter")
        accounts.passwords = Passwords(PasswordHasher(time_cost=2, memory_cost=16, parallelism=1))
        await accounts.sign_in("Anna", PASSWORD, HERE)
        after = await accounts.people.find("otter")
        assert before is not None
        assert after is not None
        assert before.password != after.password
        await accounts.sign_in("Anna", PASSWORD, HERE)
        assert await accounts.people.find("otter") == after


# -- another password --------------------------------------------------------------------------


async def test_with_the_code_there_is_a_new_password_once(trying: Try) -> None:
    async with trying() as accounts:
        code = await anna(accounts)
        await accounts.people.admit("laptop", "otter", 1000)
        account, following = await accounts.recover("anna", code.lower(), ANOTHER, HERE)
        assert account.id == "otter"
        assert following != code
        assert await accounts.people.behind("laptop") is None
        assert await refused(accounts.sign_in("Anna", PASSWORD, HERE)) == "wrong-name-or-password"
        await accounts.sign_in("Anna", ANOTHER, HERE)
        assert await refused(accounts.recover("Anna", code, PASSWORD, HERE)) == "wrong-name-or-code"
        await accounts.recover("Anna", following, PASSWORD, HERE)


async def test_a_code_that_is_used_twice_at_the_same_time_counts_once(trying: Try) -> None:
    async with trying() as accounts:
        code = await anna(accounts)
        results = await asyncio.gather(
            *(accounts.recover("Anna", code, ANOTHER, HERE) for _ in range(5)),
            return_exceptions=True,
        )
        assert sum(isinstance(result, tuple) for result in results) == 1


async def test_a_guest_who_becomes_an_account_twice_at_the_same_time_has_one(trying: Try) -> None:
    async with trying() as accounts:
        names = ("Anna", "Ada", "Anne")
        results = await asyncio.gather(
            *(accounts.sign_up("otter", name, PASSWORD) for name in names), return_exceptions=True
        )
        (number,) = (i for i, result in enumerate(results) if isinstance(result, str))
        account = await accounts.people.find("otter")
        assert account is not None
        assert account.name == names[number]
        code = results[number]
        assert isinstance(code, str)
        await accounts.recover(account.name, code, ANOTHER, HERE)


async def test_a_bad_password_does_not_use_the_code_up(trying: Try) -> None:
    async with trying() as accounts:
        code = await anna(accounts)
        assert await refused(accounts.recover("Anna", code, "short", HERE)) == "password-length"
        await accounts.sign_in("Anna", PASSWORD, HERE)
        await accounts.recover("Anna", code, ANOTHER, HERE)


@pytest.mark.parametrize(("name", "code"), [("Anna", "AAAA-BBBB"), ("Berta", None), ("Fox", None)])
async def test_wrong_codes_are_answered_alike(trying: Try, name: str, code: str | None) -> None:
    async with trying() as accounts:
        right = await anna(accounts)
        attempt = accounts.recover(name, code or right, ANOTHER, HERE)
        assert await refused(attempt) == "wrong-name-or-code"


async def test_the_owner_comes_in_with_the_code_however_much_others_guess(trying: Try) -> None:
    async with trying() as accounts:
        code = await anna(accounts)
        for number in range(40):
            with pytest.raises((IllegalAction, TooManyGuesses)):
                await accounts.sign_in("Anna", "wrong horse", f"198.51.100.{number}")
        with pytest.raises(TooManyGuesses):
            await accounts.sign_in("Anna", PASSWORD, HERE)
        await accounts.recover("Anna", code, ANOTHER, HERE)


async def test_another_password_signs_every_browser_out(trying: Try) -> None:
    async with trying() as accounts:
        await anna(accounts)
        await accounts.people.admit("laptop", "otter", 1000)
        attempt = accounts.change_password("otter", "wrong horse", ANOTHER, HERE)
        assert await refused(attempt) == "wrong-name-or-password"
        assert await accounts.people.behind("laptop") is not None
        await accounts.change_password("otter", PASSWORD, ANOTHER, HERE)
        assert await accounts.people.behind("laptop") is None
        await accounts.sign_in("Anna", ANOTHER, HERE)


@pytest.mark.parametrize("person", ["fox", "", "nobody"])
async def test_without_an_account_there_is_nothing_to_change_or_delete(
    trying: Try, person: str
) -> None:
    async with trying() as accounts:
        await anna(accounts)
        changing = accounts.change_password(person, PASSWORD, ANOTHER, HERE)
        assert await refused(changing) == "needs-account"
        assert await refused(accounts.delete(person, PASSWORD, HERE, "en")) == "needs-account"


# -- guests on other devices -------------------------------------------------------------------


async def test_a_guest_comes_back_with_a_code_for_a_month(trying: Try) -> None:
    async with trying() as accounts:
        code = await accounts.return_code("otter", 1000)
        for now in (1000, 2000, 1000 + RETURN_CODE_LASTS):
            assert (await accounts.returning(code, now, HERE)).id == "otter"
        late = accounts.returning(code, 1001 + RETURN_CODE_LASTS, HERE)
        assert await refused(late) == "no-such-return-code"
        assert await refused(accounts.returning("7KQ2", 1000, HERE)) == "no-such-return-code"


async def test_an_account_has_a_password_and_no_code_to_come_back_with(trying: Try) -> None:
    async with trying() as accounts:
        await anna(accounts)
        assert await refused(accounts.return_code("otter", 1000)) == "has-account"
        assert await refused(accounts.return_code("", 1000)) == "nobody-yet"
