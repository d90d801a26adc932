"""Tests the modules of the page: `python web/test.py`, followed by any options of vitest."""

from __future__ import annotations

import sys

from build import GENERATED, write_board_styles
from sources import write_sources
from tools import install, node


def main() -> None:
    """Write the sources that follow from Python ones, and run the tests beside the modules."""
    install()
    write_sources(GENERATED)
    write_board_styles()
    node("vitest/vitest.mjs", "run", *sys.argv[1:])


if __name__ == "__main__":
    main()
