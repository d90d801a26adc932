"""Puzzles in the database: how strong people are at them, and which they have tried."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Any

from sqlalchemy import Executable, Row, Select, delete, exists, insert, select, update

from kvarto.store import schema
from kvarto.store.database import Database


@dataclass(frozen=True, slots=True)
class PuzzlePlayer:
    """Somebody who solves puzzles."""

    person: str
    rating: float
    deviation: float
    volatility: float
    #: On how many days in a row a daily puzzle was solved, up to the last one, and at most.
    streak: int = 0
    best_streak: int = 0
    last_daily: date | None = None


@dataclass(frozen=True, slots=True)
class Attempt:
    """The first attempt at a puzzle."""

    puzzle: str
    at: int
    #: None if it does not count, because a hint was asked for before.
    right: bool | None


class PuzzleScores:
    """What is kept about puzzles in a database; the puzzles themselves come with the package."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def player(self, person: str) -> PuzzlePlayer | None:
        """How strong somebody is; None if they have never tried one."""
        players = schema.puzzle_players
        rows = await self._database.read(select(players).where(players.c.person == person))
        return _player(rows[0]) if rows else None

    async def attempts_of(self, person: str) -> tuple[Attempt, ...]:
        """The first attempts of somebody, the earliest first."""
        attempts = schema.puzzle_attempts
        query = _of(person).order_by(attempts.c.at, attempts.c.puzzle)
        return tuple(map(_attempt, await self._database.read(query)))

    async def attempt(self, person: str, puzzle: str) -> Attempt | None:
        """The first attempt of somebody at a puzzle."""
        query = _of(person).where(schema.puzzle_attempts.c.puzzle == puzzle)
        rows = await self._database.read(query)
        return _attempt(rows[0]) if rows else None

    async def note(self, person: str, attempt: Attempt) -> None:
        """Keep an attempt that changes nothing else.

        `sqlalchemy.exc.IntegrityError` if there was one at this puzzle before.
        """
        await self._database.write(_adding(person, attempt))

    async def keep(
        self, player: PuzzlePlayer, *, is_new: bool, attempt: Attempt | None = None
    ) -> None:
        """Keep how strong somebody is now, and the attempt that has changed it."""
        players = schema.puzzle_players
        values = {
            "rating": player.rating,
            "deviation": player.deviation,
            "volatility": player.volatility,
            "streak": player.streak,
            "best_streak": player.best_streak,
            "last_daily": None if player.last_daily is None else player.last_daily.isoformat(),
        }
        writes: list[Executable] = [
            insert(players).values(person=player.person, **values)
            if is_new
            else update(players).where(players.c.person == player.person).values(values)
        ]
        if attempt is not None:
            writes.append(_adding(player.person, attempt))
        await self._database.write(*writes)


# -- people who come together, or leave --------------------------------------------------------


def moving_puzzles(guest: str, person: str) -> tuple[Executable, ...]:
    """What makes the attempts of a guest those of another person.

    Of two attempts at a puzzle that person's own stays; of two ratings the one that is surer.
    """
    players, attempts = schema.puzzle_players, schema.puzzle_attempts
    guests, own = players.alias("guests"), players.alias("own")
    same = attempts.alias("same")
    is_surer = exists().where(guests.c.person == guest, guests.c.deviation < players.c.deviation)
    has_rating = exists().where(own.c.person == person)
    is_tried = exists().where(same.c.person == person, same.c.puzzle == attempts.c.puzzle)
    return (
        delete(players).where(players.c.person == person, is_surer),
        update(players).where(players.c.person == guest, ~has_rating).values(person=person),
        delete(players).where(players.c.person == guest),
        delete(attempts).where(attempts.c.person == guest, is_tried),
        update(attempts).where(attempts.c.person == guest).values(person=person),
    )


def forgetting_puzzles(person: str) -> tuple[Executable, ...]:
    """What forgets a person's puzzles."""
    players, attempts = schema.puzzle_players, schema.puzzle_attempts
    return (
        delete(players).where(players.c.person == person),
        delete(attempts).where(attempts.c.person == person),
    )


# -- rows --------------------------------------------------------------------------------------


def _of(person: str) -> Select[Any]:
    attempts = schema.puzzle_attempts
    return select(attempts).where(attempts.c.person == person)


def _adding(person: str, attempt: Attempt) -> Executable:
    row = {
        "person": person,
        "puzzle": attempt.puzzle,
        "at": attempt.at,
        "right": attempt.right,
    }
    return insert(schema.puzzle_attempts).values(row)


def _attempt(row: Row[Any]) -> Attempt:
    return Attempt(row.puzzle, row.at, row.right)


def _player(row: Row[Any]) -> PuzzlePlayer:
    return PuzzlePlayer(
        row.person,
        row.rating,
        row.deviation,
        row.volatility,
        row.streak,
        row.best_streak,
        None if row.last_daily is None else date.fromisoformat(row.last_daily),
    )
