"""A server and a browser for the tests of this folder, and a fresh visitor for each of them."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import NoReturn

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browser.game_page import GamePage
from browser.polling import HANG_MS
from browser.servers import DelayedSite, LocalServer, OneServer, Site, local_server
from browser.visitors import Visitors
from kvarto.server.page_files import FOLDER
from kvarto.server.timing import USUAL_TIMING
from server.timings import AWAKE
from support.fake_time import FakeTime

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
    expect.set_options(timeout=HANG_MS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program, args=CHROMIUM_ARGUMENTS, timeout=HANG_MS
        )
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def built_page() -> None:
    """What a browser is sent is there."""
    if not (FOLDER / "index.html").is_file():
        _missing("the page has not been built (python web/build.py)")


@pytest.fixture(scope="package")
def server(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[OneServer]:
    """A server for all tests that do not stop it; it must not have complained in the end."""
    server = OneServer(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()
    assert not server.complaints


@pytest.fixture(scope="package")
def still_server(
    built_page: None, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[LocalServer]:
    """A server whose time stands still, so that no player points or moves too late."""
    with local_server(tmp_path_factory.mktemp("still-server"), fake_time=FakeTime()) as own:
        yield own


@pytest.fixture
def pointing_site(still_server: LocalServer) -> Site:
    """A site where there is time enough to point a shape out, however slow the machine is."""
    return still_server


@pytest.fixture
def own_server(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[OneServer]:
    """A server that the test may kill."""
    with OneServer(tmp_path_factory.mktemp("own-server")) as own:
        yield own
        if own.is_running:
            own.stop()


@pytest.fixture
def fake_time_site(built_page: None, tmp_path: Path, fake_time: FakeTime) -> Iterator[LocalServer]:
    """A server whose time stands still until the test advances `fake_time`."""
    with local_server(tmp_path, fake_time=fake_time) as own:
        yield own


@pytest.fixture
def delayed_site(fake_time_site: LocalServer, fake_time: FakeTime) -> DelayedSite:
    """A server where nothing is seen by those who watch before the test lets time pass."""
    delay_s = USUAL_TIMING.spectator_delay_ms / 1000
    return DelayedSite(fake_time_site, lambda: fake_time.advance(delay_s))


@pytest.fixture
def hasty_computer_site(built_page: None, tmp_path: Path) -> Iterator[LocalServer]:
    """A server whose computers do not seem to think, and whose time stands still."""
    timing = replace(AWAKE, computer_thinks_s=(0, 0))
    with local_server(tmp_path, fake_time=FakeTime(), timing=timing) as own:
        yield own


@pytest.fixture
def visitors(chromium: Browser, server: Site) -> Iterator[Visitors]:
    """Opens pages; in the end none may have asked another host, or complained."""
    visitors = Visitors(chromium, server)
    yield visitors
    visitors.leave()


@pytest.fixture
def game(visitors: Visitors) -> GamePage:
    """A page on a screen with room, used with the mouse."""
    return visitors()
