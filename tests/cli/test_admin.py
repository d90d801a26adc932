"""`kvarto admin`: an account is renamed, people are counted and looked up."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kvarto.club.looks import looks_of
from kvarto.store.database import Database
from kvarto.store.lock import only_server
from kvarto.store.people import People
from store.databases import begun, come, guest, rows, with_database
from support.commands import run_command, run_process

DAY = 86_400_000


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database in which Anna and Clara have accounts, and Ben is a guest who played Anna."""
    file = tmp_path / "kvarto.sqlite3"

    async def play(database: Database) -> None:
        people = People(database)
        await come(database, "Anna", "Ben", "Clara", now=10 * DAY)
        for name in ("Anna", "Clara"):
            await people.change(guest(name.lower()), looks=looks_of(name))
        await people.admit("anna's laptop", "anna", 20 * DAY)
        await people.dismiss("clara's browser")
        await begun(database, "x", "anna", "ben")
        await begun(database, "y", "ben", "anna")

    with_database(file, play)
    return file


def names(file: Path) -> list[dict[str, str]]:
    """What the players of each game are called."""
    first = rows(file, "SELECT content FROM events WHERE number = 1 ORDER BY game")
    return [json.loads(content)["names"] for (content,) in first]


def everybody(file: Path) -> list[tuple[str, ...]]:
    return rows(file, "SELECT id, name, looks FROM people ORDER BY id")


def admin(file: Path, *arguments: str) -> tuple[int, str]:
    """The exit code and what was said."""
    result = run_command("admin", *arguments, "--database", str(file))
    return result.exit_code, result.stdout + result.stderr


def test_an_account_is_renamed_in_all_its_games(file: Path) -> None:
    assert names(file) == [{"first": "Anna", "second": "Ben"}] * 2
    code, said = admin(file, "rename", "anna", "Berta")
    assert (code, said) == (0, "anna is now called Berta, in all games too.\n")
    assert names(file) == [
        {"first": "Berta", "second": "Ben"},
        {"first": "Anna", "second": "Berta"},
    ]
    assert admin(file, "people", "Berta")[0] == 0
    assert admin(file, "people", "Anna")[0] == 1


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("Dora", "Berta", "there is no account of the name Dora"),
        ("Ben", "Berta", "there is no account of the name Ben"),
        ("Anna", "CLARA", "somebody else has this name"),
        ("Anna", "Computer", "this name is kept free"),
        ("Anna", "", "a name has 1 to 40 characters"),
    ],
)
def test_what_cannot_be_renamed_is_exit_code_1(file: Path, old: str, new: str, said: str) -> None:
    before = names(file), everybody(file)
    code, output = admin(file, "rename", old, new)
    assert code == 1
    assert output.startswith(f"kvarto: {said}")
    assert (names(file), everybody(file)) == before


def test_a_server_may_run_meanwhile(file: Path) -> None:
    with only_server(file):
        assert admin(file, "rename", "Anna", "Berta")[0] == 0


def test_people_are_counted(file: Path) -> None:
    assert admin(file, "people") == (0, "2 accounts\n1 guest\n3 browsers\n")


def test_an_account_is_looked_up_by_what_its_name_looks_like(file: Path) -> None:
    code, said = admin(file, "people", "ANNA")
    assert code == 0
    assert said.splitlines() == [
        "Anna, since 1970-01-11",
        "2 games",
        "2 browsers",
        "last seen on 1970-01-21",
    ]
    assert admin(file, "people", "Clara") == (0, "Clara, since 1970-01-11\n0 games\n0 browsers\n")


def test_a_file_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    code, said = admin(tmp_path / "nothing", "people")
    assert code == 1
    assert str(tmp_path / "nothing") in said
    assert not (tmp_path / "nothing").exists()


def test_without_the_extra_it_says_what_to_install(file: Path) -> None:
    refused = run_process("admin", "people", "--database", str(file), without=["sqlalchemy"])
    assert refused.returncode == 1
    assert 'pip install "kvarto[server]"' in refused.stderr
