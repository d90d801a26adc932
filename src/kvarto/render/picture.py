"""Whole pictures: a piece by itself, the set for a page, a position with all that belongs to it."""

from __future__ import annotations

from collections.abc import Callable, Collection

from kvarto.locales import Translator, english
from kvarto.render import flat, sheet, table, wood, wording
from kvarto.render.geometry import PIECE_BOX, Box, Point, picture_box
from kvarto.render.markup import checked_prefix, element, number, prefix_for, words
from kvarto.render.palette import Style, Theme
from kvarto.render.scene import Scene
from kvarto.rules.pieces import PIECES, Piece
from kvarto.rules.position import Position
from kvarto.rules.shapes import Cell


def piece_symbol(
    piece: Piece, style: Style = "wood", *, theme: Theme = "light", prefix: str = "kvarto"
) -> str:
    """One piece as `<symbol id="PREFIX-D">`; the wooden ones need `piece_defs` in the document."""
    inside = _DRAWINGS[style](piece, theme, prefix)
    return element("symbol", inside, id=f"{prefix}-{piece}", viewBox=_view(PIECE_BOX))


def piece_defs(style: Style = "wood", *, prefix: str = "kvarto") -> str:
    """What the symbols refer to."""
    return _DEFS[style](prefix)


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
    said = {"title": wording.piece_name(piece, translate)}
    name = prefix_for(piece, style, theme, size, said) if prefix is None else prefix
    inside = element("defs", piece_defs(style, prefix=name)) + _DRAWINGS[style](piece, theme, name)
    return _document(name, PIECE_BOX, inside, said, size)


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
    said = {
        "title": wording.title(position, translate),
        "desc": wording.description(position, lit, translate),
    }
    if prefix is None:
        prefix = prefix_for(position, style, theme, sorted(lit), coordinates, reserve, size, said)
    scene = Scene(position, theme, lit, coordinates, reserve, prefix, translate)
    standing = list(scene.standing())
    symbols = (piece_symbol(piece, style, theme=theme, prefix=prefix) for piece, _, _ in standing)
    defs = element("defs", piece_defs(style, prefix=prefix) + "".join(symbols))
    pieces = "".join(_use(prefix, *stand) for stand in standing)
    inside = defs + _FURNITURE[style](scene) + pieces
    return _document(prefix, picture_box(beside=reserve), inside, said, size)


_XMLNS = "http://www.w3.org/2000/svg"

_DEFS: dict[Style, Callable[[str], str]] = {"wood": wood.defs, "flat": flat.defs}
_DRAWINGS: dict[Style, Callable[[Piece, Theme, str], str]] = {
    "wood": wood.drawing,
    "flat": flat.drawing,
}
_FURNITURE: dict[Style, Callable[[Scene], str]] = {"wood": table.drawing, "flat": sheet.drawing}


def _use(name: str, piece: Piece, point: Point, scale: float) -> str:
    box = PIECE_BOX.moved(point, scale)
    return element("use", href=f"#{name}-{piece}", x=box.left, y=box.top, width=box.width,
                   height=box.height)  # fmt: skip


def _document(prefix: str, box: Box, inside: str, said: dict[str, str], size: int | None) -> str:
    """A stand-alone picture; `said` is its title and description for screen readers."""
    checked_prefix(prefix)
    heading = "".join(element(tag, words(text), id=f"{prefix}-{tag}") for tag, text in said.items())
    shape: dict[str, float] = {}
    if size is not None:
        shape = {"width": size * box.width / box.height, "height": size}
    return element(
        "svg",
        heading + inside,
        xmlns=_XMLNS,
        viewBox=_view(box),
        **shape,
        role="img",
        aria_labelledby=" ".join(f"{prefix}-{tag}" for tag in said),
    )


def _view(box: Box) -> str:
    return " ".join(map(number, box))
