"""What was said so recently that it may not have been heard."""

from __future__ import annotations

from collections import deque
from itertools import count

from kvarto.clock import loop_time


class Recent:
    """The letters of the last seconds, to one node or to all."""

    def __init__(self, kept_for_s: float, max_bytes: int = 16 * 1024 * 1024) -> None:
        """Begin with nothing.

        NATS may be gone for `kept_for_s` before we notice it, and others learn it. What was said
        before the last `max_bytes` may be lost.
        """
        self._kept_for_s = kept_for_s
        self._max_bytes = max_bytes
        #: When and to whom each was said, and its number.
        self._said: deque[tuple[float, int, str | None, bytes]] = deque()
        self._bytes = 0
        self._numbers = count(1)
        #: The last one that was repeated to each node.
        self._repeated: dict[str, int] = {}

    def note(self, node: str | None, letter: bytes) -> None:
        """Keep what has just been said to a node, or to all."""
        self._said.append((loop_time(), next(self._numbers), node, letter))
        self._bytes += len(letter)
        since = loop_time() - self._kept_for_s
        while self._said and (self._bytes > self._max_bytes or self._said[0][0] < since):
            self._bytes -= len(self._said.popleft()[3])

    def take(self, node: str) -> list[bytes]:
        """What this node may not have heard, in the order in which it was said: each once."""
        since, last = loop_time() - self._kept_for_s, self._repeated.get(node, 0)
        if self._said:
            self._repeated[node] = self._said[-1][1]
        return [
            letter
            for said_at, number, to, letter in self._said
            if said_at >= since and number > last and to in (None, node)
        ]
