"""The file of an SQLite database: made, and copied while it is in use."""

from __future__ import annotations

import contextlib
import sqlite3
import tempfile
from pathlib import Path

#: For the eyes of whoever runs the server: it holds hashes of passwords, and who played whom.
_PRIVATE = 0o600

#: What SQLite keeps beside a database.
_BESIDE = ("-wal", "-shm", "-journal")


def make_private(file: Path) -> None:
    """Make an empty file that nobody else can read, unless there is one."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch(mode=_PRIVATE)


def copy_before(file: Path, revision: int) -> Path:
    """Where a database is kept as it was before it got this revision."""
    return file.with_name(f"{file.name}.before-{revision}")


def copy_to(file: Path, target: Path) -> None:
    """Copy a database as it is at one moment, even while a server writes to it.

    A target that is there is replaced once the copy is whole. Nobody else can read it.
    """
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(
        dir=target.parent, prefix=f"{target.name}.", delete=False
    ) as made:
        unfinished = Path(made.name)
    try:
        with (
            contextlib.closing(sqlite3.connect(file)) as source,
            contextlib.closing(sqlite3.connect(unfinished)) as copy,
        ):
            source.backup(copy)
        # What was beside the old one would be taken for a part of the new one.
        for ending in _BESIDE:
            target.with_name(f"{target.name}{ending}").unlink(missing_ok=True)
        unfinished.replace(target)
    finally:
        unfinished.unlink(missing_ok=True)
