"""`kvarto play`: two people at one terminal."""

from __future__ import annotations

import random
import time
from typing import Any

import click

from kvarto.cli.console import WrongInput, choice_option, style_option, t, text_style, write_file
from kvarto.cli.terminal.lines import TypedLines
from kvarto.cli.terminal.table import TerminalTable
from kvarto.errors import KvartoError
from kvarto.record.time_control import TimeControl
from kvarto.rules.position import Position
from kvarto.rules.settings import Calling, FalseCall, Settings
from kvarto.rules.variant import Variant
from kvarto.session.events import Opened, TableSettings
from kvarto.session.table import Player, open_table

BOTH, NOBODY, ONE, TWO = "both", "nobody", "1", "2"
DICE = "dice"


def _write(text: str, *, nl: bool = True) -> None:
    click.echo(text, nl=nl)


def _now() -> int:
    return time.time_ns() // 1_000_000


@click.command(help=t("play-command-help"))
@click.option("--variant", default="standard", show_default=True, help=t("play-variant-help"))
@choice_option("--calling", [calling.value for calling in Calling], "play-calling-help")
@choice_option("--false-call", [cost.value for cost in FalseCall], "play-false-call-help")
@click.option("--late-call", is_flag=True, help=t("play-late-call-help"))
@choice_option("--pointing", [BOTH, NOBODY, ONE, TWO], "play-pointing-help")
@click.option("--clock", default="-", show_default=True, help=t("play-clock-help"))
@click.option("--tournament", is_flag=True, help=t("play-tournament-help"))
@click.option("--one", default=t("play-player-one"), show_default=True, help=t("play-one-help"))
@click.option("--two", default=t("play-player-two"), show_default=True, help=t("play-two-help"))
@choice_option("--starter", [DICE, ONE, TWO], "play-starter-help")
@click.option("--start", metavar="POSITION", help=t("play-start-help"))
@click.option("--seed", type=int, help=t("play-seed-help"))
@click.option("--save", metavar="FILE", help=t("play-save-help"))
@style_option
def play(save: str | None, style: str, **options: Any) -> None:
    """Play a game, and write it down at the end."""
    try:
        opened = _opened(**options)
    except KvartoError as error:
        raise WrongInput.because(error) from None
    table = TerminalTable(opened, TypedLines(), _write, _now, text_style(style))
    game = table.play()
    if save is not None:
        write_file(save, f"{game}\n", append=True)
        click.echo(t("play-saved", path=save))
    elif game.moves:
        click.echo(f"\n{game}", nl=False)


def _opened(  # noqa: PLR0913  (one for each option)
    *,
    variant: str,
    calling: str,
    false_call: str,
    late_call: bool,
    pointing: str,
    clock: str,
    tournament: bool,
    one: str,
    two: str,
    starter: str,
    start: str | None,
    seed: int | None,
) -> Opened:
    settings = Settings(Variant(variant), Calling(calling), FalseCall(false_call), late_call)
    control = TimeControl.from_text(clock)
    if tournament:
        settings = Settings(settings.variant, false_call=FalseCall.FORFEIT)
        control = TimeControl.per_move()
        pointing = BOTH
    position = None if start is None else Position.from_text(start, settings.variant)
    players = Player(one, pointing in (BOTH, ONE)), Player(two, pointing in (BOTH, TWO))
    if starter == TWO:
        players = players[1], players[0]
    return open_table(
        players,
        TableSettings(settings, control, casual=not tournament, start=position),
        _now(),
        random=random.Random(seed) if starter == DICE else None,  # noqa: S311  (a game's dice)
    )
