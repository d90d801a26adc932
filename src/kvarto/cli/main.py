"""The `kvarto` command and its subcommands."""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path

import click

from kvarto.cli.admin import admin_command
from kvarto.cli.arena import arena
from kvarto.cli.bench import bench
from kvarto.cli.census import census
from kvarto.cli.console import LANGUAGE_OPTION, check_language, t
from kvarto.cli.db import db_command
from kvarto.cli.grade import grade_command
from kvarto.cli.play import play
from kvarto.cli.puzzles import puzzles_command
from kvarto.cli.replay import replay
from kvarto.cli.review import review_command
from kvarto.cli.serve import serve
from kvarto.cli.show import show
from kvarto.cli.solve import solve_command
from kvarto.cli.table import table_command


@click.group(help=t("cli-help"), context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="kvarto", prog_name="kvarto", help=t("cli-version-help"))
@click.option(
    LANGUAGE_OPTION,
    metavar="TAG",
    expose_value=False,
    is_eager=True,
    callback=check_language,
    help=t("cli-lang-help"),
)
def kvarto() -> None:
    """The group of all commands."""


for command in (
    admin_command,
    arena,
    bench,
    census,
    db_command,
    grade_command,
    play,
    puzzles_command,
    replay,
    review_command,
    serve,
    show,
    solve_command,
    table_command,
):
    kvarto.add_command(command)


def main() -> None:
    """Run the command line; no state of its three streams may end it with a traceback."""
    _mend_streams()
    try:
        kvarto(prog_name="kvarto")
    except OSError as error:  # a full disk behind standard output
        print(t("cli-error", what=error.strerror), file=sys.stderr)  # noqa: T201
        os._exit(1)  # the usual way out would try to write once more


def _mend_streams() -> None:
    """Closed streams read as empty, and a name that cannot be encoded is shown as it can be."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115
        elif isinstance(stream, io.TextIOWrapper) and mode == "w":
            stream.reconfigure(errors="replace")
