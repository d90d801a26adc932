"""How long messages to a page and back are on their way, and how much of that is not charged."""

from __future__ import annotations

from collections import deque

from kvarto.server import protocol

#: At most so much of a player's time, in milliseconds, is not charged: a page may answer late on
#: purpose, and must not gain by it.
_MOST_ALLOWED = 300
#: The smallest of so many round trips counts: one alone may have waited somewhere by chance.
_LOOKED_AT = 5


class RoundTrips:
    """The last round trips of one connection; moments are in seconds."""

    def __init__(self) -> None:
        self._seconds: deque[float] = deque(maxlen=_LOOKED_AT)
        self._nonce = 0
        #: When the probe was sent that has not been answered yet.
        self._sent_at: float | None = None

    def probe(self, now: float) -> protocol.Probe:
        """What is to be sent now; the one before it is not waited for any longer."""
        self._nonce += 1
        self._sent_at = now
        return protocol.Probe(self._nonce)

    def echoed(self, nonce: int, now: float) -> None:
        """The page has answered."""
        if nonce == self._nonce and self._sent_at is not None:
            self._seconds.append(now - self._sent_at)
            self._sent_at = None

    @property
    def allowance(self) -> int:
        """So many milliseconds of a command's time are not charged."""
        return min(_MOST_ALLOWED, round(1000 * min(self._seconds, default=0.0)))
