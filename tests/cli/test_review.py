"""`kvarto review`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import Result

from support.commands import run_command

TRANSCRIPTS = Path(__file__).parent.parent / "transcripts"
PLAYERS = '[First "Anna"]\n[Second "Ben"]\n'
#: Ten pieces are placed: everything after is solved at once.
SET_UP = PLAYERS + '[Position "05F./.E../.A3./91C6 4"]\n\n'
#: A row of three, and the piece that completes it.
THREE = '[Position "..../..../..../FDE. C @c1"]\n'
LAST_TWO = '[Position "048C/17A3/E6B5/9.D. 2"]\n'


def run(*arguments: str, stdin: str | bytes = "") -> Result:
    return run_command("review", *arguments, stdin=stdin)


def told(record: str) -> str:
    result = run("-", stdin=record)
    assert result.exit_code == 0, result.stderr
    return result.stdout


def test_a_stolen_win_is_told_in_sentences() -> None:
    assert told(f"{PLAYERS}{THREE}\n1. d1>0 !1 0-1").splitlines() == [
        "Game 1: Anna - Ben, standard",
        "Ben wins: row 1, four dark and four tall.",
        "",
        "  1. Anna  d1>0  win to loss   decisive; better d1!1",
        "  1. Ben   !1    win",
        "",
        "Anna completed row 1 at move 1 and did not call.",
        "Ben called at move 1 what Anna had completed and overlooked.",
        "The game was decided at move 1: with d1>0 Anna turned a win into a loss.",
        "Anna: 0 of 1 moves kept the value (0 %).",
        "Ben: 1 of 1 moves kept the value (100 %).",
        "",
    ]


def test_a_quarto_that_both_overlook_is_told_of_both() -> None:
    text = told(f"{PLAYERS}{LAST_TWO}\n1... b1>F 2. d1 = 1/2-1/2")
    assert "Ben completed column b at move 1 and did not call." in text
    assert "Anna could have called column b at move 2." in text
    assert "With that column b lapsed." in text
    assert "better !b" in text


def test_a_call_in_vain_is_told() -> None:
    text = told(f"{PLAYERS}{THREE}\n1. d1?2>0 !1 0-1")
    assert "Anna called in vain at move 1." in text


@pytest.mark.parametrize(
    ("moves", "sentence"),
    [
        ("1... a2>7 *", "In the last position Anna is to act and wins with best play."),
        ("1... a2>B *", "In the last position Anna is to act, and it is a draw with best play."),
        ("1... a2 *", "In the last position Ben is to act, and it is a draw with best play."),
    ],
)
def test_a_game_that_broke_off_is_judged_as_it_stands(moves: str, sentence: str) -> None:
    text = told(SET_UP + moves)
    assert sentence in text
    assert "decided" not in text


def test_who_resigned_is_told_what_could_have_been_called() -> None:
    text = told(f'[Termination "resignation"]\n{PLAYERS}{THREE}\n1. d1>0 1-0')
    assert "In the last position row 1 was open: Ben could have called it." in text


def test_a_game_without_a_mistake_is_told_so() -> None:
    assert "Nobody made a mistake." in told(f"{PLAYERS}{THREE}\n1. d1!1 1-0")


def test_what_could_not_be_judged_is_counted() -> None:
    result = run("-", "--time-limit", "0.001", "--no-table", stdin=">0 a1>F *")
    assert "No mistake was found." in result.stdout
    assert "2 moves could not be judged in the time given." in result.stdout
    assert "kept the value" not in result.stdout


def test_programs_get_one_object_a_game() -> None:
    result = run("-", "--json", stdin=f"{PLAYERS}{THREE}\n1. d1>0 !1 0-1\n\n{THREE}\n1. d1!1 1-0")
    stolen, won = map(json.loads, result.stdout.splitlines())
    assert (stolen["first"], won["first"], stolen["variant"]) == ("Anna", None, "chst:l")
    assert (stolen["turning_point"], won["turning_point"]) == (0, None)
    assert (stolen["result"], won["result"]) == ("0-1", "1-0")
    assert (stolen["left_open"], stolen["left_to_act"], stolen["left_at"]) == ([], None, None)
    assert stolen["accuracy"] == {
        "first": {"kept": 0, "judged": 1},
        "second": {"kept": 1, "judged": 1},
    }
    assert stolen["moves"][0] == {
        "number": 1,
        "seat": "first",
        "move": "d1>0",
        "position": "..../..../..../FDE. C @c1",
        "before": {"value": "win", "distance": 1},
        "after": {"value": "loss", "distance": 0},
        "verdict": "decisive",
        "better": ["d1!1"],
        "made": ["1"],
        "missed_as_placer": ["1"],
        "missed_as_receiver": [],
        "lapsed": [],
    }


@pytest.mark.parametrize("path", sorted(TRANSCRIPTS.glob("*.qgn")), ids=lambda path: path.stem)
def test_every_transcript_is_told_within_80_columns(path: Path) -> None:
    result = run(str(path), "--time-limit", "0.001")
    assert result.exit_code == 0
    assert all(len(line) <= 80 for line in result.stdout.splitlines())


def test_long_names_leave_room_for_the_moves() -> None:
    text = told(f'[First "{"A" * 50}"]\n{THREE}\n1. d1>0 !1 0-1')
    assert "  1. AAAAAAAAAAA…  d1>0  win to loss" in text


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("1. >A b2>A *", "standard input: line 1, column 7: b2>A cannot have been played"),
        ("", "standard input: there is no game in it"),
    ],
)
def test_wrong_input_is_exit_code_1_and_a_message(text: str, message: str) -> None:
    result = run("-", stdin=text)
    assert result.exit_code == 1
    assert message in result.stderr


def test_a_file_that_cannot_be_read_is_exit_code_1(tmp_path: Path) -> None:
    result = run(str(tmp_path / "missing.qgn"))
    assert result.exit_code == 1
    assert "cannot read" in result.stderr


def test_wrong_usage_is_exit_code_2() -> None:
    assert run().exit_code == 2
