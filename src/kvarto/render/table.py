"""The wooden furniture of a picture: the board, the trays beside it, light and shadow."""

from __future__ import annotations

from kvarto.render.geometry import (
    BOARD,
    CELL_POINTS,
    FELT,
    HAND,
    HAND_POINT,
    HAND_SCALE,
    HEIGHTS,
    RADII,
    RING,
    SLOT_POINTS,
    THICKNESS,
    TRAY,
    Box,
    Point,
)
from kvarto.render.labels import captions, coordinates
from kvarto.render.markup import element, gradient, rounded
from kvarto.render.palette import TABLES, Table
from kvarto.render.scene import Scene
from kvarto.rules.pieces import Piece

#: How wide the frames of the trays are.
_RIM = 11.0


def drawing(scene: Scene) -> str:
    """Everything that pieces stand on, and their shadows: no piece stands in another's."""
    colours, name = TABLES[scene.theme], scene.prefix
    trays = _trays(colours, name, scene) if scene.beside else ""
    shadows = "".join(_shadow(name, *standing) for standing in scene.standing())
    return element("defs", _defs(colours, name)) + _board(colours, name, scene) + trays + shadows


def _defs(colours: Table, name: str) -> str:
    return (
        gradient(f"{name}-felt", colours.felt, radial=True, cx="0.35", cy="0.25", r="0.95")
        + gradient(f"{name}-frame", colours.frame, x2="1", y2="1")
        + gradient(f"{name}-dish", ((0, "#000/0.5"), (0.7, "#000/0.28"), (1, "#000/0.1")),
                   radial=True, cx="0.42", cy="0.36", r="0.66")
        + gradient(f"{name}-glow", ((0, f"{colours.lit}/0"), (0.55, f"{colours.lit}/0.1"),
                                    (1, f"{colours.lit}/0.42")), radial=True)
        + gradient(f"{name}-shade", ((0, "#000/0.75"), (0.55, "#000/0.5"), (1, "#000/0")),
                   radial=True)
        + element("filter", element("feGaussianBlur", stdDeviation="5"), id=f"{name}-soft")
    )  # fmt: skip


def _board(colours: Table, name: str, scene: Scene) -> str:
    """The board with its cells; those that are lit have a bright ring."""
    cells = "".join(
        _cell(colours, name, point, lit=cell in scene.lit) for cell, point in CELL_POINTS.items()
    )
    letters = coordinates(colours.letters) if scene.coordinates else ""
    return _slab(colours, name, BOARD, FELT, THICKNESS) + cells + letters


def _trays(colours: Table, name: str, scene: Scene) -> str:
    """The tray of the reserve and the place of the piece in hand."""
    slabs = "".join(
        _slab(colours, name, box, box.inside(_RIM), THICKNESS * 0.7) for box in (TRAY, HAND)
    )
    gone = "".join(
        element("ellipse", cx=point.x, cy=point.y, rx=RING.x * 0.3, ry=RING.y * 0.3,
                fill=colours.ring, opacity="0.28")
        for piece, point in SLOT_POINTS.items() if piece not in scene.position.reserve
    )  # fmt: skip
    mat = _cell(colours, name, HAND_POINT, scale=HAND_SCALE)
    text = captions(scene.position, colours.captions, colours.letters, scene.translate)
    return slabs + gone + mat + text


def _shadow(name: str, piece: Piece, point: Point, scale: float) -> str:
    """The shadow of a standing piece, away from the light; a tall piece throws a longer one."""
    _, height, shape, _ = piece.traits
    x, y = RADII[shape]
    throw = HEIGHTS[height] * 0.12
    return element(
        "ellipse",
        cx=point.x + throw * scale,
        cy=point.y + throw * 0.3 * scale,
        rx=(x * 1.12 + throw) * scale,
        ry=(y * 1.25 + throw * 0.3) * scale,
        fill=f"url(#{name}-shade)",
    )


# -- parts -----------------------------------------------------------------------------------


def _slab(colours: Table, name: str, outer: Box, inner: Box, thickness: float) -> str:
    """A wooden frame around felt, and the front edge it is seen to have from a little above."""
    lowered = Box(outer.left, outer.top + thickness, outer.width, outer.height)
    cast = Box(outer.left + 4, outer.top + thickness + 3, outer.width, outer.height)
    line = Box(inner.left - 1.5, inner.top - 1.5, inner.width + 3, inner.height + 3)
    return (
        rounded(cast, 26, fill="#000", opacity="0.4", filter=f"url(#{name}-soft)")
        + rounded(lowered, 24, fill=colours.side)
        + rounded(outer, 24, fill=f"url(#{name}-frame)")
        + rounded(outer.inside(1), 23, fill="none", stroke="#fff", stroke_opacity="0.13",
                   stroke_width=1.5)
        + rounded(inner, 14, fill=f"url(#{name}-felt)")
        + rounded(line, 15, fill="none", stroke=colours.inlay, stroke_width=1.6)
    )  # fmt: skip


def _cell(colours: Table, name: str, point: Point, *, lit: bool = False, scale: float = 1) -> str:
    ring = {"cx": point.x, "cy": point.y, "rx": RING.x * scale, "ry": RING.y * scale}
    dish = element("ellipse", **ring, fill=f"url(#{name}-dish)", stroke=colours.ring,
                   stroke_width=1.6)  # fmt: skip
    if not lit:
        return dish
    return dish + element("ellipse", **ring, fill=f"url(#{name}-glow)", stroke=colours.lit,
                          stroke_width=4.5)  # fmt: skip
