"""How far the clock of another machine is ahead of this one's, by asking it from time to time."""

from __future__ import annotations

from collections import deque

#: Of so many measurements the one that took least time counts.
_MEASUREMENTS = 10
#: Milliseconds are whole.
_ROUNDING_MS = 2


class ClockOffset:
    """What is known from the last measurements; all times are in milliseconds."""

    def __init__(self) -> None:
        #: How long each took, and how far the other clock was ahead.
        self._measured: deque[tuple[int, int]] = deque(maxlen=_MEASUREMENTS)

    @property
    def milliseconds(self) -> int:
        """How far the other clock is ahead; 0 before the first measurement."""
        return min(self._measured, default=(0, 0))[1]

    def measured(self, asked_at: int, there: int, answered_at: int) -> None:
        """Note what the other clock has answered, and when it was asked by this one."""
        took, ahead = answered_at - asked_at, there - (asked_at + answered_at) // 2
        took_least, was_ahead = min(self._measured, default=(took, ahead))
        # Both may be wrong by half the time they took. If they differ by more, a clock was set.
        if abs(ahead - was_ahead) > (took + took_least) // 2 + _ROUNDING_MS:
            self._measured.clear()
        self._measured.append((took, ahead))
