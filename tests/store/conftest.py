"""A database for each test: a file, or one of each kind."""

from __future__ import annotations

from pathlib import Path

import pytest

from store.databases import Where


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where an SQLite database can be made."""
    return tmp_path / "kvarto.sqlite3"


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest) -> Where:
    """Where a database can be made: the test runs on both kinds."""
    name = "file" if request.param == "sqlite" else "postgres_url"
    found: Where = request.getfixturevalue(name)
    return found
