"""What is said to an attempt at a lesson: whether it was right, and else why it was not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kvarto.club.lessons import Attempt, Lesson, Task
from kvarto.rules.pieces import Piece, Trait
from kvarto.rules.position import Position
from kvarto.rules.shapes import Cell, Shape


@dataclass(frozen=True, slots=True)
class Verdict:
    """What an attempt was worth: a message with what fills it in, and what there is to see."""

    #: The key of the message that explains it.
    reason: str
    #: What lies on the table then; after a mistake, often what the other player makes of it.
    position: Position
    lit: tuple[Cell, ...] = ()
    cell: Cell | None = None
    piece: Piece | None = None
    shape: Shape | None = None
    traits: tuple[Trait, ...] = ()
    count: int = 0
    right: bool = False


def judge(lesson: Lesson, attempt: Attempt) -> Verdict:
    """Judge an attempt; `KvartoError` if it is none at this task."""
    after = lesson.after(attempt)
    if lesson.written(attempt) not in lesson.answers:
        return _EXPLAINED[lesson.task](lesson, attempt, after)
    shape = lesson.shape_of(attempt)
    lit = () if shape is None else shape.cells
    return Verdict(f"lesson-{lesson.id}-right", after, lit, right=True)


# -- what threatens ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Completion:
    """A placement that completes a shape."""

    cell: Cell
    shape: Shape
    position: Position


def _completions(position: Position) -> Iterator[_Completion]:
    """Every way to complete a shape with the piece in hand."""
    for cell in position.empty_cells:
        placed = position.place(cell)
        yield from (_Completion(cell, shape, placed) for shape in placed.open)


def safe_pieces(position: Position) -> tuple[Piece, ...]:
    """The pieces of the reserve with which nobody can complete a shape at once."""
    return tuple(piece for piece in position.reserve if not any(_completions(position.give(piece))))


# -- explanations ------------------------------------------------------------------------------


def _wrong_piece(lesson: Lesson, attempt: Attempt, after: Position) -> Verdict:
    found = attempt.pieces[0]
    wanted = Piece.from_text(next(iter(lesson.answers)).removeprefix(">"))
    others = tuple(trait for trait in found.traits if not wanted.has(trait))
    return Verdict("lesson-wrong-piece", after, piece=found, traits=others)


def _wrong_point(lesson: Lesson, attempt: Attempt, after: Position) -> Verdict:
    shape = lesson.shape_of(attempt)
    if shape is None:
        return Verdict("lesson-wrong-no-shape", after, attempt.pointed)
    traits = after.traits(shape)
    if after.is_quarto(shape):
        return Verdict("lesson-wrong-lapsed", after, shape.cells, shape=shape, traits=traits)
    return Verdict("lesson-wrong-not-alike", after, shape.cells, shape=shape)


def _wrong_winning(lesson: Lesson, attempt: Attempt, after: Position) -> Verdict:
    for piece in attempt.pieces:
        if not any(_completions(after.give(piece))):
            return Verdict("lesson-wrong-completes-nothing", after, piece=piece)
    return _missing(lesson, attempt, after)


def _wrong_safe(lesson: Lesson, attempt: Attempt, after: Position) -> Verdict:
    for piece in attempt.pieces:
        if won := next(_completions(after.give(piece)), None):
            return _other_wins("lesson-wrong-marked", piece, won)
    return _missing(lesson, attempt, after)


def _missing(lesson: Lesson, attempt: Attempt, after: Position) -> Verdict:
    (wanted,) = lesson.answers
    count = len(wanted) - len(attempt.pieces)
    return Verdict("lesson-wrong-missing", after, count=count)


def _wrong_cell(_: Lesson, attempt: Attempt, after: Position) -> Verdict:
    return Verdict("lesson-wrong-cell", after, cell=attempt.cell)


def _wrong_give(_: Lesson, attempt: Attempt, after: Position) -> Verdict:
    won = next(_completions(after))
    return _other_wins("lesson-wrong-gives-win", attempt.pieces[0], won)


def _wrong_turn(lesson: Lesson, attempt: Attempt, after: Position) -> Verdict:
    if attempt.pointed:
        return _wrong_point(lesson, attempt, after)
    before = lesson.position
    if attempt.cell is not None and before.open:
        shape = before.open[0]
        return Verdict("lesson-wrong-let-lapse", after, shape.cells, shape=shape)
    if after.open:
        shape = after.open[0]
        traits = after.traits(shape)
        reason = "lesson-wrong-not-called"
        return Verdict(reason, after, shape.cells, shape=shape, traits=traits)
    if before.hand is not None and any(_completions(before)):
        return Verdict("lesson-wrong-missed-win", after, piece=before.hand)
    if won := next(_completions(after), None):
        count = _safe_after(lesson, attempt)
        reason = "lesson-wrong-gives-win" if count else "lesson-wrong-none-safe"
        return _other_wins(reason, attempt.pieces[0], won)
    if lesson.counts:
        count = _safe_after(lesson, attempt)
        return Verdict("lesson-wrong-even", after, count=count)
    return _still_safe(after)


def _safe_after(lesson: Lesson, attempt: Attempt) -> int:
    """How many pieces are safe to give when the piece in hand is placed."""
    placed = lesson.position
    if attempt.cell is not None:
        placed = placed.place(attempt.cell)
    return len(safe_pieces(placed))


def _still_safe(after: Position) -> Verdict:
    """The other player has a reply that does not lose at once: show one."""
    for cell in after.empty_cells:
        placed = after.place(cell)
        for piece in safe_pieces(placed):
            reply = placed.give(piece)
            return Verdict("lesson-wrong-still-safe", reply, cell=cell, piece=piece)
    raise AssertionError("a turn after which nothing is safe is an answer")


def _other_wins(reason: str, piece: Piece, won: _Completion) -> Verdict:
    traits = won.position.traits(won.shape)
    return Verdict(reason, won.position, won.shape.cells, won.cell, piece, won.shape, traits)


_EXPLAINED = {
    Task.FIND: _wrong_piece,
    Task.POINT: _wrong_point,
    Task.MARK_WINNING: _wrong_winning,
    Task.MARK_SAFE: _wrong_safe,
    Task.PLACE: _wrong_cell,
    Task.GIVE: _wrong_give,
    Task.TURN: _wrong_turn,
}
