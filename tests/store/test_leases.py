"""Leases: one owner for each place, as long as it lives."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from kvarto import Outcome, Seat, Termination, TimeControl
from kvarto.clock import system_clock
from kvarto.session.events import Opened, Resigned
from kvarto.session.per_seat import PerSeat
from kvarto.store.games import Games, Sitter
from kvarto.store.leases import LEASE_MS, Lease, settling
from kvarto.store.refusals import LostLease
from kvarto.store.retention import DAY, clear_away
from store.databases import OPENED, Where, begun, come, rows
from store.lease_nodes import living, stall, taken
from support.fake_time import FakeTime
from support.waiting import HANG_S


def alive(where: Where) -> dict[str, int]:
    """When each node was last alive."""
    return dict(rows(where, "SELECT id, alive_at FROM nodes"))


# -- places ------------------------------------------------------------------------------------


async def test_a_place_belongs_to_whoever_takes_it_first(where: Where) -> None:
    async with living(where, 2) as nodes:
        one, two = nodes
        assert await one.owner("x") is None
        lease = await taken(one, "x")
        assert (lease.place, lease.node, lease.down_since) == ("x", one.node, None)
        assert lease.is_new
        assert await two.take("x") == one.node
        assert await one.take("x") == replace(lease, is_new=False)
        assert await one.owner("x") == await two.owner("x") == one.node
        assert (await taken(two, "y")).node == two.node


async def test_of_all_who_run_for_a_place_one_gets_it_and_the_others_learn_who(
    where: Where,
) -> None:
    async with living(where, 4) as nodes:
        for number in range(10):
            found = await asyncio.gather(*(node.take(f"{number}") for node in nodes))
            (lease,) = (one for one in found if isinstance(one, Lease))
            assert found.count(lease.node) == len(nodes) - 1
        assert len(rows(where, "SELECT place FROM leases")) == 10


async def test_of_all_who_run_for_the_place_of_a_dead_node_one_gets_it(where: Where) -> None:
    async with living(where, 4) as nodes:
        dead, *others = nodes
        before = {place: await taken(dead, place) for place in "abcdefgh"}
        await stall(dead)
        for place, lease in before.items():
            found = await asyncio.gather(*(node.take(place) for node in others))
            (new,) = (one for one in found if isinstance(one, Lease))
            assert new.epoch == lease.epoch + 1
            assert found.count(new.node) == len(others) - 1


async def test_a_place_that_is_given_back_is_nobodys_and_its_number_never_comes_again(
    where: Where,
) -> None:
    clock = FakeTime()
    async with living(where, 2, machine_clock=clock) as nodes:
        one, two = nodes
        first = await taken(one, "x")
        await two.release("x")  # it is not theirs
        assert await two.owner("x") == one.node
        # Longer than what the two know of the database's clock can differ.
        clock.advance(HANG_S)
        await one.release("x")
        assert await two.owner("x") is None
        second = await taken(two, "x")
        assert second.epoch > first.epoch
        assert second.down_since is None


# -- nodes -------------------------------------------------------------------------------------


async def test_a_node_lives_as_long_as_it_says_so(where: Where) -> None:
    async with living(where, 2) as nodes:
        one, two = nodes
        lease = await taken(one, "x")
        for _ in range(3):
            await stall(one, one.lease_ms * 3 // 4)
            assert await one.beat(hears=True)
        assert await two.take("x") == one.node
        assert (await taken(one, "x")).held == lease.held


async def test_a_node_of_which_nothing_is_heard_is_dead_and_stays_dead(where: Where) -> None:
    async with living(where, 2) as nodes:
        one, two = nodes
        lease = await taken(one, "x")
        await stall(one)
        alive_at = alive(where)[one.node]
        assert await two.owner("x") is None
        assert not await one.beat(hears=True)
        over = await taken(two, "x")
        assert over == Lease("x", two.node, lease.epoch + 1, alive_at)
        # Nor does it take anything, or die a second time.
        with pytest.raises(LostLease):
            await one.take("new")
        await one.end()
        assert alive(where)[one.node] == alive_at
        # It begins anew as somebody else.
        old = one.node
        await one.begin()
        assert one.node != old
        assert await one.take("x") == two.node


async def test_an_outage_is_known_until_it_is_settled_whoever_dies_before(where: Where) -> None:
    async with living(where, 3) as nodes:
        one, two, three = nodes
        await taken(one, "x")
        await stall(one)
        over = await taken(two, "x")
        assert await taken(two, "x") == over
        await stall(two)
        third = await taken(three, "x")
        assert third.down_since == over.down_since == alive(where)[one.node]
        # Who has lost it settles nothing.
        with pytest.raises(LostLease):
            await two.database.write(over.held, settling(over))
        assert await taken(three, "x") == third
        await three.database.write(third.held, settling(third))
        assert (await taken(three, "x")).down_since is None
        await one.begin()
        await stall(three)
        assert (await taken(one, "x")).down_since == alive(where)[three.node]


async def test_a_node_that_ends_leaves_its_places_at_once(where: Where) -> None:
    async with living(where, 2) as nodes:
        one, two = nodes
        await taken(one, "x")
        before = await one.database.now()
        await one.end()
        lease = await taken(two, "x")
        assert lease.down_since is not None
        assert before <= lease.down_since <= await one.database.now()
        assert not await one.beat(hears=True)
        assert one.node not in await two.living()


async def test_a_lease_lasts_a_few_seconds(where: Where) -> None:
    async with living(where, 1, lease_ms=LEASE_MS):
        ((lasts,),) = rows(where, "SELECT until - alive_at FROM nodes")
        # PostgreSQL looks at its clock twice.
        assert 4000 <= lasts < 4000 + HANG_S * 1000


async def test_it_is_known_who_lives_and_who_hears(where: Where) -> None:
    async with living(where, 3) as nodes:
        one, two, three = nodes
        await one.beat(hears=True)
        await two.beat(hears=False)
        assert await one.living() == {one.node: True, two.node: False, three.node: False}
        await stall(three)
        await two.beat(hears=True)
        assert await one.living() == {one.node: True, two.node: True}


async def test_who_is_alone_takes_everything_over_at_once_and_may_sleep(where: Where) -> None:
    async with living(where, 2) as nodes:
        killed, alone = nodes
        before = await taken(killed, "x")
        await alone.begin(alone=True)
        lease = await taken(alone, "x")
        assert lease.epoch == before.epoch + 1
        assert lease.down_since is not None
        await stall(alone, 60 * 60_000)
        assert (await taken(alone, "y")).node == alone.node
        assert await alone.beat(hears=True)
        assert await alone.owner("x") == alone.node


# -- time --------------------------------------------------------------------------------------


@pytest.mark.parametrize("wrong_by", [-3_600_000, 3_600_000])
async def test_the_clock_of_the_database_counts_however_wrong_that_of_a_node_is(
    postgres_url: str, wrong_by: int
) -> None:
    # All of it takes less than a minute, and the clock is wrong by an hour.
    about = pytest.approx
    a_minute = HANG_S * 1000

    def wrong_clock() -> int:
        return system_clock() + wrong_by

    async with (
        living(postgres_url, 1, machine_clock=wrong_clock) as (one,),
        living(postgres_url, 1) as (two,),
    ):
        assert one.offset == about(-wrong_by, abs=a_minute)
        assert two.offset == about(0, abs=a_minute)
        lease = await taken(one, "x")
        assert lease.epoch == about(system_clock(), abs=a_minute)
        assert await one.beat(hears=True)
        assert await two.take("x") == one.node
        assert await one.database.now() == about(system_clock(), abs=a_minute)


async def test_a_file_has_the_clock_of_this_machine(file: Path) -> None:
    async with living(file, 1) as nodes:
        assert nodes[0].offset == 0


# -- games -------------------------------------------------------------------------------------


async def test_orphans_are_the_timed_games_that_go_on_and_have_no_living_owner(
    where: Where,
) -> None:
    async with living(where, 2) as nodes:
        one, two = nodes
        database = one.database
        await come(database, "Anna")
        games = Games(database)
        for game in ("owned", "never owned", "left", "over"):
            await begun(database, game)
        await games.append(
            "over",
            2,
            [Resigned(2000, Seat.FIRST)],
            None,
            Outcome(Termination.RESIGNATION, Seat.SECOND),
        )
        untimed = replace(OPENED.settings, clock=TimeControl.none())
        sitters = PerSeat(Sitter("anna"), Sitter("anna"))
        await games.begin("untimed", "anna", sitters, Opened(1000, OPENED.names, untimed))
        await one.take("owned")
        await two.take("left")
        assert set(await one.orphans(9)) == {"never owned"}
        await two.end()
        assert set(await one.orphans(9)) == {"never owned", "left"}
        assert len(await one.orphans(1)) == 1
        await one.take("left")
        assert await one.orphans(9) == ("never owned",)


async def test_dead_nodes_are_forgotten_unless_they_tell_when_a_game_stopped(where: Where) -> None:
    async with living(where, 3) as nodes:
        one, two, three = nodes
        database = one.database
        await come(database, "Anna")
        await begun(database, "goes on")
        for place in ("lobby", "gone"):
            await one.take(place)
        for place in ("goes on", "over"):
            await two.take(place)
        await three.take("own")
        for node in (one, two):
            await stall(node, 2 * DAY)
        await clear_away(database, await database.now(), None)
        left = {place for (place,) in rows(where, "SELECT place FROM leases")}
        assert left == {"goes on", "own"}
        assert set(alive(where)) == {two.node, three.node}
        assert (await taken(three, "goes on")).down_since is not None
