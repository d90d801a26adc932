"""Every command a seat can give, by its kind, in the order in which choices are listed."""

from __future__ import annotations

from kvarto.rules.game import Call, EndTurn, Give, Place, Point
from kvarto.rules.pieces import PIECES
from kvarto.rules.settings import Seat
from kvarto.rules.shapes import CELLS
from kvarto.session.commands import (
    Abort,
    Accept,
    ClaimWin,
    CommandKind,
    Decline,
    OfferKind,
    Pause,
    PlayerCommand,
    Propose,
    Resign,
    Resume,
)


def commands_of(seat: Seat) -> dict[CommandKind, list[PlayerCommand]]:
    """Each kind with all the commands there are of it."""
    draw, take_back = OfferKind.DRAW, OfferKind.TAKE_BACK
    return {
        CommandKind.GIVE: [Give(seat, piece) for piece in PIECES],
        CommandKind.PLACE: [Place(seat, cell) for cell in CELLS],
        CommandKind.CALL: [Call(seat)],
        CommandKind.POINT: [Point(seat, None)],
        CommandKind.END_TURN: [EndTurn(seat)],
        CommandKind.RESIGN: [Resign(seat)],
        CommandKind.OFFER_DRAW: [Propose(seat, draw)],
        CommandKind.ACCEPT_DRAW: [Accept(seat, draw)],
        CommandKind.DECLINE_DRAW: [Decline(seat, draw)],
        CommandKind.ASK_TAKE_BACK: [Propose(seat, take_back)],
        CommandKind.ACCEPT_TAKE_BACK: [Accept(seat, take_back)],
        CommandKind.DECLINE_TAKE_BACK: [Decline(seat, take_back)],
        CommandKind.PAUSE: [Pause(seat)],
        CommandKind.RESUME: [Resume(seat)],
        CommandKind.ABORT: [Abort(seat)],
        CommandKind.CLAIM_WIN: [ClaimWin(seat)],
    }


ALL_COMMANDS = {seat: commands_of(seat) for seat in Seat}
