"""`kvarto puzzles`."""

from __future__ import annotations

from pathlib import Path
from signal import SIGINT

import pytest

from kvarto.engine.puzzles.collection import Collection, shipped
from kvarto.engine.puzzles.puzzle import Kind, Puzzle
from support.commands import run_command, running_process
from support.waiting import HANG_S, eventually

MAKE = ("puzzles", "make", "--seed", "5", "--count", "2", "--variant", "c:l")


def puzzles_in(file: Path) -> list[Puzzle]:
    return list(Collection.from_bytes(file.read_bytes()))


def test_puzzles_are_made_and_what_was_made_is_not_made_again(tmp_path: Path) -> None:
    work, file = tmp_path / "work", tmp_path / "made" / "some.puzzles"
    arguments = (*MAKE, "--work", str(work), "--into", str(file))
    result = run_command(*arguments)
    assert "c:l, trap" in result.stdout
    assert f"10 puzzles are in {file}." in result.stdout
    first = puzzles_in(file)
    assert {puzzle.kind for puzzle in first} == set(Kind)
    written = {path: path.read_text() for path in work.iterdir()}
    run_command(*arguments)
    assert puzzles_in(file) == first
    assert {path: path.read_text() for path in work.iterdir()} == written
    # Those of another variant are added.
    run_command(*MAKE[:-1], "t:l", "--work", str(work), "--into", str(file))
    assert len(puzzles_in(file)) == 20
    checked = run_command("puzzles", "check", "--file", str(file))
    assert checked.stdout.endswith("20 puzzles are proven.\n")


def test_ctrl_c_stops_and_the_same_command_goes_on(tmp_path: Path) -> None:
    work, file = tmp_path / "work", tmp_path / "some.puzzles"
    arguments = ("--seed", "5", "--variant", "c:l", "--work", str(work), "--into", str(file))
    wins = work / "c-l.win"
    with running_process("puzzles", "make", *arguments, "--count", "5000") as process:
        eventually(lambda: wins.exists() and "\n" in wins.read_text())
        process.send_signal(SIGINT)
        told, _ = process.communicate(timeout=HANG_S)
    assert "Stopped." in told
    assert process.returncode == 0
    assert not file.exists()
    before = wins.read_text()
    result = run_command("puzzles", "make", "--count", "1", *arguments)
    assert "5 puzzles are in" in result.stdout
    assert wins.read_text() == before


def test_a_sample_of_our_own_is_checked() -> None:
    result = run_command("puzzles", "check", "--every", "100")
    assert f"{len(range(0, len(shipped()), 100))} puzzles are proven." in result.stdout


def test_a_wrong_puzzle_is_told(tmp_path: Path) -> None:
    good = shipped().of("standard", Kind.SAFE)[0]
    wrong = Puzzle(good.kind, good.position, (">0,>1",), None, 1500)
    file = tmp_path / "wrong.puzzles"
    file.write_bytes(Collection([wrong]).to_bytes())
    result = run_command("puzzles", "check", "--file", str(file))
    assert result.exit_code == 1
    assert f"{good.id}: the right answers are {good.solutions[0]}, not" in result.stdout
    assert "One puzzle is wrong." in result.stderr


@pytest.mark.parametrize("kind", Kind)
def test_a_puzzle_is_shown_with_its_answer(kind: Kind) -> None:
    puzzle = shipped().of("ch:l", kind)[0]
    result = run_command("puzzles", "show", puzzle.id, "--style", "ascii")
    assert result.stdout.startswith(f"{puzzle.id}: ")
    assert f": {', '.join(puzzle.solutions)}\n" in result.stdout
    assert "It goes on: " in result.stdout


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("show", "nonsense"), "no such puzzle"),
        (("show", "nonsense", "--file", "README.md"), "not a file of puzzles"),
        (("check", "--file", "no/such/file"), "cannot read no/such/file"),
        (("make", "--variant", "chess"), "no such variant"),
    ],
)
def test_what_cannot_be_is_told(arguments: tuple[str, ...], problem: str) -> None:
    result = run_command("puzzles", *arguments)
    assert result.exit_code == 1
    assert problem in result.stderr
