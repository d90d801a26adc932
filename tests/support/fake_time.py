"""A clock that goes on only when a test says so, for the time of day and for event loops alike."""

from __future__ import annotations

import asyncio
import threading

from support.waiting import settle

#: 15 January 2027, in milliseconds since 1970.
START_MS = 1_800_000_000_000


class FakeTime:
    """The time of day (call it), and the seconds of all event loops that go by it."""

    def __init__(self, now_ms: int = START_MS) -> None:
        self._start_ms = now_ms
        self._seconds = 0.0
        self._loops: set[FakeTimeLoop] = set()
        self._lock = threading.Lock()

    def __call__(self) -> int:
        """Return the time in milliseconds since 1970."""
        return self._start_ms + round(self._seconds * 1000)

    @property
    def seconds(self) -> float:
        """The seconds that have passed since the beginning."""
        return self._seconds

    def advance(self, seconds: float) -> None:
        """Let time pass. What is due by then happens at the loop's next turn, in order."""
        with self._lock:
            self._seconds += seconds
            for loop in self._loops:
                # It may be waiting in vain for a moment that has come.
                loop.call_soon_threadsafe(lambda: None)

    async def elapse(self, seconds: float) -> None:
        """Let time pass between two moments at which the running loop has nothing else to do.

        What needs another thread, as a database does, may still be under way at both.
        """
        await settle()
        self.advance(seconds)
        await settle()

    def new_loop(self) -> FakeTimeLoop:
        """Make an event loop that goes by this time."""
        return FakeTimeLoop(self)

    def _join(self, loop: FakeTimeLoop) -> None:
        with self._lock:
            self._loops.add(loop)

    def _leave(self, loop: FakeTimeLoop) -> None:
        with self._lock:
            self._loops.discard(loop)


class FakeTimeLoop(asyncio.SelectorEventLoop):
    """An event loop whose sleeps, timeouts and timers end only when a test lets time pass."""

    def __init__(self, fake_time: FakeTime) -> None:
        super().__init__()
        self._fake_time = fake_time
        fake_time._join(self)

    def time(self) -> float:
        """Return the seconds by the fake clock."""
        return self._fake_time.seconds

    def close(self) -> None:
        """Close it; time goes on without it."""
        self._fake_time._leave(self)
        super().close()
