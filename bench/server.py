"""How much one server process holds: many games with their sockets, and what a command costs.

Writes bench/server.json. Beside each rate stands that of an empty WebSocket echo on the same stack,
measured in the same run, since machines differ and are noisy.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from running import RunningServer
from websockets.asyncio.client import ClientConnection, connect

_ECHO = """
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute

async def echo(socket):
    await socket.accept()
    async for text in socket.iter_text():
        await socket.send_text(text)

uvicorn.run(Starlette(routes=[WebSocketRoute("/", echo)]), port={port}, log_level="error",
            ws_per_message_deflate=False)
"""
_ECHO_PORT = 8417


class Player:
    """Plays both sides of a game, anything that is allowed, and notes how long answers took."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._count = 0
        self.table: dict[str, Any] = {}
        self.seconds: list[float] = []
        self._one_at_a_time = asyncio.Lock()

    async def begin(self) -> None:
        """See the table."""
        self.table = json.loads(await self._socket.recv())

    async def move(self) -> None:
        """Do one thing, and wait until it is acknowledged."""
        async with self._one_at_a_time:
            await self._move()

    async def _move(self) -> None:
        self._count += 1
        asked = {"type": "do", "id": str(self._count), "seat": self.table["to_act"]}
        asked |= self._choice()
        start = time.perf_counter()
        await self._socket.send(json.dumps(asked))
        while True:
            answer = json.loads(await self._socket.recv())
            if answer["type"] == "table":
                self.table = answer
            else:
                assert answer["type"] == "done", answer
                break
        self.seconds.append(time.perf_counter() - start)

    def _choice(self) -> dict[str, str]:
        may = self.table["may"][self.table["to_act"]]
        if "give" in may:
            return {"command": "give", "piece": self.table["reserve"][0]}
        if "place" in may:
            empty = self.table["board"].index(".")
            return {"command": "place", "cell": "abcd"[empty % 4] + str(1 + empty // 4)}
        return {"command": "end_turn"}


def percentile(values: Sequence[float], share: float) -> float:
    """One of the values, in milliseconds."""
    ordered = sorted(values)
    return round(1000 * ordered[math.ceil(share * len(ordered)) - 1], 2)


async def many_games(
    server: RunningServer, games: int, rate: int, seconds: float
) -> dict[str, Any]:
    """So many games with their sockets, and so many commands a second in all."""
    before = server.kilobytes()
    ids = [server.new_game() for _ in range(games)]
    without_sockets = server.kilobytes()
    players = [Player(await server.join(game)) for game in ids]
    await asyncio.gather(*(player.begin() for player in players))
    with_sockets = server.kilobytes()
    tasks: list[asyncio.Task[None]] = []
    start = time.perf_counter()
    wanted = int(rate * seconds)
    for number in range(wanted):
        await asyncio.sleep(max(0.0, start + number / rate - time.perf_counter()))
        tasks.append(asyncio.create_task(players[number % games].move()))
    await asyncio.gather(*tasks)
    took = time.perf_counter() - start
    answers = [one for player in players for one in player.seconds]
    return {
        "games": games,
        "commands": wanted,
        "commands_a_second": round(wanted / took),
        "answer_p50_ms": percentile(answers, 0.5),
        "answer_p99_ms": percentile(answers, 0.99),
        "kilobytes_a_game": round((without_sockets - before) / games, 1),
        "kilobytes_a_game_and_socket": round((with_sockets - before) / games, 1),
    }


async def messages_a_second(sockets: Sequence[ClientConnection], text: str, each: int) -> float:
    """How many messages go in and come back, all sockets at once, each waiting for its answer."""

    async def talk(socket: ClientConnection) -> None:
        for _ in range(each):
            await socket.send(text)
            await socket.recv()

    start = time.perf_counter()
    await asyncio.gather(*map(talk, sockets))
    return round(len(sockets) * each / (time.perf_counter() - start))


async def beside_an_echo(server: RunningServer, sockets: int, each: int) -> dict[str, Any]:
    """The rate of our messages, and that of an empty echo."""
    ours = [await server.join(server.new_game()) for _ in range(sockets)]
    for socket in ours:
        await socket.recv()
    echo = subprocess.Popen([sys.executable, "-c", _ECHO.format(port=_ECHO_PORT)])  # noqa: S603
    try:
        theirs = await _joined_echo(sockets)
        ping = json.dumps({"type": "ping", "sent": 1.0})
        rates = {
            "echo": await messages_a_second(theirs, ping, each),
            "kvarto": await messages_a_second(ours, ping, each),
        }
    finally:
        echo.terminate()
        echo.wait(10)
    return {**rates, "ratio": round(rates["kvarto"] / rates["echo"], 2)}


async def _joined_echo(count: int) -> list[ClientConnection]:
    for _ in range(50):
        try:
            return [
                await connect(f"ws://127.0.0.1:{_ECHO_PORT}/", compression=None)
                for _ in range(count)
            ]
        except OSError:
            await asyncio.sleep(0.1)
    raise TimeoutError("the echo did not start")


async def main() -> None:
    """Measure, print, and write."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=1000)
    options.add_argument("--rate", type=int, default=500)
    options.add_argument("--seconds", type=float, default=20.0)
    options.add_argument("--json", type=Path, default=Path(__file__).with_suffix(".json"))
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = RunningServer(Path(folder))
        try:
            results = {
                "cores": os.cpu_count(),
                "messages": await beside_an_echo(server, 50, 200),
                "games": await many_games(server, chosen.games, chosen.rate, chosen.seconds),
            }
        finally:
            server.stop()
    text = json.dumps(results, indent=1)
    print(text)  # noqa: T201
    chosen.json.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(main())
