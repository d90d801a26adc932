"""The games that anybody may watch: those of this node, and those that other nodes tell of."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from kvarto.clock import loop_time
from kvarto.cluster.hints import Bus
from kvarto.server import protocol
from kvarto.server.room import Room
from kvarto.server.rooms import Rooms

#: What the bus carries: the games of one node.
_TOPIC = "watched-games"
#: So much is shown; who looks for a game reads no more, and everybody is sent all of it.
_MOST = 30


class _Shown(msgspec.Struct, frozen=True):
    """The games of a node, as it tells the others."""

    node: str
    games: tuple[protocol.WatchedGame, ...]


_reader = msgspec.msgpack.Decoder(_Shown)


@dataclass(eq=False)
class Showcase:
    """What can be watched."""

    rooms: Rooms
    bus: Bus
    #: Called when there is something else to be seen.
    changed: list[Callable[[], None]] = field(default_factory=list)
    #: What other nodes have told last, and when.
    _elsewhere: dict[str, tuple[float, _Shown]] = field(default_factory=dict)
    _has_told: bool = False

    def start(self) -> None:
        """Listen to what changes."""
        self.rooms.changed.append(self._tell_changed)
        self.bus.subscribe(_TOPIC, self._hear)

    def games(self) -> tuple[protocol.WatchedGame, ...]:
        """Those that most people watch; of the others the latest."""
        now = loop_time()
        games = list(self._here())
        for heard, shown in tuple(self._elsewhere.values()):
            if now - heard > self.rooms.timing.showcase_believed_s:
                del self._elsewhere[shown.node]
            else:
                games += shown.games
        games.sort(key=lambda game: -game.watchers)
        return tuple(games[:_MOST])

    def _here(self) -> tuple[protocol.WatchedGame, ...]:
        rooms = list(self.rooms.watched_games())[::-1]
        rooms.sort(key=lambda room: -room.watchers)
        return tuple(map(_watched_game, rooms[:_MOST]))

    # -- among nodes -----------------------------------------------------------------------

    async def tell_on(self) -> None:
        """Tell the other nodes for ever what can be watched here."""
        while True:
            await asyncio.sleep(self.rooms.timing.showcase_every_s)
            self._tell()

    def _tell(self) -> None:
        games = self._here() if self.rooms.node.others else ()
        if games or self._has_told:
            shown = _Shown(self.rooms.node.leases.node, games)
            self.bus.publish(_TOPIC, msgspec.msgpack.encode(shown))
        self._has_told = bool(games)

    def _hear(self, hint: bytes) -> None:
        shown = _reader.decode(hint)
        if shown.node == self.rooms.node.leases.node:
            return
        before = self._elsewhere.get(shown.node)
        self._elsewhere[shown.node] = loop_time(), shown
        # How far a game has come, and how many watch, is told with the next change.
        if _ids(shown) != (_ids(before[1]) if before else set()):
            self._tell_changed()

    def _tell_changed(self) -> None:
        for tell in tuple(self.changed):
            tell()


def _ids(shown: _Shown) -> set[str]:
    return {game.id for game in shown.games}


def _watched_game(room: Room) -> protocol.WatchedGame:
    # Whoever is in the lobby knows no more than those who watch.
    state = room.shown_state
    settings = state.settings
    return protocol.WatchedGame(
        room.id,
        protocol.BySeat(state.names.first, state.names.second),
        settings.game.variant.code,
        settings.game.calling.value,
        str(settings.clock),
        state.game.position.placed,
        room.watchers,
    )
