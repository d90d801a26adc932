"""Where requests are served: which places this node looks after, and what is a table that waits."""

from __future__ import annotations

from dataclasses import dataclass

from kvarto.cluster.routing import LOBBY
from kvarto.server.rooms import Rooms
from kvarto.server.tables import Tables


@dataclass(frozen=True)
class Whereabouts:
    """The games and tables of one node, as those see them who route requests."""

    rooms: Rooms
    tables: Tables

    def is_here(self, place: str) -> bool:
        """Whether this node looks after a place, as far as it knows."""
        return self.tables.are_here if place == LOBBY else self.rooms.owns(place)

    async def is_table(self, game: str) -> bool:
        """Whether a table of this id waits, at whichever node."""
        return await self.tables.is_waiting(game)
