"""The games of a server without its sockets: many who ask at once, and what is put away."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from kvarto.server import protocol
from kvarto.server.audience import Visitor
from kvarto.session.events import Event
from kvarto.store.games import Games
from kvarto.store.leases import Leases
from server.games import ANNA, begun, give, is_as_stored, place, serving
from server.timings import AWAKE
from support.fake_time import FakeTime
from support.waiting import eventually_async


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "kvarto.sqlite3"


# -- many at once ------------------------------------------------------------------------------


async def test_who_goes_in_mid_command_leaves_the_table_as_it_is_stored(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written, go_on = asyncio.Event(), asyncio.Event()
    append = Games.append

    async def slow(
        games: Games,
        game: str,
        number: int,
        events: Sequence[Event],
        *rest: Any,
        **options: Any,
    ) -> None:
        await append(games, game, number, events, *rest, **options)
        written.set()
        await go_on.wait()

    monkeypatch.setattr(Games, "append", slow)
    async with serving(file) as server:
        at = await begun(server)
        asking = asyncio.create_task(at.do(ANNA, give()))
        await written.wait()
        asking.cancel()
        await asyncio.wait([asking])
        assert asking.cancelled()
        go_on.set()
        # Whoever comes next finds the piece given, and plays on.
        assert await at.do(ANNA, place()) == 3
        assert await is_as_stored(at)


async def test_a_game_is_loaded_once_however_many_ask_for_it(file: Path) -> None:
    async with serving(file) as server:
        game = (await begun(server)).id
    async with serving(file) as server:
        found = await asyncio.gather(*(server.find(game, ANNA) for _ in range(5)))
        assert len(set(map(id, found))) == 1
        assert server.count == 1


async def test_a_rematch_is_begun_once_however_many_ask_for_it(file: Path) -> None:
    async with serving(file) as server:
        at = await begun(server)
        await at.do(ANNA, protocol.Do("x", "first", "resign"))
        following = await asyncio.gather(*(server.rematch(at, ANNA) for _ in range(5)))
        assert len(set(following)) == 1
        assert server.count == 2
    async with serving(file) as server:
        assert await server.rematch(await server.find(at.id, ANNA), ANNA) == following[0]


async def test_commands_at_the_same_time_are_done_one_after_the_other(file: Path) -> None:
    async with serving(file) as server:
        at = await begun(server)
        pieces = "0123456789ABCDEF"
        answers = await asyncio.gather(
            *(at.do(ANNA, give(piece)) for piece in pieces), return_exceptions=True
        )
        assert [answer for answer in answers if isinstance(answer, int)] == [2]
        assert await is_as_stored(at)


# -- put away ----------------------------------------------------------------------------------

PUT_AWAY_AFTER_S = 600


async def test_a_game_that_is_left_by_all_is_put_away_after_ten_minutes_and_comes_back(
    file: Path, fake_time: FakeTime
) -> None:
    async with serving(file, clock=fake_time, timing=AWAKE) as server:
        at = await begun(server)
        await at.do(ANNA, give())
        visitor = Visitor(ANNA, lambda _: None)
        at.enter(visitor)
        fake_time.advance(2 * PUT_AWAY_AFTER_S)
        await server.look()
        assert server.count == 1
        at.leave(visitor)
        await server.look()
        fake_time.advance(PUT_AWAY_AFTER_S)
        await server.look()
        assert server.count == 1
        fake_time.advance(1)
        await server.look()
        assert server.count == 0
        back = await server.find(at.id, ANNA)
        assert back is not at
        assert (back.number, back.state) == (at.number, at.state)
        assert await back.do(ANNA, give()) == 2  # it is the message that was sent before
        assert await back.do(ANNA, place()) == 3


async def test_it_is_looked_for_games_to_put_away_by_itself(
    file: Path, fake_time: FakeTime
) -> None:
    async with serving(file, clock=fake_time, timing=AWAKE) as server:
        await begun(server)
        await server.look()
        await fake_time.elapse(PUT_AWAY_AFTER_S + 1)
        await eventually_async(lambda: server.count == 0)


async def test_a_game_whose_clock_runs_is_not_put_away(file: Path, fake_time: FakeTime) -> None:
    async with serving(file, clock=fake_time, timing=AWAKE) as server:
        at = await begun(server, "1800/move")
        await server.look()
        fake_time.advance(PUT_AWAY_AFTER_S + 1)
        await server.look()
        assert server.count == 1
        await at.do(ANNA, protocol.Do("x", "first", "pause"))
        await server.look()
        fake_time.advance(PUT_AWAY_AFTER_S + 1)
        await server.look()
        assert server.count == 0


async def test_a_heartbeat_that_fails_is_not_the_last(
    file: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    fake_time: FakeTime,
) -> None:
    beats: list[bool] = []

    async def fail_once(_: Leases, *, hears: bool) -> bool:
        beats.append(hears)
        if len(beats) == 1:
            raise OSError("the disk is full")
        return True

    async with serving(file, clock=fake_time) as server:
        monkeypatch.setattr(Leases, "beat", fail_once)
        for _ in range(3):
            await fake_time.elapse(1)
        assert len(beats) == 3
        assert server.node.last_beat_at == fake_time()
    assert "the disk is full" in caplog.text
