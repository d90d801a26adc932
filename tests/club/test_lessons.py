"""The course: the engine proves that the right answers are right, and that nothing else is."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations

import pytest

from kvarto import IllegalAction, Piece, Position, Shape, Trait, Variant
from kvarto.club.lesson_verdicts import Verdict, judge, safe_pieces
from kvarto.club.lessons import LESSONS, Attempt, Lesson, Task, find_lesson
from kvarto.engine.solver import grade, solve
from kvarto.engine.values import Value
from kvarto.errors import KvartoError
from kvarto.locales import english
from kvarto.rules.shapes import CELLS, Cell

by_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)


def attempts(lesson: Lesson) -> Iterator[Attempt]:
    """Everything that can be done in a step."""
    reserve = lesson.position.reserve
    if lesson.task in (Task.FIND, Task.GIVE):
        yield from (Attempt(pieces=(piece,)) for piece in reserve)
    elif lesson.task in (Task.MARK_WINNING, Task.MARK_SAFE):
        sizes = (combinations(reserve, size) for size in range(1, len(reserve) + 1))
        yield from (Attempt(pieces=marked) for marked in chain.from_iterable(sizes))
    elif lesson.task is Task.POINT:
        yield from (Attempt(pointed=cells) for cells in pointings(lesson.position))
    elif lesson.task is Task.PLACE:
        yield from (Attempt(cell=cell) for cell in lesson.position.empty_cells)
    else:
        yield from turns(lesson.position)


def turns(position: Position) -> Iterator[Attempt]:
    """Every turn: a call at once, or a placement if there is something in hand, and the rest."""
    if position.last is not None:
        yield from (Attempt(pointed=cells) for cells in pointings(position))
    if position.hand is None:
        yield from (Attempt(pieces=(piece,)) for piece in position.reserve)
        return
    for cell in position.empty_cells:
        placed = position.place(cell)
        yield from (Attempt(cell=cell, pointed=cells) for cells in pointings(placed))
        yield from (Attempt(cell=cell, pieces=(piece,)) for piece in placed.reserve)


def pointings(position: Position) -> Iterator[tuple[Cell, ...]]:
    """Every four pieces that can be touched."""
    return combinations((cell for cell in CELLS if position[cell] is not None), 4)


def right_ones(lesson: Lesson) -> set[str]:
    judged = ((attempt, judge(lesson, attempt)) for attempt in attempts(lesson))
    return {lesson.written(attempt) for attempt, verdict in judged if verdict.right}


def verdict_on(lesson: str, **done: object) -> Verdict:
    return judge(find_lesson(lesson), Attempt(**done))  # type: ignore[arg-type]


# -- what is right -----------------------------------------------------------------------------


@by_lesson
def test_exactly_the_stated_answers_are_right(lesson: Lesson) -> None:
    assert right_ones(lesson) == lesson.answers


def test_one_piece_alone_has_the_features_that_are_asked_for() -> None:
    asked = {Trait.DARK, Trait.TALL, Trait.ROUND, Trait.HOLLOW}
    found = [piece for piece in Piece if set(piece.traits) == asked]
    assert {f">{piece}" for piece in found} == find_lesson("features").answers
    assert all(str(trait) in english("lesson-features-task") for trait in asked)


def test_one_full_line_alone_is_a_quarto() -> None:
    lesson = find_lesson("line")
    lines = [shape for shape in lesson.position.variant.shapes if is_full(lesson.position, shape)]
    quartos = [shape for shape in lines if lesson.position.is_quarto(shape)]
    assert len(lines) == 3  # as the text says
    assert {str(shape) for shape in quartos} == lesson.answers


def is_full(position: Position, shape: Shape) -> bool:
    return all(position[cell] is not None for cell in shape.cells)


@pytest.mark.parametrize(("name", "wins"), [("three", {True}), ("count", {False})])
def test_what_is_to_be_marked_is_what_the_engine_says(name: str, wins: set[bool]) -> None:
    lesson = find_lesson(name)
    marked = [
        str(piece) for piece in lesson.position.reserve if wins_at_once(lesson, piece) in wins
    ]
    assert {"".join(marked)} == lesson.answers


def wins_at_once(lesson: Lesson, piece: Piece) -> bool:
    solution = solve(lesson.position.lapse().give(piece))
    return solution.value is Value.WIN and solution.distance == 1


def test_the_line_to_complete_is_completed_on_one_cell_alone() -> None:
    lesson = find_lesson("complete")
    winning = {
        str(move.word.cell)
        for move in grade(lesson.position)
        if move.value is Value.WIN and move.distance == 1
    }
    assert winning == lesson.answers


@pytest.mark.parametrize("name", ["call", "steal", "lapse", "squares", "clock"])
def test_a_call_is_the_only_way_to_win_that_the_engine_finds(name: str) -> None:
    lesson = find_lesson(name)
    graded = grade(lesson.position)
    at_once = [move for move in graded if move.value is Value.WIN and move.distance in (0, 1)]
    assert {str(move.word) for move in at_once} == lesson.answers


def test_what_has_lapsed_is_there_to_be_seen() -> None:
    assert find_lesson("lapse").position.lapsed == (Shape.ROW_1,)


def test_the_square_wins_nothing_where_only_lines_count() -> None:
    advanced = find_lesson("squares").position
    standard = Position(advanced.board, advanced.hand, Variant("standard"))
    assert not any(standard.place(cell).open for cell in standard.empty_cells)


@pytest.mark.parametrize("name", ["safe", "block"])
def test_every_other_piece_or_placement_loses_at_once(name: str) -> None:
    lesson = find_lesson(name)
    graded = grade(lesson.position)
    kept = {str(move.word) for move in graded if move.value is not Value.LOSS}
    until_lost = {move.distance for move in graded if move.value is Value.LOSS}
    assert kept == lesson.answers
    assert until_lost == {1 if lesson.position.hand is None else 2}


@pytest.mark.parametrize(("name", "distance"), [("last-safe", 3), ("parity", 5)])
def test_every_other_turn_lets_the_win_go(name: str, distance: int) -> None:
    lesson = find_lesson(name)
    won = [move for move in grade(lesson.position) if move.value is Value.WIN]
    assert {str(move.word) for move in won} == lesson.answers
    assert {move.distance for move in won} == {distance}


def test_one_cell_alone_leaves_one_safe_piece() -> None:
    lesson = find_lesson("last-safe")
    assert {answer[:2] for answer in lesson.answers} == set(
        cells_by_safe_pieces(lesson.position).get(1, [])
    )


def test_odd_wins_and_even_loses() -> None:
    lesson = find_lesson("parity")
    cells = cells_by_safe_pieces(lesson.position)
    assert cells == {3: ["d4"], 2: ["c1", "d2"], 0: ["a1", "a2"]}  # as the hint says
    values = {move.word.cell: move.value for move in grade(lesson.position)[::-1]}
    assert {str(cell): value for cell, value in values.items()} == {
        "d4": Value.WIN, "c1": Value.LOSS, "d2": Value.LOSS, "a1": Value.LOSS, "a2": Value.LOSS
    }  # fmt: skip


def cells_by_safe_pieces(position: Position) -> dict[int, list[str]]:
    """The empty cells by how many pieces are safe to give after a placement there."""
    found: dict[int, list[str]] = {}
    for cell in position.empty_cells:
        found.setdefault(len(safe_pieces(position.place(cell))), []).append(str(cell))
    return found


# -- what is said ------------------------------------------------------------------------------


@by_lesson
def test_every_attempt_is_explained_by_something_true(lesson: Lesson) -> None:
    for attempt in attempts(lesson):
        verdict = judge(lesson, attempt)
        assert english(verdict.reason, **filling(verdict))
        if verdict.shape is not None and verdict.traits:
            assert verdict.position.traits(verdict.shape) == verdict.traits
        if verdict.reason in ("lesson-wrong-gives-win", "lesson-wrong-none-safe"):
            # The other player's winning placement is shown.
            assert verdict.position.last == verdict.cell
            assert verdict.shape in verdict.position.open
            assert verdict.lit == verdict.shape.cells
        if verdict.reason == "lesson-wrong-still-safe":
            assert solve(verdict.position).distance != 1
        if verdict.reason == "lesson-wrong-even":
            assert verdict.count == 2
            assert solve(verdict.position).value is Value.WIN  # of the other player


def filling(verdict: Verdict) -> dict[str, object]:
    names = ("cell", "piece", "shape", "alike", "traits")
    return dict.fromkeys(names, "something") | {"count": verdict.count}


@by_lesson
def test_every_step_has_its_texts(lesson: Lesson) -> None:
    for part in ("title", "text", "task", "hint", "right"):
        assert english(f"lesson-{lesson.id}-{part}")


def test_a_wrong_piece_is_told_by_what_it_should_not_be() -> None:
    verdict = verdict_on("features", pieces=(Piece.from_text("LTSH"),))
    assert verdict.reason == "lesson-wrong-piece"
    assert verdict.traits == (Trait.LIGHT, Trait.SQUARE)


def test_a_lapsed_quarto_is_told_from_four_that_are_not_alike() -> None:
    lapsed = verdict_on("lapse", pointed=Shape.ROW_1.cells)
    assert (lapsed.reason, lapsed.traits) == ("lesson-wrong-lapsed", (Trait.SQUARE,))
    unlike = verdict_on("call", pointed=Shape.COLUMN_D.cells)
    assert (unlike.reason, unlike.shape) == ("lesson-wrong-not-alike", Shape.COLUMN_D)
    nowhere = verdict_on("call", pointed=(Cell.A3, Cell.B3, Cell.C3, Cell.D1))
    assert nowhere.reason == "lesson-wrong-no-shape"


def test_who_gives_or_places_instead_of_calling_sees_what_comes_of_it() -> None:
    gave = verdict_on("call", pieces=(Piece.from_text("0"),))
    assert (gave.reason, gave.shape) == ("lesson-wrong-not-called", Shape.ROW_3)
    placed = verdict_on("steal", cell=Cell.A4, pieces=(Piece(5),))
    assert (placed.reason, placed.shape) == ("lesson-wrong-let-lapse", Shape.COLUMN_D)
    completed = verdict_on("squares", cell=Cell.B3, pieces=(Piece(0),))
    assert (completed.reason, completed.shape) == ("lesson-wrong-not-called", Shape.SQUARE_B2)
    missed = verdict_on("clock", cell=Cell.D3, pieces=(Piece(5),))
    assert (missed.reason, missed.piece) == ("lesson-wrong-missed-win", Piece(8))


def test_marks_that_are_missing_are_counted_and_wrong_ones_named() -> None:
    missing = verdict_on("three", pieces=(Piece(3), Piece(5)))
    assert (missing.reason, missing.count) == ("lesson-wrong-missing", 3)
    wrong = verdict_on("three", pieces=(Piece(3), Piece(4)))
    assert (wrong.reason, wrong.piece) == ("lesson-wrong-completes-nothing", Piece(4))
    unsafe = verdict_on("count", pieces=(Piece(1), Piece(0)))
    assert (unsafe.reason, unsafe.piece) == ("lesson-wrong-marked", Piece(0))


@pytest.mark.parametrize(
    ("lesson", "attempt"),
    [
        ("features", Attempt()),
        ("features", Attempt(pieces=(Piece(1), Piece(2)))),
        ("three", Attempt(pieces=(Piece(1),))),  # it is on the board
        ("three", Attempt(pieces=(Piece(3), Piece(3)))),
        ("complete", Attempt(cell=Cell.A2)),  # it is occupied
        ("complete", Attempt(cell=Cell.C2, pieces=(Piece(2),))),
        ("call", Attempt(cell=Cell.A1)),
        ("call", Attempt(pointed=(Cell.A3, Cell.B3, Cell.C3))),
        ("call", Attempt(pointed=(Cell.A3, Cell.B3, Cell.C3, Cell.C3))),
        ("call", Attempt(pointed=Shape.ROW_1.cells)),  # where nothing stands
        ("steal", Attempt(pieces=(Piece(5),))),
        ("steal", Attempt(cell=Cell.A4)),
        ("steal", Attempt(cell=Cell.A4, pieces=(Piece(10),))),  # the piece in hand
    ],
)
def test_what_is_no_attempt_at_the_task_is_refused(lesson: str, attempt: Attempt) -> None:
    with pytest.raises(KvartoError):
        judge(find_lesson(lesson), attempt)


def test_an_unknown_step_is_refused() -> None:
    with pytest.raises(IllegalAction):
        find_lesson("nothing")
