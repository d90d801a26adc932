"""What a player sees on the board, and what people overlook: threats, looks, likely slips.

A threat is a shape that lacks one piece. People see some sooner than others: a row before a
diagonal, a colour before a hollow top. `KIND_WEIGHT` and `FEATURE_WEIGHT` say by how much; a
player's `lapse` scales them: 0 sees everything.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from random import Random
from typing import NamedTuple

from kvarto.rules.pieces import Feature, Piece
from kvarto.rules.position import Board, Position
from kvarto.rules.shapes import Cell, Shape, ShapeKind
from kvarto.rules.variant import Variant

#: How much sooner (below 1) or later than usual a shape of this kind is overlooked.
KIND_WEIGHT = {
    ShapeKind.ROW: 0.7,
    ShapeKind.COLUMN: 0.8,
    ShapeKind.DIAGONAL: 1.4,
    ShapeKind.SQUARE: 1.6,
}
#: The same for what the pieces share.
FEATURE_WEIGHT = {
    Feature.COLOUR: 0.7,
    Feature.HEIGHT: 0.9,
    Feature.SHAPE: 1.1,
    Feature.TOP: 1.5,
}
#: Nothing is overlooked more often than this.
_BLINDEST = 0.95


class Threat(NamedTuple):
    """Three placed pieces of a shape that share something, and the cell that is left.

    `ones` and `zeros` are the features all three have, and all three lack, as bits of a piece.
    """

    cell: Cell
    shape: Shape
    ones: int
    zeros: int

    def completed_by(self, piece: int, required: int) -> bool:
        """Whether this piece makes a quarto of it."""
        return (self.ones & piece | self.zeros & ~piece).bit_count() >= required


def threats(board: Board, variant: Variant, through: Cell | None = None) -> list[Threat]:
    """The shapes that lack one piece and could become a quarto; those `through` a cell if given.

    >>> threats(Position.from_text("..../..../..../048. -").board, Variant())
    [Threat(cell=Cell.D1, shape=Shape.ROW_1, ones=0, zeros=3)]
    """
    found = []
    shapes = variant.shapes if through is None else variant.shapes_through[through]
    counting, required = variant.feature_bits, variant.required
    for shape in shapes:
        empty: Cell | None = None
        ones = zeros = counting
        for cell in shape.cells:
            piece = board[cell]
            if piece is not None:
                ones &= piece
                zeros &= ~piece
            elif empty is None:
                empty = cell
            else:
                break
        else:
            if empty is not None and (ones | zeros).bit_count() >= required:
                found.append(Threat(empty, shape, ones, zeros))
    return found


def safe_pieces(
    pieces: Sequence[Piece], dangers: Sequence[Threat], variant: Variant
) -> list[Piece]:
    """The pieces that complete none of these threats."""
    required = variant.required
    return [p for p in pieces if not any(d.completed_by(p, required) for d in dangers)]


# -- looking -----------------------------------------------------------------------------------


@cache
def overlooked(kind: ShapeKind, feature_bit: int, lapse: float) -> float:
    """How likely it is to overlook what a shape of this kind shares of one feature."""
    (feature,) = (f for f in Feature if f.bit == feature_bit)
    return min(_BLINDEST, lapse * KIND_WEIGHT[kind] * FEATURE_WEIGHT[feature])


_BITS = tuple(feature.bit for feature in Feature)
_KIND = {shape: shape.kind for shape in Shape}


def noticed(shape: Shape, bits: int, lapse: float, rng: Random) -> int:
    """A look at a shape: those of the features it shares that catch the eye."""
    if lapse == 0:
        return bits
    kind = _KIND[shape]
    seen = 0
    for bit in _BITS:
        if bits & bit and rng.random() >= overlooked(kind, bit, lapse):
            seen |= bit
    return seen


def look_at_threats(dangers: Iterable[Threat], lapse: float, rng: Random) -> list[Threat]:
    """The threats as a player sees them: with what caught the eye, and only if anything did."""
    seen = []
    for cell, shape, ones, zeros in dangers:
        bits = noticed(shape, ones | zeros, lapse, rng)
        if bits:
            seen.append(Threat(cell, shape, ones & bits, zeros & bits))
    return seen


def look_for_quarto(position: Position, lapse: float, rng: Random) -> Shape | None:
    """The first open quarto that catches the eye."""
    required = position.variant.required
    for shape in position.open:
        if noticed(shape, position.shared(shape), lapse, rng).bit_count() >= required:
            return shape
    return None


# -- trickiness --------------------------------------------------------------------------------

#: How attentive an opponent the trickiness of a move is estimated for: an average one.
USUAL_LAPSE = 0.15

# For each piece, how likely an average player overlooks that it completes a threat;
# exactly 1 if it does not.
_Profile = tuple[float, ...]
_NOTHING: _Profile = (1.0,) * 16


@cache
def _profile(kind: ShapeKind, ones: int, zeros: int, required: int) -> _Profile:
    return tuple(_missed(kind, ones & p | zeros & ~p, required) for p in range(16))


def _missed(kind: ShapeKind, bits: int, required: int) -> float:
    """How likely fewer than the required features catch the eye; 1 if there are no more."""
    if bits.bit_count() < required:
        return 1.0
    chances = [1.0]  # of having seen none, one, two, … features
    for bit in _BITS:
        if bits & bit:
            miss = overlooked(kind, bit, USUAL_LAPSE)
            chances = [
                a * miss + b * (1 - miss)
                for a, b in zip([*chances, 0.0], [0.0, *chances], strict=True)
            ]
    return sum(chances[:required])


def hidden(board: Board, variant: Variant, piece: Piece) -> float:
    """How likely an average player overlooks every quarto this piece can make; 1 if it is safe."""
    chance = 1.0
    for threat in threats(board, variant):
        chance *= _profile(_KIND[threat.shape], threat.ones, threat.zeros, variant.required)[piece]
    return chance


def slips(board: Board, variant: Variant, given: Iterable[Piece]) -> dict[Piece, float]:
    """How likely an average player goes wrong at once when given each of these pieces.

    The player is taken to place anywhere and then to give any piece that looks safe; wrong is
    to give one that wins. It is an estimate of what a move demands, not of its value.
    """
    used = {*board}
    reserve = [p for p in Piece if p not in used]
    empty = [cell for cell in Cell if board[cell] is None]
    standing = _standing(board, variant, empty)
    pairs = {cell: _pairs_through(board, variant, cell) for cell in empty}
    chances = {}
    for piece in given:
        rest = [p for p in reserve if p is not piece]
        chances[piece] = (
            sum(_slip(standing[c], pairs[c], piece, rest, variant) for c in empty) / len(empty)
            if rest
            else 0.0
        )
    return chances


def _standing(board: Board, variant: Variant, empty: list[Cell]) -> dict[Cell, _Profile]:
    """For each cell the opponent may place on: what the threats elsewhere demand."""
    known = [
        (threat.cell, _profile(_KIND[threat.shape], threat.ones, threat.zeros, variant.required))
        for threat in threats(board, variant)
    ]
    result = {}
    for cell in empty:
        profile = _NOTHING
        for where, other in known:
            if where != cell:
                profile = tuple(map(float.__mul__, profile, other))
        result[cell] = profile
    return result


# The kind of a shape of which two cells are taken, and what those two have and lack.
_Pair = tuple[ShapeKind, int, int]


def _pairs_through(board: Board, variant: Variant, cell: Cell) -> list[_Pair]:
    """The shapes through an empty cell in which a piece there would be the third."""
    pairs = []
    for shape in variant.shapes_through[cell]:
        two = [piece for c in shape.cells if (piece := board[c]) is not None]
        if len(two) == 2:
            counting = variant.feature_bits
            ones, zeros = two[0] & two[1] & counting, ~(two[0] | two[1]) & counting
            if (ones | zeros).bit_count() >= variant.required:
                pairs.append((_KIND[shape], ones, zeros))
    return pairs


def _slip(
    profile: _Profile, pairs: list[_Pair], piece: Piece, rest: list[Piece], variant: Variant
) -> float:
    for kind, ones, zeros in pairs:
        new = _profile(kind, ones & piece, zeros & ~piece, variant.required)
        if new is not _NOTHING:
            profile = tuple(map(float.__mul__, profile, new))
    looks_safe = is_safe = 0.0
    for other in rest:
        chance = profile[other]
        looks_safe += chance
        is_safe += chance == 1.0
    return 1 - is_safe / looks_safe if looks_safe else 1.0
