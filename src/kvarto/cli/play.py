"""`kvarto play`: two people at one terminal."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource

from kvarto.cli.console import (
    WrongInput,
    choice_option,
    say,
    style_option,
    t,
    text_style,
    write_file,
)
from kvarto.cli.terminal.lines import TypedLines
from kvarto.cli.terminal.table import TerminalTable
from kvarto.clock import system_clock
from kvarto.engine.players import LEVELS
from kvarto.engine.players import Player as ComputerPlayer
from kvarto.errors import IllegalAction, KvartoError
from kvarto.record.game import Game
from kvarto.record.reader import read_games
from kvarto.record.time_control import TimeControl
from kvarto.rules.position import Position
from kvarto.rules.settings import Calling, FalseCall, Seat, Settings
from kvarto.rules.variant import Variant
from kvarto.session.computer import Computer
from kvarto.session.events import Opened, TableSettings
from kvarto.session.table import Player, Throws, draw_seats, open_table

BOTH, NOBODY, ONE, TWO = "both", "nobody", "1", "2"
DICE = "dice"


@click.command(help=t("play-command-help"), short_help=t("play-short-help"))
@click.option("--variant", help=t("play-variant-help"))
@choice_option("--calling", [calling.value for calling in Calling], "play-calling-help")
@choice_option("--false-call", [cost.value for cost in FalseCall], "play-false-call-help")
@click.option("--late-call", is_flag=True, help=t("play-late-call-help"))
@choice_option("--pointing", [BOTH, NOBODY, ONE, TWO], "play-pointing-help")
@click.option("--clock", default="-", show_default=True, help=t("play-clock-help"))
@click.option("--tournament", is_flag=True, help=t("play-tournament-help"))
@click.option("--against", metavar="LEVEL", type=click.IntRange(1, len(LEVELS)),
              help=t("play-against-help", strongest=len(LEVELS)))  # fmt: skip
@click.option("--one", default=t("play-player-one"), show_default=True, help=t("play-one-help"))
@click.option("--two", help=t("play-two-help"))
@choice_option("--starter", [DICE, ONE, TWO], "play-starter-help")
@click.option("--start", metavar="POSITION", help=t("play-start-help"))
@click.option("--seed", type=int, help=t("play-seed-help"))
@click.option("--save", metavar="FILE", help=t("play-save-help"))
@style_option
@click.pass_context
def play(
    context: click.Context,
    /,
    *,
    tournament: bool,
    against: int | None,
    two: str | None,
    save: str | None,
    style: str,
    **options: Any,
) -> None:
    """Play a game, and write it down at the end."""
    if tournament:
        options |= _tournament(context)
    level = None if against is None else LEVELS[against - 1]
    other = two or (t("play-player-two") if level is None else t(level.name))
    try:
        opened = _opened(**options, two=other, casual=not tournament)
    except KvartoError as error:
        raise WrongInput.because(error) from None
    if save is not None:
        _check_record_file(save)
    drawn_as = text_style(style)

    def write(text: str, *, nl: bool = True) -> None:
        say(text, drawn_as, nl=nl)

    computer = None
    if level is not None:
        seat = Seat.FIRST if opened.names.first == other else Seat.SECOND
        computer = Computer(ComputerPlayer(level, options["seed"] or opened.at), seat)
    game = TerminalTable(
        opened, TypedLines(), write, system_clock, style=drawn_as, computer=computer
    ).play()
    _keep(game, save)


def _tournament(context: click.Context) -> dict[str, str]:
    """The options that a tournament fixes; naming another one as well is a contradiction."""
    fixed = {"calling": "spoken", "false_call": "forfeit", "pointing": BOTH, "clock": "60/move"}
    for name in (*fixed, "late_call"):
        if context.get_parameter_source(name) is ParameterSource.COMMANDLINE:
            option = f"--{name.replace('_', '-')}"
            raise click.UsageError(t("play-tournament-fixes", option=option))
    return fixed


def _check_record_file(path: str) -> None:
    """Before the game, not after it: whether the record can be added to this file."""
    try:
        if Path(path).exists():
            list(read_games(path))
        write_file(path, "", append=True)
    except KvartoError:
        raise WrongInput(t("play-save-no-record", path=path)) from None
    except OSError as error:
        raise WrongInput(t("cli-cannot-read", path=path, why=error.strerror)) from None


def _keep(game: Game, save: str | None) -> None:
    if save is None:
        if game.moves:
            click.echo(f"\n{game}", nl=False)
        return
    try:
        write_file(save, f"{game}\n", append=True)
    except WrongInput:
        click.echo(f"\n{game}", nl=False)  # a game that was played is not lost
        raise
    click.echo(t("play-saved", path=save))


def _opened(
    *,
    variant: str | None,
    calling: str,
    false_call: str,
    late_call: bool,
    pointing: str,
    clock: str,
    casual: bool,
    one: str,
    two: str,
    starter: str,
    start: str | None,
    seed: int | None,
) -> Opened:
    if one == two:
        raise IllegalAction("play-same-names")
    named = None if variant is None else Variant(variant)
    position = None if start is None else Position.from_text(start, named or Variant())
    played = named or (Variant() if position is None else position.variant)
    settings = Settings(played, Calling(calling), FalseCall(false_call), late_call)
    players = Player(one, pointing in (BOTH, ONE)), Player(two, pointing in (BOTH, TWO))
    if starter == TWO:
        players = players[1], players[0]
    throws: Throws = ()
    if starter == DICE:
        players, throws = draw_seats(players, random.Random(seed))  # noqa: S311  (a game's dice)
    agreed = TableSettings(settings, TimeControl.from_text(clock), casual=casual, start=position)
    return open_table(players, agreed, system_clock(), throws)
