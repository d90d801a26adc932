"""The letters on a picture: coordinates beside the cells, captions in the trays."""

from __future__ import annotations

from collections.abc import Sequence

from kvarto.locales import Translator
from kvarto.render.geometry import BOARD, CELL_POINTS, FELT, FRAME, HAND, TRAY, Box
from kvarto.render.markup import element, words
from kvarto.rules.position import Position
from kvarto.rules.shapes import COLUMNS, ROWS, Cell

_FONT: dict[str, str | float] = {
    "font_family": "Georgia, 'Times New Roman', serif",
    "font_size": 17.0,
}


def coordinates(colour: str, *, inwards: float = 0, up: float = 0) -> str:
    """The names of the columns and rows, on the frame or further inwards; rows maybe higher."""
    bottom, left = FELT.bottom + FRAME / 2 + 5.5 - inwards, BOARD.left + FRAME / 2 + inwards
    columns = [
        element("text", name, x=CELL_POINTS[Cell(i)].x, y=bottom) for i, name in enumerate(COLUMNS)
    ]
    rows = [
        element("text", name, x=left, y=CELL_POINTS[Cell(4 * i)].y + 6 - up)
        for i, name in enumerate(ROWS)
    ]
    return element("g", "".join(columns + rows), **_FONT, text_anchor="middle", fill=colour)


def captions(position: Position, caption: str, colour: str, translate: Translator) -> str:
    """What the trays hold; the piece in hand is named feature by feature."""
    traits = () if position.hand is None else position.hand.traits
    features = [translate(f"trait-{trait}") for trait in traits]
    inside = (
        _head(TRAY, translate("picture-reserve"), caption)
        + _head(HAND, translate("picture-hand"), caption)
        + _lines(HAND, features)
    )
    return element("g", inside, **_FONT, fill=colour)


def _head(box: Box, text: str, colour: str) -> str:
    return element("text", words(text), x=box.left + 28, y=box.top + 38, font_style="italic",
                   fill=colour)  # fmt: skip


def _lines(box: Box, lines: Sequence[str]) -> str:
    return "".join(
        element("text", words(line), x=box.left + 28, y=box.top + 68 + 24 * row)
        for row, line in enumerate(lines)
    )
