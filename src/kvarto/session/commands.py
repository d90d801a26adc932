"""What can be asked of a table: the actions of the game, and what is done around it."""

from __future__ import annotations

from dataclasses import dataclass

from kvarto.rules.game import Action
from kvarto.rules.naming import NamedEnum
from kvarto.rules.settings import Seat


class OfferKind(NamedEnum):
    """What one player can propose to the other."""

    DRAW = "draw"
    TAKE_BACK = "take_back"


@dataclass(frozen=True)
class _ByPlayer:
    """A command of one seat."""

    seat: Seat


@dataclass(frozen=True)
class _OnProposal(_ByPlayer):
    """A command of one seat that proposes or answers."""

    kind: OfferKind


class Resign(_ByPlayer):
    """Give the game up."""


class Propose(_OnProposal):
    """Offer a draw, or ask to take back one's last place or give."""


class Accept(_OnProposal):
    """Agree to what the other has proposed."""


class Decline(_OnProposal):
    """Turn down what the other has proposed."""


class Pause(_ByPlayer):
    """Stop the clocks, in a casual game."""


class Resume(_ByPlayer):
    """Go on after a pause."""


class Abort(_ByPlayer):
    """Call the game off, before the second move."""


class Leave(_ByPlayer):
    """The player has gone: a closed page, a lost connection."""


class Return(_ByPlayer):
    """The player is back."""


class ClaimWin(_ByPlayer):
    """Claim the game from somebody who has left, when no clock decides."""


@dataclass(frozen=True, slots=True)
class PassTime:
    """Nobody asks anything, but time has passed."""


@dataclass(frozen=True, slots=True)
class Restart:
    """The table was unattended since this moment: nobody is charged for it."""

    since: int


PlayerCommand = (
    Action
    | Resign
    | Propose
    | Accept
    | Decline
    | Pause
    | Resume
    | Abort
    | Leave
    | Return
    | ClaimWin
)
Command = PlayerCommand | PassTime | Restart


class CommandKind(NamedEnum):
    """What a seat can be allowed to do, in the order in which choices are listed."""

    GIVE = "give"
    PLACE = "place"
    CALL = "call"
    POINT = "point"
    END_TURN = "end_turn"
    RESIGN = "resign"
    OFFER_DRAW = "offer_draw"
    ACCEPT_DRAW = "accept_draw"
    DECLINE_DRAW = "decline_draw"
    ASK_TAKE_BACK = "ask_take_back"
    ACCEPT_TAKE_BACK = "accept_take_back"
    DECLINE_TAKE_BACK = "decline_take_back"
    PAUSE = "pause"
    RESUME = "resume"
    ABORT = "abort"
    CLAIM_WIN = "claim_win"
