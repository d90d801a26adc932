"""A node whose database is away: nothing is acknowledged, and all goes on when it is back."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from kvarto.cluster.routing import ComeAgain
from kvarto.server import node, protocol
from kvarto.server import room as room_module
from kvarto.server.room import Room
from kvarto.server.rooms import Rooms
from kvarto.server.server_time import now_in_milliseconds
from kvarto.session.events import Interrupted
from kvarto.store import leases as leases_module
from kvarto.store.games import Games
from kvarto.store.refusals import StoreAway
from server.games import (
    ANNA,
    MINUTE,
    begun,
    give,
    is_as_stored,
    run,
    serving,
    until,
)
from server.nodes import Page, events_of
from servers.postgres import OwnPostgres

pytestmark = pytest.mark.usefixtures("no_processes")


@pytest.mark.usefixtures("long_leases")
def test_what_cannot_be_kept_is_refused_and_done_later_under_the_same_id(
    own_postgres: OwnPostgres, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with serving(own_postgres.new_database()) as server:
            at = await begun(server, "60/move")
            page = Page(at)
            own_postgres.stop()
            try:
                with pytest.raises(StoreAway):
                    await at.do(ANNA, give())
                unsure_since = now_in_milliseconds()
                assert at.view(ANNA).hand is None
            finally:
                own_postgres.start()
            assert await until_done(at, give()) == at.number
            assert at.view(ANNA).hand == "F"
            assert not page.is_sent_away
            (interrupted,) = (
                event for event in await events_of(server, at.id) if isinstance(event, Interrupted)
            )
            assert interrupted.since <= unsure_since < interrupted.at
            assert await is_as_stored(at)

    run(test())
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


async def until_done(at: Room, asked: protocol.Do) -> int:
    while True:
        try:
            return await at.do(ANNA, asked)
        except StoreAway:
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("is_written", [True, False])
def test_after_a_write_of_which_nobody_knows_the_game_is_as_it_is_stored(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, *, is_written: bool
) -> None:
    monkeypatch.setattr(room_module, "_TRY_AGAIN", 0.05)
    append, failures = Games.append, [StoreAway()]

    async def doubtful(games: Games, *args: Any, **options: Any) -> None:
        if not failures or is_written:
            await append(games, *args, **options)
        if failures:
            raise failures.pop()

    async def test() -> None:
        async with serving(postgres_url) as server:
            at = await begun(server, "60/move")
            page = Page(at)
            monkeypatch.setattr(Games, "append", doubtful)
            with pytest.raises(StoreAway):
                await at.do(ANNA, give())
            # Nobody need ask: it finds out by itself.
            await until(lambda: at.number > (2 if is_written else 1))
            assert (at.view(ANNA).hand == "F") is is_written
            assert (b'"hand":"F"' in page.seen[-1]) is is_written
            assert await at.do(ANNA, give()) == (2 if is_written else 3)
            assert await is_as_stored(at)

    run(test())


def test_a_node_without_its_store_lets_everybody_go_and_lives_again_with_it(
    own_postgres: OwnPostgres,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(leases_module, "LASTS", 1000)
    monkeypatch.setattr(node, "_BEAT", 0.1)

    async def test() -> None:
        async with serving(own_postgres.new_database()) as server:
            at = await begun(server, "60/move")
            page, first_life = Page(at), server.node.leases.node
            own_postgres.stop()
            try:
                # It does not wait for the store to know that others may have its games by now.
                await until(lambda: page.is_sent_away)
                with pytest.raises((StoreAway, ComeAgain)):
                    await server.find(at.id, ANNA)
            finally:
                own_postgres.start()
            await until(lambda: server.node.asleep_since() is None)
            assert server.node.leases.node != first_life
            back = await until_found(server, at.id)
            assert (back.view(ANNA).clocks.first or 0) > MINUTE - 5000
            await back.do(ANNA, give())

    run(test())
    noted = [record.getMessage() for record in caplog.records if record.name == "kvarto.server"]
    # Each is said once, however long it takes.
    assert noted == ["store away", "node died", "store back", "node lives"]


async def until_found(server: Rooms, game: str) -> Room:
    while True:
        try:
            return await server.find(game, ANNA)
        except (StoreAway, ComeAgain):
            await asyncio.sleep(0.05)


def test_computers_go_on_when_the_store_is_back(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room_module, "_TRY_AGAIN", 0.05)
    append, failures = Games.append, [StoreAway(), StoreAway()]

    async def failing(games: Games, *args: Any, **options: Any) -> None:
        if failures:
            raise failures.pop()
        await append(games, *args, **options)

    async def test() -> None:
        async with serving(postgres_url) as server:
            monkeypatch.setattr(Games, "append", failing)
            chairs = (protocol.Chair("One", level=1), protocol.Chair("Two", level=1))
            game = await server.begin(ANNA, protocol.NewGame(chairs=chairs, dice=False))
            at = await server.find(game, ANNA)
            await until(lambda: at.view(ANNA).words)
            assert not failures

    run(test())


def test_a_rematch_of_which_it_is_not_known_whether_it_is_stored_is_begun_once(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin = Games.begin

    async def stored_unheard(games: Games, *args: Any, **options: Any) -> None:
        await begin(games, *args, **options)
        raise StoreAway

    async def test() -> None:
        async with serving(postgres_url) as here:
            at = await begun(here)
            await at.do(ANNA, protocol.Do("r", "first", "resign"))
            with monkeypatch.context() as patch:
                patch.setattr(Games, "begin", stored_unheard)
                with pytest.raises(StoreAway):
                    await here.rematch(at, ANNA)
            page = Page(at)
            following = await here.rematch(at, ANNA)
            assert following is not None
            assert await here.games.all_of(ANNA) == (at.id, following)
            # Who waits hears of it, though it was only found.
            assert json.loads(page.seen[-1])["rematch"] == following
            assert len(page.seen) > 1

    run(test())


def test_more_is_stored_than_is_known_and_the_game_is_read_again(postgres_url: str) -> None:
    async def test() -> None:
        async with serving(postgres_url) as here:
            at = await begun(here)
            now = now_in_milliseconds()
            await here.games.append(at.id, at.number + 1, [Interrupted(now, now)], None)
            with pytest.raises(ComeAgain):
                await at.do(ANNA, give())
            assert await at.do(ANNA, give()) > 2
            assert await is_as_stored(at)

    run(test())
