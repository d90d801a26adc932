"""`kvarto arena`: the levels play each other and are rated."""

from __future__ import annotations

import json
import os
import sys
import zlib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import IO, TYPE_CHECKING

import click

from kvarto.cli.console import WrongInput, choice_option, t
from kvarto.errors import KvartoError
from kvarto.render.sentences import variant_name
from kvarto.rules.settings import Calling, Settings
from kvarto.rules.variant import Variant

if TYPE_CHECKING:  # the engine is loaded when the command runs
    from kvarto.engine.arena import Pairing, Result


@click.command(help=t("arena-help"), short_help=t("arena-short-help"))
@click.option("--games", default=20, show_default=True, type=click.IntRange(1),
              help=t("arena-games-help"))  # fmt: skip
@click.option("--levels", metavar="LEVELS", help=t("arena-levels-help"))
@click.option("--variant", default="standard", show_default=True, help=t("arena-variant-help"))
@choice_option("--calling", [calling.value for calling in Calling], "arena-calling-help")
@click.option("--seed", type=int, default=0, show_default=True, help=t("arena-seed-help"))
@click.option("--processes", default=os.cpu_count() or 1, type=click.IntRange(1),
              help=t("arena-processes-help"))  # fmt: skip
@click.option("--save", metavar="FILE", help=t("arena-save-help"))
def arena(
    *,
    games: int,
    levels: str | None,
    variant: str,
    calling: str,
    seed: int,
    processes: int,
    save: str | None,
) -> None:
    """Play the games that have no result yet, and rate the levels by all of them."""
    from kvarto.engine.arena import round_robin, still_to_play
    from kvarto.engine.players import LEVELS

    chosen = _levels(levels, len(LEVELS))
    try:
        settings = Settings(Variant(variant), Calling(calling))
    except KvartoError as error:
        raise WrongInput.because(error) from None
    pairings = round_robin(chosen, games)
    heading = _heading(settings, seed)
    wanted = set(pairings)
    results = [] if save is None else [r for r in _saved(save, heading) if r.pairing in wanted]
    missing = still_to_play(pairings, results)
    file = None if save is None else _to_append(save, heading)
    try:
        results += _played(missing, settings, seed, min(processes, len(missing) or 1), file)
    finally:
        if file is not None:
            file.close()
    if len(results) < len(pairings):
        click.echo(t("arena-stopped", played=len(results), all=len(pairings)), err=True)
    _report(results, settings)


def _levels(text: str | None, most: int) -> list[int]:
    """The levels named by a text such as `1-4,10`."""
    if text is None:
        return list(range(1, most + 1))
    numbers: set[int] = set()
    for part in text.split(","):
        low, dash, high = part.partition("-")
        try:
            start, end = int(low), int(high if dash else low)
        except ValueError:
            raise WrongInput(t("arena-no-such-levels", text=text, most=most)) from None
        if not 1 <= start <= end <= most:
            raise WrongInput(t("arena-no-such-levels", text=text, most=most))
        numbers.update(range(start, end + 1))
    if len(numbers) < 2:
        raise WrongInput(t("arena-needs-two"))
    return sorted(numbers)


def _played(
    pairings: Sequence[Pairing],
    settings: Settings,
    seed: int,
    processes: int,
    file: IO[str] | None,
) -> list[Result]:
    """The results of these games, or of those that were over when the user stopped them."""
    from kvarto.engine.arena import play_all

    results: list[Result] = []
    games = play_all(pairings, settings, seed=seed, processes=processes)
    try:
        with click.progressbar(
            length=len(pairings), label=t("arena-label"), file=sys.stderr
        ) as bar:
            for result in games:
                results.append(result)
                if file is not None:
                    file.write(result.to_json() + "\n")
                    file.flush()
                bar.update(1)
    except KeyboardInterrupt:
        click.echo(err=True)
    finally:
        games.close()
    return results


# -- the file of results -----------------------------------------------------------------------


def _heading(settings: Settings, seed: int) -> str:
    """The first line of a file: which tournament it is, and of which players."""
    from kvarto.engine.players import LEVELS

    players = f"{zlib.crc32(repr(LEVELS).encode()):08x}"
    return json.dumps(
        {
            "variant": settings.variant.code,
            "calling": settings.calling.value,
            "seed": seed,
            "players": players,
        }
    )


def _saved(path: str, heading: str) -> list[Result]:
    """The results that are in the file already; a last line that was cut off is left out."""
    from kvarto.engine.arena import Result

    try:
        lines = Path(path).read_text(encoding="utf-8").splitlines(keepends=True)
    except FileNotFoundError:
        return []
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else error.reason
        raise WrongInput(t("cli-cannot-read", path=path, why=why)) from None
    try:
        if lines and lines[0].rstrip("\n") != heading:
            raise ValueError(path)  # noqa: TRY301
        return [Result.from_json(line) for line in lines[1:] if line.endswith("\n")]
    except ValueError:
        raise WrongInput(t("arena-other-tournament", path=path)) from None


def _to_append(path: str, heading: str) -> IO[str]:
    """The file, opened to write at the end of its last whole line."""
    try:
        file = Path(path).open("a+", encoding="utf-8", newline="\n")  # noqa: SIM115
    except OSError as error:
        raise WrongInput(t("cli-cannot-write", path=path, why=error.strerror)) from None
    file.seek(0)
    text = file.read()
    if not text:
        file.write(heading + "\n")
    elif not text.endswith("\n"):
        file.truncate(len(text[: text.rfind("\n") + 1].encode()))
    return file


# -- the tables --------------------------------------------------------------------------------

_RATING_COLUMNS = (
    "arena-level", "arena-name", "arena-elo", "arena-error", "arena-played", "arena-won",
    "arena-drawn", "arena-lost", "arena-score",
)  # fmt: skip


def _report(results: Sequence[Result], settings: Settings) -> None:
    from kvarto.engine.arena import level_numbered
    from kvarto.engine.ratings import points, ratings

    if not results:
        click.echo(t("arena-nothing"))
        return
    click.echo(
        t("arena-title", variant=variant_name(settings.variant, t), games=len(results)) + "\n"
    )
    rated = ratings(results)
    rows = [
        (
            str(r.level), t(level_numbered(r.level).name), f"{r.elo:+.0f}", f"{r.error:.0f}",
            str(r.games), str(r.wins), str(r.draws), str(r.losses), f"{r.score:.1%}",
        )
        for r in rated
    ]  # fmt: skip
    _print_table([tuple(t(key) for key in _RATING_COLUMNS), *rows], words=1)
    click.echo()
    numbers = [r.level for r in rated]
    share = points(results)
    cross = [
        (str(a), *(f"{share[a, b]:.1%}" if (a, b) in share else "-" for b in numbers))
        for a in numbers
    ]
    _print_table([(t("arena-level"), *map(str, numbers)), *cross])


def _print_table(rows: Iterable[tuple[str, ...]], words: int | None = None) -> None:
    """Columns with what belongs to them below; numbers end, and words begin, at the same place."""
    listed = list(rows)
    widths = [max(map(len, column)) for column in zip(*listed, strict=True)]
    for row in listed:
        cells = [
            text.ljust(width) if i == words else text.rjust(width)
            for i, (text, width) in enumerate(zip(row, widths, strict=True))
        ]
        click.echo("  ".join(cells).rstrip())
