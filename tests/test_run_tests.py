"""The summary of `make test`: what ran, what was skipped, what failed and how to run it again."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import run_tests
from parts import BY_PATH, PARTS, part_of
from run_tests import Plan, Result, Step, run, summary

REPOSITORY = Path(__file__).parents[1]
TESTS = """
import pytest
def test_passes(): pass
@pytest.mark.parametrize("text", ["a b"])
def test_fails(text): assert text == ""
@pytest.mark.skip(reason="no PostgreSQL: install it")
def test_needs_a_server(): pass
"""


@pytest.fixture
def results(tmp_path: Path) -> list[Result]:
    """A real run of three tests, one of which fails."""
    file = tmp_path / "test_three.py"
    file.write_text(TESTS)
    report = tmp_path / "report.xml"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:randomly", "-p", "no:cacheprovider"]
    command += ["-c", "/dev/null", "--rootdir", str(tmp_path), str(file)]
    command += [f"--junit-xml={report}", "-o", "junit_family=xunit1"]
    return run([Step("three", command, report)])


def test_what_failed_is_named_with_the_command_that_runs_it_again(results: list[Result]) -> None:
    (result,) = results
    assert result.tests == 3
    ((name, again),) = result.failures.items()
    assert name == "test_three.py::test_fails[a b]"
    assert again.endswith("-m pytest -m '' 'test_three.py::test_fails[a b]'")
    lines = summary(results, seed=7).splitlines()
    assert lines[-3:-1] == [f"FAILED {name}", f"       again: {again}"]
    assert lines[-1] == "1 failed"


def test_tests_that_lack_a_postgresql_are_not_overlooked(results: list[Result]) -> None:
    said = summary(results, seed=7)
    assert "1 skipped: no PostgreSQL: install it" in said
    assert "DID NOT RUN" in said


def test_a_step_without_single_tests_fails_as_a_whole_and_the_next_one_runs() -> None:
    broken = Step("broken", [sys.executable, "-c", "raise SystemExit(3)"])
    fine = Step("fine", [sys.executable, "-c", ""])
    results = run([broken, fine])
    assert [result.exit_code for result in results] == [3, 0]
    assert [list(result.failures) for result in results] == [["broken"], []]
    said = summary(results, seed=7)
    assert "FAILED broken" in said
    assert "ok     fine" in said


def test_a_report_of_an_earlier_run_is_not_taken_for_this_one(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    report.write_text("<testsuite><testcase name='old' classname='old'/></testsuite>")
    (result,) = run([Step("dies", [sys.executable, "-c", "raise SystemExit(2)"], report)])
    assert result.tests == 0
    assert list(result.failures) == ["dies"]


def test_nothing_is_loud_when_all_is_well() -> None:
    result = Result(Step("fine", ()), 0, 61.0, tests=5, skipped=Counter({"long": 2}))
    said = summary([result], seed=7)
    assert "!!!" not in said
    assert "1:01.0 min" in said
    assert said.endswith("All passed.")


def test_every_test_file_belongs_to_a_part_and_no_part_is_empty() -> None:
    files = [path.relative_to(REPOSITORY) for path in (REPOSITORY / "tests").rglob("test_*.py")]
    assert {part_of(file.as_posix()) for file in files} == set(PARTS)


def test_each_named_file_and_folder_exists() -> None:
    for prefix in BY_PATH:
        assert (REPOSITORY / prefix).exists(), prefix


def test_all_parts_together_are_the_whole() -> None:
    plan = Plan(2, seed=7)
    one_by_one = [step.name for part in PARTS for step in plan.whole([part])]
    assert one_by_one == [step.name for step in plan.whole(PARTS)]


def test_a_part_runs_its_own_tests_alone() -> None:
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-m", "", "--part=storm"]
    listed = subprocess.run(
        [*command, "tests/server/test_storm.py", "tests/server/test_crash.py"],
        cwd=REPOSITORY,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "test_storm.py" in listed.stdout
    assert "test_crash.py" not in listed.stdout


def test_the_order_of_the_tests_can_be_repeated() -> None:
    seeds = [word for step in Plan(2, seed=7).quick() for word in step.command if "seed" in word]
    assert seeds
    assert set(seeds) == {"--randomly-seed=7"}


def test_reports_are_kept_out_of_the_repository() -> None:
    assert run_tests.REPORTS.is_relative_to(REPOSITORY / "build")
