"""Several nodes on one database: each game has one owner, and goes on when that is gone."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Any

import pytest
from sqlalchemy import select, update

from kvarto import Termination
from kvarto.cluster.routing import ComeAgain
from kvarto.errors import IllegalAction
from kvarto.server import node, protocol, rooms, server_time
from kvarto.server import room as room_module
from kvarto.server.audience import Visitor
from kvarto.server.room import Room
from kvarto.server.rooms import Rooms
from kvarto.server.server_time import now_in_milliseconds
from kvarto.session.events import Event, Interrupted
from kvarto.store import leases as leases_module
from kvarto.store import schema
from kvarto.store.games import Games
from kvarto.store.leases import Lease
from kvarto.store.refusals import StoreAway
from server.games import (
    ANNA,
    BEN,
    MINUTE,
    beat,
    begun,
    give,
    is_as_stored,
    kill,
    place,
    run,
    serving,
    stall,
    until,
)
from servers.postgres import OwnPostgres

pytestmark = pytest.mark.usefixtures("no_processes")


@pytest.fixture
def long_leases(monkeypatch: pytest.MonkeyPatch) -> None:
    """No node dies because the machine is slow."""
    monkeypatch.setattr(leases_module, "LASTS", 60_000)


@asynccontextmanager
async def two_nodes(where: str) -> AsyncIterator[tuple[Rooms, Rooms]]:
    """Two nodes that know each other."""
    async with serving(where) as one, serving(where) as two:
        await beat(one)
        assert one.node.others == {two.node.leases.node}
        yield one, two


class Page:
    """Somebody's page at a game: it is sent away when another node serves it."""

    def __init__(self, at: Room, person: str = ANNA) -> None:
        self.seen: list[bytes] = []
        self.is_sent_away = False
        at.enter(Visitor(person, self.seen.append, send_away=self._go))

    def _go(self) -> None:
        self.is_sent_away = True


async def rows(server: Rooms, *columns: Any) -> list[Any]:
    return list(await server.games._database.read(select(*columns)))


async def last_alive(server: Rooms, other: Rooms | None = None) -> int:
    """When a node was last alive; another may know, if it is gone."""
    nodes = schema.nodes
    alive = {
        one.id: one.alive_at for one in await rows(other or server, nodes.c.id, nodes.c.alive_at)
    }
    return int(alive[server.node.leases.node])


async def events_of(server: Rooms, game: str) -> tuple[Event, ...]:
    stored = await server.games.load(game)
    assert stored is not None
    return stored.events


# -- one owner ---------------------------------------------------------------------------------


@pytest.mark.usefixtures("long_leases")
def test_a_game_is_served_by_the_node_that_has_it_and_by_no_other(postgres_url: str) -> None:
    async def test() -> None:
        async with two_nodes(postgres_url) as (one, two):
            at = await begun(one)
            assert (one.owns(at.id), two.owns(at.id)) == (True, False)
            with pytest.raises(ComeAgain):
                await two.find(at.id, ANNA)
            assert two.count == 0
            await at.do(ANNA, give())
            assert await is_as_stored(at)

    run(test())


@pytest.mark.usefixtures("long_leases")
def test_of_nodes_that_are_asked_for_a_game_at_once_one_has_it(postgres_url: str) -> None:
    async def test() -> None:
        async with two_nodes(postgres_url) as (one, two):
            async with serving(postgres_url) as three:
                games = [(await begun(three)).id for _ in range(5)]
            for game in games:
                found = await asyncio.gather(
                    one.find(game, ANNA), two.find(game, ANNA), return_exceptions=True
                )
                assert {type(answer) for answer in found} == {Room, ComeAgain}
            assert one.count + two.count == len(games)

    run(test())


@pytest.mark.usefixtures("long_leases")
def test_nobody_owns_a_game_that_there_is_not(postgres_url: str) -> None:
    async def test() -> None:
        async with serving(postgres_url) as server:
            for made_up in ("x", "lobby", "a" * 40, "\0"):
                with pytest.raises(IllegalAction):
                    await server.find(made_up, ANNA)
            assert await rows(server, schema.leases) == []
            assert server.places == 0

    run(test())


@pytest.mark.usefixtures("long_leases")
def test_who_plays_is_read_again_for_somebody_who_was_not_known(postgres_url: str) -> None:
    async def test() -> None:
        async with two_nodes(postgres_url) as (one, _):
            at = await begun(one)
            with pytest.raises(IllegalAction):
                await one.find(at.id, BEN)
            # Another node makes the games of a guest another person's, and we do not hear of it.
            await one.games._database.write(
                update(schema.seats).values(person=BEN), update(schema.games).values(owner=BEN)
            )
            assert (await one.find(at.id, BEN)).audience.is_player(BEN)
            await at.do(BEN, give())

    run(test())


# -- dead nodes --------------------------------------------------------------------------------


@pytest.mark.usefixtures("long_leases")
def test_another_node_goes_on_with_the_game_of_a_dead_one_and_charges_nobody(
    postgres_url: str,
) -> None:
    async def test() -> None:
        async with two_nodes(postgres_url) as (one, two):
            at = await begun(one, "60/move")
            await at.do(ANNA, give())
            await one.node.beat()
            died_at = await last_alive(one)
            await kill(one)
            with pytest.raises(ComeAgain):
                await two.find(at.id, ANNA)  # it may be alive still
            await stall(one)
            back = await two.find(at.id, ANNA)
            assert await back.do(ANNA, give()) == 2  # it is the message that was sent before
            *_, given, interrupted = await events_of(two, at.id)
            assert isinstance(interrupted, Interrupted)
            assert interrupted.since == died_at
            charged = MINUTE - (back.view(ANNA).clocks.second or 0)
            assert charged <= died_at - given.at + now_in_milliseconds() - interrupted.at
            await back.do(ANNA, place())

    run(test())


@pytest.mark.usefixtures("long_leases")
def test_a_clock_goes_on_at_another_node_though_nobody_opens_the_game(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "_LOOK", 0.05)

    async def test() -> None:
        async with two_nodes(postgres_url) as (one, two):
            timed = [await begun(one, "1/move") for _ in range(3)]
            untimed = await begun(one)
            await kill(one)
            await stall(one)
            for at in timed:
                back = await run_out(two, at.id)
                assert back.state.outcome is not None
                assert back.state.outcome.termination is Termination.TIME
                assert await is_as_stored(back)
            assert two.in_use(untimed.id) is None

    run(test())


async def run_out(server: Rooms, game: str) -> Room:
    """A game that has come here by itself, once its time has run out."""
    await until(lambda: server.in_use(game))
    back = server.in_use(game)
    assert back is not None
    await until(lambda: back.is_over)
    return back


def test_a_takeover_is_soon(postgres_url: str) -> None:
    """With the usual times: a node that is killed has its games looked after within 10 seconds."""

    async def test() -> None:
        async with two_nodes(postgres_url) as (one, two):
            at = await begun(one, "60/move")
            await kill(one)
            start = time.monotonic()
            await until(lambda: two.in_use(at.id))
            assert time.monotonic() - start < 10

    run(test())


@pytest.mark.usefixtures("long_leases")
def test_a_node_that_has_lost_a_game_writes_nothing_and_sends_everybody_away(
    postgres_url: str,
) -> None:
    async def test() -> None:
        async with two_nodes(postgres_url) as (one, two):
            at, other = await begun(one), await begun(one)
            page, elsewhere = Page(at), Page(other)
            await stall(one)
            back = await two.find(at.id, ANNA)
            before = await events_of(two, at.id)
            with pytest.raises(ComeAgain):
                await at.do(ANNA, give())
            assert (page.is_sent_away, elsewhere.is_sent_away) == (True, False)
            assert not one.owns(at.id)
            assert await events_of(two, at.id) == before
            assert await back.do(ANNA, give()) == len(before) + 1
            # Nothing of it happens here any more.
            with pytest.raises(ComeAgain):
                await at.do(ANNA, place())
            assert Page(at).is_sent_away
            # The other game is this node's still, since nobody has asked for it.
            await other.do(ANNA, give())

    run(test())


@pytest.mark.usefixtures("long_leases")
def test_a_node_that_was_dead_forgets_everything_and_begins_anew(postgres_url: str) -> None:
    async def test() -> None:
        async with two_nodes(postgres_url) as (one, two):
            at, other = await begun(one, "60/move"), await begun(one)
            pages = [Page(at), Page(other)]
            reborn: list[str] = []

            async def note() -> None:
                reborn.append(one.node.leases.node)

            one.node.begun.append(note)
            first_life = one.node.leases.node
            await stall(one)
            await beat(one)
            assert all(page.is_sent_away for page in pages)
            assert one.places == 0
            assert reborn == [one.node.leases.node] != [first_life]
            # Both can be had again, by whoever is asked.
            assert await (await one.find(at.id, ANNA)).do(ANNA, give())
            assert await (await two.find(other.id, ANNA)).do(ANNA, give())
            assert any(isinstance(event, Interrupted) for event in await events_of(one, at.id))

    run(test())


@pytest.mark.usefixtures("long_leases")
def test_a_game_that_was_being_loaded_when_its_node_died_is_not_kept(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    load = Games.load

    async def test() -> None:
        loading, go_on = asyncio.Event(), asyncio.Event()

        async def slow(games: Games, game: str) -> object:
            loading.set()
            await go_on.wait()
            return await load(games, game)

        async with two_nodes(postgres_url) as (one, two):
            at = await begun(two)
            two._put(at)
            await asyncio.gather(*two._leaving.values())
            monkeypatch.setattr(Games, "load", slow)
            asked = asyncio.create_task(one.find(at.id, ANNA))
            await loading.wait()
            await stall(one)
            await one.node.beat()
            go_on.set()
            with pytest.raises(ComeAgain):
                await asked
            assert one.count == 0

    run(test())


# -- taking leave ------------------------------------------------------------------------------


@pytest.mark.usefixtures("long_leases")
def test_a_node_that_stops_leaves_its_games_to_others_at_once(postgres_url: str) -> None:
    async def test() -> None:
        async with serving(postgres_url) as two:
            async with serving(postgres_url) as one:
                at = await begun(one, "60/move")
                page = Page(at)
                await at.do(ANNA, give())
            assert page.is_sent_away
            back = await two.find(at.id, ANNA)
            *_, interrupted = await events_of(two, at.id)
            assert isinstance(interrupted, Interrupted)
            assert interrupted.since == await last_alive(one, two)
            await back.do(ANNA, place())

    run(test())


@pytest.mark.usefixtures("long_leases")
def test_a_game_that_is_put_away_is_anybodys_unless_its_clock_runs(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "_PUT_AWAY_AFTER", -1.0)

    async def test() -> None:
        async with two_nodes(postgres_url) as (one, two):
            untimed, over = await begun(one), await begun(one, "60/move")
            await over.do(ANNA, protocol.Do("r", "first", "resign"))
            slow, paused = await begun(one, "2d/move"), await begun(one, "60/move")
            await paused.do(ANNA, protocol.Do("p", "first", "pause"))
            await one.look()
            assert one.count == 0
            await asyncio.gather(*one._leaving.values())
            for free in (untimed, over):
                assert not one.owns(free.id)
                await two.find(free.id, ANNA)
            for kept in (slow, paused):
                assert one.owns(kept.id)
                with pytest.raises(ComeAgain):
                    await two.find(kept.id, ANNA)
                await one.find(kept.id, ANNA)
            # Nobody was away: nobody gets time for it.
            assert not any(isinstance(e, Interrupted) for e in await events_of(one, slow.id))

    run(test())


@pytest.mark.usefixtures("long_leases")
def test_a_game_that_is_asked_for_while_it_is_given_back_is_loaded_after_that(
    postgres_url: str,
) -> None:
    async def test() -> None:
        async with serving(postgres_url) as one:
            at = await begun(one)
            for _ in range(20):
                one._put(at)
                at = await one.find(at.id, ANNA)
                assert await one.node.leases.owner(at.id) == one.node.leases.node
            await at.do(ANNA, give())

    run(test())


# -- the store is away -------------------------------------------------------------------------


@pytest.mark.usefixtures("long_leases")
def test_what_cannot_be_kept_is_refused_and_done_later_under_the_same_id(
    own_postgres: OwnPostgres, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with serving(own_postgres.new_database()) as server:
            at = await begun(server, "60/move")
            page = Page(at)
            own_postgres.stop()
            try:
                with pytest.raises(StoreAway):
                    await at.do(ANNA, give())
                unsure_since = now_in_milliseconds()
                assert at.view(ANNA).hand is None
            finally:
                own_postgres.start()
            assert await until_done(at, give()) == at.number
            assert at.view(ANNA).hand == "F"
            assert not page.is_sent_away
            (interrupted,) = (
                event for event in await events_of(server, at.id) if isinstance(event, Interrupted)
            )
            assert interrupted.since <= unsure_since < interrupted.at
            assert await is_as_stored(at)

    run(test())
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


async def until_done(at: Room, asked: protocol.Do) -> int:
    while True:
        try:
            return await at.do(ANNA, asked)
        except StoreAway:
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("is_written", [True, False])
def test_after_a_write_of_which_nobody_knows_the_game_is_as_it_is_stored(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, *, is_written: bool
) -> None:
    monkeypatch.setattr(room_module, "_TRY_AGAIN", 0.05)
    append, failures = Games.append, [StoreAway()]

    async def doubtful(games: Games, *args: Any, lease: Lease | None = None) -> None:
        if not failures or is_written:
            await append(games, *args, lease=lease)
        if failures:
            raise failures.pop()

    async def test() -> None:
        async with serving(postgres_url) as server:
            at = await begun(server, "60/move")
            page = Page(at)
            monkeypatch.setattr(Games, "append", doubtful)
            with pytest.raises(StoreAway):
                await at.do(ANNA, give())
            # Nobody need ask: it finds out by itself.
            await until(lambda: at.number > (2 if is_written else 1))
            assert (at.view(ANNA).hand == "F") is is_written
            assert (b'"hand":"F"' in page.seen[-1]) is is_written
            assert await at.do(ANNA, give()) == (2 if is_written else 3)
            assert await is_as_stored(at)

    run(test())


def test_a_node_without_its_store_lets_everybody_go_and_lives_again_with_it(
    own_postgres: OwnPostgres,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(leases_module, "LASTS", 1000)
    monkeypatch.setattr(node, "_BEAT", 0.1)

    async def test() -> None:
        async with serving(own_postgres.new_database()) as server:
            at = await begun(server, "60/move")
            page, first_life = Page(at), server.node.leases.node
            own_postgres.stop()
            try:
                # It does not wait for the store to know that others may have its games by now.
                await until(lambda: page.is_sent_away)
                with pytest.raises((StoreAway, ComeAgain)):
                    await server.find(at.id, ANNA)
            finally:
                own_postgres.start()
            await until(lambda: server.node.asleep_since() is None)
            assert server.node.leases.node != first_life
            back = await until_found(server, at.id)
            assert (back.view(ANNA).clocks.first or 0) > MINUTE - 5000
            await back.do(ANNA, give())

    run(test())
    noted = [record.getMessage() for record in caplog.records if record.name == "kvarto.server"]
    # Each is said once, however long it takes.
    assert noted == ["store away", "node died", "store back", "node lives"]


async def until_found(server: Rooms, game: str) -> Room:
    while True:
        try:
            return await server.find(game, ANNA)
        except (StoreAway, ComeAgain):
            await asyncio.sleep(0.05)


def test_computers_go_on_when_the_store_is_back(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room_module, "_TRY_AGAIN", 0.05)
    append, failures = Games.append, [StoreAway(), StoreAway()]

    async def failing(games: Games, *args: Any, lease: Lease | None = None) -> None:
        if failures:
            raise failures.pop()
        await append(games, *args, lease=lease)

    async def test() -> None:
        async with serving(postgres_url) as server:
            monkeypatch.setattr(Games, "append", failing)
            chairs = (protocol.Chair("One", level=1), protocol.Chair("Two", level=1))
            game = await server.begin(ANNA, protocol.NewGame(chairs=chairs, dice=False))
            at = await server.find(game, ANNA)
            await until(lambda: at.view(ANNA).words)
            assert not failures

    run(test())


# -- time --------------------------------------------------------------------------------------


@pytest.mark.usefixtures("long_leases")
def test_all_nodes_go_by_the_clock_of_the_database(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong_by = 3600_000
    right = now_in_milliseconds()
    monkeypatch.setattr(server_time._Clock, "ahead", 0)
    monkeypatch.setattr(leases_module, "now_in_milliseconds", lambda: now() - wrong_by)
    monkeypatch.setattr(time, "time_ns", lambda: (now() - wrong_by) * 1_000_000)

    async def test() -> None:
        async with serving(postgres_url) as server:
            assert abs(now_in_milliseconds() - right) < MINUTE
            at = await begun(server)
            assert abs(at.began_at - right) < MINUTE

    run(test())


def now() -> int:
    return round(datetime.now(UTC).timestamp() * 1000)
