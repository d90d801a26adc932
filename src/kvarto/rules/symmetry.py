"""Which positions are the same but for how one looks at them, and one chosen from each class."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import permutations, product

from kvarto.rules.pieces import ALL_FEATURES, PIECES, Feature, Piece
from kvarto.rules.position import Board, Position
from kvarto.rules.shapes import CELLS, Cell
from kvarto.rules.variant import ShapeSet, Variant

CellMap = tuple[Cell, ...]
FeatureMap = tuple[Feature, ...]


@dataclass(frozen=True, slots=True)
class Symmetry:
    """One way to look at a game: cells, features and feature values by other names.

    What lay on cell `c` lies on `cells[c]`; feature number i of the variant becomes
    `features[i]`; `flipped` are the features (as bits, after the renaming) whose two values
    change places. Features that do not count stay as they are.

    >>> turn = next(cell_symmetries(Variant("advanced")))
    >>> str(Symmetry(turn, Variant("advanced").features, 0).apply(Position.from_text(
    ...     "A.../.3../..../...5 7 chst:lq")))
    'A.../.3../..../...5 7 chst:lq'
    """

    cells: CellMap
    features: FeatureMap
    flipped: int

    def apply(self, position: Position) -> Position:
        """The position seen this way."""
        pieces = _piece_map(position.variant, self.features)
        board: list[Piece | None] = [None] * 16
        for cell, piece in zip(self.cells, position.board, strict=True):
            board[cell] = None if piece is None else PIECES[pieces[piece] ^ self.flipped]
        hand, last = position.hand, position.last
        return Position(
            tuple(board),
            None if hand is None else PIECES[pieces[hand] ^ self.flipped],
            position.variant,
            None if last is None else self.cells[last],
        )


def symmetries(variant: Variant) -> Iterator[Symmetry]:
    """Every symmetry of the variant: of the cells, of the features, of their values.

    >>> sum(1 for _ in symmetries(Variant("advanced"))) == 8 * 24 * 16
    True
    """
    for cells, features in product(cell_symmetries(variant), permutations(variant.features)):
        for flipped in range(16):
            if not flipped & ~variant.feature_bits:
                yield Symmetry(cells, features, flipped)


def cell_symmetries(variant: Variant) -> Iterator[CellMap]:
    """The permutations of the cells that keep the variant's shapes: 32 for lines, else 8.

    >>> [sum(1 for _ in cell_symmetries(Variant(name))) for name in ("standard", "squares")]
    [32, 8]
    """
    return iter(_cell_maps(variant.shape_set))


def canonical(position: Position) -> Position:
    """The same one for all positions that are symmetric to each other.

    Pieces that differ only in features that do not count are interchangeable too.

    >>> canonical(Position.from_text("..../..../.C../.... 4")) == canonical(
    ...     Position.from_text("8.../..../..../.... A"))
    True
    """
    variant = position.variant
    reduced = [-1 if piece is None else piece & variant.feature_bits for piece in position.board]
    hand = -1 if position.hand is None else position.hand & variant.feature_bits
    placed = [cell for cell in CELLS if reduced[cell] >= 0]

    # Only ways of looking that leave the occupied cells as low as can be are in the running.
    maps = _cell_maps(variant.shape_set)
    lowest = min(_occupied(cells, placed) for cells in maps)
    best: _Key | None = None
    for cells in maps:
        if _occupied(cells, placed) != lowest:
            continue
        order = sorted(placed, key=cells.__getitem__)
        seen = [reduced[cell] for cell in order] + ([hand] if hand >= 0 else [])
        last = -1 if position.last is None else int(cells[position.last])
        for features in permutations(variant.features):
            mapped = _piece_map(variant, features)
            # The smallest word begins with 0, and that fixes which values are flipped.
            flipped = mapped[seen[0]] if seen else 0
            key = (tuple(mapped[code] ^ flipped for code in seen), last)
            if best is None or key < best:
                best = key
    assert best is not None
    return _rebuilt(variant, lowest, best, in_hand=hand >= 0)


_Key = tuple[tuple[int, ...], int]


def _occupied(cells: CellMap, placed: list[Cell]) -> int:
    return sum(1 << cells[cell] for cell in placed)


def _rebuilt(variant: Variant, occupied: int, key: _Key, *, in_hand: bool) -> Position:
    codes, last = key
    pieces = _concrete(variant, codes)
    hand = pieces.pop() if in_hand else None
    line = iter(pieces)
    board: Board = tuple(next(line) if occupied >> cell & 1 else None for cell in CELLS)
    return Position(board, hand, variant, None if last < 0 else CELLS[last])


def _concrete(variant: Variant, codes: tuple[int, ...]) -> list[Piece]:
    """Each code as a piece: the lowest of those that look alike and are not used yet."""
    alike: dict[int, list[Piece]] = {}
    for piece in reversed(PIECES):
        alike.setdefault(piece & variant.feature_bits, []).append(piece)
    return [alike[code].pop() for code in codes]


@cache
def _cell_maps(shapes: ShapeSet) -> tuple[CellMap, ...]:
    """Permute columns and rows alike, perhaps with the rows reversed, perhaps transposed.

    For lines the permutation may be any that keeps mirrored columns mirrored (so that the
    diagonals stay diagonals); squares also need neighbours to stay neighbours.
    """
    mirrored = [p for p in permutations(range(4)) if p[0] + p[3] == 3]
    keeping = mirrored if shapes is ShapeSet.LINES else [(0, 1, 2, 3), (3, 2, 1, 0)]
    maps = []
    for columns, reverse, transpose in product(keeping, (False, True), (False, True)):
        rows = columns[::-1] if reverse else columns
        targets = ((columns[cell.column], rows[cell.row]) for cell in CELLS)
        maps.append(tuple(Cell(4 * x + y) if transpose else Cell(4 * y + x) for x, y in targets))
    return tuple(maps)


@cache
def _piece_map(variant: Variant, features: FeatureMap) -> tuple[int, ...]:
    """For every piece its number once the variant's features have been renamed to these."""
    idle = ALL_FEATURES & ~variant.feature_bits
    renamed = list(zip(variant.features, features, strict=True))
    return tuple(
        (piece & idle) | sum(to.bit for old, to in renamed if piece & old.bit) for piece in PIECES
    )
