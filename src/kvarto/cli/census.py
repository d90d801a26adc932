"""`kvarto census`: how many positions there are, and what they are worth."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from functools import partial
from typing import TYPE_CHECKING, TypeVar

import click

from kvarto.cli.console import WrongInput, t
from kvarto.errors import KvartoError
from kvarto.render.sentences import variant_name
from kvarto.rules.variant import Variant

if TYPE_CHECKING:  # the engine is loaded when the command runs
    from kvarto.engine.table import Count

_WIDTHS = (6, 11, 11, 14, 9, 9, 7)
_COLUMNS = (
    "census-placed", "census-boards", "census-positions", "census-quiet",
    "census-won", "census-drawn", "census-lost",
)  # fmt: skip

#: What a shell reports of a command that was ended by Ctrl-C.
_INTERRUPTED = 130

_Counted = TypeVar("_Counted")


@click.command(help=t("census-help"), short_help=t("census-short-help"))
@click.option("--variant", default="standard", show_default=True, help=t("census-variant-help"))
@click.option("--levels", type=click.IntRange(0, 16), default=5, show_default=True,
              help=t("census-levels-help"))  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help=t("census-json-help"))
def census(*, variant: str, levels: int, as_json: bool) -> None:
    """Count what there is of a variant, and print each count as soon as it is known."""
    try:
        chosen = Variant(variant)
    except KvartoError as error:
        raise WrongInput.because(error) from None
    try:
        _tell_all(chosen, levels, as_json=as_json)
    except KeyboardInterrupt:
        _say_meanwhile("")
        click.echo(t("census-stopped"), err=True)
        # The usual way out would wait for the thread that counts, or take its tables away under it.
        os._exit(_INTERRUPTED)


def _tell_all(variant: Variant, levels: int, *, as_json: bool) -> None:
    from kvarto.engine.census import boards_without_quarto, levels_known, positions_with, values_of

    drawn = _counted(t("census-counting-drawn"), lambda: boards_without_quarto(variant))
    if as_json:
        click.echo(json.dumps({"variant": variant.code, "drawn_boards": drawn}))
    else:
        click.echo(t("census-drawn-boards", variant=variant_name(variant, t), boards=drawn))
        click.echo()
        click.echo(_row([t(key) for key in _COLUMNS]))
    for placed in range(levels + 1):
        counts = _counted(
            t("census-counting", placed=placed), partial(positions_with, variant, placed)
        )
        values = values_of(variant, placed)
        told = (
            _as_json(variant, placed, counts, values)
            if as_json
            else _as_row(placed, counts, values)
        )
        click.echo(told)
    if not as_json:
        _tell_what_is_unknown(levels, levels_known(variant))


# -- counting ----------------------------------------------------------------------------------


def _counted(what: str, count: Callable[[], _Counted]) -> _Counted:
    """What a long count gives.

    The core cannot be called off while it counts, so it does so in a thread: this one hears Ctrl-C.
    """
    _say_meanwhile(what)
    counting = ThreadPoolExecutor(1).submit(count)
    while not counting.done():
        wait([counting], timeout=0.1)  # on Windows Ctrl-C is heard between two waits
    _say_meanwhile("")
    return counting.result()


def _say_meanwhile(text: str) -> None:
    """Say on a terminal what is being counted, in a line that the next text takes over."""
    if _shows_progress():
        click.echo(f"\r\x1b[K{text}", nl=False, err=True)


def _shows_progress() -> bool:
    return sys.stderr.isatty()


# -- telling -----------------------------------------------------------------------------------


def _as_row(placed: int, counts: tuple[int, ...], values: Count | None) -> str:
    cells = [t("census-number", count=number) for number in (placed, *counts)]
    if values is None:
        return _row([*cells, *[t("census-unknown")] * 3])
    known = (values.won, values.drawn, values.lost)
    return _row([*cells, *(t("census-number", count=number) for number in known)])


def _tell_what_is_unknown(levels: int, known: int | None) -> None:
    """Say why the last rows have no values, if they have none."""
    if known is None:
        click.echo(t("census-no-table"))
    elif known < levels:
        click.echo(t("census-table-ends", levels=known))


def _row(cells: list[str]) -> str:
    return "  ".join(cell.rjust(width) for cell, width in zip(cells, _WIDTHS, strict=True))


def _as_json(
    variant: Variant, placed: int, counts: tuple[int, int, int], values: Count | None
) -> str:
    boards, positions, quiet = counts
    return json.dumps(
        {
            "variant": variant.code,
            "placed": placed,
            "boards": boards,
            "positions": positions,
            "quiet": quiet,
            "won": values and values.won,
            "drawn": values and values.drawn,
            "lost": values and values.lost,
        }
    )
