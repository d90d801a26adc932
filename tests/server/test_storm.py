"""Three nodes that die, stall and stop, with a PostgreSQL and a NATS that go away: games go on."""

from __future__ import annotations

import asyncio
import os
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from random import Random

import pytest

from kvarto.rules.settings import Seat
from kvarto.session.events import Event, Interrupted
from server.checker import MOST_COMPENSATION, Chargeable, StoredEvents, check
from server.meeting import Person, begin
from server.players import Log, ScriptedPlayer
from server.sites import Fault, Site, Takeover, site_in
from servers.nats import OwnNats
from servers.postgres import OwnPostgres

#: The clocks of a node and of the database differ by so much, in milliseconds.
CLOCKS_DIFFER = 50
#: How often a node says that it is alive, and how late it may be with it.
BEAT, LATE = 1000, 3000
#: So many minutes the long storm lasts.
MINUTES = "KVARTO_STORM_MINUTES"


@dataclass(frozen=True)
class Weather:
    """How bad it is."""

    seconds: float
    #: So many games are played at a time, one after the other until the time is over.
    at_once: int
    #: What happens, one after the other, and again; and how many seconds lie between, at most.
    faults: tuple[str, ...]
    calm: float
    longest_thought: float = 0.2
    cut_every: float = 0.5
    cut_share: float = 0.03


@dataclass
class Storm:
    """All games in one weather."""

    site: Site
    weather: Weather
    random: Random
    played: list[tuple[Log, Log]] = field(default_factory=list)
    _numbers: Iterator[int] = field(default_factory=lambda: iter(range(1 << 23)))

    async def rage(self) -> None:
        """Play until the time is over, and all games have ended."""
        until = time.monotonic() + self.weather.seconds
        around = [asyncio.create_task(fault) for fault in (self._suffer_on(until), self._cut_on())]
        try:
            await asyncio.gather(*(self._play_on(until) for _ in range(self.weather.at_once)))
            await around[0]
        finally:
            for task in around:
                task.cancel()
            await asyncio.gather(*around, return_exceptions=True)

    async def _play_on(self, until: float) -> None:
        while time.monotonic() < until:
            self.played.append(await self._play(next(self._numbers)))

    async def _play(self, number: int) -> tuple[Log, Log]:
        """One game of two people, who come to any node each time, from invitation to end."""
        hosts, random = self.site.hosts, Random(number)
        people = Person(hosts, 2 * number), Person(hosts, 2 * number + 1)
        async with people[0].client, people[1].client:
            game = await begin(*people, random)
        first, second = (
            ScriptedPlayer(
                hosts,
                person.cookie,
                game,
                seat,
                Random(random.random()),
                self.weather.longest_thought,
            )
            for person, seat in zip(people, Seat, strict=True)
        )
        return await asyncio.gather(first.play(), second.play())

    async def _suffer_on(self, until: float) -> None:
        """Everything in any order, and again if there is time."""
        while time.monotonic() < until:
            for kind in self.random.sample(self.weather.faults, len(self.weather.faults)):
                await asyncio.sleep(self.random.uniform(0.5, self.weather.calm))
                await self.site.suffer(kind)

    async def _cut_on(self) -> None:
        while True:
            await asyncio.sleep(self.random.uniform(0, 2 * self.weather.cut_every))
            await self.site.cut(self.weather.cut_share)

    # -- afterwards ------------------------------------------------------------------------

    def check_all(self) -> int:
        """Look at every game; how many milliseconds the longest wait for a new owner was."""
        longest = 0
        for logs in self.played:
            takeovers = self.site.takeovers(logs[0].game)
            charged = by_takeovers(takeovers, self.site.faults)
            check(StoredEvents.of(self.site.events(logs[0].game)), logs, charged)
            longest = max(longest, *(one.at - one.alive_at for one in takeovers), 0)
        return longest

    def __str__(self) -> str:
        logs = [log for pair in self.played for log in pair]
        counts = {
            "games": len(self.played),
            "commands acknowledged": sum(len(log.done) for log in logs),
            "commands sent again": sum(log.again for log in logs),
            "told to wait": sum(log.told_to_wait for log in logs),
            "connections that failed": sum(log.lost for log in logs),
            "connections cut": self.site.cuts,
            **Counter(fault.kind for fault in self.site.faults),
        }
        return ", ".join(f"{what}: {count}" for what, count in counts.items())


def by_takeovers(takeovers: list[Takeover], faults: list[Fault]) -> Chargeable:
    """What may be charged in a game that was taken over from others at these moments."""
    return partial(_chargeable, list(takeovers), tuple(faults))


def _chargeable(
    coming: list[Takeover], faults: tuple[Fault, ...], since: int, event: Event
) -> tuple[int, int]:
    if not isinstance(event, Interrupted):
        missed = [one for one in coming if since < one.at <= event.at - CLOCKS_DIFFER]
        assert not missed, "somebody was charged for an outage"
        return event.at - since - MOST_COMPENSATION, event.at - since
    taken = [one for one in coming if one.at <= event.at + CLOCKS_DIFFER]
    coming[:] = coming[len(taken) :]
    down = min((one.alive_at for one in taken), default=event.since)
    assert any(f.began - BEAT - LATE <= down <= f.over + LATE for f in faults), "no reason"
    charged = max(0, down - since)
    return charged, charged


def rage(site_folder: Path, postgres: OwnPostgres, nats: OwnNats, weathers: list[Weather]) -> None:
    """Let one weather follow the other, over the same nodes, and look at all games after each."""

    async def last() -> None:
        async with site_in(site_folder, postgres, nats, slowest=0.02, seed=len(weathers)) as site:
            numbers = iter(range(1 << 23))
            for number, weather in enumerate(weathers):
                storm = Storm(site, weather, Random(number), _numbers=numbers)
                await storm.rage()
                longest = await asyncio.to_thread(storm.check_all)
                print(f"{storm}, longest without an owner: {longest} ms", flush=True)  # noqa: T201
                assert {fault.kind for fault in site.faults} == set(weather.faults)
            assert site.complaints() == []

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
    minutes = int(os.environ.get(MINUTES, "60"))
    rage(tmp_path, own_postgres, own_nats, [minute] * minutes)
