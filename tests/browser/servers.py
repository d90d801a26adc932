"""`kvarto serve` as people run it: a process of its own."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from itertools import cycle
from pathlib import Path
from typing import Protocol

import httpx

from browser.patience import PATIENCE


class Site(Protocol):
    """What visitors come to: a server, or several that are one."""

    @property
    def next(self) -> ServerProcess:
        """The server that the next visitor comes to."""

    @property
    def complaints(self) -> str:
        """What has gone wrong."""

    def start(self) -> None:
        """Start; it can be asked when this returns."""

    def stop(self) -> None:
        """Stop as a person would stop it."""

    def kill(self) -> None:
        """Kill it as a power cut would."""


class ServerProcess:
    """A server that can be stopped, killed, and started again where it was."""

    def __init__(self, folder: Path, *options: str) -> None:
        #: Where its games are: in a file of its own, unless it is told otherwise.
        self._options = options or ("--data", str(folder / "kvarto.sqlite3"))
        self._log = folder / "server.log"
        self._process: subprocess.Popen[str] | None = None
        #: Taken at the first start, and kept from then on.
        self.port = 0

    @property
    def host(self) -> str:
        """The host as pages name it."""
        return f"localhost:{self.port}"

    @property
    def address(self) -> str:
        """Where the page is."""
        return f"http://{self.host}"

    @property
    def next(self) -> ServerProcess:
        """The one that the next visitor comes to."""
        return self

    @property
    def complaints(self) -> str:
        """What has gone wrong in the server."""
        log = self._log.read_text(encoding="utf-8")
        return log if "Traceback" in log or '"error"' in log else ""

    def start(self) -> None:
        """Start; it can be asked when this returns."""
        command = ("serve", "--port", str(self.port), *self._options)
        with self._log.open("a") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "kvarto", *command],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self._process.stdout is not None
        found = re.search(r"http://\S+:(\d+)/", self._process.stdout.readline())
        assert found, self._log.read_text(encoding="utf-8")
        self.port = int(found[1])
        self._wait_for_answer()

    def _wait_for_answer(self) -> None:
        deadline = time.monotonic() + PATIENCE
        with httpx.Client(trust_env=False) as client:
            while True:
                try:
                    assert client.get(f"http://127.0.0.1:{self.port}/healthz").text == "ok"
                except httpx.TransportError:
                    assert time.monotonic() < deadline, "the server does not answer"
                    time.sleep(0.02)
                else:
                    return

    def stop(self) -> None:
        """Stop as a person would stop it."""
        self._end(self._running.terminate)

    def kill(self) -> None:
        """Kill it as a power cut would."""
        self._end(self._running.kill)

    @property
    def _running(self) -> subprocess.Popen[str]:
        assert self._process is not None, "the server has not been started"
        return self._process

    def _end(self, signal: Callable[[], None]) -> None:
        signal()
        self._running.wait(PATIENCE)
        assert self._running.stdout is not None
        self._running.stdout.close()


class Nodes:
    """Servers that are one: each visitor comes to another of them."""

    def __init__(self, servers: Sequence[ServerProcess]) -> None:
        self._servers = servers
        self._turns = cycle(servers)

    @property
    def next(self) -> ServerProcess:
        """The server that the next visitor comes to."""
        return next(self._turns)

    @property
    def complaints(self) -> str:
        """What has gone wrong in any of them."""
        return "".join(server.complaints for server in self._servers)

    def start(self) -> None:
        """Start them all."""
        for server in self._servers:
            server.start()

    def stop(self) -> None:
        """Stop them one after the other, as people do who upgrade."""
        for server in self._servers:
            server.stop()

    def kill(self) -> None:
        """Kill them all."""
        for server in self._servers:
            server.kill()
