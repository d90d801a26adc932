"""All games of a server: begun, found again, and put away when nobody is at them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from random import Random, SystemRandom

from kvarto.errors import IllegalAction
from kvarto.rules.settings import Seat
from kvarto.server import protocol
from kvarto.server.bus import Bus, InProcessBus
from kvarto.server.logs import logger
from kvarto.server.room import Room
from kvarto.server.seating import Opening, Seated, opening, seated_at_browser, settings_of
from kvarto.server.security import new_id
from kvarto.server.server_time import now_in_milliseconds
from kvarto.server.thinking import Thinking
from kvarto.session.table import Player
from kvarto.store.games import Games
from kvarto.store.heartbeat import Heartbeat

#: How often a server says that it is alive, and how long a pause between two beats must be to be a
#: sleep of the machine, in seconds.
_BEAT = 2.0
_ASLEEP = 10.0
#: A game that nobody has been at for so long is put away; it comes back from the database.
_PUT_AWAY_AFTER = 600.0
#: One that came back by itself, for its clock, and does not need to stay: for so long.
_STAYS_FOR = 5.0
#: A game that was put away comes back so long before its time runs out, in milliseconds.
_BEFORE_DEADLINE = 10_000
#: So many games are brought back at the same time after a restart: those who ask come first.
_MOST_LOADING = 8
#: What the bus carries when a game that anybody may watch has begun or ended.
_WATCHED_GAMES = "watched-games"


@dataclass(eq=False)
class Rooms:
    """The games that are in use."""

    games: Games
    heartbeat: Heartbeat
    thinking: Thinking
    bus: Bus = field(default_factory=InProcessBus)
    random: Random = field(default_factory=SystemRandom)
    #: Called when a game that anybody may watch has begun, or has ended for those who watch.
    changed: list[Callable[[], None]] = field(default_factory=list)
    _rooms: dict[str, Room] = field(default_factory=dict)
    _loading: dict[str, asyncio.Task[Room | None]] = field(default_factory=dict)
    _idle_since: dict[str, float] = field(default_factory=dict)
    #: When the time runs out in games that were put away.
    _deadlines: dict[str, int] = field(default_factory=dict)
    _last_beat: int = 0
    _tasks: list[asyncio.Task[None]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.bus.subscribe(_WATCHED_GAMES, lambda _: self._tell())

    async def start(self) -> None:
        """Take over what the last server left."""
        self._last_beat = now_in_milliseconds()
        await self.heartbeat.begin(self._last_beat)
        self._tasks = [
            asyncio.create_task(self._beat_on(), name="heartbeat"),
            asyncio.create_task(self._bring_back_all(), name="games with a clock"),
        ]
        self.thinking.warm_up()

    async def stop(self) -> None:
        """Stop; every game waits as it is."""
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
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
        if room is None or not room.audience.admits(person):
            raise IllegalAction("no-such-game")
        return room

    def in_use(self, game: str) -> Room | None:
        """A game, if it is in memory."""
        return self._rooms.get(game)

    def watched_games(self) -> tuple[Room, ...]:
        """The running games that anybody may watch."""
        return tuple(room for room in self._rooms.values() if room.is_shown_running)

    async def move(self, guest: str, person: str) -> None:
        """Make the games of a guest another person's, as the store has done already."""
        # What is being loaded may be what was stored before.
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        for room in tuple(self._rooms.values()):
            room.move(guest, person)

    def rename(self, person: str, name: str) -> None:
        """Call a person by another name in all their games, as the store does already."""
        for room in self._rooms.values():
            room.rename(person, name)

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
        room = Room(stored, self.games, self.thinking, self._asleep_since, self._end_is_seen)
        await room.wake(await self.heartbeat.stopped_after(room.state.at))
        self._rooms[game] = room
        self._deadlines.pop(game, None)
        return room

    # -- beginning -------------------------------------------------------------------------

    async def begin(self, person: str, wished: protocol.NewGame) -> str:
        """Sit down to a new game at one browser; its id."""
        one, two = (seated_at_browser(chair, person, self.random) for chair in wished.chairs)
        dice = self.random if wished.dice else None
        begun = opening((one, two), settings_of(wished), now_in_milliseconds(), dice)
        return (await self.open(new_id(), person, begun)).id

    async def rematch(self, room: Room, person: str) -> str | None:
        """The game after this one, with the sides swapped; None until both people want it."""
        return await room.follow(person, lambda: self._open_again(room))

    async def _open_again(self, room: Room) -> str:
        names, settings = room.state.names, room.state.settings
        # With the seeds of this game the computer would play the same game again.
        second, first = (
            Seated(
                Player(names[seat], settings.game.points(seat)),
                replace(room.sitters[seat], seed=self.random.getrandbits(32)),
            )
            for seat in Seat
        )
        begun = opening((first, second), settings, now_in_milliseconds(), None)
        owner = room.audience.owner
        return (await self.open(new_id(), owner, begun, watched=room.watched)).id

    async def open(self, game: str, owner: str, begun: Opening, *, watched: bool = False) -> Room:
        """Keep a new game under this id, and begin it."""
        await self.games.begin(game, owner, begun.sitters, begun.opened, watched=watched)
        # Somebody may have looked for it in vain until just now.
        room = await self._load(game) or await self._load(game)
        assert room is not None
        if watched:
            self.bus.publish(_WATCHED_GAMES)
        return room

    # -- telling ---------------------------------------------------------------------------

    def _end_is_seen(self) -> None:
        self.bus.publish(_WATCHED_GAMES)

    def _tell(self) -> None:
        for tell in tuple(self.changed):
            tell()

    # -- time ------------------------------------------------------------------------------

    async def _bring_back_all(self) -> None:
        """Let the clocks go on that ran when the last server stopped, whoever is there."""
        try:
            await self._bring_back(await self.games.unfinished_with_clock())
        except Exception:
            logger.exception("games with a clock")

    async def _bring_back(self, games: Iterable[str]) -> None:
        few = asyncio.Semaphore(_MOST_LOADING)

        async def bring_back(game: str) -> None:
            async with few:
                if game in self._rooms:
                    return
                try:
                    await self._load(game)
                except Exception:  # one game that cannot be read must not stop the others
                    logger.exception("bring back")
                else:
                    # There is nothing to wait for, unless somebody comes right now.
                    now = asyncio.get_running_loop().time()
                    self._idle_since[game] = now - _PUT_AWAY_AFTER + _STAYS_FOR

        await asyncio.gather(*map(bring_back, games))

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
            # Their deadlines are later now.
            await self._bring_back(tuple(self._deadlines))
            for room in tuple(self._rooms.values()):
                await room.wake()
        self._last_beat = now_in_milliseconds()
        soon = self._last_beat + _BEFORE_DEADLINE
        await self._bring_back([game for game, due in self._deadlines.items() if due <= soon])
        self._put_away_idle()
        await self.heartbeat.beat(self._last_beat)

    def _asleep_since(self) -> int | None:
        """The last beat, if it is so long ago that the machine must have slept."""
        asleep = now_in_milliseconds() - self._last_beat > _ASLEEP * 1000
        return self._last_beat if asleep else None

    def _put_away_idle(self) -> None:
        now = asyncio.get_running_loop().time()
        for game, room in tuple(self._rooms.items()):
            if not room.is_waiting:
                self._idle_since.pop(game, None)
            elif now - self._idle_since.setdefault(game, now) > _PUT_AWAY_AFTER:
                self._put_away(room)

    def _put_away(self, room: Room) -> None:
        room.rest()
        del self._rooms[room.id]
        self._idle_since.pop(room.id, None)
        if room.deadline is not None:
            self._deadlines[room.id] = room.deadline
