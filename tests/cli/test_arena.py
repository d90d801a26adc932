"""`kvarto arena`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from click.testing import Result as CommandResult

from kvarto.engine import arena as engine
from support.commands import run_command

FEW = ("--levels", "1-2,4", "--games", "4", "--processes", "1")


def run_arena(*arguments: str) -> CommandResult:
    return run_command("arena", *arguments)


def test_every_level_is_rated_and_set_against_every_other() -> None:
    result = run_arena(*FEW)
    assert result.exit_code == 0
    title, _, heading, *rows = result.stdout.splitlines()
    assert title == "standard, 12 games"
    assert heading.split() == "level name Elo ± games won drawn lost points".split()
    assert {row.split()[0] for row in rows[:3]} == {"1", "2", "4"}
    assert "casual player" in result.stdout
    assert len(rows) == 8


def test_the_same_seed_prints_the_same_table() -> None:
    once = run_arena(*FEW, "--seed", "3").stdout
    assert run_arena(*FEW, "--seed", "3").stdout == once
    assert run_arena(*FEW, "--seed", "4").stdout != once


def test_variant_and_calling_can_be_chosen() -> None:
    result = run_arena(*FEW, "--variant", "ch:lq", "--calling", "automatic")
    assert "lines and squares, colour and height, 12 games" in result.stdout


def test_results_are_kept_and_a_tournament_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    run_arena(*FEW, "--save", str(file))
    kept = file.read_text(encoding="utf-8")
    assert len(kept.splitlines()) == 13
    more = run_arena("--levels", "1,2,4", "--games", "6", "--processes", "1", "--save", str(file))
    assert "standard, 18 games" in more.stdout
    assert file.read_text(encoding="utf-8").startswith(kept)
    assert len(file.read_text(encoding="utf-8").splitlines()) == 19
    # A line that was cut off when the machine went down is played again.
    whole = file.read_text(encoding="utf-8")
    file.write_text(whole[:-20], encoding="utf-8")
    again = run_arena("--levels", "1,2,4", "--games", "6", "--processes", "1", "--save", str(file))
    assert again.stdout == more.stdout
    assert file.read_text(encoding="utf-8") == whole


def test_the_file_of_another_tournament_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    run_arena(*FEW, "--save", str(file))
    kept = file.read_text(encoding="utf-8")
    result = run_arena(*FEW, "--seed", "9", "--save", str(file))
    assert (result.exit_code, result.stdout) == (1, "")
    assert "another tournament" in result.stderr
    assert file.read_text(encoding="utf-8") == kept
    file.write_text(kept.replace('"winner"', '"loser"'), encoding="utf-8")
    assert run_arena(*FEW, "--save", str(file)).exit_code == 1


def test_a_file_that_cannot_be_used_is_exit_code_1(tmp_path: Path) -> None:
    assert "cannot read" in run_arena(*FEW, "--save", str(tmp_path)).stderr
    missing = run_arena(*FEW, "--save", str(tmp_path / "no" / "such" / "file"))
    assert missing.exit_code == 1
    assert "cannot write" in missing.stderr
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe")
    assert "cannot read" in run_arena(*FEW, "--save", str(binary)).stderr


@pytest.mark.parametrize(
    ("levels", "message"),
    [
        ("0-3", "levels are numbers from 1 to"),
        ("3-1", "levels are numbers from 1 to"),
        ("1,99", "levels are numbers from 1 to"),
        ("strong", "levels are numbers from 1 to"),
        ("4", "two levels at least must play"),
    ],
)
def test_wrong_levels_are_exit_code_1_and_a_message(levels: str, message: str) -> None:
    result = run_arena("--levels", levels)
    assert (result.exit_code, result.stdout) == (1, "")
    assert message in result.stderr


def test_a_wrong_variant_is_exit_code_1() -> None:
    result = run_arena("--variant", "nonsense")
    assert result.exit_code == 1
    assert "nonsense" in result.stderr


def stop_after(games: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C, once this many games have been played."""
    original, played = engine.play_pairing, 0

    def play(*arguments: Any) -> engine.Result:
        nonlocal played
        if played == games:
            raise KeyboardInterrupt
        played += 1
        return original(*arguments)

    monkeypatch.setattr(engine, "play_pairing", play)


def test_ctrl_c_shows_what_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    stop_after(5, monkeypatch)
    result = run_arena(*FEW)
    assert result.exit_code == 0
    assert "Stopped after 5 of 12 games." in result.stderr
    assert "standard, 5 games" in result.stdout


def test_ctrl_c_before_the_first_game_ends_shows_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    stop_after(0, monkeypatch)
    assert run_arena(*FEW).stdout == "No game was played.\n"


def test_levels_that_have_not_met_are_shown_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    stop_after(2, monkeypatch)
    assert "-" in run_arena(*FEW).stdout.split()
