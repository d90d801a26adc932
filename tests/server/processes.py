"""`kvarto serve` as a program of its own, to be stopped and killed."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import httpx

from server.pages import PATIENCE, Browser, browser_at, wait_until

COMMAND = (sys.executable, "-m", "kvarto", "serve", "--port", "0")


class Program:
    """A server that was started from the command line."""

    def __init__(
        self, *arguments: str, command: Sequence[str] = COMMAND, log: IO[str] | None = None
    ) -> None:
        self.process = subprocess.Popen(
            [*command, *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT if log is None else log,
            text=True,
        )
        output: IO[str] | None = self.process.stdout
        assert output is not None
        self.welcome = ""
        while "Ctrl-C" not in self.welcome:
            line = output.readline()
            assert line, self.welcome
            self.welcome += line
        (port,) = re.findall(r"http://[^/]+:(\d+)/", self.welcome)
        self.host = f"127.0.0.1:{port}"
        wait_until(self._answers)

    def _answers(self) -> bool:
        try:
            with browser_at(self.host) as browser:
                return browser.client.get("/healthz").text == "ok"
        except httpx.TransportError:
            assert self.process.poll() is None, "it has ended"
            return False

    def send(self, signal_number: int) -> None:
        """Send it a signal."""
        self.process.send_signal(signal_number)

    def end(self) -> tuple[int, str]:
        """Wait until it has ended, with all its processes; its exit code and its last words."""
        # Its processes have its standard output too: it ends with the last of them.
        said, _ = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, said

    @contextmanager
    def browser(self, cookie: str | None = None) -> Iterator[Browser]:
        """A browser, with the cookie of another if that is given."""
        with browser_at(self.host) as browser:
            if cookie is not None:
                browser.client.cookies.set("kvarto", cookie)
            yield browser


@contextmanager
def serving(file: Path, *arguments: str) -> Iterator[Program]:
    """A server that does not outlive the test."""
    program = Program("--data", str(file), *arguments)
    try:
        yield program
    finally:
        if program.process.poll() is None:
            program.process.kill()
        program.process.communicate()
