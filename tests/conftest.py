"""What all tests share."""

from __future__ import annotations

import os
import signal

import pytest
from hypothesis import settings

from parts import PARTS, part_of
from support.effort import register_profiles
from support.greenlets import keep_first_greenlets

# What commands say is compared with English, whatever the language of the system.
os.environ["LANGUAGE"] = "en"

# A shell lets what it starts in the background ignore Ctrl-C, and what that starts inherits it.
signal.signal(signal.SIGINT, signal.default_int_handler)

register_profiles()
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "kvarto"))

pytest_plugins = ["support.fixtures", "support.time_fixtures"]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that chooses one part of `make test-all`."""
    parser.addoption("--part", choices=PARTS, help="only the tests of this part (tools/parts)")


def pytest_configure(config: pytest.Config) -> None:
    """Prepare what counts coverage."""
    if config.getoption("cov_source", None):
        keep_first_greenlets()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests of other parts."""
    part = config.getoption("--part")
    if part is not None:
        chosen = [item for item in items if _part_of(item) == part]
        config.hook.pytest_deselected(items=[item for item in items if _part_of(item) != part])
        items[:] = chosen


def _part_of(item: pytest.Item) -> str:
    return part_of(item.path.relative_to(item.config.rootpath).as_posix())
