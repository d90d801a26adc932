"""`test_lobby.py`, with people at different nodes."""

from browser.test_lobby import *  # noqa: F403
