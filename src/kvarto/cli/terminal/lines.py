"""Lines typed at a terminal, waited for no longer than the game allows."""

from __future__ import annotations

import queue
import sys
import threading
from typing import Protocol


class Lines(Protocol):
    """Where the lines come from."""

    def read(self, timeout: float | None) -> str | None:
        """The next line; None if none came in time; `EOFError` after the last."""


class TypedLines:
    """Lines of standard input. A thread waits for them, so that clocks can run out meanwhile."""

    def __init__(self) -> None:
        """Begin to listen."""
        self._typed: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        try:
            while line := sys.stdin.readline():
                self._typed.put(line)
        finally:
            self._typed.put("")  # whatever ended it, nobody may wait for ever

    def read(self, timeout: float | None) -> str | None:
        """The next line; None if none came in time; `EOFError` after the last."""
        try:
            line = self._typed.get(timeout=timeout)
        except queue.Empty:
            return None
        if not line:
            raise EOFError
        return line.rstrip("\r\n")
