"""The C++ core and the Python rules play the same game."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kvarto import _core
from kvarto.errors import KvartoError
from kvarto.rules.pieces import PIECES, Piece
from kvarto.rules.position import Position
from kvarto.rules.shapes import CELLS, Shape
from kvarto.rules.variant import Variant, all_variants

DATA = Path(__file__).parent / "data"
STUB = Path(__file__).parent.parent / "src" / "kvarto" / "_core.pyi"
START = "..../..../..../.... -"


def perft(position: Position, depth: int) -> int:
    """Count as slowly and as plainly as the definition reads."""
    if depth == 0:
        return 1
    if position.open:
        return 0
    return sum(perft(successor, depth - 1) for successor in position.successors())


@st.composite
def positions(draw: st.DrawFn, least: int = 0) -> Position:
    """Any position of any variant, with at least so many pieces on the board."""
    variant = draw(st.sampled_from(all_variants()))
    placed = draw(st.integers(least, 16))
    pieces = draw(st.permutations(PIECES))
    cells = draw(st.permutations(CELLS))
    board: list[Piece | None] = [None] * 16
    for cell, piece in zip(cells[:placed], pieces, strict=False):
        board[cell] = piece
    hand = pieces[placed] if placed < 16 and draw(st.booleans()) else None
    last = cells[0] if placed and draw(st.booleans()) else None
    return Position(tuple(board), hand, variant, last)


@dataclass(frozen=True)
class Count:
    """One line of a fixture, with the block it stands in."""

    name: str
    position: str
    depth: int
    count: int
    core_only: bool

    def __str__(self) -> str:
        return f"{self.name}-depth-{self.depth}"


def read_fixture(file: Path) -> Iterator[Count]:
    """Read the format that the top of every fixture tells."""
    name = position = ""
    for line in file.read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        word, _, rest = line.partition(" ")
        if word == "id":
            name, position = f"{file.stem}-{rest}", ""
        elif word == "position":
            position = rest
        else:
            assert word in {"perft", "perft!"}, line
            depth, count = map(int, rest.split())
            yield Count(name, position, depth, count, core_only=word == "perft!")


COUNTS = [count for file in sorted(DATA.glob("*.perft")) for count in read_fixture(file)]


def test_the_fixtures_tell_every_position_once_and_as_it_is_written() -> None:
    blocks = {(count.name, count.position) for count in COUNTS}
    assert len({name for name, _ in blocks}) == len({text for _, text in blocks}) == len(blocks)
    assert [text for _, text in blocks if str(Position.from_text(text)) != text] == []


def test_the_fixtures_cover_every_named_variant_and_every_number_of_features() -> None:
    variants = {Position.from_text(count.position).variant for count in COUNTS}
    assert {Variant(name) for name in ("standard", "advanced", "squares", "hard")} <= variants
    assert {len(variant.features) for variant in variants} == {1, 2, 3, 4}
    assert Variant("chst:lq:2") in variants


@pytest.mark.parametrize("count", [c for c in COUNTS if not c.core_only], ids=str)
def test_the_rules_count_what_the_fixtures_say(count: Count) -> None:
    assert perft(Position.from_text(count.position), count.depth) == count.count


@pytest.mark.parametrize("count", COUNTS, ids=str)
def test_the_core_counts_what_the_fixtures_say(count: Count) -> None:
    assert _core.perft(count.position, count.depth) == count.count


@given(positions())
def test_the_core_and_the_rules_find_the_same_open_quartos(position: Position) -> None:
    found = _core.open_shapes(str(position))
    assert tuple(shape for bit, shape in enumerate(Shape) if found >> bit & 1) == position.open


@pytest.mark.parametrize("variant", all_variants(), ids=str)
def test_the_core_finds_each_quarto_of_each_variant(variant: Variant) -> None:
    # 0, 1, 2 and 3 share colour and height; 0, 4, 8 and C share shape and top.
    for pieces in (PIECES[:4], PIECES[::4]):
        for bit, shape in enumerate(Shape):
            board: list[Piece | None] = [None] * 16
            for cell, piece in zip(shape.cells, pieces, strict=True):
                board[cell] = piece
            position = Position(tuple(board), None, variant, shape.cells[0])
            expected = 1 << bit if position.open else 0
            assert _core.open_shapes(str(position)) == expected


@given(positions(least=9), st.integers(0, 3))
def test_the_core_and_the_rules_count_the_same_games(position: Position, depth: int) -> None:
    assert _core.perft(str(position), depth) == perft(position, depth)


@given(positions())
def test_no_game_goes_on_beyond_the_last_placement(position: Position) -> None:
    assert _core.perft(str(position), 33) == 0


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", r"a position needs a board and a hand \(column 1\)"),
        ("..../..../..../....", r"a position needs a board and a hand \(column 20\)"),
        ("..../..../.... -", r"a board is four rows of four cells \(column 1\)"),
        ("..../.g../..../.... -", r"no such piece \(column 7\)"),
        ("0.../..../..../.... 0", r"a piece is there twice \(column 21\)"),
        ("..../..../..../.... - chts:l", r"no such variant \(column 23\)"),
        ("..../..../..../.... - c:l:2", r"no such variant \(column 23\)"),
        ("..../..../..../.... - @e5", r"no such cell \(column 23\)"),
        ("..../..../..../.... - @a1", r"the last cell is empty \(column 23\)"),
        ("..../..../..../0... - @a1 @a1", r"a field is there twice \(column 27\)"),
    ],
)
def test_what_is_no_position_is_refused(text: str, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        _core.perft(text, 0)
    with pytest.raises(ValueError, match=problem):
        _core.open_shapes(text)


@given(st.text(alphabet="./ -@0AFabcdhlqst:12349\0é", max_size=40) | st.text())
def test_the_core_refuses_what_the_rules_refuse(text: str) -> None:
    assert is_read_by_the_core(text) == is_read_by_the_rules(text)


@given(positions(), st.data())
def test_a_damaged_position_is_read_by_both_or_by_neither(
    position: Position, data: st.DataObject
) -> None:
    text = str(position)
    at = data.draw(st.integers(0, len(text)))
    removed = data.draw(st.integers(0, 2))
    damaged = (
        text[:at] + data.draw(st.sampled_from(["", *"./ -@0Fac1lqht:2"])) + text[at + removed :]
    )
    assert is_read_by_the_core(damaged) == is_read_by_the_rules(damaged)


def is_read_by_the_rules(text: str) -> bool:
    try:
        Position.from_text(text)
    except KvartoError:
        return False
    return True


def is_read_by_the_core(text: str) -> bool:
    try:
        _core.open_shapes(text)
    except ValueError:
        return False
    return True


def test_a_negative_depth_is_refused() -> None:
    with pytest.raises(ValueError, match="depth cannot be negative"):
        _core.perft(START, -1)


def test_the_stub_is_the_one_the_module_generates(tmp_path: Path) -> None:
    generated = tmp_path / "_core.pyi"
    command = [sys.executable, "-m", "nanobind.stubgen", "-q", "-m", "kvarto._core", "-o"]
    subprocess.run([*command, str(generated)], check=True)
    assert STUB.read_text(encoding="utf-8") == generated.read_text(encoding="utf-8")
