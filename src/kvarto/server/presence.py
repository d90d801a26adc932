"""Which of two people at different browsers are at the table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from kvarto.record.time_control import ClockKind
from kvarto.rules.settings import Seat
from kvarto.session.state import TableState


class Presence:
    """The players whose last page has gone, and who are about to count as away."""

    def __init__(self, is_away: Callable[[Seat], None], away_after_s: float) -> None:
        self._is_away = is_away
        self._away_after_s = away_after_s
        self._leaving: dict[Seat, asyncio.TimerHandle] = {}

    def came(self, seat: Seat) -> None:
        """A page of this seat's player is here."""
        waiting = self._leaving.pop(seat, None)
        if waiting is not None:
            waiting.cancel()

    def went(self, seat: Seat) -> None:
        """No page of this seat's player is here."""
        if seat not in self._leaving:
            loop = asyncio.get_running_loop()
            self._leaving[seat] = loop.call_later(self._away_after_s, self._left, seat)

    def rest(self) -> None:
        """Notice nothing any more."""
        for seat in tuple(self._leaving):
            self.came(seat)

    def _left(self, seat: Seat) -> None:
        del self._leaving[seat]
        self._is_away(seat)


def next_claim(state: TableState, now: int) -> int | None:
    """The next moment at which somebody may claim the win from a player who is away."""
    if state.outcome is not None or state.settings.clock.kind is not ClockKind.NONE:
        return None
    ends = (
        since + state.settings.grace for seat in Seat if (since := state.away[seat]) is not None
    )
    return min((end for end in ends if end > now), default=None)
