"""`kvarto admin`: what an operator does about people."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click

from kvarto.cli.console import WrongInput, printable, t
from kvarto.cli.db import clear_messages, database_option, expect_kvarto

if TYPE_CHECKING:
    from sqlalchemy import URL

    from kvarto.store.database import Database
    from kvarto.store.people import Crowd, Person

Answer = TypeVar("Answer")


@click.group("admin", help=t("admin-help"), short_help=t("admin-help"))
def admin_command() -> None:
    """The group of the operator's commands."""


@admin_command.command("rename", help=t("admin-rename-help"),
                       short_help=t("admin-rename-short-help"))  # fmt: skip
@click.argument("old")
@click.argument("new")
@database_option
def rename(*, old: str, new: str, database: str | None) -> None:
    """Give an account another name."""

    async def ask(opened: Database) -> str:
        from kvarto.club.accounts import Accounts
        from kvarto.store.games import Games
        from kvarto.store.people import People

        return await Accounts(People(opened), Games(opened)).rename(old, new)

    name = _ask(database, ask)
    click.echo(t("admin-renamed", old=printable(old), new=name))


@admin_command.command("people", help=t("admin-people-help"),
                       short_help=t("admin-people-short-help"))  # fmt: skip
@click.argument("name", required=False)
@database_option
def people(*, name: str | None, database: str | None) -> None:
    """Count people, or look one up."""
    if name is None:
        _count(database)
    else:
        _look_up(name, database)


def _count(database: str | None) -> None:
    async def ask(opened: Database) -> Crowd:
        from kvarto.store.people import People

        return await People(opened).count()

    crowd = _ask(database, ask)
    click.echo(t("admin-accounts", accounts=crowd.accounts))
    click.echo(t("admin-guests", guests=crowd.guests))
    click.echo(t("admin-browsers", browsers=crowd.browsers))


def _look_up(name: str, database: str | None) -> None:
    async def ask(opened: Database) -> tuple[Person, int, tuple[int, ...]]:
        from kvarto.club.looks import looks_of
        from kvarto.store.games import Games
        from kvarto.store.people import People

        account = await People(opened).looking_like(looks_of(name))
        if account is None:
            raise WrongInput(t("no-such-account", name=printable(name)))
        games = await Games(opened).all_of(account.id)
        return account, len(games), await People(opened).browsers_of(account.id)

    account, games, seen = _ask(database, ask)
    click.echo(t("admin-account", name=account.name, since=_day(account.created_at)))
    click.echo(t("admin-games", games=games))
    click.echo(t("admin-browsers", browsers=len(seen)))
    if seen:
        click.echo(t("admin-last-seen", day=_day(seen[0])))


def _ask(database: str | None, ask: Callable[[Database], Awaitable[Answer]]) -> Answer:
    """What a database answers; a server may use it at the same time."""

    async def open_and_ask(where: Path | URL) -> Answer:
        from kvarto.store.database import Database

        opened = await Database.open(where)
        try:
            return await ask(opened)
        finally:
            await opened.close()

    with clear_messages(database) as where:
        expect_kvarto(where)
        return asyncio.run(open_and_ask(where))


def _day(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).date().isoformat()
