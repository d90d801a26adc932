"""One running game: commands in, events stored, and everybody at it told."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from dataclasses import replace
from typing import Any, TypeVar

from sqlalchemy.exc import IntegrityError

from kvarto.cluster.routing import ComeAgain
from kvarto.errors import IllegalAction
from kvarto.record.time_control import ClockKind
from kvarto.rules.settings import Seat
from kvarto.server import protocol
from kvarto.server.alarm import Alarm
from kvarto.server.asking import command_of
from kvarto.server.audience import Audience, Visitor
from kvarto.server.computers import Computers
from kvarto.server.identity import NOBODY
from kvarto.server.logs import logger
from kvarto.server.presence import Presence, next_claim
from kvarto.server.seating import is_online
from kvarto.server.surroundings import Surroundings
from kvarto.server.tasks import hear_of_mistakes, hear_though_nobody_asks
from kvarto.server.thinking import Thinking
from kvarto.server.views import HOST_MAY
from kvarto.server.watching import Sight, gallery_of
from kvarto.session.commands import (
    Accept,
    Command,
    CommandKind,
    Leave,
    PassTime,
    PlayerCommand,
    Restart,
    Return,
)
from kvarto.session.per_seat import PerSeat
from kvarto.session.state import TableState, apply, fold
from kvarto.session.table import deadline, decide
from kvarto.store.games import Games, Sitter, StoredGame
from kvarto.store.leases import Lease
from kvarto.store.refusals import LostLease, StoreAway

#: A deadline that is farther away than this, in milliseconds, does not keep a game in memory.
_SOON = 60 * 60 * 1000
#: A claim is told of a little later than it is possible, in seconds: timers are not exact.
_AFTER_GRACE = 0.02

Result = TypeVar("Result")


class Room:
    """A game with those who are at it."""

    def __init__(
        self,
        stored: StoredGame,
        games: Games,
        thinking: Thinking,
        lease: Lease,
        around: Surroundings,
    ) -> None:
        """A game as it was stored; nothing moves before `wake`."""
        self.id = stored.id
        self.watched = stored.watched
        self.state = fold(stored.events)
        self.number = len(stored.events)
        self.began_at = stored.events[0].at
        self.messages = stored.messages
        self.rematch = stored.rematch
        self.games = games
        self.clock = around.clock
        self.thinking = thinking
        timing = around.timing
        gallery = gallery_of(stored, timing.spectator_delay_ms) if stored.watched else None
        self.audience = Audience(stored, gallery, self._sight, around)
        self._lease = lease
        self._around = around
        #: Since when it is not known what is stored: the store went away while it was written to.
        self._unsure_since: int | None = None
        self._rests = False
        self._rematch_asked: frozenset[Seat] = frozenset()
        self._computers = Computers(self, thinking, timing.computer_thinks_s)
        self._presence = Presence(lambda seat: self._note(Leave(seat)), timing.away_after_s)
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._alarm = Alarm(self._ring)
        self._claim_alarm = Alarm(self.audience.tell_all)

    @property
    def sitters(self) -> PerSeat[Sitter]:
        """Who plays."""
        return self.audience.sitters

    @property
    def watchers(self) -> int:
        """How many watch."""
        return len(self.audience.watchers)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.outcome is not None

    @property
    def is_waiting(self) -> bool:
        """Whether nobody is here, and nothing happens by itself for a while."""
        due = self.deadline
        is_far = due is None or due - self.clock() > _SOON
        is_empty = not self.audience.players and not self.watchers
        return is_empty and is_far and not self._computers.are_thinking

    @property
    def deadline(self) -> int | None:
        """When time alone changes something."""
        return deadline(self.state)

    @property
    def is_timed_closely(self) -> bool:
        """Whether fractions of a second count."""
        clock = self.state.settings.clock.kind
        return clock not in (ClockKind.NONE, ClockKind.DAYS) and not self.is_over

    # -- looking ---------------------------------------------------------------------------

    def view(self, person: str) -> protocol.Table:
        """The table as this person sees it now."""
        return self.audience.view(person)

    def state_for(self, person: str) -> TableState:
        """As much of the game as this person knows by now."""
        return self.audience.seen_by(person).state

    @property
    def is_shown_running(self) -> bool:
        """Whether anybody may watch this game, and it goes on for those who do."""
        return self.watched and self.shown_state.outcome is None

    @property
    def shown_state(self) -> TableState:
        """As much as anybody may know who does not play."""
        return self.state_for(NOBODY)

    def _sight(self, now: int) -> Sight:
        asked = tuple(seat for seat in Seat if seat in self._rematch_asked)
        return Sight(now, self.state, self.number, self.rematch, asked)

    # -- coming and going ------------------------------------------------------------------

    def enter(self, visitor: Visitor) -> None:
        """A page comes, and is shown the table."""
        if self._rests:
            visitor.send_away()
            return
        self.audience.enter(visitor)
        for seat in self.audience.seats_of(visitor.person):
            self._presence.came(seat)
            if self.state.away[seat] is not None:
                self._note(Return(seat))

    def leave(self, visitor: Visitor) -> None:
        """A page goes."""
        self.audience.leave(visitor)
        self._notice_absence()

    def move(self, guest: str, person: str) -> None:
        """Make everything that a guest has here another person's."""
        for visitor in self.audience.move(guest, person):
            self.audience.leave(visitor)
            visitor.person = person
            self.enter(visitor)

    def rename(self, person: str, name: str) -> None:
        """Call a person by another name."""
        for seat in self.audience.seats_of(person):
            self.state = replace(self.state, names=self.state.names.having(seat, name))
            self.audience.tell_all()

    def _notice_absence(self) -> None:
        """Whoever has no page here will soon be away.

        At one device nobody is, nor where there are days to move.
        """
        is_slow = self.state.settings.clock.kind is ClockKind.DAYS
        if is_online(self.sitters) and not is_slow and not self.is_over and not self._rests:
            for seat in self.audience.absent():
                if self.state.away[seat] is None:
                    self._presence.went(seat)

    def _note(self, command: Leave | Return) -> None:
        """Note that a player has gone or is back, if that is still so and not known yet."""
        is_gone = isinstance(command, Leave)

        async def note() -> None:
            async with self._at_work():
                await self._pass_time()
                is_away = self.state.away[command.seat] is not None
                is_absent = command.seat in self.audience.absent()
                if is_away is not is_gone and is_absent is is_gone and not self.is_over:
                    await self._store(command)
                self._arrange()

        self._begin(note()).add_done_callback(hear_of_mistakes)

    # -- doing -----------------------------------------------------------------------------

    async def do(self, person: str, asked: protocol.Do, lag: int = 0) -> int:
        """Do what a page asks for; the number of its event, once it is stored.

        `lag` is how many milliseconds of its time are not charged.
        """
        if not self._may_act_for(person, asked):
            raise IllegalAction("not-your-seat")
        # Whoever asks may go meanwhile. What is begun is brought to its end all the same: else the
        # table here would not be the one that is stored.
        doing = self._begin(self._do(person, asked, lag))
        doing.add_done_callback(hear_though_nobody_asks)
        return await asyncio.shield(doing)

    async def _do(self, person: str, asked: protocol.Do, lag: int) -> int:
        async with self._at_work():
            if asked.id in self.messages:
                return self.messages[asked.id]
            await self._pass_time()
            await self._store(command_of(asked), asked.id, lag)
            self.messages[asked.id] = self.number
            await self._agree_at_one_device(person)
            self._arrange()
            return self.messages[asked.id]

    async def do_if_nothing_happened(self, command: PlayerCommand, since: int) -> bool:
        """Do what a computer wants, unless there are new events since it looked."""
        async with self._at_work():
            if self.number == since:
                await self._pass_time()
            if self.number != since:
                return False
            await self._store(command)
            self._arrange()
            return True

    def _may_act_for(self, person: str, asked: protocol.Do) -> bool:
        if Seat(asked.seat) in self.audience.seats_of(person):
            return True
        return self.audience.is_host(person) and CommandKind(asked.command) in HOST_MAY

    async def _agree_at_one_device(self, person: str) -> None:
        """Two people at one browser have agreed before one of them presses the button."""
        if len(self.audience.seats_of(person)) == len(Seat):
            for seat, kind in tuple(self.state.offers):
                await self._store(Accept(seat.other, kind))

    async def _store(
        self, command: Command, message: str | None = None, lag: int = 0, *, settles: bool = False
    ) -> None:
        """Decide, keep, and only then apply: what was acknowledged survives a crash.

        What `settles` the time in which nobody looked after the game is kept even if it is nothing.
        """
        now = self.clock()
        events = decide(self.state, command, now, lag)
        if not events and not settles:
            return
        state = self.state
        for event in events:
            state = apply(state, event)
        ended = state.outcome if self.state.outcome is None else None
        with self._writing(now):
            await self.games.append(
                self.id,
                self.number + 1,
                events,
                message,
                ended,
                lease=self._lease,
                settles=settles,
            )
        self.state = state
        self.number += len(events)
        self.audience.tell_all()

    async def follow(self, person: str, begin: Callable[[Lease], Awaitable[str]]) -> str | None:
        """The game after this one, which is begun once; None until both people want it."""
        if not self.audience.is_player(person):
            raise IllegalAction("not-your-seat")
        if not self.is_over:
            raise IllegalAction("game-goes-on")
        async with self._at_work():
            if self.rematch is None:
                self._rematch_asked |= self.audience.seats_of(person)
                if not is_online(self.sitters) or len(self._rematch_asked) == len(Seat):
                    with self._writing(self.clock()):
                        self.rematch = await begin(self._lease)
                self.audience.tell_all()
            return self.rematch

    # -- being sure ------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def _at_work(self) -> AsyncIterator[None]:
        """Alone at the table, and sure of what is on it."""
        async with self._lock:
            if self._rests:
                raise ComeAgain
            if self._unsure_since is not None:
                await self._make_sure(self._unsure_since)
            yield

    @contextlib.contextmanager
    def _writing(self, now: int) -> Iterator[None]:
        """Notice when something may not be written here any more, or may be written or not."""
        try:
            yield
        except LostLease:
            if not self._rests:  # else it is known, and there may be another under this id
                self._around.is_lost(self.id)
            raise ComeAgain from None
        except StoreAway:
            self._be_unsure(now)
            raise
        except IntegrityError:  # more is stored than is known here
            logger.exception("game")
            self._be_unsure(now)
            raise ComeAgain from None

    def _be_unsure(self, since: int) -> None:
        if self._unsure_since is None:
            self._unsure_since = since
        self._try_again()

    async def _make_sure(self, unsure_since: int) -> None:
        """Read what is stored; nobody is charged for the time in which nothing could be."""
        try:
            await self._read_again()
        except StoreAway:
            self._try_again()
            raise
        if not self.is_over:
            await self._store(Restart(unsure_since))
        self._unsure_since = None

    async def read_sitters(self) -> None:
        """See who plays: another node may have made the games of a guest another person's."""
        async with self._lock:
            await self._read_again()

    async def _read_again(self) -> None:
        stored = await self.games.load(self.id)
        if stored is None:  # it was cleared away
            raise IllegalAction("no-such-game")
        self.audience.seat(stored.owner, stored.sitters)
        is_news = (self.number, self.rematch) != (len(stored.events), stored.rematch)
        if self.number != len(stored.events):
            self.state, self.number = fold(stored.events), len(stored.events)
            self.messages |= stored.messages
        self.rematch = stored.rematch
        if is_news:
            self.audience.tell_all()

    def _try_again(self) -> None:
        self._alarm.set(None if self._rests else self._around.timing.retry_store_s)

    # -- time ------------------------------------------------------------------------------

    async def wake(self, down_since: int | None = None) -> None:
        """Go on; nobody is charged for the time since `down_since`."""
        async with self._at_work():
            await self._pass_time(down_since)
            self._arrange()
        self._notice_absence()

    async def _pass_time(self, down_since: int | None = None) -> None:
        """See to what time has brought about; nobody is charged while nothing could be done."""
        unattended = self._around.asleep_since() if down_since is None else down_since
        if unattended is not None and not self.is_over:
            await self._store(Restart(unattended), settles=down_since is not None)
        await self._store(PassTime(), lag=self.audience.lag_of(self.state.game.to_act))

    def rest(self) -> None:
        """Stop everything that would happen by itself; whoever comes is sent elsewhere."""
        self._rests = True
        for alarm in (self._alarm, self._claim_alarm):
            alarm.set(None)
        self._computers.rest()
        self._presence.rest()
        self.audience.rest()
        for task in self._tasks - {asyncio.current_task()}:
            task.cancel()

    def _arrange(self) -> None:
        """See to what happens next by itself: the clock, the claim, and the computers."""
        now = self.clock()
        due, claim = self.deadline, next_claim(self.state, now)
        wait = None
        if due is not None:
            lag = self.audience.lag_of(self.state.game.to_act)
            wait = max(0, due - now + lag) / 1000
        self._alarm.set(wait)
        self._claim_alarm.set(None if claim is None else (claim - now) / 1000 + _AFTER_GRACE)
        self._computers.arrange()

    def _ring(self) -> None:
        self._begin(self.wake()).add_done_callback(hear_of_mistakes)

    def _begin(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        """Let something go on by itself."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
