"""Colours are far enough apart to be told from each other, and from the table."""

from itertools import product

import pytest

from kvarto.render import THEMES, Theme
from kvarto.render.palette import PLAINS, SHEETS, TABLES, WOODS, Stops, contrast
from kvarto.rules.pieces import Trait


def colours(stops: Stops) -> list[str]:
    return [colour for _, colour in stops]


def test_contrast_is_that_of_the_guidelines() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert contrast("#abcdef", "#abcdef") == 1


@pytest.mark.parametrize("theme", THEMES)
def test_every_face_of_every_wooden_piece_has_three_to_one_against_the_felt(theme: Theme) -> None:
    for wood, felt in product(WOODS.values(), colours(TABLES[theme].felt)):
        assert min(contrast(face, felt) for face in wood.faces) >= 3


@pytest.mark.parametrize("theme", THEMES)
def test_the_line_around_every_flat_piece_has_three_to_one_against_the_paper(theme: Theme) -> None:
    for trait in (Trait.LIGHT, Trait.DARK):
        sheet, plain = SHEETS[theme], PLAINS[theme, trait]
        assert contrast(plain.line, sheet.paper) >= 3
        assert contrast(plain.line, sheet.lit_paper) >= 3


def test_the_dark_pieces_bear_a_mark_that_does_not_depend_on_colour() -> None:
    wood = WOODS[Trait.DARK]
    assert wood.inlay is not None
    # The mark runs around the piece: where the light is strongest it may fade a little.
    assert min(contrast(wood.inlay, side) for side in colours(wood.right)) >= 4.5
    assert min(contrast(wood.inlay, side) for side in colours(wood.turned + wood.left)) >= 2.4
    assert WOODS[Trait.LIGHT].inlay is None
    for theme in THEMES:
        plain = PLAINS[theme, Trait.DARK]
        assert plain.mark is not None
        assert contrast(plain.mark, plain.fill) >= 3
        assert PLAINS[theme, Trait.LIGHT].mark is None


def test_a_well_is_told_from_the_top_around_it() -> None:
    for wood in WOODS.values():
        assert min(contrast(wood.deep, top) for top in colours(wood.top)) >= 4.5


def test_like_faces_of_light_and_dark_wood_differ_without_their_hue() -> None:
    light, dark = WOODS[Trait.LIGHT], WOODS[Trait.DARK]
    for one, other in zip(light.faces, dark.faces, strict=True):
        assert contrast(one, other) >= 1.8


@pytest.mark.parametrize("theme", THEMES)
def test_what_is_written_can_be_read(theme: Theme) -> None:
    table, sheet = TABLES[theme], SHEETS[theme]
    for ground in colours(table.frame):
        assert contrast(table.letters, ground) >= 4.5
    for ground in colours(table.felt):
        assert contrast(table.captions, ground) >= 4.5
        assert contrast(table.letters, ground) >= 4.5
        assert contrast(table.lit, ground) >= 3
    for written in (sheet.letters, sheet.captions):
        assert contrast(written, sheet.paper) >= 4.5
    assert contrast(sheet.lit, sheet.paper) >= 3
