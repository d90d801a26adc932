"""`test_days.py`, with people at different nodes."""

from browser.test_days import *  # noqa: F403
