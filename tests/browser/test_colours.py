"""Pieces and marks are told apart in forced colours, and without any colour."""

from __future__ import annotations

import base64
from itertools import product
from typing import Any, Literal

import pytest

from browser.game_page import GamePage
from browser.servers import LocalServer
from browser.sights import in_the_long_run, take_screenshot
from browser.visitors import Visitors

#: Looks at pictures of the page, cell by cell, all drawn to the same size. Two cells are told apart
#: at a glance if they differ by so much in so large a part; `grey` looks without colours.
_EYE = """
const size = 64, difference = 40, part = 0.01;
const context = new OffscreenCanvas(size, size).getContext("2d", { willReadFrequently: true });
const grey = (pixel) => [0.2126 * pixel[0] + 0.7152 * pixel[1] + 0.0722 * pixel[2]];

async function look(address, see) {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const pixels = (cell) => {
    const { x, y, width, height } = cell.getBoundingClientRect();
    context.drawImage(picture, x, y, width, height, 0, 0, size, size);
    const { data } = context.getImageData(0, 0, size, size);
    return Array.from({ length: size * size }, (_, at) => see([...data.slice(4 * at, 4 * at + 3)]));
  };
  const cells = [...document.querySelectorAll("[data-cell]")];
  return cells.map((cell) => [cell.dataset.cell, pixels(cell)]);
}

function differ(one, other) {
  const isChanged = (pixel, at) => pixel.some((a, i) => Math.abs(a - other[at][i]) > difference);
  return one.filter(isChanged).length > part * one.length;
}
"""
#: The pairs of cells that look alike without colours.
_ALIKE = f"""async (address) => {{
  {_EYE}
  const seen = await look(address, grey);
  return seen.flatMap(([cell, one], at) =>
    seen.slice(at + 1).filter(([, other]) => !differ(one, other)).map(([other]) => [cell, other]));
}}"""
#: The cells that look different from before.
_CHANGED = f"""async ([before, after]) => {{
  {_EYE}
  const [was, is] = [await look(before, Array.from), await look(after, Array.from)];
  return was.filter(([, pixels], at) => differ(pixels, is[at][1])).map(([cell]) => cell);
}}"""

COLOURS: list[Literal["none", "active"]] = ["none", "active"]
THEMES: list[Literal["light", "dark"]] = ["light", "dark"]
#: A row for every colour and height; in each, the shapes and tops.
ALL_PIECES = "0123/4567/89AB/CDE. F"


@pytest.fixture(scope="module")
def server(still_server: LocalServer) -> LocalServer:
    """However slow the machine is, there is time enough to point a shape out."""
    return still_server


def picture(game: GamePage) -> str:
    """What is seen, as an address."""
    taken = base64.b64encode(game.page.screenshot(animations="disabled")).decode()
    return f"data:image/png;base64,{taken}"


def prefer(game: GamePage, **preferences: Any) -> None:
    """Have settings as if they had been chosen earlier."""
    game.page.add_init_script(
        f"localStorage.setItem('kvarto.preferences', JSON.stringify({preferences!r}))"
    )


@pytest.mark.parametrize("pieces", ["wood", *in_the_long_run("flat")])
def test_all_pieces_are_told_apart_without_colour(game: GamePage, pieces: str) -> None:
    prefer(game, set=pieces)
    game.begin(position=ALL_PIECES)
    for colours, theme in product(COLOURS, THEMES):
        game.page.emulate_media(forced_colors=colours, color_scheme=theme)
        take_screenshot(game.page, f"colours-{pieces}-{colours}-{theme}")
        assert game.page.evaluate(_ALIKE, picture(game)) == [], (colours, theme)


@pytest.mark.long
@pytest.mark.parametrize("colours", COLOURS)
@pytest.mark.parametrize("pieces", ["wood", *in_the_long_run("flat")])
def test_what_is_pointed_out_is_marked(
    visitors: Visitors, pieces: str, colours: Literal["none", "active"]
) -> None:
    game = visitors(forced_colors=colours)
    prefer(game, set=pieces)
    game.begin(position="..../.3../..8./FDEC - @d1")
    game.call("Anna")
    game.expect_duty("duty-point-here", player="Anna")
    before = picture(game)
    game.point("a1 b1")
    changed = game.page.evaluate(_CHANGED, [before, picture(game)])
    assert {"a1", "b1"} <= set(changed)
    assert "d1" not in changed
