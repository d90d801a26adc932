"""Games of many scripted players at a site to which things happen, and whether all is right."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Coroutine, Iterator
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any

from kvarto.rules.settings import Seat
from kvarto.session.events import Event, Interrupted
from server.checker import MOST_COMPENSATION, Chargeable, StoredEvents, check
from server.retrying_people import Person, begin
from server.scripted_players import Log, ScriptedPlayer, counted
from server.sites import Fault, Site, Takeover

#: So long, in milliseconds, after a fault a node may still find out about it.
LATE = 3000


@dataclass(frozen=True)
class Weather:
    """How bad it is."""

    #: So many games are played at a time, one after the other.
    at_once: int
    #: What happens, in any order, and how many seconds lie between, at most.
    faults: tuple[str, ...] = ()
    calm: float = 1.0
    #: The longest that a player thinks, in seconds.
    longest_thought: float = 0.2
    #: How often connections are cut, in seconds, and which share of them.
    cut_every: float = 0.5
    cut_share: float = 0.03


@dataclass
class Longest:
    """The longest that a game was without an owner, in milliseconds."""

    in_all: int = 0
    #: Less the time that PostgreSQL was away, when nobody can take anything over.
    with_postgres: int = 0

    def note(self, takeover: Takeover, faults: list[Fault]) -> None:
        """One game was taken over."""
        away = (fault for fault in faults if fault.kind == "postgres")
        both = (min(takeover.at, f.over) - max(takeover.alive_at, f.began) for f in away)
        waited = takeover.at - takeover.alive_at
        self.in_all = max(self.in_all, waited)
        self.with_postgres = max(self.with_postgres, waited - sum(max(0, ms) for ms in both))

    def __str__(self) -> str:
        return (
            f"longest without an owner: {self.in_all} ms, "
            f"while there was a PostgreSQL: {self.with_postgres} ms"
        )


@dataclass
class Storm:
    """All games in one weather."""

    site: Site
    weather: Weather
    random: Random
    played: list[tuple[Log, Log]] = field(default_factory=list)
    #: By which the players of different games differ.
    numbers: Iterator[int] = field(default_factory=lambda: iter(range(1 << 23)))
    _players: list[ScriptedPlayer] = field(default_factory=list)

    async def play_during(self, faults: Coroutine[Any, Any, None]) -> None:
        """Begin games until these faults are over, and play all of them to their end."""
        happening = asyncio.create_task(faults)
        around = (happening, asyncio.create_task(self._cut_on()))
        try:
            await asyncio.gather(*(self._play_on(happening) for _ in range(self.weather.at_once)))
            await happening
        finally:
            for task in around:
                task.cancel()
            await asyncio.gather(*around, return_exceptions=True)

    async def _play_on(self, happening: asyncio.Task[None]) -> None:
        while not happening.done():
            self.played.append(await self._play(next(self.numbers)))

    @property
    def acknowledged(self) -> int:
        """How many commands have been acknowledged."""
        return sum(len(player.log.done) for player in self._players)

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
        self._players += (first, second)
        return await asyncio.gather(first.play(), second.play())

    async def suffer(self, seconds: float) -> None:
        """Let everything happen in any order, and again if there is time."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            for kind in self.random.sample(self.weather.faults, len(self.weather.faults)):
                await asyncio.sleep(self.random.uniform(0.5, self.weather.calm))
                await self.site.suffer(kind)

    async def _cut_on(self) -> None:
        while True:
            await asyncio.sleep(self.random.uniform(0, 2 * self.weather.cut_every))
            await self.site.cut(self.weather.cut_share)

    # -- afterwards ------------------------------------------------------------------------

    def check_all(self) -> Longest:
        """Look at every game; how long the longest wait for a new owner was."""
        longest = Longest()
        for logs in self.played:
            takeovers = self.site.takeovers(logs[0].game)
            charged = by_takeovers(takeovers, self.site.faults)
            check(StoredEvents.of(self.site.events(logs[0].game)), logs, charged)
            for one in takeovers:
                longest.note(one, self.site.faults)
        return longest

    def __str__(self) -> str:
        happened = Counter(fault.kind for fault in self.site.faults)
        return counted(self.played, {"connections cut": self.site.cuts, **happened})


def by_takeovers(takeovers: list[Takeover], faults: list[Fault]) -> Chargeable:
    """What may be charged in a game that was taken over from others at these moments."""
    return partial(_chargeable, takeovers, faults)


def _chargeable(
    takeovers: list[Takeover], faults: list[Fault], number: int, since: int, event: Event
) -> tuple[int, int]:
    during = [one for one in takeovers if one.number == number - 1]
    if not isinstance(event, Interrupted):
        assert not during, "somebody was charged for an outage"
        return event.at - since - MOST_COMPENSATION, event.at - since
    # The first to take it over may have died before it saw to that.
    down = min((one.alive_at for one in during), default=event.since)
    assert any(f.began <= event.at and down <= f.over + LATE for f in faults), "no reason"
    charged = max(0, down - since)
    return charged, charged
