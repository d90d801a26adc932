"""`kvarto census`."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from signal import SIGINT

import pytest
from click.testing import Result

from support.commands import run_command, running_process
from support.waiting import HANG_S


def run(*arguments: str) -> Result:
    return run_command("census", *arguments)


class Terminal:
    """What a terminal shows that a process writes to."""

    def __init__(self, reading: int) -> None:
        self._reading = reading
        self.shown = ""

    def read_until(self, text: str | None) -> str:
        """Read on until this has been shown, or until the process has ended."""
        while text is None or text not in self.shown:
            try:
                more = os.read(self._reading, 4096)
            except OSError:  # nothing writes to it any more
                more = b""
            if not more:
                assert text is None, self.shown
                break
            self.shown += more.decode()
        return self.shown


@contextmanager
def on_a_terminal(*arguments: str) -> Iterator[tuple[subprocess.Popen[str], Terminal]]:
    """The command as a process that writes what it says meanwhile to a terminal."""
    import pty  # noqa: PLC0415  (there is none on Windows)

    reading, writing = pty.openpty()
    try:
        with running_process("census", *arguments, stderr=writing) as process:
            os.close(writing)
            yield process, Terminal(reading)
    finally:
        os.close(reading)


needs_terminal = pytest.mark.skipif(sys.platform == "win32", reason="there are other terminals")


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


@needs_terminal
def test_a_terminal_is_told_what_is_being_counted() -> None:
    with on_a_terminal("--levels", "1") as (process, terminal):
        shown = terminal.read_until(None)
        told, _ = process.communicate(timeout=HANG_S)
    assert "counting full boards ..." in shown
    assert "counting boards with one piece ..." in shown
    assert "counting" not in told
    assert shown.endswith("\r\x1b[K"), "nothing is left in the line"


def test_wrong_usage_is_told() -> None:
    result = run("--variant", "nonsense")
    assert result.exit_code == 1
    assert "no such variant: 'nonsense'" in result.stderr
    assert run("--levels", "17").exit_code == 2


@needs_terminal
def test_ctrl_c_within_a_level_ends_the_command_at_once() -> None:
    # It takes minutes to count the last level.
    with on_a_terminal("--levels", "8") as (process, terminal):
        terminal.read_until("counting boards with 6 pieces")
        process.send_signal(SIGINT)
        shown = terminal.read_until(None)
        told, _ = process.communicate(timeout=HANG_S)
    assert process.returncode == 130
    assert shown.endswith("Stopped.\r\n")
    begun = re.findall(r"counting boards with (\d+) pieces", shown)
    finished = told.splitlines()[-1].split()[0]
    assert int(finished) == int(begun[-1]) - 1, "what was being counted was not waited for"
