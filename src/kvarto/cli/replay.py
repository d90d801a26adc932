"""`kvarto replay`: where the games of a record stand."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any

import click

from kvarto.cli.console import WrongInput, style_option, t, text_style
from kvarto.errors import KvartoError
from kvarto.record.game import Game
from kvarto.record.reader import read_games
from kvarto.render import TextStyle, position_text
from kvarto.render.sentences import outcome_sentence, shape_name, variant_name
from kvarto.rules.game import Outcome
from kvarto.rules.settings import Seat
from kvarto.rules.shapes import Shape


@click.command(help=t("replay-help"))
@click.argument("file", metavar="FILE|-")
@click.option("--json", "as_json", is_flag=True, help=t("replay-json-help"))
@style_option
def replay(file: str, as_json: bool, style: str) -> None:  # noqa: FBT001  (a flag of the command)
    """Replay every game of a file and say where it stands."""
    number = 0
    for number, game in enumerate(_games(file), start=1):
        if as_json:
            click.echo(json.dumps(standing(game)))
        else:
            click.echo(_report(game, number, text_style(style)))
    if number == 0:
        raise WrongInput(t("replay-no-games", source=file))


def _games(file: str) -> Iterator[Game]:
    source = t("cli-standard-input") if file == "-" else file
    try:
        yield from read_games(sys.stdin.buffer if file == "-" else file)
    except KvartoError as error:
        raise WrongInput.because(error, source) from None
    except OSError as error:
        raise WrongInput(t("cli-cannot-read", path=file, why=error.strerror)) from None


def standing(game: Game) -> dict[str, Any]:
    """Where a game stands, as plain values for JSON."""
    state = game.state
    return {
        "position": str(state.position),
        "variant": state.settings.variant.code,
        "placed": state.position.placed,
        "to_act": None if state.to_act is None else state.to_act.value,
        "may": {seat.value: [kind.value for kind in state.may(seat)] for seat in Seat},
        "open": [shape.value for shape in state.open],
        "lapsed": [shape.value for shape in state.lapsed],
        "outcome": None if state.outcome is None else _plain_outcome(state.outcome),
    }


def _plain_outcome(outcome: Outcome) -> dict[str, Any]:
    return {
        "winner": None if outcome.winner is None else outcome.winner.value,
        "reason": outcome.termination.value,
        "shape": None if outcome.shape is None else outcome.shape.value,
        "features": [feature.value for feature in outcome.features],
    }


def _report(game: Game, number: int, style: TextStyle) -> str:
    names = {seat: game.tags.get(seat.name.title(), t(f"seat-{seat}")) for seat in Seat}
    lit = game.outcome.shape.cells if game.outcome and game.outcome.shape else ()
    lines = [
        t(
            "replay-game",
            number=number,
            first=names[Seat.FIRST],
            second=names[Seat.SECOND],
            variant=variant_name(game.settings.variant, t),
        ),
        " ".join(str(move) for move in game),
        "",
        position_text(game.position, style=style, highlight=lit, translate=t),
        "",
    ]
    if game.outcome is not None:
        lines.append(outcome_sentence(game.outcome, game.position, names, t))
    elif game.to_act is not None:
        lines.append(t("replay-to-act", player=names[game.to_act]))
    lines += [t("replay-open", shapes=_listed(game.state.open))] if game.state.open else []
    lines += [t("replay-lapsed", shapes=_listed(game.state.lapsed))] if game.state.lapsed else []
    return "\n".join(lines) + "\n"


def _listed(shapes: tuple[Shape, ...]) -> str:
    return t.list(shape_name(shape, t) for shape in shapes)
