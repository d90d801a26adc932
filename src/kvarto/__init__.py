"""kvarto: the board game Quarto, whole.

>>> import kvarto
>>> game = kvarto.Game("standard")
>>> game.give("A")
>>> game.place("b2")
>>> game.position
Position.from_text('..../..../.A../.... - @b2')
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kvarto.errors import (
    IllegalAction,
    ImpossiblePosition,
    ImpossibleRecord,
    InvalidNotation,
    KvartoError,
)
from kvarto.record.game import Game, Line, Move, Note
from kvarto.record.notation import CallMark, Word
from kvarto.record.reader import parse_games, read_games
from kvarto.record.time_control import ClockKind, TimeControl
from kvarto.rules.game import (
    Action,
    ActionKind,
    Call,
    EndTurn,
    GameState,
    Give,
    Outcome,
    Place,
    Point,
    Termination,
)
from kvarto.rules.pieces import PIECES, Feature, Piece, Trait
from kvarto.rules.position import Position
from kvarto.rules.settings import Calling, FalseCall, Seat, Settings
from kvarto.rules.shapes import CELLS, LINES, SQUARES, Cell, Shape, ShapeKind
from kvarto.rules.symmetry import Symmetry, canonical, symmetries
from kvarto.rules.variant import NAMED_VARIANTS, ShapeSet, Variant, all_variants

if TYPE_CHECKING:
    from kvarto.engine.review import review

__all__ = [
    "CELLS",
    "LINES",
    "NAMED_VARIANTS",
    "PIECES",
    "SQUARES",
    "Action",
    "ActionKind",
    "Call",
    "CallMark",
    "Calling",
    "Cell",
    "ClockKind",
    "EndTurn",
    "FalseCall",
    "Feature",
    "Game",
    "GameState",
    "Give",
    "IllegalAction",
    "ImpossiblePosition",
    "ImpossibleRecord",
    "InvalidNotation",
    "KvartoError",
    "Line",
    "Move",
    "Note",
    "Outcome",
    "Piece",
    "Place",
    "Point",
    "Position",
    "Seat",
    "Settings",
    "Shape",
    "ShapeKind",
    "ShapeSet",
    "Symmetry",
    "Termination",
    "TimeControl",
    "Trait",
    "Variant",
    "Word",
    "all_variants",
    "canonical",
    "parse_games",
    "read_games",
    "review",
    "symmetries",
]


def _notebook_svg(position: Position) -> str:
    from kvarto.render import position_svg  # noqa: PLC0415  (only a notebook needs it)

    return position_svg(position)


def _notebook_html(game: Game) -> str:
    from kvarto.render.notebook import game_html  # noqa: PLC0415

    names = {seat: game.tags.get(seat.name.title(), "") for seat in Seat}
    return game_html(game.state, [str(move) for move in game], names)


Position.notebook_svg = _notebook_svg
Game.notebook_html = _notebook_html


def __getattr__(name: str) -> Any:
    if name == "__version__":
        from importlib.metadata import version  # noqa: PLC0415  (slow, and rarely asked for)

        return version("kvarto")
    if name == "review":
        from kvarto.engine.review import review  # noqa: PLC0415  (the engine is loaded with it)

        return review
    raise AttributeError(f"module 'kvarto' has no attribute {name!r}")
