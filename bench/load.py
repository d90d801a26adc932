"""How one server process bears many games between people who are far apart. Writes bench/load.json.

Every game has two people, each with a cookie and a socket of their own that answer as a page does.
The games are played at human speed, a move every four seconds in each but 500 a second at most in
all, and then as fast as answers come. Beside that stands the rate of an empty echo on the same
stack. In the end the server is killed, and what it has acknowledged must be in its database.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import resource
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from http.cookiejar import DefaultCookiePolicy
from itertools import cycle
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from measuring import echo_rate, machine, percentile, write_results
from online import Pair
from running import RunningServer, Site

_SIZES = (100, 1_000, 2_000, 5_000, 10_000)
#: Seconds between two moves of a game.
_PAUSE = 4.0
_MOST_A_SECOND = 500
#: So many pairs come at the same time.
_AT_ONCE = 20
#: A server that has not taken so many kilobytes for so many seconds has loaded everything.
_STIR, _STILL = 500, 4
#: Files that a process needs besides its sockets.
_OTHER_FILES = 150


#: Begins so many games, with their pages.
More = Callable[[int], Awaitable[Sequence[Pair]]]


class FullSpeed(NamedTuple):
    """What was measured at full speed, and all games that were played for it."""

    found: dict[str, Any]
    played: Sequence[Pair]


async def pairs(site: Site, games: int) -> list[Pair]:
    """So many games, each of two people who have never been here; nobody has a page yet.

    Everybody goes to the next host: if there are several, the two of a game are at different ones.
    """
    begun: list[Pair] = []
    gate = asyncio.Semaphore(_AT_ONCE)
    hosts = cycle(site.hosts)

    async def begin(client: httpx.AsyncClient) -> None:
        async with gate:
            begun.append(await Pair.meet(client, (next(hosts), next(hosts))))

    async with httpx.AsyncClient(timeout=60) as client:
        # Everybody who asks is somebody else: no cookie is sent back.
        client.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        await asyncio.gather(*(begin(client) for _ in range(games)))
    return begun


async def settled(site: Site) -> int:
    """How much memory a site holds when it has all that every server needs."""
    held = [site.kilobytes()]
    while len(held) <= _STILL or held[-1] - held[-1 - _STILL] > _STIR:
        await asyncio.sleep(1)
        held.append(site.kilobytes())
    return held[-1]


async def sit_down(sitting: Sequence[Pair]) -> None:
    """Open the pages of these games."""
    for start in range(0, len(sitting), _AT_ONCE):
        await asyncio.gather(*(pair.open_pages() for pair in sitting[start : start + _AT_ONCE]))


async def seated(site: Site, games: int) -> list[Pair]:
    """So many games with their pages."""
    begun = await pairs(site, games)
    await sit_down(begun)
    return begun


def leave(sitting: Iterable[Pair]) -> None:
    """Close the pages for good."""
    for pair in sitting:
        pair.leave()


def lost_lines(sitting: Iterable[Pair]) -> int:
    """How often a page has lost its line."""
    return sum(pair.lost for pair in sitting)


async def at_human_speed(sitting: Sequence[Pair], seconds: float) -> dict[str, Any]:
    """Each game in turn, at an even pace."""
    rate = min(len(sitting) / _PAUSE, _MOST_A_SECOND)
    moves = []
    start = time.perf_counter()
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, start + number / rate - time.perf_counter()))
        moves.append(asyncio.create_task(sitting[number % len(sitting)].move()))
    await asyncio.gather(*moves)
    return _summary(sitting, time.perf_counter() - start) | {"asked_for_a_second": round(rate)}


async def at_full_speed(sitting: Sequence[Pair], seconds: float, more: More) -> FullSpeed:
    """As fast as answers come, for so long.

    When all games are over, as many `more` take their place; the time until they sit does not
    count. A few games alone would be over before much is measured.
    """
    played, took = [*sitting], 0.0
    while True:
        took += await _play(sitting, seconds - took)
        if took >= seconds:
            return FullSpeed(_summary(played, took), played)
        leave(sitting)
        sitting = await more(len(sitting))
        played += sitting


async def _play(sitting: Sequence[Pair], seconds: float) -> float:
    """Every game until it is over or the time is; how many seconds that took."""
    start = time.perf_counter()

    async def play(pair: Pair) -> None:
        while time.perf_counter() - start < seconds and not pair.is_over:
            await pair.move()

    await asyncio.gather(*map(play, sitting))
    return time.perf_counter() - start


def _summary(sitting: Iterable[Pair], took: float) -> dict[str, Any]:
    """What was measured since the last summary."""
    answers = [seconds for pair in sitting for seconds in pair.answers]
    seen = [seconds for pair in sitting for seconds in pair.seen]
    for pair in sitting:
        pair.answers.clear()
        pair.seen.clear()
    return {
        "moves": len(answers),
        "moves_a_second": round(len(answers) / took),
        "answer_p50_ms": percentile(answers, 0.5),
        "answer_p99_ms": percentile(answers, 0.99),
        "other_sees_p50_ms": percentile(seen, 0.5),
        "other_sees_p99_ms": percentile(seen, 0.99),
    }


async def measured(site: Site, games: int, seconds: float) -> dict[str, Any]:
    """All there is to know of so many games, on a site of their own, which is killed in the end."""
    try:
        await pairs(site, _AT_ONCE)
        before = await settled(site)
        start = time.perf_counter()
        begun = await pairs(site, games)
        beginning = time.perf_counter() - start
        without_pages = site.kilobytes()
        # Where a process may not have so many open files, the rest wait without pages.
        sitting = begun[: (_most_files() - _OTHER_FILES) // 2]
        await sit_down(sitting)
        with_pages = site.kilobytes()
        human = await at_human_speed(sitting, seconds)
        full, played = await at_full_speed(sitting, seconds, lambda count: seated(site, count))
        after = site.kilobytes()
        leave(played)
    finally:
        site.kill()
    return {
        "games": games,
        "games_with_pages": len(sitting),
        "begun_a_second": round(games / beginning),
        "human_speed": human,
        "full_speed": full,
        "kilobytes_a_game": round((without_pages - before) / games, 1),
        "kilobytes_a_game_with_pages": round((with_pages - before) / games, 1),
        "megabytes_in_the_end": round(after / 1024),
        "lines_lost": lost_lines(played),
        "acknowledged_but_not_stored": _missing(site.stored(), {*begun, *played}),
    }


async def full_speed_alone(site: Site, games: int, seconds: float) -> int:
    """Moves a second of so many games, on a site of their own, which is killed in the end."""
    try:
        await pairs(site, _AT_ONCE)  # whatever a server loads late is there then
        sitting = await seated(site, games)
        found, played = await at_full_speed(sitting, seconds, lambda count: seated(site, count))
        leave(played)
    finally:
        site.kill()
    moves: int = found["moves_a_second"]
    return moves


async def on_one_server(games: int, seconds: float) -> dict[str, Any]:
    """The same on one process with a file."""
    with tempfile.TemporaryDirectory() as folder:
        return await measured(RunningServer(Path(folder)), games, seconds)


def _missing(stored: Mapping[str, int], played: Iterable[Pair]) -> int:
    """How many acknowledged events a killed server has not kept."""
    return sum(max(0, pair.acknowledged - stored.get(pair.game, 0)) for pair in played)


def _most_files() -> int:
    """How many files this process may have open; as many as the system allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most


async def main() -> None:
    """Measure, print, and write."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, nargs="+", default=_SIZES)
    options.add_argument("--seconds", type=float, default=20.0)
    options.add_argument("--json", type=Path, default=Path(__file__).with_suffix(".json"))
    chosen = options.parse_args()
    gc.disable()  # a pause of whoever measures would count as one of the server
    results = machine() | {
        "echo_messages_a_second": await echo_rate(50, 200),
        "sizes": [await on_one_server(games, chosen.seconds) for games in chosen.games],
    }
    write_results(results, chosen.json)


if __name__ == "__main__":
    asyncio.run(main())
