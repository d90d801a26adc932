"""Hints for puzzles, in steps: what to look for, where, and at last a part of the answer."""

from __future__ import annotations

from dataclasses import dataclass, field

from kvarto.engine.attention import threats
from kvarto.engine.puzzles.puzzle import Kind, Puzzle
from kvarto.errors import IllegalAction
from kvarto.rules.pieces import TRAITS, Piece, Trait
from kvarto.rules.shapes import LINES, Cell, Shape, ShapeKind


@dataclass(frozen=True, slots=True)
class Said:
    """A message and what fills it in, which may be a message itself."""

    key: str
    arguments: dict[str, str | Said] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Hint:
    """One step: what is said, the cells that are meant, and the pieces that are left to choose."""

    said: Said
    cells: tuple[Cell, ...] = ()
    pieces: tuple[Piece, ...] = ()


def hints(puzzle: Puzzle) -> tuple[Hint, ...]:
    """All hints for a puzzle, each saying more than the one before; none says all."""
    first = Hint(Said(_WHAT_TO_LOOK_FOR[puzzle.kind]))
    match puzzle.kind:
        case Kind.WIN | Kind.HOLD:
            return (first, *_where_to_place(puzzle))
        case Kind.SAFE:
            return (first, _dangers(puzzle), *_kind_of_piece(puzzle))
        case Kind.TRAP:
            return (first, _how_long(puzzle), *_kind_of_piece(puzzle))
        case Kind.SPOT:  # pragma: no branch  (mypy proves that it is the last)
            return (first, *_what_is_shared(puzzle))


def hint(puzzle: Puzzle, step: int) -> Hint:
    """One of them, from 1 on."""
    steps = hints(puzzle)
    if not 1 <= step <= len(steps):
        raise IllegalAction("no-such-hint", step=step, last=len(steps))
    return steps[step - 1]


_WHAT_TO_LOOK_FOR = {
    Kind.WIN: "puzzle-hint-win",
    Kind.SAFE: "puzzle-hint-safe",
    Kind.HOLD: "puzzle-hint-hold",
    Kind.SPOT: "puzzle-hint-spot",
    Kind.TRAP: "puzzle-hint-trap",
}


# -- placing -----------------------------------------------------------------------------------


def _where_to_place(puzzle: Puzzle) -> tuple[Hint, Hint]:
    assert puzzle.cell is not None
    cell = Cell.from_text(puzzle.cell)
    line = _roomiest_line(puzzle, cell)
    empty = _empty_of(puzzle, line)
    return (
        Hint(Said("puzzle-hint-line", {"line": _named(line)}), cells=empty),
        Hint(Said("puzzle-hint-cell", {"cell": str(cell)}), cells=(cell,)),
    )


def _roomiest_line(puzzle: Puzzle, cell: Cell) -> Shape:
    """The row or column through a cell in which there is more to choose from."""
    through = [
        shape
        for shape in LINES
        if shape.kind in (ShapeKind.ROW, ShapeKind.COLUMN) and cell in shape.cells
    ]
    return max(through, key=lambda shape: len(_empty_of(puzzle, shape)))


def _empty_of(puzzle: Puzzle, shape: Shape) -> tuple[Cell, ...]:
    return tuple(cell for cell in shape.cells if puzzle.position.board[cell] is None)


def _named(shape: Shape) -> Said:
    return Said(f"shape-{shape.kind.value}", {"name": str(shape)})


# -- giving ------------------------------------------------------------------------------------


def _dangers(puzzle: Puzzle) -> Hint:
    found = threats(puzzle.position.board, puzzle.variant)
    return Hint(Said("puzzle-hint-dangers"), cells=tuple(sorted({each.cell for each in found})))


def _how_long(puzzle: Puzzle) -> Hint:
    return Hint(Said("puzzle-hint-distance", {"placements": str(puzzle.distance)}))


def _kind_of_piece(puzzle: Puzzle) -> tuple[Hint, ...]:
    """One feature value of the piece, where that leaves something to choose."""
    answer = puzzle.pieces
    reserve = puzzle.position.reserve
    best: tuple[Trait, tuple[Piece, ...]] | None = None
    for feature in puzzle.variant.features:
        trait = TRAITS[feature][bool(answer[0] & feature.bit)]
        left = tuple(piece for piece in reserve if piece.has(trait))
        if len(answer) < len(left) < len(reserve) and (best is None or len(left) > len(best[1])):
            best = trait, left
    if best is None:
        return ()
    return (Hint(Said("puzzle-hint-give", {"trait": _trait(best[0])}), pieces=best[1]),)


def _trait(trait: Trait) -> Said:
    return Said(f"trait-{trait}")


# -- spotting ----------------------------------------------------------------------------------


def _what_is_shared(puzzle: Puzzle) -> tuple[Hint, Hint]:
    shape = puzzle.shape
    assert shape is not None
    trait = puzzle.position.traits(shape)[0]
    return (
        Hint(Said("puzzle-hint-shared", {"trait": _trait(trait)})),
        Hint(Said(_KIND_OF_SHAPE[shape.kind])),
    )


_KIND_OF_SHAPE = {
    ShapeKind.ROW: "puzzle-hint-row",
    ShapeKind.COLUMN: "puzzle-hint-column",
    ShapeKind.DIAGONAL: "puzzle-hint-diagonal",
    ShapeKind.SQUARE: "puzzle-hint-square",
}
