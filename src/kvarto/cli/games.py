"""The games of a file that a command was given, and how a report speaks of each."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from kvarto.cli.console import WrongInput, printable, t
from kvarto.errors import KvartoError
from kvarto.record.game import Game
from kvarto.record.reader import read_games
from kvarto.render.sentences import variant_name
from kvarto.rules.settings import Seat


def numbered_games(file: str) -> Iterator[tuple[int, Game]]:
    """Every game of a file (`-` is standard input) with its number; a file without one is wrong."""
    source = t("cli-standard-input") if file == "-" else file
    number = 0
    try:
        for number, game in enumerate(read_games(sys.stdin.buffer if file == "-" else file), 1):
            yield number, game
    except KvartoError as error:
        raise WrongInput.because(error, source) from None
    except OSError as error:
        raise WrongInput(t("cli-cannot-read", path=file, why=error.strerror)) from None
    if number == 0:
        raise WrongInput(t("replay-no-games", source=source))


def player_names(game: Game) -> dict[Seat, str]:
    """The players' names, safe to print; the seats where a record names nobody."""
    return {seat: printable(game.tags.get(seat.name.title(), t(f"seat-{seat}"))) for seat in Seat}


def game_title(game: Game, number: int) -> str:
    """The line above a report on a game."""
    names = player_names(game)
    return t(
        "replay-game",
        number=number,
        first=names[Seat.FIRST],
        second=names[Seat.SECOND],
        variant=variant_name(game.settings.variant, t),
    )
