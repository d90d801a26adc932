"""Players by themselves: they choose by chance, come back, and note what they did and saw."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from kvarto.rules.settings import Seat
from kvarto.rules.shapes import CELLS, Shape
from kvarto.server import protocol
from server.page_messages import Json

#: What happens to somebody whose connection or server is gone.
GONE = (OSError, EOFError, TimeoutError, WebSocketException)

#: So many seconds a player listens in vain until they come again, perhaps to another server.
_SILENCE = 3.0
#: What is said when it is worth asking again, and after how many seconds that is done.
_LATER, _PAUSE = ("store-away", "come-again"), 0.2

_reader = msgspec.json.Decoder(protocol.FromServer)


@dataclass
class Log:
    """What a player has done and seen."""

    game: str
    seat: Seat
    #: The ids of all commands, in the order in which they were first sent.
    sent: list[str] = field(default_factory=list)
    #: The commands that were done, with the numbers of their events, as they were told.
    done: list[protocol.Done] = field(default_factory=list)
    refused: list[protocol.Refused] = field(default_factory=list)
    tables: list[protocol.Table] = field(default_factory=list)
    #: How often a command was sent once more, because its answer got lost.
    again: int = 0
    #: How often the connection was gone.
    lost: int = 0
    #: How often they were told that nothing can be stored right now.
    told_to_wait: int = 0


def counted(games: Sequence[tuple[Log, Log]], others: Mapping[str, int]) -> str:
    """How much was done in these games, and how much happened meanwhile, to be printed."""
    logs = [log for pair in games for log in pair]
    counts = {
        "games": len(games),
        "commands acknowledged": sum(len(log.done) for log in logs),
        "commands sent again": sum(log.again for log in logs),
        "told to wait": sum(log.told_to_wait for log in logs),
        "connections that failed": sum(log.lost for log in logs),
        **others,
    }
    return ", ".join(f"{what}: {count}" for what, count in counts.items())


class ScriptedPlayer:
    """Somebody at one seat of one game, over whatever connection there is."""

    def __init__(
        self,
        hosts: Sequence[str],
        cookie: str,
        game: str,
        seat: Seat,
        random: Random,
        longest_thought: float,
    ) -> None:
        self.log = Log(game, seat)
        self._hosts = hosts
        self._headers = {"Cookie": cookie}
        self._random = random
        self._longest_thought = longest_thought
        #: What has been sent and is not answered yet.
        self._pending: Json | None = None
        #: The table at which something was last asked for; and the one at which something was
        #: refused: a later one must have been on its way.
        self._asked_at = 0
        self._stale = 0

    async def play(self) -> Log:
        """Play until the game is over, however often one must come back."""
        while not self._is_over:
            try:
                async with connect(
                    f"ws://{self._random.choice(self._hosts)}/api/games/{self.log.game}/socket",
                    additional_headers=self._headers,
                    compression=None,
                    proxy=None,
                    open_timeout=5,
                    close_timeout=0.1,
                    ping_interval=None,
                ) as socket:
                    await self._sit_at(socket)
            except GONE:
                self.log.lost += 1
                await asyncio.sleep(self._random.uniform(0.02, 0.2))
        return self.log

    @property
    def _is_over(self) -> bool:
        tables = self.log.tables
        return bool(tables) and tables[-1].outcome is not None and self._pending is None

    async def _sit_at(self, socket: ClientConnection) -> None:
        await self._ask_again(socket)
        while not self._is_over:
            async with asyncio.timeout(_SILENCE):
                message = _reader.decode(await socket.recv())
            match message:
                case protocol.Probe(nonce=nonce):
                    await self._send(socket, {"type": "echo", "nonce": nonce})
                case protocol.Table():
                    self.log.tables.append(message)
                case protocol.Done():
                    self._answered(message.id)
                    self.log.done.append(message)
                case protocol.Refused() if message.problem.key in _LATER:
                    self.log.told_to_wait += 1
                    await asyncio.sleep(_PAUSE)
                    await self._ask_again(socket)
                case protocol.Refused():
                    self._answered(message.id)
                    self.log.refused.append(message)
                    self._stale = self._asked_at
            await self._go_on(socket)

    async def _ask_again(self, socket: ClientConnection) -> None:
        if self._pending is not None:
            self.log.again += 1
            await self._send(socket, self._pending)

    def _answered(self, message_id: str | None) -> None:
        # What was sent twice may be answered twice.
        if self._pending is not None and message_id == self._pending["id"]:
            self._pending = None

    async def _go_on(self, socket: ClientConnection) -> None:
        if self._pending is not None or not self.log.tables:
            return
        table = self.log.tables[-1]
        wanted = None if table.number <= self._stale else self._choice(table)
        if wanted is not None:
            await asyncio.sleep(self._random.uniform(0, self._longest_thought))
            message_id = f"{self.log.seat}-{len(self.log.sent)}"
            self._pending = {"type": "do", "id": message_id, "seat": self.log.seat.value} | wanted
            self._asked_at = table.number
            self.log.sent.append(message_id)
            await self._send(socket, self._pending)

    async def _send(self, socket: ClientConnection, message: Json) -> None:
        await socket.send(msgspec.json.encode(message).decode())

    def _choice(self, table: protocol.Table) -> Json | None:
        """What to do now; None to wait for the other."""
        random = self._random
        may = getattr(table.may, self.log.seat.value)
        if "point" in may:
            cells = [str(cell) for cell in random.choice(list(Shape)).cells]
            return {"command": "point", "cells": cells}
        if "accept_draw" in may:
            return {"command": random.choice(("accept_draw", "decline_draw"))}
        if "call" in may and random.random() < 0.05:
            return {"command": "call"}
        if "offer_draw" in may and random.random() < 0.003:
            return {"command": "offer_draw"}
        if "place" in may:
            free = [cell for cell, piece in zip(CELLS, table.board, strict=True) if piece == "."]
            return {"command": "place", "cell": str(random.choice(free))}
        if "give" in may:
            return {"command": "give", "piece": random.choice(table.reserve)}
        return {"command": "end_turn"} if "end_turn" in may else None
