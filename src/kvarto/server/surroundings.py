"""What a game asks of the server around it, and tells it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from kvarto.clock import Clock
from kvarto.server.timing import USUAL_TIMING, Timing


@dataclass(frozen=True, slots=True)
class Surroundings:
    """The server around a game."""

    clock: Clock
    #: Since when the machine has slept, if nobody has noticed yet.
    asleep_since: Callable[[], int | None] = lambda: None
    #: Even those who watch have seen the end.
    end_is_seen: Callable[[], None] = lambda: None
    #: Another node looks after the game of this id by now.
    is_lost: Callable[[str], None] = lambda _: None
    timing: Timing = USUAL_TIMING
