"""`kvarto grade`."""

from __future__ import annotations

import json

import pytest
from click.testing import Result

from kvarto import Position
from kvarto.engine.solver import grade
from support.commands import run_command

MIDDLE = "05F./..../.A3./9..6 C"
NINE_PLACED = "05F./.E../.A3./91.6 C"


def run(*arguments: str, stdin: str | bytes = "") -> Result:
    return run_command("grade", *arguments, stdin=stdin)


@pytest.mark.parametrize("threads", ["1", "2"])
def test_programs_get_every_move_best_first(threads: str) -> None:
    result = run(NINE_PLACED, "--json", "--threads", threads)
    (line,) = result.stdout.splitlines()
    position = Position.from_text(NINE_PLACED)
    assert json.loads(line) == {
        "position": NINE_PLACED,
        "variant": "chst:l",
        "moves": [
            {"move": str(move.word), "value": move.value.value, "distance": move.distance}
            for move in grade(position)
        ],
    }


def test_people_get_the_moves_in_groups_within_80_columns() -> None:
    result = run(MIDDLE)
    lines = result.stdout.splitlines()
    assert all(len(line) < 80 for line in lines)
    headings = [line for line in lines if not line.startswith(" ")]
    assert headings[0] == "Draws (27):"
    assert headings[-1] == "Loses in 2 placements (44):"
    words = [word for line in lines if line.startswith(" ") for word in line.split()]
    assert words == [str(move.word) for move in grade(Position.from_text(MIDDLE))]


def test_a_win_comes_first() -> None:
    lines = run(*"048./17A3/E6B5/9.F. C".split()).stdout.splitlines()
    assert lines[0] == "Wins in one placement (2):"
    assert lines[1].split() == ["b1!b", "d4!4"]


def test_an_open_quarto_wins_at_once_and_a_give_loses_it() -> None:
    lines = run("048C/17A3/E6B5/9.F. - @d4").stdout.splitlines()
    assert lines[:2] == ["Wins at once (1):", "  !4"]
    assert lines[2] == "Loses at once (2):"


def test_a_full_board_has_no_moves() -> None:
    full = "048C/17A3/E6B5/9DF2 -"
    assert "the board is full" in run(full).stdout
    assert json.loads(run(full, "--json").stdout)["moves"] == []


def test_a_wrong_position_is_exit_code_1_and_a_message() -> None:
    result = run("A.../.A../..../.... 7")
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == "kvarto: piece A is there twice\n"


def test_wrong_usage_is_exit_code_2() -> None:
    assert run().exit_code == 2
    assert run(MIDDLE, "--threads", "none").exit_code == 2
