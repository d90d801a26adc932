"""What has happened at a table. Events are kept for ever: their stored names never change."""

from __future__ import annotations

from dataclasses import dataclass

from kvarto.record.time_control import TimeControl
from kvarto.rules.game import Action
from kvarto.rules.position import Position
from kvarto.rules.settings import Seat, Settings
from kvarto.session.commands import OfferKind
from kvarto.session.per_seat import PerSeat

#: How long somebody must be away before the win can be claimed, in milliseconds.
DEFAULT_GRACE = 120_000


@dataclass(frozen=True, slots=True)
class TableSettings:
    """What is agreed on before a game at a table."""

    game: Settings = Settings()  # noqa: RUF009  (a constant)
    clock: TimeControl = TimeControl.none()  # noqa: RUF009
    #: Casual games can be paused, and moves taken back by agreement.
    casual: bool = True
    #: How long somebody must be away before the win can be claimed, in milliseconds.
    grace: int = DEFAULT_GRACE
    #: The position to begin from; None for the empty board.
    start: Position | None = None


@dataclass(frozen=True, slots=True)
class Opened:
    """The players have sat down, and it is drawn who is first.

    `throws` are the dice of first and second, thrown until they differed; none if agreed.
    """

    at: int
    names: PerSeat[str]
    settings: TableSettings
    throws: tuple[PerSeat[int], ...] = ()


@dataclass(frozen=True, slots=True)
class Acted:
    """An action of the game; `by_clock` if the player let the time for something else pass."""

    at: int
    action: Action
    by_clock: bool = False


@dataclass(frozen=True, slots=True)
class Resigned:
    """A player has given the game up."""

    at: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class Proposed:
    """A player has proposed something."""

    at: int
    seat: Seat
    kind: OfferKind


@dataclass(frozen=True, slots=True)
class Accepted:
    """A player has agreed to what the other proposed."""

    at: int
    seat: Seat
    kind: OfferKind


@dataclass(frozen=True, slots=True)
class Declined:
    """A player has turned down what the other proposed."""

    at: int
    seat: Seat
    kind: OfferKind


@dataclass(frozen=True, slots=True)
class Paused:
    """A player has stopped the clocks."""

    at: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class Resumed:
    """The game goes on after a pause."""

    at: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class Aborted:
    """A player has called the game off before it really began."""

    at: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class Left:
    """A player has gone."""

    at: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class Returned:
    """A player is back."""

    at: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class WinClaimed:
    """A player has claimed the game from the other, who had left."""

    at: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class TimeRanOut:
    """A player has lost on time."""

    at: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class Interrupted:
    """The table was unattended from `since` until now; nobody is charged for it."""

    at: int
    since: int


LaterEvent = (
    Acted
    | Resigned
    | Proposed
    | Accepted
    | Declined
    | Paused
    | Resumed
    | Aborted
    | Left
    | Returned
    | WinClaimed
    | TimeRanOut
    | Interrupted
)
Event = Opened | LaterEvent
