"""`test_online.py`, with people at different nodes."""

from browser.test_online import *  # noqa: F403
