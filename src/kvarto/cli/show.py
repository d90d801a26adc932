"""`kvarto show`: a position as a drawing."""

from __future__ import annotations

import click

from kvarto.cli.console import WrongInput, choice_option, style_option, t, text_style, write_file
from kvarto.errors import KvartoError
from kvarto.render import STYLES, THEMES, Style, Theme, position_svg, position_text
from kvarto.rules.position import Position


@click.command(help=t("show-help"))
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
    if svg is None:
        click.echo(position_text(shown, style=text_style(style), translate=t))
    else:
        write_file(svg, position_svg(shown, style=pieces, theme=theme, translate=t))
