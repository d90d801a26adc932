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
import sqlite3
import tempfile
import time
from collections.abc import Iterable, Sequence
from contextlib import closing
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from typing import Any

import httpx
from measuring import echo_rate, machine, percentile, write_results
from online import Pair
from running import RunningServer

_SIZES = (100, 1_000, 2_000, 5_000, 10_000)
#: Seconds between two moves of a game.
_PAUSE = 4.0
_MOST_A_SECOND = 500
#: So many pairs come at the same time.
_AT_ONCE = 20
#: Files that a process needs besides its sockets.
_OTHER_FILES = 150


async def pairs(server: RunningServer, games: int) -> list[Pair]:
    """So many games, each of two people who have never been here; nobody has a page yet."""
    begun: list[Pair] = []
    gate = asyncio.Semaphore(_AT_ONCE)

    async def begin(client: httpx.AsyncClient) -> None:
        async with gate:
            begun.append(await Pair.meet(client, server.host))

    async with httpx.AsyncClient(base_url=f"http://{server.host}", timeout=60) as client:
        # Everybody who asks is somebody else: no cookie is sent back.
        client.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        await asyncio.gather(*(begin(client) for _ in range(games)))
    return begun


async def sit_down(sitting: Sequence[Pair]) -> None:
    """Open the pages of these games."""
    for start in range(0, len(sitting), _AT_ONCE):
        await asyncio.gather(*(pair.open_pages() for pair in sitting[start : start + _AT_ONCE]))


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


async def at_full_speed(sitting: Sequence[Pair], seconds: float) -> dict[str, Any]:
    """Every game as fast as answers come, until it is over or the time is."""
    start = time.perf_counter()

    async def play(pair: Pair) -> None:
        while time.perf_counter() - start < seconds and not pair.is_over:
            await pair.move()

    await asyncio.gather(*map(play, sitting))
    return _summary(sitting, time.perf_counter() - start)


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


async def measured(games: int, seconds: float) -> dict[str, Any]:
    """All there is to know of so many games, on a server of their own."""
    with tempfile.TemporaryDirectory() as folder:
        server = RunningServer(Path(folder))
        try:
            await pairs(server, _AT_ONCE)  # what every server needs is there before it is weighed
            before = server.kilobytes()
            begun = await pairs(server, games)
            without_pages = server.kilobytes()
            # Where a process may not have so many open files, the rest wait without pages.
            sitting = begun[: (_most_files() - _OTHER_FILES) // 2]
            await sit_down(sitting)
            with_pages = server.kilobytes()
            human = await at_human_speed(sitting, seconds)
            full = await at_full_speed(sitting, seconds)
            after = server.kilobytes()
        finally:
            server.kill()
        missing = _missing(server.data, begun)
    return {
        "games": games,
        "games_with_pages": len(sitting),
        "human_speed": human,
        "full_speed": full,
        "kilobytes_a_game": round((without_pages - before) / games, 1),
        "kilobytes_a_game_with_pages": round((with_pages - before) / games, 1),
        "megabytes_in_the_end": round(after / 1024),
        "acknowledged_but_not_stored": missing,
    }


def _missing(data: Path, played: Iterable[Pair]) -> int:
    """How many acknowledged events a killed server has not kept."""
    with closing(sqlite3.connect(data)) as database:
        stored = dict(database.execute("SELECT game, max(number) FROM events GROUP BY game"))
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
        "sizes": [await measured(games, chosen.seconds) for games in chosen.games],
    }
    write_results(results, chosen.json)


if __name__ == "__main__":
    asyncio.run(main())
