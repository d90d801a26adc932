"""The move of a player that never goes wrong: among the best ones the first in a given order.

Without the opening table the first moves cannot be read to the end in time. There a draw is taken
for granted, as it is in every variant that has been solved, and only what loses at once avoided.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from time import monotonic

from kvarto.engine.attention import hidden, safe_pieces, threats
from kvarto.engine.solver import solve
from kvarto.engine.table import find
from kvarto.engine.values import Solution, Value
from kvarto.rules.pieces import Piece
from kvarto.rules.position import Position
from kvarto.rules.shapes import Cell

#: Where the piece in hand goes, if there is one, and what is given, if the game goes on.
Move = tuple[Cell | None, Piece | None]

#: A move takes no longer; far more than is needed, or else the choice would depend on the machine.
TIME_LIMIT_S = 0.75

# From so many pieces on the board on, what a move leads to is read in time without the table, and
# what the position itself is worth, by the number of features that must be shared.
_MOVES_FROM = {1: 4, 2: 6, 3: 3, 4: 3}
_VALUE_FROM = {1: 5, 2: 6, 3: 3, 4: 3}

# How many equally good moves are compared by how often they are answered wrongly, and from how many
# pieces on the board on: every answer to them is read.
_COMPARED = 24
_COMPARED_FROM = {1: 6, 2: 8, 3: 6, 4: 6}


@dataclass(frozen=True, slots=True)
class _Patience:
    """How long a move may still take."""

    until: float | None
    clock: Callable[[], float]

    @property
    def left(self) -> float | None:
        """The seconds that are left, and a moment in any case; None if there is no limit."""
        return None if self.until is None else max(0.001, self.until - self.clock())

    @property
    def is_over(self) -> bool:
        return self.until is not None and self.clock() >= self.until


def best_move(
    position: Position,
    moves: Mapping[Move, float],
    *,
    tricky: bool = True,
    time_limit: float | None = TIME_LIMIT_S,
    clock: Callable[[], float] = monotonic,
) -> Move:
    """The first of these moves that is as good as any; no quarto may be open.

    Each comes with the chance that the other slips at once. A tricky player compares several
    equally good ones, and takes the one that is answered wrongly most often. Without a time limit,
    which is in seconds by the clock, the choice is the same on every machine.

    >>> position = Position.from_text("..../..../..../048. C")
    >>> best_move(position, {(Cell.A4, Piece.LSRH): 0.5, (Cell.D1, None): 0.0})
    (Cell.D1, None)
    """
    for cell, piece in moves:
        if piece is None and cell is not None and position.place(cell).open:
            return cell, piece
    children = _safe_children(position, moves)
    if not children:
        return max(moves, key=lambda move: _overlooked(position, move))
    if len(children) == 1:
        return next(iter(children))
    if (known := _best_by_table(children)) is not None:
        return known
    patience = _Patience(None if time_limit is None else clock() + time_limit, clock)
    compares = tricky and position.placed >= _COMPARED_FROM[position.variant.required]
    good = list(islice(_as_good(position, children, patience), _COMPARED if compares else 1))
    if len(good) <= 1:
        return next(iter(good or children))
    return max(good, key=lambda move: _pitfalls(children[move], moves[move], patience))


def _overlooked(position: Position, move: Move) -> float:
    """How likely the other overlooks the win that this move allows."""
    cell, piece = move
    if piece is None:
        return 0.0
    after = position if cell is None else position.place(cell)
    return hidden(after.board, after.variant, piece)


def _pitfalls(child: Position, slip: float, patience: _Patience) -> float:
    """How likely this is answered wrongly: by a slip, or by what looks safe and is not.

    0 if there is no time to find out.
    """
    best = solve(child, distance=False, time_limit=patience.left).value
    if best is Value.LOSS:
        return slip  # nothing can go wrong any more
    answers = wrong = 0
    for cell in child.empty_cells:
        placed = child.place(cell).lapse()
        dangers = threats(placed.board, placed.variant)
        for piece in safe_pieces(placed.reserve, dangers, placed.variant):
            if patience.is_over:
                return 0.0
            after = solve(placed.give(piece), distance=False, time_limit=patience.left)
            answers += 1
            wrong += after.value.opposite is not best
    return slip + (1 - slip) * wrong / answers if answers else slip


def _safe_children(position: Position, moves: Iterable[Move]) -> dict[Move, Position]:
    """What follows each of the moves, but for those that let the other win at once."""
    children: dict[Move, Position] = {}
    placed: dict[Cell | None, tuple[Position, frozenset[Piece]]] = {}
    for cell, piece in moves:
        if piece is None:
            continue
        if cell not in placed:
            after = (position if cell is None else position.place(cell)).lapse()
            dangers = threats(after.board, after.variant)
            placed[cell] = after, frozenset(safe_pieces(after.reserve, dangers, after.variant))
        after, safe = placed[cell]
        if piece in safe:
            children[cell, piece] = after.give(piece)
    return children


def _best_by_table(children: Mapping[Move, Position]) -> Move | None:
    """The best move if the table knows what each one leads to."""
    known: dict[Move, Solution] = {}
    for move, child in children.items():
        found = find(child)
        if found is None:
            return None
        known[move] = Solution(found.value.opposite, found.distance)
    return min(known, key=lambda move: known[move].rank)


def _as_good(
    position: Position, children: Mapping[Move, Position], patience: _Patience
) -> Iterator[Move]:
    """The moves that keep the position's value; failing that, one that is not known to lose."""
    aim = _aim(position, patience)
    found, fallback = False, None
    for move, child in children.items():
        if patience.is_over or child.placed < _MOVES_FROM[child.variant.required]:
            break
        hurries = aim.value in (Value.WIN, Value.LOSS)
        answer = solve(child, distance=hurries, time_limit=patience.left)
        if _reaches(aim, answer, placed=child.placed - position.placed):
            found = True
            yield move
        elif fallback is None and answer.value in (Value.DRAW, Value.LOSS):
            fallback = move
    if not found and fallback is not None:
        yield fallback


def _aim(position: Position, patience: _Patience) -> Solution:
    """What the best move leads to; a draw where it takes too long to find out."""
    assumed = Solution(Value.DRAW, None)
    # Before a give there are as many positions to read as there are pieces left.
    pieces = position.placed - (position.hand is None)
    if pieces < _VALUE_FROM[position.variant.required]:
        return assumed
    answer = solve(position, time_limit=patience.left)
    return assumed if answer.value is Value.UNKNOWN else answer


def _reaches(aim: Solution, answer: Solution, placed: int) -> bool:
    if aim.value is Value.DRAW and answer.value is Value.LOSS:
        return True  # the draw was only assumed
    if answer.value is not aim.value.opposite:
        return False
    if aim.value is Value.DRAW or aim.distance is None or answer.distance is None:
        return True
    return answer.distance + placed == aim.distance
