"""One running game: commands in, events stored, and everybody at it told."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from dataclasses import dataclass, field
from random import Random, SystemRandom
from typing import Any, TypeVar

import msgspec

from kvarto.errors import IllegalAction
from kvarto.rules.game import Call, EndTurn, Give, Place, Point
from kvarto.rules.pieces import Piece
from kvarto.rules.settings import Seat
from kvarto.rules.shapes import Cell, Shape
from kvarto.server import protocol
from kvarto.server.server_time import now_in_milliseconds
from kvarto.server.thinking import Thinking
from kvarto.server.views import HOST_MAY, table_message
from kvarto.session.commands import (
    Abort,
    Accept,
    ClaimWin,
    Command,
    CommandKind,
    Decline,
    OfferKind,
    PassTime,
    Pause,
    PlayerCommand,
    Propose,
    Resign,
    Restart,
    Resume,
)
from kvarto.session.per_seat import PerSeat
from kvarto.session.state import TableState, apply, fold
from kvarto.session.table import deadline, decide
from kvarto.store.games import Games, Sitter, StoredGame

#: Between these, in seconds, the computer seems to think, whatever it has found: how long it takes
#: must not tell what it saw.
_THOUGHT = (0.7, 1.3)

#: Called with a message that is ready to be sent.
Listener = Callable[[bytes], None]

Result = TypeVar("Result")


@dataclass(eq=False, slots=True)
class Visitor:
    """A page that is connected to a game."""

    person: str
    send: Listener


@dataclass(eq=False, slots=True)
class Room:
    """A game with those who are at it."""

    id: str
    owner: str
    watched: bool
    sitters: PerSeat[Sitter]
    state: TableState
    number: int
    messages: dict[str, int]
    rematch: str | None
    games: Games
    thinking: Thinking
    #: Since when the machine has slept; None if it has not.
    asleep_since: Callable[[], int | None] = lambda: None
    visitors: set[Visitor] = field(default_factory=set)
    _lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    _alarm: asyncio.TimerHandle | None = None
    _computers: dict[Seat, asyncio.Task[None]] = field(default_factory=dict)
    _tasks: set[asyncio.Task[Any]] = field(default_factory=set)
    _random: Random = field(default_factory=SystemRandom)

    @classmethod
    def of(
        cls,
        stored: StoredGame,
        games: Games,
        thinking: Thinking,
        asleep_since: Callable[[], int | None],
    ) -> Room:
        """A game as it was stored; nothing moves before `wake`."""
        return cls(
            stored.id,
            stored.owner,
            stored.watched,
            stored.sitters,
            fold(stored.events),
            len(stored.events),
            stored.messages,
            stored.rematch,
            games,
            thinking,
            asleep_since,
        )

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.outcome is not None

    @property
    def is_waiting(self) -> bool:
        """Whether nothing happens by itself: no clock runs, and no computer thinks."""
        thinking = any(not task.done() for task in self._computers.values())
        return self._alarm is None and not thinking

    def is_known_to(self, person: str) -> bool:
        """Whether this person began the game or plays in it."""
        return person in (self.owner, *(self.sitters[seat].person for seat in Seat))

    # -- looking ---------------------------------------------------------------------------

    def view(self, person: str) -> protocol.Table:
        """The table as this person sees it now."""
        return table_message(
            self.id,
            self.state,
            self.sitters,
            person,
            number=self.number,
            now=now_in_milliseconds(),
            rematch=self.rematch,
            is_host=person == self.owner,
            watched=self.watched,
        )

    def tell_all(self) -> None:
        """Send the table to everybody who is here."""
        ready: dict[str, bytes] = {}
        for visitor in tuple(self.visitors):
            person = visitor.person
            if person not in ready:
                ready[person] = msgspec.json.encode(self.view(person))
            visitor.send(ready[person])

    # -- doing -----------------------------------------------------------------------------

    async def do(self, person: str, asked: protocol.Do) -> int:
        """Do what a page asks for; the number of its event, once it is stored."""
        seat = Seat(asked.seat)
        if not self._may_act_for(person, seat, asked.command):
            raise IllegalAction("not-your-seat")
        # Whoever asks may go meanwhile. What is begun is brought to its end all the same: else the
        # table here would not be the one that is stored.
        return await asyncio.shield(self._begin(self._do(person, asked)))

    async def _do(self, person: str, asked: protocol.Do) -> int:
        async with self._lock:
            if asked.id in self.messages:
                return self.messages[asked.id]
            await self._pass_time()
            await self._store(command_of(asked), message=asked.id)
            self.messages[asked.id] = self.number
            await self._agree_at_one_device(person)
            self._arrange()
            return self.messages[asked.id]

    def _may_act_for(self, person: str, seat: Seat, command: str) -> bool:
        if self.sitters[seat].person == person:
            return True
        return self.owner == person and CommandKind(command) in HOST_MAY

    async def _agree_at_one_device(self, person: str) -> None:
        """Two people at one person have agreed before one of them presses the button."""
        if all(self.sitters[seat].person == person for seat in Seat):
            for seat, kind in tuple(self.state.offers):
                await self._store(Accept(seat.other, kind))

    async def _store(self, command: Command, message: str | None = None) -> None:
        """Decide, keep, and only then apply: what was acknowledged survives a crash."""
        events = decide(self.state, command, now_in_milliseconds())
        if not events:
            return
        state = self.state
        for event in events:
            state = apply(state, event)
        ended = state.outcome if self.state.outcome is None else None
        await self.games.append(self.id, self.number + 1, events, message, ended)
        self.state = state
        self.number += len(events)
        self.tell_all()

    async def follow(self, begin: Callable[[], Awaitable[str]]) -> str:
        """The game after this one; begun once, however many ask for it."""
        async with self._lock:
            if self.rematch is None:
                following = await begin()
                await self.games.set_rematch(self.id, following)
                self.rematch = following
                self.tell_all()
            return self.rematch

    # -- time ------------------------------------------------------------------------------

    async def wake(self, down_since: int | None = None) -> None:
        """Go on; nobody is charged for the time since `down_since`."""
        async with self._lock:
            await self._pass_time(down_since)
            self._arrange()

    async def _pass_time(self, down_since: int | None = None) -> None:
        """See to what time has brought about; nobody is charged while nothing could be done."""
        unattended = self.asleep_since() if down_since is None else down_since
        if unattended is not None and not self.is_over:
            await self._store(Restart(unattended))
        await self._store(PassTime())

    def rest(self) -> None:
        """Stop everything that would happen by itself."""
        if self._alarm is not None:
            self._alarm.cancel()
        for task in (*self._computers.values(), *self._tasks):
            task.cancel()

    def _arrange(self) -> None:
        """See to what happens next by itself: the clock, and the computers."""
        self._set_alarm()
        for seat in Seat:
            sitter = self.sitters[seat]
            if sitter.level is None or not self._is_wanted(seat):
                continue
            running = self._computers.get(seat)
            if running is None or running.done():
                self._computers[seat] = asyncio.create_task(self._play(seat, sitter.level))

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        due = deadline(self.state)
        if due is not None:
            wait = max(0, due - now_in_milliseconds()) / 1000
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self._begin(self.wake())

    def _begin(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        """Let something go on by itself."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # -- the computer ----------------------------------------------------------------------

    def _is_wanted(self, seat: Seat) -> bool:
        """Whether there is anything for the computer on this seat to think about."""
        asked = any(by is not seat for by, _ in self.state.offers)
        return asked or bool(self.state.game.may(seat) and not self.state.paused)

    async def _play(self, seat: Seat, level: int) -> None:
        """Let the computer do all it wants to; after that it is asked again at the next change."""
        seed = self.sitters[seat].seed
        while self._is_wanted(seat):
            seen, thought = self.number, self._moment()
            wanted = await self.thinking.commands(
                self.state, seat, level, seed, now_in_milliseconds()
            )
            await thought
            if not await self._carry_out(wanted, seen) and self.number == seen:
                return

    def _moment(self) -> asyncio.Future[None]:
        """A moment that begins now; thinking goes on meanwhile."""
        return asyncio.ensure_future(asyncio.sleep(self._random.uniform(*_THOUGHT)))

    async def _carry_out(self, wanted: Iterable[PlayerCommand], seen: int) -> bool:
        """Do these one after another, with a moment between; whether all were done."""
        done = False
        for command in wanted:
            if done:
                await self._moment()
            async with self._lock:
                if self.number != seen:  # something has happened meanwhile: look again
                    return False
                await self._pass_time()
                if self.number != seen:
                    return False
                await self._store(command)
                seen = self.number
                self._arrange()
                done = True
        return done


# -- what a page asks for ----------------------------------------------------------------------


def command_of(asked: protocol.Do) -> PlayerCommand:
    """The command that a message stands for."""
    seat = Seat(asked.seat)
    match asked.command:
        case "give":
            return Give(seat, Piece.from_text(_needed(asked.piece, "piece")))
        case "place":
            return Place(seat, Cell.from_text(_needed(asked.cell, "cell")))
        case "point":
            return Point(seat, None if asked.cells is None else shape_of(asked.cells))
    return _PLAIN[asked.command](seat)


def shape_of(cells: Iterable[str]) -> Shape:
    """The shape that four cells make."""
    pointed = set(cells)
    for shape in Shape:
        if pointed == set(map(str, shape.cells)):
            return shape
    raise IllegalAction("not-a-shape")


def _needed(value: str | None, field_name: str) -> str:
    if value is None:
        raise IllegalAction("bad-message", what=field_name)
    return value


_PLAIN: dict[str, Callable[[Seat], PlayerCommand]] = {
    "call": Call,
    "end_turn": EndTurn,
    "resign": Resign,
    "offer_draw": lambda seat: Propose(seat, OfferKind.DRAW),
    "accept_draw": lambda seat: Accept(seat, OfferKind.DRAW),
    "decline_draw": lambda seat: Decline(seat, OfferKind.DRAW),
    "ask_take_back": lambda seat: Propose(seat, OfferKind.TAKE_BACK),
    "accept_take_back": lambda seat: Accept(seat, OfferKind.TAKE_BACK),
    "decline_take_back": lambda seat: Decline(seat, OfferKind.TAKE_BACK),
    "pause": Pause,
    "resume": Resume,
    "abort": Abort,
    "claim_win": ClaimWin,
}
