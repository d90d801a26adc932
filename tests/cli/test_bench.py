"""`kvarto bench`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from kvarto import Variant
from kvarto.engine import benchmark
from kvarto.engine.goals import GOALS
from support.commands import run_command

FEW = {9: benchmark.Counts(2, 1), 10: benchmark.Counts(3, 1)}
#: One game with a table and one without.
TIMED = (Variant("standard"), Variant("hard"))
SIGNED = (Variant("ch:lq"),)
PLAN = benchmark.Plan(
    without_table=FEW,
    with_table={**FEW, 4: benchmark.Counts(5, 1)},
    two_cores=1,
    signed=SIGNED,
    timed=TIMED,
    solved_whole=(Variant("c:l"),),
    playouts=100,
    compared=2,
    compared_placed=11,
    imports=1,
)


def bench(*options: str) -> Result:
    return run_command("bench", *options, obj=PLAN)


@pytest.fixture(scope="module")
def full(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, dict[str, Any]]:
    """What the full benchmark prints, and what it writes."""
    file = tmp_path_factory.mktemp("bench") / "results.json"
    printed = bench("--full", "--json", str(file)).stdout
    return printed, json.loads(file.read_text(encoding="utf-8"))


def test_the_signature_comes_first_and_is_one_number() -> None:
    first = bench().stdout.splitlines()[0]
    assert first == f"Signature: {benchmark.signature(SIGNED)} nodes"


def test_the_quick_benchmark_times_few_positions_of_each_kind(tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    run_command("bench", "--quick", "--json", str(file))
    results = json.loads(file.read_text(encoding="utf-8"))
    timed = [one for one in results["timings"] if one["variant"] == "chst:l" and not one["warm"]]
    counts = {one["placed"]: one["value"]["count"] for one in timed if one["table"]}
    assert counts == {level: c.solved for level, c in benchmark.QUICK.with_table.items()}


def test_every_level_is_two_rows_of_every_table() -> None:
    lines = bench().stdout.splitlines()
    titles = [line for line in lines if line.endswith((" table", " table yet"))]
    assert titles == [
        "standard: CPU milliseconds of one core, without table",
        "standard: CPU milliseconds of one core, with table",
        "hard (two shared features): CPU milliseconds of one core, without table",
        "hard (two shared features): there is no whole opening table yet",
    ]
    cold = [line.split() for line in lines if line.split()[1:2] == ["cold"]]
    warm = [line.split() for line in lines if line.split()[:1] == ["warm"]]
    assert [row[0] for row in cold] == ["10", "9", "10", "9", "4", "10", "9"]
    assert {len(row) for row in cold} == {13}
    assert {len(row) for row in warm} == {12}
    assert len(warm) == len(cold)


def test_the_full_benchmark_also_measures_what_takes_longer(
    full: tuple[str, dict[str, Any]],
) -> None:
    printed, results = full
    assert [game["value"] for game in results["whole_games"]] == ["draw"]
    assert results["drawn_boards"][0]["boards"] == 414_298_141_056
    assert "414,298,141,056" in printed
    assert [one["count"] for one in results["playouts"]] == [100, 100]
    assert results["reference"]["agree"] is True
    assert "The answers are the same." in printed
    assert results["footprint"]["import_seconds"] > 0
    assert max(map(len, printed.splitlines())) <= 80


def test_the_full_benchmark_ends_with_what_was_to_be_reached(
    full: tuple[str, dict[str, Any]],
) -> None:
    lines = full[0].splitlines()
    title = lines.index("What was to be reached; the slower of the two games counts")
    rows = lines[title + 2 :]
    assert len(rows) == len(GOALS)
    drawn = next(row for row in rows if row.startswith("drawn boards of the standard game"))
    assert drawn.split()[-7:-1] == [drawn.split()[-7], "s", "1", "s", "0.3", "s"]
    assert drawn.split()[-1] in ("aim", "must", "NO")
    squares = next(row for row in rows if row.startswith("whole game, squares alone"))
    assert squares.split()[-6:] == ["-", "220", "s", "60", "s", "-"], "it was not among the games"


def test_the_results_are_written_as_json(tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    bench("--json", str(file))
    results = json.loads(file.read_text(encoding="utf-8"))
    assert set(results) == {"signature", "date", "machine", "timings", "waiting"}
    assert [
        (one["variant"], one["table"], one["placed"])
        for one in results["timings"]
        if not one["warm"]
    ] == [
        ("chst:l", False, 10),
        ("chst:l", False, 9),
        ("chst:l", True, 10),
        ("chst:l", True, 9),
        ("chst:l", True, 4),
        ("chst:l:2", False, 10),
        ("chst:l:2", False, 9),
    ]
    times = results["timings"][0]["value_and_distance"]
    assert times["p50"] <= times["p99"] <= times["longest"]
    assert [one["variant"] for one in results["waiting"]] == ["chst:l"]


def test_json_on_standard_output_stands_alone() -> None:
    assert json.loads(bench("--json", "-").stdout)["signature"] == benchmark.signature(SIGNED)


def test_a_file_that_cannot_be_written_is_told_at_once(tmp_path: Path) -> None:
    result = bench("--json", str(tmp_path / "nowhere" / "results.json"))
    assert result.exit_code == 1
    assert "cannot write" in result.stderr
    assert result.stdout == ""
