"""What PostgreSQL and NATS bear by themselves, without a server of ours in between."""

from __future__ import annotations

import asyncio
import secrets
import statistics
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import count
from multiprocessing import get_context
from typing import Any

import nats
import psycopg
from sites import Grounds

from kvarto.record.time_control import TimeControl
from kvarto.rules.game import Place
from kvarto.rules.settings import Seat
from kvarto.rules.shapes import Cell
from kvarto.session.events import Acted, Opened, TableSettings
from kvarto.session.per_seat import PerSeat
from kvarto.store.database import Database
from kvarto.store.games import Games, Sitter
from kvarto.store.leases import LEASE_MS, Leases
from kvarto.store.people import People, Person
from support.postgres import plain

#: So many processes write, each for so many games at once.
_WRITERS, _GAMES_EACH = 3, 100
#: So many processes say something, and as many hear it.
_TALKERS = 2
#: As long as a table that is shown to a page that was passed on.
_LETTER = b"x" * 1_500
#: So many letters are on their way at most.
_UNHEARD = 1_000
_OPEN_GAMES = 10_000
_LOOKS = 20
_WHO = PerSeat(Sitter("anna"), Sitter("anna"))


def measured(on: Grounds, seconds: float) -> dict[str, Any]:
    """All of it."""
    return {
        "postgres": _stored(on, seconds),
        "nats_letters_a_second": _letters(on.nats, seconds),
        "orphans_ms": asyncio.run(_orphans(on.postgres.new_database())),
    }


# -- PostgreSQL --------------------------------------------------------------------------------


def _stored(on: Grounds, seconds: float) -> dict[str, Any]:
    """How many moves a second are stored, and how many bytes each of them takes."""
    address = on.postgres.new_database()
    asyncio.run(_prepared(address))
    before = _sizes(address)
    with ProcessPoolExecutor(_WRITERS, mp_context=get_context("spawn")) as writers:
        done = writers.map(_write, [address] * _WRITERS, [seconds] * _WRITERS)
        moves = sum(done)
    kept, logged = (after - was for after, was in zip(_sizes(address), before, strict=True))
    return {
        "processes": _WRITERS,
        "moves_a_second": round(moves / seconds),
        "bytes_a_move": round(kept / moves),
        "bytes_of_log_a_move": round(logged / moves),
    }


def _write(address: str, seconds: float) -> int:
    return asyncio.run(_moves(address, seconds))


async def _prepared(address: str) -> None:
    database = await Database.open(address)
    await People(database).add(Person("anna", "Anna", 0), "her browser", 0)
    await database.close()


async def _moves(address: str, seconds: float) -> int:
    """How many moves a process has stored, which has as many games as a small node."""
    database = await Database.open(address)
    leases, games = Leases(database), Games(database)
    await leases.begin()

    async def begin(game: str) -> Any:
        await games.begin(game, "anna", _WHO, Opened(0, PerSeat("", ""), TableSettings()))
        return await leases.take(game)

    begun = [await begin(secrets.token_hex(8)) for _ in range(_GAMES_EACH)]
    until = time.perf_counter() + seconds

    async def play(lease: Any) -> int:
        for number in count(2):
            if time.perf_counter() > until:
                return number - 2
            event = Acted(number, Place(Seat.FIRST, Cell.A1))
            await games.append(lease.place, number, [event], f"m{number}", lease=lease)
        raise AssertionError

    async def live() -> None:
        while True:
            await asyncio.sleep(LEASE_MS / 1000 / 4)
            await leases.beat(hears=True)

    living = asyncio.create_task(live())
    done = await asyncio.gather(*map(play, begun))
    living.cancel()
    await leases.end()
    await database.close()
    return sum(done)


def _sizes(address: str) -> tuple[int, int]:
    """How many bytes the database has, and how many its log has ever had."""
    with psycopg.connect(plain(address), autocommit=True) as connection:
        connection.execute("CHECKPOINT")
        row = connection.execute(
            "SELECT pg_database_size(current_database()),"
            " pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint"
        ).fetchone()
    assert row is not None
    return row


async def _orphans(address: str) -> float:
    """How many milliseconds it takes to see that none of many games is without an owner."""
    await _prepared(address)
    database = await Database.open(address)
    leases, games = Leases(database), Games(database)
    await leases.begin()
    opened = Opened(0, PerSeat("", ""), TableSettings(clock=TimeControl.per_move(60)))
    ids = [secrets.token_hex(8) for _ in range(_OPEN_GAMES)]
    for start in range(0, len(ids), 200):
        some = ids[start : start + 200]
        await asyncio.gather(*(games.begin(game, "anna", _WHO, opened) for game in some))
        await asyncio.gather(*map(leases.take, some))
        await leases.beat(hears=True)
    times = []
    for _ in range(_LOOKS):
        await leases.beat(hears=True)
        start_time = time.perf_counter()
        found = await leases.orphans(100)
        times.append(time.perf_counter() - start_time)
        assert not found
    await leases.end()
    await database.close()
    return round(1000 * statistics.median(times), 1)


# -- NATS --------------------------------------------------------------------------------------


def _letters(address: str, seconds: float) -> int:
    """How many letters a second are heard, with several clients in processes of their own."""
    with ProcessPoolExecutor(_TALKERS, mp_context=get_context("spawn")) as talkers:
        heard = talkers.map(_talk, [address] * _TALKERS, [seconds] * _TALKERS)
        return round(sum(heard) / seconds)


def _talk(address: str, seconds: float) -> int:
    return asyncio.run(_talking(address, seconds))


async def _talking(address: str, seconds: float) -> int:
    speaker, hearer = await nats.connect(address), await nats.connect(address)
    subject, heard = f"bench.{secrets.token_hex(4)}", 0
    some_heard = asyncio.Event()

    async def hear(_: Any) -> None:
        nonlocal heard
        heard += 1
        some_heard.set()

    await hearer.subscribe(subject, cb=hear)
    await hearer.flush()
    said, until = 0, time.perf_counter() + seconds
    while time.perf_counter() < until:
        while said - heard < _UNHEARD:
            await speaker.publish(subject, _LETTER)
            said += 1
        some_heard.clear()
        await some_heard.wait()
    counted = heard
    await speaker.close()
    await hearer.close()
    return counted
