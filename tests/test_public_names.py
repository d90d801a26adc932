"""The names a user can rely on, and what importing them costs."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import version

import pytest

import kvarto

PUBLIC = """
Action ActionKind CELLS Call CallMark Calling Cell ClockKind EndTurn FalseCall Feature Game
GameState Give IllegalAction ImpossiblePosition ImpossibleRecord InvalidNotation KvartoError LINES
Line Move NAMED_VARIANTS Note Outcome PIECES Piece Place Point Position SQUARES Seat Settings Shape
ShapeKind ShapeSet Symmetry Termination TimeControl Trait Variant Word all_variants canonical
parse_games read_games review symmetries
""".split()


def test_the_public_names_are_pinned() -> None:
    assert sorted(kvarto.__all__) == sorted(PUBLIC)
    assert all(hasattr(kvarto, name) for name in PUBLIC)


def test_the_errors_are_a_small_tree() -> None:
    names = ("IllegalAction", "ImpossiblePosition", "ImpossibleRecord", "InvalidNotation")
    for name in names:
        assert issubclass(getattr(kvarto, name), kvarto.KvartoError)
    assert issubclass(kvarto.KvartoError, ValueError)


def test_the_version_is_that_of_the_package() -> None:
    assert kvarto.__version__ == version("kvarto")
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = kvarto.nothing


def test_importing_the_package_loads_nothing_heavy() -> None:
    heavy = {"fluent", "babel", "click", "numpy", "kvarto.render", "kvarto.session", "kvarto.cli"}
    program = "import kvarto, sys; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    ).stdout.split()
    assert not heavy & set(loaded)
