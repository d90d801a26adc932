"""What every command shares: its language, how it draws, and how it says that input is wrong."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import click

from kvarto.errors import KvartoError
from kvarto.locales import catalogue
from kvarto.render import TEXT_STYLES, TextStyle

#: The messages in the language of the command line.
t = catalogue()

AUTOMATIC = "auto"


class WrongInput(click.ClickException):
    """What the user gave cannot be used: a message on standard error, exit code 1."""

    exit_code = 1

    def show(self, file: Any = None) -> None:
        """Print the message."""
        click.echo(t("cli-error", what=self.message), file=file or sys.stderr)

    @classmethod
    def because(cls, error: KvartoError, source: str | None = None) -> WrongInput:
        """What this error says, with the name of the file it is in."""
        what = error.in_words(t)
        return cls(what if source is None else t("cli-error-in", source=source, what=what))


#: An option, as it stands above a command.
Option = Callable[[Callable[..., None]], Callable[..., None]]


def choice_option(name: str, values: Sequence[str], help_key: str) -> Option:
    """An option with a few values, of which the first is the default."""
    return click.option(
        name, type=click.Choice(values), default=values[0], show_default=True, help=t(help_key)
    )


#: The option that says how to draw in the terminal.
style_option = choice_option("--style", [AUTOMATIC, *TEXT_STYLES], "cli-style-help")


def text_style(choice: str) -> TextStyle:
    """The style chosen, or the best that the terminal can show."""
    for style in TEXT_STYLES:
        if style == choice:
            return style
    if not _shows_box_drawing():
        return "ascii"
    return "colour" if sys.stdout.isatty() and not os.environ.get("NO_COLOR") else "plain"


def _shows_box_drawing() -> bool:
    try:
        "╭▒▔".encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def say(text: str, style: TextStyle, *, nl: bool = True) -> None:
    """Print a text drawn in a style; colours that were asked for stay in a pipe too."""
    click.echo(text, nl=nl, color=True if style == "colour" else None)


def printable(text: str) -> str:
    """A text from a file with nothing in it that a terminal would obey."""
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)


def write_file(path: str, text: str, *, append: bool = False) -> None:
    """Write a text to a file; `-` is standard output."""
    if path == "-":
        click.echo(text, nl=False)
        return
    try:
        with Path(path).open("a" if append else "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except OSError as error:
        raise WrongInput(t("cli-cannot-write", path=path, why=error.strerror)) from None
