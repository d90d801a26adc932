"""The flat furniture of a picture: a ruled board and plain trays, without light and shadow."""

from __future__ import annotations

from kvarto.render.geometry import (
    BOARD,
    CELL_BOXES,
    HAND,
    HAND_POINT,
    HAND_SCALE,
    SLOT_POINTS,
    TRAY,
    TRAY_SCALE,
    Point,
)
from kvarto.render.labels import captions, coordinates
from kvarto.render.markup import element, path, rounded
from kvarto.render.palette import SHEETS, Sheet
from kvarto.render.scene import Scene

#: The floor under a flat piece, and half the length of the line that marks an empty place.
_FLOOR = Point(28, 16)


def drawing(scene: Scene) -> str:
    """Everything that pieces stand on."""
    paper = SHEETS[scene.theme]
    return _board(paper, scene) + (_trays(paper, scene) if scene.beside else "")


def _board(paper: Sheet, scene: Scene) -> str:
    """The board with its cells; those that are lit have a tint and a thick line."""
    cells = "".join(
        rounded(box.inside(3), 8, fill=paper.paper, stroke=paper.line, stroke_width=2.0)
        for cell, box in CELL_BOXES.items()
        if cell not in scene.lit
    ) + "".join(
        rounded(box.inside(3), 8, fill=paper.lit_paper, stroke=paper.lit, stroke_width=5.0)
        for cell, box in CELL_BOXES.items()
        if cell in scene.lit
    )
    letters = coordinates(paper.letters, inwards=13, up=40) if scene.coordinates else ""
    frame = rounded(BOARD, 20, fill=paper.paper, stroke=paper.line, stroke_width=2.0)
    return frame + cells + letters


def _trays(paper: Sheet, scene: Scene) -> str:
    """The tray of the reserve and the place of the piece in hand."""
    frames = "".join(
        rounded(box, 20, fill=paper.paper, stroke=paper.line, stroke_width=2.0)
        for box in (TRAY, HAND)
    )
    empty = [
        _floor(point, TRAY_SCALE)
        for piece, point in SLOT_POINTS.items()
        if piece not in scene.position.reserve
    ]
    floors = element("path", d="".join([*empty, _floor(HAND_POINT, HAND_SCALE)]),
                     stroke=paper.gone, stroke_width=4.0, stroke_linecap="round")  # fmt: skip
    return (
        frames + floors + captions(scene.position, paper.captions, paper.letters, scene.translate)
    )


def _floor(point: Point, scale: float) -> str:
    x, y = _FLOOR.x * scale, point.y + _FLOOR.y * scale
    return path("M", point.x - x, y, "L", point.x + x, y)
