"""One server at a time on a database."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from kvarto.server.app import application
from kvarto.store.lock import only_server
from kvarto.store.refusals import UnusableDatabase

HOLDER = """
import pathlib, sys
from kvarto.store.lock import only_server
with only_server(pathlib.Path(sys.argv[1])):
    print("locked", flush=True)
    sys.stdin.read()
"""


@contextmanager
def held_by_another(file: Path) -> Iterator[subprocess.Popen[str]]:
    """Another process is the server of this file."""
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "locked\n"
        try:
            yield other
        finally:
            other.kill()


def test_a_second_server_is_refused_with_what_to_do(file: Path) -> None:
    with held_by_another(file):
        with pytest.raises(UnusableDatabase) as refused, only_server(file):
            pass
        assert str(file) in str(refused.value)
        assert "kvarto serve --data" in str(refused.value)
        # Another file is another matter.
        with only_server(file.with_name("other.sqlite3")):
            pass


def test_a_killed_server_leaves_no_lock_behind(file: Path) -> None:
    with held_by_another(file) as other:
        other.kill()
        other.wait()
        with only_server(file):
            pass


def test_the_same_file_under_another_name_is_the_same_file(file: Path, tmp_path: Path) -> None:
    file.touch()
    link = tmp_path / "folder" / "link.sqlite3"
    link.parent.mkdir()
    link.symlink_to(file)
    with only_server(file), pytest.raises(UnusableDatabase), only_server(link):
        pass


def test_one_after_another_may_serve(file: Path) -> None:
    for _ in range(3):
        with only_server(file):
            pass


async def test_the_application_holds_the_lock_as_long_as_it_lives(file: Path) -> None:
    app = application(file, processes=1)
    async with app.router.lifespan_context(app):
        with pytest.raises(UnusableDatabase):
            async with app.router.lifespan_context(app):
                pass
    with only_server(file):
        pass
