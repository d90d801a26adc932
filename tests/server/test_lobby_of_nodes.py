"""The lobby of several nodes: one of them looks after it, and another when that is gone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass

import pytest

from kvarto.club.accounts import Accounts
from kvarto.cluster.hints import InProcessBus
from kvarto.cluster.routing import LOBBY, ComeAgain
from kvarto.errors import IllegalAction
from kvarto.server import protocol
from kvarto.server.identity import NOBODY
from kvarto.server.my_games import games_of
from kvarto.server.showcase import Showcase
from kvarto.server.tables import Onlooker, Tables
from kvarto.server.timing import Timing
from kvarto.server.whereabouts import Whereabouts
from kvarto.store import schema
from kvarto.store.invitations import Invitations
from kvarto.store.people import People
from kvarto.store.refusals import StoreAway
from server.games import (
    ANNA,
    BEN,
    CARLA,
    ServedRooms,
    beat,
    begun,
    give,
    kill,
    serving,
    stall,
)
from server.two_nodes import rows
from support.fake_time import FakeTime

SIT = protocol.SitDown()


@asynccontextmanager
async def nodes(where: str, count: int = 2) -> AsyncIterator[list[Tables]]:
    """The tables of so many nodes, which know each other."""
    async with AsyncExitStack() as stack:
        servers = [await stack.enter_async_context(serving(where)) for _ in range(count)]
        tables = []
        for server in servers:
            database = server.database
            accounts = Accounts(People(database), server.games)
            tables.append(Tables(server, Invitations(database), accounts))
            await tables[-1].start()
            await beat(server)
        yield tables


@dataclass
class Page:
    """Somebody's page at a table."""

    tables: Tables
    table: str
    looked: int = 0
    is_sent_away: bool = False

    def __post_init__(self) -> None:
        waiting = self.tables.find(self.table)
        assert waiting is not None
        waiting.onlookers.add(Onlooker(BEN, self._look, self._go))

    def _look(self) -> None:
        self.looked += 1

    def _go(self) -> None:
        self.is_sent_away = True


# -- one owner ---------------------------------------------------------------------------------


async def test_the_node_that_is_asked_first_looks_after_all_tables(postgres_url: str) -> None:
    async with nodes(postgres_url) as (one, two):
        assert await one.rooms.node.leases.owner(LOBBY) is None
        table = await one.make(ANNA, protocol.NewTable(found="lobby"))
        assert (one.are_here, two.are_here) == (True, False)
        assert await one.rooms.node.leases.owner(LOBBY) == one.rooms.node.leases.node
        for asked in (
            two.ready(),
            two.make(BEN, protocol.NewTable()),
            two.sit(table, BEN, SIT),
            two.withdraw(table, ANNA),
            two.change(table, ANNA, protocol.NewTable()),
            two.pair(BEN, CARLA, protocol.Agreement()),
            two.seek(table),
        ):
            with pytest.raises(ComeAgain):
                await asked
        assert two.find(table) is None
        assert (two.in_lobby(), two.count) == ((), 0)
        # What waits is known everywhere.
        assert await two.is_waiting(table)
        assert await one.is_waiting(table)
        assert not await two.is_waiting("another")
        assert await two.seek("another") is None


async def test_where_places_are_is_known_to_those_who_route(postgres_url: str) -> None:
    async with nodes(postgres_url) as (one, two):
        here, there = (Whereabouts(tables.rooms, tables) for tables in (one, two))
        table = await one.make(ANNA, protocol.NewTable())
        game = (await begun(one.rooms)).id
        assert (here.is_here(LOBBY), there.is_here(LOBBY)) == (True, False)
        assert (here.is_here(game), there.is_here(game)) == (True, False)
        assert await here.is_table(table)
        assert await there.is_table(table)
        assert not await there.is_table(game)


async def test_when_the_lobbys_node_has_died_another_sets_up_the_same_tables(
    postgres_url: str,
) -> None:
    async with nodes(postgres_url) as (one, two):
        wished = protocol.NewTable(found="lobby", clock="60/move")
        kept, gone = [await one.make(ANNA, wished) for _ in range(2)]
        await one.withdraw(gone, ANNA)
        await kill(one.rooms)
        await stall(one.rooms)
        found = await two.seek(kept)
        assert found is not None
        assert (found.maker, found.terms) == (ANNA, wished)
        assert [table.id for table in two.in_lobby()] == [kept]
        await two.sit(kept, BEN, SIT)


async def test_a_node_that_has_lost_the_lobby_sends_everybody_away(postgres_url: str) -> None:
    async with nodes(postgres_url) as (one, two):
        table = await one.make(ANNA, protocol.NewTable())
        page, dropped = Page(one, table), []
        one.dropped.append(lambda: dropped.append(1))
        await stall(one.rooms)
        await two.ready()
        with pytest.raises(ComeAgain):
            await one.withdraw(table, ANNA)
        assert page.is_sent_away
        assert dropped
        assert (one.are_here, one.find(table)) == (False, None)
        assert two.find(table) is not None


async def test_a_node_that_begins_anew_has_no_tables(postgres_url: str) -> None:
    async with nodes(postgres_url) as (one, two):
        table = await one.make(ANNA, protocol.NewTable())
        page = Page(one, table)
        await stall(one.rooms)
        await one.rooms.node.beat()
        assert page.is_sent_away
        assert not one.are_here
        assert await two.seek(table) is not None


# -- sitting down ------------------------------------------------------------------------------


async def test_of_two_who_sit_down_at_two_nodes_that_both_think_the_lobby_is_theirs_one_does(
    postgres_url: str,
) -> None:
    async with nodes(postgres_url) as (one, two):
        table = await one.make(ANNA, protocol.NewTable())
        await stall(one.rooms)
        assert await two.sit(table, CARLA, SIT) == table
        with pytest.raises(ComeAgain):
            await one.sit(table, BEN, SIT)
        stored = await one.rooms.games.load(table)
        assert stored is not None
        people = {stored.sitters.first.person, stored.sitters.second.person}
        assert people == {ANNA, CARLA}
        # Who asks again is told by the node that knows.
        with pytest.raises(IllegalAction) as refused:
            await two.sit(table, BEN, SIT)
        assert refused.value.key == "table-is-taken"
        assert await two.sit(table, CARLA, SIT) == table


async def test_what_a_node_that_lost_the_lobby_changes_is_not_changed(postgres_url: str) -> None:
    async with nodes(postgres_url) as (one, two):
        table = await one.make(ANNA, protocol.NewTable(clock="60/move"))
        await stall(one.rooms)
        await two.ready()
        for asked in (
            one.change(table, ANNA, protocol.NewTable()),
            one.make(BEN, protocol.NewTable()),
            one.pair(BEN, CARLA, protocol.Agreement()),
        ):
            with pytest.raises(ComeAgain):
                await asked
        (kept,) = await one.invitations.all()
        assert '"60/move"' in kept.terms
        assert isinstance(one.rooms, ServedRooms)
        assert await rows(one.rooms, schema.games.c.id) == []


async def test_with_other_nodes_a_game_that_begins_belongs_to_whoever_is_asked_first(
    postgres_url: str,
) -> None:
    async with nodes(postgres_url, 3) as (one, two, three):
        table = await one.make(ANNA, protocol.NewTable())
        page = Page(one, table)
        await one.sit(table, BEN, SIT)
        assert page.looked == 1
        assert one.was_taken(table)
        assert one.rooms.in_use(table) is None
        assert (await three.rooms.find(table, ANNA)).audience.is_player(BEN)
        with pytest.raises(ComeAgain):
            await two.rooms.find(table, BEN)
        assert await one.sit(table, BEN, SIT) == table  # once more, without an answer so far
        paired = await one.pair(ANNA, CARLA, protocol.Agreement())
        assert one.rooms.in_use(paired) is None
        assert (await two.rooms.find(paired, NOBODY)).watched


async def test_a_node_that_is_the_only_one_keeps_the_game_and_its_pages(postgres_url: str) -> None:
    async with nodes(postgres_url, 1) as (only,):
        table = await only.make(ANNA, protocol.NewTable())
        await only.sit(table, BEN, SIT)
        assert only.rooms.in_use(table) is not None


async def test_when_it_is_not_known_what_was_stored_the_tables_are_read_again(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with nodes(postgres_url, 1) as (only,):
        table = await only.make(ANNA, protocol.NewTable())
        page, games = Page(only, table), only.rooms.games
        begin = games.begin

        async def doubtful(*args: object, **kwargs: object) -> None:
            await begin(*args, **kwargs)  # type: ignore[arg-type]
            raise StoreAway

        with monkeypatch.context() as patch:
            patch.setattr(games, "begin", doubtful)
            with pytest.raises(StoreAway):
                await only.sit(table, BEN, SIT)
        assert page.is_sent_away
        # He asks again, and sits there already.
        assert await only.sit(table, BEN, SIT) == table
        assert only.find(table) is None


# -- what is the same at every node ------------------------------------------------------------


async def test_my_games_are_listed_at_every_node_whoever_looks_after_them(
    postgres_url: str,
) -> None:
    async with nodes(postgres_url) as (one, two):
        table = await one.make(ANNA, protocol.NewTable(name="Anna"))
        at = await begun(one.rooms, "2d/move")
        await at.do(ANNA, give())
        over = await begun(one.rooms)
        await over.do(ANNA, protocol.Do("r", "first", "resign"))
        here = await games_of(ANNA, one.rooms, one, None)
        there = await games_of(ANNA, two.rooms, two, None)
        assert there.running == here.running
        assert there.finished == here.finished
        (waiting,) = there.tables
        assert (waiting.id, waiting.yours) == (table, True)
        (running,) = there.running
        assert (running.id, running.your_turn) == (at.id, True)
        assert running.deadline == at.deadline
        assert two.rooms.places == 0  # nothing had to be taken for it


def ids(show: Showcase) -> set[str]:
    return {game.id for game in show.games()}


async def test_games_of_all_nodes_can_be_found_to_watch(
    postgres_url: str, fake_time: FakeTime
) -> None:
    every_s, believed_s = Timing().showcase_every_s, Timing().showcase_believed_s

    async with nodes(postgres_url) as (one, two):
        bus = InProcessBus()
        here, there = Showcase(one.rooms, bus), Showcase(two.rooms, bus)
        changes: list[set[str]] = []
        here.changed.append(lambda: changes.append(ids(here)))
        mine, theirs = [await one.pair(ANNA, BEN, protocol.Agreement()) for _ in range(2)]
        for show in (here, there):
            show.start()
        await one.rooms.find(mine, NOBODY)
        await two.rooms.find(theirs, NOBODY)
        assert (ids(here), ids(there)) == ({mine}, {theirs})
        telling = [asyncio.create_task(show.tell_on()) for show in (here, there)]
        for _ in range(3):
            await fake_time.elapse(every_s)
            assert ids(here) == ids(there) == {mine, theirs}
        # What is told once more is nothing new.
        assert changes == [{mine}, {mine, theirs}]
        telling[1].cancel()
        await fake_time.elapse(believed_s)
        assert ids(here) == {mine, theirs}
        # A node that is not heard any more has nothing to show.
        await fake_time.elapse(0.1)
        assert ids(here) == {mine}
        telling[0].cancel()
        await asyncio.wait(telling)
