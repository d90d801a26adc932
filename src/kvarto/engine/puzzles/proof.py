"""Is it a puzzle? The solver says which answers are right, and that there is no other.

Pieces that differ only in features that do not count are one answer: a right one among them is
right with each of them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from kvarto.engine.attention import safe_pieces, threats
from kvarto.engine.puzzles.puzzle import Kind, Puzzle
from kvarto.engine.solver import moves, solve
from kvarto.engine.table import game_of
from kvarto.engine.values import GradedMove, Value
from kvarto.errors import KvartoError
from kvarto.rules.pieces import Feature, Piece
from kvarto.rules.position import Position
from kvarto.rules.symmetry import canonical
from kvarto.rules.variant import Variant

#: A win sooner than this needs no reading: the piece in hand completes something.
_SOONEST_WIN = 3
#: Before the last placement there is nothing to choose but the cell.
_MOST_PLACED = 13
#: So many shapes at least are full where a quarto is to be spotted.
_FULL_SHAPES = 3


class WrongPuzzle(KvartoError):
    """A puzzle that is none, or whose answers are not the right ones."""


@dataclass(frozen=True, slots=True)
class Answer:
    """All right answers, and how many more pieces are placed until the end, if one is meant."""

    solutions: tuple[str, ...]
    distance: int | None = None


def prove(puzzle: Puzzle) -> None:
    """Prove that the answers of a puzzle are right and the only ones; `WrongPuzzle` if not."""
    proven = answer_of(puzzle.kind, puzzle.position)
    if proven is None:
        raise WrongPuzzle("puzzle-is-none", puzzle=puzzle.id)
    if proven != Answer(puzzle.solutions, puzzle.distance):
        raise WrongPuzzle(
            "puzzle-has-other-answers",
            puzzle=puzzle.id,
            kept=", ".join(puzzle.solutions),
            proven=", ".join(proven.solutions),
        )


def check_all(puzzles: Iterable[Puzzle]) -> Iterator[WrongPuzzle | None]:
    """Prove one puzzle after the other, and that none comes twice; what is wrong with each."""
    seen: dict[str, str] = {}
    for puzzle in puzzles:
        key = key_of(puzzle.position)
        other = seen.setdefault(key, puzzle.id)
        if other != puzzle.id:
            yield WrongPuzzle("puzzle-repeats", puzzle=puzzle.id, other=other)
            continue
        try:
            prove(puzzle)
        except WrongPuzzle as wrong:
            yield wrong
        else:
            yield None


def answer_of(kind: Kind, position: Position) -> Answer | None:
    """What is right in a position; None if it makes no puzzle of this kind."""
    if position.lapsed or position.placed > _MOST_PLACED + (kind is Kind.SPOT):
        return None
    return _ANSWERS[kind](position)


def key_of(position: Position) -> str:
    """The same for all positions that are the same puzzle, whichever features it is played with.

    >>> key_of(Position.from_text("8.../..../..../...A 3 c:l")) == key_of(
    ...     Position.from_text("..../.2../..6./.... 1 s:l"))
    True
    """
    variant = position.variant
    order = [*variant.features, *(f for f in Feature if f not in variant.features)]
    renamed = {
        piece: Piece(sum(to.bit for to, old in zip(Feature, order, strict=True) if piece & old.bit))
        for piece in Piece
    }
    hand = None if position.hand is None else renamed[position.hand]
    board = tuple(None if piece is None else renamed[piece] for piece in position.board)
    return str(canonical(Position(board, hand, Variant(game_of(variant)), position.last)))


# -- placing and giving ------------------------------------------------------------------------


def _win(position: Position) -> Answer | None:
    if not _is_quiet(position) or _value(position) is not Value.WIN:
        return None
    solutions = _only(position, Value.WIN)
    distance = solve(position).distance
    if solutions is None or distance is None or distance < _SOONEST_WIN:
        return None
    return Answer(solutions, distance)


def _hold(position: Position) -> Answer | None:
    if not _is_quiet(position) or _value(position) is not Value.DRAW:
        return None
    solutions = _only(position, Value.DRAW)
    return None if solutions is None else Answer(solutions)


def _is_quiet(position: Position) -> bool:
    """A piece is in hand, and neither a call nor a placement ends the game."""
    if position.hand is None or position.last is not None:
        return False
    dangers = threats(position.board, position.variant)
    return bool(safe_pieces([position.hand], dangers, position.variant))


def _only(position: Position, value: Value) -> tuple[str, ...] | None:
    """The moves of this value if they all are one; None if there are different ones."""
    found: tuple[str, ...] | None = None
    for words, after in _different_moves(position):
        worth = after.value if isinstance(after, GradedMove) else _value(after).opposite
        if worth is value:
            if found is not None:
                return None
            found = words
    return found


def _different_moves(position: Position) -> Iterator[tuple[tuple[str, ...], Position | GradedMove]]:
    """Every move, those with pieces that look alike together, and what it leads to."""
    alike: dict[object, list[str]] = defaultdict(list)
    leads_to: dict[object, Position | GradedMove] = {}
    for word, after, _ in moves(position):
        looks = None if word.piece is None else word.piece & position.variant.feature_bits
        alike[word.cell, looks].append(str(word))
        leads_to.setdefault((word.cell, looks), after)
    for key, words in alike.items():
        yield tuple(words), leads_to[key]


def _value(position: Position) -> Value:
    return solve(position, distance=False).value


# -- giving ------------------------------------------------------------------------------------


def _safe(position: Position) -> Answer | None:
    safe, unsafe = _different_gives(position)
    if len(safe) != 1 or len(unsafe) < _others_needed(position):
        return None
    if _value(position.give(safe[0][0])) is Value.WIN:
        return None  # to be told to find it would be a joke
    return Answer(_gives(safe[0]))


def _trap(position: Position) -> Answer | None:
    safe, _ = _different_gives(position)
    if len(safe) < 1 + _others_needed(position):
        return None
    losing = [alike for alike in safe if _value(position.give(alike[0])) is Value.WIN]
    if len(losing) != 1:
        return None
    (trap,) = losing
    return Answer(_gives(trap), solve(position.give(trap[0])).distance)


def _different_gives(position: Position) -> tuple[list[list[Piece]], list[list[Piece]]]:
    """The pieces that can be given, those that look alike together: safe ones and others."""
    if position.hand is not None or position.last is not None:
        return [], []
    variant = position.variant
    alike: dict[int, list[Piece]] = defaultdict(list)
    for piece in position.reserve:
        alike[piece & variant.feature_bits].append(piece)
    dangers = threats(position.board, variant)
    safe = frozenset(safe_pieces(position.reserve, dangers, variant))
    groups = alike.values()
    return [g for g in groups if g[0] in safe], [g for g in groups if g[0] not in safe]


def _others_needed(position: Position) -> int:
    """From how many others the answer has to be told; one feature knows two pieces only."""
    return 1 if position.variant.feature_bits.bit_count() == 1 else 2


def _gives(pieces: list[Piece]) -> tuple[str, ...]:
    return tuple(f">{piece}" for piece in pieces)


# -- spotting ----------------------------------------------------------------------------------


def _spot(position: Position) -> Answer | None:
    full = [
        shape
        for shape in position.variant.shapes
        if all(position.board[cell] is not None for cell in shape.cells)
    ]
    if position.hand is None or len(position.open) != 1 or len(full) < _FULL_SHAPES:
        return None
    return Answer((str(position.open[0]),))


_ANSWERS = {
    Kind.WIN: _win,
    Kind.SAFE: _safe,
    Kind.HOLD: _hold,
    Kind.SPOT: _spot,
    Kind.TRAP: _trap,
}
