"""`test_watching.py`, with people at different nodes."""

from browser.test_watching import *  # noqa: F403
