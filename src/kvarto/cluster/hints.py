"""How parts of a server, and servers, tell each other that something has changed.

What is published is a hint: whoever gets it looks for itself.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Protocol

Subscriber = Callable[[bytes], None]


class Bus(Protocol):
    """Whatever carries hints."""

    def publish(self, topic: str, hint: bytes = b"") -> None:
        """Tell all subscribers of a topic."""

    def subscribe(self, topic: str, subscriber: Subscriber) -> Callable[[], None]:
        """Be told; calling what is returned ends it."""


class InProcessBus:
    """Carries hints within one process, at once."""

    def __init__(self) -> None:
        self._subscribers: defaultdict[str, list[Subscriber]] = defaultdict(list)

    def publish(self, topic: str, hint: bytes = b"") -> None:
        """Tell all subscribers of a topic."""
        for subscriber in tuple(self._subscribers.get(topic, ())):
            subscriber(hint)

    def subscribe(self, topic: str, subscriber: Subscriber) -> Callable[[], None]:
        """Be told; calling what is returned ends it."""
        self._subscribers[topic].append(subscriber)
        return lambda: self._subscribers[topic].remove(subscriber)
