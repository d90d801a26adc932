"""`kvarto db`: the database brought up to date, copied, put back, and checked."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from kvarto.cli.console import WrongInput, t
from kvarto.cli.data_file import usual_file
from kvarto.errors import KvartoError

if TYPE_CHECKING:
    from kvarto.store.checking import Checked

_file = click.Path(path_type=Path)
database_option = click.option("--database", "--data", "database", type=_file,
                               help=t("db-file-help"))  # fmt: skip
force_option = click.option("--force", is_flag=True, help=t("db-force-help"))


@click.group("db", help=t("db-help"), short_help=t("db-help"))
def db_command() -> None:
    """The group of the database's commands."""


@db_command.command("upgrade", help=t("db-upgrade-help"), short_help=t("db-upgrade-short-help"))
@database_option
def upgrade(*, database: Path | None) -> None:
    """Bring the database up to date."""
    with clear_messages(database) as file:
        from kvarto.store.database import Database
        from kvarto.store.files import copy_before
        from kvarto.store.lock import only_server
        from kvarto.store.revisions import NEWEST, revision_of

        async def open_once() -> None:
            await (await Database.open(file)).close()

        _expect(file)
        with only_server(file):
            before = revision_of(file)
            asyncio.run(open_once())
        if before in (None, NEWEST):
            click.echo(t("db-is-newest", file=str(file), revision=str(NEWEST)))
        else:
            copy = str(copy_before(file, NEWEST))
            revisions = {"before": str(before), "revision": str(NEWEST)}
            click.echo(t("db-upgraded", file=str(file), copy=copy, **revisions))


@db_command.command("backup", help=t("db-backup-help"), short_help=t("db-backup-short-help"))
@click.argument("target", type=_file)
@database_option
@force_option
def backup(*, target: Path, database: Path | None, force: bool) -> None:
    """Copy the database."""
    with clear_messages(database) as file:
        from kvarto.store.files import copy_to

        expect_kvarto(file)
        _expect_room(target, force=force)
        copy_to(file, target)
        click.echo(t("db-copied", file=str(file), copy=str(target)))


@db_command.command("restore", help=t("db-restore-help"), short_help=t("db-restore-short-help"))
@click.argument("source", type=_file)
@database_option
@force_option
def restore(*, source: Path, database: Path | None, force: bool) -> None:
    """Put a copy back."""
    with clear_messages(database) as file:
        from kvarto.store.files import copy_to
        from kvarto.store.lock import only_server

        _expect_sound(source)
        with only_server(file):
            _expect_room(file, force=force)
            copy_to(source, file)
        click.echo(t("db-restored", file=str(file), copy=str(source)))


@db_command.command("check", help=t("db-check-help"), short_help=t("db-check-short-help"))
@database_option
def check(*, database: Path | None) -> None:
    """Look through the database."""
    with clear_messages(database) as file:
        from kvarto.store.revisions import NEWEST

        found = _expect_sound(file)
        click.echo(t("db-sound", file=str(file), revision=str(found.revision)))
        if found.counts is None:
            click.echo(t("db-older", newest=str(NEWEST)))
        else:
            counts = found.counts
            click.echo(t("db-games", games=counts.games, running=counts.running))
            click.echo(t("db-people", people=counts.people, accounts=counts.accounts))


@contextlib.contextmanager
def clear_messages(database: Path | None) -> Iterator[Path]:
    """The database that is meant; whatever is wrong with it is said as a message."""
    try:
        yield database or usual_file()
    except ImportError as error:
        raise WrongInput(t("serve-not-installed", what=str(error))) from None
    except KvartoError as error:
        raise WrongInput.because(error) from None
    except (OSError, sqlite3.Error) as error:
        raise WrongInput(str(error)) from None


def _expect(file: Path) -> None:
    if not file.exists():
        raise WrongInput(t("db-no-file", file=str(file)))


def expect_kvarto(file: Path) -> None:
    """A clear message if there is no database of ours in this file."""
    from kvarto.store.refusals import UnusableDatabase
    from kvarto.store.revisions import revision_of

    _expect(file)
    if revision_of(file) is None:
        raise UnusableDatabase("nothing-in-database", file=str(file))


def _expect_sound(file: Path) -> Checked:
    from kvarto.store.checking import check

    _expect(file)
    found = check(file)
    if found.damages:
        damages = "\n".join(found.damages)
        raise WrongInput(t("db-is-damaged", file=str(file), damages=damages))
    return found


def _expect_room(file: Path, *, force: bool) -> None:
    if file.exists() and not force:
        raise WrongInput(t("db-file-is-there", file=str(file)))
