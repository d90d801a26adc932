"""Runs the full benchmark of the engine, and writes its results to bench/engine.json."""

from __future__ import annotations

from pathlib import Path

from kvarto.cli.bench import bench

if __name__ == "__main__":
    bench(["--full", "--json", str(Path(__file__).with_suffix(".json"))])
