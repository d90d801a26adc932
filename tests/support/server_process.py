"""`kvarto serve` as people run it: a process that can be stopped, killed and started again."""

from __future__ import annotations

import signal
import subprocess
import threading
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import IO, Self

import httpx

from support.commands import KVARTO
from support.ports import free_port
from support.waiting import HANG_S, eventually

#: What is started unless a test says otherwise.
COMMAND = (*KVARTO, "serve")
_LAST_LINE_OF_WELCOME = "Ctrl-C"


class ServerProcess:
    """A server that can be stopped, killed, and started again where it was.

    As a context manager it is started, and killed in the end if it is still there.
    """

    def __init__(self, *options: str | Path, command: Sequence[str | Path] = COMMAND) -> None:
        #: What is started the next time: that may be another release.
        self.command = command
        self.port = free_port()
        self._options = options
        self._process: subprocess.Popen[str] | None = None
        self._reader = threading.Thread()
        self._earlier_output = ""
        self._lines: list[str] = []

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if self.is_running:
            self.kill()

    @property
    def host(self) -> str:
        """The host as requests name it."""
        return f"127.0.0.1:{self.port}"

    @property
    def address(self) -> str:
        """The address of the page."""
        return f"http://{self.host}"

    # -- what it says ----------------------------------------------------------------------

    @property
    def output(self) -> str:
        """What it has written since it was last started: its welcome, and its log."""
        return "".join(self._lines)

    @property
    def welcome(self) -> str:
        """What it wrote when it was last started."""
        output = self.output
        end = output.find("\n", output.find(_LAST_LINE_OF_WELCOME)) + 1
        return output[:end]

    @property
    def log(self) -> str:
        """What it has written over all its lives."""
        return self._earlier_output + self.output

    @property
    def complaints(self) -> list[str]:
        """The lines of its log that report what it did not expect."""
        return [line for line in self.log.splitlines() if _is_complaint(line)]

    # -- its life --------------------------------------------------------------------------

    @property
    def is_running(self) -> bool:
        """Whether it has been started, and has not ended."""
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        assert not self.is_running
        self._earlier_output, self._lines = self.log, []
        self._process = subprocess.Popen(
            [*self.command, "--port", str(self.port), *self._options],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
        )
        assert self._process.stdout is not None
        self._reader = threading.Thread(
            target=_read, args=(self._process.stdout, self._lines), daemon=True
        )
        self._reader.start()
        try:
            eventually(lambda: _LAST_LINE_OF_WELCOME in self.output or not self.is_running)
            self._wait_for_answer()
        except BaseException:
            self.kill()
            raise

    def _wait_for_answer(self) -> None:
        with httpx.Client(base_url=self.address, timeout=HANG_S, trust_env=False) as client:

            def answers() -> bool:
                try:
                    return client.get("/healthz").text == "ok"
                except httpx.TransportError:
                    assert self.is_running, self.output
                    return False

            eventually(answers)

    def send(self, signal_number: signal.Signals) -> None:
        """Send it a signal."""
        self._running.send_signal(signal_number)

    def wait(self) -> int:
        """Wait until it has ended with all its processes, and return its exit code."""
        code = self._running.wait(HANG_S)
        # Its processes write to the same pipe, which ends with the last of them.
        self._reader.join(HANG_S)
        assert not self._reader.is_alive(), "some of its processes have not ended"
        return code

    def stop(self) -> int:
        """Stop it as a service manager does, and return its exit code."""
        self.send(signal.SIGTERM)
        return self.wait()

    def kill(self) -> int:
        """Kill it as a power cut would, and return its exit code."""
        self.send(signal.SIGKILL)
        return self.wait()

    @property
    def _running(self) -> subprocess.Popen[str]:
        assert self._process is not None, "the server has not been started"
        return self._process


def _read(pipe: IO[str], lines: list[str]) -> None:
    with pipe:
        lines.extend(pipe)


def _is_complaint(line: str) -> bool:
    return '"level": "error"' in line or "Traceback" in line
