"""Games of nodes that have died: another goes on with them, and nobody is charged."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from dataclasses import replace

import pytest

from kvarto import Termination
from kvarto.cluster.routing import ComeAgain
from kvarto.errors import IllegalAction
from kvarto.record.time_control import TimeControl
from kvarto.server import protocol
from kvarto.server.room import Room
from kvarto.server.rooms import Rooms
from kvarto.server.seating import Seated, opening
from kvarto.server.timing import Timing
from kvarto.session.events import Interrupted, TableSettings
from kvarto.session.table import Player
from kvarto.store.games import Games, Sitter
from kvarto.store.leases import LEASE_MS, Lease, Leases
from kvarto.store.refusals import StoreAway
from server.games import (
    ANNA,
    CARLA,
    MINUTE,
    TWO_PEOPLE,
    beat,
    begun,
    give,
    is_as_stored,
    kill,
    place,
    serving,
    stall,
)
from server.two_nodes import Page, events_of, last_alive, two_nodes
from support.fake_time import FakeTime
from support.generous import PATIENT_SERVER
from support.waiting import HANG_S, eventually_async, settle

#: Nodes that look for games of others all the time.
OFTEN = replace(PATIENT_SERVER, look_at_games_s=0.05, stays_s=HANG_S)


async def test_another_node_goes_on_with_the_game_of_a_dead_one_and_charges_nobody(
    postgres_url: str,
) -> None:
    async with two_nodes(postgres_url) as (one, two):
        at = await begun(one, "60/move")
        await at.do(ANNA, give())
        await one.node.beat()
        await kill(one)
        died_at = await last_alive(one, two)
        with pytest.raises(ComeAgain):
            await two.find(at.id, ANNA)  # it may be alive still
        await stall(one)
        back = await two.find(at.id, ANNA)
        assert await back.do(ANNA, give()) == 2  # it is the message that was sent before
        *_, given, interrupted = await events_of(two, at.id)
        assert isinstance(interrupted, Interrupted)
        # Its clock and that of the database differ by a little.
        died_at = max(given.at, died_at)
        assert interrupted.since == died_at
        charged = MINUTE - (back.view(ANNA).clocks.second or 0)
        assert charged <= died_at - given.at + two.clock() - interrupted.at
        await back.do(ANNA, place())


async def test_an_answer_that_no_caller_waits_for_any_longer_is_no_error(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """That a game is at another node, say: whoever asked has gone meanwhile."""
    asked, go_on, answers = asyncio.Event(), asyncio.Event(), list[object]()
    take = Leases.take

    async def slow(leases: Leases, place: str) -> Lease | str:
        asked.set()
        await go_on.wait()
        answer = await take(leases, place)
        answers.append(answer)
        return answer

    async with two_nodes(postgres_url) as (one, two):
        at = await begun(one)
        monkeypatch.setattr(Leases, "take", slow)
        asking = asyncio.create_task(two.find(at.id, ANNA))
        await asked.wait()
        asking.cancel()
        go_on.set()
        await eventually_async(lambda: answers)
        assert answers == [one.node.leases.node]
        await settle()
        gc.collect()  # only now would it be noticed that the answer went nowhere
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


async def test_an_outage_is_charged_to_nobody_though_the_next_owner_dies_before_it_sees_to_it(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def die(*_: object) -> None:
        raise StoreAway

    async with two_nodes(postgres_url) as (one, two), serving(postgres_url) as three:
        at = await begun(one, "60/move")
        await kill(one)
        died_at = await last_alive(one, two)
        await stall(one)
        with monkeypatch.context() as patch:
            patch.setattr(Room, "wake", die)
            with pytest.raises(StoreAway):
                await two.find(at.id, ANNA)
        await kill(two)
        await stall(two)
        await three.find(at.id, ANNA)
        opened, interrupted = await events_of(three, at.id)
        assert isinstance(interrupted, Interrupted)
        assert interrupted.since == max(opened.at, died_at)


async def test_a_game_whose_owner_died_when_it_was_opened_is_charged_to_nobody(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def die(*_: object) -> None:
        raise StoreAway

    async with two_nodes(postgres_url) as (one, two):
        wished = protocol.NewGame(chairs=TWO_PEOPLE, dice=False, clock="60/move")
        with monkeypatch.context() as patch:
            patch.setattr(Games, "load", die)
            game = await one.begin(ANNA, wished)
            await kill(one)
        await stall(one)
        await two.find(game, ANNA)
        opened, interrupted = await events_of(two, game)
        assert isinstance(interrupted, Interrupted)
        assert interrupted.since == max(opened.at, await last_alive(one, two))


@pytest.mark.parametrize("is_looked_after_late", [False, True])
async def test_a_game_that_nobody_looks_after_for_long_is_charged_to_nobody(
    postgres_url: str, *, is_looked_after_late: bool
) -> None:
    """The node of the lobby opens a game for others, and dies before anybody hears of it."""
    async with two_nodes(postgres_url) as (one, two):
        lobby = await one.node.take("lobby")
        people = [Seated(Player(name), Sitter(name.lower())) for name in ("Anna", "Ben")]
        settings = TableSettings(clock=TimeControl.per_move(600))
        ago = PATIENT_SERVER.lease_ms + 1000 if is_looked_after_late else 0
        begun = opening((people[0], people[1]), settings, one.clock() - ago, None)
        game = await one.open("x", ANNA, begun, lobby=lobby)
        assert one.in_use(game) is None
        await two.find(game, ANNA)
        kinds = [type(event) for event in await events_of(two, game)]
        assert kinds[1:] == ([Interrupted] if is_looked_after_late else [])


async def test_a_clock_goes_on_at_another_node_though_nobody_opens_the_game(
    postgres_url: str, fake_time: FakeTime
) -> None:
    async with two_nodes(postgres_url, OFTEN) as (one, two):
        timed = [await begun(one, "1/move") for _ in range(3)]
        untimed = await begun(one)
        await kill(one)
        await stall(one)
        for at in timed:
            back = await run_out(two, at.id, fake_time)
            assert back.state.outcome is not None
            assert back.state.outcome.termination is Termination.TIME
            assert await is_as_stored(back)
        assert two.in_use(untimed.id) is None


async def run_out(server: Rooms, game: str, fake_time: FakeTime) -> Room:
    """A game that has come here by itself, once its time has run out; only now does time go on."""

    def look(wanted: Callable[[], object]) -> object:
        fake_time.advance(0.01)
        return wanted()

    await eventually_async(lambda: look(lambda: server.in_use(game)))
    back = server.in_use(game)
    assert back is not None
    await eventually_async(lambda: look(lambda: back.is_over))
    return back


async def test_the_games_of_a_node_that_is_not_heard_of_any_more_are_taken_over_by_themselves(
    postgres_url: str,
) -> None:
    async with two_nodes(postgres_url, OFTEN) as (one, two):
        at = await begun(one, "60/move")
        await kill(one)
        # What it said last soon counts no more.
        one.node.leases.lease_ms = 300
        await one.node.leases.beat(hears=False)
        await eventually_async(lambda: two.in_use(at.id))


def test_a_takeover_is_soon() -> None:
    """A node that is killed has its games looked after within 10 seconds."""
    usual = Timing()
    assert usual.lease_ms == LEASE_MS
    assert usual.lease_ms / 1000 + 2 * usual.look_at_games_s < 10


async def test_a_node_that_has_lost_a_game_writes_nothing_and_sends_everybody_away(
    postgres_url: str,
) -> None:
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


async def test_a_node_that_was_dead_forgets_everything_and_begins_anew(postgres_url: str) -> None:
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


async def test_a_game_that_was_being_loaded_when_its_node_died_is_not_kept(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    load = Games.load
    loading, go_on = asyncio.Event(), asyncio.Event()

    async def slow(games: Games, game: str) -> object:
        loading.set()
        await go_on.wait()
        return await load(games, game)

    async with serving(postgres_url) as one:
        async with serving(postgres_url) as two:
            game = (await begun(two)).id
        monkeypatch.setattr(Games, "load", slow)
        asked = asyncio.create_task(one.find(game, ANNA))
        await loading.wait()
        await stall(one)
        await one.node.beat()
        go_on.set()
        with pytest.raises(ComeAgain):
            await asked
        assert one.count == 0


async def test_a_node_that_has_died_takes_nothing_until_it_lives_again(postgres_url: str) -> None:
    """Pages come back at once, and must not bring back what others may have by now."""

    async with two_nodes(postgres_url) as (one, _):
        at = await begun(one)
        await one.node.take("lobby")
        before, refused = one.node.leases.node, []
        await stall(one)
        with pytest.raises(ComeAgain):  # it has not even noticed
            await one.node.take("lobby")

        async def come_back() -> None:
            wished = protocol.NewGame(chairs=TWO_PEOPLE, dice=False)
            for attempt in (
                one.find(at.id, ANNA),
                one.node.take("lobby"),
                one.begin(ANNA, wished),
            ):
                with pytest.raises(ComeAgain):
                    await attempt
                refused.append(attempt)

        one.node.died.append(come_back)
        await one.node.beat()
        assert len(refused) == 3
        assert one.node.leases.node not in ("", before)
        assert (await one.find(at.id, ANNA)).id == at.id
        lobby = await one.node.take("lobby")
        assert lobby.node == one.node.leases.node


@pytest.mark.parametrize("where", [(Games, "load"), (Leases, "take")])
async def test_a_game_that_was_taken_over_unheard_or_could_not_be_read_is_looked_at_again(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, where: tuple[type, str]
) -> None:
    do = getattr(*where)

    async def away(*asked: object) -> None:
        await do(*asked)
        raise StoreAway

    async with two_nodes(postgres_url) as (one, two):
        at = await begun(one, "60/move")
        await kill(one)
        await stall(one)
        with monkeypatch.context() as patch:
            patch.setattr(*where, away)
            with pytest.raises(StoreAway):
                await two.find(at.id, ANNA)
        assert await two.node.leases.orphans(9) == ()  # nobody else will see to it
        await two.look()
        assert two.in_use(at.id) is not None


async def test_who_only_looks_in_does_not_have_the_game_read_again(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That would hold up who plays, as often as anybody likes."""

    async def unexpected(*_: object) -> None:
        pytest.fail("the game was read")

    async with two_nodes(postgres_url) as (one, _):
        at = await begun(one)
        monkeypatch.setattr(Games, "load", unexpected)
        with pytest.raises(IllegalAction):
            await one.find(at.id, CARLA)
