"""The two seats, and what the players agree on before a game."""

from __future__ import annotations

from dataclasses import dataclass

from kvarto.rules.naming import NamedEnum
from kvarto.rules.variant import Variant


class Seat(NamedEnum):
    """First gives the first piece, second places it."""

    FIRST = "first"
    SECOND = "second"

    @property
    def other(self) -> Seat:
        """The seat on the other side of the board."""
        return Seat.SECOND if self is Seat.FIRST else Seat.FIRST

    @property
    def message_key(self) -> str:
        """The message with what it is called where something is refused."""
        return f"error-seat-{self.value}"

    def __str__(self) -> str:
        return self.value


class Calling(NamedEnum):
    """Whether a quarto must be called, as in the printed game, or wins by itself."""

    SPOKEN = "spoken"
    AUTOMATIC = "automatic"


class FalseCall(NamedEnum):
    """What a call costs that points at no open quarto: the chance, or the game."""

    IGNORE = "ignore"
    FORFEIT = "forfeit"


BOTH_SEATS = frozenset(Seat)


@dataclass(frozen=True, slots=True)
class Settings:
    """What is agreed on before a game; the defaults are the printed standard game.

    `pointing` holds the seats that must point out the shape they call.

    >>> Settings(Variant("advanced"), late_call=True).points(Seat.FIRST)
    True
    """

    variant: Variant = Variant("standard")  # noqa: RUF009  (a constant)
    calling: Calling = Calling.SPOKEN
    false_call: FalseCall = FalseCall.IGNORE
    late_call: bool = False
    pointing: frozenset[Seat] = BOTH_SEATS

    def __post_init__(self) -> None:
        # A code, a name or a value as it is written will do; what is none of them will not.
        object.__setattr__(self, "variant", Variant(self.variant))
        object.__setattr__(self, "calling", Calling(self.calling))
        object.__setattr__(self, "false_call", FalseCall(self.false_call))

    def points(self, seat: Seat) -> bool:
        """Whether this seat must point out the shape it calls."""
        return seat in self.pointing
