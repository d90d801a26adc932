"""`kvarto bench`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from kvarto import Variant
from kvarto.cli.bench import bench
from kvarto.engine import benchmark

TINY = benchmark.Sizes(solved={9: 2, 10: 3}, graded={9: 1, 10: 1})


@pytest.fixture(autouse=True)
def _little_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    comparison, playouts = benchmark.comparison, benchmark.playouts
    monkeypatch.setattr(benchmark, "QUICK", TINY)
    monkeypatch.setattr(benchmark, "SIGNED", (Variant("ch:lq"),))
    monkeypatch.setattr(benchmark, "GAMES", (Variant("c:l"),))
    monkeypatch.setattr(benchmark, "comparison", lambda v, _placed, _count: comparison(v, 11, 2))
    monkeypatch.setattr(benchmark, "playouts", lambda v, _count: playouts(v, 100))


def run(*arguments: str) -> Result:
    result = CliRunner().invoke(bench, arguments, prog_name="kvarto bench")
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def test_the_signature_comes_first_and_is_one_number() -> None:
    first = run("--quick").stdout.splitlines()[0]
    assert first == f"Signature: {benchmark.signature()} nodes"


def test_every_level_is_a_row_of_both_tables() -> None:
    lines = run("--quick").stdout.splitlines()
    rows = [line.split() for line in lines if line.split()[:2] in (["10", "3"], ["9", "2"])]
    assert [row[0] for row in rows] == ["10", "9", "10", "9"]
    assert all(len(row) == 12 for row in rows)
    assert any(line.startswith("standard: CPU milliseconds") for line in lines)
    assert any(line.startswith("advanced (lines and squares): CPU") for line in lines)


def test_the_full_benchmark_also_measures_what_takes_longer(tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    printed = run("--quick", "--full", "--json", str(file)).stdout
    results = json.loads(file.read_text(encoding="utf-8"))
    assert [game["value"] for game in results["whole_games"]] == ["draw"]
    assert results["drawn_boards"][0]["boards"] == 414_298_141_056
    assert "414,298,141,056" in printed
    assert [one["count"] for one in results["playouts"]] == [100, 100]
    assert results["reference"]["agree"] is True
    assert "The answers are the same." in printed
    assert max(map(len, printed.splitlines())) <= 80


def test_the_results_are_written_as_json(tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    run("--quick", "--json", str(file))
    results = json.loads(file.read_text(encoding="utf-8"))
    assert set(results) == {"signature", "machine", "timings"}
    assert [(one["variant"], one["placed"]) for one in results["timings"]] == [
        ("chst:l", 10),
        ("chst:l", 9),
        ("chst:lq", 10),
        ("chst:lq", 9),
    ]
    times = results["timings"][0]["value_and_distance"]
    assert times["p50"] <= times["p99"] <= times["longest"]


def test_json_on_standard_output_stands_alone() -> None:
    assert json.loads(run("--quick", "--json", "-").stdout)["signature"] == benchmark.signature()


def test_a_file_that_cannot_be_written_is_told_at_once(tmp_path: Path) -> None:
    result = run("--quick", "--json", str(tmp_path / "nowhere" / "results.json"))
    assert result.exit_code == 1
    assert "cannot write" in result.stderr
    assert result.stdout == ""
