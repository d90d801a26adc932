"""A server for the tests of a file, with a database of its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.pages import Browser, Server, running
from support import passwords
from support.fake_time import FakeTime


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server."""
    with running(tmp_path_factory.mktemp("data") / "kvarto.sqlite3") as server:
        yield server


@pytest.fixture(scope="module")
def server_clock() -> FakeTime:
    """The time by which a server goes that is run with it: it passes only when a test says so."""
    return FakeTime()


@pytest.fixture
def browser(server: Server) -> Iterator[Browser]:
    """A browser that has begun no game yet."""
    with server.browser() as browser:
        yield browser


@pytest.fixture(scope="module")
def quick_passwords(server: Server) -> None:
    """Hash passwords as quickly as can be."""
    server.app.state.accounts.passwords = passwords.quick_passwords()


@pytest.fixture
def name(request: pytest.FixtureRequest) -> str:
    """A name of an account that no other test has."""
    return f"Anna of {abs(hash(request.node.name)) % 10**8}"
