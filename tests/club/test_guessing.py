"""Guessing is slowed down, and nobody is locked out by somebody else."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kvarto.club.guessing import MAX_REMEMBERED, Guesses, TooManyGuesses

HERE, THERE = "192.0.2.1", "192.0.2.2"


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Tried:
    """Attempts at passwords, and how long one has to wait after each."""

    def __init__(self, max_remembered: int = MAX_REMEMBERED) -> None:
        self.clock = Clock()
        self.guesses = Guesses(self.clock, max_remembered)

    def succeed(self, account: str, client: str) -> None:
        """Try with the right password."""
        self.guesses.attempt(account, client)
        self.guesses.succeed(account, client)

    def wait(self, account: str | None, client: str) -> int:
        """Try in vain; for how long it is refused."""
        try:
            self.guesses.attempt(account, client)
        except TooManyGuesses as error:
            seconds: int = error.arguments["seconds"]
            return seconds
        return 0

    def fail(self, times: int, account: str | None, client: str) -> list[int]:
        """Try so often, each time as soon as it is allowed; the waits between."""
        waits = []
        for _ in range(times):
            wait = self.wait(account, client)
            if wait:
                self.clock.now += wait
                assert self.wait(account, client) == 0
            waits.append(wait)
        return waits


def test_who_tries_again_and_again_waits_longer_and_longer() -> None:
    waits = Tried().fail(18, "anna", HERE)
    assert waits[:12] == [0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64]
    assert waits[-1] == 900
    assert waits == sorted(waits)


def test_what_is_refused_does_not_make_the_wait_longer() -> None:
    tried = Tried()
    tried.fail(8, "anna", HERE)
    wait = tried.wait("anna", HERE)
    for _ in range(50):
        assert tried.wait("anna", HERE) == wait


def test_a_thousand_at_the_same_moment_are_no_better_than_one_after_another() -> None:
    tried = Tried()
    assert [tried.wait("anna", HERE) for _ in range(1000)].count(0) == 5


def test_who_is_right_begins_anew() -> None:
    tried = Tried()
    tried.fail(4, "anna", HERE)
    tried.succeed("anna", HERE)
    assert tried.fail(5, "anna", HERE) == [0, 0, 0, 0, 0]


def test_a_stranger_does_not_lock_anybody_out_of_an_account() -> None:
    tried = Tried()
    tried.succeed("anna", HERE)
    for number in range(200):
        tried.wait("anna", f"198.51.100.{number}")
    # From where she has been before she comes at once; from anywhere else she waits a moment.
    assert tried.wait("anna", HERE) == 0
    wait = tried.wait("anna", THERE)
    assert 0 < wait <= 20
    tried.clock.now += wait
    assert tried.wait("anna", THERE) == 0


def test_who_tries_many_accounts_waits_too() -> None:
    tried = Tried()
    waits = [tried.wait(f"account {number}", HERE) for number in range(100)]
    assert waits.count(0) == 40
    assert tried.wait("account 0", THERE) == 0


def test_to_be_right_once_does_not_make_up_for_guessing_elsewhere() -> None:
    tried = Tried()
    for number in range(40):
        tried.wait(f"account {number}", HERE)
        if not tried.wait("own", HERE):
            tried.guesses.succeed("own", HERE)
    assert tried.wait("another", HERE) > 0


def test_codes_count_for_the_place_only() -> None:
    tried = Tried()
    for number in range(200):
        tried.wait("anna", f"198.51.100.{number}")
    assert tried.wait(None, HERE) == 0
    assert tried.fail(41, None, HERE)[-1] > 0


def test_failures_are_forgiven_in_time() -> None:
    tried = Tried()
    tried.fail(9, "anna", HERE)
    tried.clock.now += 2 * 24 * 60 * 60
    assert tried.fail(5, "anna", HERE) == [0, 0, 0, 0, 0]


@pytest.mark.parametrize(("others", "is_forgotten"), [(2, False), (3, True)])
def test_only_so_many_failures_are_remembered(others: int, *, is_forgotten: bool) -> None:
    # Each counts in three ways: for the place, for the account, and for both.
    tried = Tried(max_remembered=9)
    tried.fail(5, "anna", HERE)
    for number in range(others):
        assert tried.wait(f"account {number}", f"client {number}") == 0
    assert (tried.wait("anna", HERE) == 0) is is_forgotten


@pytest.mark.parametrize(("others", "is_forgotten"), [(8, False), (9, True)])
def test_only_so_many_familiar_places_are_remembered(others: int, *, is_forgotten: bool) -> None:
    tried = Tried(max_remembered=9)
    tried.succeed("anna", HERE)
    for number in range(others):
        tried.succeed(f"account {number}", f"client {number}")
    for number in range(200):
        tried.wait("anna", f"198.51.100.{number}")
    assert (tried.wait("anna", HERE) > 0) is is_forgotten


@given(st.lists(st.tuples(st.sampled_from(["a", "b", None]), st.sampled_from("xy"), st.booleans())))
def test_no_wait_is_longer_than_the_longest(tries: list[tuple[str | None, str, bool]]) -> None:
    tried = Tried()
    for account, client, right in tries:
        wait = tried.wait(account, client)
        assert wait <= 900
        if right and not wait:
            tried.guesses.succeed(account, client)
