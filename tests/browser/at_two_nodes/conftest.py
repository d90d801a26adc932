"""Two nodes wherever the tests of one server have one; people come to them in turn."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from browser.servers import DelayedSite, Nodes, Site
from browser.visitors import Visitors
from server.patient_kvarto import PATIENT_COMMAND
from support.adjusted_kvarto import EAGER_COMMAND
from support.postgres import Postgres
from support.server_process import ServerProcess

_HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The same tests once more are for those who have time."""
    for item in items:
        if _HERE in item.path.parents:
            item.add_marker(pytest.mark.long)


@contextmanager
def _nodes(postgres: Postgres, nats_url: str, command: Sequence[str]) -> Iterator[Nodes]:
    database = postgres.new_database()
    options = ("--database", database, "--bus", f"{nats_url}/{secrets.token_hex(8)}")
    nodes = Nodes([ServerProcess(*options, command=command) for _ in range(2)])
    nodes.start()
    yield nodes
    nodes.stop()
    postgres.drop(database)


@pytest.fixture(scope="package")
def server(postgres: Postgres, nats_url: str) -> Iterator[Nodes]:
    """Two nodes for all tests that do not stop them; they must not have complained in the end."""
    with _nodes(postgres, nats_url, PATIENT_COMMAND) as nodes:
        yield nodes
    assert not nodes.complaints


@pytest.fixture
def own_server(postgres: Postgres, nats_url: str) -> Iterator[Nodes]:
    """Two nodes that the test may kill."""
    with _nodes(postgres, nats_url, EAGER_COMMAND) as nodes:
        yield nodes


@pytest.fixture
def visitors(chromium: Browser, server: Nodes) -> Iterator[Visitors]:
    """Opens pages, each at another node."""
    visitors = Visitors(chromium, server)
    yield visitors
    visitors.leave()


@pytest.fixture
def pointing_site(server: Nodes) -> Site:
    """The nodes, where whoever calls has to hurry."""
    return server


@pytest.fixture
def delayed_site(server: Nodes) -> DelayedSite:
    """The nodes, where those who watch have to wait."""
    return DelayedSite(server, lambda: None)
