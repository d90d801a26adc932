"""How several nodes bear many games, beside one process with a file. Writes bench/cluster.json.

As `load.py`, on one node with SQLite, on one with PostgreSQL and NATS, and on three; the two people
of a game come to different nodes. Then every message is passed on by a node that does not own the
games. All is done on one machine, so three nodes share its cores with whoever measures: with two
cores it is seen what the way between nodes costs, with many what more nodes bear.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import sys
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import foundations
import httpx
from load import (
    at_full_speed,
    at_human_speed,
    full_speed_alone,
    leave,
    lost_lines,
    measured,
    pairs,
    settled,
    sit_down,
)
from measuring import echo_rate, machine, write_results
from online import Pair
from running import RunningServer, Site
from sites import Cluster, Grounds, grounds
from strangers import pairing
from thinking import milliseconds_a_thought

_SIZES = (100, 1_000, 10_000)
_KINDS = ((1, "SQLite"), (1, "PostgreSQL"), (3, "PostgreSQL"))
#: With so many games it is measured what it costs to pass messages on.
_PASSED_ON = 100
#: So many games, so often and for so many seconds, are played at one node and at three by turns.
_GAMES_BY_TURNS, _TURNS, _TURN_SECONDS = 100, 7, 10.0


async def setups(on: Grounds, sizes: Sequence[int], seconds: float) -> list[dict[str, Any]]:
    """Each number of games on each kind of site; each result is shown as it comes."""
    results = []
    for games in sizes:
        for nodes, database in _KINDS:
            with tempfile.TemporaryDirectory() as folder:
                site = _site(on, Path(folder), nodes, database)
                found = await measured(site, games, seconds)
            results.append({"nodes": nodes, "database": database, **found})
            print(json.dumps(results[-1]), file=sys.stderr, flush=True)  # noqa: T201
    return results


def _site(on: Grounds, folder: Path, nodes: int, database: str) -> Site:
    return RunningServer(folder) if database == "SQLite" else Cluster(on, folder, nodes)


async def passing_on(on: Grounds, games: int, seconds: float) -> dict[str, Any]:
    """Games of one node, whose pages are at that node, and at another."""
    results: dict[str, Any] = {"games": games}
    for name, page_host in (("at_the_owner", 0), ("passed_on", 1)):
        with tempfile.TemporaryDirectory() as folder:
            site = Cluster(on, Path(folder), 2)
            try:
                begun = await _owned(site, games, site.hosts[page_host])
                await settled(site)
                before = site.kilobytes()
                await sit_down(begun)
                after = site.kilobytes()
                human = await at_human_speed(begun, seconds)
                full, played = await at_full_speed(
                    begun, seconds, partial(_seated_at, site, site.hosts[page_host])
                )
                leave(played)
            finally:
                site.kill()
        results[name] = {
            "kilobytes_a_page": round((after - before) / (2 * games), 1),
            "human_speed": human,
            "full_speed": full,
            "lines_lost": lost_lines(played),
        }
    return results


async def _owned(site: Site, games: int, pages: str) -> list[Pair]:
    """Games that the first node owns; their pages are to go to one host."""
    begun = await pairs(site, games)
    async with httpx.AsyncClient(base_url=f"http://{site.hosts[0]}") as client:
        for pair in begun:  # whoever is asked first becomes the owner
            await pair.come_to(client, pages)
    return begun


async def _seated_at(site: Site, pages: str, games: int) -> list[Pair]:
    begun = await _owned(site, games, pages)
    await sit_down(begun)
    return begun


async def by_turns(on: Grounds, turns: int, seconds: float) -> dict[str, Any]:
    """One node and three, in turn: so a machine that gets slower or faster is the same for both."""
    moves: dict[int, list[int]] = {1: [], 3: []}
    for _ in range(turns):
        for nodes, found in moves.items():
            with tempfile.TemporaryDirectory() as folder:
                site = Cluster(on, Path(folder), nodes)
                found.append(await full_speed_alone(site, _GAMES_BY_TURNS, seconds))
        print(json.dumps(moves), file=sys.stderr, flush=True)  # noqa: T201
    return {"games": _GAMES_BY_TURNS, "one_node": moves[1], "three_nodes": moves[3]}


async def lobby(on: Grounds) -> dict[str, Any]:
    """Strangers at two nodes, one of which owns the lobby."""
    with tempfile.TemporaryDirectory() as folder:
        site = Cluster(on, Path(folder), 2)
        try:
            return await pairing(site)
        finally:
            site.kill()


async def main() -> None:
    """Measure, print, and write."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, nargs="+", default=_SIZES)
    options.add_argument("--seconds", type=float, default=20.0)
    options.add_argument("--json", type=Path, default=Path(__file__).with_suffix(".json"))
    options.add_argument(
        "--only", nargs="+", help="measure these parts, and keep what the file has of others"
    )
    chosen = options.parse_args()
    gc.disable()  # a pause of whoever measures would count as one of the server
    with grounds() as on:
        parts: dict[str, Callable[[], Awaitable[Any]]] = {
            "echo_messages_a_second": lambda: echo_rate(50, 200),
            "sites": lambda: setups(on, chosen.games, chosen.seconds),
            "by_turns": lambda: by_turns(on, _TURNS, _TURN_SECONDS),
            "passing_on": lambda: passing_on(on, _PASSED_ON, chosen.seconds),
            "lobby": lambda: lobby(on),
            "thought_ms": lambda: asyncio.to_thread(milliseconds_a_thought),
            "foundations": lambda: asyncio.to_thread(foundations.measured, on, chosen.seconds),
        }
        known = chosen.json if chosen.only and chosen.json.exists() else None
        results = json.loads(known.read_text(encoding="utf-8")) if known else machine()
        for name in chosen.only or parts:
            results[name] = await parts[name]()
    write_results(results, chosen.json)


if __name__ == "__main__":
    asyncio.run(main())
