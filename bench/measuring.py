"""What the benchmarks of the server share: percentiles, rates, and an echo to compare with."""

from __future__ import annotations

import asyncio
import json
import math
import os
import platform
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

PING = json.dumps({"type": "ping", "sent": 1.0})
PONG = '{"type":"pong"'

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


def percentile(seconds: Sequence[float], share: float) -> float:
    """One of the values, in milliseconds."""
    ordered = sorted(seconds)
    return round(1000 * ordered[math.ceil(share * len(ordered)) - 1], 2)


async def messages_a_second(
    sockets: Sequence[ClientConnection], text: str, answer: str, each: int
) -> float:
    """How many messages go in and are answered, all sockets at once, each waiting for its own.

    `answer` is how an answer begins; anything else that comes is passed over.
    """

    async def talk(socket: ClientConnection) -> None:
        for _ in range(each):
            await socket.send(text)
            while not str(await socket.recv()).startswith(answer):
                pass

    start = time.perf_counter()
    await asyncio.gather(*map(talk, sockets))
    return round(len(sockets) * each / (time.perf_counter() - start))


async def echo_rate(sockets: int, each: int) -> float:
    """What the bare stack can do: Starlette and uvicorn, which send back what comes."""
    async with _echoing(sockets) as joined:
        return await messages_a_second(joined, PING, PING, each)


@asynccontextmanager
async def _echoing(count: int) -> AsyncIterator[list[ClientConnection]]:
    echo = subprocess.Popen([sys.executable, "-c", _ECHO.format(port=_ECHO_PORT)])  # noqa: S603
    try:
        yield await _joined(count)
    finally:
        echo.terminate()
        echo.wait(10)


async def _joined(count: int) -> list[ClientConnection]:
    for _ in range(100):
        try:
            return [
                await connect(f"ws://127.0.0.1:{_ECHO_PORT}/", compression=None)
                for _ in range(count)
            ]
        except OSError:
            await asyncio.sleep(0.1)
    raise TimeoutError("the echo did not start")


def machine() -> dict[str, Any]:
    """When and where it ran."""
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python "
        f"{platform.python_version()}",
    }


def write_results(results: dict[str, Any], file: Path) -> None:
    """Print, and write."""
    text = json.dumps(results, indent=1)
    print(text)  # noqa: T201
    file.write_text(text + "\n", encoding="utf-8")
