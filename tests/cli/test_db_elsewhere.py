"""`kvarto db` and `kvarto admin` with a PostgreSQL."""

from __future__ import annotations

import shlex
import subprocess
from pathlib import Path

import pytest
from sqlalchemy import make_url

from kvarto.store.address import located
from kvarto.store.database import Database
from kvarto.store.engines import connected
from kvarto.store.lock import only_server
from kvarto.store.people import People
from kvarto.store.revisions import NEWEST, revision_of
from store.databases import begun, come, guest, make_old, rows, with_database
from support.commands import run_command
from support.postgres import binaries


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with a game of two people, of whom one has an account."""
    file = tmp_path / "kvarto.sqlite3"
    with_database(file, play)
    return file


async def play(database: Database) -> None:
    await come(database, "Anna", "Ben")
    await People(database).change(guest("anna"), looks="anna")
    await begun(database, "x", "anna", "ben")


def name(address: str) -> str:
    """What people read of an address."""
    return make_url(address).set(drivername="postgresql").render_as_string()


# -- upgrade and check -------------------------------------------------------------------------


def test_tables_are_made_once(postgres_url: str) -> None:
    result = run_command("db", "upgrade", "--database", postgres_url)
    assert result.exit_code == 0
    assert result.stdout == (
        f"The tables have been made in {name(postgres_url)}: revision {NEWEST}.\n"
    )
    again = run_command("db", "upgrade", "--database", postgres_url)
    assert again.stdout == f"{name(postgres_url)} is up to date: revision {NEWEST}.\n"


def test_a_database_is_checked_and_counted(postgres_url: str) -> None:
    with_database(postgres_url, play)
    result = run_command("db", "check", "--database", postgres_url)
    assert result.exit_code == 0
    assert result.stdout.splitlines() == [
        f"{name(postgres_url)} is sound: revision {NEWEST}.",
        "1 game, of which 1 goes on.",
        "2 people, 1 with an account.",
    ]


def test_what_is_missing_is_said(postgres_url: str) -> None:
    with_database(postgres_url, play)
    with connected(located(postgres_url)) as connection:
        connection.exec_driver_sql("DROP TABLE letters")
        connection.exec_driver_sql("ALTER TABLE games DROP COLUMN rematch")
        connection.commit()
    result = run_command("db", "check", "--database", postgres_url)
    assert result.exit_code == 1
    assert sorted(result.stderr.splitlines()[1:]) == ["games.rematch", "letters"]


def test_an_empty_database_is_no_database_of_ours(postgres_url: str) -> None:
    for command in (["db", "check"], ["admin", "people"]):
        result = run_command(*command, "--database", postgres_url)
        assert result.exit_code == 1
        assert f"there is no kvarto database in {name(postgres_url)}" in result.stderr
    assert revision_of(located(postgres_url)) is None


def test_the_address_may_come_from_the_environment(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_database(postgres_url, play)
    monkeypatch.setenv("KVARTO_DATABASE", postgres_url)
    assert run_command("admin", "people").stdout == "1 account\n1 guest\n2 browsers\n"
    assert "is sound" in run_command("db", "check").stdout


@pytest.mark.parametrize("address", ["mysql://host/x", "postgresql://127.0.0.1:1/x"])
def test_what_cannot_be_reached_is_a_message_without_the_password(address: str) -> None:
    address = address.replace("://", "://anna:geheim@")
    for command in ("check", "upgrade"):
        result = run_command("db", command, "--database", address)
        assert result.exit_code == 1
        assert result.stderr.startswith("kvarto: ")
        assert "://anna:***@" in result.stderr
        assert "geheim" not in result.stderr


# -- backup and restore ------------------------------------------------------------------------


def test_how_to_copy_and_put_back_is_said_and_works(
    file: Path, postgres_url: str, tmp_path: Path
) -> None:
    assert run_command("db", "copy", str(file), postgres_url).exit_code == 0
    before = rows(postgres_url)
    backup = run_command("db", "backup", str(tmp_path / "a copy"), "--database", postgres_url)
    assert backup.exit_code == 1
    do(backup.stderr)
    with connected(located(postgres_url)) as connection:
        connection.exec_driver_sql("DELETE FROM events")
        connection.commit()
    restore = run_command("db", "restore", str(tmp_path / "a copy"), "--database", postgres_url)
    assert restore.exit_code == 1
    do(restore.stderr)
    assert rows(postgres_url) == before


def do(said: str) -> None:
    """Do what is said in the last line, with the programs that the tests have."""
    program, *arguments = shlex.split(said.splitlines()[-1])
    programs = binaries()
    assert programs is not None
    subprocess.run([programs / program, *arguments], check=True)


def test_what_is_said_holds_no_password() -> None:
    result = run_command("db", "backup", "x", "--database", "postgresql://anna:geheim@host/kvarto")
    assert result.stderr.splitlines()[-1] == (
        "pg_dump --format=custom --file=x postgresql://anna@host/kvarto"
    )


# -- copy --------------------------------------------------------------------------------------


def test_a_file_is_copied_and_it_is_said_what_came_over(file: Path, postgres_url: str) -> None:
    result = run_command("db", "copy", str(file), postgres_url)
    assert result.exit_code == 0, result.stderr
    assert result.stdout.splitlines()[-3:] == [
        f"{file} has been copied into {name(postgres_url)}",
        "1 game, of which 1 goes on.",
        "2 people, 1 with an account.",
    ]
    assert rows(postgres_url) == rows(file)
    again = run_command("db", "copy", str(file), postgres_url)
    assert again.exit_code == 1
    assert "make an empty database" in again.stderr


def test_nothing_is_copied_from_a_running_server(file: Path, postgres_url: str) -> None:
    with only_server(file):
        result = run_command("db", "copy", str(file), postgres_url)
    assert result.exit_code == 1
    assert "Another kvarto server" in result.stderr
    assert revision_of(located(postgres_url)) is None


def test_an_old_or_a_missing_file_is_not_copied(tmp_path: Path, postgres_url: str) -> None:
    old = tmp_path / "old.sqlite3"
    make_old(old)
    result = run_command("db", "copy", str(old), postgres_url)
    assert result.exit_code == 1
    assert "kvarto db upgrade" in result.stderr
    result = run_command("db", "copy", str(tmp_path / "nothing"), postgres_url)
    assert "there is no file" in result.stderr


def test_only_a_file_is_copied_and_only_to_an_address(file: Path, postgres_url: str) -> None:
    for source, target in ((postgres_url, str(file)), (str(file), str(file) + "2")):
        result = run_command("db", "copy", source, target)
        assert result.exit_code == 1
        assert "FROM is the file" in result.stderr
