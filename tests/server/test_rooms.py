"""The games of a server without its sockets: many who ask at once, and what is put away."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from kvarto.server import node, protocol, rooms
from kvarto.server.audience import Visitor
from kvarto.session.events import Event
from kvarto.store.games import Games
from server.games import (
    ANNA,
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


# -- many at once ------------------------------------------------------------------------------


def test_who_goes_in_mid_command_leaves_the_table_as_it_is_stored(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        written = asyncio.Event()
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
            following = await asyncio.gather(*(server.rematch(at, ANNA) for _ in range(5)))
            assert len(set(following)) == 1
            assert server.count == 2
        async with serving(file) as server:
            assert await server.rematch(await server.find(at.id, ANNA), ANNA) == following[0]

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


# -- put away ----------------------------------------------------------------------------------


def test_a_game_that_nobody_is_at_is_put_away_and_comes_back(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "_PUT_AWAY_AFTER", -1.0)

    async def test() -> None:
        async with serving(file) as server:
            at = await begun(server)
            await at.do(ANNA, give())
            visitor = Visitor(ANNA, lambda _: None)
            at.enter(visitor)
            await beat(server)
            assert server.count == 1
            at.leave(visitor)
            await beat(server)
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
            await beat(server)
            assert server.count == 1
            await at.do(ANNA, protocol.Do("x", "first", "pause"))
            await beat(server)
            assert server.count == 0

    run(test())


def test_a_heartbeat_that_fails_is_not_the_last(
    file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(node, "_BEAT", 0.01)
    beats = []

    async def test() -> None:
        async with serving(file) as server:

            async def fail_once(*, hears: bool) -> bool:
                beats.append(hears)
                if len(beats) == 1:
                    raise OSError("the disk is full")
                return True

            monkeypatch.setattr(server.node.leases, "beat", fail_once)
            while len(beats) < 3:
                await asyncio.sleep(0.01)

    run(test())
    assert "the disk is full" in caplog.text
