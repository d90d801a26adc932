"""SVG is well-formed, says what it shows, and can stand in a page with other pictures."""

import re
from itertools import combinations, product
from typing import Any, cast
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kvarto.locales import english
from kvarto.render import (
    STYLES,
    THEMES,
    Style,
    Theme,
    piece_name,
    piece_sprite,
    piece_svg,
    piece_symbol,
    position_svg,
)
from kvarto.rules.pieces import PIECES, Piece
from kvarto.rules.position import Position
from kvarto.rules.shapes import CELLS, Cell

SVG = "{http://www.w3.org/2000/svg}"
LOOKS = st.fixed_dictionaries(
    {
        "style": st.sampled_from(STYLES),
        "theme": st.sampled_from(THEMES),
        "highlight": st.sets(st.sampled_from(CELLS)),
        "coordinates": st.booleans(),
        "reserve": st.booleans(),
        "size": st.none() | st.integers(1, 4000),
    }
)
EXAMPLE = Position.from_text("5C.2/.BE./6.F./.8.1 4 @d1")


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)  # noqa: S314 (we made it)


def ids(svg: str) -> list[str]:
    return [node.get("id", "") for node in parsed(svg).iter() if node.get("id")]


@given(st.from_type(Position), LOOKS)
def test_every_position_in_every_look_is_a_well_formed_picture(
    position: Position, look: dict[str, Any]
) -> None:
    svg = position_svg(position, **look)
    root = parsed(svg)
    assert root.tag == f"{SVG}svg"
    assert len(svg.encode()) < 60_000
    drawn = root.findall(f"{SVG}use")
    assert len(drawn) == (16 if look["reserve"] else position.placed)
    assert len({use.get("href") for use in drawn}) == len(drawn)


@given(st.from_type(Position), LOOKS)
def test_ids_are_unique_and_every_reference_is_answered_in_the_picture(
    position: Position, look: dict[str, Any]
) -> None:
    svg = position_svg(position, **look)
    named = ids(svg)
    assert len(named) == len(set(named))
    asked = re.findall(r"url\(#([^)]+)\)", svg) + re.findall(r'href="#([^"]+)"', svg)
    asked += parsed(svg).get("aria-labelledby", "").split()
    assert set(asked) <= set(named)


@given(st.from_type(Position), LOOKS)
def test_a_picture_fetches_nothing_runs_nothing_and_is_the_same_every_time(
    position: Position, look: dict[str, Any]
) -> None:
    svg = position_svg(position, **look)
    assert svg == position_svg(position, **look)
    assert not [word for word in ("<script", "@import", "<image") if word in svg]
    assert re.findall(r"https?:[^\"]*", svg) == ["http://www.w3.org/2000/svg"]


def test_different_pictures_share_no_id() -> None:
    pictures = [
        position_svg(EXAMPLE, style=style, theme=theme, reserve=reserve)
        for style, theme, reserve in product(STYLES, THEMES, (True, False))
    ]
    pictures += [piece_svg(piece, style) for piece, style in product(PIECES, STYLES)]
    pictures.append(position_svg(Position()))
    for one, other in combinations(pictures, 2):
        assert not set(ids(one)) & set(ids(other))


def test_the_same_picture_twice_in_a_page_takes_a_prefix_each() -> None:
    one, two = (position_svg(EXAMPLE, prefix=prefix) for prefix in ("one", "two"))
    assert not set(ids(one)) & set(ids(two))


@pytest.mark.parametrize("prefix", ["", "1a", 'a"b', "a b", "a)", "é"])
def test_a_prefix_that_cannot_begin_an_id_is_refused(prefix: str) -> None:
    with pytest.raises(ValueError, match="prefix"):
        piece_sprite(prefix=prefix)
    with pytest.raises(ValueError, match="prefix"):
        piece_svg(Piece.LSRS, prefix=prefix)
    with pytest.raises(ValueError, match="prefix"):
        position_svg(EXAMPLE, prefix=prefix)


@pytest.mark.parametrize("style", STYLES)
def test_the_sprite_holds_each_piece_once(style: Style) -> None:
    root = parsed(piece_sprite(style, prefix="p"))
    symbols = [symbol.get("id") for symbol in root.iter(f"{SVG}symbol")]
    assert symbols == [f"p-{piece}" for piece in PIECES]


@pytest.mark.parametrize(("style", "theme"), [*product(STYLES, THEMES)])
def test_every_pair_of_pieces_has_a_different_drawing(style: Style, theme: Theme) -> None:
    drawings = {
        re.sub(r' id="[^"]*"', "", piece_symbol(piece, style, theme=theme)) for piece in PIECES
    }
    assert len(drawings) == 16


def test_a_wooden_piece_looks_the_same_in_both_themes() -> None:
    for piece in PIECES:
        assert piece_symbol(piece, theme="light") == piece_symbol(piece, theme="dark")


def test_a_screen_reader_is_told_every_cell_the_hand_and_what_is_lit() -> None:
    root = parsed(position_svg(EXAMPLE, highlight=[Cell.D1, Cell.A4]))
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}title") == "Quarto: a board with 9 pieces"
    told = root.findtext(f"{SVG}desc", "")
    assert "d1: light short round hollow." in told
    assert "Lit: d1, a4." in told
    assert "In hand: 4, light tall round solid." in told
    assert "6 pieces are in the reserve." in told


def test_a_piece_is_titled_by_its_name() -> None:
    root = parsed(piece_svg(Piece.DTRH))
    assert root.findtext(f"{SVG}title") == piece_name(Piece.DTRH) == "dark tall round hollow"


def test_a_translation_with_markup_in_it_stays_text() -> None:
    def hostile(key: str, **arguments: Any) -> str:
        return english(key, **arguments) + " <script>&\"'</script>"

    for style in STYLES:
        root = parsed(position_svg(EXAMPLE, style=style, translate=hostile))
        assert not list(root.iter(f"{SVG}script"))
        parsed(piece_svg(Piece.DTRH, style, translate=hostile))


def test_any_collection_of_cells_can_be_lit_and_nothing_else() -> None:
    whole = position_svg(Position(), highlight=CELLS)
    assert whole == position_svg(Position(), highlight=[*CELLS, *reversed(CELLS)])
    hostile: list[Any] = [16, -1, "a1", None]
    for bad in hostile:
        with pytest.raises(ValueError, match="not a valid Cell"):
            position_svg(EXAMPLE, highlight=[bad])


def test_an_unknown_style_or_theme_is_refused_and_not_replaced() -> None:
    with pytest.raises(KeyError):
        position_svg(EXAMPLE, style=cast("Style", "metal"))
    with pytest.raises(KeyError):
        position_svg(EXAMPLE, theme=cast("Theme", "blue"))


def test_the_last_placement_is_not_marked() -> None:
    drawn = position_svg(EXAMPLE, prefix="p")
    assert drawn == position_svg(EXAMPLE.lapse(), prefix="p")


def test_size_is_the_height_in_pixels_and_keeps_the_proportions() -> None:
    root = parsed(position_svg(EXAMPLE, size=400))
    _, _, width, height = map(float, root.get("viewBox", "").split())
    assert float(root.get("height", 0)) == 400
    assert float(root.get("width", 0)) / 400 == pytest.approx(width / height, rel=0.001)
    assert parsed(position_svg(EXAMPLE)).get("width") is None
