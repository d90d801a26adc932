"""Run the checks and tests of `make test` or `make test-all`, and sum up how they went.

Every step runs, whatever failed before it. The summary at the end has one line for each step with
its tests and its time, says what was skipped and why, and lists what failed, each failure with the
command that runs just that test again.
"""

from __future__ import annotations

import argparse
import os
import random
import shlex
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from parts import PARTS

REPOSITORY = Path(__file__).resolve().parents[1]
REPORTS = REPOSITORY / "build" / "test-reports"
#: As it is typed in the folder of the repository.
PYTHON = os.path.relpath(sys.executable, REPOSITORY)

#: Every branch of these is covered. Counting takes twice the time, so it is done only there.
FULLY_COVERED = ("rules", "record", "session")
#: The branch coverage of these, in per cent, which must not fall; `make test-all` counts it.
COVERED = {"club": 99.3, "cluster": 96.8, "server": 97.2, "store": 95.0}
#: A test that takes this many seconds hangs, however busy the machine is.
_HANG = ("--timeout=600",)
#: The same for long tests.
_LONG_HANG = ("--timeout=1800",)
#: What a test is skipped for that must not be overlooked.
LOUD = "no PostgreSQL"


@dataclass(frozen=True)
class Step:
    """A command that checks something."""

    name: str
    command: Sequence[str]
    #: The JUnit report that it writes, if it runs single tests.
    report: Path | None = None
    environment: dict[str, str] = field(default_factory=dict)


@dataclass
class Result:
    """How a step went."""

    step: Step
    exit_code: int
    seconds: float
    tests: int = 0
    #: What failed, and the command that runs it again.
    failures: dict[str, str] = field(default_factory=dict)
    #: How many tests were skipped for which reason.
    skipped: Counter[str] = field(default_factory=Counter)


# -- what is run -------------------------------------------------------------------------------


class Plan:
    """The steps of one run; all of its tests run in the order that `seed` gives."""

    def __init__(self, cores: int, seed: int) -> None:
        self._cores = cores
        #: For tests that often wait: for other processes, for the disk.
        self._workers = 2 * cores
        self._seed = seed

    def quick(self) -> list[Step]:
        """Return the steps of `make test`."""
        covered = [f"tests/{name}" for name in FULLY_COVERED]
        others = [f"--ignore={folder}" for folder in (*covered, "tests/browser")]
        return [
            *self._checks(),
            *self._fully_covered("rules", [*covered, *_HANG]),
            # Apart from the others: a process can run no event loop while its browser is open.
            self.pytest("browser", ["tests/browser", *_HANG], workers=self._cores + 1),
            self.pytest("others", [*others, *_HANG]),
        ]

    def whole(self, parts: Sequence[str]) -> list[Step]:
        """Return the steps of these parts of `make test-all`, the long tests among them."""
        return [step for part in parts for step in self._part(part)]

    def pytest(
        self,
        name: str,
        arguments: Sequence[str],
        *,
        workers: int | None = None,
        thorough: bool = False,
    ) -> Step:
        """Return a step that runs tests."""
        report = REPORTS / f"{name}.xml"
        command = [sys.executable, "-m", "pytest", "-n"]
        command.append(str(self._workers if workers is None else workers))
        command += ["--dist", "worksteal", f"--randomly-seed={self._seed}"]
        command += [f"--junit-xml={report}", "-o", "junit_family=xunit1", *arguments]
        return Step(name, command, report, {"HYPOTHESIS_PROFILE": "thorough"} if thorough else {})

    def _part(self, part: str) -> Iterator[Step]:
        chosen = ["-m", "", f"--part={part}"]
        if part != "storm":  # which lasts as long as it is told to
            chosen += _LONG_HANG
        match part:
            case "core":
                yield from self._checks()
                yield from self._fully_covered(part, chosen, thorough=True)
            case "server":
                yield self.pytest(part, [*chosen, "--cov", "--cov-report="], thorough=True)
                for package, percent in COVERED.items():
                    yield _coverage(f"coverage of {package}", [package], percent)
            case "storm":
                # Alone and with its counts shown: a node that dies of other work counts as a fault.
                yield self.pytest(part, [*chosen, "-s"], workers=0, thorough=True)
            case _:
                yield self.pytest(part, chosen, workers=self._cores, thorough=True)

    def _checks(self) -> Iterator[Step]:
        yield Step("check", ["make", "--no-print-directory", "check"])
        yield Step("cpp-test", ["make", "--no-print-directory", "cpp-test"])
        report = REPORTS / "page.xml"
        reporters = ["--reporter=default", "--reporter=junit", f"--outputFile.junit={report}"]
        yield Step("page", [sys.executable, "web/test.py", *reporters], report)

    def _fully_covered(
        self, name: str, arguments: Sequence[str], *, thorough: bool = False
    ) -> Iterator[Step]:
        counting = ["--cov", "--cov-report=", *arguments]
        yield self.pytest(name, counting, workers=self._cores, thorough=thorough)
        yield _coverage("coverage", FULLY_COVERED, 100)


def _coverage(name: str, packages: Sequence[str], percent: float) -> Step:
    command = [sys.executable, "-m", "coverage", "report", f"--fail-under={percent}"]
    command.append("--include=" + ",".join(f"*/kvarto/{package}/*" for package in packages))
    return Step(name, [*command, "--precision=1"])


# -- running it --------------------------------------------------------------------------------


def run(steps: Sequence[Step]) -> list[Result]:
    """Run all steps, one after the other; Ctrl-C ends the one that runs and leaves out the rest."""
    results = []
    REPORTS.mkdir(parents=True, exist_ok=True)
    try:
        for step in steps:
            print(f"\n== {step.name}", flush=True)
            results.append(_run(step))
    except KeyboardInterrupt:
        print("\nStopped.")
    return results


def _run(step: Step) -> Result:
    if step.report is not None:
        step.report.unlink(missing_ok=True)
    start = time.monotonic()
    environment = os.environ | step.environment
    # Else each of the many processes of the tests would compile all of them anew.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    done = subprocess.run(step.command, cwd=REPOSITORY, env=environment, check=False)
    result = Result(step, done.returncode, time.monotonic() - start)
    if step.report is not None and step.report.exists():
        _read_report(step.report, result)
    if done.returncode != 0 and not result.failures:
        words = [PYTHON if word == sys.executable else word for word in step.command]
        result.failures[step.name] = shlex.join(words)
    return result


def _read_report(report: Path, result: Result) -> None:
    for case in ET.parse(report).iter("testcase"):  # noqa: S314 (it is our own)
        result.tests += 1
        if case.find("failure") is not None or case.find("error") is not None:
            name, again = _named(case)
            result.failures[name] = shlex.join([PYTHON, *again])
        skipped = case.find("skipped")
        if skipped is not None:
            result.skipped[skipped.get("message") or "no reason given"] += 1


def _named(case: ET.Element) -> tuple[str, list[str]]:
    """Return what a test is called, and what runs it again."""
    file, name = case.get("file"), case.get("name")
    if file is None:  # a test of the page
        return f"{case.get('classname')}: {name}", ["web/test.py", str(case.get("classname"))]
    return f"{file}::{name}", ["-m", "pytest", "-m", "", f"{file}::{name}"]


# -- saying how it went ------------------------------------------------------------------------


def summary(results: Sequence[Result], seed: int) -> str:
    """Return what is printed last."""
    lines = ["", "== summary", ""]
    lines += [
        f"{'ok    ' if result.exit_code == 0 else 'FAILED'} {result.step.name:<22}"
        f"{result.tests or '':>7} {_minutes(result.seconds):>9}"
        for result in results
    ]
    total = sum(result.seconds for result in results)
    lines += [f"{'':<6} {'all':<22}{sum(r.tests for r in results):>7} {_minutes(total):>9}", ""]
    skipped = sum((result.skipped for result in results), Counter[str]())
    lines += [f"{count} skipped: {reason}" for reason, count in skipped.most_common()]
    if any(LOUD in reason for reason in skipped):
        lines += ["", "!!! The tests on PostgreSQL DID NOT RUN: there is no server for them. !!!"]
    lines += [f"The tests ran in the order of seed {seed} (make test SEED={seed}).", ""]
    failures = [failure for result in results for failure in result.failures.items()]
    for name, again in failures:
        lines += [f"FAILED {name}", f"       again: {again}"]
    lines.append(f"{len(failures)} failed" if failures else "All passed.")
    return "\n".join(lines)


def _minutes(seconds: float) -> str:
    return f"{seconds // 60:.0f}:{seconds % 60:04.1f} min"


def main() -> int:
    """Run what the command line asks for; return the exit status."""
    parser = argparse.ArgumentParser(description="Run the checks and tests of kvarto.")
    parser.add_argument("which", choices=["quick", "whole"])
    parser.add_argument("--part", choices=PARTS, help="one part of the whole")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 2)
    parser.add_argument("--seed", type=int, default=None, help="of the order of the tests")
    asked = parser.parse_args()
    # Not from the command line, where make would have to quote it once more.
    some = shlex.split(os.environ.get("PYTEST_ARGS", ""))
    seed = random.randrange(1 << 32) if asked.seed is None else asked.seed
    plan = Plan(asked.cores, seed)
    if some:
        steps = [plan.pytest("tests", (["-m", ""] if asked.which == "whole" else []) + some)]
    elif asked.which == "quick":
        steps = plan.quick()
    else:
        steps = plan.whole([asked.part] if asked.part else PARTS)
    results = run(steps)
    print(summary(results, seed))
    all_ran = len(results) == len(steps)
    return 0 if all_ran and all(result.exit_code == 0 for result in results) else 1


if __name__ == "__main__":
    raise SystemExit(main())
