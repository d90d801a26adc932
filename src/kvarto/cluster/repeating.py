"""What was said so recently that it may not have been heard."""

from __future__ import annotations

import asyncio
from collections import deque
from itertools import count

#: NATS may be gone for so many seconds before we notice it, and others learn it.
_SECONDS = 8.0
#: So many bytes are kept; what was said before them may be lost.
_MOST_BYTES = 16 * 1024 * 1024


class Recent:
    """The letters of the last seconds, to one node or to all."""

    def __init__(self) -> None:
        #: When and to whom each was said, and its number.
        self._said: deque[tuple[float, int, str | None, bytes]] = deque()
        self._bytes = 0
        self._numbers = count(1)
        #: The last one that was repeated to each node.
        self._repeated: dict[str, int] = {}

    def note(self, node: str | None, letter: bytes) -> None:
        """Keep what has just been said to a node, or to all."""
        self._said.append((_now(), next(self._numbers), node, letter))
        self._bytes += len(letter)
        since = _now() - _SECONDS
        while self._said and (self._bytes > _MOST_BYTES or self._said[0][0] < since):
            self._bytes -= len(self._said.popleft()[3])

    def take(self, node: str) -> list[bytes]:
        """What this node may not have heard, in the order in which it was said: each once."""
        since, last = _now() - _SECONDS, self._repeated.get(node, 0)
        if self._said:
            self._repeated[node] = self._said[-1][1]
        return [
            letter
            for said_at, number, to, letter in self._said
            if said_at >= since and number > last and to in (None, node)
        ]


def _now() -> float:
    return asyncio.get_running_loop().time()
