"""Passwords and codes: which are good, what is kept of them, and whether one is right."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from argon2 import PasswordHasher
from hypothesis import given
from hypothesis import strategies as st

from kvarto import IllegalAction
from kvarto.club.passwords import (
    Passwords,
    TooBusy,
    good_password,
    is_right_code,
    kept_of_code,
    new_code,
)
from support.passwords import QUICK_HASHER
from support.waiting import HANG_S, eventually_async


@pytest.mark.parametrize(
    ("password", "key"),
    [
        ("", "password-length"),
        ("sieben7", "password-length"),
        ("x1y2" * 51, "password-length"),
        ("Anna Amalia", "password-is-name"),
        ("anna.amalia", "password-is-name"),
        ("ANNAAMALIA", "password-is-name"),
        ("password", "password-is-common"),
        ("PassWord1", "password-is-common"),
        ("12345678", "password-is-common"),
        ("qwertzuiop", "password-is-common"),
        ("abababab", "password-is-common"),
        ("        ", "password-is-common"),
    ],
)
def test_passwords_that_would_be_guessed(password: str, key: str) -> None:
    with pytest.raises(IllegalAction) as error:
        good_password(password, "Anna Amalia")
    assert error.value.key == key
    assert password not in error.value.arguments.values()


@pytest.mark.parametrize(
    "password", ["correct horse", "blåbærsyltetøj", "すしがすきです!", "k7#mQ2x!"]
)
def test_good_passwords(password: str) -> None:
    assert good_password(password, "Anna") == password


async def test_what_is_kept_of_a_password_is_an_argon2id_hash_with_salt() -> None:
    passwords = Passwords()
    one, two = await passwords.kept("correct horse"), await passwords.kept("correct horse")
    assert one != two
    assert one.startswith("$argon2id$v=19$m=19456,t=2,p=1$")
    assert "correct" not in one
    assert await passwords.is_right(one, "correct horse")
    assert not await passwords.is_right(one, "correct horsf")
    assert not await passwords.is_right(one, "")
    assert not passwords.is_outdated(one)
    assert passwords.is_outdated(QUICK_HASHER.hash("correct horse"))


async def test_nothing_is_right_where_nothing_was_kept() -> None:
    passwords = Passwords(QUICK_HASHER)
    for kept in (None, "", "nonsense"):
        assert not await passwords.is_right(kept, "correct horse")


async def test_it_takes_as_long_where_nothing_was_kept() -> None:
    verified: list[str] = []

    class Noting(PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> bool:  # type: ignore[override]  # noqa: A002
            verified.append(str(hash))
            return super().verify(hash, password)

    passwords = Passwords(Noting(time_cost=1, memory_cost=8, parallelism=1))
    await passwords.is_right(await passwords.kept("correct horse"), "wrong horse")
    await passwords.is_right(None, "wrong horse")
    # Both are hashed, and both in the same way.
    one, two = (kept.rsplit("$", 2)[0] for kept in verified)
    assert one == two


async def test_the_same_signs_from_another_keyboard_are_the_same_password() -> None:
    passwords = Passwords(QUICK_HASHER)
    kept = await passwords.kept("caf\u00e9 noir")
    assert await passwords.is_right(kept, "cafe\u0301 noir")


class HeldHasher(PasswordHasher):
    """Hashes nothing before it is let go, and notes how many are hashed at the same time."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self._lock = threading.Lock()
        self._may_go_on = threading.Event()
        self._may_go_on.set()
        self.busy = self.most = 0

    @contextmanager
    def held(self) -> Iterator[None]:
        """Whatever is to be hashed meanwhile waits."""
        self._may_go_on.clear()
        try:
            yield
        finally:
            self._may_go_on.set()

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        with self._lock:
            self.busy += 1
            self.most = max(self.most, self.busy)
        assert self._may_go_on.wait(HANG_S)
        with self._lock:
            self.busy -= 1
        return super().hash(password, salt=salt)


async def test_two_at_a_time_are_hashed_and_others_go_on_meanwhile() -> None:
    hasher = HeldHasher()
    passwords = Passwords(hasher)
    with hasher.held():
        hashing = asyncio.gather(*(passwords.kept("correct horse") for _ in range(10)))
        # The event loop goes on while both wait.
        await eventually_async(lambda: hasher.busy == 2)
    await hashing
    assert hasher.most == 2


async def test_when_too_many_wait_another_is_told_to_come_later() -> None:
    hasher = HeldHasher()
    passwords = Passwords(hasher)
    with hasher.held():
        hashing = [asyncio.create_task(passwords.kept("correct horse")) for _ in range(100)]
        await eventually_async(lambda: sum(one.done() for one in hashing) == 60)
    results = await asyncio.gather(*hashing, return_exceptions=True)
    assert all(isinstance(result, TooBusy) for result in results[40:])
    assert all(isinstance(result, str) for result in results[:40])
    assert await passwords.kept("correct horse")


# -- codes -------------------------------------------------------------------------------------


def test_a_code_can_be_read_aloud_and_not_be_guessed() -> None:
    codes = {new_code() for _ in range(1000)}
    assert len(codes) == 1000
    signs = set("".join(codes)) - {"-"}
    assert not signs & set("01ILOU")
    assert len(signs) ** 20 > 2**96


@given(st.text(max_size=64))
def test_any_text_can_be_tried_as_a_code(text: str) -> None:
    assert not is_right_code(kept_of_code("7KQ2-ABCD"), text) or "7" in text
    assert not is_right_code(None, text)


def test_a_code_is_right_however_it_was_copied() -> None:
    code = new_code()
    kept = kept_of_code(code)
    assert code not in kept
    for written in (code, code.lower(), code.replace("-", " "), f" {code.replace('-', '')}\n"):
        assert is_right_code(kept, written)
    assert not is_right_code(kept, code[:-1])
