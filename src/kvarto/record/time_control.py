"""How much time the players have: what is agreed on, and how it is written."""

from __future__ import annotations

import re
from dataclasses import dataclass

from kvarto.errors import InvalidNotation, quoted
from kvarto.rules.naming import NamedEnum

DAY = 24 * 60 * 60

_MOST = 999_999


class ClockKind(NamedEnum):
    """What is limited."""

    NONE = "none"
    #: Each move: place and give.
    MOVE = "move"
    #: Placing, and as much again for giving.
    PLACE = "place"
    #: The whole game, with something added for each move.
    MAIN = "main"
    #: Each move, in days.
    DAYS = "days"


@dataclass(frozen=True, slots=True)
class TimeControl:
    """A time control; `seconds` is the limit (of one move, of one placing, or of the game).

    >>> TimeControl.from_text("600+5")
    TimeControl.from_text('600+5')
    >>> TimeControl.per_move(), TimeControl.none(), TimeControl.per_days(3)
    (TimeControl.from_text('60/move'), TimeControl.from_text('-'), TimeControl.from_text('3d/move'))
    """

    kind: ClockKind = ClockKind.NONE
    seconds: int = 0
    increment: int = 0

    def __post_init__(self) -> None:
        unit = DAY if self.kind is ClockKind.DAYS else 1
        limited = 0 < self.seconds <= _MOST * unit and self.seconds % unit == 0
        limits = limited if self.kind is not ClockKind.NONE else self.seconds == 0
        increments = range(_MOST + 1) if self.kind is ClockKind.MAIN else (0,)
        if not limits or self.increment not in increments:
            raise InvalidNotation("no-such-clock", text=quoted(str(self)))

    @classmethod
    def none(cls) -> TimeControl:
        """No clock."""
        return cls()

    @classmethod
    def per_move(cls, seconds: int = 60) -> TimeControl:
        """A limit for each move; a minute in tournaments."""
        return cls(ClockKind.MOVE, seconds)

    @classmethod
    def per_placing(cls, seconds: int = 60) -> TimeControl:
        """A limit for placing, and as much again for giving."""
        return cls(ClockKind.PLACE, seconds)

    @classmethod
    def main_time(cls, seconds: int, increment: int = 0) -> TimeControl:
        """Time for the whole game, and an increment for each move made."""
        return cls(ClockKind.MAIN, seconds, increment)

    @classmethod
    def per_days(cls, days: int) -> TimeControl:
        """Days for each move."""
        return cls(ClockKind.DAYS, days * DAY)

    @classmethod
    def from_text(cls, text: str) -> TimeControl:
        """Read `-`, `60/move`, `60/place`, `600+5` or `3d/move`."""
        if text == "-":
            return cls.none()
        match = _CLOCK.fullmatch(text)
        if match is None:
            raise InvalidNotation("no-such-clock", text=quoted(text))
        number, (days, per, increment) = int(match[1]), match.group(2, 3, 4)
        if days:
            return cls.per_days(number)
        if increment is not None:
            return cls.main_time(number, int(increment))
        return cls.per_move(number) if per == "move" else cls.per_placing(number)

    def __str__(self) -> str:
        match self.kind:
            case ClockKind.NONE:
                return "-"
            case ClockKind.MAIN:
                return f"{self.seconds}+{self.increment}"
            case ClockKind.DAYS:
                return f"{self.seconds // DAY}d/move"
            case _:
                return f"{self.seconds}/{self.kind.value}"

    def __repr__(self) -> str:
        return f"TimeControl.from_text({str(self)!r})"


# Nobody needs more than six digits, and int() must not be fed a megabyte of them.
_CLOCK = re.compile(r"([0-9]{1,6})(?:(d)/move|/(move|place)|\+([0-9]{1,6}))")
