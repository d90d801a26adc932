"""`kvarto census`."""

from __future__ import annotations

import json
import subprocess
import sys
from signal import SIGINT
from subprocess import PIPE
from time import sleep

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
    assert heading.split() == "pieces boards with a hand no win at once won drawn lost".split()
    assert [row.split()[:4] for row in rows[:5]] == [
        ["0", "1", "1", "1"],
        ["1", "2", "8", "8"],
        ["2", "40", "148", "148"],
        ["3", "454", "3382", "3316"],
        ["4", "10,346", "91,558", "85,156"],
    ]
    assert max(map(len, result.stdout.splitlines())) <= 80


def test_a_variant_can_be_chosen() -> None:
    result = run("--variant", "advanced", "--levels", "2")
    assert result.stdout.startswith("advanced (lines and squares): 63,235,397,376 of the 16!")
    assert result.stdout.splitlines()[5].split()[:4] == ["2", "84", "381", "381"]


def test_values_are_told_as_far_as_the_table_reaches() -> None:
    *_, four, five, six, why = run("--variant", "ch:lq", "--levels", "6").stdout.splitlines()
    assert four.split()[3:] == ["28,135", "390", "27,744", "1"]
    assert five.split()[3:] == ["223,683", "13,455", "210,029", "199"]
    assert six.split()[3:] == ["1,307,027", "-", "-", "-"]
    assert why == "-: not known; the opening table of this game ends at 5 pieces."


def test_nothing_is_explained_where_nothing_is_unknown() -> None:
    assert run("--variant", "c:l", "--levels", "2").stdout.splitlines()[-1].split()[0] == "2"


def test_a_game_without_a_table_says_so() -> None:
    *_, none, why = run("--variant", "chst:l:3", "--levels", "0").stdout.splitlines()
    assert none.split() == ["0", "1", "1", "1", "-", "-", "-"]
    assert why == "-: not known; this game has no opening table."


def test_json_is_one_object_a_line() -> None:
    lines = map(json.loads, run("--variant", "c:l", "--levels", "6", "--json").stdout.splitlines())
    first, *levels = lines
    assert first == {"variant": "c:l", "drawn_boards": 8_707_262_054_400}
    assert [level["placed"] for level in levels] == [0, 1, 2, 3, 4, 5, 6]
    assert levels[5] == {
        "variant": "c:l",
        "placed": 5,
        "boards": 2334,
        "positions": 4668,
        "quiet": 4321,
        "won": 6,
        "drawn": 4315,
        "lost": 0,
    }
    assert (levels[6]["won"], levels[6]["drawn"], levels[6]["lost"]) == (None, None, None)


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


@pytest.mark.skipif(sys.platform == "win32", reason="there a signal ends a process at once")
def test_ctrl_c_within_a_level_ends_the_command_at_once() -> None:
    command = [
        sys.executable,
        "-m",
        "kvarto",
        "census",
        "--levels",
        "8",
    ]  # minutes in its last level
    with subprocess.Popen(command, stdout=PIPE, stderr=PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert any(line.split()[:1] == ["5"] for line in process.stdout), (
            "it counts the sixth level"
        )
        sleep(0.3)
        process.send_signal(SIGINT)
        assert process.wait(timeout=60) == 130
        assert process.stderr.read() == "Stopped.\n"
        assert process.stdout.read() == "", "what was being counted was not waited for"
