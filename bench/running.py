"""A server of its own for a benchmark."""

from __future__ import annotations

import json
import re
import sqlite3
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Protocol
from urllib.error import URLError
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

_CHAIRS = [{"name": "Anna"}, {"name": "Ben"}]


class Site(Protocol):
    """One server, or several that are one."""

    @property
    def hosts(self) -> Sequence[str]:
        """Where pages can go: all of them show the same."""

    def kilobytes(self) -> int:
        """How much memory its processes hold."""

    def kill(self) -> None:
        """As a power cut would."""

    def stored(self) -> Mapping[str, int]:
        """How many events there are of each game, also after it was killed."""


class RunningServer:
    """A `kvarto serve` of its own, with a database of its own unless `options` name another."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.data = folder / "bench.sqlite3"
        command = [sys.executable, "-m", "kvarto", "serve", "--port", "0"]
        self.process = subprocess.Popen(  # noqa: S603  (our own command)
            [*command, *(options or ("--data", str(self.data)))], stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        found = re.search(r"http://([^/]+)/", self.process.stdout.readline())
        assert found is not None, "the server did not say its address"
        self.host = found[1]
        self.cookie = ""
        self._wait_until_it_answers()

    def _wait_until_it_answers(self) -> None:
        for _ in range(100):
            try:
                with urlopen(f"http://{self.host}/healthz"):
                    return
            except URLError:
                time.sleep(0.1)
        raise TimeoutError("the server did not start")

    @property
    def hosts(self) -> Sequence[str]:
        """Where it is."""
        return (self.host,)

    def stored(self) -> Mapping[str, int]:
        """How many events there are of each game."""
        with closing(sqlite3.connect(self.data)) as database:
            return dict(database.execute("SELECT game, max(number) FROM events GROUP BY game"))

    def new_game(self) -> str:
        """Begin a game of two people at one browser."""
        body = json.dumps({"chairs": _CHAIRS, "dice": False}).encode()
        headers = {"cookie": self.cookie} if self.cookie else {}
        with urlopen(Request(f"http://{self.host}/api/games", body, headers)) as answer:
            self.cookie = self.cookie or answer.headers["set-cookie"].split(";")[0]
            return str(json.load(answer)["id"])

    async def join(self, game: str) -> ClientConnection:
        """A socket at a game."""
        address = f"ws://{self.host}/api/games/{game}/socket"
        return await connect(address, additional_headers={"Cookie": self.cookie}, compression=None)

    def kilobytes(self) -> int:
        """How much memory the process holds."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        found = re.search(r"VmRSS:\s+(\d+)", status)
        assert found is not None
        return int(found[1])

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self.process.wait(10)

    def stop(self) -> None:
        """Ctrl-C."""
        self.process.terminate()
        self.process.wait(10)
