"""`kvarto show`."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from support.commands import run_command

EXAMPLE = "A.../.3../..../...5 7 chst:lq"


def test_a_position_is_drawn_in_the_terminal() -> None:
    result = run_command("show", EXAMPLE, "--style", "ascii")
    assert result.exit_code == 0
    assert "[#A#]" in result.stdout
    assert "In hand: 7, light tall square hollow." in result.stdout
    assert "Variant: advanced (lines and squares)." in result.stdout
    assert "First is to act." in result.stdout


def test_open_and_lapsed_quartos_are_named() -> None:
    assert "Open: row 1." in run_command("show", "..../..../..../FDEC - @d1").stdout
    assert "Lapsed: row 1." in run_command("show", "..../..../..../FDEC -").stdout


def test_colours_that_are_asked_for_stay_in_a_pipe() -> None:
    assert "\x1b[" in run_command("show", EXAMPLE, "--style", "colour").stdout
    assert "\x1b[" not in run_command("show", EXAMPLE).stdout


def test_the_fields_need_no_quotes() -> None:
    assert run_command("show", *EXAMPLE.split()).stdout == run_command("show", EXAMPLE).stdout
    assert run_command("show", "..../..../..../....", "-").exit_code == 0


def test_a_position_is_drawn_into_a_file_or_to_standard_output(tmp_path: Path) -> None:
    file = tmp_path / "board.svg"
    result = run_command("show", EXAMPLE, "--svg", str(file), "--pieces", "flat", "--theme", "dark")
    assert (result.exit_code, result.stdout) == (0, "")
    assert ElementTree.fromstring(file.read_text(encoding="utf-8")).tag.endswith("svg")  # noqa: S314
    printed = run_command("show", EXAMPLE, "--svg", "-", "--pieces", "flat", "--theme", "dark")
    assert printed.stdout == file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ("A.../.3../..../...x 7", "kvarto: line 1, column 19: no such piece: 'x'"),
        ("A.../.A../..../.... 7", "kvarto: piece A is there twice"),
        ("nonsense", "kvarto: line 1, column 9: a position has two fields"),
    ],
)
def test_a_wrong_position_is_exit_code_1_and_a_message(position: str, message: str) -> None:
    result = run_command("show", position)
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.startswith(message)


def test_a_file_that_cannot_be_written_is_exit_code_1(tmp_path: Path) -> None:
    result = run_command("show", EXAMPLE, "--svg", str(tmp_path / "no" / "such" / "folder.svg"))
    assert result.exit_code == 1
    assert "cannot write" in result.stderr


def test_wrong_usage_is_exit_code_2() -> None:
    assert run_command("show").exit_code == 2
    assert run_command("show", EXAMPLE, "--style", "loud").exit_code == 2
    assert run_command("sing").exit_code == 2
