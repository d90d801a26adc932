"""Puzzles in the database: kept, moved to another person, forgotten, cleared away."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest
from sqlalchemy.exc import IntegrityError

from kvarto.store.people import People
from kvarto.store.puzzles import Attempt, PuzzlePlayer, PuzzleScores
from kvarto.store.retention import DAY, clear_away
from store.databases import Where, come, is_whole, opened

ANNA = PuzzlePlayer("anna", 1612.5, 120.25, 0.06, 3, 7, date(2026, 11, 15))
NEW = PuzzlePlayer("ben", 1500.0, 350.0, 0.06)
RIGHT, WRONG, HELPED = (
    Attempt("right", 700, right=True),
    Attempt("wrong", 600, right=False),
    Attempt("helped", 800, right=None),
)


async def tried(scores: PuzzleScores, player: PuzzlePlayer, *attempts: Attempt) -> None:
    await scores.keep(player, is_new=True)
    for attempt in attempts:
        await scores.note(player.person, attempt)


async def test_what_somebody_has_tried_is_kept(where: Where) -> None:
    async with opened(where) as database:
        await come(database, "Anna", "Ben")
        scores = PuzzleScores(database)
        assert await scores.player("anna") is None
        assert await scores.attempts_of("anna") == ()
        await scores.keep(ANNA, is_new=True, attempt=RIGHT)
        await scores.note("anna", WRONG)
        await scores.note("anna", HELPED)
        assert await scores.player("anna") == ANNA
        assert await scores.attempts_of("anna") == (WRONG, RIGHT, HELPED)
        assert await scores.attempt("anna", "right") == RIGHT
        assert await scores.attempt("ben", "right") is None
        better = replace(ANNA, rating=1700.0, last_daily=None)
        await scores.keep(better, is_new=False)
        assert await scores.player("anna") == better


async def test_a_puzzle_has_one_first_attempt(where: Where) -> None:
    async with opened(where) as database:
        await come(database, "Anna")
        scores = PuzzleScores(database)
        await scores.keep(ANNA, is_new=True, attempt=RIGHT)
        changed = replace(ANNA, rating=2000.0)
        with pytest.raises(IntegrityError):
            await scores.keep(changed, is_new=False, attempt=Attempt("right", 900, right=False))
        # Of what failed nothing is there.
        assert await scores.player("anna") == ANNA
        with pytest.raises(IntegrityError):
            await scores.note("nobody", RIGHT)


# -- people who come together ------------------------------------------------------------------


async def test_the_puzzles_of_a_guest_move_to_the_person_who_signs_in(where: Where) -> None:
    async with opened(where) as database:
        await come(database, "Anna", "Ben")
        scores = PuzzleScores(database)
        await tried(scores, ANNA, RIGHT, WRONG)
        await People(database).admit("new token", "ben", 900, guest="anna")
        assert await scores.player("ben") == replace(ANNA, person="ben")
        assert await scores.attempts_of("ben") == (WRONG, RIGHT)
        assert await scores.player("anna") is None
    assert is_whole(where)


@pytest.mark.parametrize(("guest", "account"), [("anna", "ben"), ("ben", "anna")])
async def test_of_two_ratings_the_surer_one_stays(where: Where, guest: str, account: str) -> None:
    async with opened(where) as database:
        await come(database, "Anna", "Ben", "Carla")
        scores = PuzzleScores(database)
        carla = replace(NEW, person="carla")
        await tried(scores, ANNA, RIGHT, WRONG)
        await tried(scores, NEW, replace(RIGHT, right=False, at=650), HELPED)
        await tried(scores, carla, RIGHT)
        own = await scores.attempt(account, "right")
        await People(database).admit("new token", account, 900, guest=guest)
        assert await scores.player(account) == replace(ANNA, person=account)
        assert {one.puzzle for one in await scores.attempts_of(account)} == {
            "right",
            "wrong",
            "helped",
        }
        # Of two attempts at one puzzle that of whoever stays counts.
        assert await scores.attempt(account, "right") == own
        assert await scores.attempts_of(guest) == ()
        assert await scores.player("carla") == carla
        assert await scores.attempts_of("carla") == (RIGHT,)


# -- leaving -----------------------------------------------------------------------------------


async def test_somebody_who_leaves_leaves_no_puzzles_behind(where: Where) -> None:
    async with opened(where) as database:
        await come(database, "Anna", "Ben")
        scores = PuzzleScores(database)
        await tried(scores, ANNA, RIGHT)
        await tried(scores, NEW, RIGHT)
        await People(database).forget("anna", "Otter 7")
        assert await scores.player("anna") is None
        assert await scores.attempts_of("anna") == ()
        assert await scores.attempts_of("ben") == (RIGHT,)


async def test_a_guest_to_whom_nothing_leads_is_cleared_away_with_the_puzzles(where: Where) -> None:
    async with opened(where) as database:
        await come(database, "Anna", "Ben", now=1000 * DAY)
        scores, people = PuzzleScores(database), People(database)
        await tried(scores, ANNA, RIGHT)
        await tried(scores, NEW, RIGHT)
        await people.dismiss("anna's browser")
        assert (await clear_away(database, 1000 * DAY, 90)).people == 1
        assert await people.find("anna") is None
        assert await scores.player("anna") is None
        assert await scores.player("ben") == NEW
    assert is_whole(where)
