"""Revisions: a database of the first release goes on, a newer one is refused, others are let be."""

from __future__ import annotations

import hashlib
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from kvarto import Outcome, Seat, Termination
from kvarto.session.events import Resigned
from kvarto.session.state import fold
from kvarto.store.games import Games, Sitter
from kvarto.store.people import People
from kvarto.store.refusals import UnusableDatabase
from kvarto.store.revisions import NEWEST, name_of, revision_of
from server.pages import running
from store.databases import begun, change, come, do_nothing, make_old, opened, rows, with_database

#: The cookies of the two browsers that the first release knew.
ANNAS_COOKIE = "Q5uGqVzBscnLTfjIDbmpP2o1qtT-4ecF"
OTHER_COOKIE = "Auo43VGzCGWM0QJNlccgOPWivIIsw7rl"
RUNNING, AGAINST_COMPUTER, WON = "66aMC1oc2Y94daVF", "rqCNq9w8XsggyEI_", "r13IzIT5JFu3EInO"
REMATCH, RESIGNED, ABORTED = "3nnH9XUqRP1NT3Sx", "TMmaywieRrVbdtzp", "LgVkc5mcmYZflmct"


def hashed(cookie: str) -> str:
    """What is kept of a cookie, and always was."""
    return hashlib.sha256(cookie.encode()).hexdigest()


ANNA, OTHER = hashed(ANNAS_COOKIE), hashed(OTHER_COOKIE)


def contents(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as database:
        return list(database.iterdump())


@pytest.fixture
def old(file: Path) -> Path:
    make_old(file)
    return file


# -- the first release -------------------------------------------------------------------------


async def test_the_browsers_of_the_first_release_are_guests_who_keep_their_games(old: Path) -> None:
    async with opened(old) as database:
        people, games = People(database), Games(database)
        anna, other = await people.behind(ANNA), await people.behind(OTHER)
        assert anna is not None
        assert other is not None
        assert not anna.has_account
        assert anna.name
        assert anna.created_at == 1750000247031
        assert set(await games.running_of(anna.id, 9)) == {RUNNING, AGAINST_COMPUTER, REMATCH}
        assert [game.id for game in await games.finished_of(anna.id, 9)] == [WON]
        assert await games.running_of(other.id, 9) == ()
        assert [g.id for g in await games.finished_of(other.id, 9)] == [ABORTED, RESIGNED]


async def test_every_game_of_the_first_release_is_as_it_was(old: Path) -> None:
    events = rows(old, "SELECT * FROM events ORDER BY 1, 2")
    async with opened(old) as database:
        games = Games(database)
        against_computer = await games.load(AGAINST_COMPUTER)
        assert against_computer is not None
        assert against_computer.owner == ANNA
        assert against_computer.sitters.first == Sitter(ANNA, aids=("threats", "safe"))
        assert against_computer.sitters.second == Sitter(None, 3, 3153036891)
        assert not against_computer.watched
        won = await games.load(WON)
        assert won is not None
        assert won.rematch == REMATCH
        assert won.messages == {f"old-{5 + number}": number for number in range(2, 12)}
        assert fold(won.events).outcome is not None
        endings = {game.id: game for game in await games.finished_of(ANNA, 9)}
        assert (endings[WON].reason, endings[WON].winner) == ("quarto", Seat.FIRST)
        assert endings[WON].ended_at == won.events[-1].at
        others = {game.id: game for game in await games.finished_of(OTHER, 9)}
        assert (others[RESIGNED].reason, others[RESIGNED].winner) == ("resignation", Seat.SECOND)
        assert (others[ABORTED].reason, others[ABORTED].winner) == ("aborted", None)
    assert rows(old, "SELECT * FROM events ORDER BY 1, 2") == events


def test_a_game_that_was_begun_on_the_first_release_goes_on_in_its_browser(old: Path) -> None:
    with running(old) as server, server.browser() as browser:
        browser.client.cookies.set("kvarto", ANNAS_COOKIE)
        with browser.page(RUNNING) as page:
            assert page.table.words == (">F", "a1>D", "b1>E")
            # Nobody is charged for all the time since.
            assert page.table.clocks.second is not None
            assert page.table.clocks.second > 590_000
            assert page.play("c1>C d1!1").outcome is not None
    with running(old) as server, server.browser() as browser:
        browser.client.cookies.set("kvarto", ANNAS_COOKIE)
        with browser.page(RUNNING) as page:
            assert page.table.outcome is not None
            assert page.table.outcome.reason == "quarto"


def test_what_the_first_release_left_is_kept_beside_it(old: Path) -> None:
    before = contents(old)
    with_database(old, do_nothing)
    copy = old.with_name(f"kvarto.sqlite3.before-{NEWEST}")
    assert contents(copy) == before
    assert contents(old) != before
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    # It can be used as it is.
    with_database(copy, do_nothing)
    assert contents(copy) == contents(old)


def test_a_step_that_fails_changes_nothing(old: Path) -> None:
    # The last that the step does is to move the seats, of which one cannot be read.
    change(old, "UPDATE games SET seats = replace(seats, 'seed', 'sead')")
    before = contents(old)
    with pytest.raises(KeyError, match="seed"):
        with_database(old, do_nothing)
    assert contents(old) == before
    assert revision_of(old) == 1
    change(old, "UPDATE games SET seats = replace(seats, 'sead', 'seed')")
    with_database(old, do_nothing)
    assert revision_of(old) == NEWEST


def test_two_who_open_an_old_database_at_once_both_get_it(old: Path) -> None:
    program = (
        "import asyncio, pathlib, sys; from kvarto.store.database import Database\n"
        "async def use(): await (await Database.open(pathlib.Path(sys.argv[1]))).close()\n"
        "asyncio.run(use())"
    )
    before = contents(old)
    both = [subprocess.Popen([sys.executable, "-c", program, str(old)]) for _ in range(2)]
    assert [process.wait() for process in both] == [0, 0]
    assert revision_of(old) == NEWEST
    # The copy is of what was there before the first of them.
    assert contents(old.with_name(f"kvarto.sqlite3.before-{NEWEST}")) == before


# -- opening -----------------------------------------------------------------------------------


def test_a_new_database_has_the_newest_revision_and_is_for_one_pair_of_eyes(file: Path) -> None:
    assert revision_of(file) is None
    with_database(file, do_nothing)
    assert revision_of(file) == NEWEST
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_opening_a_new_or_an_up_to_date_database_does_not_load_alembic(file: Path) -> None:
    program = (
        "import asyncio, pathlib, sys; from kvarto.store.database import Database\n"
        "async def use(): await (await Database.open(pathlib.Path(sys.argv[1]))).close()\n"
        "asyncio.run(use()); asyncio.run(use()); print('alembic' in sys.modules)"
    )
    run = [sys.executable, "-c", program, str(file)]
    assert subprocess.run(run, capture_output=True, text=True, check=True).stdout == "False\n"


def test_a_database_of_a_newer_kvarto_is_refused_and_left_as_it_is(file: Path) -> None:
    with_database(file, do_nothing)
    with closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE kvarto_revision SET version_num = ?", (name_of(NEWEST + 1),))
        database.commit()
    before = contents(file)
    with pytest.raises(UnusableDatabase) as refused:
        with_database(file, do_nothing)
    assert "newer kvarto" in str(refused.value)
    assert "kvarto db restore" in str(refused.value)
    assert f"{file}.before-{NEWEST + 1}" in str(refused.value)
    assert contents(file) == before


def test_a_database_of_another_program_is_refused_and_left_as_it_is(file: Path) -> None:
    with closing(sqlite3.connect(file)) as other:
        other.execute("CREATE TABLE games (title TEXT)")
        other.execute("CREATE TABLE alembic_version (version_num TEXT)")
    before = file.read_bytes()
    with pytest.raises(UnusableDatabase, match="another program"):
        with_database(file, do_nothing)
    assert file.read_bytes() == before


def test_what_is_no_database_is_refused_and_left_as_it_is(file: Path) -> None:
    file.write_text("this is no database, but the only copy of a poem\n" * 30, encoding="utf-8")
    before = file.read_bytes()
    with pytest.raises(UnusableDatabase, match="cannot be read as a database"):
        with_database(file, do_nothing)
    assert file.read_bytes() == before


async def test_opening_again_changes_nothing(file: Path) -> None:
    async with opened(file) as database:
        await come(database, "Anna")
        games = await begun(database)
        outcome = Outcome(Termination.RESIGNATION, Seat.SECOND)
        await games.append("x", 2, [Resigned(2000, Seat.FIRST)], "m1", outcome)
    before = contents(file)
    async with opened(file):
        pass
    assert contents(file) == before
    assert not file.with_name(f"kvarto.sqlite3.before-{NEWEST}").exists()
