"""`kvarto replay`: where the games of a record stand."""

from __future__ import annotations

import json

import click

from kvarto.cli.console import say, style_option, t, text_style
from kvarto.cli.games import game_title, numbered_games, player_names
from kvarto.cli.standing import plain_standing, standing_sentences
from kvarto.record.game import Game
from kvarto.render import TextStyle, position_text


@click.command(help=t("replay-help"), short_help=t("replay-short-help"))
@click.argument("file", metavar="FILE|-")
@click.option("--json", "as_json", is_flag=True, help=t("replay-json-help"))
@style_option
def replay(*, file: str, as_json: bool, style: str) -> None:
    """Replay every game of a file and say where it stands."""
    drawn_as = text_style(style)
    for number, game in numbered_games(file):
        if as_json:
            click.echo(json.dumps(plain_standing(game.state)))
        else:
            say(_report(game, number, drawn_as), drawn_as)


def _report(game: Game, number: int, style: TextStyle) -> str:
    lit = game.outcome.shape.cells if game.outcome and game.outcome.shape else ()
    board = position_text(game.position, style=style, highlight=lit, translate=t)
    moves = " ".join(str(move) for move in game)
    sentences = standing_sentences(game.state, player_names(game))
    return "\n".join([game_title(game, number), moves, "", board, "", *sentences, ""])
