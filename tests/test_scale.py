"""docs/scale.md: its sums come out, and what it calls measured was measured."""

from __future__ import annotations

import ast
import json
import operator
import re
import runpy
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

import pytest

from kvarto.store.engines import MAX_CONNECTIONS

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "scale.md").read_text(encoding="utf-8")
REPORT = runpy.run_path(str(ROOT / "bench" / "report.py"))

SUMS = [
    line
    for block in re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)
    for line in block.splitlines()
]

#: What is written behind a number, and what it makes of it.
UNITS = {"%": 0.01, "ms": 1e-3, "kB": 1e3, "MB": 1e6, "GB": 1e9, "TB": 1e12}
_NUMBER = re.compile(r"(\d[\d,]*(?:\.\d+)?)(?: (%|ms|kB|MB|GB|TB)(?!\w))?")
_SIGNS = {"×": "*", "÷": "/", "−": "-", "+": "+", "(": "(", ")": ")"}
_OPERATORS: dict[type[ast.operator], Callable[[float, float], float]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
}


def value(text: str) -> float:
    """What a sum of numbers, units and words comes to."""
    counted = _NUMBER.sub(lambda n: str(float(n[1].replace(",", "")) * UNITS.get(n[2], 1)), text)
    kept = re.findall(r"\d+(?:\.\d+)?(?:e[+-]?\d+)?|[×÷−+()]", counted)
    return _evaluated(ast.parse("".join(_SIGNS.get(part, part) for part in kept), mode="eval").body)


def _evaluated(node: ast.expr) -> float:
    match node:
        case ast.Constant(value=float(number)):
            return number
        case ast.BinOp(left, sign, right):
            return _OPERATORS[type(sign)](_evaluated(left), _evaluated(right))
    raise AssertionError(ast.dump(node))


def said(text: str) -> tuple[float, float]:
    """The number that is said to come out, and how much it may be rounded by."""
    found = _NUMBER.match(text.strip())
    assert found, text
    digits = len(found[1].partition(".")[2])
    unit = UNITS.get(found[2], 1)
    return float(found[1].replace(",", "")) * unit, 0.5 * 10**-digits * unit


@pytest.mark.parametrize("line", SUMS)
def test_a_sum_comes_out(line: str) -> None:
    left, right = line.split(" = ")
    result, rounded = said(right)
    assert value(left) == pytest.approx(result, abs=rounded * 1.01), line


def test_there_are_sums_to_be_tested() -> None:
    assert len(SUMS) > 20
    with pytest.raises(AssertionError):
        test_a_sum_comes_out("2 games × 2 = 5 games")


def measured(name: str) -> Any:
    return json.loads((ROOT / "bench" / f"{name}.json").read_bytes())


def bytes_of_an_event() -> int:
    """How long the text of a piece given or placed is, on the average, as the store writes it."""
    file = ROOT / "tests" / "data" / "events" / "v1-casual.jsonl"
    events = map(json.loads, file.read_text("utf-8").splitlines())
    moves = [event for event in events if event.get("event") in ("given", "placed")]
    written = [json.dumps(event, separators=(",", ":")) for event in moves]
    return round(sum(map(len, written)) / len(written))


def test_what_is_measured_is_what_the_benchmarks_wrote() -> None:
    server, page, cluster = map(measured, ("server", "page", "cluster"))
    passing, bases = cluster["passing_on"], cluster["foundations"]
    table = PAGE.split("## What was measured\n")[1].split("\n## ")[0]
    assert re.findall(r"^\| .* \| (.*) \| `.*` \|$", table, re.MULTILINE) == [
        f"{server['messages']['kvarto']:,}",
        f"{server['games']['kilobytes_a_game']} kB",
        f"{page['kilobytes_to_play']} kB",
        f"{bytes_of_an_event()} bytes",
        f"{passing['at_the_owner']['full_speed']['moves_a_second']:,}",
        f"{passing['passed_on']['full_speed']['moves_a_second']:,}",
        f"{passing['passed_on']['kilobytes_a_page']} kB",
        f"{bases['postgres']['moves_a_second']:,}",
        f"{bases['postgres']['bytes_a_move']} bytes",
        f"{bases['postgres']['bytes_of_log_a_move']} bytes",
        f"{bases['nats_letters_a_second']:,}",
        f"{bases['orphans_ms']} ms",
        f"{cluster['lobby']['games_a_second']:,}",
        f"{cluster['thought_ms']} ms",
    ]
    assert f"of {passing['games']} games at one node" in table


def test_the_tables_are_those_of_the_benchmark() -> None:
    results = REPORT["server_results"]()
    written = REPORT["with_figures"](PAGE, results, REPORT["CLUSTER_FIGURES"])
    assert written == PAGE, "run bench/report.py"


def at_full_speed(benchmark: str) -> dict[tuple[int, str, int], int]:
    """Moves a second, by the number of games, the database and the number of nodes."""
    return {
        (site["games"], site["database"], site["nodes"]): site["full_speed"]["moves_a_second"]
        for site in measured(benchmark)["sites"]
    }


def test_three_nodes_lose_no_more_than_a_third() -> None:
    speed = at_full_speed("cluster")
    assert {games for games, _, _ in speed} == {100, 1_000, 10_000}
    for (games, database, nodes), moves in speed.items():
        assert moves >= speed[games, database, 1] * 2 / 3, (games, nodes)


def test_nor_do_they_by_turns() -> None:
    found = measured("cluster")["by_turns"]
    turns = list(zip(found["one_node"], found["three_nodes"], strict=True))
    assert len(turns) >= 5
    assert median(three / one for one, three in turns) >= 2 / 3


def test_three_nodes_with_cores_of_their_own_bear_more_than_one() -> None:
    speed = at_full_speed("cluster_many_cores")
    for (games, database, nodes), moves in speed.items():
        assert nodes == 1 or moves > speed[games, database, 1], (games, nodes)


@pytest.mark.parametrize("benchmark", ["cluster", "cluster_many_cores"])
def test_nothing_is_lost_and_no_line(benchmark: str) -> None:
    for site in measured(benchmark)["sites"]:
        assert site["acknowledged_but_not_stored"] == 0
        assert site["lines_lost"] == 0


def test_a_node_has_as_many_connections_as_it_says() -> None:
    assert re.search(rf"^[\d,]+ nodes × {MAX_CONNECTIONS} = ", PAGE, re.MULTILINE)
