"""`kvarto solve`."""

from __future__ import annotations

import json
import subprocess
from typing import Any

import pytest
from click.testing import Result
from hypothesis import given
from hypothesis import strategies as st

from kvarto import Position
from kvarto.engine.solver import solve
from support.commands import run_command, running_process
from support.effort import examples
from support.waiting import HANG_S

WON = "..../..../..../FDE. C @c1"
CALLED = "..../..../..../FDEC 0 @d1"
DRAWN = "05F./..../.A3./9..6 C"
LOST = "..../124./..../FDE. - c:l"
HARD = "05F./.E../.A3./91.6 - hard"


def run(*arguments: str, stdin: str | bytes = "") -> Result:
    return run_command("solve", *arguments, stdin=stdin)


def answers(*arguments: str, stdin: str = "") -> list[dict[str, Any]]:
    result = run("--json", *arguments, stdin=stdin)
    assert result.exit_code == 0, result.stderr
    return [json.loads(line) for line in result.stdout.splitlines()]


def test_an_answer_has_exactly_the_keys_that_were_promised() -> None:
    (answer,) = answers(WON)
    assert list(answer) == [
        "position", "variant", "value", "distance", "nodes", "ms", "distance_ms",
    ]  # fmt: skip
    assert (answer["position"], answer["variant"]) == (WON, "chst:l")
    assert (answer["value"], answer["distance"]) == ("win", 1)
    assert answer["ms"] >= 0
    assert answer["distance_ms"] >= 0


def test_several_positions_are_answered_in_order_and_normalised() -> None:
    assert [answer["position"] for answer in answers(HARD, "  " + DRAWN, WON)] == [
        HARD.replace("hard", "chst:l:2"),
        DRAWN,
        WON,
    ]


@pytest.mark.parametrize("threads", ["1", "3"])
def test_lines_are_read_from_standard_input_and_remarks_are_skipped(threads: str) -> None:
    lines = f"# a remark\n{WON}\n\n   \n{DRAWN}\r\n{HARD}"
    answered = answers("-", "--threads", threads, stdin=lines)
    assert [answer["value"] for answer in answered] == [
        "win",
        "draw",
        solve(Position.from_text(HARD)).value.value,
    ]
    assert len(answers("--threads", threads, stdin=lines)) == 3


@examples(10)
@given(st.lists(st.sampled_from([WON, CALLED, DRAWN, LOST, HARD]), max_size=12), st.integers(1, 4))
def test_the_order_of_the_answers_does_not_depend_on_threads(
    positions: list[str], threads: int
) -> None:
    answered = answers("-", "--threads", str(threads), stdin="\n".join(positions))
    expected = [solve(Position.from_text(position)) for position in positions]
    assert [(answer["value"], answer["distance"]) for answer in answered] == [
        (solution.value.value, solution.distance) for solution in expected
    ]


@pytest.mark.parametrize("threads", ["1", "2"])
def test_who_asks_line_by_line_is_answered_line_by_line(threads: str) -> None:
    arguments = ("solve", "-", "--json", "--threads", threads)
    with running_process(*arguments, stdin=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for position in (WON, DRAWN):
            process.stdin.write(position + "\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["position"] == position
        process.stdin.close()
        assert process.wait(timeout=HANG_S) == 0


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        (WON, "First is to act and wins with the next placement."),
        (CALLED, "Second is to act and wins by calling row 1."),
        (DRAWN, "First is to act, and it is a draw."),
        (LOST, "First is to act and loses with the next placement."),
    ],
)
def test_people_are_told_in_a_sentence(position: str, sentence: str) -> None:
    assert run(position).stdout == f"{position}: {sentence}\n"


def test_what_takes_too_long_is_unknown() -> None:
    result = run("--time-limit", "0.01", "--no-table", "..../..../..../.... -")
    assert "First is to act, and it is not known who wins." in result.stdout
    (answer,) = answers("--time-limit", "0.01", "--no-table", "..../..../..../.... 0")
    assert (answer["value"], answer["distance"]) == ("unknown", None)


def test_cold_answers_are_the_same_and_each_takes_its_nodes() -> None:
    first, second = answers("--cold", "--no-table", DRAWN, DRAWN)
    assert first["nodes"] == second["nodes"] > 0
    assert first["value"] == second["value"] == "draw"


@pytest.mark.parametrize("threads", ["1", "2"])
@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("A.../.3../..../...x 7", "standard input: line 3, column 19: no such piece: 'x'"),
        ("A.../.A../..../.... 7", "standard input: line 3: piece A is there twice"),
        ("  nonsense", "standard input: line 3, column 11: a position has two fields"),
        ("\x00\ufffd", "standard input: line 3, column 3: a position has two fields"),
    ],
)
def test_a_wrong_line_is_named_after_the_answers_before_it(
    line: str, message: str, threads: str
) -> None:
    result = run("-", "--json", "--threads", threads, stdin=f"{WON}\n\n{line}\n{WON}\n")
    assert result.exit_code == 1
    assert len(result.stdout.splitlines()) == 1
    assert result.stderr.startswith(f"kvarto: {message}")


def test_a_line_that_is_no_text_is_a_wrong_line() -> None:
    result = run("-", stdin=b"\xff\xfe 0\n")
    assert result.exit_code == 1
    assert "line 1" in result.stderr


def test_a_wrong_argument_is_exit_code_1_after_the_answers_before_it() -> None:
    result = run(WON, "nonsense", WON)
    assert result.exit_code == 1
    assert len(result.stdout.splitlines()) == 1
    assert "a position has two fields" in result.stderr


def test_wrong_usage_is_exit_code_2() -> None:
    assert run(WON, "--threads", "0").exit_code == 2
    assert run(WON, "--time-limit", "0").exit_code == 2
    assert run(WON, "--cold", "--threads", "2").exit_code == 2
    assert run(WON, "--loud").exit_code == 2
