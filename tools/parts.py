"""The parts of `make test-all`: every test belongs to exactly one, by the path of its file."""

from __future__ import annotations

#: In the order in which they run.
PARTS = ("core", "server", "faults", "browser", "languages", "engine", "storm")

#: The first that a path begins with decides.
BY_PATH = {
    "tests/server/test_storm.py": "storm",
    "tests/server/test_crash.py": "faults",
    "tests/server/test_faults.py": "faults",
    "tests/server/test_rolling_upgrade.py": "faults",
    # The commands that start and look after a server count as its coverage.
    "tests/cli/test_admin.py": "server",
    "tests/cli/test_db.py": "server",
    "tests/cli/test_db_elsewhere.py": "server",
    "tests/cli/test_serve.py": "server",
    "tests/server": "server",
    "tests/store": "server",
    "tests/cluster": "server",
    "tests/club": "server",
    "tests/browser/test_every_language.py": "languages",
    "tests/browser/test_languages.py": "languages",
    "tests/browser/test_playing_in_languages.py": "languages",
    "tests/locales": "languages",
    "tests/browser": "browser",
    "tests/web": "browser",
    "tests/engine": "engine",
    "tests/test_core.py": "engine",
    "tests/test_engine_figures.py": "engine",
    "tests/test_wasm.py": "engine",
}


def part_of(path: str) -> str:
    """Return the part to which the tests of a file belong; `path` is relative to the repository."""
    return next((part for prefix, part in BY_PATH.items() if path.startswith(prefix)), "core")
