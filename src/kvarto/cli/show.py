"""`kvarto show`: a position as a drawing."""

from __future__ import annotations

import click

from kvarto.cli.console import (
    WrongInput,
    choice_option,
    say,
    style_option,
    t,
    text_style,
    write_file,
)
from kvarto.cli.standing import standing_sentences
from kvarto.errors import KvartoError
from kvarto.render import STYLES, THEMES, Style, TextStyle, Theme, position_svg, position_text
from kvarto.render.sentences import variant_name
from kvarto.rules.game import GameState
from kvarto.rules.position import Position
from kvarto.rules.settings import Seat, Settings


@click.command(help=t("show-help"), short_help=t("show-short-help"))
@click.argument("position", nargs=-1, required=True)
@style_option
@click.option("--svg", metavar="FILE", help=t("show-svg-help"))
@choice_option("--pieces", STYLES, "show-pieces-help")
@choice_option("--theme", THEMES, "show-theme-help")
def show(
    position: tuple[str, ...], style: str, svg: str | None, pieces: Style, theme: Theme
) -> None:
    """Draw a position in the terminal, or into an SVG file."""
    try:
        # Unquoted, the fields of a position arrive as arguments of their own.
        shown = Position.from_text(" ".join(position))
    except KvartoError as error:
        raise WrongInput.because(error) from None
    drawn_as = text_style(style)
    if svg is None:
        say(_drawing(shown, drawn_as), drawn_as)
    else:
        write_file(svg, position_svg(shown, style=pieces, theme=theme, translate=t))


def _drawing(position: Position, style: TextStyle) -> str:
    state = GameState.start(Settings(position.variant), position)
    names = {seat: t(f"seat-{seat}") for seat in Seat}
    variant = t("show-variant", variant=variant_name(position.variant, t))
    board = position_text(position, style=style, translate=t)
    return "\n".join([board, variant, *standing_sentences(state, names)])
