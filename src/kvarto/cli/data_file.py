"""The file that keeps the games: where it is if nobody says so, and whether it can be used."""

from __future__ import annotations

import contextlib
from pathlib import Path

import click

from kvarto.cli.console import WrongInput, t
from kvarto.errors import KvartoError


def usual_file() -> Path:
    """Where the games are kept unless something else is said."""
    from platformdirs import user_data_path

    return user_data_path("kvarto") / "kvarto.sqlite3"


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
