"""Every test that docs/security.md names is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
DOCUMENT = TESTS.parent / "docs" / "security.md"

NAMED = sorted(
    set(re.findall(r"`((?:\w+/)?test_\w+\.py(?:::test_\w+)?)`", DOCUMENT.read_text("utf-8")))
)


@pytest.mark.parametrize("named", NAMED)
def test_what_is_named_is_there(named: str) -> None:
    file, _, test = named.partition("::")
    assert f"def {test}(" in (TESTS / file).read_text("utf-8") if test else (TESTS / file).exists()


def test_every_line_of_a_table_of_attempts_names_one() -> None:
    attempts = DOCUMENT.read_text("utf-8").split("## What is tried")[1].split("## What is left")[0]
    lines = [line for line in attempts.splitlines() if line.startswith("| ")]
    assert len(lines) > 40
    for line in lines:
        assert line == "| attempt | in the way | test |" or "test_" in line, line
