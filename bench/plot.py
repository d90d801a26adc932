"""Draws the times of bench/engine.json as docs/images/engine.svg; needs Matplotlib."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from io import StringIO
from pathlib import Path
from typing import Any, NamedTuple

from kvarto.engine.goals import GOALS
from kvarto.engine.table import LEVELS

RESULTS = Path(__file__).with_name("engine.json")
PICTURE = Path(__file__).parents[1] / "docs" / "images" / "engine.svg"

#: What `kvarto bench --json` writes.
Results = Mapping[str, Any]


class _Curve(NamedTuple):
    kind: str
    percentile: str
    name: str
    colour: str
    marker: str


# Colours that can be told apart by everybody, on light and on dark.
_CURVES = (
    _Curve("grade", "p99", "grade every move, p99", "#d55e00", "s"),
    _Curve("value", "p99", "value, p99", "#0088cc", "o"),
    _Curve("value", "p50", "value, p50", "#009e73", "^"),
)

_PANELS = {"chst:l": "standard", "chst:lq": "lines and squares"}
_PIECES = range(3, 11)

#: Where the goals that are about these curves lie: from and to how many pieces.
_MUSTS = {
    "goal-value-8": (8, 8, _CURVES[1]),
    "goal-value-7": (7, 7, _CURVES[1]),
    "goal-value-6": (6, 6, _CURVES[1]),
    "goal-table": (3, LEVELS, _CURVES[1]),
    "goal-grade-6": (6, 6, _CURVES[0]),
    "goal-two-cores": (5, 5, _CURVES[0]),
}

_INK, _FAINT, _PAPER = "#1f2328", "#d1d9e0", "#ffffff"
_DARK = {_INK: "#e6edf3", _FAINT: "#3d444d", _PAPER: "#0d1117"}


def digest(results: Results) -> str:
    """Tells one set of timings from another; the picture carries that of the one it shows."""
    timings = json.dumps(results["timings"], sort_keys=True)
    return hashlib.sha256(timings.encode()).hexdigest()[:16]


def picture(results: Results) -> str:
    """The picture as SVG, the same for the same results."""
    import matplotlib as mpl  # noqa: PLC0415  (only who draws needs it)

    mpl.use("svg")
    settings = {
        "svg.fonttype": "none",
        "svg.hashsalt": "kvarto",
        "font.sans-serif": ["DejaVu Sans"],
        "axes.edgecolor": _INK,
        "axes.labelcolor": _INK,
        "text.color": _INK,
        "xtick.color": _INK,
        "ytick.color": _INK,
        "grid.color": _FAINT,
        "axes.facecolor": _PAPER,
        "figure.facecolor": _PAPER,
    }
    with mpl.rc_context(settings):
        figure = _figure(results)
        drawn = StringIO()
        nothing = dict.fromkeys(("Date", "Creator", "Format", "Type"))
        figure.savefig(drawn, format="svg", metadata=nothing)
    return _readable_in_the_dark(drawn.getvalue(), digest(results))


def _figure(results: Results) -> Any:
    from matplotlib.figure import Figure  # noqa: PLC0415
    from matplotlib.lines import Line2D  # noqa: PLC0415

    figure = Figure(figsize=(9, 5), layout="constrained")
    panels = figure.subplots(1, len(_PANELS), sharey=True)
    for axes, (variant, title) in zip(panels, _PANELS.items(), strict=True):
        for curve in _CURVES:
            _draw(axes, results, variant, curve)
        _mark_musts(axes)
        axes.set(title=title, xlabel="pieces on the board", yscale="log", xticks=_PIECES)
        axes.minorticks_off()
        axes.yaxis.set_major_formatter("{x:g}")
        axes.grid(visible=True, linewidth=0.6)
    panels[0].set_ylabel("milliseconds, cold")
    plain = {"color": _INK, "linewidth": 1.5}
    figure.legend(
        handles=[
            *(Line2D([], [], color=c.colour, marker=c.marker, label=c.name) for c in _CURVES),
            Line2D([], [], **plain, label="without table"),
            Line2D([], [], **plain, linestyle=":", label="with table"),
            Line2D([], [], color=_INK, linewidth=4, alpha=0.5, label="must, for the p99"),
        ],
        loc="outside lower center",
        ncols=3,
        frameon=False,
    )
    return figure


def _draw(axes: Any, results: Results, variant: str, curve: _Curve) -> None:
    """One curve without and with table; with it only as far as it makes a difference."""
    for table, style in ((False, "-"), (True, ":")):
        points = {
            timing["placed"]: timing[curve.kind][curve.percentile]
            for timing in results["timings"]
            if (timing["variant"], timing["table"], timing["warm"]) == (variant, table, False)
        }
        shown = [n for n in _PIECES if n in points and not (table and n > LEVELS + 1)]
        axes.plot(
            shown,
            [points[n] for n in shown],
            style,
            color=curve.colour,
            marker=curve.marker,
            markersize=4,
            linewidth=1.5,
        )


def _mark_musts(axes: Any) -> None:
    musts = {goal.name: goal.must for goal in GOALS}
    for name, (first, last, curve) in _MUSTS.items():
        ends = (first - 0.3, last + 0.3)
        axes.plot(ends, [musts[name]] * 2, color=curve.colour, linewidth=4, alpha=0.5)


def _readable_in_the_dark(svg: str, timings: str) -> str:
    """The picture with its own paper, that is dark where the reader prefers it."""
    rules = "".join(
        f'[style*="{kind}: {light}"] {{ {kind}: {dark} !important }} '
        for light, dark in _DARK.items()
        for kind in ("fill", "stroke")
    )
    style = f"<style>@media (prefers-color-scheme: dark) {{ {rules}}}</style>"
    head, tag, rest = svg.partition(" <defs>")
    return f"{head} <desc>timings {timings}</desc>\n {style}\n{tag}{rest}"


if __name__ == "__main__":
    results = json.loads(RESULTS.read_text(encoding="utf-8"))
    PICTURE.write_text(picture(results), encoding="utf-8", newline="\n")
