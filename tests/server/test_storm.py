"""Three nodes that die, stall and stop, with a PostgreSQL and a NATS that go away: games go on."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from server.sites import site_in
from server.storms import Storm, Weather
from servers.nats import OwnNats
from servers.postgres import OwnPostgres

#: So many minutes the long storm lasts.
MINUTES = "KVARTO_STORM_MINUTES"


def rage(
    site_folder: Path, postgres: OwnPostgres, nats: OwnNats, weathers: Iterable[Weather]
) -> None:
    """Let one weather follow the other, over the same nodes, and look at all games after each."""

    async def last() -> None:
        async with site_in(site_folder, postgres, nats, slowest=0.02, seed=1) as site:
            numbers = iter(range(1 << 23))
            for number, weather in enumerate(weathers):
                storm = Storm(site, weather, Random(number), _numbers=numbers)
                await storm.rage()
                longest = await asyncio.to_thread(storm.check_all)
                print(f"{storm}, {longest}", flush=True)  # noqa: T201
                assert {fault.kind for fault in site.faults} == set(weather.faults)
            assert site.complaints() == []
            assert postgres.deadlocks == 0

    asyncio.run(last())


EVERYTHING = ("killed", "stalled", "stopped", "nats", "postgres")
SHORT = Weather(seconds=15, at_once=20, faults=EVERYTHING, calm=1)


def test_games_go_on_whatever_happens_to_nodes_and_what_they_stand_on(
    tmp_path: Path, own_postgres: OwnPostgres, own_nats: OwnNats
) -> None:
    rage(tmp_path, own_postgres, own_nats, [SHORT])


@pytest.mark.long
def test_games_of_hundreds_go_on_for_an_hour_whatever_happens(
    tmp_path: Path, own_postgres: OwnPostgres, own_nats: OwnNats
) -> None:
    minute = replace(SHORT, seconds=55, at_once=100, calm=4, longest_thought=1.0)
    minutes = float(os.environ.get(MINUTES, "60"))
    rage(tmp_path, own_postgres, own_nats, again_for(minutes, minute))


def again_for(minutes: float, weather: Weather) -> Iterator[Weather]:
    """The same weather again, until the time is over by the clock."""
    until = time.monotonic() + 60 * minutes
    while time.monotonic() < until:
        yield weather
