"""The `kvarto` command and its subcommands."""

from __future__ import annotations

import io
import sys

import click

from kvarto.cli.console import t
from kvarto.cli.play import play
from kvarto.cli.replay import replay
from kvarto.cli.show import show


@click.group(help=t("cli-help"), context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="kvarto", prog_name="kvarto", help=t("cli-version-help"))
def kvarto() -> None:
    """The group of all commands."""


kvarto.add_command(play)
kvarto.add_command(replay)
kvarto.add_command(show)


def main() -> None:
    """Run the command line; a name the terminal cannot show must not end the program."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    kvarto(prog_name="kvarto")
