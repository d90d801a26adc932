"""The wooden pieces: turned and sawn solids, seen from a little above, lit from the left."""

from __future__ import annotations

from math import sqrt

from kvarto.render.geometry import CONTOUR, HEIGHTS, RADII, Point
from kvarto.render.markup import element, gradient, path
from kvarto.render.palette import WOODS, Theme, Wood
from kvarto.rules.pieces import Piece, Trait

#: The opening of a well: as wide as the top bears with a sound rim around it.
_WELLS = {Trait.ROUND: Point(20, 10.9), Trait.SQUARE: Point(18.5, 10)}
#: How far the dark of a well lies below its rim, as drawn.
_DEPTH = 8.0
#: Where the two inlaid bands of the dark pieces run, below the top edge.
_BANDS = (9.0, 16.5)
_BAND = 3.4
#: Grain: where a line runs (-1 to 1 across the face), its width, how far it wanders.
_GRAIN = ((-0.86, 0.7, 0.5), (-0.6, 1.5, -1.6), (-0.34, 0.6, 1.2), (-0.1, 1.1, -0.9),
          (0.2, 1.8, 1.7), (0.43, 0.7, -1.1), (0.66, 1.4, 1.3), (0.87, 0.8, -0.4))  # fmt: skip
#: Growth rings on a solid top, as parts of its radius; off the middle, as trees are.
_RINGS = (0.16, 0.34, 0.54, 0.75)
_HEART = Point(-0.14, -0.12)


def defs(prefix: str) -> str:
    """The gradients that the pieces share."""
    return "".join(_defs_of(wood, f"{prefix}-{trait.letter}") for trait, wood in WOODS.items())


def _defs_of(wood: Wood, name: str) -> str:
    return (
        gradient(f"{name}b", wood.turned)
        + gradient(f"{name}l", wood.left)
        + gradient(f"{name}r", wood.right)
        + gradient(f"{name}t", wood.top, x2="1", y2="1")
        + gradient(f"{name}w", wood.well)
    )


def drawing(piece: Piece, _: Theme, prefix: str) -> str:
    """One piece on the origin, in a document that has the `defs`; wood is wood in every theme."""
    colour, height, shape, top = piece.traits
    wood, fill, rise = WOODS[colour], f"url(#{prefix}-{colour.letter}", HEIGHTS[height]
    parts = (
        _SIDES[shape](fill, rise),
        _grain(wood, shape, rise, int(piece)),
        "" if wood.inlay is None else _bands(shape, wood.inlay, wood.grain, rise),
        _top(wood, fill, shape, rise),
        (_well if top is Trait.HOLLOW else _growth)(wood, fill, shape, rise),
        _contour(wood, shape, rise),
    )
    return "".join(parts)


# -- the body --------------------------------------------------------------------------------


def _turned(fill: str, rise: float) -> str:
    x, y = RADII[Trait.ROUND]
    side = path("M", -x, -rise, "L", -x, 0, "A", x, y, "0 0 0", x, 0, "L", x, -rise, "Z")
    return element("path", d=side, fill=f"{fill}b)")


def _sawn(fill: str, rise: float) -> str:
    x, y = RADII[Trait.SQUARE]
    left = path("M", -x, -rise, "L", 0, y - rise, "L", 0, y, "L", -x, 0, "Z")
    right = path("M", x, -rise, "L", 0, y - rise, "L", 0, y, "L", x, 0, "Z")
    return element("path", d=left, fill=f"{fill}l)") + element("path", d=right, fill=f"{fill}r)")


_SIDES = {Trait.ROUND: _turned, Trait.SQUARE: _sawn}


def _front(shape: Trait, y: float) -> tuple[str | float, ...]:
    """The front of a horizontal cut at y, from left to right: an arc or a corner."""
    x, depth = RADII[shape]
    return ("A", x, depth, "0 0 0", x, y) if shape is Trait.ROUND else (
        "L", 0, y + depth, "L", x, y
    )  # fmt: skip


def _back(shape: Trait, y: float) -> tuple[str | float, ...]:
    """The same line from right to left."""
    x, depth = RADII[shape]
    return ("A", x, depth, "0 0 1", -x, y) if shape is Trait.ROUND else (
        "L", 0, y + depth, "L", -x, y
    )  # fmt: skip


def _contour(wood: Wood, shape: Trait, rise: float) -> str:
    """One line around the whole piece; inside, light alone tells the faces apart."""
    x, y = RADII[shape]
    over = ("A", x, y, "0 0 1", x, -rise) if shape is Trait.ROUND else (
        "L", 0, -rise - y, "L", x, -rise
    )  # fmt: skip
    outline = path("M", -x, -rise, *over, "L", x, 0, *_back(shape, 0), "Z")
    return element("path", d=outline, fill="none", stroke=wood.contour, stroke_width=2 * CONTOUR,
                   stroke_linejoin="round")  # fmt: skip


def _grain_line(x: float, y: float, rise: float, bend: float, seed: int) -> str:
    """A line down the face that wanders a little, differently for every piece."""
    one, two = bend * (1 + seed % 3 / 2), bend * (seed % 4 - 1.5)
    low = y - 1.5
    return path("M", x, y - rise, "C", x + one, low - rise * 0.66, x + two, low - rise * 0.33,
                x, low)  # fmt: skip


def _grain(wood: Wood, shape: Trait, rise: float, seed: int) -> str:
    x, y = RADII[shape]
    drawn = []
    for row, (at, width, bend) in enumerate(_GRAIN):
        depth = y * (sqrt(1 - at * at) if shape is Trait.ROUND else 1 - abs(at))
        line = _grain_line(at * x, depth, rise, bend, seed + row)
        drawn.append(element("path", d=line, stroke_width=width))
    return element("g", "".join(drawn), fill="none", stroke=wood.grain, opacity="0.16")


def _bands(shape: Trait, inlay: str, groove: str, rise: float) -> str:
    """Two inlaid bands, each with the shadow of its groove below."""
    bands = [(groove, below + _BAND, 1.3) for below in _BANDS]
    bands += [(inlay, below, _BAND) for below in _BANDS]
    return "".join(
        element("path", d=_ribbon(shape, below - rise, width), fill=colour)
        for colour, below, width in bands
    )


def _ribbon(shape: Trait, y: float, width: float) -> str:
    x = RADII[shape].x
    return path("M", -x, y, *_front(shape, y), "L", x, y + width, *_back(shape, y + width), "Z")


# -- the top ---------------------------------------------------------------------------------


def _top(wood: Wood, fill: str, shape: Trait, rise: float) -> str:
    """The upper face, its edge broken so that it catches the light."""
    x, y = RADII[shape]
    lip = path("M", -x, -rise, *_front(shape, -rise))
    edge = element("path", d=lip, fill="none", stroke=wood.edge, stroke_width=1.4,
                   stroke_linejoin="round")  # fmt: skip
    if shape is Trait.ROUND:
        return element("ellipse", cy=-rise, rx=x, ry=y, fill=f"{fill}t)") + edge
    diamond = path("M", -x, -rise, "L", 0, -rise - y, "L", x, -rise, "L", 0, y - rise, "Z")
    return element("path", d=diamond, fill=f"{fill}t)") + edge


def _growth(wood: Wood, _: str, shape: Trait, rise: float) -> str:
    """The end grain of a solid top, so faint that nobody takes it for a well."""
    x, y = _WELLS[shape]
    wide = Point(x * 1.35, y * 1.35)
    drawn = "".join(
        element("ellipse", cx=wide.x * _HEART.x * (1 - part), cy=wide.y * _HEART.y * (1 - part)
                - rise, rx=wide.x * part, ry=wide.y * part)
        for part in _RINGS
    )  # fmt: skip
    return element("g", drawn, fill="none", stroke=wood.grain, opacity="0.17")


def _well(wood: Wood, fill: str, shape: Trait, rise: float) -> str:
    """A deep hole: the far wall catches the light, the depth below it is dark."""
    x, y = _WELLS[shape]
    wall = element("ellipse", cy=-rise, rx=x, ry=y, fill=f"{fill}w)")
    # The depth is what the rim shows of the same ellipse further down: two arcs that meet.
    meet = _DEPTH / 2
    reach = x * sqrt(1 - (meet / y) ** 2)
    lens = path("M", -reach, meet - rise, "A", x, y, "0 0 1", reach, meet - rise,
                "A", x, y, "0 0 1", -reach, meet - rise, "Z")  # fmt: skip
    rim = element("ellipse", cy=-rise, rx=x, ry=y, fill="none", stroke=wood.contour,
                  stroke_width=0.9)  # fmt: skip
    near = path("M", -reach, meet - rise, "A", x, y, "0 0 0", reach, meet - rise)
    lip = element("path", d=near, fill="none", stroke=wood.edge, stroke_width=1.3,
                  stroke_linecap="round")  # fmt: skip
    return wall + element("path", d=lens, fill=wood.deep) + rim + lip
