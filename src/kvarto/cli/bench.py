"""`kvarto bench`: how fast the engine is."""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import click

from kvarto.cli.console import t, write_file
from kvarto.render.sentences import variant_name
from kvarto.rules.variant import Variant

if TYPE_CHECKING:  # the engine is loaded when the command runs
    from kvarto.engine.benchmark import Sizes, Times


@click.command(help=t("bench-help"), short_help=t("bench-short-help"))
@click.option("--quick", is_flag=True, help=t("bench-quick-help"))
@click.option("--full", is_flag=True, help=t("bench-full-help"))
@click.option("--json", "path", metavar="FILE", help=t("bench-json-help"))
def bench(*, quick: bool, full: bool, path: str | None) -> None:
    """Measure, and print each number as soon as it is known."""
    from kvarto.engine.benchmark import QUICK, TIMED, USUAL, signature

    printed = _Printer(silent=path == "-")
    if path not in (None, "-"):
        write_file(str(path), "")  # a file that cannot be written is told before the long wait
    nodes = signature()
    printed.line(t("bench-signature", nodes=str(nodes)))
    results: dict[str, Any] = {"signature": nodes, "machine": _machine()}
    sizes = QUICK if quick else USUAL
    results["timings"] = [one for variant in TIMED for one in _timings(variant, sizes, printed)]
    printed.line(t("bench-legend"))
    if full:
        results["whole_games"] = _whole_games(printed)
        results["drawn_boards"] = _drawn_boards(printed)
        results["playouts"] = _playouts(printed)
        results["reference"] = _reference(printed)
    if path is not None:
        write_file(path, json.dumps(results, indent=1) + "\n")


def _machine() -> dict[str, Any]:
    return {
        "system": platform.system(),
        "processor": platform.machine(),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
    }


class _Printer:
    """Prints tables row by row, or nothing where only JSON is asked for."""

    def __init__(self, *, silent: bool) -> None:
        self._silent = silent

    def line(self, text: str = "") -> None:
        if not self._silent:
            click.echo(text.rstrip())

    def title(self, text: str) -> None:
        self.line()
        self.line(text)

    def row(self, cells: Iterable[str], widths: Sequence[int]) -> None:
        """Numbers, each ending where its column ends."""
        self.line(" ".join(f"{cell:>{width}}" for cell, width in zip(cells, widths, strict=True)))


# -- timings -----------------------------------------------------------------------------------

_TIMES = ("bench-p50", "bench-p99", "bench-longest")
_TIME_WIDTHS = (6, 6, 6)


def _timings(variant: Variant, sizes: Sizes, printed: _Printer) -> list[dict[str, Any]]:
    from kvarto.engine.benchmark import levels

    printed.title(t("bench-title", variant=variant_name(variant, t)))
    printed.line(
        f"{'':9}{t('bench-value'):^20} {t('bench-distance'):^20} {'':6}{t('bench-grade'):^20}"
    )
    times = [t(key) for key in _TIMES]
    widths = (2, 5, *_TIME_WIDTHS, 7, 6, 6, 6, *_TIME_WIDTHS)
    positions = t("bench-positions")
    printed.row([t("bench-placed"), positions, *times, *times, positions, *times], widths)
    found = []
    for level in levels(variant, sizes):
        printed.row(
            [
                str(level.placed),
                str(level.value.count),
                *_three(level.value),
                *_three(level.value_and_distance),
                str(level.grade.count),
                *_three(level.grade),
            ],
            widths,
        )
        found.append({**asdict(level), "variant": variant.code})
    return found


def _three(times: Times) -> list[str]:
    return [_milliseconds(one) for one in (times.p50, times.p99, times.longest)]


def _milliseconds(number: float) -> str:
    """Three digits that count, as far as there is room for them."""
    if number < 10:
        return f"{number:.3f}" if number < 1 else f"{number:.2f}"
    return f"{number:.1f}" if number < 100 else f"{number:.0f}"


# -- what takes longer -------------------------------------------------------------------------


def _whole_games(printed: _Printer) -> list[dict[str, Any]]:
    from kvarto.engine.benchmark import GAMES, whole_game

    widths = (9, 6, 15, 9)
    printed.title(t("bench-games-title"))
    columns = ("bench-games-variant", "bench-games-value", "bench-games-nodes", "bench-seconds")
    printed.row([t(key) for key in columns], widths)
    found = []
    for variant in GAMES:
        game = whole_game(variant)
        cells = (variant.code, t(f"value-{game.value}"), str(game.nodes), f"{game.seconds:.2f}")
        printed.row(cells, widths)
        found.append({**asdict(game), "variant": variant.code, "value": game.value.value})
    return found


def _drawn_boards(printed: _Printer) -> list[dict[str, Any]]:
    from kvarto.engine.benchmark import drawn_boards

    widths = (9, 22, 9)
    printed.title(t("bench-drawn-title"))
    columns = ("bench-games-variant", "bench-drawn-boards", "bench-seconds")
    printed.row([t(key) for key in columns], widths)
    found = []
    for code in ("chst:l", "chst:lq", "chst:q"):
        drawn = drawn_boards(Variant(code))
        boards = t("census-number", count=drawn.boards)
        printed.row((code, boards, f"{drawn.seconds:.2f}"), widths)
        found.append({**asdict(drawn), "variant": code})
    return found


def _playouts(printed: _Printer) -> list[dict[str, Any]]:
    from kvarto.engine.benchmark import TIMED, playouts

    widths = (9, 7, 10, 8, 14)
    printed.title(t("bench-playouts-title"))
    columns = (
        "bench-games-variant", "bench-playouts-games", "bench-playouts-speed",
        "bench-playouts-drawn", "bench-playouts-placed",
    )  # fmt: skip
    printed.row([t(key) for key in columns], widths)
    found = []
    for variant in TIMED:
        played = playouts(variant, 50_000)
        numbers = (
            f"{played.count / played.seconds:.0f}",
            f"{played.drawn / played.count:.2%}",
            f"{played.placed / played.count:.2f}",
        )
        printed.row((variant.code, str(played.count), *numbers), widths)
        found.append({**asdict(played), "variant": variant.code})
    return found


def _reference(printed: _Printer) -> dict[str, Any]:
    from kvarto.engine.benchmark import comparison

    compared = comparison(Variant("standard"), 8, 10)
    widths = (9, 2, 6, *(9, 9, 9))
    printed.title(t("bench-reference-title"))
    times = [t(key) for key in _TIMES]
    printed.row(["", t("bench-placed"), t("bench-positions"), *times], widths)
    for key, found in (("bench-reference", compared.reference), ("bench-solver", compared.solver)):
        cells = (t(key), str(compared.placed), str(found.count), *_three(found))
        printed.row(cells, widths)
    printed.line(t("bench-agree" if compared.agree else "bench-disagree"))
    return {**asdict(compared), "variant": compared.variant.code}
