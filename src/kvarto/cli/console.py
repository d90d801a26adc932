"""What every command shares: its language, how it draws, and how it says that input is wrong."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import click

from kvarto.cli.click_words import teach_click
from kvarto.errors import KvartoError
from kvarto.locales import SOURCE_LANGUAGE, catalogue, choose_language, languages
from kvarto.render import TEXT_STYLES, TextStyle

LANGUAGE_OPTION = "--lang"


def wanted_languages(arguments: Sequence[str], environment: Mapping[str, str]) -> list[str]:
    """What the command line and the environment ask for, the first wish first.

    >>> wanted_languages(["--lang", "fi", "play"], {"LANG": "pt_BR.UTF-8"})
    ['fi', 'pt-BR']
    """
    wishes = _said_on(arguments)
    wishes += environment.get("LANGUAGE", "").split(":")
    wishes += (environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return [re.split("[.@]", wish)[0].replace("_", "-") for wish in wishes if wish]


def _said_on(arguments: Sequence[str]) -> list[str]:
    """The language that the command line names before its first command, if any."""
    for position, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name == LANGUAGE_OPTION:
            return [value or "".join(arguments[position + 1 : position + 2])]
        if not argument.startswith("-"):
            break  # what follows belongs to a command
    return []


#: The messages in the language of the command line. The help of every command is made of them
#: when it is imported, so the language is known before anything else is.
t = catalogue(choose_language(wanted_languages(sys.argv[1:], os.environ)))
teach_click(t)

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


def check_language(_context: click.Context, _option: click.Parameter, wish: str | None) -> None:
    """Refuse a language that there is none of; a known one is in use by now."""
    if wish and choose_language([wish]) == SOURCE_LANGUAGE != wish.split("-")[0].lower():
        raise WrongInput(t("cli-unknown-language", language=wish, languages=", ".join(languages())))


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
