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
    #: So much of the time, in milliseconds, messages were on their way: nobody is charged for it.
    lag: int = 0


@dataclass(frozen=True)
class _OfSeat:
    """Something that one seat did, or that happened to it."""

    at: int
    seat: Seat


@dataclass(frozen=True)
class _OnProposal(_OfSeat):
    """Something about a proposal."""

    kind: OfferKind


class Resigned(_OfSeat):
    """A player has given the game up."""


class Proposed(_OnProposal):
    """A player has proposed something."""


class Accepted(_OnProposal):
    """A player has agreed to what the other proposed."""


class Declined(_OnProposal):
    """A player has turned down what the other proposed."""


class Paused(_OfSeat):
    """A player has stopped the clocks."""


class Resumed(_OfSeat):
    """The game goes on after a pause."""


class Aborted(_OfSeat):
    """A player has called the game off before it really began."""


class Left(_OfSeat):
    """A player has gone."""


class Returned(_OfSeat):
    """A player is back."""


class WinClaimed(_OfSeat):
    """A player has claimed the game from the other, who had left."""


class TimeRanOut(_OfSeat):
    """A player has lost on time."""


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
