"""Accounts: made, come back to, changed, taken along and deleted; and what people are called."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime
from random import Random, SystemRandom
from typing import Any

from sqlalchemy.exc import IntegrityError

from kvarto.club.guessing import Guesses
from kvarto.club.looks import looks_of
from kvarto.club.names import account_name, chosen_name, guest_name
from kvarto.club.passwords import (
    Passwords,
    good_password,
    is_right_code,
    kept_of_code,
    new_code,
)
from kvarto.errors import IllegalAction
from kvarto.session.state import fold
from kvarto.session.view import to_game
from kvarto.store.games import Games
from kvarto.store.people import People, Person
from kvarto.store.retention import DAY, RETURN_DAYS

#: How long a guest can come back with a code, in milliseconds.
RETURN_CODE_LASTS = RETURN_DAYS * DAY


@dataclass(eq=False)
class Accounts:
    """The accounts of a database."""

    people: People
    games: Games
    random: Random = field(default_factory=SystemRandom)
    passwords: Passwords = field(default_factory=Passwords)
    guesses: Guesses = field(default_factory=Guesses)

    # -- names -----------------------------------------------------------------------------

    async def table_name(self, person: str, wished: str | None, *, among_strangers: bool) -> str:
        """What somebody is called at a table: by the account, as wished, or by the made-up name.

        Strangers are not shown what a guest wishes to be called.
        """
        found = await self._person(person)
        if found.has_account or among_strangers or wished is None:
            return found.name
        name = chosen_name(wished)
        await self._check_free(name)
        return name

    async def rename(self, name: str, wished: str) -> str:
        """Call an account by another name, in all its games too; the new name."""
        while True:
            account = await self.people.looking_like(looks_of(name))
            if account is None:
                raise IllegalAction("no-such-account", name=name)
            new = account_name(wished)
            if await self._claim(account, new):  # else it has changed its password meanwhile
                break
        await self.games.unname(account.id, new)
        return new

    # -- coming and going ------------------------------------------------------------------

    async def sign_up(self, person: str, wished: str, password: str) -> str:
        """Make a guest an account; the code that helps when the password is forgotten.

        No browser acts for the account before it is let in: others than the one that asks may have
        acted for the guest.
        """
        name, code = account_name(wished), new_code()
        good_password(password, name)
        guest = await self._person(person)
        if guest.has_account:
            raise IllegalAction("has-account")
        await self._check_free(name)
        kept = await self.passwords.kept(password)
        if not await self._claim(guest, name, password=kept, recovery=kept_of_code(code)):
            raise IllegalAction("has-account")
        await self.people.dismiss_all(person)
        return code

    async def sign_in(self, name: str, password: str, client: str) -> Person:
        """The account of this name, if the password is right."""
        account = await self._guarded(looks_of(name), password, client)
        assert account.password is not None
        if self.passwords.is_outdated(account.password):
            await self.people.change(account, password=await self.passwords.kept(password))
        return account

    async def recover(self, name: str, code: str, password: str, client: str) -> tuple[Person, str]:
        """The account of this name, if the code is right, and its next code.

        Every browser is signed out. A code cannot be guessed, so only the place counts from which
        codes are tried: who keeps others from an account cannot keep its owner from this.
        """
        self.guesses.attempt(None, client)
        next_code = new_code()
        account = await self.people.looking_like(looks_of(name))
        if not is_right_code(account.recovery if account else None, code) or account is None:
            raise IllegalAction("wrong-name-or-code")
        self.guesses.succeed(None, client)
        if not await self._set_password(account, password, recovery=kept_of_code(next_code)):
            raise IllegalAction("wrong-name-or-code")  # it has been used at the same moment
        return account, next_code

    async def change_password(self, person: str, old: str, new: str, client: str) -> None:
        """Another password; every browser is signed out."""
        account = await self._own(person, old, client)
        if not await self._set_password(account, new):
            raise IllegalAction("wrong-name-or-password")  # it has been changed at the same moment

    async def delete(self, person: str, password: str, client: str, language: str) -> str:
        """Forget an account; the made-up name by which its games speak of it from now on."""
        account = await self._own(person, password, client)
        name = guest_name(language, self.random)
        await self.games.unname(account.id, name)
        await self.people.forget(account.id, name)
        return name

    # -- from another device ---------------------------------------------------------------

    async def return_code(self, person: str, now: int) -> str:
        """A code with which a guest comes back; an account has a password for that."""
        if (await self._person(person)).has_account:
            raise IllegalAction("has-account")
        code = new_code()
        await self.people.add_return(kept_of_code(code), person, now)
        return code

    async def returning(self, code: str, now: int, client: str) -> Person:
        """The guest who comes back with this code."""
        self.guesses.attempt(None, client)
        guest = await self.people.returning(kept_of_code(code), now - RETURN_CODE_LASTS)
        if guest is None or guest.has_account:
            raise IllegalAction("no-such-return-code")
        self.guesses.succeed(None, client)
        return guest

    # -- what is kept ----------------------------------------------------------------------

    async def export(self, person: str) -> dict[str, Any]:
        """Everything that is kept about somebody, the games as records."""
        found = await self._person(person)
        return {
            "name": found.name,
            "account": found.has_account,
            "since": _date(found.created_at),
            "browsers_last_seen": tuple(map(_date, await self.people.browsers_of(person))),
            "games": tuple([await self._record(game) for game in await self.games.all_of(person)]),
        }

    async def _record(self, game: str) -> str:
        stored = await self.games.load(game)
        assert stored is not None
        return str(to_game(fold(stored.events)))

    # -- steps -----------------------------------------------------------------------------

    async def _person(self, person: str) -> Person:
        found = await self.people.find(person)
        if found is None:  # nobody yet, or forgotten a moment ago
            raise IllegalAction("nobody-yet")
        return found

    async def _check_free(self, name: str) -> None:
        if await self.people.looking_like(looks_of(name)) is not None:
            raise IllegalAction("name-is-taken")

    async def _claim(self, person: Person, name: str, **hashes: str) -> bool:
        try:
            return await self.people.change(person, name=name, looks=looks_of(name), **hashes)
        except IntegrityError:  # somebody has been quicker
            raise IllegalAction("name-is-taken") from None

    async def _own(self, person: str, password: str, client: str) -> Person:
        """The account that somebody is signed in to, if they know its password too."""
        account = await self.people.find(person)
        if account is None or account.looks is None:
            raise IllegalAction("needs-account")
        return await self._guarded(account.looks, password, client)

    async def _guarded(self, looks: str, password: str, client: str) -> Person:
        """The account that looks like this, if the password is right.

        Whether there is such an account can be told neither from the answer nor from how long it
        takes.
        """
        self.guesses.attempt(looks, client)
        account = await self.people.looking_like(looks)
        kept = None if account is None else account.password
        if not await self.passwords.is_right(kept, password) or account is None:
            raise IllegalAction("wrong-name-or-password")
        self.guesses.succeed(looks, client)
        return account

    async def _set_password(self, account: Person, password: str, **hashes: str) -> bool:
        good_password(password, account.name)
        kept = await self.passwords.kept(password)
        is_changed = await self.people.change(account, password=kept, **hashes)
        if is_changed:
            await self.people.dismiss_all(account.id)
        return is_changed


def _date(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds")
