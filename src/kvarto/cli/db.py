"""`kvarto db`: the database brought up to date, copied, put back, and checked.

A PostgreSQL is copied and put back by its own programs; we say how.
"""

from __future__ import annotations

import asyncio
import contextlib
import shlex
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from kvarto.cli.console import WrongInput, t
from kvarto.cli.data_file import named
from kvarto.errors import KvartoError

if TYPE_CHECKING:
    from sqlalchemy import URL

    from kvarto.store.checking import Checked, Counts

_file = click.Path(path_type=Path)
#: An address may hold a password, which belongs in the environment rather than in a command.
database_option = click.option("--database", "--data", "database", metavar="FILE|URL",
                               envvar="KVARTO_DATABASE", help=t("db-file-help"))  # fmt: skip
force_option = click.option("--force", is_flag=True, help=t("db-force-help"))


@click.group("db", help=t("db-help"), short_help=t("db-help"))
def db_command() -> None:
    """The group of the database's commands."""


# -- up to date --------------------------------------------------------------------------------


@db_command.command("upgrade", help=t("db-upgrade-help"), short_help=t("db-upgrade-short-help"))
@database_option
def upgrade(*, database: str | None) -> None:
    """Bring the database up to date."""
    with clear_messages(database) as where:
        if isinstance(where, Path):
            _upgrade_file(where)
        else:
            _upgrade_there(where)


def _upgrade_file(file: Path) -> None:
    from kvarto.store.files import copy_before
    from kvarto.store.lock import only_server
    from kvarto.store.revisions import NEWEST, revision_of

    _expect(file)
    with only_server(file):
        before = revision_of(file)
        asyncio.run(_open_once(file))
    if before in (None, NEWEST):
        click.echo(t("db-is-newest", file=str(file), revision=str(NEWEST)))
    else:
        copy = str(copy_before(file, NEWEST))
        revisions = {"before": str(before), "revision": str(NEWEST)}
        click.echo(t("db-upgraded", file=str(file), copy=copy, **revisions))


def _upgrade_there(address: URL) -> None:
    from kvarto.store.address import shown
    from kvarto.store.revisions import NEWEST, revision_of

    before = revision_of(address)
    asyncio.run(_open_once(address))
    words = {"address": shown(address), "revision": str(NEWEST)}
    if before is None:
        click.echo(t("db-there-made", **words))
    elif before == NEWEST:
        click.echo(t("db-is-newest", file=shown(address), revision=str(NEWEST)))
    else:
        click.echo(t("db-there-upgraded", before=str(before), **words))


async def _open_once(where: Path | URL) -> None:
    from kvarto.store.database import Database

    await (await Database.open(where)).close()


# -- copies ------------------------------------------------------------------------------------


@db_command.command("backup", help=t("db-backup-help"), short_help=t("db-backup-short-help"))
@click.argument("target", type=_file)
@database_option
@force_option
def backup(*, target: Path, database: str | None, force: bool) -> None:
    """Copy the database."""
    with clear_messages(database) as where:
        from kvarto.store.files import copy_to

        file = _expect_file(where, "db-backup-there", "pg_dump", "--format=custom",
                            f"--file={target}", "ADDRESS")  # fmt: skip
        expect_kvarto(file)
        _expect_room(target, force=force)
        copy_to(file, target)
        click.echo(t("db-copied", file=str(file), copy=str(target)))


@db_command.command("restore", help=t("db-restore-help"), short_help=t("db-restore-short-help"))
@click.argument("source", type=_file)
@database_option
@force_option
def restore(*, source: Path, database: str | None, force: bool) -> None:
    """Put a copy back."""
    with clear_messages(database) as where:
        from kvarto.store.files import copy_to
        from kvarto.store.lock import only_server

        file = _expect_file(where, "db-restore-there", "pg_restore", "--clean", "--if-exists",
                            "--no-owner", "--single-transaction", "--dbname=ADDRESS",
                            str(source))  # fmt: skip
        _expect_sound(source)
        with only_server(file):
            _expect_room(file, force=force)
            copy_to(source, file)
        click.echo(t("db-restored", file=str(file), copy=str(source)))


@db_command.command("copy", help=t("db-copy-help"), short_help=t("db-copy-short-help"))
@click.argument("source", metavar="FROM")
@click.argument("target", metavar="TO")
def copy(*, source: str, target: str) -> None:
    """Copy a file into a PostgreSQL."""
    with clear_messages(source) as file, clear_messages(target) as address:
        from kvarto.store.address import shown
        from kvarto.store.copying import copy_into, rows_in
        from kvarto.store.lock import only_server

        if not isinstance(file, Path) or isinstance(address, Path):
            raise WrongInput(t("db-copy-from-file-to-address"))
        counts = _expect_sound(file).counts
        with only_server(file):
            rows = rows_in(file)
            with click.progressbar(length=rows, label=t("db-copying")) as bar:
                copy_into(file, address, bar.update)
        click.echo(t("db-copied", file=str(file), copy=shown(address)))
        if counts is not None:
            _tell(counts)


# -- checked -----------------------------------------------------------------------------------


@db_command.command("check", help=t("db-check-help"), short_help=t("db-check-short-help"))
@database_option
def check(*, database: str | None) -> None:
    """Look through the database."""
    with clear_messages(database) as where:
        from kvarto.store.address import shown
        from kvarto.store.revisions import NEWEST

        found = _expect_sound(where)
        click.echo(t("db-sound", file=shown(where), revision=str(found.revision)))
        if found.counts is None:
            click.echo(t("db-older", newest=str(NEWEST)))
        else:
            _tell(found.counts)


def _tell(counts: Counts) -> None:
    click.echo(t("db-games", games=counts.games, running=counts.running))
    click.echo(t("db-people", people=counts.people, accounts=counts.accounts))


# -- what is expected --------------------------------------------------------------------------


@contextlib.contextmanager
def clear_messages(database: str | None) -> Iterator[Path | URL]:
    """The database that is meant; whatever is wrong with it is said as a message."""
    try:
        yield named(database)
    except ImportError as error:
        raise WrongInput(t("serve-not-installed", what=str(error))) from None
    except KvartoError as error:
        raise WrongInput.because(error) from None
    except (OSError, sqlite3.Error) as error:
        raise WrongInput(str(error)) from None


def _expect(where: Path | URL) -> None:
    if isinstance(where, Path) and not where.exists():
        raise WrongInput(t("db-no-file", file=str(where)))


def expect_kvarto(where: Path | URL) -> None:
    """A clear message if there is no database of ours there."""
    from kvarto.store.address import shown
    from kvarto.store.refusals import UnusableDatabase
    from kvarto.store.revisions import revision_of

    _expect(where)
    if revision_of(where) is None:
        raise UnusableDatabase("nothing-in-database", file=shown(where))


def _expect_sound(where: Path | URL) -> Checked:
    from kvarto.store.address import shown
    from kvarto.store.checking import check

    _expect(where)
    found = check(where)
    if found.damages:
        damages = "\n".join(found.damages)
        key = "db-is-damaged" if isinstance(where, Path) else "db-there-is-damaged"
        raise WrongInput(t(key, file=shown(where), damages=damages))
    return found


def _expect_file(where: Path | URL, otherwise: str, *command: str) -> Path:
    """The file; elsewhere this is the work of another program, and it is said which."""
    if isinstance(where, Path):
        return where
    from kvarto.store.address import for_programs

    words = shlex.join(word.replace("ADDRESS", for_programs(where)) for word in command)
    raise WrongInput(t(otherwise, command=words))


def _expect_room(file: Path, *, force: bool) -> None:
    if file.exists() and not force:
        raise WrongInput(t("db-file-is-there", file=str(file)))
