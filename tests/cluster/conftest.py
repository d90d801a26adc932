"""Databases and a NATS for several nodes in one process."""

from __future__ import annotations

import secrets
from pathlib import Path

import pytest

from store.databases import Where


@pytest.fixture(params=[pytest.param("sqlite", marks=pytest.mark.long), "postgresql"])
def where(request: pytest.FixtureRequest) -> Where:
    """Where a database can be made: the test runs on both kinds."""
    name = "file" if request.param == "sqlite" else "postgres_url"
    found: Where = request.getfixturevalue(name)
    return found


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where an SQLite database can be made."""
    return tmp_path / "kvarto.sqlite3"


@pytest.fixture
def bus(nats_url: str) -> str:
    """The address of a NATS, with subjects that no other test uses."""
    return f"{nats_url}/{secrets.token_hex(8)}"
