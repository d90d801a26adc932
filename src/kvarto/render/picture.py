"""Whole pictures: a piece by itself, the set for a page, a position with all that belongs to it."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from kvarto.locales import Translator, english
from kvarto.render import flat, sheet, table, wood, wording
from kvarto.render.geometry import (
    CELL_POINTS,
    HAND_POINT,
    HAND_SCALE,
    PIECE_BOX,
    SLOT_POINTS,
    TRAY_SCALE,
    Box,
    Point,
    picture_box,
)  # fmt: skip
from kvarto.render.markup import checked_prefix, element, number, prefix_for, words
from kvarto.render.palette import SHEETS, TABLES, Style, Theme
from kvarto.rules.pieces import PIECES, Piece
from kvarto.rules.position import Position
from kvarto.rules.shapes import Cell

#: A piece, where it stands and how large.
Standing = tuple[Piece, Point, float]


def piece_symbol(
    piece: Piece, style: Style = "wood", *, theme: Theme = "light", prefix: str = "kvarto"
) -> str:
    """One piece as `<symbol id="PREFIX-D">`; the wooden ones need `piece_defs` in the document."""
    inside = wood.drawing(piece, prefix) if style == "wood" else flat.drawing(piece, theme)
    return element("symbol", inside, id=f"{prefix}-{piece}", viewBox=_view(PIECE_BOX))


def piece_defs(style: Style = "wood", *, prefix: str = "kvarto") -> str:
    """What the symbols refer to."""
    return wood.defs(prefix) if style == "wood" else ""


def piece_sprite(style: Style = "wood", *, theme: Theme = "light", prefix: str = "kvarto") -> str:
    """All sixteen pieces, unseen: put it in a page once, then `<use href="#PREFIX-D"/>`."""
    checked_prefix(prefix)
    symbols = (piece_symbol(piece, style, theme=theme, prefix=prefix) for piece in PIECES)
    inside = element("defs", piece_defs(style, prefix=prefix) + "".join(symbols))
    # Not display:none, which would take the gradients away from those who use them.
    return element("svg", inside, xmlns=_XMLNS, width="0", height="0", aria_hidden="true",
                   style="position:absolute")  # fmt: skip


def piece_svg(
    piece: Piece,
    style: Style = "wood",
    *,
    theme: Theme = "light",
    size: int | None = None,
    prefix: str | None = None,
    translate: Translator = english,
) -> str:
    """A picture of one piece; `size` is its height in pixels."""
    name = prefix_for(f"piece {piece} {style} {theme}") if prefix is None else prefix
    inside = wood.drawing(piece, name) if style == "wood" else flat.drawing(piece, theme)
    defs = element("defs", wood.defs(name)) if style == "wood" else ""
    title = wording.piece_name(piece, translate)
    return _document(name, PIECE_BOX, defs + inside, title, "", size)


def position_svg(
    position: Position,
    *,
    style: Style = "wood",
    theme: Theme = "light",
    highlight: Collection[Cell] = (),
    coordinates: bool = True,
    reserve: bool = True,
    size: int | None = None,
    prefix: str | None = None,
    translate: Translator = english,
) -> str:
    """A picture of a position; `size` is its height in pixels.

    `reserve` draws the piece in hand and the reserve beside the board. `prefix` begins every
    id; without one it is made from the content, so that different pictures share a page.
    """
    lit = frozenset(map(Cell, highlight))
    if prefix is None:
        options = (str(position), style, theme, sorted(lit), coordinates, reserve)
        prefix = prefix_for(repr(options))
    standing = [*_on_board(position), *(_beside(position) if reserve else ())]
    symbols = (piece_symbol(piece, style, theme=theme, prefix=prefix) for piece, _, _ in standing)
    defs = piece_defs(style, prefix=prefix) + "".join(symbols)
    if style == "wood":
        colours = TABLES[theme]
        defs += table.defs(colours, prefix)
        below = table.board(colours, prefix, lit, with_coordinates=coordinates)
        below += table.trays(colours, prefix, position, translate) if reserve else ""
        # All shadows lie below all pieces: none stands in the shadow of another.
        below += "".join(table.shadow(prefix, *stand) for stand in standing)
    else:
        paper = SHEETS[theme]
        below = sheet.board(paper, lit, with_coordinates=coordinates)
        below += sheet.trays(paper, position, translate) if reserve else ""
    return _document(
        prefix,
        picture_box(beside=reserve),
        element("defs", defs) + below + "".join(_use(prefix, *stand) for stand in standing),
        wording.title(position, translate),
        wording.description(position, lit, translate),
        size,
    )


_XMLNS = "http://www.w3.org/2000/svg"


def _on_board(position: Position) -> Iterable[Standing]:
    """The pieces on the board, those at the back first."""
    for cell, point in sorted(CELL_POINTS.items(), key=lambda item: item[1].y):
        piece = position[cell]
        if piece is not None:
            yield piece, point, 1


def _beside(position: Position) -> Iterable[Standing]:
    for piece in position.reserve:
        yield piece, SLOT_POINTS[piece], TRAY_SCALE
    if position.hand is not None:
        yield position.hand, HAND_POINT, HAND_SCALE


def _use(name: str, piece: Piece, point: Point, scale: float) -> str:
    box = PIECE_BOX.moved(point, scale)
    return element("use", href=f"#{name}-{piece}", x=box.left, y=box.top, width=box.width,
                   height=box.height)  # fmt: skip


def _document(
    name: str, box: Box, inside: str, title: str, description: str, size: int | None
) -> str:
    checked_prefix(name)
    labels = f"{name}-title"
    heading = element("title", words(title), id=labels)
    if description:
        heading += element("desc", words(description), id=f"{name}-desc")
        labels += f" {name}-desc"
    shape = {} if size is None else {
        "width": size * box.width / box.height, "height": float(size)
    }  # fmt: skip
    return element("svg", heading + inside, xmlns=_XMLNS, viewBox=_view(box), **shape, role="img",
                   aria_labelledby=labels)  # fmt: skip


def _view(box: Box) -> str:
    return " ".join(map(number, box))
