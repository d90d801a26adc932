"""Two people who play each other over sockets of their own, as quickly as a program can."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Sequence
from itertools import count
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

_TERMS = {"first": "maker"}
_SEATS = ("first", "second")
#: What a node says that does not know yet who owns a place; a page comes again by itself.
_COME_AGAIN = 503
_TRIES = 10
_PASSING = ("come-again", "store-away")
#: So many seconds after a line was lost a page comes back, or asks again for what could not be
#: done just then.
_COME_BACK = 0.5


class _Table(msgspec.Struct, tag="table"):
    """As much of a table as is needed to play on."""

    number: int
    board: str
    reserve: tuple[str, ...]
    to_act: str | None
    may: dict[str, tuple[str, ...]]


class _Done(msgspec.Struct, tag="done"):
    id: str
    number: int


class _Refused(msgspec.Struct, tag="refused"):
    id: str | None
    problem: dict[str, Any]


class _Probe(msgspec.Struct, tag="probe"):
    nonce: int


class _Other(msgspec.Struct):
    type: str


_reader = msgspec.json.Decoder(_Table | _Done | _Refused | _Probe)
_any_reader = msgspec.json.Decoder(_Other)


class Person:
    """Somebody at a table, with a page that hears and answers all the time."""

    def __init__(self, cookie: str) -> None:
        self.cookie = cookie
        self.table: _Table | None = None
        #: How often the line was lost since it sits: the page has come back by itself.
        self.lost = 0
        # As a page: no other message about the same game has such an id.
        self._ids = (f"{secrets.token_hex(4)}-{number}" for number in count(1))
        self._asked: dict[str, tuple[bytes, asyncio.Future[_Done]]] = {}
        self._seen: dict[int, asyncio.Future[None]] = {}
        self._arrived = asyncio.Event()

    async def open_page(self, address: str) -> None:
        """Be at the table."""
        self._socket = await self._connected(address)
        self._hearing = asyncio.create_task(self._hear_on(address))
        await self._arrived.wait()
        # If two come at once to a game that nobody owns, to two nodes, one of them is sent on.
        self.lost = 0

    def leave(self) -> None:
        """Be gone without a word, and come back no more."""
        self._hearing.cancel()
        self._socket.transport.abort()

    async def _connected(self, address: str) -> ClientConnection:
        return await connect(
            address,
            additional_headers={"Cookie": self.cookie},
            compression=None,
            ping_interval=None,
        )

    async def do(self, seat: str, what: dict[str, str]) -> _Done:
        """Do something; it is stored when this returns."""
        message_id = next(self._ids)
        answer: asyncio.Future[_Done] = asyncio.get_running_loop().create_future()
        message = msgspec.json.encode({"type": "do", "id": message_id, "seat": seat, **what})
        self._asked[message_id] = (message, answer)
        with contextlib.suppress(ConnectionClosed):  # it is sent again by whoever comes back
            await self._socket.send(message, text=True)
        return await answer

    async def sees(self, number: int) -> None:
        """Wait until the page shows the event of this number."""
        if self.table is None or self.table.number < number:
            seen = self._seen.setdefault(number, asyncio.get_running_loop().create_future())
            await seen

    async def _hear_on(self, address: str) -> None:
        """Hear everything; when the line is lost, come back and say again what has no answer."""
        while True:
            with contextlib.suppress(ConnectionClosed):
                while True:
                    await self._take(self._socket, await self._socket.recv(decode=False))
            self.lost += 1
            with contextlib.suppress(OSError, ConnectionClosed, WebSocketException):
                await asyncio.sleep(_COME_BACK)
                self._socket = await self._connected(address)
                for message, _ in tuple(self._asked.values()):
                    await self._socket.send(message, text=True)

    async def _take(self, socket: ClientConnection, content: bytes) -> None:
        try:
            message = _reader.decode(content)
        except msgspec.ValidationError:
            _any_reader.decode(content)  # a message that only pages of flesh and blood need
            return
        match message:
            case _Table():
                self.table = message
                self._arrived.set()
                for number in [number for number in self._seen if number <= message.number]:
                    self._seen.pop(number).set_result(None)
            case _Done(id=message_id):
                if message_id in self._asked:  # else it was said twice
                    self._asked.pop(message_id)[1].set_result(message)
            case _Refused(id=message_id, problem=problem):
                self._refused(message_id, problem)
            case _Probe(nonce=nonce):
                echo = msgspec.json.encode({"type": "echo", "nonce": nonce})
                await socket.send(echo, text=True)

    def _refused(self, message_id: str | None, problem: dict[str, Any]) -> None:
        if message_id not in self._asked:
            return
        if problem["key"] in _PASSING:
            asyncio.get_running_loop().call_later(_COME_BACK, self._ask_again_soon, message_id)
        else:
            self._asked.pop(message_id)[1].set_exception(AssertionError(problem))

    def _ask_again_soon(self, message_id: str) -> None:
        self._asking_again = asyncio.create_task(self._ask_again(message_id))

    async def _ask_again(self, message_id: str) -> None:
        if message_id in self._asked:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(self._asked[message_id][0], text=True)


class Pair:
    """A game of two people, and how long they had to wait."""

    def __init__(self, hosts: Sequence[str], game: str, first: Person, second: Person) -> None:
        """`hosts` are where each of the two goes."""
        self.game = game
        self.acknowledged = 0
        #: Seconds until a move was acknowledged, and until the other page showed it.
        self.answers: list[float] = []
        self.seen: list[float] = []
        self._hosts = hosts
        self._people = dict(zip(_SEATS, (first, second), strict=True))
        self._one_at_a_time = asyncio.Lock()

    @classmethod
    async def meet(cls, client: httpx.AsyncClient, hosts: Sequence[str]) -> Pair:
        """Somebody makes a table, and somebody else sits down at it."""
        first, second = hosts
        game, maker = await _asked(client, f"http://{first}/api/tables", _TERMS)
        _, guest = await _asked(client, f"http://{second}/api/tables/{game}/sit", {})
        return cls(hosts, game, Person(maker), Person(guest))

    async def come_to(self, client: httpx.AsyncClient, host: str) -> None:
        """Look at the game with this client, and then have both pages at this host."""
        cookie = {"cookie": self._people["first"].cookie}
        answer = await client.get(f"/api/games/{self.game}", headers=cookie)
        assert answer.status_code == 200, answer.text
        self._hosts = (host, host)

    async def open_pages(self) -> None:
        """Both come to the table."""
        addresses = (f"ws://{host}/api/games/{self.game}/socket" for host in self._hosts)
        people = zip(self._people.values(), addresses, strict=True)
        await asyncio.gather(*(one.open_page(address) for one, address in people))

    def leave(self) -> None:
        """Both hear no more, and do not come back."""
        for one in self._people.values():
            one.leave()

    @property
    def lost(self) -> int:
        """How often a page of these two has lost its line."""
        return sum(one.lost for one in self._people.values())

    @property
    def is_over(self) -> bool:
        """Whether there is nothing more to do."""
        table = self._people["first"].table
        return table is not None and table.to_act is None

    async def move(self) -> None:
        """Whoever is on turn does one thing; the other sees it."""
        async with self._one_at_a_time:
            if not self.is_over:
                await self._move()

    async def _move(self) -> None:
        table = self._people["first"].table
        assert table is not None
        assert table.to_act is not None
        mover = self._people[table.to_act]
        (other,) = (one for one in self._people.values() if one is not mover)
        assert mover.table is not None
        start = time.perf_counter()
        done = await mover.do(table.to_act, _choice(mover.table))
        self.answers.append(time.perf_counter() - start)
        self.acknowledged = done.number
        await other.sees(done.number)
        self.seen.append(time.perf_counter() - start)
        await mover.sees(done.number)


async def _asked(client: httpx.AsyncClient, path: str, body: dict[str, str]) -> tuple[str, str]:
    """The id that was answered, and the cookie of the newcomer who asked."""
    for _ in range(_TRIES):
        answer = await client.post(path, json=body)
        if answer.status_code != _COME_AGAIN:
            break
        await asyncio.sleep(float(answer.headers["retry-after"]))
    assert answer.status_code == 200, answer.text
    return str(answer.json()["id"]), answer.headers["set-cookie"].split(";")[0]


def _choice(table: _Table) -> dict[str, str]:
    may = table.may[table.to_act or ""]
    if "give" in may:
        return {"command": "give", "piece": table.reserve[0]}
    if "place" in may:
        empty = table.board.index(".")
        return {"command": "place", "cell": "abcd"[empty % 4] + str(1 + empty // 4)}
    return {"command": "end_turn"}
