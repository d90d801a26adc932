"""Three nodes that die, stall and stop, with a PostgreSQL and a NATS that go away: games go on."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterable, Iterator
from dataclasses import replace
from random import Random

import pytest

from server.sites import site_in
from server.storms import Storm, Weather
from support.nats import OwnNats
from support.postgres import OwnPostgres

#: So many minutes the long storm lasts.
MINUTES = "KVARTO_STORM_MINUTES"


#: These need three nodes that have the machine for themselves.
pytestmark = pytest.mark.long


async def play_through(
    postgres: OwnPostgres, nats: OwnNats, weather: Weather, seconds: Iterable[float]
) -> None:
    """Let one storm follow the other, over the same nodes, and look at all games after each."""
    async with site_in(postgres, nats, slowest=0.02, seed=1) as site:
        numbers = iter(range(1 << 23))
        for number, lasts in enumerate(seconds):
            storm = Storm(site, weather, Random(number), numbers=numbers)
            await storm.play_during(storm.suffer(lasts))
            longest = await asyncio.to_thread(storm.check_all)
            print(f"{storm}, {longest}", flush=True)  # noqa: T201
            assert {fault.kind for fault in site.faults} == set(weather.faults)
        assert site.complaints() == []
        assert postgres.deadlocks == 0


SHORT = Weather(at_once=20, faults=("killed", "stalled", "stopped", "nats", "postgres"))


async def test_games_go_on_whatever_happens_to_nodes_and_what_they_stand_on(
    own_postgres: OwnPostgres, own_nats: OwnNats
) -> None:
    await play_through(own_postgres, own_nats, SHORT, [15])


async def test_games_of_hundreds_go_on_whatever_happens(
    own_postgres: OwnPostgres, own_nats: OwnNats
) -> None:
    weather = replace(SHORT, at_once=100, calm=4, longest_thought=1.0)
    minutes = float(os.environ.get(MINUTES, "30"))
    await play_through(own_postgres, own_nats, weather, again_for(minutes, 55))


def again_for(minutes: float, seconds: float) -> Iterator[float]:
    """The same number of seconds again, until the time is over by the clock."""
    until = time.monotonic() + 60 * minutes
    while time.monotonic() < until:
        yield seconds
