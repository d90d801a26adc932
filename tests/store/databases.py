"""Databases for the tests of the store, with people and games in them."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import psycopg
from sqlalchemy import text

from kvarto import Cell, Give, Piece, Place, Seat, Settings, TimeControl, Variant
from kvarto.clock import Clock, system_clock
from kvarto.session.commands import OfferKind
from kvarto.session.events import Acted, Opened, Proposed, TableSettings
from kvarto.session.per_seat import PerSeat
from kvarto.store.address import located
from kvarto.store.database import Database
from kvarto.store.engines import connected
from kvarto.store.games import Games, Sitter
from kvarto.store.people import People, Person
from kvarto.store.timing import StoreTiming
from support.generous import PATIENT_STORE
from support.postgres import plain

#: A database that the first release has left.
FIRST_RELEASE = Path(__file__).parents[1] / "data" / "store" / "first-release.sql"

SETTINGS = TableSettings(Settings(Variant("hard"), late_call=True), TimeControl.from_text("600+5"))
OPENED = Opened(1000, PerSeat("Anna", "Ben"), SETTINGS, (PerSeat(3, 3), PerSeat(5, 2)))
GIVEN = Acted(2000, Give(Seat.FIRST, Piece.DTSH))
PLACED = Acted(3000, Place(Seat.SECOND, Cell.B2))
PROPOSED = Proposed(4000, Seat.FIRST, OfferKind.DRAW)

COMPUTER = Sitter(None, 7, 12345)

#: The file of an SQLite database, or the address of a PostgreSQL.
Where = Path | str


def with_database(where: Where, use: Callable[[Database], Awaitable[None]]) -> None:
    """Open, use and close a database, for fixtures and tests that have no event loop."""

    async def run() -> None:
        async with opened(where) as database:
            await use(database)

    asyncio.run(run())


async def do_nothing(_: Database) -> None:
    """Open a database, and close it."""


@asynccontextmanager
async def opened(
    where: Where, machine_clock: Clock = system_clock, timing: StoreTiming = PATIENT_STORE
) -> AsyncIterator[Database]:
    """A database that is closed in the end; it does not count as away if the machine is slow."""
    database = await Database.open(where, machine_clock, timing)
    try:
        yield database
    finally:
        await database.close()


def guest(person: str) -> Person:
    """Somebody of this id who has no account."""
    return Person(person, person.capitalize(), 500)


async def come(database: Database, *names: str, now: int = 500) -> None:
    """Guests come, each with a browser; the id of Anna is `anna`, her token `anna's browser`."""
    people = People(database)
    for name in names:
        await people.add(Person(name.lower(), name, now), f"{name.lower()}'s browser", now)


async def begun(
    database: Database,
    game: str = "x",
    first: str | None = "anna",
    second: str | None = None,
    at: int = 1000,
) -> Games:
    """Begin a game of people who are there; None is the computer."""
    games = Games(database)
    sitters = PerSeat(*(COMPUTER if who is None else Sitter(who) for who in (first, second)))
    event = Opened(at, OPENED.names, SETTINGS, OPENED.throws)
    await games.begin(game, first or second or "", sitters, event)
    return games


def rows(
    where: Where, query: str = "SELECT game, number, message FROM events ORDER BY 1, 2"
) -> list[tuple[Any, ...]]:
    """What another program reads in the database."""
    if isinstance(where, str):
        with psycopg.connect(plain(where)) as program:
            return program.execute(query.encode()).fetchall()
    with closing(sqlite3.connect(where)) as other:
        return other.execute(query).fetchall()


def change(where: Where, statement: str) -> None:
    """Let another program change a database."""
    with connected(located(where)) as connection:
        connection.execute(text(statement))
        connection.commit()


def is_whole(where: Where) -> bool:
    """Whether everything that is referred to is there; PostgreSQL sees to that by itself."""
    return isinstance(where, str) or rows(where, "PRAGMA foreign_key_check") == []


def make_old(file: Path) -> None:
    """Make a database as the first release left it."""
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA journal_mode=WAL")
        database.executescript(FIRST_RELEASE.read_text(encoding="utf-8"))
