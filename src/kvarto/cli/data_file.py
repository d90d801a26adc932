"""What keeps the games: where it is if nobody says so, and whether it can be used."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING

import click

from kvarto.cli.console import WrongInput, t
from kvarto.errors import KvartoError

if TYPE_CHECKING:
    from sqlalchemy import URL

#: What tells an address from the name of a file.
_ADDRESS = "://"


def usual_file() -> Path:
    """Where the games are kept unless something else is said."""
    from platformdirs import user_data_path

    return user_data_path("kvarto") / "kvarto.sqlite3"


def named(database: str | None) -> Path | URL:
    """The database that somebody names: a file, or an address; the usual one if they do not."""
    if database is None:
        return usual_file()
    if _ADDRESS not in database:
        return Path(database)
    from kvarto.store.address import located

    return located(database)


def try_database(where: Path | URL) -> None:
    """A clear message if no server can keep its games there, or if it will change what is there."""
    if isinstance(where, Path):
        try_file(where)
    else:
        _try_address(where)


def _try_address(address: URL) -> None:
    from kvarto.store.address import shown
    from kvarto.store.revisions import NEWEST, revision_of

    try:
        revision = revision_of(address)
    except KvartoError as error:
        raise WrongInput.because(error) from None
    if revision is not None and revision < NEWEST:
        click.echo(t("db-there-will-be-upgraded", address=shown(address)))


def try_file(file: Path) -> None:
    """A clear message if no server can keep its games in this file, or if it will change it."""
    import sqlite3

    from kvarto.store.files import copy_before, make_private
    from kvarto.store.lock import only_server
    from kvarto.store.revisions import NEWEST, revision_of

    try:
        make_private(file)
        with contextlib.closing(sqlite3.connect(file)) as database:
            database.execute("BEGIN IMMEDIATE")
        revision = revision_of(file)
        with only_server(file):
            pass
    except (OSError, sqlite3.Error) as error:
        why = str(getattr(error, "strerror", error))
        raise WrongInput(t("cli-cannot-write", path=str(file), why=why)) from None
    except KvartoError as error:
        raise WrongInput.because(error) from None
    if revision is not None and revision < NEWEST:
        copy = str(copy_before(file, NEWEST))
        click.echo(t("db-will-be-upgraded", file=str(file), copy=copy))
