"""Servers killed at random moments, connections late and broken: every game goes on as it was."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random

import pytest

from kvarto.errors import IllegalAction
from kvarto.rules.settings import Seat
from server.checker import Outage, StoredEvents, by_outages, check
from server.proxy import Proxy
from server.retrying_people import TRUSTED, Person, begin
from server.scripted_players import Log, ScriptedPlayer, counted
from support.server_process import ServerProcess


@dataclass(frozen=True)
class Weather:
    """How bad it is."""

    games: int
    at_once: int
    #: So many commands, at least and at most, a server lives to acknowledge; the last one lives on.
    life: tuple[int, int]
    most_kills: int
    #: The longest that a chunk is on its way, and that a player thinks, in seconds.
    slowest: float = 0.02
    longest_thought: float = 0.1
    #: How often connections are cut, in seconds, and which share of them.
    cut_every: float = 0.3
    cut_share: float = 0.1


@dataclass
class Servers:
    """One server after the other on the same file, and when they were killed."""

    program: ServerProcess
    proxy: Proxy
    outages: list[Outage] = field(default_factory=list)

    async def start(self) -> None:
        await asyncio.to_thread(self.program.start)
        self.proxy.target = self.program.port

    async def kill(self) -> None:
        began = now()
        await asyncio.to_thread(self.program.kill)
        self.outages.append(Outage(began, now()))
        self.proxy.target = None

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[Servers]:
        """The same, as long as they are needed."""
        await self.start()
        try:
            yield self
        finally:
            await asyncio.to_thread(self.program.kill)


def now() -> int:
    return time.time_ns() // 1_000_000


EVENTS = "SELECT number, content, message FROM events WHERE game = ? ORDER BY number"


# -- the games ---------------------------------------------------------------------------------


@dataclass
class Storm:
    """All games in one weather."""

    weather: Weather
    proxy: Proxy
    servers: Servers
    random: Random
    players: list[ScriptedPlayer] = field(default_factory=list)

    async def play_all(self) -> list[tuple[Log, Log]]:
        """Play all games; what the players noted."""
        free = asyncio.Semaphore(self.weather.at_once)

        async def next_game(number: int) -> tuple[Log, Log]:
            async with free:
                return await self._play(number)

        faults = [asyncio.create_task(fault) for fault in (self._kill_on(), self._cut_on())]
        try:
            return await asyncio.gather(*map(next_game, range(self.weather.games)))
        finally:
            for fault in faults:
                fault.cancel()
            await asyncio.gather(*faults, return_exceptions=True)

    async def _play(self, number: int) -> tuple[Log, Log]:
        """One game of two people, from the invitation to the end."""
        hosts, random = [self.proxy.host], Random(number)
        people = Person(hosts, 2 * number), Person(hosts, 2 * number + 1)
        async with people[0].client, people[1].client:
            game = await begin(*people, random)
        thought = self.weather.longest_thought
        first, second = (
            ScriptedPlayer(hosts, person.cookie, game, seat, Random(random.random()), thought)
            for person, seat in zip(people, Seat, strict=True)
        )
        self.players += (first, second)
        return await asyncio.gather(first.play(), second.play())

    # -- the faults ------------------------------------------------------------------------

    @property
    def _acknowledged(self) -> int:
        return sum(len(player.log.done) for player in self.players)

    async def _kill_on(self) -> None:
        """Kill one server after the other, in the middle of what it does."""
        for _ in range(self.weather.most_kills):
            until = self._acknowledged + self.random.randint(*self.weather.life)
            while self._acknowledged < until:
                await asyncio.sleep(self.random.uniform(0, 0.1))
            await self.servers.kill()
            await self.servers.start()

    async def _cut_on(self) -> None:
        """Break connections again and again."""
        while True:
            await asyncio.sleep(self.random.uniform(0, 2 * self.weather.cut_every))
            await self.proxy.cut(self.weather.cut_share)


async def play_in(file: Path, weather: Weather) -> tuple[list[tuple[Log, Log]], Servers]:
    """Play all games in this weather; what the players noted, and what happened to the servers."""
    random = Random(weather.games)
    async with (
        Proxy(random, weather.slowest).running() as proxy,
        Servers(ServerProcess("--data", file, *TRUSTED), proxy).running() as servers,
    ):
        return await Storm(weather, proxy, servers, random).play_all(), servers


@dataclass(frozen=True)
class Aftermath:
    """What is left of all games."""

    file: Path
    games: list[tuple[Log, Log]]
    outages: list[Outage]
    cuts: int

    def check_all(self) -> None:
        """Look at every game."""
        with closing(sqlite3.connect(self.file)) as database:
            for logs in self.games:
                rows = database.execute(EVENTS, (logs[0].game,)).fetchall()
                check(StoredEvents.of(rows), logs, by_outages(self.outages))

    def __str__(self) -> str:
        happened = {"connections cut": self.cuts, "servers killed": len(self.outages)}
        return counted(self.games, happened)


def after(file: Path, weather: Weather) -> Aftermath:
    """Play all games in this weather."""
    games, servers = asyncio.run(play_in(file, weather))
    aftermath = Aftermath(file, games, servers.outages, servers.proxy.cuts)
    print(aftermath)  # noqa: T201
    return aftermath


@pytest.fixture(scope="module")
def short_storm(tmp_path_factory: pytest.TempPathFactory) -> Aftermath:
    """A few games, and three servers."""
    file = tmp_path_factory.mktemp("storm") / "kvarto.sqlite3"
    return after(file, Weather(games=8, at_once=8, life=(20, 60), most_kills=2))


def test_games_go_on_through_killed_servers_and_broken_connections(short_storm: Aftermath) -> None:
    short_storm.check_all()
    assert len(short_storm.outages) == 2
    assert short_storm.cuts


@pytest.mark.long
def test_hundreds_of_games_go_on_through_killed_servers_and_broken_connections(
    tmp_path: Path,
) -> None:
    weather = Weather(games=300, at_once=32, life=(50, 300), most_kills=40)
    aftermath = after(tmp_path / "kvarto.sqlite3", weather)
    aftermath.check_all()
    assert len(aftermath.outages) > 20


# -- whether it would be noticed ---------------------------------------------------------------

#: The last command that was stored.
NOTE_LAST = "CREATE TEMP TABLE last AS SELECT max(rowid) FROM events WHERE message IS NOT NULL"
TAMPERINGS = {
    "an event is missing": "DELETE FROM events WHERE rowid IN last",
    "nobody knows what led to it": "UPDATE events SET message = NULL WHERE rowid IN last",
    "a command is there twice": """
        INSERT INTO events SELECT game, (SELECT max(number) + 1 FROM events AS all_events
        WHERE all_events.game = events.game), content, message || '-again'
        FROM events WHERE rowid IN last""",
    "somebody is charged for an outage": """
        UPDATE events SET content = json_set(content, '$.since', json_extract(content, '$.at'))
        WHERE json_extract(content, '$.event') = 'interrupted'""",
    # In the middle of every game, by more than what nobody is charged for, the way of the messages.
    "a clock is wrong": """
        UPDATE events SET content = json_set(content, '$.at', json_extract(content, '$.at') + 1000)
        WHERE number = 5""",
}


@pytest.mark.parametrize("tampering", TAMPERINGS)
def test_what_is_wrong_is_noticed(short_storm: Aftermath, tmp_path: Path, tampering: str) -> None:
    file = tmp_path / "kvarto.sqlite3"
    with (
        closing(sqlite3.connect(short_storm.file)) as original,
        closing(sqlite3.connect(file)) as database,
        database,
    ):
        original.backup(database)
        database.execute(NOTE_LAST)
        assert database.execute(TAMPERINGS[tampering]).rowcount
    with pytest.raises((AssertionError, IllegalAction)):
        replace(short_storm, file=file).check_all()
