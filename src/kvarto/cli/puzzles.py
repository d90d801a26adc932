"""`kvarto puzzles`: making puzzles, proving them, and showing one."""

from __future__ import annotations

import signal
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from kvarto.cli.console import WrongInput, say, style_option, t, text_style
from kvarto.errors import KvartoError
from kvarto.rules.variant import Variant

if TYPE_CHECKING:  # the engine is loaded when a command runs
    from kvarto.engine.puzzles.collection import Collection
    from kvarto.engine.puzzles.making import PuzzleMaker
    from kvarto.engine.puzzles.puzzle import Puzzle


@click.group("puzzles", help=t("puzzles-help"), short_help=t("puzzles-help"))
def puzzles_command() -> None:
    """The group of the puzzle commands."""


# -- making ------------------------------------------------------------------------------------


@puzzles_command.command("make", help=t("puzzles-make-help"))
@click.option("--seed", type=int, default=2026, show_default=True, help=t("puzzles-seed-help"))
@click.option("--count", type=click.IntRange(1), default=None, help=t("puzzles-count-help"))
@click.option("--variant", "names", multiple=True, help=t("puzzles-variant-help"))
@click.option("--work", type=click.Path(path_type=Path), default=Path("build/puzzles"),
              show_default=True, help=t("puzzles-work-help"))  # fmt: skip
@click.option("--into", type=click.Path(path_type=Path), default=None,
              help=t("puzzles-into-help"))  # fmt: skip
def make(
    *, seed: int, count: int | None, names: tuple[str, ...], work: Path, into: Path | None
) -> None:
    """Make puzzles of one kind and variant after the other; Ctrl-C stops."""
    from kvarto.engine.puzzles.collection import Collection
    from kvarto.engine.puzzles.making import PuzzleMaker
    from kvarto.engine.puzzles.puzzle import VARIANTS

    variants = _variants(names) or VARIANTS
    maker = PuzzleMaker(seed, work)
    before = signal.signal(signal.SIGINT, lambda *_: maker.stop())
    try:
        made = _make(maker, variants, count)
    finally:
        signal.signal(signal.SIGINT, before)
    if maker.is_stopped:
        click.echo(t("puzzles-stopped"))
        return
    file = into or _own_file()
    if file.exists() and names:
        # Those of other variants stay as they are.
        made += (puzzle for puzzle in _read(file) if puzzle.variant not in variants)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(Collection(made).to_bytes())
    click.echo(t("puzzles-made", count=len(made), file=str(file)))


def _make(maker: PuzzleMaker, variants: Iterable[Variant], count: int | None) -> list[Puzzle]:
    from kvarto.engine.puzzles.making import usual_count
    from kvarto.engine.puzzles.puzzle import Kind

    made: list[Puzzle] = []
    for variant in variants:
        wanted = count or usual_count(variant)
        for kind in Kind:
            label = t("puzzles-making", variant=variant, kind=kind)
            with click.progressbar(length=wanted, label=label) as bar:
                made += maker.make(variant, kind, wanted, bar.update)
            if maker.is_stopped:
                return made
    return made


def _variants(names: Iterable[str]) -> tuple[Variant, ...]:
    try:
        return tuple(map(Variant, names))
    except KvartoError as error:
        raise WrongInput.because(error) from None


def _own_file() -> Path:
    from kvarto.engine.puzzles import collection

    return Path(collection.__file__).parent / collection.FILE_NAME


# -- proving -----------------------------------------------------------------------------------


@puzzles_command.command("check", help=t("puzzles-check-help"))
@click.option("--file", type=click.Path(path_type=Path), default=None, help=t("puzzles-file-help"))
@click.option("--every", type=click.IntRange(1), default=1, help=t("puzzles-sample-help"))
def check(*, file: Path | None, every: int) -> None:
    """Prove the puzzles of a file; exit code 1 if one is wrong."""
    from kvarto.engine.puzzles.proof import check_all

    puzzles = list(_read(file))[::every]
    wrong: list[str] = []
    with click.progressbar(check_all(puzzles), len(puzzles), t("puzzles-checking")) as proven:
        wrong += (problem.in_words(t) for problem in proven if problem is not None)
    for line in wrong:
        click.echo(line)
    if wrong:
        raise WrongInput(t("puzzles-wrong", count=len(wrong)))
    click.echo(t("puzzles-checked", count=len(puzzles)))


def _read(file: Path | None) -> Collection:
    from kvarto.engine.puzzles.collection import Collection, shipped

    if file is None:
        return shipped()
    try:
        return Collection.from_bytes(file.read_bytes())
    except KvartoError as error:
        raise WrongInput.because(error, str(file)) from None
    except OSError as error:
        raise WrongInput(t("cli-cannot-read", path=str(file), why=error.strerror)) from None


# -- showing -----------------------------------------------------------------------------------


@puzzles_command.command("show", help=t("puzzles-show-help"))
@click.argument("puzzle_id", metavar="ID")
@click.option("--file", type=click.Path(path_type=Path), default=None, help=t("puzzles-file-help"))
@style_option
def show_puzzle(*, puzzle_id: str, file: Path | None, style: str) -> None:
    """Show a puzzle, its answer and what comes of it."""
    from kvarto.engine.puzzles.playing_out import played_out
    from kvarto.render import position_text
    from kvarto.render.sentences import variant_name

    puzzles = _read(file)
    try:
        puzzle = puzzles[puzzle_id]
    except KvartoError as error:
        raise WrongInput.because(error) from None
    drawn = text_style(style)
    title = t("puzzles-title", puzzle=puzzle.id, task=t(f"puzzle-task-{puzzle.kind}"),
              variant=variant_name(puzzle.variant, t), rating=puzzle.rating)  # fmt: skip
    say(title, drawn)
    say(position_text(puzzle.position, style=drawn, translate=t), drawn)
    answers = ", ".join(puzzle.solutions)
    say(t("puzzles-answer", count=len(puzzle.solutions), answers=answers), drawn)
    line = played_out(puzzle, puzzle.solutions[0])
    assert line is not None
    say(t("puzzles-line", words=" ".join(map(str, line.words))), drawn)
