"""Writes the figures of bench/*.json into docs/*.md, between marks."""

from __future__ import annotations

import json
import re
import textwrap
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date
from pathlib import Path
from statistics import median
from typing import Any

from kvarto.cli.bench import milliseconds, with_unit
from kvarto.engine.goals import GOALS
from kvarto.engine.table import LEVELS
from kvarto.locales import catalogue
from kvarto.rules.variant import Variant

FOLDER = Path(__file__).parent
DOCS = FOLDER.parent / "docs"

#: What a benchmark has written.
Results = Mapping[str, Any]
Figures = Mapping[str, Callable[[Results], str]]

_MARKED = re.compile(
    r"(?<=<!-- figures: )(?P<name>[\w-]+)(?P<opened> -->\n).*?(?P<closed><!-- end of figures -->)",
    re.DOTALL,
)

t = catalogue("en")


def with_figures(page: str, results: Results, figures: Figures | None = None) -> str:
    """The page with what stands between its marks written afresh."""
    made = FIGURES if figures is None else figures
    return _MARKED.sub(
        lambda block: "".join(
            (block["name"], block["opened"], made[block["name"]](results), block["closed"])
        ),
        page,
    )


def server_results() -> Results:
    """What was measured of the server and of the page; by benchmark, those that have run."""
    names = ("server", "page", "load", "cluster", "cluster_many_cores")
    files = {name: FOLDER / f"{name}.json" for name in names}
    return {name: json.loads(file.read_bytes()) for name, file in files.items() if file.exists()}


# -- pieces of Markdown ------------------------------------------------------------------------


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(cells)} |\n".replace("|  |", "| |") for cells in lines)


def _paragraph(text: str) -> str:
    return textwrap.fill(text, 100, break_on_hyphens=False) + "\n"


def _three(times: Mapping[str, float]) -> str:
    return " / ".join(milliseconds(times[key]) for key in ("p50", "p99", "longest"))


# -- the figures -------------------------------------------------------------------------------


def _run(results: Results) -> str:
    day, machine = date.fromisoformat(results["date"]), results["machine"]
    return _paragraph(
        f"By `bench/engine.py` on {day.day} {day:%B %Y}, signature {results['signature']}, Python"
        f" {machine['python']} on {machine['system']}, {machine['cores']} cores"
        f" ({machine['processor']})."
    )


def _goals(results: Results) -> str:
    rows = [
        (
            t(goal.name),
            *(with_unit(n, goal.unit) for n in (goal.measured(results), goal.must, goal.aim)),
            t(goal.verdict(results)),
        )
        for goal in GOALS
    ]
    columns = ("goals-measured", "goals-must", "goals-aim", "goals-reached")
    return _table(["", *map(t, columns)], rows)


def _times(variant: str, *, table: bool) -> Callable[[Results], str]:
    """The times of a game; with table only where it is looked into, beyond it nothing changes."""

    def written(results: Results) -> str:
        cold, warm = (
            {
                timing["placed"]: timing
                for timing in results["timings"]
                if (timing["variant"], timing["table"]) == (Variant(variant).code, table)
                and timing["warm"] == warm
            }
            for warm in (False, True)
        )
        rows = [
            (
                f"{placed}",
                f"{cold[placed]['value']['count']:,} / {cold[placed]['grade']['count']:,}",
                *(_three(cold[placed][kind]) for kind in ("value", "value_and_distance", "grade")),
                *(_three(warm[placed][kind]) for kind in ("value_and_distance", "grade")),
            )
            for placed in cold
            if not table or placed <= LEVELS
        ]
        distance = "value and distance"
        columns = ("value", distance, "grade", f"warm: {distance}", "warm: grade")
        return _table(["n", "positions", *columns], rows)

    return written


def _waiting(results: Results) -> str:
    rows = [
        (_game(one["variant"]), f"{one['grade']['count']:,}", _three(one["grade"]))
        for one in results["waiting"]
    ]
    return _table(["", "positions", "milliseconds, p50 / p99 / max"], rows)


def _whole_games(results: Results) -> str:
    seconds = {one["variant"]: one["seconds"] for one in results["whole_games"]}
    rows = [
        (f"{len(features)}", *(f"{seconds[f'{features}:{shapes}']:.2f}" for shapes in _SHAPES))
        for features in ("c", "ch", "chs", "chst")
    ]
    return _table(["features that count", *_SHAPES.values()], rows)


def _drawn_boards(results: Results) -> str:
    rows = [
        (_SHAPES[one["variant"].split(":")[1]], f"{one['boards']:,}", f"{one['seconds']:.2f}")
        for one in results["drawn_boards"]
    ]
    return _table(["", "boards", "seconds"], rows)


def _playouts(results: Results) -> str:
    rows = [
        (
            _game(one["variant"]),
            f"{one['count']:,}",
            f"{one['count'] / one['seconds']:,.0f}",
            f"{one['drawn'] / one['count']:.2%}",
            f"{one['placed'] / one['count']:.2f}",
        )
        for one in results["playouts"]
    ]
    return _table(["", "games", "a second", "drawn", "pieces placed"], rows)


def _reference(results: Results) -> str:
    compared = results["reference"]
    rows = [
        (name, _three(compared[key]))
        for name, key in (("plain minimax", "reference"), ("solver", "solver"))
    ]
    answers = "the same answers" if compared["agree"] else "answers that DIFFER"
    positions = f"{compared['solver']['count']} positions with n = {compared['placed']}, {answers}"
    return _table([positions, "milliseconds, p50 / p99 / max"], rows)


def _memory(results: Results) -> str:
    found = results["footprint"]
    one, three = (
        with_unit(found[key], "MB") for key in ("memory_mb", "memory_of_three_variants_mb")
    )
    return _paragraph(
        f"Memory is what a process held at most while the perfect level played a standard game"
        f" against itself: {one}. After a game in each of three variants, as many as are kept, it"
        f" was {three}."
    )


_SHAPES = {"l": "lines", "lq": "lines and squares", "q": "squares alone"}


def _game(code: str) -> str:
    return {"chst:l": "standard", "chst:lq": "lines and squares"}[code]


#: What may stand between marks in docs/engine.md, by name.
FIGURES: Figures = {
    "run": _run,
    "goals": _goals,
    "memory": _memory,
    "standard": _times("standard", table=False),
    "standard-with-table": _times("standard", table=True),
    "squares": _times("advanced", table=False),
    "squares-with-table": _times("advanced", table=True),
    "waiting": _waiting,
    "whole-games": _whole_games,
    "drawn-boards": _drawn_boards,
    "playouts": _playouts,
    "reference": _reference,
}


# -- the figures of the server -----------------------------------------------------------------


def _measured_on(results: Results) -> str:
    day = date.fromisoformat(results["date"])
    return f"{day.day} {day:%B %Y}, {results['machine']}"


def _server(results: Results) -> str:
    found = results["server"]
    games, messages = found["games"], found["messages"]
    rows = [
        ("moves a second that were asked for and stored", f"{games['commands_a_second']:,}"),
        ("a move is acknowledged within, p50", f"{games['answer_p50_ms']} ms"),
        ("a move is acknowledged within, p99", f"{games['answer_p99_ms']} ms"),
        ("memory for a game", f"{games['kilobytes_a_game']} kB"),
        ("memory for a game and a page at it", f"{games['kilobytes_a_game_and_socket']} kB"),
        ("messages a second that are only answered", f"{messages['kvarto']:,}"),
        ("messages a second of an empty echo on the same stack", f"{messages['echo']:,}"),
    ]
    return _table([f"{games['games']:,} games, each at one device", _measured_on(found)], rows)


def _page(results: Results) -> str:
    found = results["page"]
    first, slowed, click = (
        found[name] for name in ("first_board_ms", "first_board_slowed_ms", "click_seen_ms")
    )
    board = "{p50} ms, {longest} ms at most ({bare_p50} ms)"
    rows = [
        ("sent until a game is under way", f"{found['kilobytes_to_play']} kB"),
        ("until the board is seen, nothing cached", board.format(**first)),
        ("the same on a processor a quarter as fast", board.format(**slowed)),
        ("from a click until it is seen", "{p50} ms, p95 {p95} ms ({bare} ms)".format(**click)),
    ]
    return _table(["the page (in brackets: an empty one)", _measured_on(found)], rows)


def _load(results: Results) -> str:
    found = results.get("load")
    if found is None:
        return ""
    columns = (
        "games of two people", "moves a second", "p50 / p99", "at full speed", "p50 / p99",
        "kB a game", "with both pages", "MB in all",
    )  # fmt: skip
    rows = [
        (
            f"{size['games']:,}",
            *(part for speed in ("human_speed", "full_speed") for part in _speed(size[speed])),
            f"{size['kilobytes_a_game']}",
            f"{size['kilobytes_a_game_with_pages']}",
            f"{size['megabytes_in_the_end']}",
        )
        for size in found["sizes"]
    ]
    lost = sum(size["acknowledged_but_not_stored"] for size in found["sizes"])
    about = _paragraph(
        f"{_measured_on(found)}; milliseconds until a move is stored and acknowledged. An empty"
        f" echo on the same stack made {found['echo_messages_a_second']:,} messages a second in the"
        f" same run. Acknowledged, and lost when the server was killed: {lost}."
    )
    return f"{_table(columns, rows)}\n{about}"


def _speed(measured: Mapping[str, float]) -> tuple[str, str]:
    times = f"{measured['answer_p50_ms']} / {measured['answer_p99_ms']}"
    return f"{measured['moves_a_second']:,}", times


#: What may stand between marks in docs/operate.md, by name.
SERVER_FIGURES: Figures = {"server": _server, "page": _page, "load": _load}


# -- the figures of several nodes --------------------------------------------------------------


def _sites(benchmark: str) -> Callable[[Results], str]:
    def written(results: Results) -> str:
        return _table_of_sites(results[benchmark]) if benchmark in results else ""

    return written


def _table_of_sites(found: Results) -> str:
    columns = (
        "games of two people", "nodes", "moves a second", "p50 / p99", "at full speed",
        "p50 / p99", "begun a second", "kB a game with both pages", "MB in all",
    )  # fmt: skip
    rows = [
        (
            f"{site['games']:,}",
            f"{site['nodes']} on {site['database']}",
            *(part for speed in ("human_speed", "full_speed") for part in _speed(site[speed])),
            f"{site['begun_a_second']:,}",
            f"{site['kilobytes_a_game_with_pages']}",
            f"{site['megabytes_in_the_end']}",
        )
        for site in found["sites"]
    ]
    lost = sum(site["acknowledged_but_not_stored"] for site in found["sites"])
    about = _paragraph(
        f"{_measured_on(found)}, all on one machine; milliseconds until a move is stored and"
        f" acknowledged. An empty echo made {found['echo_messages_a_second']:,} messages a second"
        f" in the same run. Acknowledged, and lost when all nodes were killed: {lost}."
    )
    return f"{_table(columns, rows)}\n{about}"


def _by_turns(results: Results) -> str:
    found = results.get("cluster", {}).get("by_turns")
    if found is None:
        return ""
    turns = list(zip(found["one_node"], found["three_nodes"], strict=True))
    pairs = ", ".join(f"{one:,} and {three:,}" for one, three in turns)
    ratio = median(three / one for one, three in turns)
    return _paragraph(
        f"{found['games']} games at full speed at one node and at three, by turns, moves a second:"
        f" {pairs}. In the median, three nodes bear {ratio:.2f} times what one bears."
    )


def _passing_on(results: Results) -> str:
    found = results.get("cluster")
    if found is None:
        return ""
    passing = found["passing_on"]
    rows = [
        (
            name,
            *(part for speed in ("human_speed", "full_speed") for part in _speed(on[speed])),
            f"{on['kilobytes_a_page']}",
        )
        for name, on in (
            ("all pages at the owner", passing["at_the_owner"]),
            ("all pages at another node", passing["passed_on"]),
        )
    ]
    columns = ("moves a second", "p50 / p99", "at full speed", "p50 / p99", "kB a page")
    return _table([f"{passing['games']:,} games of one node", *columns], rows)


#: What may stand between marks in docs/scale.md, by name.
CLUSTER_FIGURES: Figures = {
    "sites": _sites("cluster"),
    "sites-many-cores": _sites("cluster_many_cores"),
    "by-turns": _by_turns,
    "passing-on": _passing_on,
}


def _write(page: Path, results: Results, figures: Figures) -> None:
    written = with_figures(page.read_text(encoding="utf-8"), results, figures)
    page.write_text(written, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    _write(DOCS / "engine.md", json.loads((FOLDER / "engine.json").read_bytes()), FIGURES)
    _write(DOCS / "operate.md", server_results(), SERVER_FIGURES)
    _write(DOCS / "scale.md", server_results(), CLUSTER_FIGURES)
