"""How the game's enumerated values show themselves: by a name that rebuilds them."""

from __future__ import annotations

from enum import Enum, IntEnum


class NamedEnum(Enum):
    """An enumeration whose members print as code: `Seat.FIRST`."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"


class NumberedEnum(IntEnum):
    """The same for members that are numbers, to index and to compute with."""

    def __bool__(self) -> bool:
        # Number 0 is a piece, and a cell, like any other: `if position.hand:` must find it.
        return True

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"
