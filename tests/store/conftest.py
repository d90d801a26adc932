"""A file for the database of each test."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where a database can be made."""
    return tmp_path / "kvarto.sqlite3"
