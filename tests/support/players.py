"""Computer players whose choice does not depend on how busy the machine is."""

from __future__ import annotations

from kvarto.engine.players import Level, Player


def unhurried(level: Level, seed: int) -> Player:
    """Return a player that reads to the end, however long it takes."""
    return Player(level, seed, time_limit=None)
