"""`kvarto census`."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner, Result

from kvarto.cli.census import census


def run(*arguments: str) -> Result:
    result = CliRunner().invoke(census, arguments, prog_name="kvarto census")
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def test_drawn_boards_and_positions_are_counted() -> None:
    result = run("--levels", "4")
    assert result.exit_code == 0
    first, _, heading, *rows = result.stdout.splitlines()
    assert first == "standard: 414,298,141,056 of the 16! full boards have no quarto."
    assert heading.split() == "pieces boards with a hand no win at once".split()
    assert [row.split() for row in rows] == [
        ["0", "1", "1", "1"],
        ["1", "2", "8", "8"],
        ["2", "40", "148", "148"],
        ["3", "454", "3,382", "3,316"],
        ["4", "10,346", "91,558", "85,156"],
    ]
    assert max(map(len, result.stdout.splitlines())) <= 80


def test_a_variant_can_be_chosen() -> None:
    result = run("--variant", "advanced", "--levels", "2")
    assert result.stdout.startswith("advanced (lines and squares): 63,235,397,376 of the 16!")
    assert result.stdout.splitlines()[-1].split() == ["2", "84", "381", "381"]


def test_json_is_one_object_a_line() -> None:
    lines = [json.loads(line) for line in run("--levels", "1", "--json").stdout.splitlines()]
    assert lines == [
        {"variant": "chst:l", "drawn_boards": 414_298_141_056},
        {"variant": "chst:l", "placed": 0, "boards": 1, "positions": 1, "quiet": 1},
        {"variant": "chst:l", "placed": 1, "boards": 2, "positions": 8, "quiet": 8},
    ]


def test_a_terminal_is_told_what_is_being_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kvarto.cli.census._shows_progress", lambda: True)
    result = run("--levels", "1")
    assert "counting full boards ..." in result.stderr
    assert "counting boards with one piece ..." in result.stderr
    assert "counting" not in result.stdout
    assert result.stderr.endswith("\r"), "nothing is left in the line"


def test_wrong_usage_is_told() -> None:
    result = run("--variant", "nonsense")
    assert result.exit_code == 1
    assert "no such variant: 'nonsense'" in result.stderr
    assert run("--levels", "17").exit_code == 2
