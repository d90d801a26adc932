"""A node whose database is away: nothing is acknowledged, and all goes on when it is back."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from kvarto.cluster.routing import ComeAgain
from kvarto.server import protocol
from kvarto.session.events import Interrupted
from kvarto.store.games import Games
from kvarto.store.refusals import StoreAway
from server.games import (
    ANNA,
    begun,
    give,
    is_as_stored,
    serving,
)
from server.timings import NO_HEARTBEATS
from server.two_nodes import Page, events_of, let_lease_run_out, until_served
from support.fake_time import FakeTime
from support.generous import PATIENT_SERVER, PATIENT_STORE
from support.postgres import OwnPostgres
from support.waiting import eventually_async

#: A game whose store could not be reached tries again at once.
IMPATIENT = replace(PATIENT_SERVER, retry_store_s=0.05)
#: Whatever is asked of the store may take as much time as a test lets pass.
ENDLESSLY_PATIENT = replace(PATIENT_SERVER, store=replace(PATIENT_STORE, answer_within_s=1e9))


async def test_what_cannot_be_kept_is_refused_and_done_later_under_the_same_id(
    own_postgres: OwnPostgres, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(own_postgres.new_database(), timing=NO_HEARTBEATS) as server:
        at = await begun(server, "60/move")
        page = Page(at)
        own_postgres.stop()
        try:
            with pytest.raises(StoreAway):
                await at.do(ANNA, give())
            unsure_since = server.clock()
            assert at.view(ANNA).hand is None
        finally:
            own_postgres.start()
        assert await until_served(partial(at.do, ANNA, give())) == at.number
        assert at.view(ANNA).hand == "F"
        assert not page.is_sent_away
        (interrupted,) = (
            event for event in await events_of(server, at.id) if isinstance(event, Interrupted)
        )
        assert interrupted.since <= unsure_since < interrupted.at
        assert await is_as_stored(at)
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


@pytest.mark.parametrize("is_written", [True, False])
async def test_after_a_write_of_which_nobody_knows_the_game_is_as_it_is_stored(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, *, is_written: bool
) -> None:
    append, failures = Games.append, [StoreAway()]

    async def doubtful(games: Games, *args: Any, **options: Any) -> None:
        if not failures or is_written:
            await append(games, *args, **options)
        if failures:
            raise failures.pop()

    async with serving(postgres_url, timing=IMPATIENT) as server:
        at = await begun(server, "60/move")
        page = Page(at)
        monkeypatch.setattr(Games, "append", doubtful)
        with pytest.raises(StoreAway):
            await at.do(ANNA, give())
        # Nobody need ask: it finds out by itself.
        await eventually_async(lambda: at.number > (2 if is_written else 1))
        assert (at.view(ANNA).hand == "F") is is_written
        assert (b'"hand":"F"' in page.seen[-1]) is is_written
        assert await at.do(ANNA, give()) == (2 if is_written else 3)
        assert await is_as_stored(at)


async def test_a_node_without_its_store_lets_everybody_go_and_lives_again_with_it(
    own_postgres: OwnPostgres, fake_time: FakeTime, caplog: pytest.LogCaptureFixture
) -> None:
    lease_s = PATIENT_SERVER.lease_ms / 1000
    where = own_postgres.new_database()
    async with serving(where, clock=fake_time, timing=ENDLESSLY_PATIENT) as server:
        at = await begun(server, f"{round(2 * lease_s)}/move")
        page, first_life = Page(at), server.node.leases.node
        stopped_at = await server.database.now()
        own_postgres.stop()
        try:
            await fake_time.elapse(lease_s + 1)
            # It does not wait for the store to know that others may have its games by now.
            await eventually_async(lambda: page.is_sent_away)
            with pytest.raises((StoreAway, ComeAgain)):
                await server.find(at.id, ANNA)
        finally:
            own_postgres.start()

        def tries_again() -> bool:
            fake_time.advance(ENDLESSLY_PATIENT.heartbeat_s)
            return server.node.leases.node not in ("", first_life)

        await eventually_async(tries_again)
        await until_served(partial(let_lease_run_out, server, first_life))
        back = await until_served(partial(server.find, at.id, ANNA))
        (interrupted,) = (
            event for event in await events_of(server, at.id) if isinstance(event, Interrupted)
        )
        assert interrupted.since <= stopped_at
        await back.do(ANNA, give())
    noted = [record.getMessage() for record in caplog.records if record.name == "kvarto.server"]
    # Each is said once, however long it takes.
    assert noted == ["store away", "node died", "store back", "node lives"]


async def test_computers_go_on_when_the_store_is_back(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    append, failures = Games.append, [StoreAway(), StoreAway()]

    async def failing(games: Games, *args: Any, **options: Any) -> None:
        if failures:
            raise failures.pop()
        await append(games, *args, **options)

    timing = replace(IMPATIENT, computer_thinks_s=(0, 0))
    async with serving(postgres_url, timing=timing) as server:
        monkeypatch.setattr(Games, "append", failing)
        chairs = (protocol.Chair("One", level=1), protocol.Chair("Two", level=1))
        game = await server.begin(ANNA, protocol.NewGame(chairs=chairs, dice=False))
        at = await server.find(game, ANNA)
        await eventually_async(lambda: at.view(ANNA).words)
        assert not failures


async def test_a_rematch_of_which_it_is_not_known_whether_it_is_stored_is_begun_once(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin = Games.begin

    async def stored_unheard(games: Games, *args: Any, **options: Any) -> None:
        await begin(games, *args, **options)
        raise StoreAway

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


async def test_more_is_stored_than_is_known_and_the_game_is_read_again(postgres_url: str) -> None:
    async with serving(postgres_url) as here:
        at = await begun(here)
        now = here.clock()
        await here.games.append(at.id, at.number + 1, [Interrupted(now, now)], None)
        with pytest.raises(ComeAgain):
            await at.do(ANNA, give())
        assert await at.do(ANNA, give()) > 2
        assert await is_as_stored(at)
