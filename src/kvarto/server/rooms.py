"""All games of a server: begun, found again, and put away when nobody is at them."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass, field, replace
from random import Random, SystemRandom

from kvarto.engine.players import LEVELS
from kvarto.errors import IllegalAction, quoted
from kvarto.record.time_control import TimeControl
from kvarto.rules.position import Position
from kvarto.rules.settings import Calling, FalseCall, Seat, Settings
from kvarto.rules.variant import Variant
from kvarto.server import protocol
from kvarto.server.logs import logger
from kvarto.server.room import Room
from kvarto.server.security import new_id
from kvarto.server.server_time import now_in_milliseconds
from kvarto.server.thinking import Thinking
from kvarto.session.events import Opened, TableSettings
from kvarto.session.per_seat import PerSeat
from kvarto.session.table import Player, Throws, draw_seats, open_table
from kvarto.store.games import Games, Sitter
from kvarto.store.heartbeat import Heartbeat

#: How often a server says that it is alive, and how long a pause between two beats must be to be a
#: sleep of the machine, in seconds.
_BEAT = 2.0
_ASLEEP = 10.0
#: A game that nobody has been at for so long is put away; it comes back from the database.
_PUT_AWAY_AFTER = 600.0


@dataclass(eq=False)
class Rooms:
    """The games that are in use."""

    games: Games
    heartbeat: Heartbeat
    thinking: Thinking
    random: Random = field(default_factory=SystemRandom)
    _rooms: dict[str, Room] = field(default_factory=dict)
    _loading: dict[str, asyncio.Task[Room | None]] = field(default_factory=dict)
    _idle_since: dict[str, float] = field(default_factory=dict)
    _last_beat: int = 0
    _beating: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Take over what the last server left."""
        self._last_beat = now_in_milliseconds()
        await self.heartbeat.begin(self._last_beat)
        self._beating = asyncio.create_task(self._beat_on(), name="heartbeat")
        self.thinking.warm_up()

    async def stop(self) -> None:
        """Stop; every game waits as it is."""
        if self._beating is not None:
            self._beating.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._beating
        for room in self._rooms.values():
            room.rest()
        await self.heartbeat.beat(now_in_milliseconds())
        self.thinking.close()

    @property
    def count(self) -> int:
        """How many games are in use."""
        return len(self._rooms)

    # -- finding ---------------------------------------------------------------------------

    async def find(self, game: str, person: str) -> Room:
        """A game that this person may see; `IllegalAction` if there is none."""
        room = self._rooms.get(game) or await self._load(game)
        # Whether a game exists is nobody else's business.
        if room is None or not room.is_known_to(person):
            raise IllegalAction("no-such-game")
        return room

    async def _load(self, game: str) -> Room | None:
        """Load a game once, however many ask for it at the same time."""
        if game not in self._loading:
            self._loading[game] = asyncio.create_task(self._load_afresh(game))
            self._loading[game].add_done_callback(lambda _: self._loading.pop(game, None))
        return await asyncio.shield(self._loading[game])

    async def _load_afresh(self, game: str) -> Room | None:
        stored = await self.games.load(game)
        if stored is None:
            return None
        room = Room.of(stored, self.games, self.thinking, self._asleep_since)
        await room.wake(await self.heartbeat.stopped_after(room.state.at))
        self._rooms[game] = room
        return room

    # -- beginning -------------------------------------------------------------------------

    async def begin(self, person: str, wished: protocol.NewGame) -> str:
        """Sit down to a new game; its id."""
        one, two = (_seated(chair, person, self.random) for chair in wished.chairs)
        throws: Throws = ()
        if wished.dice:
            (one, two), throws = draw_seats((one, two), self.random)
        opened = open_table(
            (one.player, two.player), _settings(wished), now_in_milliseconds(), throws
        )
        return await self._open(person, PerSeat(one.sitter, two.sitter), opened)

    async def rematch(self, room: Room) -> str:
        """The game after this one, with the sides swapped; begun if it is not yet."""
        if not room.is_over:
            raise IllegalAction("game-goes-on")
        return await room.follow(lambda: self._open_again(room))

    async def _open_again(self, room: Room) -> str:
        state = room.state
        names, points = state.names, state.settings.game.points
        opened = open_table(
            (
                Player(names.second, points(Seat.SECOND)),
                Player(names.first, points(Seat.FIRST)),
            ),
            state.settings,
            now_in_milliseconds(),
        )
        # With the seeds of this game the computer would play the same game again.
        second, first = (
            replace(room.sitters[seat], seed=self.random.getrandbits(32)) for seat in Seat
        )
        return await self._open(room.owner, PerSeat(first, second), opened)

    async def _open(self, person: str, sitters: PerSeat[Sitter], opened: Opened) -> str:
        game = new_id()
        await self.games.begin(game, person, sitters, opened)
        await self._load(game)
        return game

    # -- time ------------------------------------------------------------------------------

    async def _beat_on(self) -> None:
        """Be alive; notice when the machine has slept; put away what nobody uses."""
        while True:
            await asyncio.sleep(_BEAT)
            try:
                await self._beat()
            except Exception:  # the disk is full, perhaps: it may be better the next time
                logger.exception("heartbeat")

    async def _beat(self) -> None:
        if self._asleep_since() is not None:
            for room in tuple(self._rooms.values()):
                await room.wake()
        self._last_beat = now_in_milliseconds()
        self._put_away()
        await self.heartbeat.beat(self._last_beat)

    def _asleep_since(self) -> int | None:
        """The last beat, if it is so long ago that the machine must have slept."""
        asleep = now_in_milliseconds() - self._last_beat > _ASLEEP * 1000
        return self._last_beat if asleep else None

    def _put_away(self) -> None:
        now = asyncio.get_running_loop().time()
        for game, room in tuple(self._rooms.items()):
            # A clock that runs, or a computer that plays, needs its game.
            if room.visitors or not (room.is_over or room.is_waiting):
                self._idle_since.pop(game, None)
            elif now - self._idle_since.setdefault(game, now) > _PUT_AWAY_AFTER:
                room.rest()
                del self._rooms[game], self._idle_since[game]


@dataclass(frozen=True, slots=True)
class _Seated:
    player: Player
    sitter: Sitter


def _seated(chair: protocol.Chair, person: str, random: Random) -> _Seated:
    player = Player(chair.name, chair.points)
    if chair.level is None:
        return _Seated(player, Sitter(person, aids=chair.aids))
    if not 1 <= chair.level <= len(LEVELS):
        raise IllegalAction("no-such-level", level=quoted(chair.level), highest=len(LEVELS))
    return _Seated(player, Sitter(None, chair.level, random.getrandbits(32)))


def _settings(wished: protocol.NewGame) -> TableSettings:
    position = None
    variant = Variant(wished.variant)
    if wished.position is not None:
        position = Position.from_text(wished.position, variant)
        variant = position.variant
    game = Settings(
        variant, Calling(wished.calling), FalseCall(wished.false_call), wished.late_call
    )
    clock = TimeControl.from_text(wished.clock)
    return TableSettings(game, clock, casual=wished.casual, start=position)
