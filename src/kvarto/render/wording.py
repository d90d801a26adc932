"""What a picture says to those who cannot see it: names of pieces, titles and descriptions."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from kvarto.locales import Translator, english
from kvarto.rules.pieces import Piece
from kvarto.rules.position import Position
from kvarto.rules.shapes import CELLS, Cell


def piece_name(piece: Piece, translate: Translator = english) -> str:
    """The four feature values of a piece in words.

    >>> piece_name(Piece.DTRH)
    'dark tall round hollow'
    """
    colour, height, shape, top = piece.traits
    return translate("piece-name", colour=colour, height=height, shape=shape, top=top)


def title(position: Position, translate: Translator) -> str:
    """One line on what the picture shows."""
    return translate("picture-title", placed=position.placed)


def description(position: Position, highlight: Collection[Cell], translate: Translator) -> str:
    """Everything the picture shows, in the order in which one looks at it."""
    pieces = {cell: position[cell] for cell in CELLS}
    sentences = [
        translate("picture-cell", cell=cell, piece=piece_name(piece, translate))
        for cell, piece in pieces.items()
        if piece is not None
    ] or [translate("picture-board-empty")]
    if highlight:
        sentences.append(translate("picture-highlight", cells=_listed(sorted(highlight))))
    sentences.append(in_hand(position, translate))
    sentences.append(translate("picture-reserve-count", count=len(position.reserve)))
    return " ".join(sentences)


def in_hand(position: Position, translate: Translator) -> str:
    """A sentence on the piece in hand."""
    if position.hand is None:
        return translate("picture-hand-empty")
    name = piece_name(position.hand, translate)
    return translate("picture-hand-holds", digit=position.hand, piece=name)


def _listed(values: Iterable[object]) -> str:
    return ", ".join(map(str, values))
