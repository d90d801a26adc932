"""The figures in docs/engine.md, and its picture, are those of bench/engine.json."""

from __future__ import annotations

import json
import re
import runpy
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "engine.md").read_text(encoding="utf-8")
PICTURE = (ROOT / "docs" / "images" / "engine.svg").read_text(encoding="utf-8")

REPORT = runpy.run_path(str(ROOT / "bench" / "report.py"))
PLOT = runpy.run_path(str(ROOT / "bench" / "plot.py"))


@pytest.fixture
def results() -> dict[str, Any]:
    measured: dict[str, Any] = json.loads((ROOT / "bench" / "engine.json").read_bytes())
    return measured


def test_the_figures_in_the_docs_are_those_of_the_benchmark(results: dict[str, Any]) -> None:
    assert REPORT["with_figures"](PAGE, results) == PAGE, "run bench/report.py"


def test_every_figure_is_in_the_docs_once() -> None:
    assert sorted(re.findall(r"<!-- figures: ([\w-]+) -->", PAGE)) == sorted(REPORT["FIGURES"])
    assert PAGE.count("<!-- end of figures -->") == len(REPORT["FIGURES"])


def test_another_benchmark_gives_other_figures(results: dict[str, Any]) -> None:
    other = json.dumps(results).replace("414298141056", "5")
    changed = REPORT["with_figures"](PAGE, json.loads(other) | {"signature": 7})
    assert "signature 7," in changed.replace("\n", " ")
    assert "| lines | 5 |" in changed


def test_the_picture_in_the_docs_shows_the_times_of_the_benchmark(results: dict[str, Any]) -> None:
    assert f"<desc>timings {PLOT['digest'](results)}</desc>" in PICTURE, "run bench/plot.py"
    results["timings"][0]["value"]["p50"] += 1
    assert PLOT["digest"](results) not in PICTURE


def test_the_picture_is_small_and_its_text_is_text() -> None:
    assert len(PICTURE) < 100_000
    assert "lines and squares</text>" in PICTURE
    assert "<image" not in PICTURE
