"""A server for the tests of a file, with a database of its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from argon2 import PasswordHasher

from kvarto.club.passwords import Passwords
from kvarto.server.thinking import Thinking
from server.pages import Browser, Server, running


@pytest.fixture(scope="module")
def no_processes() -> Iterator[None]:
    """No process for the computer's moves is started before one is needed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Thinking, "warm_up", lambda _: None)
        yield


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, no_processes: None) -> Iterator[Server]:
    """A server."""
    with running(tmp_path_factory.mktemp("data") / "kvarto.sqlite3") as server:
        yield server


@pytest.fixture
def browser(server: Server) -> Iterator[Browser]:
    """A browser that has begun no game yet."""
    with server.browser() as browser:
        yield browser


@pytest.fixture(scope="module")
def quick_passwords(server: Server) -> None:
    """Hash passwords as quickly as can be."""
    quick = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    server.app.state.accounts.passwords = Passwords(quick)


@pytest.fixture
def name(request: pytest.FixtureRequest) -> str:
    """A name of an account that no other test has."""
    return f"Anna of {abs(hash(request.node.name)) % 10**8}"
