"""What a page asks for, as the table understands it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from kvarto.errors import IllegalAction
from kvarto.rules.game import Call, EndTurn, Give, Place, Point
from kvarto.rules.pieces import Piece
from kvarto.rules.settings import Seat
from kvarto.rules.shapes import Cell, Shape
from kvarto.server import protocol
from kvarto.session.commands import (
    Abort,
    Accept,
    ClaimWin,
    Decline,
    OfferKind,
    Pause,
    PlayerCommand,
    Propose,
    Resign,
    Resume,
)


def command_of(asked: protocol.Do) -> PlayerCommand:
    """The command that a message stands for."""
    seat = Seat(asked.seat)
    match asked.command:
        case "give":
            return Give(seat, Piece.from_text(_needed(asked.piece, "piece")))
        case "place":
            return Place(seat, Cell.from_text(_needed(asked.cell, "cell")))
        case "point":
            return Point(seat, None if asked.cells is None else shape_of(asked.cells))
    return _PLAIN[asked.command](seat)


def shape_of(cells: Iterable[str]) -> Shape:
    """The shape that four cells make."""
    pointed = set(cells)
    for shape in Shape:
        if pointed == set(map(str, shape.cells)):
            return shape
    raise IllegalAction("not-a-shape")


def _needed(value: str | None, field_name: str) -> str:
    if value is None:
        raise IllegalAction("bad-message", what=field_name)
    return value


_PLAIN: dict[str, Callable[[Seat], PlayerCommand]] = {
    "call": Call,
    "end_turn": EndTurn,
    "resign": Resign,
    "offer_draw": lambda seat: Propose(seat, OfferKind.DRAW),
    "accept_draw": lambda seat: Accept(seat, OfferKind.DRAW),
    "decline_draw": lambda seat: Decline(seat, OfferKind.DRAW),
    "ask_take_back": lambda seat: Propose(seat, OfferKind.TAKE_BACK),
    "accept_take_back": lambda seat: Accept(seat, OfferKind.TAKE_BACK),
    "decline_take_back": lambda seat: Decline(seat, OfferKind.TAKE_BACK),
    "pause": Pause,
    "resume": Resume,
    "abort": Abort,
    "claim_win": ClaimWin,
}
