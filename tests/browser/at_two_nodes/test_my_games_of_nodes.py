"""`test_my_games.py`, with people at different nodes."""

from browser.test_my_games import *  # noqa: F403
