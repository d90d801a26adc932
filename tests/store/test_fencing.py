"""Nobody writes who does not own: the question and what is written are one transaction."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
import pytest
from sqlalchemy import event
from sqlalchemy.util import await_only

from kvarto.store import engines, schema
from kvarto.store.database import Database
from kvarto.store.games import Games
from kvarto.store.leases import _PLACES, Lease, Leases
from kvarto.store.refusals import LostLease, StoreAway
from kvarto.store.writing import Held, NewRow
from servers.postgres import plain
from store.databases import GIVEN, PLACED, Where, begun, come, rows
from store.test_leases import stall, taken, with_nodes

pytestmark = pytest.mark.usefixtures("long_leases")

NUMBERS = "SELECT number, message FROM events WHERE game = 'x' ORDER BY number"


async def begin_x(node: Leases) -> Games:
    await come(node._database, "Anna")
    return await begun(node._database)


def games_of(node: Leases) -> Games:
    return Games(node._database)


def test_who_owns_a_game_adds_to_it_and_nobody_else(where: Where) -> None:
    async def test(nodes: list[Leases]) -> None:
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

    with_nodes(where, 2, test)
    assert rows(where, NUMBERS) == [(1, None), (2, "m1"), (3, "m3")]


def test_a_game_is_begun_only_by_who_owns_where_it_begins(where: Where) -> None:
    async def test(nodes: list[Leases]) -> None:
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

    with_nodes(where, 1, test)


def test_an_owner_that_has_stalled_writes_nothing_once_another_has_taken_over(
    where: Where,
) -> None:
    async def test(nodes: list[Leases]) -> None:
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

    with_nodes(where, 2, test)
    assert rows(where, NUMBERS) == [(1, None), (2, "before"), (3, "after")]


def test_who_has_lost_one_place_goes_on_at_the_others_in_the_same_commit(where: Where) -> None:
    async def test(nodes: list[Leases]) -> None:
        node, other = nodes
        await begin_x(node)
        await begun(node._database, "y")
        leases = {game: await taken(node, game) for game in "xy"}
        await node.release("x")
        await other.take("x")
        commits: list[object] = []
        event.listen(node._database._engine.sync_engine, "commit", commits.append)
        lost, kept = await asyncio.gather(
            node._database.write(leases["x"].held, _addition("x")),
            node._database.write(leases["y"].held, _addition("y")),
            return_exceptions=True,
        )
        assert isinstance(lost, LostLease)
        assert kept == 0
        assert len(commits) == 1

    with_nodes(where, 2, test)
    assert rows(where) == [("x", 1, None), ("y", 1, None), ("y", 2, None)]


def _addition(game: str) -> NewRow:
    row = {"game": game, "number": 2, "content": "{}", "message": None}
    return NewRow(schema.events, row)


def test_a_condition_alone_can_be_asked_for(where: Where) -> None:
    async def test(nodes: list[Leases]) -> None:
        (node,) = nodes
        lease = await taken(node, "x")
        await node._database.write(lease.held)
        with pytest.raises(LostLease):
            await node._database.write(Held("x", node.node, lease.epoch + 1))

    with_nodes(where, 1, test)


# -- races -------------------------------------------------------------------------------------


@contextmanager
def held_up(database: Database) -> Iterator[tuple[asyncio.Event, asyncio.Event]]:
    """Let the first insertion of an event wait, after it was asked who owns the game."""
    is_waiting, go_on = asyncio.Event(), asyncio.Event()

    def wait(_1: object, _2: object, statement: str, *_: object) -> None:
        if statement.startswith("INSERT INTO events") and not is_waiting.is_set():
            is_waiting.set()
            await_only(go_on.wait())

    engine = database._engine.sync_engine
    event.listen(engine, "before_cursor_execute", wait)
    yield is_waiting, go_on
    event.remove(engine, "before_cursor_execute", wait)


def test_nobody_takes_a_place_between_the_question_and_what_is_written(postgres_url: str) -> None:
    async def test(nodes: list[Leases]) -> None:
        stalled, other = nodes
        games = await begin_x(stalled)
        old = await taken(stalled, "x")
        with held_up(stalled._database) as (is_waiting, go_on):
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

    with_nodes(postgres_url, 2, test)


def test_who_would_take_a_new_place_does_not_wait_for_another_who_does(postgres_url: str) -> None:
    async def test(nodes: list[Leases]) -> None:
        (node,) = nodes
        with psycopg.connect(plain(postgres_url)) as taker:
            taker.execute("SELECT pg_advisory_xact_lock(%s, hashtext('x'))", [_PLACES])
            with pytest.raises(LostLease):
                await node.take("x")
            assert await node.beat(hears=False)
            assert (await taken(node, "y")).is_new
        assert (await taken(node, "x")).is_new

    with_nodes(postgres_url, 1, test)


def test_who_asks_while_another_takes_the_place_waits_and_is_told(postgres_url: str) -> None:
    async def test(nodes: list[Leases]) -> None:
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

    with_nodes(postgres_url, 2, test)
    assert rows(postgres_url, NUMBERS) == [(1, None)]


def test_who_waits_for_a_lock_keeps_neither_the_others_nor_the_node_waiting(
    postgres_url: str,
) -> None:
    async def test(nodes: list[Leases]) -> None:
        (node,) = nodes
        games = await begin_x(node)
        await begun(node._database, "y")
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

    with_nodes(postgres_url, 1, test)


async def _is_waiting_for_a_lock(address: str) -> None:
    waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
    until = time.monotonic() + 10
    while rows(address, f"{waiting} AND datname = current_database()") == [(0,)]:
        assert time.monotonic() < until
        await asyncio.sleep(0.01)


async def _as_soon_as_it_can_be_taken(node: Leases, place: str) -> Lease:
    while True:
        with contextlib.suppress(LostLease):
            return await taken(node, place)


def test_an_owner_that_falls_silent_within_a_transaction_stops_nobody_for_long(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "_SILENT_FOR", 2000)

    async def test(nodes: list[Leases]) -> None:
        silent, other = nodes
        games = await begin_x(silent)
        old = await taken(silent, "x")
        with held_up(silent._database) as (is_waiting, go_on):
            writing = asyncio.create_task(games.append("x", 2, [GIVEN], "m1", lease=old))
            await is_waiting.wait()
            await stall(silent)
            start = time.monotonic()
            new = await _as_soon_as_it_can_be_taken(other, "x")
            assert time.monotonic() - start < 4
            await games_of(other).append("x", 2, [PLACED], "m2", lease=new)
            go_on.set()
            with pytest.raises(StoreAway):
                await writing

    with_nodes(postgres_url, 2, test)
    assert rows(postgres_url, NUMBERS) == [(1, None), (2, "m2")]


def test_owners_that_stall_all_the_time_never_write_after_one_another(where: Where) -> None:
    """Each owner writes as fast as it can; another declares it dead and takes over meanwhile."""
    rounds = 12
    turns: list[int] = []

    async def play(node: Leases, others: list[Leases]) -> None:
        while len(turns) < rounds:
            lease = await _wrested(node, others)
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
                    number += 1
            except LostLease:
                await node.begin()

    async def test(nodes: list[Leases]) -> None:
        await begin_x(nodes[0])
        await asyncio.gather(*(play(node, nodes) for node in nodes))

    with_nodes(where, 3, test)
    found = rows(where, NUMBERS)[1:]
    assert [number for number, _ in found] == list(range(2, len(found) + 2))
    epochs = [int(message.split("-")[0]) for _, message in found]
    assert epochs == sorted(epochs)
    assert len(set(epochs)) > 3


async def _wrested(node: Leases, others: list[Leases]) -> Lease | None:
    """Take the game from a living owner, who does not know that it is dead."""
    found = await node.take("x")
    if isinstance(found, Lease):
        return found
    await asyncio.sleep(0.02)  # let it write a little
    for other in others:
        if other.node == found:
            await stall(other)
    return None
