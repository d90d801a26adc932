"""Several nodes on one database: each game has one owner, and goes on when that is gone."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest
from sqlalchemy import update

from kvarto.clock import system_clock
from kvarto.cluster.routing import ComeAgain
from kvarto.errors import IllegalAction
from kvarto.server import protocol
from kvarto.server.room import Room
from kvarto.server.timing import Timing
from kvarto.session.events import Interrupted
from kvarto.store import schema
from server.games import (
    ANNA,
    BEN,
    MINUTE,
    begun,
    give,
    is_as_stored,
    place,
    serving,
)
from server.two_nodes import Page, events_of, last_alive, rows, two_nodes, until_served
from support.fake_time import FakeTime

# -- one owner ---------------------------------------------------------------------------------


async def test_a_game_is_served_by_the_node_that_has_it_and_by_no_other(postgres_url: str) -> None:
    async with two_nodes(postgres_url) as (one, two):
        at = await begun(one)
        assert (one.owns(at.id), two.owns(at.id)) == (True, False)
        with pytest.raises(ComeAgain):
            await two.find(at.id, ANNA)
        assert two.count == 0
        await at.do(ANNA, give())
        assert await is_as_stored(at)


async def test_of_nodes_that_are_asked_for_a_game_at_once_one_has_it(postgres_url: str) -> None:
    async with two_nodes(postgres_url) as (one, two):
        async with serving(postgres_url) as three:
            games = [(await begun(three)).id for _ in range(5)]
        for game in games:
            found = await asyncio.gather(
                one.find(game, ANNA), two.find(game, ANNA), return_exceptions=True
            )
            assert {type(answer) for answer in found} == {Room, ComeAgain}
        assert one.count + two.count == len(games)


async def test_nobody_owns_a_game_that_there_is_not(postgres_url: str) -> None:
    async with serving(postgres_url) as server:
        for made_up in ("x", "lobby", "a" * 40, "\0"):
            with pytest.raises(IllegalAction):
                await server.find(made_up, ANNA)
        assert await rows(server, schema.leases) == []
        assert server.places == 0


async def test_who_plays_is_read_again_for_somebody_who_was_not_known(postgres_url: str) -> None:
    async with two_nodes(postgres_url) as (one, _):
        at = await begun(one)
        with pytest.raises(IllegalAction):
            await one.find(at.id, BEN)
        # Another node makes the games of a guest another person's, and we do not hear of it.
        await one.database.write(
            update(schema.seats).values(person=BEN), update(schema.games).values(owner=BEN)
        )
        assert (await one.find(at.id, BEN)).audience.is_player(BEN)
        await at.do(BEN, give())


# -- taking leave ------------------------------------------------------------------------------


async def test_a_node_that_stops_leaves_its_games_to_others_at_once(postgres_url: str) -> None:
    async with serving(postgres_url) as two:
        async with serving(postgres_url) as one:
            at = await begun(one, "60/move")
            page = Page(at)
            await at.do(ANNA, give())
        assert page.is_sent_away
        back = await two.find(at.id, ANNA)
        *_, given, interrupted = await events_of(two, at.id)
        assert isinstance(interrupted, Interrupted)
        # Its clock and that of the database differ by a little.
        assert interrupted.since == max(given.at, await last_alive(one, two))
        await back.do(ANNA, place())


async def test_a_game_that_is_put_away_is_anybodys_unless_its_clock_runs(
    postgres_url: str, fake_time: FakeTime
) -> None:
    async with two_nodes(postgres_url) as (one, two):
        untimed, over = await begun(one), await begun(one, "60/move")
        await over.do(ANNA, protocol.Do("r", "first", "resign"))
        slow, paused = await begun(one, "2d/move"), await begun(one, "60/move")
        await paused.do(ANNA, protocol.Do("p", "first", "pause"))
        await one.look()
        fake_time.advance(Timing().put_away_after_s + 1)
        await one.look()
        assert one.count == 0
        for free in (untimed, over):
            assert not one.owns(free.id)
            await until_served(partial(two.find, free.id, ANNA))
        for kept in (slow, paused):
            assert one.owns(kept.id)
            with pytest.raises(ComeAgain):
                await two.find(kept.id, ANNA)
            await one.find(kept.id, ANNA)
        # Nobody was away: nobody gets time for it.
        assert not any(isinstance(e, Interrupted) for e in await events_of(one, slow.id))


async def test_a_game_that_is_asked_for_while_it_is_given_back_is_loaded_after_that(
    postgres_url: str,
) -> None:
    async with serving(postgres_url) as one:
        at = await begun(one)
        for _ in range(20):
            one.put_away(at)
            at = await one.find(at.id, ANNA)
            assert await one.node.leases.owner(at.id) == one.node.leases.node
        await at.do(ANNA, give())


# -- time --------------------------------------------------------------------------------------


async def test_all_nodes_go_by_the_clock_of_the_database(postgres_url: str) -> None:
    def an_hour_late() -> int:
        return system_clock() - 60 * MINUTE

    async with serving(postgres_url, clock=an_hour_late) as server:
        before = await server.database.now()
        at = await begun(server)
        after = await server.database.now()
        assert before - MINUTE < at.began_at < after + MINUTE
