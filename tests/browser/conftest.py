"""A server and a browser for the tests of this folder, and a fresh visitor for each of them."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from typing import NoReturn

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browser.game_page import GamePage
from browser.patience import PATIENCE
from browser.servers import ServerProcess
from browser.visitors import Visitors
from kvarto.server.page_files import FOLDER

#: Without these, chromium does not start in a container, or asks other hosts by itself.
CHROMIUM_ARGUMENTS = ["--no-sandbox", "--disable-background-networking"]


def _missing(what: str) -> NoReturn:
    """Skip, and say why; where nobody looks, a test that is skipped is one that fails."""
    if os.environ.get("CI"):
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """The system's chromium, without a window; the one that cannot have one is twice as fast."""
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if program is None:
        _missing("there is no chromium here (on Debian: apt-get install chromium)")
    expect.set_options(timeout=PATIENCE * 1000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=CHROMIUM_ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server for all tests that do not stop it; it must not have complained in the end."""
    if not (FOLDER / "index.html").is_file():
        _missing("the page has not been built (python web/build.py)")
    server = ServerProcess(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()
    assert not server.complaints


@pytest.fixture
def own_server(
    server: ServerProcess, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    """A server that the test may kill."""
    own = ServerProcess(tmp_path_factory.mktemp("own-server"))
    own.start()
    yield own
    own.stop()


@pytest.fixture
def visitors(chromium: Browser, server: ServerProcess) -> Iterator[Visitors]:
    """Opens pages; in the end none may have asked another host, or complained."""
    visitors = Visitors(chromium, server)
    yield visitors
    visitors.leave()


@pytest.fixture
def game(visitors: Visitors) -> GamePage:
    """A page on a screen with room, used with the mouse."""
    return visitors()
