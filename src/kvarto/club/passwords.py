"""Passwords and codes: which are good, what is kept of them, and whether one is right."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from kvarto.club.looks import looks_of
from kvarto.errors import IllegalAction, KvartoError

Result = TypeVar("Result")

SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
#: A password of fewer different signs is guessed at once.
_FEWEST_SIGNS = 4
#: Each takes 19 MiB and some 30 ms of a core: so many at a time leave the games their part.
_MOST_AT_A_TIME = 2
#: So many wait for their turn at most; a second or so.
_MOST_WAITING = 40

#: What is tried first by whoever guesses: the commonest of those that are long enough.
_COMMON = frozenset(
    """
    00000000 11111111 11223344 12121212 12341234 12344321 123123123 1234512345 12345678 123456789
    1234567890 12345678910 123456789a 123456a1 1234567a 12345qwert 1234qwer 123qweasd 1a2b3c4d
    1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 87654321 987654321 9876543210 a1234567 a12345678 aa123456
    abc12345 abcd1234 abcdefgh abcdefghi administrator asdf1234 asdfasdf asdfghjk asdfghjkl baseball
    basketball changeme chocolate computer corvette dragon123 facebook football football1 iloveyou
    iloveyou1 internet jennifer kvarto123 kvartokvarto letmein1 liverpool michelle p@ssw0rd passw0rd
    password password! password1 password12 password123 passwort passwort1 pokemon1 princess
    princess1 q1w2e3r4 q1w2e3r4t5 qazwsxedc qqww1122 quarto123 quartoquarto qwer1234 qwerasdf
    qwert123 qwerty12 qwerty123 qwerty1234 qwertyui qwertyuiop qwertz123 qwertzui qwertzuiop
    sunshine superman trustno1 welcome1 welcome123 whatever zaq12wsx zxcvbnm1 zxcvbnm123
    """.split()  # noqa: SIM905  (as a list it would fill a page)
)

#: Letters and digits that are not taken for one another when they are copied by hand.
_ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
_CODE_GROUPS, _GROUP = 5, 4


class TooBusy(KvartoError):
    """So many passwords are being looked at that another must wait."""


def good_password(password: str, name: str) -> str:
    """A password that may be had; `IllegalAction` if it would be guessed too soon.

    >>> good_password("correct horse", "Anna")
    'correct horse'
    """
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise IllegalAction("password-length", shortest=SHORTEST_PASSWORD, longest=LONGEST_PASSWORD)
    if looks_of(password) == looks_of(name):
        raise IllegalAction("password-is-name")
    if password.casefold() in _COMMON or len(set(password)) < _FEWEST_SIGNS:
        raise IllegalAction("password-is-common")
    return password


@dataclass(eq=False)
class Passwords:
    """Hashes passwords beside everything else that goes on, a few at a time."""

    hasher: PasswordHasher = field(
        # As OWASP advises where many share a machine.
        default_factory=lambda: PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
    )
    _turns: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(_MOST_AT_A_TIME))
    _waiting: int = 0

    def __post_init__(self) -> None:
        self._nobodys = self.hasher.hash(secrets.token_hex())

    async def kept(self, password: str) -> str:
        """What is kept of a password."""
        return await self._in_turn(self.hasher.hash, _plain(password))

    async def is_right(self, kept: str | None, password: str) -> bool:
        """Whether a password is the one that this was kept of.

        If nothing was kept it is not, and to find that out takes just as long.
        """
        return await self._in_turn(self._verify, kept, _plain(password))

    def is_outdated(self, kept: str) -> bool:
        """Whether it should be kept anew, because we take more pains now."""
        return self.hasher.check_needs_rehash(kept)

    def _verify(self, kept: str | None, password: str) -> bool:
        try:
            self.hasher.verify(self._nobodys if kept is None else kept, password)
        except (VerificationError, InvalidHashError):
            return False
        return kept is not None

    async def _in_turn(self, work: Callable[..., Result], *given: object) -> Result:
        if self._waiting >= _MOST_WAITING:
            raise TooBusy("too-many-requests", seconds=1)
        self._waiting += 1
        try:
            async with self._turns:
                return await asyncio.to_thread(work, *given)
        finally:
            self._waiting -= 1


def new_code() -> str:
    """A code that cannot be guessed, but can be written down: `7KQ2-…`."""
    groups = (
        "".join(secrets.choice(_ALPHABET) for _ in range(_GROUP)) for _ in range(_CODE_GROUPS)
    )
    return "-".join(groups)


def kept_of_code(code: str) -> str:
    """What is kept of a code. It cannot be guessed, so a plain hash is enough.

    >>> kept_of_code("7kq2 - ABCD") == kept_of_code("7KQ2ABCD")
    True
    """
    plain = "".join(sign for sign in code.upper() if sign.isalnum())
    return hashlib.sha256(plain.encode()).hexdigest()


def is_right_code(kept: str | None, code: str) -> bool:
    """Whether a code is the one that this was kept of; it takes as long whatever it is."""
    return hmac.compare_digest(kept or kept_of_code(new_code()), kept_of_code(code))


def _plain(password: str) -> str:
    """The same signs, however a keyboard has put them together."""
    return unicodedata.normalize("NFC", password)
