"""How much one server process holds: many games with their sockets, and what a command costs.

Writes bench/server.json. Beside each rate stands that of an empty WebSocket echo on the same stack,
measured in the same run, since machines differ and are noisy.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from pathlib import Path
from typing import Any

from measuring import PING, PONG, echo_rate, machine, messages_a_second, percentile, write_results
from running import RunningServer
from websockets.asyncio.client import ClientConnection


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
        while not self.table:
            self._note(json.loads(await self._socket.recv()))

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
        while self._note(json.loads(await self._socket.recv())) != "done":
            pass
        self.seconds.append(time.perf_counter() - start)

    def _note(self, message: dict[str, Any]) -> str:
        kind = str(message["type"])
        assert kind != "refused", message
        if kind == "table":
            self.table = message
        return kind

    def _choice(self) -> dict[str, str]:
        may = self.table["may"][self.table["to_act"]]
        if "give" in may:
            return {"command": "give", "piece": self.table["reserve"][0]}
        if "place" in may:
            empty = self.table["board"].index(".")
            return {"command": "place", "cell": "abcd"[empty % 4] + str(1 + empty // 4)}
        return {"command": "end_turn"}


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


async def beside_an_echo(server: RunningServer, sockets: int, each: int) -> dict[str, Any]:
    """The rate of our messages, and that of an empty echo."""
    ours = [await server.join(server.new_game()) for _ in range(sockets)]
    rates = {
        "echo": await echo_rate(sockets, each),
        "kvarto": await messages_a_second(ours, PING, PONG, each),
    }
    return {**rates, "ratio": round(rates["kvarto"] / rates["echo"], 2)}


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
            results = machine() | {
                "messages": await beside_an_echo(server, 50, 200),
                "games": await many_games(server, chosen.games, chosen.rate, chosen.seconds),
            }
        finally:
            server.stop()
    write_results(results, chosen.json)


if __name__ == "__main__":
    asyncio.run(main())
