"""Two nodes wherever the tests of one server have one; people come to them in turn."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from browser.servers import Nodes, ServerProcess
from browser.visitors import Visitors
from servers.postgres import Postgres

_HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The same tests once more are for those who have time."""
    for item in items:
        if _HERE in item.path.parents:
            item.add_marker(pytest.mark.long)


@contextmanager
def _nodes(folder: Path, postgres: Postgres, nats_url: str) -> Iterator[Nodes]:
    database = postgres.new_database()
    options = ("--database", database, "--bus", f"{nats_url}/{secrets.token_hex(8)}")
    folders = (folder / "one", folder / "two")
    for one in folders:
        one.mkdir()
    nodes = Nodes([ServerProcess(one, *options) for one in folders])
    nodes.start()
    yield nodes
    nodes.stop()
    postgres.drop(database)


@pytest.fixture(scope="package")
def server(
    tmp_path_factory: pytest.TempPathFactory, postgres: Postgres, nats_url: str
) -> Iterator[Nodes]:
    """Two nodes for all tests that do not stop them; they must not have complained in the end."""
    with _nodes(tmp_path_factory.mktemp("nodes"), postgres, nats_url) as nodes:
        yield nodes
    assert not nodes.complaints


@pytest.fixture
def own_server(tmp_path: Path, postgres: Postgres, nats_url: str) -> Iterator[Nodes]:
    """Two nodes that the test may kill."""
    with _nodes(tmp_path, postgres, nats_url) as nodes:
        yield nodes


@pytest.fixture
def visitors(chromium: Browser, server: Nodes) -> Iterator[Visitors]:
    """Opens pages, each at another node."""
    visitors = Visitors(chromium, server)
    yield visitors
    visitors.leave()
