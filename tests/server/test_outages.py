"""Servers that stop, machines that sleep, and games that nobody has open: clocks are right."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from kvarto import Outcome, Seat, Termination
from kvarto.server.room import Room
from kvarto.server.rooms import Rooms
from kvarto.store.games import Games
from kvarto.store.refusals import StoreAway
from server.games import ANNA, DAY, MINUTE, beat, begun, give, is_as_stored, place, serving
from server.timings import AWAKE, NO_HEARTBEATS
from support.fake_time import FakeTime
from support.waiting import eventually_async

HOUR_S, DAY_S = 3600, 24 * 3600


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "kvarto.sqlite3"


async def test_who_acts_right_after_the_machine_slept_has_lost_no_time(
    file: Path, fake_time: FakeTime
) -> None:
    async with serving(file, clock=fake_time, timing=NO_HEARTBEATS) as server:
        at = await begun(server, "60/move")
        fake_time.advance(5)
        await beat(server)
        fake_time.advance(HOUR_S)
        # No beat has come yet.
        await at.do(ANNA, give())
        assert at.state.outcome is None
        left = at.view(ANNA).clocks
        assert left.first == MINUTE - 5000


async def test_a_clock_that_rings_right_after_the_machine_slept_ends_nothing(
    file: Path, fake_time: FakeTime
) -> None:
    async with serving(file, clock=fake_time, timing=NO_HEARTBEATS) as server:
        at = await begun(server, "60/move")
        await fake_time.elapse(HOUR_S)
        await eventually_async(lambda: at.number > 1)
        assert at.state.outcome is None
        assert at.view(ANNA).clocks.first == MINUTE


async def test_the_next_beat_after_the_machine_slept_sets_all_clocks_right(
    file: Path, fake_time: FakeTime
) -> None:
    async with serving(file, clock=fake_time) as server:
        # No clock rings within an hour.
        tables = [await begun(server, "7200/move") for _ in range(2)]
        await fake_time.elapse(HOUR_S)
        await eventually_async(lambda: all(at.number > 1 for at in tables))
        assert all(at.view(ANNA).clocks.first == 120 * MINUTE for at in tables)


async def test_who_is_only_slow_is_charged(file: Path, fake_time: FakeTime) -> None:
    async with serving(file, clock=fake_time, timing=NO_HEARTBEATS) as server:
        at = await begun(server, "60/move")
        for _ in range(12):
            fake_time.advance(5.001)
            await beat(server)
        await at.wake()
        assert at.state.outcome is not None
        assert at.state.outcome.termination is Termination.TIME


@pytest.mark.parametrize("end", ["stopped", "killed"])
async def test_nobody_is_charged_for_an_outage(file: Path, fake_time: FakeTime, end: str) -> None:
    async with serving(
        file, clock=fake_time, timing=NO_HEARTBEATS, is_killed=end == "killed"
    ) as server:
        at = await begun(server, "60/move")
        await at.do(ANNA, give())
        fake_time.advance(4)
        await beat(server)
        fake_time.advance(1)
    fake_time.advance(DAY_S)
    async with serving(file, clock=fake_time, timing=NO_HEARTBEATS) as server:
        fake_time.advance(180)  # until the page is back
        back = await server.find(at.id, ANNA)
        # A server that is stopped knows until when it ran; one that is killed, until its beat.
        charged = 5000 if end == "stopped" else 4000
        assert back.view(ANNA).clocks.second == MINUTE - charged
        await back.do(ANNA, place())


async def test_nobody_is_charged_for_two_outages_either(file: Path, fake_time: FakeTime) -> None:
    async with serving(file, clock=fake_time, timing=NO_HEARTBEATS) as server:
        at = await begun(server, "60/move")
        fake_time.advance(5)
    for _ in range(2):
        fake_time.advance(HOUR_S)
        # A server at which nobody asks for this game: only while it runs, the clock does.
        async with serving(file, clock=fake_time, timing=NO_HEARTBEATS) as server:
            await brought_back(server, at.id)
            fake_time.advance(5)
    fake_time.advance(HOUR_S)
    async with serving(file, clock=fake_time, timing=NO_HEARTBEATS) as server:
        back = await server.find(at.id, ANNA)
        assert back.state.outcome is None
        assert back.view(ANNA).clocks.first == MINUTE - 15_000


async def test_who_tells_of_an_outage_and_dies_at_once_leaves_nothing_to_be_told_again(
    file: Path, fake_time: FakeTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    append = Games.append

    async def tell_and_die(games: Games, game: str, *arguments: Any, **options: Any) -> None:
        await append(games, game, *arguments, **options)
        told.append(game)
        raise StoreAway

    async with serving(file, clock=fake_time, timing=NO_HEARTBEATS, is_killed=True) as server:
        at = await begun(server, "60/move")
    fake_time.advance(HOUR_S)
    with monkeypatch.context() as patch:
        patch.setattr(Games, "append", tell_and_die)
        async with serving(file, clock=fake_time, timing=NO_HEARTBEATS, is_killed=True) as server:
            await eventually_async(lambda: told)
            fake_time.advance(5)
            await beat(server)
    fake_time.advance(HOUR_S)
    async with serving(file, clock=fake_time, timing=NO_HEARTBEATS) as server:
        back = await server.find(at.id, ANNA)
        assert back.view(ANNA).clocks.first == MINUTE - 5000


async def brought_back(server: Rooms, game: str) -> Room:
    """A game that has come back by itself."""
    await eventually_async(lambda: server.in_use(game))
    back = server.in_use(game)
    assert back is not None
    return back


async def test_after_a_restart_a_game_ends_on_time_though_nobody_opens_it(
    file: Path, fake_time: FakeTime
) -> None:
    async with serving(file, clock=fake_time, is_killed=True) as server:
        at = await begun(server, "5/move")
        untimed = await begun(server)
    async with serving(file, clock=fake_time) as server:
        back = await brought_back(server, at.id)
        await fake_time.elapse(4.9)
        await back.wake()
        assert not back.is_over
        await fake_time.elapse(0.1)
        await eventually_async(lambda: back.is_over)
        assert back.state.outcome == Outcome(Termination.TIME, Seat.SECOND)
        assert await is_as_stored(back)
        assert server.in_use(untimed.id) is None


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_game_with_days_to_move_is_put_away_and_ends_on_time(
    file: Path, fake_time: FakeTime, *, restarted: bool
) -> None:
    async def wait_for_the_end(server: Rooms, game: str) -> None:
        await server.look()
        # It is put away; a game that came back by itself, rather soon.
        passed = 6 if restarted else 601
        fake_time.advance(passed)
        await server.look()
        assert server.in_use(game) is None
        fake_time.advance(2 * DAY_S - passed - 9)
        await server.look()
        back = server.in_use(game)
        assert back is not None
        assert not back.is_over
        await fake_time.elapse(9)
        await eventually_async(lambda: back.is_over)
        assert back.state.outcome == Outcome(Termination.TIME, Seat.SECOND)

    async with serving(file, clock=fake_time, timing=AWAKE) as server:
        game = (await begun(server, "2d/move")).id
        if not restarted:
            await wait_for_the_end(server, game)
    if restarted:
        async with serving(file, clock=fake_time, timing=AWAKE) as server:
            await brought_back(server, game)
            await wait_for_the_end(server, game)


async def test_a_game_with_days_to_move_is_not_charged_for_the_sleep_of_the_machine(
    file: Path, fake_time: FakeTime
) -> None:
    async with serving(file, clock=fake_time, timing=NO_HEARTBEATS) as server:
        at = await begun(server, "2d/move")
        await beat(server)
        for _ in range(67):
            fake_time.advance(9)
            await beat(server)
        assert server.in_use(at.id) is None
        fake_time.advance(3 * DAY_S)
        await beat(server)
        back = await server.find(at.id, ANNA)
        assert back.view(ANNA).clocks.first == 2 * DAY - 67 * 9000


async def test_a_game_that_cannot_be_read_keeps_no_other_from_coming_back(
    file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    load = Games.load
    async with serving(file) as server:
        broken, sound = [(await begun(server, "60/move")).id for _ in range(2)]

    async def failing(games: Games, game: str) -> object:
        if game == broken:
            raise OSError("the disk is broken")
        return await load(games, game)

    monkeypatch.setattr(Games, "load", failing)
    async with serving(file) as server:
        await brought_back(server, sound)
        await eventually_async(lambda: "the disk is broken" in caplog.text)


async def test_what_fell_due_before_the_outage_has_happened(
    file: Path, fake_time: FakeTime
) -> None:
    async with serving(file, clock=fake_time, timing=NO_HEARTBEATS, is_killed=True) as server:
        at = await begun(server, "60/move")
        for _ in range(13):
            fake_time.advance(5)
            await beat(server)
    fake_time.advance(HOUR_S)
    async with serving(file, clock=fake_time, timing=NO_HEARTBEATS) as server:
        back = await server.find(at.id, ANNA)
        assert back.state.outcome is not None
        assert back.state.outcome.termination is Termination.TIME
        assert back.view(ANNA).clocks.first == 0
