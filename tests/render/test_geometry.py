"""What is drawn stays in its place: nothing on the table hides anything else."""

import math
import re
from collections.abc import Iterator
from itertools import combinations, product
from xml.etree import ElementTree

import pytest

from kvarto.render import STYLES, Style, piece_symbol
from kvarto.render.geometry import (
    BOARD,
    CELL_BOXES,
    CELL_POINTS,
    FELT,
    HAND,
    HAND_POINT,
    HAND_SCALE,
    HEIGHTS,
    PIECE_BOX,
    RADII,
    SLOT_POINTS,
    TRAY,
    TRAY_SCALE,
    Box,
    extent,
    picture_box,
)
from kvarto.rules.pieces import PIECES, Feature, Piece, Trait
from kvarto.rules.shapes import CELLS

Pair = tuple[float, float]


def points(data: str) -> Iterator[Pair]:
    """Points along a path of the commands M, L, A, C and Z."""
    at = (0.0, 0.0)
    for command, rest in re.findall(r"([MLACZ])([^MLACZ]*)", data):
        numbers = [float(word) for word in rest.split()]
        if command == "A":
            rx, ry, _, _, sweep, x, y = numbers
            yield from arc(at, (x, y), rx, ry, sweep)
        # A curve stays within its control points, so they will do for its own.
        pairs = list(zip(numbers[-6::2], numbers[-5::2], strict=True)) if command == "C" else []
        if numbers:
            at = (numbers[-2], numbers[-1])
            yield from (*pairs, at)


def arc(start: Pair, end: Pair, rx: float, ry: float, sweep: float) -> Iterator[Pair]:
    """Points along the smaller arc of an upright ellipse, as SVG defines it."""
    (x1, y1), (x2, y2) = (start[0] / rx, start[1] / ry), (end[0] / rx, end[1] / ry)
    half = math.dist((x1, y1), (x2, y2)) / 2
    off = math.sqrt(max(0, 1 - half * half)) * (1 if sweep else -1)
    cx = (x1 + x2) / 2 - off * (y2 - y1) / (2 * half)
    cy = (y1 + y2) / 2 + off * (x2 - x1) / (2 * half)
    first = math.atan2(y1 - cy, x1 - cx)
    turn = (math.atan2(y2 - cy, x2 - cx) - first) % math.tau
    turn = turn if sweep else turn - math.tau
    for step in range(65):
        angle = first + turn * step / 64
        yield rx * (cx + math.cos(angle)), ry * (cy + math.sin(angle))


def drawn_box(piece: Piece, style: Style) -> Box:
    """The box around everything that is drawn of a piece, half its lines' widths included."""
    xs: list[float] = []
    ys: list[float] = []
    for node in ElementTree.fromstring(piece_symbol(piece, style)).iter():  # noqa: S314
        line = float(node.get("stroke-width", 0)) / 2 if node.get("stroke") else 0
        corners: list[Pair] = []
        if node.tag == "path":
            corners = list(points(node.get("d", "")))
        elif node.tag == "ellipse":
            cx, cy, rx, ry = (float(node.get(key, 0)) for key in ("cx", "cy", "rx", "ry"))
            corners = [(cx - rx, cy - ry), (cx + rx, cy + ry)]
        xs += [x + side * line for x, _ in corners for side in (-1, 1)]
        ys += [y + side * line for _, y in corners for side in (-1, 1)]
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def holds(outer: Box, inner: Box, slack: float = 0.0) -> bool:
    return (
        outer.left - slack <= inner.left
        and outer.top - slack <= inner.top
        and inner.right <= outer.right + slack
        and inner.bottom <= outer.bottom + slack
    )


@pytest.mark.parametrize(("piece", "style"), [*product(PIECES, STYLES)])
def test_a_drawing_stays_within_the_extent_of_its_piece(piece: Piece, style: Style) -> None:
    box = drawn_box(piece, style)
    # Coordinates are written with one digit after the point.
    assert holds(extent(piece), box, slack=0.1)
    assert holds(PIECE_BOX, box)


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("short", [piece for piece in PIECES if piece.has(Trait.SHORT)])
def test_a_tall_piece_stands_twice_as_tall_as_its_short_twin(short: Piece, style: Style) -> None:
    tall = Piece(short + Feature.HEIGHT.bit)
    boxes = [drawn_box(piece, style) for piece in (short, tall)]
    # From a little above, the drawings of both are higher by the same depth of the top.
    depth = 2 * RADII[short.traits[2]].y if style == "wood" else 0
    low, high = (box.height - depth for box in boxes)
    assert high / low >= 1.95
    assert HEIGHTS[Trait.TALL] / HEIGHTS[Trait.SHORT] >= 2
    assert boxes[0].bottom == pytest.approx(boxes[1].bottom)


def test_no_piece_on_the_board_can_hide_a_part_of_another() -> None:
    standing = {
        (cell, piece): extent(piece).moved(CELL_POINTS[cell]) for cell in CELLS for piece in PIECES
    }
    for (here, one), (there, other) in combinations(standing, 2):
        if here != there:
            assert not standing[here, one].meets(standing[there, other])


def test_every_piece_stays_within_its_cell_and_the_board() -> None:
    for cell, piece in product(CELLS, PIECES):
        standing = extent(piece).moved(CELL_POINTS[cell])
        assert holds(CELL_BOXES[cell], standing)
        assert holds(FELT, standing)


def test_the_pieces_of_a_full_reserve_do_not_touch_each_other() -> None:
    standing = [extent(p).moved(SLOT_POINTS[p], TRAY_SCALE) for p in PIECES]
    assert not any(one.meets(other) for one, other in combinations(standing, 2))
    assert all(holds(TRAY, box) for box in standing)


def test_any_piece_in_hand_fits_its_place() -> None:
    assert all(holds(HAND, extent(p).moved(HAND_POINT, HAND_SCALE)) for p in PIECES)


def test_board_and_trays_lie_apart_within_the_picture() -> None:
    whole = picture_box(beside=True)
    assert all(holds(whole, box) for box in (BOARD, TRAY, HAND))
    assert not any(one.meets(other) for one, other in combinations((BOARD, TRAY, HAND), 2))
    assert holds(picture_box(beside=False), BOARD)
