"""What one picture of a position shows, and how: all that the furniture asks for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kvarto.locales import Translator
from kvarto.render.geometry import (
    CELL_POINTS,
    HAND_POINT,
    HAND_SCALE,
    SLOT_POINTS,
    TRAY_SCALE,
    Point,
)
from kvarto.render.palette import Theme
from kvarto.rules.pieces import Piece
from kvarto.rules.position import Position
from kvarto.rules.shapes import Cell

#: A piece, where it stands and how large.
Standing = tuple[Piece, Point, float]


@dataclass(frozen=True, slots=True)
class Scene:
    """A position as somebody wants to see it."""

    position: Position
    theme: Theme
    lit: frozenset[Cell]
    coordinates: bool
    beside: bool
    prefix: str
    translate: Translator

    def standing(self) -> Iterator[Standing]:
        """Every piece that is seen: those on the board, the reserve, the piece in hand."""
        for cell, point in CELL_POINTS.items():
            piece = self.position[cell]
            if piece is not None:
                yield piece, point, 1
        if self.beside:
            for piece in self.position.reserve:
                yield piece, SLOT_POINTS[piece], TRAY_SCALE
            if self.position.hand is not None:
                yield self.position.hand, HAND_POINT, HAND_SCALE
