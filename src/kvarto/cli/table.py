"""`kvarto table`: which opening tables there are, and building more."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import TYPE_CHECKING

import click

from kvarto.cli.console import t
from kvarto.engine import table as tables

if TYPE_CHECKING:
    from kvarto.engine.table_builder import TableBuilder


@click.group("table", help=t("table-help"), short_help=t("table-help"))
def table_command() -> None:
    """The group of the table commands."""


@table_command.command("list", help=t("table-list-help"))
def list_tables() -> None:
    """Say for each game how far its table is proven."""
    for game in tables.GAMES:
        table = tables.table_of(game)
        if table is None:
            click.echo(t("table-none", game=game))
        else:
            numbers = {"levels": table.deepest, "exceptions": table.exceptions}
            click.echo(t("table-there", game=game, **numbers))


@table_command.command("build", help=t("table-build-help"))
@click.argument("games", nargs=-1, type=click.Choice(tables.GAMES))
@click.option("--levels", type=click.IntRange(0, tables.LEVELS), default=tables.LEVELS,
              show_default=True, help=t("table-levels-help"))  # fmt: skip
@click.option("--threads", type=click.IntRange(1), default=os.cpu_count() or 1,
              show_default=True, help=t("table-threads-help"))  # fmt: skip
@click.option("--work", type=click.Path(path_type=Path), default=Path("build/tables"),
              show_default=True, help=t("table-work-help"))  # fmt: skip
@click.option("--into", type=click.Path(path_type=Path), default=None, help=t("table-into-help"))
def build(
    *, games: tuple[str, ...], levels: int, threads: int, work: Path, into: Path | None
) -> None:
    """Build tables one after the other; Ctrl-C stops, the same command goes on."""
    from kvarto.engine.table_builder import TableBuilder

    folder = into or Path(tables.__file__).parent / "tables"
    for game in games or tables.GAMES:
        builder = TableBuilder(game, work)
        signal.signal(signal.SIGINT, lambda *_, builder=builder: builder.watch.stop())
        # From the deepest up: what is remembered of it makes the others quick.
        for level in reversed(range(levels + 1)):
            if not _build_level(builder, level, threads):
                click.echo(t("table-stopped"))
                return
        folder.mkdir(parents=True, exist_ok=True)
        (folder / tables.file_name(game)).write_bytes(builder.table(levels).to_bytes())
        click.echo(t("table-built", game=game))


def _build_level(builder: TableBuilder, level: int, threads: int) -> bool:
    keys = builder.keys(level)
    label = t("table-level", game=builder.game, level=level)
    with click.progressbar(length=len(keys), label=label) as bar:
        bar.update(builder.solved(level))
        return builder.build_level(level, keys, threads, bar.update)
