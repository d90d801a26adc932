"""Tables that wait for somebody to sit down, and how a game begins at them.

One node looks after all of them, and after the lobby: the one that was asked first. It keeps them
in memory as long as the lobby is its own, and forgets them when another has taken it.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterable, Iterator
from dataclasses import dataclass, field
from random import Random, SystemRandom
from typing import Any, TypeVar

import msgspec
from sqlalchemy.exc import IntegrityError

from kvarto.club.accounts import Accounts
from kvarto.cluster.routing import LOBBY, ComeAgain
from kvarto.errors import IllegalAction
from kvarto.server import protocol
from kvarto.server.logs import logger
from kvarto.server.problems import UNREADABLE
from kvarto.server.rooms import Rooms
from kvarto.server.seating import Seated, opening, settings_of
from kvarto.server.security import new_id
from kvarto.server.tasks import hear_though_nobody_asks
from kvarto.session.table import Player
from kvarto.store.games import Sitter
from kvarto.store.invitations import Invitations, StoredInvitation
from kvarto.store.leases import Lease
from kvarto.store.refusals import LostLease, StoreAway

#: So many tables that were taken are remembered, to tell those who come too late.
_MOST_REMEMBERED = 10_000

_terms_reader = msgspec.json.Decoder(protocol.NewTable)

Result = TypeVar("Result")


@dataclass(eq=False, slots=True)
class Onlooker:
    """A page at a table that waits; `look` is called when it is to look again."""

    person: str
    look: Callable[[], None]
    #: Called when another node looks after the tables from now on.
    send_away: Callable[[], None] = lambda: None


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

    def message(self, person: str, now: int) -> protocol.Invitation:
        """The table as a person sees it at this moment."""
        terms = msgspec.structs.replace(self.terms, name=None)
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
    #: Called when another node looks after the lobby from now on.
    dropped: list[Callable[[], None]] = field(default_factory=list)
    _lease: Lease | None = None
    _taking: asyncio.Task[None] | None = None
    _waiting: dict[str, Waiting] = field(default_factory=dict)
    #: Tables at which a game has begun.
    _taken: OrderedDict[str, None] = field(default_factory=OrderedDict)
    _tasks: set[asyncio.Task[Any]] = field(default_factory=set)

    async def start(self) -> None:
        """Where there are other nodes, wait until somebody asks; alone, all tables are ours."""
        self.rooms.node.died.append(self.forget)
        if self.rooms.node.is_alone:
            await self.ready()

    # -- looking after them ----------------------------------------------------------------

    @property
    def are_here(self) -> bool:
        """Whether this node looks after all tables, as far as it knows."""
        return self._lease is not None

    async def ready(self) -> None:
        """Look after all tables; `ComeAgain` if another node does."""
        if self._lease is not None:
            return
        if self._taking is None:
            self._taking = self._begin(self._take_over())
            self._taking.add_done_callback(self._has_taken)
        await asyncio.shield(self._taking)

    def _has_taken(self, _: asyncio.Task[None]) -> None:
        self._taking = None

    async def _take_over(self) -> None:
        node = self.rooms.node
        lease = await node.take(LOBBY)
        # Only from now on is it sure that nobody else changes them.
        waiting = _set_up(await self.invitations.all())
        node.check(lease)
        self._waiting = {table.id: table for table in waiting}
        self._lease = lease
        self._tell_changed()

    async def forget(self) -> None:
        """Leave all tables to others."""
        self._drop()

    def _drop(self) -> None:
        """Forget what may not be so any more; whoever is at a table comes to who knows."""
        tables = tuple(self._waiting.values())
        self._lease = None
        self._waiting = {}
        for table in tables:
            for onlooker in tuple(table.onlookers):
                onlooker.send_away()
        for tell in tuple(self.dropped):
            tell()

    @contextlib.contextmanager
    def _writing(self) -> Iterator[Lease]:
        """Notice when tables are another's, or when it is not known what is stored of them."""
        lease = self._lease
        if lease is None:  # they have been dropped since it was looked
            raise ComeAgain
        try:
            yield lease
        except LostLease:
            self._drop_those_of(lease)
            raise ComeAgain from None
        except StoreAway:
            self._drop_those_of(lease)
            raise
        except IntegrityError:  # what is known here is not so, as if a guest had gone unheard
            logger.exception("tables")
            self._drop_those_of(lease)
            raise ComeAgain from None

    def _drop_those_of(self, lease: Lease) -> None:
        """Drop them, unless another write has done so, and they are here again by now."""
        if self._lease is lease:
            self._drop()

    # -- looking ---------------------------------------------------------------------------

    @property
    def count(self) -> int:
        """How many wait."""
        return len(self._waiting)

    def find(self, table: str) -> Waiting | None:
        """The table of this id, if it waits."""
        return self._waiting.get(table)

    async def seek(self, table: str) -> Waiting | None:
        """The same, whoever looks after them so far; `ComeAgain` if another node does."""
        if self._lease is None and await self.invitations.is_there(table):
            await self.ready()
        return self.find(table)

    async def is_waiting(self, table: str) -> bool:
        """Whether a table of this id waits, at whichever node."""
        if self._lease is None:
            return await self.invitations.is_there(table)
        return table in self._waiting

    def was_taken(self, table: str) -> bool:
        """Whether a game has begun at a table, as far as is remembered."""
        return table in self._taken

    async def made_by(self, person: str) -> tuple[Waiting, ...]:
        """The tables that a person has made, at whichever node, the oldest first."""
        return _set_up(await self.invitations.made_by(person))

    def count_of(self, person: str) -> int:
        """How many of those that wait here a person has made."""
        return sum(table.maker == person for table in self._waiting.values())

    def in_lobby(self) -> tuple[Waiting, ...]:
        """Those that everybody in the lobby finds, the oldest first."""
        waiting = self._waiting.values()
        return tuple(table for table in waiting if table.is_in_lobby and not table.is_taken)

    # -- making ----------------------------------------------------------------------------

    async def make(self, maker: str, wished: protocol.NewTable) -> str:
        """Set up a table; its id."""
        settings_of(wished)  # refuses what cannot be agreed on
        await self.ready()
        name, now = await self._name(maker, wished.name, wished), self.rooms.clock()
        table = Waiting(new_id(), maker, name, wished, now)
        stored = StoredInvitation(table.id, maker, name, _text(wished), now)
        with self._writing() as lease:
            await self.invitations.add(stored, lease=lease)
        if self.are_here:
            self._waiting[table.id] = table
        self._tell(table)
        return table.id

    async def change(self, table: str, person: str, wished: protocol.NewTable) -> None:
        """Agree on something else."""
        await self.ready()
        waiting = self._own(table, person)
        settings_of(wished)
        name = await self._name(person, wished.name, wished)
        with self._writing() as lease:
            await self.invitations.change(table, name, _text(wished), lease=lease)
        waiting.name, waiting.terms = name, wished
        self._tell(waiting)

    async def withdraw(self, table: str, person: str) -> None:
        """Wait no more."""
        await self.ready()
        waiting = self._own(table, person)
        waiting.is_taken = True
        try:
            with self._writing() as lease:
                await self.invitations.remove(table, lease=lease)
        except BaseException:
            waiting.is_taken = False
            raise
        self._waiting.pop(table, None)
        self._tell(waiting)

    def forget_maker(self, person: str) -> None:
        """Take away the tables of somebody, as the store has done already."""
        for waiting in tuple(self._waiting.values()):
            if waiting.maker == person and not waiting.is_taken:  # else a game begins just now
                del self._waiting[waiting.id]
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
        await self.ready()
        if table not in self._waiting and await self.rooms.games.is_played_by(table, person):
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
        self._waiting.pop(waiting.id, None)
        self._taken[waiting.id] = None
        if len(self._taken) > _MOST_REMEMBERED:
            self._taken.popitem(last=False)
        self._tell(waiting)
        return waiting.id

    async def _open(self, waiting: Waiting, guest: Seated) -> None:
        terms = waiting.terms
        maker = Seated(Player(waiting.name, terms.points), Sitter(waiting.maker))
        pair = (guest, maker) if terms.first == "guest" else (maker, guest)
        dice = self.random if terms.first == "dice" else None
        begun = opening(pair, settings_of(terms), self.rooms.clock(), dice)
        watched = terms.watched or waiting.is_in_lobby
        with self._writing() as lease:
            if self.find(waiting.id) is not waiting:
                raise ComeAgain  # they were dropped, and are here again
            await self.rooms.open(waiting.id, waiting.maker, begun, watched=watched, lobby=lease)

    async def pair(self, one: str, two: str, terms: protocol.Agreement) -> str:
        """Begin a game of two strangers, which anybody may watch; its id."""
        await self.ready()
        seated = [
            Seated(Player(await self._stranger(person)), Sitter(person)) for person in (one, two)
        ]
        begun = opening((seated[0], seated[1]), settings_of(terms), self.rooms.clock(), self.random)
        with self._writing() as lease:
            return await self.rooms.open(new_id(), one, begun, watched=True, lobby=lease)

    async def _stranger(self, person: str) -> str:
        return await self.accounts.table_name(person, None, among_strangers=True)

    def move(self, guest: str, person: str) -> None:
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
        self._tell_changed()

    def _tell_changed(self) -> None:
        for tell in tuple(self.changed):
            tell()

    def _begin(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(hear_though_nobody_asks)
        return task


def _set_up(stored: Iterable[StoredInvitation]) -> tuple[Waiting, ...]:
    tables = []
    for one in stored:
        try:
            terms = _terms_reader.decode(one.terms)
        except UNREADABLE:  # of a version that knew something else
            logger.exception("table")
            continue
        tables.append(Waiting(one.id, one.maker, one.name, terms, one.created_at))
    return tuple(tables)


def _text(terms: protocol.NewTable) -> str:
    return msgspec.json.encode(terms).decode()
