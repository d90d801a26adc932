"""The lobby, where people who do not know each other find a game."""

from __future__ import annotations

from msgspec import Struct

from kvarto.server.protocol.agreements import Agreement, Invitation
from kvarto.server.protocol.basics import BySeat
from kvarto.server.protocol.table import Ping, Pong, Refused


class Seek(Struct, frozen=True, tag="seek", forbid_unknown_fields=True):
    """Play anyone: be paired with whoever wishes for the same, or for something near it."""

    wish: Agreement


class StopSeeking(Struct, frozen=True, tag="stop_seeking", forbid_unknown_fields=True):
    """Do not be paired any more. Leaving the lobby does the same."""


FromLobbyPage = Seek | StopSeeking | Ping


class WatchedGame(Struct, frozen=True):
    """A running game that anybody may watch."""

    id: str
    names: BySeat
    variant: str
    calling: str
    clock: str
    #: How many pieces are on the board.
    placed: int
    watchers: int


class Lobby(Struct, frozen=True, tag="lobby"):
    """Everything in the lobby. It is sent when a page connects, and after every change."""

    #: The open tables, the oldest first; at most 100.
    tables: tuple[Invitation, ...]
    #: At most 30: those that most people watch, and then the latest.
    games: tuple[WatchedGame, ...]
    #: How many people are in the lobby.
    here: int
    #: What this browser seeks; null if it does not.
    seeking: Agreement | None


class Paired(Struct, frozen=True, tag="paired"):
    """Somebody has been found: the game is there."""

    id: str


FromLobby = Lobby | Paired | Refused | Pong
