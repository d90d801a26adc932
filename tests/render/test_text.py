"""Text for terminals fits them, and loses no feature of any piece."""

import re
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kvarto.locales import catalogue, languages
from kvarto.render import TEXT_STYLES, TextStyle, legend_text, piece_text, position_text
from kvarto.render.text import text_width
from kvarto.rules.pieces import PIECES, Piece
from kvarto.rules.position import Position
from kvarto.rules.shapes import CELLS, Cell

HIGHLIGHTS = st.sets(st.sampled_from(CELLS))
ANSI = re.compile(r"\x1b\[[0-9;]+m")


def uncoloured(text: str) -> str:
    return ANSI.sub("", text)


@pytest.mark.parametrize("style", TEXT_STYLES)
@given(position=st.from_type(Position), lit=HIGHLIGHTS)
def test_every_line_fits_eighty_columns_and_ends_in_no_space(
    style: TextStyle, position: Position, lit: set[Cell]
) -> None:
    for language in languages():
        text = position_text(position, style=style, highlight=lit, translate=catalogue(language))
        for line in text.split("\n"):
            assert text_width(uncoloured(line)) <= 80
            assert line == line.rstrip()


@pytest.mark.parametrize("style", TEXT_STYLES)
@given(position=st.from_type(Position))
def test_every_piece_is_shown_once_by_its_digit(style: TextStyle, position: Position) -> None:
    drawn = uncoloured(position_text(position, style=style)).rpartition("a ")[0]
    for piece in PIECES:
        assert len(re.findall(rf"[(\[│][ ▒#]{piece}[ ▒#][)\]│]", drawn)) == 1


@given(position=st.from_type(Position), lit=HIGHLIGHTS)
def test_the_ascii_style_is_seven_bit_in_every_language(position: Position, lit: set[Cell]) -> None:
    for language in languages():
        say = catalogue(language)
        assert position_text(position, style="ascii", highlight=lit, translate=say).isascii()
        assert legend_text("ascii", translate=say).isascii()


def test_the_ascii_style_falls_back_to_english_for_other_alphabets() -> None:
    def greek(key: str, **arguments: Any) -> str:
        return "γειά"

    assert "No piece is in hand." in position_text(Position(), style="ascii", translate=greek)
    assert "γειά" in position_text(Position(), style="plain", translate=greek)


@given(position=st.from_type(Position), lit=HIGHLIGHTS)
def test_the_coloured_style_is_the_plain_one_with_colours(
    position: Position, lit: set[Cell]
) -> None:
    plain, coloured = (
        position_text(position, style=style, highlight=lit) for style in ("plain", "colour")
    )
    assert uncoloured(coloured) == plain
    # No colour runs on past the end of its line.
    assert all(line.count("\x1b[") % 2 == 0 for line in coloured.split("\n"))


@pytest.mark.parametrize("style", TEXT_STYLES)
def test_every_pair_of_pieces_differs_even_without_digits(style: TextStyle) -> None:
    drawn = {piece_text(p, style).replace(f"{p}", "") for p in PIECES}
    plain = {uncoloured(piece_text(p, style)).replace(f"{p}", "") for p in PIECES}
    assert len(drawn) == len(plain) == 16


@pytest.mark.parametrize("style", TEXT_STYLES)
def test_a_piece_is_five_columns_and_three_lines_and_stands_on_its_floor(style: TextStyle) -> None:
    for piece in PIECES:
        high, middle, low = uncoloured(piece_text(piece, style)).split("\n")
        assert len(middle) == len(low) == 5
        assert bool(high) == bool(piece & 4)


@pytest.mark.parametrize("style", TEXT_STYLES)
def test_a_legend_is_one_line_that_fits(style: TextStyle) -> None:
    for language in languages():
        legend = legend_text(style, translate=catalogue(language))
        assert "\n" not in legend
        assert text_width(legend) <= 80


def test_only_cells_can_be_lit() -> None:
    with pytest.raises(ValueError, match="not a valid Cell"):
        position_text(Position(), highlight=cast("list[Cell]", [99]))
    lit = position_text(Position(), highlight=[Cell.A1, Cell.A1], style="ascii")
    assert lit.count("=====") == 1


def test_a_board_in_ascii_is_drawn_like_this() -> None:
    position = Position.from_text("5C.2/.BE./6.F./.8.1 4 @d1")
    lit = (Cell.A4, Cell.B3, Cell.C2, Cell.D1)
    assert (
        position_text(position, style="ascii", highlight=lit)
        == r"""
                                  reserve                    in hand
   .\_/.  .---.                                              .---.
   (   )  (###)         +---+     .---.             +\_/+    (   )
4 *( 5 )* (#C#)         [ 2 ]     ( 0 )   .     .   [ 3 ]    ( 4 )
   =====  -----  -----  -----                                -----
                 +---+                              +\_/+
          +\_/+  [###]                              [   ]
3        *[#B#]* [#E#]              .     .     .   [ 7 ]
   -----  =====  -----  -----
   +---+         +\_/+
   [   ]         [###]                  .\_/. +---+
2  [ 6 ]        *[#F#]*             .   (#9#) [#A#]   .
   -----  -----  =====  -----
                                        .\_/.
          .---.         .\_/.           (###)
1         (#8#)        *( 1 )*      .   (#D#)   .     .
   -----  -----  -----  =====
     a      b      c      d

In hand: 4, light tall round solid.
"""[1:-1]
    )


def test_a_piece_in_plain_text_is_drawn_like_this() -> None:
    assert piece_text(Piece.DTRH) == "╭╮▁╭╮\n(▒▒▒)\n(▒D▒)"
    assert piece_text(Piece.LSSS) == "\n┌───┐\n│ 2 │"
