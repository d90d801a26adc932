"""Positions that may be puzzles, drawn at random: boards without a quarto, in most games.

Where two features must be shared, pieces that are thrown onto the board threaten next to nothing.
There shapes are begun on purpose.
"""

from __future__ import annotations

from itertools import combinations
from random import Random

from kvarto.engine.attention import threats
from kvarto.engine.puzzles.puzzle import Kind
from kvarto.rules.pieces import PIECES, Piece
from kvarto.rules.position import Position
from kvarto.rules.shapes import CELLS, Cell
from kvarto.rules.variant import Variant

#: With so many pieces on the board; fewer are hard to read, more leave nothing to choose.
_PLACED = {
    Kind.WIN: range(6, 13),
    Kind.SAFE: range(5, 13),
    Kind.HOLD: range(6, 14),
    Kind.SPOT: range(7, 14),
    Kind.TRAP: range(6, 12),
}
#: The same where two features must be shared: there is little to choose before the end.
_PLACED_LATE = {
    Kind.WIN: range(10, 14),
    Kind.SAFE: range(9, 14),
    Kind.HOLD: range(10, 14),
    Kind.SPOT: range(7, 14),
    Kind.TRAP: range(9, 13),
}


def candidate(kind: Kind, variant: Variant, number: int, rng: Random) -> Position | None:
    """A position that may be a puzzle; None if what was drawn cannot be one.

    The numbers of pieces on the board come in turn.
    """
    numbers = (_PLACED if variant.required == 1 else _PLACED_LATE)[kind]
    placed = numbers[number % len(numbers)]
    board, rest = _board(variant, placed, rng)
    position = Position(board, None, variant)
    if any(position.is_quarto(shape) for shape in variant.shapes):
        return None
    if kind is Kind.SPOT:
        return _completed(position, rest, rng)
    return position.give(rest[0]) if kind in (Kind.WIN, Kind.HOLD) else position


def _board(
    variant: Variant, placed: int, rng: Random
) -> tuple[tuple[Piece | None, ...], list[Piece]]:
    """A board with so many pieces, and the pieces that are left."""
    pieces, cells = list(PIECES), list(CELLS)
    rng.shuffle(pieces)
    rng.shuffle(cells)
    board: list[Piece | None] = [None] * 16
    if variant.required > 1:
        _begin_shapes(board, variant, placed, rng)
    pieces = [piece for piece in pieces if piece not in board]
    for cell in cells:
        if board[cell] is None and 16 - board.count(None) < placed:
            board[cell] = pieces.pop()
    return tuple(board), pieces


def _begin_shapes(board: list[Piece | None], variant: Variant, placed: int, rng: Random) -> None:
    """Put pieces that share enough into some shapes, three into each as far as there is room."""
    shared = list(combinations(variant.features, variant.required))
    for shape in rng.sample(variant.shapes, len(variant.shapes)):
        bits = sum(feature.bit for feature in rng.choice(shared))
        value = rng.choice(PIECES) & bits
        fitting = [p for p in PIECES if p & bits == value and p not in board]
        there = [p for cell in shape.cells if (p := board[cell]) is not None]
        empty = [cell for cell in shape.cells if board[cell] is None]
        missing = 3 - len(there)
        is_possible = all(p & bits == value for p in there) and 0 < missing <= len(fitting)
        if is_possible and 16 - board.count(None) + missing <= placed:
            rng.shuffle(empty)
            for cell, piece in zip(empty[:missing], rng.sample(fitting, missing), strict=True):
                board[cell] = piece


def _completed(position: Position, rest: list[Piece], rng: Random) -> Position | None:
    """A quarto is completed, not called, and the next piece given."""
    wins: list[tuple[Cell, Piece]] = [
        (threat.cell, piece)
        for threat in threats(position.board, position.variant)
        for piece in rest
        if threat.completed_by(piece, position.variant.required)
    ]
    if not wins:
        return None
    cell, piece = rng.choice(wins)
    after = position.give(piece).place(cell)
    return after.give(rng.choice(after.reserve))
