"""What is known about the game, found again: see also docs/engine.md."""

from __future__ import annotations

import math
from concurrent.futures import ThreadPoolExecutor

import pytest

from kvarto import Variant, _core, all_variants, symmetries
from kvarto.engine.benchmark import GAMES, drawn_boards, playouts, whole_game
from kvarto.engine.census import positions_with, values_of
from kvarto.engine.values import Value
from kvarto.rules.symmetry import cell_symmetries

STANDARD, ADVANCED = Variant("standard"), Variant("advanced")

#: Up to symmetry, by the number of pieces on the board.
BOARDS = [1, 2, 40, 454, 10_346, 214_800, 3_835_041, 51_109_247, 483_492_413]
WITH_A_HAND = [1, 8, 148, 3_382, 91_558, 2_125_230, 37_001_418]
NO_WIN_AT_ONCE = [1, 8, 148, 3_316, 85_156, 1_767_446, 26_024_566]
NO_WIN_AT_ONCE_WITH_SQUARES = [1, 12, 381, 11_705, 315_434, 6_186_645, 82_037_689]


# -- counts ------------------------------------------------------------------------------------


def test_two_in_a_hundred_full_boards_have_no_line() -> None:
    drawn = drawn_boards(STANDARD).boards
    assert drawn == 414_298_141_056
    assert drawn / math.factorial(16) == pytest.approx(0.019801, abs=5e-7)


@pytest.mark.parametrize(("code", "count"), [("chst:l", 32), ("chst:lq", 8), ("chst:q", 8)])
def test_squares_leave_eight_of_the_32_symmetries_of_the_lines(code: str, count: int) -> None:
    variant = Variant(code)
    assert sum(1 for _ in cell_symmetries(variant)) == count
    assert sum(1 for _ in symmetries(variant)) == count * 24 * 16


def test_boards_up_to_symmetry_are_as_many_as_known() -> None:
    assert _core.census_of_boards("chst:l", 6) == BOARDS[:7]


def test_positions_up_to_symmetry_are_as_many_as_known() -> None:
    counts = list(zip(BOARDS, WITH_A_HAND, NO_WIN_AT_ONCE, strict=False))[:6]
    assert _core.census("chst:l", 5) == counts
    assert [positions_with(STANDARD, placed) for placed in range(6)] == counts


def test_positions_of_lines_and_squares_are_as_many_as_known() -> None:
    counts = [quiet for _, _, quiet in _core.census("chst:lq", 5)]
    assert counts == NO_WIN_AT_ONCE_WITH_SQUARES[:6]


@pytest.mark.long
@pytest.mark.parametrize("placed", [7, 8])
def test_boards_with_many_pieces_are_as_many_as_known(placed: int) -> None:
    assert _core.census_of_boards("chst:l", placed) == BOARDS[: placed + 1]


@pytest.mark.long
def test_positions_with_six_pieces_are_as_many_as_known() -> None:
    assert positions_with(STANDARD, 6) == (BOARDS[6], WITH_A_HAND[6], NO_WIN_AT_ONCE[6])
    assert positions_with(ADVANCED, 6)[2] == NO_WIN_AT_ONCE_WITH_SQUARES[6]


@pytest.mark.parametrize("code", ["chst:l", "chst:lq"])
@pytest.mark.parametrize("placed", range(5))
def test_there_is_one_opening_key_for_each_position(code: str, placed: int) -> None:
    keys = _core.opening_keys(code, placed)
    assert len(set(keys)) == len(keys) == positions_with(Variant(code), placed)[2]


# -- games -------------------------------------------------------------------------------------


def test_variants_that_differ_only_in_names_are_thirty_games() -> None:
    kinds = {(len(v.features), v.shape_set, v.required) for v in all_variants()}
    assert len(kinds) == 30
    assert len({kind for kind in kinds if kind[2] == 1}) == len(set(GAMES)) == 12


@pytest.mark.parametrize("shapes", ["l", "lq", "q"])
@pytest.mark.parametrize("names", [("c", "h", "s", "t"), ("ch", "ct", "hs", "st"), ("chs", "hst")])
def test_which_features_count_does_not_matter_but_how_many(
    names: tuple[str, ...], shapes: str
) -> None:
    counts = [_core.census(f"{features}:{shapes}", 3) for features in names]
    assert all(count == counts[0] for count in counts)


@pytest.mark.parametrize("variant", [v for v in GAMES if len(v.features) == 1], ids=str)
def test_a_game_with_one_feature_is_a_draw(variant: Variant) -> None:
    assert whole_game(variant).value is Value.DRAW


@pytest.mark.long
@pytest.mark.parametrize("variant", [v for v in GAMES if len(v.features) > 1], ids=str)
def test_every_game_is_a_draw_from_the_start(variant: Variant) -> None:
    assert whole_game(variant).value is Value.DRAW


def test_nothing_can_be_won_at_once_before_three_pieces_are_placed() -> None:
    for placed in range(3):
        _, positions, quiet = positions_with(STANDARD, placed)
        assert positions == quiet


@pytest.mark.long
def test_up_to_three_pieces_every_standard_position_is_a_draw() -> None:
    # They have most of what follows in common: one memory for all, and the deepest level first.
    solver = _core.Solver(STANDARD.code, 25, 26)
    with ThreadPoolExecutor(2) as pool:
        for placed in (3, 2, 1, 0):
            keys = _core.opening_keys(STANDARD.code, placed)
            chunks = [keys[first : first + 20] for first in range(0, len(keys), 20)]
            assert [set(answers) for answers in pool.map(solver.solve_keys, chunks)] == [
                {0} for _ in chunks
            ]


@pytest.mark.parametrize("placed", range(4))
def test_the_standard_table_says_so_too(placed: int) -> None:
    values = values_of(STANDARD, placed)
    assert values is not None
    assert (values.won, values.lost) == (0, 0)


# -- random play -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("variant", "drawn", "placed"), [(STANDARD, 0.0198, 11.66), (ADVANCED, 0.0031, 10.51)], ids=str
)
def test_random_games_end_as_they_are_known_to(
    variant: Variant, drawn: float, placed: float
) -> None:
    games = playouts(variant, 6_000)
    error = 4 * math.sqrt(drawn / games.count)
    assert games.drawn / games.count == pytest.approx(drawn, abs=error)
    assert games.placed / games.count == pytest.approx(placed, abs=0.1)
