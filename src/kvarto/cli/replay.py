"""`kvarto replay`: where the games of a record stand."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator

import click

from kvarto.cli.console import WrongInput, printable, say, style_option, t, text_style
from kvarto.cli.standing import plain_standing, standing_sentences
from kvarto.errors import KvartoError
from kvarto.record.game import Game
from kvarto.record.reader import read_games
from kvarto.render import TextStyle, position_text
from kvarto.render.sentences import variant_name
from kvarto.rules.settings import Seat


@click.command(help=t("replay-help"), short_help=t("replay-short-help"))
@click.argument("file", metavar="FILE|-")
@click.option("--json", "as_json", is_flag=True, help=t("replay-json-help"))
@style_option
def replay(*, file: str, as_json: bool, style: str) -> None:
    """Replay every game of a file and say where it stands."""
    source = t("cli-standard-input") if file == "-" else file
    drawn_as = text_style(style)
    number = 0
    for number, game in enumerate(_games(file, source), start=1):
        if as_json:
            click.echo(json.dumps(plain_standing(game.state)))
        else:
            say(_report(game, number, drawn_as), drawn_as)
    if number == 0:
        raise WrongInput(t("replay-no-games", source=source))


def _games(file: str, source: str) -> Iterator[Game]:
    try:
        yield from read_games(sys.stdin.buffer if file == "-" else file)
    except KvartoError as error:
        raise WrongInput.because(error, source) from None
    except OSError as error:
        raise WrongInput(t("cli-cannot-read", path=file, why=error.strerror)) from None


def _report(game: Game, number: int, style: TextStyle) -> str:
    names = {seat: _name(game, seat) for seat in Seat}
    title = t(
        "replay-game",
        number=number,
        first=names[Seat.FIRST],
        second=names[Seat.SECOND],
        variant=variant_name(game.settings.variant, t),
    )
    lit = game.outcome.shape.cells if game.outcome and game.outcome.shape else ()
    board = position_text(game.position, style=style, highlight=lit, translate=t)
    moves = " ".join(str(move) for move in game)
    return "\n".join([title, moves, "", board, "", *standing_sentences(game.state, names), ""])


def _name(game: Game, seat: Seat) -> str:
    return printable(game.tags.get(seat.name.title(), t(f"seat-{seat}")))
