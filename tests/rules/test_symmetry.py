"""Symmetries keep the game the same; a canonical form stands for all that are symmetric."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kvarto import PIECES, Position, Shape, Symmetry, Variant, all_variants, canonical, symmetries
from kvarto.rules.symmetry import cell_symmetries
from strategies import positions


@pytest.mark.parametrize("code", ["chst:l", "chst:lq", "chst:q"])
def test_exactly_the_maps_that_keep_the_shapes_are_symmetries(code: str) -> None:
    variant = Variant(code)
    shapes = {frozenset(shape.cells) for shape in variant.shapes}
    maps = list(cell_symmetries(variant))
    assert len(set(maps)) == len(maps) == (32 if code == "chst:l" else 8)
    for cells in maps:
        assert {frozenset(cells[cell] for cell in shape) for shape in shapes} == shapes


def random_symmetry(draw: st.DrawFn, variant: Variant) -> Symmetry:
    flips = [bits for bits in range(16) if not bits & ~variant.feature_bits]
    return Symmetry(
        draw(st.sampled_from(list(cell_symmetries(variant)))),
        tuple(draw(st.permutations(variant.features))),
        draw(st.sampled_from(flips)),
    )


@given(st.data(), positions())
def test_a_symmetry_keeps_what_is_open_and_lapsed(data: st.DataObject, position: Position) -> None:
    seen = data.draw(st.composite(random_symmetry)(position.variant)).apply(position)
    assert len(seen.open) == len(position.open)
    assert len(seen.lapsed) == len(position.lapsed)
    assert seen.placed == position.placed


@given(st.data(), positions())
def test_symmetric_positions_have_the_same_canonical_form(
    data: st.DataObject, position: Position
) -> None:
    symmetry = data.draw(st.composite(random_symmetry)(position.variant))
    assert canonical(symmetry.apply(position)) == canonical(position)


def test_a_position_seen_in_many_ways_has_one_canonical_form() -> None:
    position = Position.from_text("A.../.3../..../...5 7 chst:lq @d1")
    for symmetry in list(symmetries(position.variant))[::97]:
        assert canonical(symmetry.apply(position)) == canonical(position)


@given(positions())
def test_a_canonical_form_is_its_own_and_plays_the_same(position: Position) -> None:
    chosen = canonical(position)
    assert canonical(chosen) == chosen
    assert len(chosen.open) == len(position.open)
    assert len(chosen.lapsed) == len(position.lapsed)
    assert (chosen.hand is None) == (position.hand is None)
    assert (chosen.last is None) == (position.last is None)


@given(st.data(), positions())
def test_pieces_that_differ_only_in_what_does_not_count_are_interchangeable(
    data: st.DataObject, position: Position
) -> None:
    idle = 0b1111 & ~position.variant.feature_bits
    flip = data.draw(st.sampled_from([bits for bits in range(16) if not bits & ~idle]))
    mapped = {piece: PIECES[piece ^ flip] for piece in PIECES}
    twin = Position(
        tuple(None if piece is None else mapped[piece] for piece in position.board),
        None if position.hand is None else mapped[position.hand],
        position.variant,
        position.last,
    )
    assert canonical(twin) == canonical(position)


def classes(variant: Variant, placed: int) -> set[Position]:
    """The canonical boards with this many pieces and no quarto, grown one piece at a time."""
    boards = {Position(variant=variant)}
    for _ in range(placed):
        grown = (p.place(c).lapse() for b in boards for g in b.reserve for p in [b.give(g)]
                 for c in p.empty_cells)  # fmt: skip
        boards = {canonical(board) for board in grown if not board.lapsed}
    return boards


def test_the_classes_of_small_boards_are_as_many_as_known() -> None:
    assert [len(classes(Variant("standard"), placed)) for placed in (0, 1, 2)] == [1, 2, 40]


@pytest.mark.long
def test_the_classes_of_three_pieces_are_as_many_as_known() -> None:
    assert len(classes(Variant("standard"), 3)) == 454


def test_every_variant_has_all_its_symmetries() -> None:
    factorial = {1: 1, 2: 2, 3: 6, 4: 24}
    for variant in all_variants():
        count = len(variant.features)
        cells = 32 if Shape.SQUARE_A1 not in variant.shapes else 8
        assert sum(1 for _ in symmetries(variant)) == cells * factorial[count] * 2**count
