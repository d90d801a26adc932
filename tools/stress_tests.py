"""Run `make test` several times in a row, some of them on a busy machine, and print a table.

The machine is kept busy by processes of our own, which end with each run, and by themselves after
an hour. `--each-file` runs every test file alone instead.
"""

from __future__ import annotations

import argparse
import contextlib
import multiprocessing
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[1]
MAX_BUSY_S = 3600


def main() -> int:
    """Do what the command line asks for; return 1 if any test failed."""
    parser = argparse.ArgumentParser(description="Run the tests again and again.")
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--busy-runs", type=int, default=5, help="so many of them, the last ones")
    parser.add_argument("--busy-processes", type=int, default=2)
    parser.add_argument("--each-file", action="store_true")
    asked = parser.parse_args()
    if asked.each_file:
        return each_file()
    rows = []
    for number in range(1, asked.runs + 1):
        is_busy = number > asked.runs - asked.busy_runs
        with busy(asked.busy_processes if is_busy else 0):
            rows.append(one_run(number, is_busy=is_busy))
        print("\n" + table(rows), flush=True)
    return any("FAILED" in row for row in rows)


def one_run(number: int, *, is_busy: bool) -> str:
    """Run all tests once; return a row of the table."""
    start = time.monotonic()
    done = subprocess.run(["make", "test"], cwd=REPOSITORY, check=False)
    minutes, seconds = divmod(round(time.monotonic() - start), 60)
    verdict = "green" if done.returncode == 0 else "FAILED"
    return f"| {number} | {'busy' if is_busy else 'quiet'} | {minutes}:{seconds:02} | {verdict} |"


def table(rows: list[str]) -> str:
    """Return a Markdown table."""
    return "\n".join(["| run | machine | min | |", "|---|---|---|---|", *rows])


@contextlib.contextmanager
def busy(processes: int) -> Iterator[None]:
    """Keep that many cores busy meanwhile."""
    workers = [multiprocessing.Process(target=_spin, daemon=True) for _ in range(processes)]
    for worker in workers:
        worker.start()
    try:
        yield
    finally:
        for worker in workers:
            worker.terminate()
            worker.join()


def _spin() -> None:
    until = time.monotonic() + MAX_BUSY_S
    while time.monotonic() < until:
        pass


def each_file() -> int:
    """Run every test file in a process of its own; return 1 if one fails."""
    files = sorted((REPOSITORY / "tests").rglob("test_*.py"))
    names = [file.relative_to(REPOSITORY).as_posix() for file in files]
    failed = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for name, done in zip(names, pool.map(_run_file, names), strict=True):
            # 5: all tests of the file are long ones.
            is_green = done.returncode in (0, 5)
            print(f"{'ok    ' if is_green else 'FAILED'} {name}", flush=True)
            if not is_green:
                failed.append(name)
                print(done.stdout)
    print(f"{len(failed)} failed", *failed, sep="\n")
    return bool(failed)


def _run_file(name: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pytest", "-q", "--no-header", name]
    return subprocess.run(command, cwd=REPOSITORY, check=False, capture_output=True, text=True)


if __name__ == "__main__":
    raise SystemExit(main())
