"""`kvarto grade`: what every move in a position is worth."""

from __future__ import annotations

import json
from itertools import groupby
from textwrap import fill

import click

from kvarto.cli.console import WrongInput, t
from kvarto.cli.solve import json_option, no_table_option, threads_option
from kvarto.engine.solver import grade
from kvarto.engine.values import GradedMove
from kvarto.errors import KvartoError
from kvarto.rules.position import Position

_WIDTH = 79


@click.command("grade", help=t("grade-help"), short_help=t("grade-short-help"))
@click.argument("position", nargs=-1, required=True)
@json_option
@no_table_option
@threads_option
def grade_command(
    *, position: tuple[str, ...], as_json: bool, no_table: bool, threads: int
) -> None:
    """Grade every move of a position."""
    try:
        # Unquoted, the fields of a position arrive as arguments of their own.
        graded = Position.from_text(" ".join(position))
    except KvartoError as error:
        raise WrongInput.because(error) from None
    moves = grade(graded, threads=threads, table=not no_table)
    if as_json:
        click.echo(_as_json(graded, moves))
    elif moves:
        click.echo(_as_text(moves))
    else:
        click.echo(t("grade-nothing"))


def _as_json(position: Position, moves: list[GradedMove]) -> str:
    plain = [
        {"move": str(move.word), "value": move.value.value, "distance": move.distance}
        for move in moves
    ]
    return json.dumps({"position": str(position), "variant": position.variant.code, "moves": plain})


def _as_text(moves: list[GradedMove]) -> str:
    """The moves in groups of equal worth, a heading over each."""
    parts = []
    for _, group in groupby(moves, key=lambda move: move.rank):
        alike = list(group)
        first = alike[0]
        parts.append(t(f"grade-{first.value}", distance=first.distance, count=len(alike)))
        # Words hold hyphens nowhere and are never cut, so that each can be copied.
        words = " ".join(f"{move.word!s:<5}" for move in alike)
        parts.append(
            fill(
                words,
                _WIDTH,
                initial_indent="  ",
                subsequent_indent="  ",
                break_long_words=False,
                break_on_hyphens=False,
            )
        )
    return "\n".join(parts)
