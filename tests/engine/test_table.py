"""The opening tables say what the live solver says, and are built and resumed alike."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from kvarto import Cell, Piece, Position, Variant, _core, all_variants
from kvarto.engine import solver
from kvarto.engine.table import GAMES, Count, Level, Table, find, game_of, table_of
from kvarto.engine.table_builder import TableBuilder
from kvarto.engine.values import Value

SHIPPED = [game for game in GAMES if table_of(game) is not None]


def sample_positions(game: str, level: int, count: int) -> list[Position]:
    """Positions of a level, played at random until the hand does not win and nothing is there."""
    random, found = Random(f"{game}{level}"), list[Position]()
    while len(found) < count:
        position = Position(variant=Variant(game)).give(random.choice(list(Piece)))
        for _ in range(level):
            position = position.place(random.choice(position.empty_cells)).lapse()
            position = position.give(random.choice(position.reserve))
        if _core.opening_key(str(position)) is not None:
            found.append(position)
    return found


def test_the_games_that_are_played_most_have_tables() -> None:
    assert set(SHIPPED) >= {"c:l", "c:lq", "c:q", "ch:l", "ch:lq", "ch:q", "chst:l", "chst:lq"}


@pytest.mark.parametrize("game", SHIPPED)
def test_the_table_agrees_with_the_live_solver(game: str) -> None:
    table = table_of(game)
    assert table is not None
    for position in sample_positions(game, table.deepest, 4):
        assert find(position) == solver.solve(position, table=False)


@pytest.mark.parametrize("game", SHIPPED)
def test_what_is_no_draw_in_the_table_is_none_to_the_live_solver(game: str) -> None:
    table = table_of(game)
    assert table is not None
    live, answers = _core.Solver(game), table.levels[table.deepest].answers
    index = _core.OpeningIndex(game, table.deepest)
    positions = sample_positions(game, table.deepest, 2000)
    keys = [_core.opening_key(str(position)) for position in positions]
    exceptions = [key for key in keys if key is not None and answers[index.slots([key])[0]]]
    for key in exceptions[:20]:
        assert live.solve_keys([key]) == [answers[index.slots([key])[0]]]


@pytest.mark.parametrize("game", ["c:lq", "ch:l", "chs:q", "chst:l", "chst:lq", "chst:l:2"])
@pytest.mark.parametrize("level", range(5))
def test_every_position_of_a_level_has_a_number_of_its_own(game: str, level: int) -> None:
    index = _core.OpeningIndex(game, level)
    slots = index.slots(_core.opening_keys(game, level))
    assert len(set(slots)) == len(slots)
    assert max(slots) < len(index)


def test_the_number_of_a_position_is_that_of_its_key() -> None:
    for position in sample_positions("chst:lq", 4, 20):
        key = _core.opening_key(str(position))
        assert key is not None
        index = _core.OpeningIndex("chst:lq", 4)
        assert [index.slot(str(position))] == index.slots([key])
    with pytest.raises(ValueError, match="0 to 6"):
        _core.OpeningIndex("chst:lq", 7)


def test_the_tables_are_small() -> None:
    folder = Path(solver.__file__).parent / "tables"
    assert sum(file.stat().st_size for file in folder.glob("*.table")) < 4_000_000


def test_every_variant_is_a_game_by_another_name() -> None:
    for variant in all_variants():
        twin = Variant(game_of(variant))
        assert len(twin.features) == len(variant.features)
        assert (twin.shape_set, twin.required) == (variant.shape_set, variant.required)


def test_a_position_by_other_names_is_found_too() -> None:
    colour = Position.from_text("8.../.0../..../1... 2 c:l")
    top = Position.from_text("1.../.0../..../2... 4 t:l")
    assert find(colour) == find(top) == solver.solve(colour, table=False)


def test_a_board_with_a_lapsed_quarto_is_never_looked_up() -> None:
    lapsed = Position.from_text("..../..../..../0246 9 c:l")
    assert lapsed.lapsed
    assert find(lapsed) is None
    assert solver.solve(lapsed) == solver.solve(lapsed, table=False)


def test_what_a_table_does_not_speak_of_is_searched_for() -> None:
    start = Position(variant=Variant("c:l"))
    assert find(start) is None
    winning = Position.from_text("..../..../..../024. 6 c:l")
    assert find(winning) is None
    assert solver.solve(winning).distance == 1
    assert find(Position.from_text("0246/1357/..../.... 8 c:l")) is None
    assert find(Position(variant=Variant("chst:l:3")).give(Piece.DTSH)) is None


def test_the_start_of_a_tabled_game_is_a_draw_at_once() -> None:
    solution = solver.solve(Position(variant=Variant("h:lq")).give(Piece.DTSH))
    assert (solution.value, solution.distance, solution.nodes) == (Value.DRAW, 16, 0)


def test_a_table_comes_back_from_its_file_as_it_was() -> None:
    level = Level.of([1, 2, 5], bytes([130, 0, 66]), 7)
    assert level.answers == bytes([0, 130, 0, 0, 0, 66, 66])
    assert level.count == Count(won=1, drawn=1, lost=1)
    table = Table((Level.of([0], b"\0", 1), level))
    assert Table.from_bytes(table.to_bytes()) == table
    assert (table.deepest, table.exceptions) == (1, 2)


def test_a_table_is_built_stopped_and_resumed(tmp_path: Path) -> None:
    whole = TableBuilder("c:l", tmp_path / "whole")
    for level in range(5):
        assert whole.build_level(level, whole.keys(level), 1, lambda _: None)

    stopped = TableBuilder("c:l", tmp_path / "parts")
    keys = stopped.keys(4)
    assert not stopped.build_level(4, keys, 1, lambda _: stopped.watch.stop())
    done = stopped.solved(4)
    assert 0 < done < len(keys)
    resumed = TableBuilder("c:l", tmp_path / "parts")
    for level in range(5):
        assert resumed.build_level(level, resumed.keys(level), 2, lambda _: None)
    assert resumed.table(4) == whole.table(4)


def test_the_key_of_a_position_is_that_of_its_symmetric_ones() -> None:
    one = Position.from_text("..../..../.C../.... 4")
    other = Position().give(Piece.DSRS).place(Cell.A4).lapse().give(Piece.DSSS)
    assert _core.opening_key(str(one)) == _core.opening_key(str(other))
