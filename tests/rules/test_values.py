"""Pieces, cells, shapes and variants: the fixed material of the game."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kvarto import (
    CELLS,
    LINES,
    NAMED_VARIANTS,
    PIECES,
    SQUARES,
    Calling,
    Cell,
    FalseCall,
    Feature,
    InvalidNotation,
    Piece,
    Seat,
    Settings,
    Shape,
    ShapeKind,
    ShapeSet,
    Termination,
    Trait,
    Variant,
    all_variants,
)


def test_the_sixteen_pieces_are_every_combination_of_the_features() -> None:
    assert len({piece.traits for piece in PIECES}) == 16
    assert Piece.LSRS.traits == (Trait.LIGHT, Trait.SHORT, Trait.ROUND, Trait.SOLID)
    assert Piece.DTSH.traits == (Trait.DARK, Trait.TALL, Trait.SQUARE, Trait.HOLLOW)


@pytest.mark.parametrize("piece", PIECES)
def test_a_piece_is_written_as_a_hex_digit_and_as_the_first_letters_of_its_traits(
    piece: Piece,
) -> None:
    assert str(piece) == f"{int(piece):X}" == f"{piece}"
    assert piece.name == "".join(trait.letter for trait in piece.traits)
    assert Piece.from_text(str(piece)) is Piece.from_text(piece.name) is piece
    assert all(piece.has(trait) for trait in piece.traits)
    assert sum(piece.has(trait) for trait in Trait) == 4


def test_piece_0_and_cell_a1_count_as_there() -> None:
    assert bool(Piece.LSRS)
    assert bool(Cell.A1)


@pytest.mark.parametrize("text", ["", "a", "G", "10", "dtsh", "DTS", "LSRSX", " 7", "٣"])
def test_what_is_no_piece_is_refused(text: str) -> None:
    with pytest.raises(InvalidNotation, match="no such piece"):
        Piece.from_text(text)


def test_cells_are_numbered_along_the_rows_from_a1() -> None:
    assert [str(cell) for cell in CELLS[:5]] == ["a1", "b1", "c1", "d1", "a2"]
    assert CELLS[15] is Cell.D4
    assert all(Cell.from_text(str(cell)) is cell for cell in CELLS)
    assert all(4 * cell.row + cell.column == cell for cell in CELLS)
    assert f"{Cell.B2:>3}" == " b2"


@pytest.mark.parametrize("text", ["", "e5", "a0", "a5", "A1", "1a", "a1 ", "a"])
def test_what_is_no_cell_is_refused(text: str) -> None:
    with pytest.raises(InvalidNotation, match="no such cell"):
        Cell.from_text(text)


def test_the_shapes_are_ten_lines_and_nine_squares() -> None:
    assert (len(LINES), len(SQUARES)) == (10, 9)
    assert len({frozenset(shape.cells) for shape in Shape}) == 19
    kinds = [shape.kind for shape in LINES]
    assert (kinds.count(ShapeKind.ROW), kinds.count(ShapeKind.COLUMN)) == (4, 4)


def cells_by_notation(shape: Shape) -> set[str]:
    """The cells of a shape as the rules describe them, from its notation alone."""
    text = str(shape)
    if text == "/":
        return {"a1", "b2", "c3", "d4"}
    if text == "\\":
        return {"a4", "b3", "c2", "d1"}
    if len(text) == 1:
        return {f"{c}{r}" for c in "abcd" for r in "1234" if text in (c, r)}
    column, row = "abcd".index(text[0]), int(text[1])
    return {f"{'abcd'[column + x]}{row + y}" for x in (0, 1) for y in (0, 1)}


@pytest.mark.parametrize("shape", list(Shape))
def test_a_shape_has_the_cells_its_notation_says(shape: Shape) -> None:
    assert {str(cell) for cell in shape.cells} == cells_by_notation(shape)
    assert Shape.from_text(str(shape)) is shape


@pytest.mark.parametrize("text", ["", "5", "e", "a4", "d1", "d4", "//", "A", "ab"])
def test_what_is_no_shape_is_refused(text: str) -> None:
    with pytest.raises(InvalidNotation, match="no such shape"):
        Shape.from_text(text)


def test_there_are_96_variants_and_each_code_names_its_own() -> None:
    codes = [variant.code for variant in all_variants()]
    assert len(set(codes)) == 96
    assert all(Variant(code).code == code == str(Variant(code)) for code in codes)


def test_the_named_variants_are_those_of_the_rules() -> None:
    assert {name: str(Variant(name)) for name in NAMED_VARIANTS} == {
        "standard": "chst:l",
        "advanced": "chst:lq",
        "squares": "chst:q",
        "hard": "chst:l:2",
    }
    assert [Variant(name).name for name in NAMED_VARIANTS] == list(NAMED_VARIANTS)
    assert Variant("c:l").name is None


def test_a_variant_says_what_counts_where_and_how_many() -> None:
    variant = Variant("ht:lq:2")
    assert variant.features == (Feature.HEIGHT, Feature.TOP)
    assert variant.feature_bits == 0b0101
    assert variant.shape_set is ShapeSet.LINES_AND_SQUARES
    assert variant.shapes == tuple(Shape)
    assert variant.required == 2
    for cell, through in zip(CELLS, variant.shapes_through, strict=True):
        assert set(through) == {shape for shape in Shape if cell in shape.cells}


@pytest.mark.parametrize(
    "code",
    ["", "chst", "chst:", ":l", "chst:x", "tsch:l", "cc:l", "chst:ql", "chst:l:0", "chst:l:1",
     "chst:l:5", "c:l:2", "chst:l:", "chst:l:2:2", "CHST:l", "chst:l:²", "Standard", "x:l"],
)  # fmt: skip
def test_what_is_no_variant_is_refused(code: str) -> None:
    with pytest.raises(InvalidNotation, match="no such variant"):
        Variant(code)


@given(st.text())
def test_any_text_is_a_variant_or_is_refused(text: str) -> None:
    try:
        variant = Variant(text)
    except InvalidNotation:
        return
    assert text in (variant.code, variant.name)


def test_a_variant_cannot_be_changed_and_is_copied_as_itself() -> None:
    variant = Variant("hard")
    with pytest.raises(AttributeError, match="immutable"):
        variant.required = 1
    assert pickle.loads(pickle.dumps(variant)) is variant  # noqa: S301
    assert copy.deepcopy(variant) is copy.copy(variant) is variant


def test_every_value_shows_itself_as_code_that_rebuilds_it() -> None:
    names = {
        kind.__name__: kind
        for kind in (Feature, Trait, Piece, Cell, Shape, ShapeKind, ShapeSet, Seat, Calling,
                     Termination, Variant)
    }  # fmt: skip
    values = [*Feature, *Trait, *Piece, *Cell, *Shape, *ShapeKind, *Seat, *Calling, *Termination]
    for value in [*values, *all_variants()]:
        assert eval(repr(value), names) is value  # noqa: S307


def test_the_two_seats_are_each_others_other() -> None:
    assert Seat.FIRST.other is Seat.SECOND
    assert Seat.SECOND.other is Seat.FIRST


def test_both_must_point_unless_agreed_otherwise() -> None:
    assert all(Settings().points(seat) for seat in Seat)
    child = Settings(pointing=frozenset({Seat.FIRST}))
    assert (child.points(Seat.FIRST), child.points(Seat.SECOND)) == (True, False)


def test_each_feature_has_two_traits() -> None:
    by_feature = {f: [str(t) for t in Trait if t.feature is f] for f in Feature}
    assert by_feature == {
        Feature.COLOUR: ["light", "dark"],
        Feature.HEIGHT: ["short", "tall"],
        Feature.SHAPE: ["round", "square"],
        Feature.TOP: ["solid", "hollow"],
    }


def test_settings_take_what_is_written_for_what_is_meant() -> None:
    written = Settings("hard", "automatic", "forfeit")  # type: ignore[arg-type]
    assert written == Settings(Variant("hard"), Calling.AUTOMATIC, FalseCall.FORFEIT)
    with pytest.raises(ValueError, match="not a valid Calling"):
        Settings(Variant(), "loud")  # type: ignore[arg-type]
