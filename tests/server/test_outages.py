"""Servers that stop, machines that sleep, and games that nobody has open: clocks are right."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from kvarto import Outcome, Seat, Termination
from kvarto.server import node, rooms
from kvarto.server.room import Room
from kvarto.server.rooms import Rooms
from kvarto.server.thinking import Thinking
from kvarto.store.games import Games
from kvarto.store.refusals import StoreAway
from server.games import (
    ANNA,
    DAY,
    MINUTE,
    Time,
    beat,
    begun,
    give,
    is_as_stored,
    place,
    run,
    serving,
)

pytestmark = pytest.mark.usefixtures("no_processes")


@pytest.fixture(autouse=True)
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "kvarto.sqlite3"


def test_who_acts_right_after_the_machine_slept_has_lost_no_time(file: Path, time: Time) -> None:
    async def test() -> None:
        async with serving(file) as server:
            at = await begun(server, "60/move")
            time.now += 5000
            await beat(server)
            time.now += 60 * MINUTE
            # No beat has come yet.
            await at.do(ANNA, give())
            assert at.state.outcome is None
            left = at.view(ANNA).clocks
            assert left.first == MINUTE - 5000

    run(test())


def test_a_clock_that_rings_right_after_the_machine_slept_ends_nothing(
    file: Path, time: Time
) -> None:
    async def test() -> None:
        async with serving(file) as server:
            at = await begun(server, "60/move")
            time.now += 60 * MINUTE
            await at.wake()
            assert at.state.outcome is None
            assert at.view(ANNA).clocks.first == MINUTE

    run(test())


def test_the_next_beat_after_the_machine_slept_sets_all_clocks_right(
    file: Path, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(node, "_BEAT", 0.01)

    async def test() -> None:
        async with serving(file) as server:
            tables = [await begun(server, "60/move") for _ in range(2)]
            time.now += 60 * MINUTE
            while any(at.view(ANNA).clocks.first != MINUTE for at in tables):
                await asyncio.sleep(0.01)

    run(test())


def test_who_is_only_slow_is_charged(file: Path, time: Time) -> None:
    async def test() -> None:
        async with serving(file) as server:
            at = await begun(server, "60/move")
            for _ in range(12):
                time.now += 5001
                await beat(server)
            await at.wake()
            assert at.state.outcome is not None
            assert at.state.outcome.termination is Termination.TIME

    run(test())


@pytest.mark.parametrize("end", ["stopped", "killed"])
def test_nobody_is_charged_for_an_outage(file: Path, time: Time, end: str) -> None:
    async def test() -> None:
        async with serving(file, is_killed=end == "killed") as server:
            at = await begun(server, "60/move")
            await at.do(ANNA, give())
            time.now += 4000
            await beat(server)
            time.now += 1000
        time.now += 24 * 60 * MINUTE
        async with serving(file) as server:
            time.now += 3 * MINUTE  # until the page is back
            back = await server.find(at.id, ANNA)
            # A server that is stopped knows until when it ran; one that is killed, until its beat.
            charged = 5000 if end == "stopped" else 4000
            assert back.view(ANNA).clocks.second == MINUTE - charged
            await back.do(ANNA, place())

    run(test())


def test_nobody_is_charged_for_two_outages_either(file: Path, time: Time) -> None:
    async def test() -> None:
        async with serving(file) as server:
            at = await begun(server, "60/move")
            time.now += 5000
        for _ in range(2):
            time.now += 60 * MINUTE
            # A server at which nobody asks for this game: only while it runs, the clock does.
            async with serving(file) as server:
                await brought_back(server, at.id)
                time.now += 5000
        time.now += 60 * MINUTE
        async with serving(file) as server:
            back = await server.find(at.id, ANNA)
            assert back.state.outcome is None
            assert back.view(ANNA).clocks.first == MINUTE - 15_000

    run(test())


def test_who_tells_of_an_outage_and_dies_at_once_leaves_nothing_to_be_told_again(
    file: Path, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        told, append = asyncio.Event(), Games.append

        async def tell_and_die(*arguments: Any, **options: Any) -> None:
            await append(*arguments, **options)
            told.set()
            raise StoreAway

        async with serving(file, is_killed=True) as server:
            at = await begun(server, "60/move")
        time.now += 60 * MINUTE
        monkeypatch.setattr(Games, "append", tell_and_die)
        async with serving(file, is_killed=True) as server:
            await told.wait()
            time.now += 5000
            await beat(server)
        monkeypatch.setattr(Games, "append", append)
        time.now += 60 * MINUTE
        async with serving(file) as server:
            back = await server.find(at.id, ANNA)
            assert back.view(ANNA).clocks.first == MINUTE - 5000

    run(test())


async def brought_back(server: Rooms, game: str) -> Room:
    """A game that has come back by itself."""
    while (room := server.in_use(game)) is None:
        await asyncio.sleep(0.01)
    return room


def test_after_a_restart_a_game_ends_on_time_though_nobody_opens_it(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()  # the clock goes by itself
    monkeypatch.setattr(Thinking, "warm_up", lambda _: None)

    async def test() -> None:
        async with serving(file, is_killed=True) as server:
            at = await begun(server, "1/move")
            untimed = await begun(server)
        async with serving(file) as server:
            back = await brought_back(server, at.id)
            while not back.is_over:
                await asyncio.sleep(0.01)
            assert back.state.outcome == Outcome(Termination.TIME, Seat.SECOND)
            assert await is_as_stored(back)
            assert server.in_use(untimed.id) is None

    run(test())


@pytest.mark.parametrize("restarted", [False, True])
def test_a_game_with_days_to_move_is_put_away_and_ends_on_time(
    file: Path, time: Time, monkeypatch: pytest.MonkeyPatch, *, restarted: bool
) -> None:
    monkeypatch.setattr(rooms, "_STAYS_FOR", -1.0)

    async def test() -> None:
        async with serving(file) as server:
            game = (await begun(server, "2d/move")).id
            if not restarted:
                monkeypatch.setattr(rooms, "_PUT_AWAY_AFTER", -1.0)
                await wait_for_the_end(server, game)
        if restarted:
            async with serving(file) as server:
                await brought_back(server, game)
                await wait_for_the_end(server, game)

    async def wait_for_the_end(server: Rooms, game: str) -> None:
        await beat(server)
        assert server.in_use(game) is None
        began = time.now
        # The beats between, which bring nothing about, are left out.
        time.now = server.node._last_beat = began + 2 * DAY - 9000
        await beat(server)
        back = server.in_use(game)
        assert back is not None
        assert not back.is_over
        time.now = began + 2 * DAY
        await back.wake()
        assert back.state.outcome == Outcome(Termination.TIME, Seat.SECOND)

    run(test())


def test_a_game_with_days_to_move_is_not_charged_for_the_sleep_of_the_machine(
    file: Path, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "_PUT_AWAY_AFTER", -1.0)

    async def test() -> None:
        async with serving(file) as server:
            at = await begun(server, "2d/move")
            await beat(server)
            assert server.in_use(at.id) is None
            time.now += 3 * DAY
            await beat(server)
            back = await server.find(at.id, ANNA)
            assert back.view(ANNA).clocks.first == 2 * DAY

    run(test())


def test_a_game_that_cannot_be_read_keeps_no_other_from_coming_back(
    file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    load = Games.load

    async def test() -> None:
        async with serving(file) as server:
            broken, sound = [(await begun(server, "60/move")).id for _ in range(2)]

        async def failing(games: Games, game: str) -> object:
            if game == broken:
                raise OSError("the disk is broken")
            return await load(games, game)

        monkeypatch.setattr(Games, "load", failing)
        async with serving(file) as server:
            await brought_back(server, sound)
            while "the disk is broken" not in caplog.text:
                await asyncio.sleep(0.01)

    run(test())


def test_what_fell_due_before_the_outage_has_happened(file: Path, time: Time) -> None:
    async def test() -> None:
        async with serving(file, is_killed=True) as server:
            at = await begun(server, "60/move")
            for _ in range(13):
                time.now += 5000
                await beat(server)
        time.now += 60 * MINUTE
        async with serving(file) as server:
            back = await server.find(at.id, ANNA)
            assert back.state.outcome is not None
            assert back.state.outcome.termination is Termination.TIME
            assert back.view(ANNA).clocks.first == 0

    run(test())
