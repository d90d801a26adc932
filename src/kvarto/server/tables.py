"""Tables that wait for somebody to sit down, and how a game begins at them."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from random import Random, SystemRandom
from typing import Any, TypeVar

import msgspec

from kvarto.club.accounts import Accounts
from kvarto.errors import IllegalAction
from kvarto.server import protocol
from kvarto.server.logs import logger
from kvarto.server.problems import UNREADABLE
from kvarto.server.rooms import Rooms
from kvarto.server.seating import Seated, opening, settings_of
from kvarto.server.security import new_id
from kvarto.server.server_time import now_in_milliseconds
from kvarto.session.table import Player
from kvarto.store.games import Sitter
from kvarto.store.invitations import Invitations, StoredInvitation

#: What the bus carries when tables have changed.
_TABLES = "tables"
#: So many tables that were taken are remembered, to tell those who come too late.
_MOST_REMEMBERED = 10_000

_terms_reader = msgspec.json.Decoder(protocol.NewTable)

Result = TypeVar("Result")


@dataclass(eq=False, slots=True)
class Onlooker:
    """A page at a table that waits; `look` is called when it is to look again."""

    person: str
    look: Callable[[], None]


@dataclass(eq=False, slots=True)
class Waiting:
    """A table that waits for somebody to sit down."""

    id: str
    maker: str
    #: What its maker is called at it.
    name: str
    terms: protocol.NewTable
    made_at: int
    onlookers: set[Onlooker] = field(default_factory=set)
    #: Whether somebody is sitting down right now.
    is_taken: bool = False

    @property
    def is_in_lobby(self) -> bool:
        """Whether everybody in the lobby finds it."""
        return self.terms.found == "lobby"

    def message(self, person: str) -> protocol.Invitation:
        """The table as a person sees it."""
        terms = msgspec.structs.replace(self.terms, name=None)
        now = now_in_milliseconds()
        is_own = person == self.maker
        return protocol.Invitation(self.id, self.name, is_own, terms, self.made_at, now)


@dataclass(eq=False)
class Tables:
    """The tables of a server that wait."""

    rooms: Rooms
    invitations: Invitations
    accounts: Accounts
    random: Random = field(default_factory=SystemRandom)
    #: Called after any change.
    changed: list[Callable[[], None]] = field(default_factory=list)
    _waiting: dict[str, Waiting] = field(default_factory=dict)
    _taken: deque[str] = field(default_factory=lambda: deque(maxlen=_MOST_REMEMBERED))
    _tasks: set[asyncio.Task[Any]] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.rooms.bus.subscribe(_TABLES, lambda _: self._tell_changed())

    async def start(self) -> None:
        """Set up the tables that waited when the last server stopped."""
        for stored in await self.invitations.all():
            try:
                terms = _terms_reader.decode(stored.terms)
            except UNREADABLE:  # of a version that knew something else
                logger.exception("table")
                continue
            table = Waiting(stored.id, stored.maker, stored.name, terms, stored.created_at)
            self._waiting[stored.id] = table

    # -- looking ---------------------------------------------------------------------------

    @property
    def count(self) -> int:
        """How many wait."""
        return len(self._waiting)

    def find(self, table: str) -> Waiting | None:
        """The table of this id, if it waits."""
        return self._waiting.get(table)

    def made_by(self, person: str) -> tuple[Waiting, ...]:
        """The tables that a person has made, the oldest first."""
        return tuple(table for table in self._waiting.values() if table.maker == person)

    def in_lobby(self) -> tuple[Waiting, ...]:
        """Those that everybody in the lobby finds, the oldest first."""
        waiting = self._waiting.values()
        return tuple(table for table in waiting if table.is_in_lobby and not table.is_taken)

    # -- making ----------------------------------------------------------------------------

    async def make(self, maker: str, wished: protocol.NewTable) -> str:
        """Set up a table; its id."""
        settings_of(wished)  # refuses what cannot be agreed on
        name, now = await self._name(maker, wished.name, wished), now_in_milliseconds()
        table = Waiting(new_id(), maker, name, wished, now)
        stored = StoredInvitation(table.id, maker, name, _text(wished), now)
        await self.invitations.add(stored)
        self._waiting[table.id] = table
        self._tell(table)
        return table.id

    async def change(self, table: str, person: str, wished: protocol.NewTable) -> None:
        """Agree on something else."""
        waiting = self._own(table, person)
        settings_of(wished)
        name = await self._name(person, wished.name, wished)
        await self.invitations.change(table, name, _text(wished))
        waiting.name, waiting.terms = name, wished
        self._tell(waiting)

    async def withdraw(self, table: str, person: str) -> None:
        """Wait no more."""
        waiting = self._own(table, person)
        waiting.is_taken = True
        try:
            await self.invitations.remove(table)
        except BaseException:
            waiting.is_taken = False
            raise
        del self._waiting[table]
        self._tell(waiting)

    def _own(self, table: str, person: str) -> Waiting:
        waiting = self._waiting.get(table)
        if waiting is None:
            raise IllegalAction("no-such-game")
        if waiting.maker != person:
            raise IllegalAction("not-your-table")
        if waiting.is_taken:
            raise IllegalAction("table-is-taken")
        return waiting

    async def _name(self, person: str, wished: str | None, terms: protocol.NewTable) -> str:
        """What somebody is called at a table."""
        strangers = terms.found == "lobby"
        return await self.accounts.table_name(person, wished, among_strangers=strangers)

    # -- sitting down ----------------------------------------------------------------------

    def check_free(self, table: str, person: str) -> None:
        """Refuse whoever cannot sit down."""
        waiting = self._waiting.get(table)
        if waiting is None:
            raise IllegalAction("table-is-taken" if table in self._taken else "no-such-game")
        if waiting.maker == person:
            raise IllegalAction("own-table")
        if waiting.is_taken:
            raise IllegalAction("table-is-taken")

    async def sit(self, table: str, person: str, wished: protocol.SitDown) -> str:
        """Take the free chair: the game begins. Its id is that of the table."""
        if table not in self._waiting and await self._plays(table, person):
            return table  # it is the same person once more, who has not got our answer
        self.check_free(table, person)
        waiting = self._waiting[table]
        waiting.is_taken = True
        # Whoever asks may go meanwhile; the game that is begun is begun.
        return await asyncio.shield(self._begin(self._sit(waiting, person, wished)))

    async def _sit(self, waiting: Waiting, person: str, wished: protocol.SitDown) -> str:
        try:
            name = await self._name(person, wished.name, waiting.terms)
            await self._open(waiting, Seated(Player(name), Sitter(person)))
        except BaseException:
            waiting.is_taken = False
            raise
        del self._waiting[waiting.id]
        self._taken.append(waiting.id)
        self._tell(waiting)
        return waiting.id

    async def _open(self, waiting: Waiting, guest: Seated) -> None:
        terms = waiting.terms
        maker = Seated(Player(waiting.name, terms.points), Sitter(waiting.maker))
        pair = (guest, maker) if terms.first == "guest" else (maker, guest)
        dice = self.random if terms.first == "dice" else None
        begun = opening(pair, settings_of(terms), now_in_milliseconds(), dice)
        watched = terms.watched or waiting.is_in_lobby
        await self.rooms.open(waiting.id, waiting.maker, begun, watched=watched)

    async def pair(self, one: str, two: str, terms: protocol.Agreement) -> str:
        """Begin a game of two strangers, which anybody may watch; its id."""
        seated = [
            Seated(Player(await self._stranger(person)), Sitter(person)) for person in (one, two)
        ]
        begun = opening(
            (seated[0], seated[1]), settings_of(terms), now_in_milliseconds(), self.random
        )
        return (await self.rooms.open(new_id(), one, begun, watched=True)).id

    async def _stranger(self, person: str) -> str:
        return await self.accounts.table_name(person, None, among_strangers=True)

    async def _plays(self, game: str, person: str) -> bool:
        try:
            room = await self.rooms.find(game, person)
        except IllegalAction:
            return False
        return room.audience.is_player(person)

    async def move(self, guest: str, person: str) -> None:
        """Make the tables of a guest another person's, as the store has done already."""
        for waiting in tuple(self._waiting.values()):
            for onlooker in waiting.onlookers:
                if onlooker.person == guest:
                    onlooker.person = person
            if waiting.maker == guest:
                waiting.maker = person
                self._tell(waiting)

    # -- telling ---------------------------------------------------------------------------

    def _tell(self, waiting: Waiting) -> None:
        for onlooker in tuple(waiting.onlookers):
            onlooker.look()
        self.rooms.bus.publish(_TABLES)

    def _tell_changed(self) -> None:
        for tell in tuple(self.changed):
            tell()

    def _begin(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def _text(terms: protocol.NewTable) -> str:
    return msgspec.json.encode(terms).decode()
