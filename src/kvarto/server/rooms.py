"""All games of a server: begun, found again, and put away when nobody is at them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from functools import partial
from random import Random, SystemRandom

from kvarto.clock import Clock, loop_time
from kvarto.cluster.routing import ComeAgain
from kvarto.errors import IllegalAction
from kvarto.record.time_control import ClockKind
from kvarto.rules.settings import Seat
from kvarto.server import protocol
from kvarto.server.logs import logger
from kvarto.server.node import Node
from kvarto.server.room import Room
from kvarto.server.seating import Opening, Seated, opening, seated_at_browser, settings_of
from kvarto.server.security import new_id
from kvarto.server.surroundings import Surroundings
from kvarto.server.tasks import hear_of_mistakes
from kvarto.server.thinking import Thinking
from kvarto.server.timing import USUAL_TIMING, Timing
from kvarto.session.events import Opened
from kvarto.session.table import Player
from kvarto.store.games import Games, StoredGame
from kvarto.store.leases import Lease
from kvarto.store.refusals import StoreAway

#: So many games are brought back at the same time after a restart: those who ask come first.
_MOST_LOADING = 8
#: So many games that nobody looks after are taken over at once; other nodes take some as well.
_MOST_ADOPTED = 200


@dataclass(eq=False)
class Rooms:
    """The games that are in use."""

    games: Games
    node: Node
    thinking: Thinking
    timing: Timing = USUAL_TIMING
    random: Random = field(default_factory=SystemRandom)
    #: Called when a game that anybody may watch has begun, or has ended for those who watch.
    changed: list[Callable[[], None]] = field(default_factory=list)
    _rooms: dict[str, Room] = field(default_factory=dict)
    _loading: dict[str, asyncio.Task[Room | None]] = field(default_factory=dict)
    _idle_since: dict[str, float] = field(default_factory=dict)
    #: Games that were put away and still are ours, and when the time runs out in them.
    _put_away: dict[str, int | None] = field(default_factory=dict)
    #: Games that are being given back.
    _leaving: dict[str, asyncio.Task[None]] = field(default_factory=dict)
    _tasks: list[asyncio.Task[None]] = field(default_factory=list)

    async def start(self) -> None:
        """Take over what others left."""
        self.node.slept.append(self._wake_all)
        self.node.died.append(self.forget)
        self._tasks = [
            asyncio.create_task(self._look_on(), name="games"),
            asyncio.create_task(self._adopt_on(), name="games with a clock"),
        ]

    async def leave(self) -> None:
        """Leave all games to others, and take none any more."""
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.forget()

    async def stop(self) -> None:
        """Stop; every game waits as it is."""
        await self.leave()
        self.thinking.close()

    async def forget(self) -> None:
        """Leave all games to others, with everybody who is at them."""
        rooms = tuple(self._rooms.values())
        for known in (self._rooms, self._idle_since, self._put_away):
            known.clear()
        for room in rooms:
            _leave(room)

    @property
    def clock(self) -> Clock:
        """The clock of the server."""
        return self.node.clock

    @property
    def count(self) -> int:
        """How many games are in use."""
        return len(self._rooms)

    @property
    def places(self) -> int:
        """How many games are this node's, in use or put away."""
        return len(self._rooms) + len(self._put_away)

    def owns(self, game: str) -> bool:
        """Whether a game is this node's, as far as it knows."""
        return game in self._rooms or game in self._put_away

    # -- finding ---------------------------------------------------------------------------

    async def find(self, game: str, person: str) -> Room:
        """A game that this person may see; `IllegalAction` if there is none.

        `ComeAgain` if another node looks after it.
        """
        room = self._rooms.get(game) or await self._load(game)
        if room is not None and self.node.others and not room.audience.is_player(person):
            await self._see_who_plays(room, person)
        # Whether a game exists is nobody else's business.
        if room is None or not room.audience.admits(person):
            raise IllegalAction("no-such-game")
        return room

    async def _see_who_plays(self, room: Room, person: str) -> None:
        """Another node may have made the games of a guest theirs, and we did not hear of it."""
        with contextlib.suppress(StoreAway):
            # Only if it is so is the game read: that holds up who plays, and anybody may come.
            if await self.games.concerns(room.id, person):
                await room.read_sitters()

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
            # All who asked may have gone by then.
            self._loading[game].add_done_callback(hear_of_mistakes)
        return await asyncio.shield(self._loading[game])

    async def _load_afresh(self, game: str) -> Room | None:
        if game in self._leaving:
            await asyncio.wait([self._leaving[game]])
        room = await self._take(game) if await self.games.is_there(game) else None
        if room is None:  # nobody owns what there is not
            self._put_away.pop(game, None)
        return room

    async def _take(self, game: str) -> Room | None:
        try:
            lease = await self.node.take(game)
        except ComeAgain:
            self._put_away.pop(game, None)  # it is another's
            raise
        except StoreAway:
            self._put_away[game] = 0  # it may be ours, and then nobody else looks after its clock
            raise
        try:
            return await self._set_up(game, lease)
        except Exception as error:
            if lease.node == self.node.leases.node:
                is_away = isinstance(error, StoreAway | ComeAgain)
                later = self.clock() + self.timing.retry_unreadable_ms
                self._put_away[game] = 0 if is_away else later
            raise

    async def _set_up(self, game: str, lease: Lease) -> Room | None:
        # Only from now on is it sure that nobody else adds to it.
        stored = await self.games.load(game)
        if stored is None:
            return None
        down_since = lease.down_since
        if lease.is_new and _is_unattended(stored, self.clock(), self.node.leases.lease_ms):
            down_since = stored.events[-1].at
        around = Surroundings(
            self.clock, self.node.asleep_since, self._tell, self._lose, self.timing
        )
        room = Room(stored, self.games, self.thinking, lease, around)
        try:
            await room.wake(down_since)
            self.node.check(lease)
        except BaseException:
            room.rest()
            raise
        self._rooms[game] = room
        self._put_away.pop(game, None)
        if room.is_shown_running:
            self._tell()
        return room

    # -- beginning -------------------------------------------------------------------------

    async def begin(self, person: str, wished: protocol.NewGame) -> str:
        """Sit down to a new game at one browser; its id."""
        one, two = (seated_at_browser(chair, person, self.random) for chair in wished.chairs)
        dice = self.random if wished.dice else None
        begun = opening((one, two), settings_of(wished), self.clock(), dice)
        return await self.open(new_id(), person, begun)

    async def rematch(self, room: Room, person: str) -> str | None:
        """The game after this one, with the sides swapped; None until both people want it."""
        return await room.follow(person, partial(self._open_again, room))

    async def _open_again(self, room: Room, after: Lease) -> str:
        names, settings = room.state.names, room.state.settings
        # With the seeds of this game the computer would play the same game again.
        second, first = (
            Seated(
                Player(names[seat], settings.game.points(seat)),
                replace(room.sitters[seat], seed=self.random.getrandbits(32)),
            )
            for seat in Seat
        )
        begun = opening((first, second), settings, self.clock(), None)
        return await self.open(
            new_id(), room.audience.owner, begun, watched=room.watched, after=after
        )

    async def open(
        self,
        game: str,
        owner: str,
        begun: Opening,
        *,
        watched: bool = False,
        lobby: Lease | None = None,
        after: Lease | None = None,
    ) -> str:
        """Keep a new game under this id, and begin it; its id.

        With `after`, the lease of a game, it is the one that follows that game.

        A game of the lobby is kept only as long as the lobby is ours: `LostLease`. If there are
        other nodes, it is left to whichever is asked for it first: they share the games that way.
        """
        is_ours = lobby is None or not self.node.others
        await self.games.begin(
            game,
            owner,
            begun.sitters,
            begun.opened,
            watched=watched,
            lease=lobby,
            owning=self.node.owning(game) if is_ours else None,
            after=after,
        )
        if is_ours:
            # It has begun, whatever becomes of this: whoever comes to it looks again.
            with contextlib.suppress(ComeAgain, StoreAway):
                # Somebody may have looked for it in vain until just now.
                await self._load(game) or await self._load(game)
        return game

    # -- telling ---------------------------------------------------------------------------

    def _tell(self) -> None:
        for tell in tuple(self.changed):
            tell()

    # -- giving back -----------------------------------------------------------------------

    def _lose(self, game: str) -> None:
        """Another node looks after a game by now, and after everybody who was at it."""
        self._put_away.pop(game, None)
        self._idle_since.pop(game, None)
        room = self._rooms.pop(game, None)
        if room is not None:
            logger.warning("game lost")
            _leave(room)

    def _put_away_idle(self) -> None:
        now = loop_time()
        for game, room in tuple(self._rooms.items()):
            if not room.is_waiting:
                self._idle_since.pop(game, None)
            elif now - self._idle_since.setdefault(game, now) > self.timing.put_away_after_s:
                self.put_away(room)

    def put_away(self, room: Room) -> None:
        """Keep a game in the database alone; it comes back when it is asked for, or due."""
        room.rest()
        del self._rooms[room.id]
        self._idle_since.pop(room.id, None)
        if room.is_over or room.state.settings.clock.kind is ClockKind.NONE:
            self._leaving[room.id] = asyncio.create_task(self._give_back(room.id))
        else:
            # It stays ours: its clock goes on, and it is known since when nobody looks after it.
            self._put_away[room.id] = room.deadline

    async def _give_back(self, game: str) -> None:
        with contextlib.suppress(StoreAway):
            await self.node.leases.release(game)
        del self._leaving[game]

    # -- time ------------------------------------------------------------------------------

    async def _adopt_on(self) -> None:
        """Let the clocks go on in games that nobody looks after any more, whoever is there."""
        while True:
            adopted: list[str] = []
            try:
                orphans = await self.node.leases.orphans(_MOST_ADOPTED)
                if self.node.is_alone and not orphans:
                    return  # nobody else can leave any
                adopted = [game for game in orphans if game not in self._rooms]
                await self._bring_back(adopted)
            except StoreAway:
                pass
            except Exception:
                logger.exception("games with a clock")
            if not any(game in self._rooms for game in adopted):
                await asyncio.sleep(self.timing.look_at_games_s)

    async def _bring_back(self, games: Iterable[str]) -> None:
        few = asyncio.Semaphore(_MOST_LOADING)

        async def bring_back(game: str) -> None:
            async with few:
                if game in self._rooms:
                    return
                try:
                    await self._load(game)
                except (ComeAgain, StoreAway):
                    return  # another was faster; or it is looked at again
                except Exception:  # one game that cannot be read must not stop the others
                    logger.exception("bring back")
                else:
                    # There is nothing to wait for, unless somebody comes right now.
                    early = self.timing.put_away_after_s - self.timing.stays_s
                    self._idle_since[game] = loop_time() - early

        await asyncio.gather(*map(bring_back, games))

    async def _look_on(self) -> None:
        while True:
            await asyncio.sleep(self.timing.look_at_games_s)
            try:
                await self.look()
            except Exception:
                logger.exception("games")

    async def look(self) -> None:
        """Bring back what will soon need it, and put away what nobody uses."""
        soon = self.clock() + self.timing.back_before_deadline_ms
        due = [game for game, end in self._put_away.items() if end is not None and end <= soon]
        await self._bring_back(due)
        self._put_away_idle()

    async def _wake_all(self) -> None:
        """The machine has slept: nobody is charged for that, and deadlines are later now."""
        await self._bring_back([game for game, end in self._put_away.items() if end is not None])
        for room in tuple(self._rooms.values()):
            await room.wake()


def _leave(room: Room) -> None:
    room.rest()
    room.audience.send_away()


def _is_unattended(stored: StoredGame, now: int, lease_ms: int) -> bool:
    """Whether nobody has looked after a game that nobody owned.

    Games with a clock are never given back, so it was opened for others to take, and its players
    come at once, unless whoever has opened it died before it could tell them.
    """
    opened, last = stored.events[0], stored.events[-1]
    has_clock = isinstance(opened, Opened) and opened.settings.clock.kind is not ClockKind.NONE
    return has_clock and now - last.at > lease_ms
