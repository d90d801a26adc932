"""Where things stand in a picture: the sizes of the pieces, of the cells and of the trays.

Every piece stands on its own origin, the middle of its base; y grows downwards as in SVG.
The view is from a little above, so circles are ellipses and squares, set corner to the
front, are diamonds. The pitch of the board is chosen from the tallest drawing: a tall piece
ends below the base of the piece behind it, and nothing on the board hides anything.
"""

from __future__ import annotations

from typing import NamedTuple

from kvarto.rules.pieces import PIECES, Piece, Trait
from kvarto.rules.shapes import CELLS


class Point(NamedTuple):
    """A place in a picture."""

    x: float
    y: float


class Box(NamedTuple):
    """A rectangle in a picture."""

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The x of its right side."""
        return self.left + self.width

    @property
    def bottom(self) -> float:
        """The y of its lower side."""
        return self.top + self.height

    @property
    def middle(self) -> float:
        """The x of its middle."""
        return self.left + self.width / 2

    def meets(self, other: Box) -> bool:
        """Whether the two have a point in common."""
        return (
            self.left <= other.right
            and other.left <= self.right
            and self.top <= other.bottom
            and other.top <= self.bottom
        )

    def inside(self, by: float) -> Box:
        """The box that leaves a margin of this width inside it."""
        return Box(self.left + by, self.top + by, self.width - 2 * by, self.height - 2 * by)

    def moved(self, by: Point, scale: float = 1) -> Box:
        """The same box scaled about the origin, then moved."""
        left, top, width, height = (side * scale for side in self)
        return Box(by.x + left, by.y + top, width, height)


# -- one piece -------------------------------------------------------------------------------

#: Half the width and half the depth of a base, as drawn.
RADII = {Trait.ROUND: Point(33, 18), Trait.SQUARE: Point(39, 21)}
HEIGHTS = {Trait.SHORT: 40.0, Trait.TALL: 82.0}
#: Half the width of the line around a wooden piece.
CONTOUR = 0.7
#: The window every single piece is seen through; one for all, so that sizes compare.
PIECE_BOX = Box(-44, -107, 88, 134)


def extent(piece: Piece) -> Box:
    """The box a piece fills when it stands on the origin, contour included."""
    _, height, shape, _ = piece.traits
    x, y = RADII[shape]
    return Box(
        -x - CONTOUR,
        -HEIGHTS[height] - y - CONTOUR,
        2 * (x + CONTOUR),
        HEIGHTS[height] + 2 * (y + CONTOUR),
    )


# -- the board -------------------------------------------------------------------------------

PITCH = 128.0
RING = Point(51, 33)
#: Empty table around everything, for the shadows.
MARGIN = 16.0
FRAME = 28.0
#: How much of the board's front edge is seen below its face.
THICKNESS = 13.0
_FELT_LEFT = MARGIN + FRAME
_FELT_TOP = MARGIN + FRAME
_FELT_SIDE = 556.0
FELT = Box(_FELT_LEFT, _FELT_TOP, _FELT_SIDE, _FELT_SIDE)
BOARD = Box(MARGIN, MARGIN, _FELT_SIDE + 2 * FRAME, _FELT_SIDE + 2 * FRAME)

_FIRST = Point(FELT.middle - 1.5 * PITCH, FELT.bottom - RING.y - 21)
#: Where a piece on a cell has the middle of its base.
CELL_POINTS = {
    cell: Point(_FIRST.x + cell.column * PITCH, _FIRST.y - cell.row * PITCH) for cell in CELLS
}


#: The part of the board that is a cell's own: room for the tallest piece that stands on it.
CELL_BOXES = {
    cell: Box(point.x - PITCH / 2, point.y + 24 - PITCH, PITCH, PITCH)
    for cell, point in CELL_POINTS.items()
}


# -- beside the board ------------------------------------------------------------------------

_GAP = 22.0
_TRAY_WIDTH = 324.0
_TRAY_LEFT = BOARD.right + _GAP
_TRAY_HEIGHT = 416.0
TRAY = Box(_TRAY_LEFT, BOARD.top, _TRAY_WIDTH, _TRAY_HEIGHT)
HAND = Box(_TRAY_LEFT, TRAY.bottom + _GAP, _TRAY_WIDTH, BOARD.height - _TRAY_HEIGHT - _GAP)
TRAY_SCALE = 0.72
_SLOT_PITCH = 71.0
#: The floor of each row of the tray, from its top: short, tall, short and tall pieces.
_SLOT_FLOORS = (102.0, 202.0, 273.0, 373.0)


def _slot(piece: Piece) -> Point:
    row, column = divmod(piece, 4)
    return Point(TRAY.middle + (column - 1.5) * _SLOT_PITCH, TRAY.top + _SLOT_FLOORS[row])


#: Every piece has its own place in the tray and leaves it empty: a player learns where to look.
SLOT_POINTS = {piece: _slot(piece) for piece in PIECES}
HAND_SCALE = 0.93
HAND_POINT = Point(HAND.left + 228, HAND.bottom - 48)


def picture_box(*, beside: bool) -> Box:
    """The whole picture, with or without what stands beside the board."""
    right = TRAY.right if beside else BOARD.right
    return Box(0, 0, right + MARGIN, BOARD.bottom + THICKNESS + MARGIN + 4)
