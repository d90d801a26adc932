"""Several nodes on one database: each game has one owner, and goes on when that is gone."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, datetime

import pytest
from sqlalchemy import update

from kvarto.cluster.routing import ComeAgain
from kvarto.errors import IllegalAction
from kvarto.server import protocol, rooms, server_time
from kvarto.server.room import Room
from kvarto.server.server_time import now_in_milliseconds
from kvarto.session.events import Interrupted
from kvarto.store import leases as leases_module
from kvarto.store import schema
from server.games import (
    ANNA,
    BEN,
    MINUTE,
    begun,
    give,
    is_as_stored,
    place,
    run,
    serving,
)
from server.nodes import Page, events_of, last_alive, rows, two_nodes

pytestmark = pytest.mark.usefixtures("no_processes")


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
            *_, given, interrupted = await events_of(two, at.id)
            assert isinstance(interrupted, Interrupted)
            # Its clock and that of the database differ by a little.
            assert interrupted.since == max(given.at, await last_alive(one, two))
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
