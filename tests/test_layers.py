"""Imports go only downward: a layer that reaches upward fails here."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import kvarto

PACKAGE = Path(kvarto.__file__).parent

#: What each room may import besides itself. A room that is not named here fails the test.
MAY_IMPORT: dict[str, set[str]] = {
    "clock": set(),
    "errors": {"locales"},
    "locales": set(),
    "rules": {"errors"},
    "record": {"rules", "errors"},
    "render": {"rules", "errors", "locales"},
    "engine": {"record", "render", "rules", "errors", "locales", "_core"},
    "session": {"engine", "record", "rules", "errors"},
    "store": {"session", "rules", "errors", "locales", "clock"},
    "cluster": {"store", "errors", "locales", "clock"},
    "club": {"clock", "store", "session", "engine", "record", "rules", "errors", "locales"},
    "server": {
        "clock",
        "club",
        "cluster",
        "store",
        "session",
        "engine",
        "record",
        "render",
        "rules",
        "errors",
        "locales",
        "kvarto",
    },
    # `kvarto serve`, `kvarto db` and `kvarto admin` alone reach these, and only when they run.
    "cli": {
        "clock",
        "cluster",
        "server",
        "club",
        "store",
        "session",
        "engine",
        "record",
        "render",
        "rules",
        "errors",
        "locales",
    },
    "__main__": {"cli"},
    # The package itself is the face that shows what is below.
    "kvarto": {"engine", "record", "render", "rules", "errors"},
}


def room_of(path: Path) -> str:
    inside = path.relative_to(PACKAGE).with_suffix("").parts
    return "kvarto" if inside == ("__init__",) else inside[0]


def imported_rooms(source: str) -> Iterator[str]:
    """Every room of ours that a source imports, at the top or inside a function."""
    for node in ast.walk(ast.parse(source)):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "relative imports hide where they lead"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        for name in names:
            package, _, inside = name.partition(".")
            if package == "kvarto":
                yield room_named(inside.partition(".")[0])


def room_named(name: str) -> str:
    is_room = (PACKAGE / name).is_dir() or any(PACKAGE.glob(f"{name}.py*"))
    return name if name and is_room else "kvarto"


SOURCES = sorted(PACKAGE.rglob("*.py"))


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_layer_reaches_upward(path: Path) -> None:
    room = room_of(path)
    reached = set(imported_rooms(path.read_text(encoding="utf-8"))) - {room}
    assert reached <= MAY_IMPORT[room]


def test_the_walk_sees_every_kind_of_import() -> None:
    source = """
import kvarto
import kvarto.cli.main
from kvarto import Game
from kvarto.session.table import decide
def late():
    from kvarto.render import position_svg
"""
    assert set(imported_rooms(source)) == {"kvarto", "cli", "session", "render"}


def test_every_room_says_in_its_first_line_what_it_owns() -> None:
    for path in SOURCES:
        assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))), path


#: What only several machines need: `kvarto[server]` comes without it.
OF_SEVERAL = ("nats", "psycopg")


def test_one_server_does_without_what_several_need() -> None:
    hidden = "".join(f"sys.modules[{name!r}] = None; " for name in OF_SEVERAL)
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; {hidden}import kvarto.server.running"],
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
