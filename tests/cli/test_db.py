"""`kvarto db`: up to date, copied while a server writes, put back, and checked."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from kvarto import Outcome, Seat, Termination
from kvarto.session.events import Resigned
from kvarto.store.database import Database
from kvarto.store.lock import only_server
from kvarto.store.people import People
from kvarto.store.revisions import NEWEST, revision_of
from store.databases import GIVEN, begun, come, guest, make_old, opened, rows, with_database
from support.commands import run_command, run_process
from support.server_process import ServerProcess
from support.waiting import eventually_async


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database with two games of two people, of whom one has an account."""
    file = tmp_path / "kvarto.sqlite3"

    async def play(database: Database) -> None:
        await come(database, "Anna", "Ben")
        await People(database).change(guest("anna"), looks="anna")
        await begun(database, "x", "anna", "ben")
        games = await begun(database, "y", "ben", "anna")
        outcome = Outcome(Termination.RESIGNATION, Seat.SECOND)
        await games.append("y", 2, [Resigned(2000, Seat.FIRST)], "m1", outcome)

    with_database(file, play)
    return file


def contents(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as database:
        return list(database.iterdump())


def make_newer(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE kvarto_revision SET version_num = '0099'")
        database.commit()


def damage(file: Path) -> None:
    """Overwrite the pages after the first, with which a database begins."""
    content = bytearray(file.read_bytes())
    content[3 * 4096 : 6 * 4096] = b"\x5a" * (3 * 4096)
    file.write_bytes(content)


# -- upgrade -----------------------------------------------------------------------------------


def test_an_old_database_is_brought_up_to_date_and_a_copy_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite3"
    make_old(file)
    result = run_command("db", "upgrade", "--database", str(file))
    assert result.exit_code == 0
    assert f"from revision 1 to {NEWEST}" in result.stdout
    assert str(tmp_path / f"old.sqlite3.before-{NEWEST}") in result.stdout
    assert revision_of(file) == NEWEST
    assert revision_of(tmp_path / f"old.sqlite3.before-{NEWEST}") == 1
    again = run_command("db", "upgrade", "--data", str(file))
    assert again.exit_code == 0
    assert again.stdout == f"{file} is up to date: revision {NEWEST}.\n"


def test_a_server_that_brings_a_database_up_to_date_says_so(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite3"
    make_old(file)
    with ServerProcess("--data", file) as program:
        assert f"{file} is of an older kvarto" in program.welcome
        assert f"{file}.before-{NEWEST}" in program.welcome
        assert revision_of(file) == NEWEST
    with ServerProcess("--data", file) as program:
        assert "older" not in program.welcome


def test_a_second_server_is_told_that_there_is_one(file: Path) -> None:
    with only_server(file):
        result = run_command("serve", "--port", "0", "--data", str(file))
    assert result.exit_code == 1
    assert result.stderr.startswith(f"kvarto: Another kvarto server keeps its games in {file}.")
    assert result.stdout == ""


def test_a_server_refuses_what_is_not_its_database(tmp_path: Path) -> None:
    file = tmp_path / "bookmarks.sqlite3"
    with closing(sqlite3.connect(file)) as other:
        other.execute("CREATE TABLE bookmarks (title TEXT)")
    result = run_command("serve", "--port", "0", "--data", str(file))
    assert result.exit_code == 1
    assert "another program" in result.stderr


def test_nothing_is_upgraded_under_a_running_server(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite3"
    make_old(file)
    with only_server(file):
        result = run_command("db", "upgrade", "--database", str(file))
    assert result.exit_code == 1
    assert "Another kvarto server" in result.stderr
    assert revision_of(file) == 1


def test_the_database_of_a_newer_kvarto_is_refused(file: Path) -> None:
    make_newer(file)
    for command in (["upgrade"], ["check"], ["backup", str(file.with_name("copy"))]):
        result = run_command("db", *command, "--database", str(file))
        assert result.exit_code == 1
        assert "newer kvarto" in result.stderr


def test_without_a_file_named_it_is_the_one_that_the_server_uses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("platformdirs.user_data_path", lambda name: tmp_path / name)
    usual = tmp_path / "kvarto" / "kvarto.sqlite3"
    assert f"there is no file {usual}" in run_command("db", "check").stderr
    usual.parent.mkdir()
    make_old(usual)
    assert f"{usual} is sound" in run_command("db", "check").stdout


# -- backup ------------------------------------------------------------------------------------


def test_a_copy_is_whole_and_for_one_pair_of_eyes(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "new folder" / "copy.sqlite3"
    result = run_command("db", "backup", str(copy), "--database", str(file))
    assert result.exit_code == 0
    assert result.stdout == f"{file} has been copied into {copy}\n"
    assert contents(copy) == contents(file)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert [path.name for path in copy.parent.iterdir()] == ["copy.sqlite3"]


def test_a_copy_that_is_there_is_replaced_only_by_force(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    copy.write_text("precious", encoding="utf-8")
    result = run_command("db", "backup", str(copy), "--database", str(file))
    assert result.exit_code == 1
    assert "--force" in result.stderr
    assert copy.read_text(encoding="utf-8") == "precious"
    assert run_command("db", "backup", str(copy), "--database", str(file), "--force").exit_code == 0
    assert contents(copy) == contents(file)


async def test_a_copy_is_consistent_while_a_server_writes(file: Path, tmp_path: Path) -> None:
    copies = [tmp_path / f"copy{number}" for number in range(8)]
    async with opened(file) as database:
        writing, written = True, 0

        async def write() -> None:
            nonlocal written
            while writing:
                # Both or none: whatever is in a copy must be there in pairs.
                games = await begun(database, f"g{written}", "anna", "ben")
                await games.append(f"g{written}", 2, [GIVEN, GIVEN], f"m{written}")
                written += 1

        writer = asyncio.create_task(write())
        with only_server(file):
            for number, copy in enumerate(copies):
                await eventually_async(lambda: written > number)  # noqa: B023
                arguments = ("db", "backup", str(copy), "--database", str(file))
                result = await asyncio.to_thread(run_command, *arguments)
                assert result.exit_code == 0, result.stderr
        writing = False
        await writer
    sizes = []
    for copy in copies:
        assert run_command("db", "check", "--database", str(copy)).exit_code == 0
        counts = rows(copy, "SELECT count(*) FROM events WHERE game LIKE 'g%' GROUP BY game")
        assert {count for (count,) in counts} <= {1, 3}
        sizes.append(len(counts))
    assert sizes == sorted(sizes)
    assert sizes[0] > 0


def test_what_is_no_kvarto_database_is_not_copied(tmp_path: Path) -> None:
    other, copy = tmp_path / "other", tmp_path / "copy"
    other.write_text("a poem " * 200, encoding="utf-8")
    result = run_command("db", "backup", str(copy), "--database", str(other))
    assert result.exit_code == 1
    assert "cannot be read as a database" in result.stderr
    other.write_bytes(b"")
    result = run_command("db", "backup", str(copy), "--database", str(other))
    assert result.exit_code == 1
    assert "there is no kvarto database in" in result.stderr
    assert not copy.exists()


def test_a_place_that_cannot_be_written_is_a_message(file: Path, tmp_path: Path) -> None:
    in_a_file = file / "copy"
    result = run_command("db", "backup", str(in_a_file), "--database", str(file))
    assert result.exit_code == 1
    assert result.stderr.startswith("kvarto: ")


# -- restore -----------------------------------------------------------------------------------


async def test_a_copy_can_be_put_back(file: Path, tmp_path: Path) -> None:
    copy, before = tmp_path / "copy", contents(file)
    run_command("db", "backup", str(copy), "--database", str(file))

    async with opened(file) as database:
        await begun(database, "z", "anna", "ben")
    assert contents(file) != before
    result = run_command("db", "restore", str(copy), "--database", str(file))
    assert result.exit_code == 1
    assert "--force" in result.stderr
    assert contents(file) != before
    result = run_command("db", "restore", str(copy), "--database", str(file), "--force")
    assert result.exit_code == 0
    assert contents(file) == before


def test_a_copy_can_be_put_where_nothing_is(file: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "new machine" / "kvarto.sqlite3"
    assert run_command("db", "restore", str(file), "--database", str(elsewhere)).exit_code == 0
    assert contents(elsewhere) == contents(file)


def test_what_a_killed_server_left_beside_the_database_does_not_come_back(
    file: Path, tmp_path: Path
) -> None:
    copy, before = tmp_path / "copy", contents(file)
    run_command("db", "backup", str(copy), "--database", str(file))
    # Not closed, as if it had been killed: what it wrote is in the file beside.
    left = sqlite3.connect(file)
    left.execute("DELETE FROM events")
    left.commit()
    assert file.with_name("kvarto.sqlite3-wal").stat().st_size > 0
    result = run_command("db", "restore", str(copy), "--database", str(file), "--force")
    assert result.exit_code == 0
    assert contents(file) == before
    left.close()


def test_a_damaged_database_can_be_replaced(file: Path, tmp_path: Path) -> None:
    copy, before = tmp_path / "copy", contents(file)
    run_command("db", "backup", str(copy), "--database", str(file))
    file.write_bytes(b"nothing of any sense" * 1000)
    result = run_command("db", "restore", str(copy), "--database", str(file), "--force")
    assert result.exit_code == 0
    assert contents(file) == before


@pytest.mark.parametrize("kind", ["missing", "a poem", "empty", "another program's", "damaged"])
def test_what_is_no_sound_kvarto_database_is_never_put_back(
    file: Path, tmp_path: Path, kind: str
) -> None:
    source, before = tmp_path / "source", contents(file)
    match kind:
        case "a poem":
            source.write_text("a poem " * 200, encoding="utf-8")
        case "empty":
            source.touch()
        case "another program's":
            with closing(sqlite3.connect(source)) as other:
                other.execute("CREATE TABLE bookmarks (title TEXT)")
        case "damaged":
            source.write_bytes(file.read_bytes())
            damage(source)
    result = run_command("db", "restore", str(source), "--database", str(file), "--force")
    assert result.exit_code == 1
    assert str(source) in result.stderr
    assert contents(file) == before


def test_nothing_is_put_back_under_a_running_server(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    run_command("db", "backup", str(copy), "--database", str(file))
    with only_server(file):
        result = run_command("db", "restore", str(copy), "--database", str(file), "--force")
    assert result.exit_code == 1
    assert "Another kvarto server" in result.stderr


# -- check -------------------------------------------------------------------------------------


def test_a_sound_database_is_counted(file: Path) -> None:
    result = run_command("db", "check", "--database", str(file))
    assert result.exit_code == 0
    assert result.stdout.splitlines() == [
        f"{file} is sound: revision {NEWEST}.",
        "2 games, of which 1 goes on.",
        "2 people, 1 with an account.",
    ]


def test_an_old_database_is_sound_but_not_up_to_date(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite3"
    make_old(file)
    result = run_command("db", "check", "--database", str(file))
    assert result.exit_code == 0
    assert result.stdout.startswith(f"{file} is sound: revision 1.\n")
    assert "kvarto db upgrade" in result.stdout
    assert revision_of(file) == 1


def test_a_damaged_database_is_exit_code_1_and_says_what_to_do(file: Path) -> None:
    damage(file)
    result = run_command("db", "check", "--database", str(file))
    assert result.exit_code == 1
    assert "is damaged" in result.stderr
    assert "kvarto db restore" in result.stderr


def test_a_row_that_refers_to_nothing_is_a_damage(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database:
        database.execute("DELETE FROM games WHERE id = 'x'")
        database.commit()
    result = run_command("db", "check", "--database", str(file))
    assert result.exit_code == 1
    assert "-> games" in result.stderr


def test_without_the_extra_it_says_what_to_install(file: Path) -> None:
    refused = run_process("db", "check", "--database", str(file), without=["sqlalchemy"])
    assert refused.returncode == 1
    assert 'pip install "kvarto[server]"' in refused.stderr
