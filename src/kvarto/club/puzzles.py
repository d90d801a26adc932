"""Which puzzle comes next: today's, or one that is about as strong as whoever asks; and streaks."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime, timedelta
from random import Random

from kvarto.engine.puzzles.puzzle import Puzzle
from kvarto.errors import IllegalAction

#: The next one is drawn from so many that are nearest in strength.
_NEAREST = 16


def day_of(now: int) -> date:
    """The day of a moment in milliseconds: the same for everyone, wherever they are."""
    return datetime.fromtimestamp(now / 1000, UTC).date()


def daily(puzzles: Sequence[Puzzle], day: date) -> Puzzle:
    """The puzzle of a day. All have their turn before one comes again."""
    if not puzzles:
        raise IllegalAction("no-puzzles")
    shuffled = sorted(puzzles, key=lambda puzzle: hashlib.sha256(puzzle.id.encode()).digest())
    return shuffled[day.toordinal() % len(shuffled)]


def next_puzzle(
    puzzles: Sequence[Puzzle], rating: float, tried: Mapping[str, int], random: Random
) -> Puzzle:
    """A puzzle near a rating that has not been tried yet.

    `tried` says when each was. Who has tried them all gets one of those that were longest ago.
    """
    if not puzzles:
        raise IllegalAction("no-puzzles")
    fresh = [puzzle for puzzle in puzzles if puzzle.id not in tried]
    if fresh:
        near = sorted(fresh, key=lambda puzzle: abs(puzzle.rating - rating))
    else:
        near = sorted(puzzles, key=lambda puzzle: tried[puzzle.id])
    return random.choice(near[:_NEAREST])


def streak_on(day: date, streak: int, last: date | None) -> int:
    """How many days in a row it is with this one; `last` is the day before that counted."""
    if last == day:
        return streak
    return streak + 1 if last == day - timedelta(days=1) else 1


def running_streak(day: date, streak: int, last: date | None) -> int:
    """A streak as it is on a day: it goes on if it was added to that day or the day before."""
    is_alive = last is not None and last >= day - timedelta(days=1)
    return streak if is_alive else 0
