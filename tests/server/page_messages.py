"""What a page sends, and the game as it reads it from what it is sent."""

from __future__ import annotations

from itertools import count
from typing import Any

from kvarto import (
    Action,
    Calling,
    FalseCall,
    GameState,
    Give,
    Place,
    Point,
    Position,
    Seat,
    Settings,
    Variant,
)
from kvarto.rules.game import ActionKind
from kvarto.server import protocol

Json = dict[str, Any]

_numbers = count(1)


def do(seat: str, command: str, **fields: Any) -> Json:
    """A message with an id of its own, unless it is given one."""
    base = {"type": "do", "id": f"m{next(_numbers)}", "seat": seat, "command": command}
    return base | fields


def asked(action: Action) -> Json:
    """An action of the game as a page asks for it."""
    fields: Json = {"seat": action.seat.value, "command": _KIND[type(action).__name__].value}
    match action:
        case Give(piece=piece):
            fields["piece"] = str(piece)
        case Place(cell=cell):
            fields["cell"] = str(cell)
        case Point(shape=shape):
            fields["cells"] = None if shape is None else [str(cell) for cell in shape.cells]
    return fields


_KIND = {
    "Give": ActionKind.GIVE,
    "Place": ActionKind.PLACE,
    "Call": ActionKind.CALL,
    "Point": ActionKind.POINT,
    "EndTurn": ActionKind.END_TURN,
}


def state_of(table: protocol.Table) -> GameState:
    """The running game that a table shows."""
    pointing = frozenset(seat for seat in Seat if getattr(table.seats, seat.value).points)
    settings = Settings(
        Variant(table.variant),
        Calling(table.calling),
        FalseCall(table.false_call),
        table.late_call,
        pointing,
    )
    position = Position.from_text(table.position, settings.variant)
    full = position.placed == 16
    return GameState(
        settings,
        position,
        frozenset(map(Seat, table.called)),
        None if table.pointing is None else Seat(table.pointing),
        # After the 16th placement, which is first's, second has the last chance.
        last_chance=full and table.to_act == "second",
    )
