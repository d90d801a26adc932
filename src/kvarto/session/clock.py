"""The clocks of a table. Moments and durations are whole milliseconds; `now` is an argument."""

from __future__ import annotations

from dataclasses import dataclass, replace

from kvarto.record.time_control import ClockKind, TimeControl
from kvarto.rules.settings import Seat
from kvarto.session.per_seat import PerSeat

#: How long a caller has to point out the shape.
POINTING_TIME = 15_000
#: How long the very last chance to call lasts in a game without a clock.
LAST_CHANCE_TIME = 60_000


@dataclass(frozen=True, slots=True)
class Clock:
    """What both players have left, and whose time is running since when.

    >>> clock = Clock.of(TimeControl.per_move(60)).run(Seat.FIRST, now=1000)
    >>> clock.deadline, clock.left(Seat.FIRST, now=11_000), clock.left(Seat.SECOND, now=11_000)
    (61000, 50000, 60000)
    """

    control: TimeControl
    #: None where nothing is limited.
    remaining: PerSeat[int | None]
    running: Seat | None = None
    since: int = 0

    @classmethod
    def of(cls, control: TimeControl) -> Clock:
        """Both clocks before the game, standing."""
        return cls(control, PerSeat(_limit(control), _limit(control)))

    @property
    def deadline(self) -> int | None:
        """When the running clock runs out."""
        if self.running is None:
            return None
        remaining = self.remaining[self.running]
        return None if remaining is None else self.since + remaining

    def left(self, seat: Seat, now: int) -> int | None:
        """What a seat has left at a moment; never less than nothing."""
        remaining = self.remaining[seat]
        if remaining is None or seat is not self.running:
            return remaining
        return max(0, remaining - max(0, now - self.since))

    def stop(self, now: int) -> Clock:
        """Charge whoever's time was running, and stand."""
        if self.running is None:
            return self
        charged = self.remaining.having(self.running, self.left(self.running, now))
        return replace(self, remaining=charged, running=None, since=now)

    def run(self, seat: Seat | None, now: int) -> Clock:
        """Let a seat's time run; None lets the clocks stand."""
        return replace(self.stop(now), running=seat, since=now)

    def shift(self, duration: int) -> Clock:
        """Forget that this much time has passed."""
        return replace(self, since=self.since + duration)

    def begin_move(self, seat: Seat) -> Clock:
        """Give a seat what it has for a new move."""
        if self.control.kind is ClockKind.MAIN:
            return self
        return self._filled(seat, _limit(self.control))

    def begin_giving(self, seat: Seat) -> Clock:
        """Give a seat what it has for giving, where that is apart from placing."""
        return self.begin_move(seat) if self.control.kind is ClockKind.PLACE else self

    def end_move(self, seat: Seat) -> Clock:
        """Add the increment for a finished move."""
        remaining = self.remaining[seat]
        if self.control.kind is not ClockKind.MAIN or remaining is None:
            return self
        return self._filled(seat, remaining + self.control.increment * 1000)

    def begin_last_chance(self, seat: Seat) -> Clock:
        """Limit the very last chance to call where nothing else does."""
        if self.control.kind is ClockKind.NONE:
            return self._filled(seat, LAST_CHANCE_TIME)
        return self.begin_move(seat)

    def _filled(self, seat: Seat, milliseconds: int | None) -> Clock:
        return replace(self, remaining=self.remaining.having(seat, milliseconds))


def _limit(control: TimeControl) -> int | None:
    return None if control.kind is ClockKind.NONE else control.seconds * 1000
