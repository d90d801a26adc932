"""The games of a server without its sockets: outages, sleep, and many who ask at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from kvarto import Termination
from kvarto.server import protocol, room, rooms
from kvarto.server.room import Room
from kvarto.server.rooms import Rooms
from kvarto.server.thinking import Thinking
from kvarto.session.events import Event
from kvarto.session.state import fold
from kvarto.store.database import Database
from kvarto.store.games import Games, Heartbeat

ANNA = "anna's browser"
TWO_PEOPLE = (protocol.Chair("Anna"), protocol.Chair("Ben"))
MINUTE = 60_000

pytestmark = pytest.mark.usefixtures("no_processes")


class Time:
    """The server's clock, as far as the test lets it go."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture(autouse=True)
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    time = Time()
    monkeypatch.setattr(room, "now_in_milliseconds", time)
    monkeypatch.setattr(rooms, "now_in_milliseconds", time)
    return time


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "kvarto.sqlite3"


@asynccontextmanager
async def serving(file: Path, *, is_killed: bool = False) -> AsyncIterator[Rooms]:
    """The games of a server that is stopped, or killed, in the end."""
    database = await Database.open(file)
    serving = Rooms(Games(database), Heartbeat(database), Thinking(1))
    await serving.start()
    try:
        yield serving
    finally:
        if is_killed:
            assert serving._beating is not None
            serving._beating.cancel()
            for room in serving._rooms.values():
                room.rest()
            serving.thinking.close()
        else:
            await serving.stop()
        await database.close()


async def begun(serving: Rooms, clock: str = "-") -> Room:
    wished = protocol.NewGame(TWO_PEOPLE, dice=False, clock=clock)
    return await serving.find(await serving.begin(ANNA, wished), ANNA)


def give(piece: str = "F") -> protocol.Do:
    return protocol.Do(f"give {piece}", "first", "give", piece=piece)


def place(cell: str = "a1") -> protocol.Do:
    return protocol.Do(f"place {cell}", "second", "place", cell=cell)


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, 30))


async def is_as_stored(at: Room) -> bool:
    stored = await at.games.load(at.id)
    assert stored is not None
    return (at.state, at.number) == (fold(stored.events), len(stored.events))


# -- many at once ------------------------------------------------------------------------------


def test_who_goes_in_mid_command_leaves_the_table_as_it_is_stored(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        written = asyncio.Event()
        append = Games.append

        async def slow(
            games: Games, game: str, number: int, events: Sequence[Event], message: str | None
        ) -> None:
            await append(games, game, number, events, message)
            written.set()
            await asyncio.sleep(0.05)

        monkeypatch.setattr(Games, "append", slow)
        async with serving(file) as server:
            at = await begun(server)
            asking = asyncio.create_task(at.do(ANNA, give()))
            await written.wait()
            asking.cancel()
            await asyncio.wait([asking])
            assert asking.cancelled()
            # Whoever comes next finds the piece given, and plays on.
            assert await at.do(ANNA, place()) == 3
            assert await is_as_stored(at)

    run(test())


def test_a_game_is_loaded_once_however_many_ask_for_it(file: Path) -> None:
    async def test() -> None:
        async with serving(file) as server:
            game = (await begun(server)).id
        async with serving(file) as server:
            found = await asyncio.gather(*(server.find(game, ANNA) for _ in range(5)))
            assert len(set(map(id, found))) == 1
            assert server.count == 1

    run(test())


def test_a_rematch_is_begun_once_however_many_ask_for_it(file: Path) -> None:
    async def test() -> None:
        async with serving(file) as server:
            at = await begun(server)
            await at.do(ANNA, protocol.Do("x", "first", "resign"))
            following = await asyncio.gather(*(server.rematch(at) for _ in range(5)))
            assert len(set(following)) == 1
            assert server.count == 2
        async with serving(file) as server:
            assert await server.rematch(await server.find(at.id, ANNA)) == following[0]

    run(test())


def test_commands_at_the_same_time_are_done_one_after_the_other(file: Path) -> None:
    async def test() -> None:
        async with serving(file) as server:
            at = await begun(server)
            pieces = "0123456789ABCDEF"
            answers = await asyncio.gather(
                *(at.do(ANNA, give(piece)) for piece in pieces), return_exceptions=True
            )
            assert [answer for answer in answers if isinstance(answer, int)] == [2]
            assert await is_as_stored(at)

    run(test())


# -- time --------------------------------------------------------------------------------------


def test_who_acts_right_after_the_machine_slept_has_lost_no_time(file: Path, time: Time) -> None:
    async def test() -> None:
        async with serving(file) as server:
            at = await begun(server, "60/move")
            time.now += 5000
            await server._beat()
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
    monkeypatch.setattr(rooms, "_BEAT", 0.01)

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
                await server._beat()
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
            await server._beat()
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
            # A server at which nobody asks for this game.
            async with serving(file) as server:
                await begun(server)
                time.now += 60 * MINUTE
        async with serving(file) as server:
            back = await server.find(at.id, ANNA)
            assert back.state.outcome is None
            assert back.view(ANNA).clocks.first == MINUTE - 5000

    run(test())


def test_what_fell_due_before_the_outage_has_happened(file: Path, time: Time) -> None:
    async def test() -> None:
        async with serving(file, is_killed=True) as server:
            at = await begun(server, "60/move")
            for _ in range(13):
                time.now += 5000
                await server._beat()
        time.now += 60 * MINUTE
        async with serving(file) as server:
            back = await server.find(at.id, ANNA)
            assert back.state.outcome is not None
            assert back.state.outcome.termination is Termination.TIME
            assert back.view(ANNA).clocks.first == 0

    run(test())


# -- put away ----------------------------------------------------------------------------------


def test_a_game_that_nobody_is_at_is_put_away_and_comes_back(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "_PUT_AWAY_AFTER", -1.0)

    async def test() -> None:
        async with serving(file) as server:
            at = await begun(server)
            await at.do(ANNA, give())
            visitor = room.Visitor(ANNA, lambda _: None)
            at.visitors.add(visitor)
            await server._beat()
            assert server.count == 1
            at.visitors.remove(visitor)
            await server._beat()
            assert server.count == 0
            back = await server.find(at.id, ANNA)
            assert back is not at
            assert (back.number, back.state) == (at.number, at.state)
            assert await back.do(ANNA, give()) == 2  # it is the message that was sent before
            assert await back.do(ANNA, place()) == 3

    run(test())


def test_a_game_whose_clock_runs_is_not_put_away(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "_PUT_AWAY_AFTER", -1.0)

    async def test() -> None:
        async with serving(file) as server:
            at = await begun(server, "60/move")
            await server._beat()
            assert server.count == 1
            await at.do(ANNA, protocol.Do("x", "first", "pause"))
            await server._beat()
            assert server.count == 0

    run(test())


def test_a_heartbeat_that_fails_is_not_the_last(
    file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(rooms, "_BEAT", 0.01)
    beats = []

    async def test() -> None:
        async with serving(file) as server:

            async def beat(now: int) -> None:
                beats.append(now)
                if len(beats) == 1:
                    raise OSError("the disk is full")

            monkeypatch.setattr(server.heartbeat, "beat", beat)
            while len(beats) < 3:
                await asyncio.sleep(0.01)

    run(test())
    assert "the disk is full" in caplog.text
