"""Nobody writes who does not own: the question and what is written are one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import psycopg
import pytest
from sqlalchemy import event
from sqlalchemy.util import await_only

from kvarto.store import schema
from kvarto.store.database import Database
from kvarto.store.games import Games
from kvarto.store.leases import PLACES_LOCK, Lease, Leases
from kvarto.store.refusals import LostLease, StoreAway
from kvarto.store.writing import Held, NewRow
from store.databases import GIVEN, PLACED, Where, begun, come, opened, rows
from store.lease_nodes import living, stall, taken
from support.generous import PATIENT_STORE
from support.postgres import plain
from support.waiting import HANG_S, eventually_async

NUMBERS = "SELECT number, message FROM events WHERE game = 'x' ORDER BY number"


async def begin_x(node: Leases) -> Games:
    await come(node.database, "Anna")
    return await begun(node.database)


def games_of(node: Leases) -> Games:
    return Games(node.database)


async def test_who_owns_a_game_adds_to_it_and_nobody_else(where: Where) -> None:
    async with living(where, 2) as nodes:
        owner, other = nodes
        games = await begin_x(owner)
        lease = await taken(owner, "x")
        await games.append("x", 2, [GIVEN], "m1", lease=lease)
        for wrong in (
            Lease("x", other.node, lease.epoch),
            Lease("x", owner.node, lease.epoch - 1),
            Lease("x", owner.node, lease.epoch + 1),
            Lease("nowhere", owner.node, lease.epoch),
        ):
            with pytest.raises(LostLease) as lost:
                await games_of(other).append("x", 3, [PLACED], "m2", lease=wrong)
            assert lost.value.key == "lease-lost"
        await games.append("x", 3, [PLACED], "m3", lease=lease)
    assert rows(where, NUMBERS) == [(1, None), (2, "m1"), (3, "m3")]


async def test_a_game_is_begun_only_by_who_owns_where_it_begins(where: Where) -> None:
    async with living(where, 1) as nodes:
        (node,) = nodes
        games = await begin_x(node)
        stored = await games.load("x")
        assert stored is not None
        lobby = await taken(node, "lobby")
        sitters, opened = stored.sitters, stored.events[0]
        await games.begin("y", "anna", sitters, opened, lease=lobby)
        await node.release("lobby")
        with pytest.raises(LostLease):
            await games.begin("z", "anna", sitters, opened, lease=lobby)
        assert await games.load("z") is None


async def test_an_owner_that_has_stalled_writes_nothing_once_another_has_taken_over(
    where: Where,
) -> None:
    async with living(where, 2) as nodes:
        stalled, other = nodes
        games = await begin_x(stalled)
        old = await taken(stalled, "x")
        await stall(stalled)
        # Nobody has taken it yet: what it writes harms nobody.
        await games.append("x", 2, [GIVEN], "before", lease=old)
        new = await taken(other, "x")
        with pytest.raises(LostLease):
            await games.append("x", 3, [PLACED], "too late", lease=old)
        await games_of(other).append("x", 3, [PLACED], "after", lease=new)
    assert rows(where, NUMBERS) == [(1, None), (2, "before"), (3, "after")]


async def test_who_has_lost_one_place_goes_on_at_the_others_in_the_same_commit(
    where: Where,
) -> None:
    async with living(where, 2) as nodes:
        node, other = nodes
        await begin_x(node)
        await begun(node.database, "y")
        leases = {game: await taken(node, game) for game in "xy"}
        await node.release("x")
        await other.take("x")
        commits: list[object] = []
        event.listen(node.database.engine.sync_engine, "commit", commits.append)
        lost, kept = await asyncio.gather(
            node.database.write(leases["x"].held, _addition("x")),
            node.database.write(leases["y"].held, _addition("y")),
            return_exceptions=True,
        )
        assert isinstance(lost, LostLease)
        assert kept == 0
        assert len(commits) == 1
    assert rows(where) == [("x", 1, None), ("y", 1, None), ("y", 2, None)]


def _addition(game: str) -> NewRow:
    row = {"game": game, "number": 2, "content": "{}", "message": None}
    return NewRow(schema.events, row)


async def test_a_condition_alone_can_be_asked_for(where: Where) -> None:
    async with living(where, 1) as nodes:
        (node,) = nodes
        lease = await taken(node, "x")
        await node.database.write(lease.held)
        with pytest.raises(LostLease):
            await node.database.write(Held("x", node.node, lease.epoch + 1))


# -- races -------------------------------------------------------------------------------------


@contextmanager
def held_up(database: Database) -> Iterator[tuple[asyncio.Event, asyncio.Event]]:
    """Let the first insertion of an event wait, after it was asked who owns the game."""
    is_waiting, go_on = asyncio.Event(), asyncio.Event()

    def wait(_1: object, _2: object, statement: str, *_: object) -> None:
        if statement.startswith("INSERT INTO events") and not is_waiting.is_set():
            is_waiting.set()
            await_only(go_on.wait())

    engine = database.engine.sync_engine
    event.listen(engine, "before_cursor_execute", wait)
    yield is_waiting, go_on
    event.remove(engine, "before_cursor_execute", wait)


async def test_nobody_takes_a_place_between_the_question_and_what_is_written(
    postgres_url: str,
) -> None:
    async with living(postgres_url, 2) as nodes:
        stalled, other = nodes
        games = await begin_x(stalled)
        old = await taken(stalled, "x")
        with held_up(stalled.database) as (is_waiting, go_on):
            writing = asyncio.create_task(games.append("x", 2, [GIVEN], "m1", lease=old))
            await is_waiting.wait()
            await stall(stalled)
            with pytest.raises(LostLease):
                await other.take("x")
            assert await other.beat(hears=False)  # it did not have to wait either
            go_on.set()
            await writing
        await taken(other, "x")
        # Whoever owns it now sees what was written before, and the other writes no more.
        stored = await games_of(other).load("x")
        assert stored is not None
        assert stored.messages == {"m1": 2}
        with pytest.raises(LostLease):
            await games.append("x", 3, [PLACED], "m2", lease=old)


async def test_who_would_take_a_new_place_does_not_wait_for_another_who_does(
    postgres_url: str,
) -> None:
    async with living(postgres_url, 1) as nodes:
        (node,) = nodes
        with psycopg.connect(plain(postgres_url)) as taker:
            taker.execute("SELECT pg_advisory_xact_lock(%s, hashtext('x'))", [PLACES_LOCK])
            with pytest.raises(LostLease):
                await node.take("x")
            assert await node.beat(hears=False)
            assert (await taken(node, "y")).is_new
        assert (await taken(node, "x")).is_new


async def test_who_asks_while_another_takes_the_place_waits_and_is_told(postgres_url: str) -> None:
    async with living(postgres_url, 2) as nodes:
        owner, other = nodes
        games = await begin_x(owner)
        old = await taken(owner, "x")
        with psycopg.connect(plain(postgres_url)) as taker:
            taker.execute("UPDATE leases SET node = %s, epoch = epoch + 1", [other.node])
            writing = asyncio.create_task(games.append("x", 2, [GIVEN], "m1", lease=old))
            await _is_waiting_for_a_lock(postgres_url)
            assert not writing.done()
            taker.commit()
            with pytest.raises(LostLease):
                await writing
    assert rows(postgres_url, NUMBERS) == [(1, None)]


async def test_who_waits_for_a_lock_keeps_neither_the_others_nor_the_node_waiting(
    postgres_url: str,
) -> None:
    async with living(postgres_url, 1) as nodes:
        (node,) = nodes
        games = await begin_x(node)
        await begun(node.database, "y")
        leases = {game: await taken(node, game) for game in "xy"}
        with psycopg.connect(plain(postgres_url)) as taker:
            taker.execute("UPDATE leases SET epoch = epoch + 1 WHERE place = 'x'")
            waiting = [
                asyncio.create_task(games.append("x", number, [GIVEN], None, lease=leases["x"]))
                for number in (2, 3)
            ]
            await _is_waiting_for_a_lock(postgres_url)
            for number in (2, 3):
                await games.append("y", number, [GIVEN], None, lease=leases["y"])
            assert await node.beat(hears=True)
            assert not any(task.done() for task in waiting)
            taker.rollback()
            await asyncio.gather(*waiting)


async def _is_waiting_for_a_lock(address: str) -> None:
    waiting = "SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
    await eventually_async(lambda: rows(address, f"{waiting} AND datname = current_database()"))


async def test_an_owner_that_falls_silent_within_a_transaction_is_not_waited_for_for_ever(
    postgres_url: str,
) -> None:
    impatient = replace(PATIENT_STORE, silent_in_transaction_ms=300)
    async with (
        living(postgres_url, 2) as (silent, other),
        opened(postgres_url, timing=impatient) as database,
    ):
        await begin_x(silent)
        old = await taken(silent, "x")
        with held_up(database) as (is_waiting, go_on):
            waiting = asyncio.create_task(is_waiting.wait())
            while not waiting.done():
                # On a busy machine it may be silent for too long before that: then again.
                addition = Games(database).append("x", 2, [GIVEN], "m1", lease=old)
                writing = asyncio.create_task(addition)
                await asyncio.wait({writing, waiting}, return_when=asyncio.FIRST_COMPLETED)
        await stall(silent)
        async with asyncio.timeout(HANG_S):
            while not isinstance(new := await taken_or_lost(other, "x"), Lease):
                # It is still kept by the transaction.
                assert not writing.done()
        await games_of(other).append("x", 2, [PLACED], "m2", lease=new)
        go_on.set()
        with pytest.raises(StoreAway):
            await writing
    assert rows(postgres_url, NUMBERS) == [(1, None), (2, "m2")]


async def taken_or_lost(node: Leases, place: str) -> Lease | str | None:
    try:
        return await node.take(place)
    except LostLease:
        return None


async def test_owners_that_stall_all_the_time_never_write_after_one_another(where: Where) -> None:
    """Each owner writes as fast as it can; another declares it dead and takes over meanwhile."""
    rounds = 12
    turns: list[int] = []
    written: list[int] = []

    async def wrested(node: Leases, others: list[Leases]) -> Lease | None:
        """Take the game from a living owner, which does not know that it is dead."""
        found = await taken_or_lost(node, "x")
        if isinstance(found, Lease):
            return found
        if found is None:  # another has declared this one dead, or is just taking the game
            await node.begin()
            return None
        before = len(written)
        await eventually_async(lambda: len(written) > before or len(turns) >= rounds)
        for other in others:
            if other.node == found:
                await stall(other)
        return None

    async def play(node: Leases, others: list[Leases]) -> None:
        while len(turns) < rounds:
            lease = await wrested(node, others)
            if lease is None:
                continue
            turns.append(lease.epoch)
            stored = await games_of(node).load("x")
            assert stored is not None
            number = len(stored.events) + 1
            try:
                while len(turns) < rounds:
                    await games_of(node).append(
                        "x", number, [GIVEN], f"{lease.epoch}-{number}", lease=lease
                    )
                    written.append(number)
                    number += 1
            except LostLease:
                await node.begin()

    async with living(where, 3) as nodes:
        await begin_x(nodes[0])
        await asyncio.gather(*(play(node, nodes) for node in nodes))
    found = rows(where, NUMBERS)[1:]
    assert [number for number, _ in found] == list(range(2, len(found) + 2))
    epochs = [int(message.split("-")[0]) for _, message in found]
    assert epochs == sorted(epochs)
    assert len(set(epochs)) > 3
