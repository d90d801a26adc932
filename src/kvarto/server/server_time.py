"""The server's clock: all nodes go by the time of their database."""

from __future__ import annotations

from kvarto.clock import Clock


class ServerClock:
    """The clock of this machine, corrected to the one that all nodes share."""

    def __init__(self, machine: Clock) -> None:
        self._machine = machine
        #: How far the shared clock is ahead of this machine's.
        self.offset_ms = 0

    def __call__(self) -> int:
        """Return the current time in milliseconds since 1970."""
        return self._machine() + self.offset_ms
