"""A position and its parts as messages say them."""

from __future__ import annotations

from collections.abc import Iterator

from kvarto.engine.attention import Threat, safe_pieces, threats
from kvarto.rules.game import Outcome
from kvarto.rules.pieces import TRAITS, Trait
from kvarto.rules.position import Position
from kvarto.rules.settings import Seat
from kvarto.server import protocol


def board_text(position: Position) -> str:
    """The sixteen cells from a1 on: a piece or a dot."""
    return "".join("." if piece is None else str(piece) for piece in position.board)


def text_of(thing: object | None) -> str | None:
    """A piece or a cell as notation writes it."""
    return None if thing is None else str(thing)


def seat_name(seat: Seat | None) -> protocol.SeatName | None:
    """A seat."""
    return None if seat is None else seat.value


def outcome_message(outcome: Outcome | None, position: Position) -> protocol.Outcome | None:
    """How a game ended, with this position."""
    if outcome is None:
        return None
    shape = outcome.shape
    return protocol.Outcome(
        winner=seat_name(outcome.winner),
        reason=outcome.termination.value,
        shape=text_of(shape),
        cells=() if shape is None else tuple(map(str, shape.cells)),
        traits=() if shape is None else tuple(t.value for t in position.traits(shape)),
    )


def threats_message(position: Position) -> tuple[protocol.Threat, ...]:
    """The cells that would complete a shape, by what its other three pieces share."""
    found = dict.fromkeys(
        protocol.Threat(str(danger.cell), trait.value)
        for danger in threats(position.board, position.variant)
        for trait in _traits(danger)
    )
    return tuple(found)


def _traits(danger: Threat) -> Iterator[Trait]:
    """What the three pieces share."""
    for feature, (lacking, having) in TRAITS.items():
        if danger.zeros & feature.bit:
            yield lacking
        if danger.ones & feature.bit:
            yield having


def safe_message(position: Position) -> tuple[str, ...]:
    """The pieces of the reserve that do not win at once."""
    dangers = threats(position.board, position.variant)
    return tuple(map(str, safe_pieces(position.reserve, dangers, position.variant)))
