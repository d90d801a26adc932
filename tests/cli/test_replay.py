"""`kvarto replay`."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from support.commands import KVARTO, run_command, run_process
from support.waiting import HANG_S

TRANSCRIPTS = Path(__file__).parent.parent / "transcripts"
WON = ">F a1>D b1>E c1>C d1!1 1-0"


def stand(text: str) -> dict[str, Any]:
    result = run_command("replay", "--json", "-", stdin=text)
    assert result.exit_code == 0, result.stderr
    (line,) = result.stdout.splitlines()
    standing: dict[str, Any] = json.loads(line)
    return standing


def test_a_won_game_stands_decided() -> None:
    assert stand(WON) == {
        "position": "..../..../..../FDEC - @d1",
        "variant": "chst:l",
        "placed": 4,
        "to_act": None,
        "may": {"first": [], "second": []},
        "open": [],
        "lapsed": [],
        "outcome": {"winner": "first", "reason": "quarto", "shape": "1", "features": ["c", "h"]},
    }


def test_a_running_game_says_what_each_may_do_and_what_is_open() -> None:
    assert stand('[LateCall "yes"]\n>F a1>D b1>E c1>C d1>0 *') == {
        "position": "..../..../..../FDEC 0 @d1",
        "variant": "chst:l",
        "placed": 4,
        "to_act": "second",
        "may": {"first": ["call"], "second": ["place", "call"]},
        "open": ["1"],
        "lapsed": [],
        "outcome": None,
    }
    later = stand(">F a1>D b1>E c1>C d1>0 a4 *")
    assert (later["open"], later["lapsed"]) == ([], ["1"])
    assert later["may"] == {"first": [], "second": ["give", "call"]}


def test_the_last_turn_is_over_when_nothing_follows_the_sixteenth_placement() -> None:
    text = (TRANSCRIPTS / "last-turn-call-by-receiver.qgn").read_text(encoding="utf-8")
    words = text.partition("\n\n")[2].split()
    unfinished = " ".join(words[:-2]) + " *"
    standing = stand(unfinished)
    assert standing["to_act"] == "second"
    assert standing["may"] == {"first": [], "second": ["call", "end_turn"]}


def test_a_result_without_a_reason_is_told_as_unknown() -> None:
    outcome = stand("1. >A b2>7 1-0")["outcome"]
    assert outcome == {"winner": "first", "reason": "unknown", "shape": None, "features": []}


def test_every_game_of_a_file_is_one_line(tmp_path: Path) -> None:
    file = tmp_path / "games.qgn"
    file.write_text(f"{WON}\n\n{WON}\n", encoding="utf-8")
    result = run_command("replay", str(file), "--json")
    assert len(result.stdout.splitlines()) == 2


def test_people_are_told_where_each_game_stands() -> None:
    text = f'[First "Anna"]\n[Second "Ben"]\n\n{WON}\n\n>F a1>D b1>E c1>C d1>0 a4>1 *'
    result = run_command("replay", "-", "--style", "ascii", stdin=text)
    assert "Game 1: Anna - Ben, standard" in result.stdout
    assert "Anna wins: row 1, four dark and four tall." in result.stdout
    assert "First is to act." in result.stdout
    assert "Lapsed: row 1." in result.stdout


def test_an_open_quarto_of_a_replayed_game_is_named() -> None:
    result = run_command("replay", "-", stdin=">F a1>D b1>E c1>C d1>0 *")
    assert "Open: row 1." in result.stdout


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("1. >A b2>A *", "standard input: line 1, column 7: b2>A cannot have been played: piece A"),
        ("1. >A zz *", "standard input: line 1, column 7: not a move: 'zz'"),
        ("1. >A", "the result is missing"),
        ("", "standard input: there is no game in it"),
        (b"\xff\xfe", "this is not UTF-8 text"),
    ],
)
def test_wrong_input_is_exit_code_1_and_a_message(text: str | bytes, message: str) -> None:
    result = run_command("replay", "-", stdin=text)
    assert result.exit_code == 1
    assert result.stderr.startswith("kvarto: ")
    assert message in result.stderr


def test_the_games_before_the_damage_are_told() -> None:
    result = run_command("replay", "--json", "-", stdin=f"{WON}\n1. >A zz *")
    assert result.exit_code == 1
    assert len(result.stdout.splitlines()) == 1


def test_a_file_that_cannot_be_read_is_exit_code_1(tmp_path: Path) -> None:
    for path in (tmp_path / "missing.qgn", tmp_path):
        result = run_command("replay", str(path))
        assert result.exit_code == 1
        assert "cannot read" in result.stderr


def test_nothing_in_a_record_reaches_the_terminal_as_a_command() -> None:
    result = run_command("replay", "-", stdin='[First "\x1b[31mred"]\n\n>A *')
    assert "\x1b" not in result.stdout
    assert "[31mred" in result.stdout


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", ">/dev/full", "<&- >&- 2>&-"])
@pytest.mark.parametrize("command", ["play", "replay -", "show ..../..../..../.... -"])
def test_closed_and_full_streams_bring_no_traceback(command: str, closed: str) -> None:
    shell = f"{' '.join(KVARTO)} {command} {closed}"
    done = subprocess.run(
        shell,
        shell=True,
        capture_output=True,
        stdin=subprocess.DEVNULL,
        timeout=HANG_S,
        check=False,
    )
    assert b"Traceback" not in done.stderr
    assert done.returncode in (0, 1)


def test_the_installed_command_says_its_version_and_shows_no_traceback() -> None:
    assert run_process("--version").stdout.startswith("kvarto, version ")
    wrong = run_process("replay", "-", stdin="\x00")
    assert wrong.returncode == 1
    assert "Traceback" not in wrong.stderr
