"""The flat pieces: seen from the front, two colours and a line, for small screens and print."""

from __future__ import annotations

from kvarto.render.geometry import Point
from kvarto.render.markup import element, path
from kvarto.render.palette import PLAINS, Theme
from kvarto.rules.pieces import Piece, Trait

_LINE = 3.6
_FLOOR = 15.0
_HALF = 28.0
HEIGHTS = {Trait.SHORT: 50.0, Trait.TALL: 102.0}
_CORNERS = {Trait.ROUND: 18.0, Trait.SQUARE: 0.0}
#: Half the width of the notch of a hollow piece, and how deep it is cut.
_NOTCH = Point(9, 17)
#: The bands of the dark pieces, above the floor: over the round corners, under the notch.
_BANDS = (19.0, 27.0)


def defs(_: str) -> str:
    """Nothing: flat pieces refer to nothing outside themselves."""
    return ""


def drawing(piece: Piece, theme: Theme, _: str) -> str:
    """One piece on the origin."""
    colour, height, shape, top = piece.traits
    plain = PLAINS[theme, colour]
    body = element(
        "path",
        d=_outline(_CORNERS[shape], _FLOOR - HEIGHTS[height], hollow=top is Trait.HOLLOW),
        fill=plain.fill,
        stroke=plain.line,
        stroke_width=_LINE,
        stroke_linejoin="round",
    )
    return body if plain.mark is None else body + _bands(plain.mark)


def _outline(corner: float, top: float, *, hollow: bool) -> str:
    x = _HALF
    bend: tuple[str | float, ...] = ("A", corner, corner, "0 0 1") if corner else ("L",)
    notch = (
        ("L", -_NOTCH.x, top, "L", -_NOTCH.x, top + _NOTCH.y,
         "L", _NOTCH.x, top + _NOTCH.y, "L", _NOTCH.x, top)
        if hollow
        else ()
    )  # fmt: skip
    return path(
        "M", -x, _FLOOR - corner, "L", -x, top + corner, *bend, corner - x, top, *notch,
        "L", x - corner, top, *bend, x, top + corner,
        "L", x, _FLOOR - corner, *bend, x - corner, _FLOOR,
        "L", corner - x, _FLOOR, *bend, -x, _FLOOR - corner, "Z",
    )  # fmt: skip


def _bands(mark: str) -> str:
    reach = _HALF - _LINE / 2
    data = path(*(w for up in _BANDS for w in ("M", -reach, _FLOOR - up, "L", reach, _FLOOR - up)))
    return element("path", d=data, stroke=mark, stroke_width=_LINE)
