"""Exact answers: who wins a position and how soon, and what every move is worth."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from functools import lru_cache
from itertools import islice
from typing import TYPE_CHECKING

from kvarto import _core
from kvarto.engine.table import find
from kvarto.engine.values import GradedMove, Solution, Value, best_first
from kvarto.errors import ImpossiblePosition, InvalidNotation, quoted
from kvarto.record.notation import CallMark, Word
from kvarto.rules.pieces import Piece
from kvarto.rules.position import Position
from kvarto.rules.variant import Variant

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

#: Watches a running search from another thread (`nodes`), and can `stop` it.
Watch = _core.Watch

_VALUES = {1: Value.WIN, 0: Value.DRAW, -1: Value.LOSS}


@lru_cache(maxsize=3)
def _core_solver(variant: Variant) -> _core.Solver:
    """The solver of a variant, 32 MB each; who plays many variants keeps the last three."""
    return _core.Solver(variant.code)


def solve(
    position: Position,
    *,
    distance: bool = True,
    table: bool = True,
    time_limit: float | None = None,
    watch: Watch | None = None,
) -> Solution:
    """The value of a position for the player to act, and how many pieces until the end.

    With a time limit in seconds, or a watch that stops it, the answer may be unknown. Without the
    table everything is searched for.

    >>> answer = solve(Position.from_text("..../..../..../FDE. C @c1"))
    >>> answer.value, answer.distance
    (Value.WIN, 1)
    """
    if table and (found := _find(position)) is not None:
        return found
    known, value, placements, nodes, seconds, distance_seconds = _core_solver(
        position.variant
    ).solve(str(position), distance, time_limit or 0.0, watch)
    return Solution(
        _VALUES[value] if known else Value.UNKNOWN,
        placements if known and placements >= 0 else None,
        nodes,
        seconds,
        distance_seconds,
    )


def _find(position: Position) -> Solution | None:
    """What the table knows: positions with a piece in hand, and so what giving one leads to."""
    if position.hand is not None or position.open:
        return find(position)
    best: Solution | None = None
    for piece in position.reserve:
        answer = find(position.lapse().give(piece))
        if answer is None:
            return None
        given = Solution(answer.value.opposite, answer.distance)
        if best is None or given.rank < best.rank:
            best = given
    return best


def forget(variant: Variant) -> None:
    """Forget what was learnt about a variant, so that the next solution starts cold."""
    _core_solver(variant).forget()


def solve_many(
    positions: Iterable[Position],
    *,
    threads: int = 1,
    distance: bool = True,
    table: bool = True,
) -> list[Solution]:
    """The solutions of many positions, in their order, found by several threads if asked."""

    def solved(position: Position) -> Solution:
        return solve(position, distance=distance, table=table)

    if threads == 1:
        return [solved(position) for position in positions]
    with ThreadPoolExecutor(threads) as pool:
        return list(pool.map(solved, positions))


# -- grading -----------------------------------------------------------------------------------


def grade(
    position: Position,
    *,
    threads: int = 1,
    distance: bool = True,
    table: bool = True,
    watch: Watch | None = None,
) -> list[GradedMove]:
    """Every legal move with its value and distance, best first.

    >>> grade(Position.from_text("..../..../..../FDE. C @c1"))[0]
    GradedMove(word=Word.from_text('d1!1'), value=Value.WIN, distance=1)
    """
    return best_first(
        grading(position, threads=threads, distance=distance, table=table, watch=watch)
    )


def grading(
    position: Position,
    *,
    threads: int = 1,
    distance: bool = True,
    table: bool = True,
    watch: Watch | None = None,
) -> Iterator[GradedMove]:
    """The same, each move as soon as it is graded; those that need no search come first."""
    pending: list[tuple[Word, Position, int]] = []
    for word, after, placed in moves(position):
        if isinstance(after, GradedMove):
            yield after
        else:
            pending.append((word, after, placed))

    def graded(word: Word, after: Position, placed: int) -> GradedMove:
        answer = solve(after, distance=distance, table=table, watch=watch)
        until_end = None if answer.distance is None else answer.distance + placed
        return GradedMove(word, answer.value.opposite, until_end)

    if threads == 1:
        for move in pending:
            yield graded(*move)
        return
    with ThreadPoolExecutor(threads) as pool:
        futures: list[Future[GradedMove]] = [pool.submit(graded, *move) for move in pending]
        try:
            for future in as_completed(futures):
                yield future.result()
        finally:
            for future in futures:
                future.cancel()


def moves(position: Position) -> Iterator[tuple[Word, Position | GradedMove, int]]:
    """Every legal move: its word, the position after it, and how many pieces it has placed.

    A move that ends the game, or that lets the other end it with a call, comes graded already.
    """
    if position.open:
        call = Word(before=CallMark(right=True, shape=position.open[0]))
        yield call, GradedMove(call, Value.WIN, 0), 0
    if position.hand is not None:
        yield from _placements(position)
    else:
        for piece in position.reserve:
            give = Word(piece=piece)
            if position.open:
                yield give, GradedMove(give, Value.LOSS, 0), 0
            else:
                yield give, position.lapse().give(piece), 0


def _placements(position: Position) -> Iterator[tuple[Word, Position | GradedMove, int]]:
    for cell in position.empty_cells:
        placed = position.place(cell)
        if placed.open:
            word = Word(cell=cell, after=CallMark(right=True, shape=placed.open[0]))
            yield word, GradedMove(word, Value.WIN, 1), 1
        elif not placed.reserve:
            word = Word(cell=cell)
            yield word, GradedMove(word, Value.DRAW, 1), 1
        else:
            for piece in placed.reserve:
                yield Word(cell=cell, piece=piece), placed.lapse().give(piece), 1


def principal_variation(
    position: Position, *, length: int = 16, threads: int = 1, watch: Watch | None = None
) -> list[Word]:
    """The best moves of both sides, one after the other, to the end of the game.

    A watch that is stopped ends it where it has come to.

    >>> [str(word) for word in principal_variation(Position.from_text("..../..../..../FDE. C @c1"))]
    ['d1!1']
    """
    return list(islice(_best_line(position, threads, watch), length))


def _best_line(position: Position, threads: int, watch: Watch | None) -> Iterator[Word]:
    while graded := grade(position, threads=threads, watch=watch):
        if any(move.value is Value.UNKNOWN for move in graded):
            return
        word = graded[0].word
        yield word
        if word.piece is None:
            return
        position = position if word.cell is None else position.place(word.cell)
        position = position.lapse().give(word.piece)


# -- arrays ------------------------------------------------------------------------------------

#: An empty cell, or no piece in hand, in an array.
NOTHING = 255

#: The values in an array of answers.
VALUE_NUMBERS = {Value.WIN: 1, Value.DRAW: 0, Value.LOSS: -1}


def solve_array(
    positions: npt.NDArray[np.uint8], variant: Variant, *, threads: int = 1
) -> npt.NDArray[np.int8]:
    """Solve many positions at once, from and to NumPy arrays.

    A row of `positions` is 17 numbers: the pieces on the cells from a1 on, then the hand; 255 is
    nothing. A row of the answer is the value (1, 0, -1) and the distance.
    """
    import numpy as np  # noqa: PLC0415  (only who calls this needs it)

    if positions.ndim != 2 or positions.shape[1] != 17:
        raise ImpossiblePosition("array-shape", shape=positions.shape)
    rows = [position_from_row(row, variant) for row in positions.tolist()]
    answers = solve_many(rows, threads=threads)
    return np.array([(VALUE_NUMBERS[a.value], a.distance) for a in answers], dtype=np.int8)


def position_from_row(row: Sequence[int], variant: Variant) -> Position:
    """A position from 17 numbers: the pieces on the cells from a1 on, then the hand."""
    pieces = [None if number == NOTHING else _piece(number) for number in row]
    return Position(tuple(pieces[:16]), pieces[16], variant)


def _piece(number: int) -> Piece:
    try:
        return Piece(number)
    except ValueError:
        raise InvalidNotation("no-such-piece", text=quoted(number)) from None
