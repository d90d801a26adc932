"""The lobby: who is there, what is told to them, and who is paired; and its socket."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

import msgspec
from starlette.websockets import WebSocket

from kvarto.clock import Clock
from kvarto.club.lobby import Match, OpenTable, Pair, Seekers, Wish
from kvarto.cluster.routing import ComeAgain
from kvarto.errors import IllegalAction, KvartoError
from kvarto.record.time_control import ClockKind, TimeControl
from kvarto.rules.settings import Calling, FalseCall
from kvarto.rules.variant import Variant
from kvarto.server import protocol
from kvarto.server.connection import CLOSED_COME_AGAIN, Connection, refusal, welcome
from kvarto.server.identity import NOBODY
from kvarto.server.logs import logger
from kvarto.server.showcase import Showcase
from kvarto.server.tables import Tables, Waiting
from kvarto.server.timing import Timing
from kvarto.store.refusals import StoreAway

#: So many games are begun side by side; they are stored together.
_GAMES_AT_ONCE = 100
#: So much is shown; who looks for a game reads no more, and everybody is sent all of it.
_MOST_TABLES = 100

_reader = msgspec.json.Decoder(protocol.FromLobbyPage)


@dataclass(eq=False)
class Lobby:
    """The lobby of a server."""

    tables: Tables
    showcase: Showcase
    #: Told how many seconds somebody has waited.
    paired: Callable[[float], None] = lambda _: None
    _present: dict[str, set[LobbyConnection]] = field(default_factory=dict)
    _seekers: Seekers = field(default_factory=Seekers)
    #: The open tables as they were last seen, with their makers.
    _seen_open: dict[str, str] = field(default_factory=dict)
    _stirred: asyncio.Event = field(default_factory=asyncio.Event)
    _telling: asyncio.TimerHandle | None = None
    _looking: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Listen to what changes."""
        self.tables.changed.append(self._stir)
        self.tables.dropped.append(self._drop)
        self.showcase.changed.append(self._tell_soon)
        self._looking = asyncio.create_task(self._look_on(), name="lobby")

    async def stop(self) -> None:
        """Pair nobody any more."""
        if self._telling is not None:
            self._telling.cancel()
        if self._looking is not None:
            self._looking.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._looking

    @property
    def clock(self) -> Clock:
        """The clock of the server."""
        return self.tables.rooms.clock

    @property
    def _timing(self) -> Timing:
        return self.tables.rooms.timing

    def _drop(self) -> None:
        """Another node looks after the lobby: everybody comes there, and seeks there."""
        self._seekers = Seekers()
        self._seen_open.clear()
        for pages in tuple(self._present.values()):
            for connection in tuple(pages):
                connection.cut_off(CLOSED_COME_AGAIN)

    # -- coming and going ------------------------------------------------------------------

    @property
    def here(self) -> int:
        """How many people are in the lobby; of those who are nobody yet, each page counts."""
        unknown = len(self._present.get(NOBODY, ()))
        return len(self._present) + (unknown - 1 if unknown else 0)

    @property
    def seeking(self) -> int:
        """How many seek somebody to play with."""
        return len(self._seekers)

    def enter(self, connection: LobbyConnection) -> None:
        """A page is here; it is told what there is, and from now on what changes."""
        self._present.setdefault(connection.person, set()).add(connection)
        self._tell((connection,))
        self._tell_soon()

    def leave(self, connection: LobbyConnection) -> None:
        """A page has gone; whoever has gone with their last page seeks no more."""
        pages = self._present[connection.person]
        pages.discard(connection)
        if not pages:
            del self._present[connection.person]
            self._seekers.stop(connection.person)
        self._tell_soon()

    def move(self, guest: str, person: str) -> None:
        """A guest has become another person."""
        pages = self._present.pop(guest, None)
        if pages is not None:
            for connection in pages:
                connection.person = person
            self._present.setdefault(person, set()).update(pages)
            self._seekers.move(guest, person)
            self._stir()

    # -- seeking ---------------------------------------------------------------------------

    def seek(self, person: str, wished: protocol.Agreement) -> None:
        """Pair somebody as soon as there is anybody to play with."""
        if person == NOBODY:
            raise IllegalAction("nobody-yet")
        self._seekers.seek(person, wish_of(wished), self.clock())
        self._stir()

    def stop_seeking(self, person: str) -> None:
        """Pair somebody no more."""
        self._seekers.stop(person)
        self._tell_soon()

    def _stir(self) -> None:
        """Something has changed that may bring people together."""
        self._stirred.set()
        self._tell_soon()

    async def _look_on(self) -> None:
        while True:
            pause = self._timing.look_for_pairs_s if self._seekers else None
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._stirred.wait()
            self._stirred.clear()
            try:
                await self._pair()
                self._tell_makers()
            except Exception:  # a mistake of ours, which must not be the lobby's end
                logger.exception("lobby")

    async def _pair(self) -> None:
        tables = (
            OpenTable(table.id, table.maker, wish_of(table.terms), table.made_at)
            for table in self.tables.in_lobby()
            if self._is_expected(table)
        )
        at_once = asyncio.Semaphore(_GAMES_AT_ONCE)

        async def begin(match: Match) -> None:
            async with at_once:
                if self._seekers is seekers:  # else everybody was sent away, and seeks elsewhere
                    await self._begin(match)

        # No two of them are about the same table or person.
        seekers = self._seekers
        matches = seekers.take_matches(tables, self.clock())
        await asyncio.gather(*map(begin, matches))

    async def _begin(self, match: Match) -> None:
        """Begin one game. Whatever goes wrong with it, nobody seeks in vain from then on."""
        try:
            game = await self._bring_together(match)
        except (StoreAway, ComeAgain):
            self._go_on(match)  # it may be better the next time, or with another node
        except KvartoError as error:
            self._could_not(match, error)
        except Exception:  # the disk is full, perhaps: it may be better the next time
            self._go_on(match)
            logger.exception("lobby")
        else:
            self._send((seeker.person for seeker in match.seekers), protocol.Paired(game))
            for seeker in match.seekers:
                self.paired((self.clock() - seeker.since) / 1000)
        self._tell_soon()

    def _is_expected(self, table: Waiting) -> bool:
        """Whether somebody who sits down need not wait: the maker is there, or has days to come."""
        at_it = any(onlooker.person == table.maker for onlooker in table.onlookers)
        days = TimeControl.from_text(table.terms.clock).kind is ClockKind.DAYS
        return at_it or days or table.maker in self._present

    async def _bring_together(self, match: Match) -> str:
        if isinstance(match, Pair):
            terms = agreement_of(match.wish)
            return await self.tables.pair(match.one.person, match.two.person, terms)
        game = await self.tables.sit(match.table.id, match.seeker.person, protocol.SitDown())
        self._seekers.stop(match.table.maker)
        return game

    def _could_not(self, match: Match, error: KvartoError) -> None:
        """Nobody waits in vain for something that cannot be, but a table may only have gone."""
        if isinstance(match, Pair) or self.tables.find(match.table.id) is not None:
            for seeker in match.seekers:
                for connection in self._present.get(seeker.person, ()):
                    connection.send(refusal(None, error))
        else:
            self._go_on(match)

    def _go_on(self, match: Match) -> None:
        for seeker in match.seekers:
            if seeker.person in self._present:
                self._seekers.go_on(seeker)

    def _tell_makers(self) -> None:
        """Tell those who are here that somebody has sat down at their open table."""
        self._seen_open.update((table.id, table.maker) for table in self.tables.in_lobby())
        gone = [table for table in self._seen_open if self.tables.find(table) is None]
        for table in gone:
            maker = self._seen_open.pop(table)
            if self.tables.was_taken(table):  # else it was only taken away
                self._send((maker,), protocol.Paired(table))

    # -- telling ---------------------------------------------------------------------------

    def _tell_soon(self) -> None:
        if self._telling is None:
            loop = asyncio.get_running_loop()
            self._telling = loop.call_later(self._timing.tell_lobby_after_s, self._tell_all)

    def _tell_all(self) -> None:
        self._telling = None
        self._tell(connection for pages in self._present.values() for connection in pages)

    def _tell(self, connections: Iterable[LobbyConnection]) -> None:
        """Tell these what there is; it is made once for all to whom it looks the same."""
        now = self.clock()
        tables = self.tables.in_lobby()[:_MOST_TABLES]
        games = self.showcase.games()
        makers = {table.maker for table in tables}
        ready: dict[str, bytes] = {}
        for connection in tuple(connections):
            person, wish = connection.person, self._seekers.wish_of(connection.person)
            looks_like = person if wish is not None or person in makers else NOBODY
            if looks_like not in ready:
                message = protocol.Lobby(
                    tuple(table.message(looks_like, now) for table in tables),
                    games,
                    self.here,
                    None if wish is None else agreement_of(wish),
                )
                ready[looks_like] = msgspec.json.encode(message)
            connection.send(ready[looks_like])

    def _send(self, people: Iterable[str], message: protocol.FromLobby) -> None:
        content = msgspec.json.encode(message)
        for person in people:
            for connection in self._present.get(person, ()):
                connection.send(content)


# -- the socket --------------------------------------------------------------------------------


async def lobby_socket(socket: WebSocket) -> None:
    """Serve one page in the lobby."""

    async def connect(person: str) -> LobbyConnection:
        lobby: Lobby = socket.app.state.lobby
        await lobby.tables.ready()
        return LobbyConnection(socket, lobby, person)

    await welcome(socket, connect)


class LobbyConnection(Connection[protocol.FromLobbyPage]):
    """A page in the lobby."""

    def __init__(self, socket: WebSocket, lobby: Lobby, person: str) -> None:
        super().__init__(socket, _reader)
        self.person = person
        self._lobby = lobby

    def arrive(self) -> None:
        """Be told what there is, and of changes from now on."""
        self._lobby.enter(self)

    def leave(self) -> None:
        """Be told of nothing any more."""
        self._lobby.leave(self)

    async def answer(self, message: protocol.FromLobbyPage) -> msgspec.Struct | None:
        """Do what a page asks for; what comes of it is told to everybody."""
        match message:
            case protocol.Ping(sent=sent):
                return protocol.Pong(sent, self._lobby.clock())
            case protocol.Seek(wish=wish):
                self._lobby.seek(self.person, wish)
            case protocol.StopSeeking():
                self._lobby.stop_seeking(self.person)
        return None


# -- as messages say it ------------------------------------------------------------------------


def wish_of(agreement: protocol.Agreement) -> Wish:
    """What somebody wishes for; `KvartoError` if there is no such game."""
    return Wish(
        Variant(agreement.variant),
        Calling(agreement.calling),
        FalseCall(agreement.false_call),
        agreement.late_call,
        TimeControl.from_text(agreement.clock),
        agreement.casual,
    )


def agreement_of(wish: Wish) -> protocol.Agreement:
    """The same as a message says it."""
    return protocol.Agreement(
        variant=wish.variant.code,
        calling=wish.calling.value,
        false_call=wish.false_call.value,
        late_call=wish.late_call,
        clock=str(wish.clock),
        casual=wish.casual,
    )
