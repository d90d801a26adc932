"""`kvarto table`."""

from __future__ import annotations

from pathlib import Path

from kvarto.engine.table import Table
from support.commands import run_command


def test_the_tables_are_listed() -> None:
    result = run_command("table", "list")
    assert "c:l: proven to 5 pieces on the board, 6 positions that are no draws" in result.stdout
    assert "chst:l:2: no table; every position is searched for" in result.stdout


def test_a_table_is_built_and_what_was_done_is_not_done_again(tmp_path: Path) -> None:
    work, into = str(tmp_path / "work"), tmp_path / "tables"
    arguments = ("table", "build", "c:l", "--levels", "3", "--threads", "1", "--work", work)
    for _ in range(2):
        result = run_command(*arguments, "--into", str(into))
        assert "c:l: built" in result.stdout
    table = Table.from_bytes((into / "c-l.table").read_bytes())
    assert (table.deepest, table.exceptions) == (3, 0)


def test_an_unknown_game_is_wrong_usage() -> None:
    assert run_command("table", "build", "chess").exit_code == 2
