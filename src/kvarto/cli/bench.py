"""`kvarto bench`: how fast the engine is."""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from kvarto.cli.console import t, write_file
from kvarto.render.sentences import variant_name
from kvarto.rules.variant import Variant

if TYPE_CHECKING:  # the engine is loaded when the command runs
    from kvarto.engine.benchmark import Counts, Plan, Times


@click.command(help=t("bench-help"), short_help=t("bench-short-help"))
@click.option("--quick", is_flag=True, help=t("bench-quick-help"))
@click.option("--full", is_flag=True, help=t("bench-full-help"))
@click.option("--json", "path", metavar="FILE", help=t("bench-json-help"))
@click.pass_obj
def bench(plan: Plan | None, /, *, quick: bool, full: bool, path: str | None) -> None:
    """Measure, and print each number as soon as it is known.

    Tests put a shorter plan into the context of the command, which then replaces the usual one.
    """
    from kvarto.engine.benchmark import QUICK, USUAL, signature

    printed = _Printer(silent=path == "-")
    if path not in (None, "-"):
        write_file(str(path), "")  # a file that cannot be written is told before the long wait
    plan = plan or (QUICK if quick else USUAL)
    nodes = signature(plan.signed)
    printed.line(t("bench-signature", nodes=str(nodes)))
    results: dict[str, Any] = {"signature": nodes, **_circumstances()}
    results["timings"] = _all_timings(plan, printed)
    results["waiting"] = _waiting(plan, printed)
    if full:
        results["whole_games"] = _whole_games(plan, printed)
        results["drawn_boards"] = _drawn_boards(printed)
        results["playouts"] = _playouts(plan, printed)
        results["reference"] = _reference(plan, printed)
        results["footprint"] = _footprint(plan, printed)
        _goals(results, printed)
    if path is not None:
        write_file(path, json.dumps(results, indent=1) + "\n")


def _circumstances() -> dict[str, Any]:
    """When and where it runs."""
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "machine": {
            "system": platform.system(),
            "processor": _processor(),
            "cores": os.cpu_count(),
            "python": platform.python_version(),
        },
    }


def _processor() -> str:
    """The name of the processor where Linux tells it, or else its kind."""
    cpuinfo = Path("/proc/cpuinfo")
    lines = cpuinfo.read_text(encoding="utf-8").splitlines() if cpuinfo.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return next(iter(names), platform.machine())


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
_TIMES_WIDTHS = (6, 5, 5)
_TIMINGS_WIDTHS = (2, 4, 5, *_TIMES_WIDTHS, 7, 5, 5, 5, *_TIMES_WIDTHS)


def _all_timings(plan: Plan, printed: _Printer) -> list[dict[str, Any]]:
    from kvarto.engine.benchmark import has_whole_table

    found = []
    for variant in plan.timed:
        found += _timings(variant, plan.without_table, printed, table=False)
        if has_whole_table(variant):
            found += _timings(variant, plan.with_table, printed, table=True)
        else:
            printed.title(t("bench-no-table", variant=variant_name(variant, t)))
    printed.title(t("bench-legend"))
    return found


def _timings(
    variant: Variant, counts: Mapping[int, Counts], printed: _Printer, *, table: bool
) -> list[dict[str, Any]]:
    from kvarto.engine.benchmark import timings

    title = "bench-title-with-table" if table else "bench-title"
    printed.title(t(title, variant=variant_name(variant, t)))
    printed.line(
        f"{'':13}{t('bench-value'):^18} {t('bench-distance'):^19} {'':5}{t('bench-grade'):^18}"
    )
    times = [t(key) for key in _TIMES]
    positions = t("bench-positions")
    printed.row(
        [t("bench-placed"), "", positions, *times, *times, positions, *times], _TIMINGS_WIDTHS
    )
    found = []
    for timing in timings(variant, counts, table=table):
        printed.row(
            [
                "" if timing.warm else str(timing.placed),
                t("bench-warm" if timing.warm else "bench-cold"),
                str(timing.value.count),
                *_three(timing.value),
                *_three(timing.value_and_distance),
                str(timing.grade.count),
                *_three(timing.grade),
            ],
            _TIMINGS_WIDTHS,
        )
        found.append({**asdict(timing), "variant": variant.code})
    return found


def _waiting(plan: Plan, printed: _Printer) -> list[dict[str, Any]]:
    from kvarto.engine.benchmark import has_whole_table, waiting_times

    widths = (9, 2, 6, 9, 9, 9)
    printed.title(t("bench-waiting-title"))
    times = [t(key) for key in _TIMES]
    printed.row([t("bench-variant"), t("bench-placed"), t("bench-positions"), *times], widths)
    found = []
    for variant in filter(has_whole_table, plan.timed):
        waited = waiting_times(variant, plan.two_cores)
        cells = (variant.code, str(waited.placed), str(waited.grade.count), *_three(waited.grade))
        printed.row(cells, widths)
        found.append({**asdict(waited), "variant": variant.code})
    return found


def _three(times: Times) -> list[str]:
    return [milliseconds(one) for one in (times.p50, times.p99, times.longest)]


def milliseconds(number: float) -> str:
    """Three digits that count, as far as there is room for them.

    >>> [milliseconds(number) for number in (0.01234, 1.234, 12.34, 1234.5)]
    ['0.012', '1.23', '12.3', '1234']
    """
    if number < 10:
        return f"{number:.3f}" if number < 1 else f"{number:.2f}"
    return f"{number:.1f}" if number < 100 else f"{number:.0f}"


# -- what takes longer -------------------------------------------------------------------------


def _whole_games(plan: Plan, printed: _Printer) -> list[dict[str, Any]]:
    from kvarto.engine.benchmark import whole_game

    widths = (9, 6, 15, 9)
    printed.title(t("bench-games-title"))
    columns = ("bench-variant", "bench-games-value", "bench-games-nodes", "bench-seconds")
    printed.row([t(key) for key in columns], widths)
    found = []
    for variant in plan.solved_whole:
        game = whole_game(variant)
        cells = (variant.code, t(f"value-{game.value}"), str(game.nodes), f"{game.seconds:.2f}")
        printed.row(cells, widths)
        found.append({**asdict(game), "variant": variant.code, "value": game.value.value})
    return found


def _drawn_boards(printed: _Printer) -> list[dict[str, Any]]:
    from kvarto.engine.benchmark import drawn_boards

    widths = (9, 22, 9)
    printed.title(t("bench-drawn-title"))
    columns = ("bench-variant", "bench-drawn-boards", "bench-seconds")
    printed.row([t(key) for key in columns], widths)
    found = []
    for code in ("chst:l", "chst:lq", "chst:q"):
        drawn = drawn_boards(Variant(code))
        boards = t("census-number", count=drawn.boards)
        printed.row((code, boards, f"{drawn.seconds:.2f}"), widths)
        found.append({**asdict(drawn), "variant": code})
    return found


def _playouts(plan: Plan, printed: _Printer) -> list[dict[str, Any]]:
    from kvarto.engine.benchmark import playouts

    widths = (9, 7, 10, 8, 14)
    printed.title(t("bench-playouts-title"))
    columns = (
        "bench-variant", "bench-playouts-games", "bench-playouts-speed",
        "bench-playouts-drawn", "bench-playouts-placed",
    )  # fmt: skip
    printed.row([t(key) for key in columns], widths)
    found = []
    for variant in plan.timed:
        played = playouts(variant, plan.playouts)
        numbers = (
            f"{played.count / played.seconds:.0f}",
            f"{played.drawn / played.count:.2%}",
            f"{played.placed / played.count:.2f}",
        )
        printed.row((variant.code, str(played.count), *numbers), widths)
        found.append({**asdict(played), "variant": variant.code})
    return found


def _reference(plan: Plan, printed: _Printer) -> dict[str, Any]:
    from kvarto.engine.benchmark import comparison

    compared = comparison(Variant("standard"), plan.compared_placed, plan.compared)
    widths = (9, 2, 6, *(9, 9, 9))
    printed.title(t("bench-reference-title"))
    times = [t(key) for key in _TIMES]
    printed.row(["", t("bench-placed"), t("bench-positions"), *times], widths)
    for key, found in (("bench-reference", compared.reference), ("bench-solver", compared.solver)):
        cells = (t(key), str(compared.placed), str(found.count), *_three(found))
        printed.row(cells, widths)
    printed.line(t("bench-agree" if compared.agree else "bench-disagree"))
    return {**asdict(compared), "variant": compared.variant.code}


def _footprint(plan: Plan, printed: _Printer) -> dict[str, Any]:
    from kvarto.engine.footprint import import_seconds, memory_while_playing

    variants = [Variant(name) for name in ("standard", "advanced", "squares")]
    found = {
        "import_seconds": import_seconds(plan.imports),
        "memory_mb": memory_while_playing(variants[0]),
        "memory_of_three_variants_mb": memory_while_playing(*variants),
    }
    printed.title(t("bench-footprint-title"))
    printed.line(t("bench-import", size=with_unit(found["import_seconds"], "s")))
    printed.line(t("bench-memory", size=with_unit(found["memory_mb"], "MB")))
    printed.line(
        t("bench-memory-three", size=with_unit(found["memory_of_three_variants_mb"], "MB"))
    )
    return found


# -- what was to be reached --------------------------------------------------------------------


def _goals(results: dict[str, Any], printed: _Printer) -> None:
    from kvarto.engine.goals import GOALS

    printed.title(t("goals-title"))
    columns = ("goals-measured", "goals-must", "goals-aim", "goals-reached")
    rows = [["", *(t(key) for key in columns)]]
    for goal in GOALS:
        numbers = (goal.measured(results), goal.must, goal.aim)
        cells = [with_unit(number, goal.unit) for number in numbers]
        rows.append([t(goal.name), *cells, t(goal.verdict(results))])
    for name, *cells in rows:
        printed.row([f"{name:<46}", *cells], (46, 9, 7, 7, 7))


def with_unit(number: float | None, unit: str) -> str:
    """A measure in short; a dash if there is none.

    >>> with_unit(0.22435, "ms"), with_unit(36.32, "s"), with_unit(1234.5, "ms")
    ('0.224 ms', '36.3 s', '1234 ms')
    """
    if number is None:
        return "-"
    return f"{number:.3g} {unit}" if number < 1000 else f"{number:.0f} {unit}"
