"""`kvarto census`: how many positions there are."""

from __future__ import annotations

import json
import sys

import click

from kvarto.cli.console import WrongInput, t
from kvarto.errors import KvartoError
from kvarto.render.sentences import variant_name
from kvarto.rules.variant import Variant

_WIDTHS = (6, 15, 15, 15)
_COLUMNS = ("census-placed", "census-boards", "census-positions", "census-quiet")


@click.command(help=t("census-help"), short_help=t("census-short-help"))
@click.option("--variant", default="standard", show_default=True, help=t("census-variant-help"))
@click.option("--levels", type=click.IntRange(0, 16), default=5, show_default=True,
              help=t("census-levels-help"))  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help=t("census-json-help"))
def census(*, variant: str, levels: int, as_json: bool) -> None:
    """Count what there is of a variant, and print each count as soon as it is known."""
    from kvarto.engine.benchmark import drawn_boards, positions_with

    try:
        chosen = Variant(variant)
    except KvartoError as error:
        raise WrongInput.because(error) from None
    _say_meanwhile(t("census-counting-drawn"))
    drawn = drawn_boards(chosen).boards
    _say_meanwhile("")
    if as_json:
        click.echo(json.dumps({"variant": chosen.code, "drawn_boards": drawn}))
    else:
        click.echo(t("census-drawn", variant=variant_name(chosen, t), boards=drawn))
        click.echo()
        click.echo(_row([t(key) for key in _COLUMNS]))
    for placed in range(levels + 1):
        _say_meanwhile(t("census-counting", placed=placed))
        boards, positions, quiet = positions_with(chosen, placed)
        _say_meanwhile("")
        if as_json:
            counts = {"boards": boards, "positions": positions, "quiet": quiet}
            click.echo(json.dumps({"variant": chosen.code, "placed": placed, **counts}))
        else:
            numbers = (placed, boards, positions, quiet)
            click.echo(_row([t("census-number", count=number) for number in numbers]))


def _row(cells: list[str]) -> str:
    return "  ".join(cell.rjust(width) for cell, width in zip(cells, _WIDTHS, strict=True))


def _say_meanwhile(text: str) -> None:
    """Say on a terminal what is being counted, in a line that the next text takes over."""
    if _shows_progress():
        click.echo(f"\r\x1b[K{text}", nl=False, err=True)


def _shows_progress() -> bool:
    return sys.stderr.isatty()
