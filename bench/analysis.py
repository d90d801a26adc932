"""How long one waits at the analysis board, and whether games feel it. Writes bench/analysis.json.

Every position of games between computer players is asked for over the socket, as a page does it,
and timed until the first graded moves have come and until all have. Then games between people are
played at human speed, alone and while several boards analyse without a pause. The games are kept in
memory where the system has files there: what they could feel are the cores, which all share, and
not the disk, which is slow for a moment now and then with and without analysis.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import shutil
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from load import at_human_speed, leave, pairs, sit_down
from measuring import machine, percentile, write_results
from playwright.async_api import Page, async_playwright
from running import RunningServer
from websockets.asyncio.client import ClientConnection, connect

from kvarto import CELLS, PIECES, Game, Position, Variant
from kvarto.engine.players import LEVELS, Player
from kvarto.engine.solver import solve

_VARIANTS = ("standard", "advanced")
#: Levels that choose quickly, and make the mistakes that people make.
_LEVELS = (2, 4, 6)
#: So many positions a board goes through before it begins anew.
_UNKNOWN = 500
#: So often it is measured alone and beside analysis, by turns.
_TURNS = 9
#: Where Linux keeps files in memory; on other systems they are where all temporary files are.
_IN_MEMORY = Path("/dev/shm")  # noqa: S108  (a folder of one's own is made there)
_MEMORY = _IN_MEMORY if _IN_MEMORY.is_dir() else None
#: So many pieces are on the board where no table helps and most has to be searched for.
_HARDEST = 5


#: Resolves with the milliseconds from an arrow key to the frames in which the first moves and all
#: moves of the next position are graded.
_UNTIL_GRADED = """() => new Promise(resolve => {
  const there = (selector) => document.querySelector(selector);
  const word = () => there(".tree [aria-current=step]")?.textContent;
  const before = word(), start = performance.now();
  let first = null;
  const look = () => {
    const passed = performance.now() - start;
    if (word() !== before && there(".best-move")) {
      first ??= passed;
      if (!there("progress")) return resolve([first, passed]);
    }
    requestAnimationFrame(look);
  };
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  requestAnimationFrame(look);
})"""


class Board:
    """An analysis board, and how long it has waited."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.first: list[float] = []
        self.all: list[float] = []

    @classmethod
    async def open(cls, host: str) -> Board:
        """A board whose engine is there."""
        socket = await connect(f"ws://{host}/api/analysis/socket", compression=None)
        board = cls(socket)
        for variant in _VARIANTS:
            await board.analyse(Position(variant=Variant(variant)))
        board.forget()
        return board

    def forget(self) -> None:
        """Forget how long it has waited."""
        self.first, self.all = [], []

    async def analyse(self, position: Position) -> None:
        """Have every move graded."""
        start = time.perf_counter()
        asked = {"type": "analyse", "id": "a", "position": str(position)}
        await self._socket.send(json.dumps(asked))
        first = None
        while True:
            message = json.loads(await self._socket.recv())
            assert message["type"] in ("analysis", "graded"), message
            if first is None and message.get("moves"):
                first = time.perf_counter() - start
            if message.get("done"):
                break
        self.all.append(time.perf_counter() - start)
        self.first.append(self.all[-1] if first is None else first)

    def summary(self) -> dict[str, Any]:
        """What was measured."""
        return {
            "positions": len(self.all),
            "first_p95_ms": percentile(self.first, 0.95),
            "first_longest_ms": percentile(self.first, 1),
            "all_p50_ms": percentile(self.all, 0.5),
            "all_p95_ms": percentile(self.all, 0.95),
            "all_longest_ms": percentile(self.all, 1),
        }


def between_computers(variant: str, seed: int) -> Iterator[Game]:
    """A game between two computers as it goes on, until just before its end."""
    level = LEVELS[_LEVELS[seed % len(_LEVELS)] - 1]
    players = [Player(level, 2 * seed + number) for number in range(2)]
    game = Game(variant)
    while game.outcome is None:
        yield game
        seat = game.state.to_act
        assert seat is not None
        action = players[seat.value == "second"].choose(game.state, seat)
        assert action is not None
        game.act(action)


def hard(variant: str, count: int, seed: int = 1) -> Iterator[Position]:
    """So many positions with five pieces on the board and one in hand that does not win at once."""
    draw = random.Random(seed)  # noqa: S311  (the same every time)
    while count:
        pieces = draw.sample(PIECES, _HARDEST + 1)
        cells = dict(zip(draw.sample(CELLS, _HARDEST), pieces, strict=False))
        board = tuple(cells.get(cell) for cell in CELLS)
        position = Position(board, pieces[-1], Variant(variant))
        if not position.lapsed and solve(position).distance != 1:
            count -= 1
            yield position


async def waiting(host: str, games: int, many: int) -> dict[str, Any]:
    """How long one waits in real games, and where it takes longest."""
    results: dict[str, Any] = {}
    for variant in _VARIANTS:
        board = await Board.open(host)
        for seed in range(games):
            for game in between_computers(variant, seed):
                await board.analyse(game.position)
        in_games = board.summary()
        board.forget()
        for position in hard(variant, many):
            await board.analyse(position)
        results[variant] = {"in_games": in_games, "five_pieces": board.summary()}
    return results


async def on_the_page(host: str, games: int) -> dict[str, Any]:
    """How long it takes until one sees it in chromium, going through games by the arrow key."""
    results: dict[str, Any] = {}
    async with async_playwright() as play:
        browser = await play.chromium.launch(
            executable_path=shutil.which("chromium"),
            args=["--no-sandbox", "--disable-background-networking"],
        )
        for variant in _VARIANTS:
            page = await browser.new_page(base_url=f"http://{host}", locale="en")
            times: list[tuple[float, float]] = []
            for seed in range(games, 2 * games):  # others than before: nothing is known of them
                *_, record = map(str, between_computers(variant, seed))
                times += await _seen(page, record)
            first, whole = zip(*times, strict=True)
            results[variant] = {
                "positions": len(times),
                "first_p95_ms": percentile(first, 0.95),
                "all_p50_ms": percentile(whole, 0.5),
                "all_p95_ms": percentile(whole, 0.95),
                "all_longest_ms": percentile(whole, 1),
            }
        await browser.close()
    return results


async def _seen(page: Page, record: str) -> list[tuple[float, float]]:
    await page.goto("/analysis")
    await page.locator("details:has([name=text]) > summary").click()
    await page.locator("[name=text]").fill(record)
    await page.locator("form:has([name=text]) button").click()
    await page.wait_for_selector(".tree .moves-word")
    await page.wait_for_load_state("networkidle")
    await page.keyboard.press("Home")
    count = await page.locator(".tree .moves-word").count()
    times = []
    for _ in range(count):
        await page.wait_for_selector("progress", state="detached")
        first, whole = await page.evaluate(_UNTIL_GRADED)
        times.append((first / 1000, whole / 1000))
    return times


async def beside_games(
    server: RunningServer, games: int, boards: int, seconds: float
) -> dict[str, Any]:
    """Games between people, alone and while boards analyse without a pause, by turns.

    What else the machine does for a moment spoils one turn; so the turn in the middle counts.
    """
    analysing = [await Board.open(server.host) for _ in range(boards)]
    # Each has positions of its own, so that nothing is known already.
    unknown = [list(hard("standard", _UNKNOWN, seed)) for seed in range(2, boards + 2)]
    alone, beside = [], []
    for _ in range(_TURNS):
        sitting = await pairs(server, games)
        await sit_down(sitting)
        alone.append(await at_human_speed(sitting, seconds))
        tasks = [
            asyncio.create_task(_go_on(board, positions))
            for board, positions in zip(analysing, unknown, strict=True)
        ]
        beside.append(await at_human_speed(sitting, seconds))
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        leave(sitting)
    usual = {"alone": _middle(alone), "beside": _middle(beside)}
    ratio = usual["beside"]["answer_p99_ms"] / usual["alone"]["answer_p99_ms"]
    return {
        "games": games,
        "boards": boards,
        "turns": _TURNS,
        "alone_p99_ms": sorted(turn["answer_p99_ms"] for turn in alone),
        "beside_p99_ms": sorted(turn["answer_p99_ms"] for turn in beside),
        **usual,
        "answer_p99_ratio": round(ratio, 2),
        "analyses": sum(len(board.all) for board in analysing),
    }


def _middle(turns: list[dict[str, Any]]) -> dict[str, Any]:
    return sorted(turns, key=lambda turn: turn["answer_p99_ms"])[len(turns) // 2]


async def _go_on(board: Board, positions: Sequence[Position]) -> None:
    while True:
        for position in positions:
            await board.analyse(position)


async def main() -> None:
    """Measure, print, and write."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--played", type=int, default=12, help="games whose positions are graded")
    options.add_argument("--positions", type=int, default=200, help="positions with five pieces")
    options.add_argument("--games", type=int, default=400, help="games beside which is analysed")
    options.add_argument("--boards", type=int, default=2)
    options.add_argument("--seconds", type=float, default=8.0)
    options.add_argument("--folder", type=Path, default=_MEMORY, help="where games are kept")
    options.add_argument("--json", type=Path, default=Path(__file__).with_suffix(".json"))
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory(dir=chosen.folder) as folder:
        server = RunningServer(Path(folder))
        try:
            results = machine() | {
                "waiting": await waiting(server.host, chosen.played, chosen.positions),
                "on_the_page": await on_the_page(server.host, chosen.played),
                "beside": await beside_games(server, chosen.games, chosen.boards, chosen.seconds),
            }
        finally:
            server.stop()
    write_results(results, chosen.json)


if __name__ == "__main__":
    asyncio.run(main())
