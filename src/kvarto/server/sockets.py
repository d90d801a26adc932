"""The socket of a game: messages of a page in, the table out; and the invitation before that."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.websockets import WebSocket

from kvarto.clock import loop_time
from kvarto.errors import IllegalAction
from kvarto.server import protocol
from kvarto.server.audience import Visitor
from kvarto.server.connection import (
    CLOSED_COME_AGAIN,
    CLOSED_NOT_FOUND,
    CLOSED_OTHER_PERSON,
    Connection,
    refusal,
    welcome,
)
from kvarto.server.identity import NOBODY
from kvarto.server.lag import RoundTrips
from kvarto.server.parts import rooms_of, tables_of
from kvarto.server.room import Room
from kvarto.server.rooms import Rooms
from kvarto.server.tables import Onlooker, Tables, Waiting

_reader = msgspec.json.Decoder(protocol.FromPage)


async def game_socket(socket: WebSocket) -> None:
    """Serve one page at one game, or at the table where it is to begin."""
    rooms, tables = rooms_of(socket), tables_of(socket)
    game = socket.path_params["id"]

    async def connect(person: str) -> Connection[protocol.FromPage]:
        waiting = None if rooms.in_use(game) else await tables.seek(game)
        place = waiting or await rooms.find(game, person)
        return GameConnection(socket, rooms, tables, place, person)

    await welcome(socket, connect)


class GameConnection(Connection[protocol.FromPage]):
    """A page at a game, or at the table where it is to begin."""

    def __init__(
        self, socket: WebSocket, rooms: Rooms, tables: Tables, place: Room | Waiting, person: str
    ) -> None:
        super().__init__(socket, _reader)
        self._rooms = rooms
        self._tables = tables
        self._place = place
        self._onlooker = Onlooker(person, self._look, self._go_elsewhere)
        self._visitor = Visitor(person, self.send, send_away=self._go_elsewhere)
        self._round_trips = RoundTrips()
        self._probing: asyncio.TimerHandle | None = None

    def arrive(self) -> None:
        """Be told of changes from now on, and send what there is to see."""
        if isinstance(self._place, Waiting):
            self._place.onlookers.add(self._onlooker)
            self._look()
        else:
            self._enter(self._place)

    def leave(self) -> None:
        """Be told of nothing any more."""
        if self._probing is not None:
            self._probing.cancel()
        if isinstance(self._place, Waiting):
            self._place.onlookers.discard(self._onlooker)
        else:
            self._place.leave(self._visitor)

    async def answer(self, message: protocol.FromPage) -> msgspec.Struct | None:
        """Do what a page asks for; the answer, once it is stored."""
        room = self._place
        match message:
            case protocol.Ping(sent=sent):
                return protocol.Pong(sent, self._rooms.clock())
            case protocol.Echo(nonce=nonce):
                self._round_trips.echoed(nonce, loop_time())
                self._visitor.lag = self._round_trips.allowance
                return None
        if isinstance(room, Waiting):
            raise IllegalAction("nobody-sits-here-yet")
        if isinstance(message, protocol.Say):
            room.audience.say(self._visitor.person, message)
            return None
        number = await room.do(self._visitor.person, message, self._visitor.lag)
        return protocol.Done(message.id, number)

    def _go_elsewhere(self) -> None:
        """Another node serves this page from now on; which one, it finds out when it comes."""
        self.cut_off(CLOSED_COME_AGAIN)

    # -- at a table that waits -------------------------------------------------------------

    def _look(self) -> None:
        """See what has become of the table."""
        waiting, person = self._place, self._onlooker.person
        assert isinstance(waiting, Waiting)
        if self._tables.find(waiting.id) is waiting:
            self.send(msgspec.json.encode(waiting.message(person, self._rooms.clock())))
            return
        waiting.onlookers.discard(self._onlooker)
        room = self._rooms.in_use(waiting.id)
        if room is None and self._tables.was_taken(waiting.id):
            self._go_elsewhere()
        elif room is not None and person == NOBODY:
            # It may have become somebody when it sat down; a socket learns that only when it opens.
            self.cut_off(CLOSED_OTHER_PERSON)
        elif room is None or not room.audience.admits(person):
            refused = refusal(None, IllegalAction("no-such-game"))
            self.cut_off(CLOSED_NOT_FOUND, refused)
        else:
            self._visitor.person = person
            self._place = room
            self._enter(room)

    # -- at a game -------------------------------------------------------------------------

    def _enter(self, room: Room) -> None:
        room.enter(self._visitor)
        if room.is_timed_closely and room.audience.is_player(self._visitor.person):
            self._probe()

    def _probe(self) -> None:
        """Measure how long messages are on their way, from time to time."""
        self.send(msgspec.json.encode(self._round_trips.probe(loop_time())))
        every = self._rooms.timing.probe_every_s
        self._probing = asyncio.get_running_loop().call_later(every, self._probe)
