"""Positions: what is on them, how they move on, how they are read and written."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from kvarto import (
    CELLS,
    PIECES,
    Cell,
    IllegalAction,
    ImpossiblePosition,
    InvalidNotation,
    KvartoError,
    Piece,
    Position,
    Shape,
    Trait,
    Variant,
)
from strategies import positions


def test_the_start_is_an_empty_board_with_nothing_in_hand() -> None:
    start = Position()
    assert str(start) == "..../..../..../.... -"
    assert start.placed == 0
    assert start.reserve == PIECES
    assert start.empty_cells == CELLS


def test_the_example_of_the_rules_reads_as_described() -> None:
    position = Position.from_text("A.../.3../..../...5 7 chst:lq")
    assert position[Cell.A4] is Piece.DSSS
    assert position[Cell.B3] is Piece.LSSH
    assert position[Cell.D1] is Piece.LTRH
    assert position.hand is Piece.LTSH
    assert position.variant is Variant("advanced")
    assert position.last is None


def test_further_fields_come_in_any_order() -> None:
    one = Position.from_text("A.../.3../..../...5 7 chst:lq @d1")
    other = Position.from_text("A.../.3../..../...5 7 @d1 advanced")
    assert one == other
    assert one.last is Cell.D1


@given(positions())
def test_reading_what_was_written_gives_the_same_position(position: Position) -> None:
    assert Position.from_text(str(position)) == position
    assert eval(repr(position)) == position  # noqa: S307


@given(positions())
def test_equal_positions_are_one_key_and_survive_pickling(position: Position) -> None:
    twin = Position.from_text(str(position))
    assert {position: 1}[twin] == 1
    assert pickle.loads(pickle.dumps(position)) == position  # noqa: S301
    assert copy.deepcopy(position) == position


def test_a_position_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        Position().hand = Piece.DTSH  # type: ignore[misc]


@given(positions())
def test_every_piece_is_on_the_board_in_hand_or_in_reserve(position: Position) -> None:
    on_board = [piece for piece in position.board if piece is not None]
    in_hand = [] if position.hand is None else [position.hand]
    assert sorted([*on_board, *in_hand, *position.reserve]) == list(PIECES)
    assert len(on_board) == position.placed == 16 - len(position.empty_cells)


def slow_quartos(position: Position) -> set[Shape]:
    """The quartos from the words of the rules: traits that all four pieces show."""
    found = set()
    for shape in position.variant.shapes:
        four = [position[cell] for cell in shape.cells]
        shown = [set(piece.traits) for piece in four if piece is not None]
        if len(shown) == 4:
            shared = set.intersection(*shown)
            counting = [t for t in shared if t.feature in position.variant.features]
            if len(counting) >= position.variant.required:
                found.add(shape)
    return found


@given(positions())
def test_quartos_are_the_shapes_whose_pieces_share_enough_traits(position: Position) -> None:
    quartos = slow_quartos(position)
    through_last = {shape for shape in quartos if position.last in shape.cells}
    assert set(position.open) == through_last
    assert set(position.lapsed) == quartos - through_last
    order = list(Shape)
    for shapes in (position.open, position.lapsed):
        assert list(shapes) == sorted(shapes, key=order.index)


@example(Position(), Shape.ROW_1)
@example(Position.from_text("..../..../..../048C -"), Shape.ROW_1)
@given(positions(), st.sampled_from(list(Shape)))
def test_the_traits_of_a_shape_are_what_all_four_show(position: Position, shape: Shape) -> None:
    four = [position[cell] for cell in shape.cells]
    expected = {
        trait
        for trait in Trait
        if trait.feature in position.variant.features
        and all(piece is not None and piece.has(trait) for piece in four)
    }
    assert set(position.traits(shape)) == expected


def test_without_a_last_placement_every_quarto_is_lapsed() -> None:
    open_one = Position.from_text("..../..../..../048C - @a1")
    assert open_one.open == (Shape.ROW_1,)
    assert open_one.lapsed == ()
    assert open_one.lapse().lapsed == (Shape.ROW_1,)
    assert open_one.lapse().open == ()


@example(Position())
@example(Position.from_text("A.../..../..../.... 7"))
@given(positions())
def test_a_successor_is_one_give_or_one_placement_later(position: Position) -> None:
    after = list(position.successors())
    if position.hand is None:
        assert [p.hand for p in after] == list(position.reserve)
        assert all((p.board, p.last) == (position.board, position.last) for p in after)
    else:
        assert [p.last for p in after] == list(position.empty_cells)
        assert all(p[p.last] is position.hand for p in after if p.last is not None)
        assert all(p.hand is None and p.placed == position.placed + 1 for p in after)


def test_what_cannot_be_done_is_refused_with_a_reason() -> None:
    position = Position.from_text("A.../..../..../.... 7")
    with pytest.raises(IllegalAction, match="a4 is occupied"):
        position.place(Cell.A4)
    with pytest.raises(IllegalAction, match="piece 7 is already in hand"):
        position.give(Piece.LSRS)
    placed = position.place(Cell.A1)
    with pytest.raises(IllegalAction, match="no piece in hand"):
        placed.place(Cell.B1)
    with pytest.raises(IllegalAction, match="piece A is already on the board"):
        placed.give(Piece.DSSS)


@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("", 1),
        ("A.../.3../..../...5", 20),
        ("A.../.3../.... 7", 1),
        ("A.../.3../..../..../.... 7", 1),
        ("A.../.3.../..../...5 7", 6),
        ("A.../.3../..../...x 7", 19),
        ("A.../.3../..../...5 Z", 21),
        ("A.../.3../..../...5 7 chst", 23),
        ("A.../.3../..../...5 7 @e5", 24),
        ("A.../.3../..../...5 7 @d1 @a4", 27),
        ("A.../.3../..../...5 7 c:l h:l", 27),
    ],
)
def test_bad_text_is_refused_with_its_column(text: str, column: int) -> None:
    with pytest.raises(InvalidNotation) as caught:
        Position.from_text(text)
    assert (caught.value.line, caught.value.column) == (1, column)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("A.../.A../..../...5 7", "piece A is there twice"),
        ("A.../.3../..../...5 5", "piece 5 is there twice"),
        ("A.../.3../..../...5 7 @a1", "a1: it is empty"),
    ],
)
def test_a_position_that_cannot_be_is_refused(text: str, reason: str) -> None:
    with pytest.raises(ImpossiblePosition, match=reason):
        Position.from_text(text)


def test_only_pieces_and_cells_are_taken_for_such() -> None:
    position = Position()
    for piece in ("E", 14, None):
        with pytest.raises(InvalidNotation, match="no such piece"):
            position.give(piece)  # type: ignore[arg-type]
    with pytest.raises(InvalidNotation, match="no such cell"):
        position.give(Piece.DTSH).place("a1")  # type: ignore[arg-type]
    with pytest.raises(InvalidNotation, match="no such piece"):
        Position(hand=3)  # type: ignore[arg-type]
    assert hash(Position([None] * 16)) == hash(Position())  # type: ignore[arg-type]


def test_a_cell_is_looked_up_by_itself_or_by_name() -> None:
    position = Position.from_text("A.../..../..../.... -")
    assert position["a4"] is position[Cell.A4] is Piece.DSSS


def test_a_board_has_sixteen_cells() -> None:
    with pytest.raises(ImpossiblePosition, match="16 cells, not 3"):
        Position((None, None, None))


@given(st.text(alphabet="0123456789ABCDEF./- @abcdchst:lq2\n", max_size=40))
def test_any_text_is_a_position_or_a_known_error(text: str) -> None:
    try:
        position = Position.from_text(text)
    except KvartoError as error:
        assert str(error)
    else:
        assert Position.from_text(str(position)) == position


def test_a_notebook_shows_a_drawing() -> None:
    svg = Position()._repr_svg_()
    assert svg is not None
    assert svg.startswith("<svg")


def test_without_a_drawing_a_notebook_falls_back_to_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Position, "notebook_svg", None)
    assert Position()._repr_svg_() is None
