"""One value for each of the two seats."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from kvarto.rules.settings import Seat

Value = TypeVar("Value")


@dataclass(frozen=True, slots=True)
class PerSeat(Generic[Value]):
    """A pair that is looked up by seat.

    >>> names = PerSeat("Anna", "Ben")
    >>> names[Seat.SECOND], names.having(Seat.FIRST, "Ada")
    ('Ben', PerSeat(first='Ada', second='Ben'))
    """

    first: Value
    second: Value

    def __getitem__(self, seat: Seat) -> Value:
        return self.first if seat is Seat.FIRST else self.second

    def having(self, seat: Seat, value: Value) -> PerSeat[Value]:
        """The same pair with another value for one seat."""
        return replace(self, **{seat.value: value})
