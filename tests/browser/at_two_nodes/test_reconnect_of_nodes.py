"""`test_reconnect.py`, with people at different nodes."""

from browser.test_reconnect import *  # noqa: F403
