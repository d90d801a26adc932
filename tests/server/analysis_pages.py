"""Analysis boards."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count

import msgspec
from websockets.sync.client import ClientConnection

from kvarto.server import protocol
from server.pages import PATIENCE, Browser

PATH = "/api/analysis/socket"

_reader = msgspec.json.Decoder(protocol.FromAnalysis)
_numbers = count(1)


@dataclass
class Answer:
    """Everything that was said of a position."""

    seen: protocol.Analysis
    graded: list[protocol.Graded]

    @property
    def moves(self) -> list[protocol.GradedWord]:
        """The graded moves, in the order in which they came."""
        return [move for message in self.graded for move in message.moves]


class AnalysisPage:
    """An analysis board: it asks, and reads on until it is answered."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def send(self, kind: str, **fields: object) -> str:
        """Send a message; its id."""
        asked = f"q{next(_numbers)}"
        message = {"type": kind, "id": asked} | fields
        if kind in ("stop", "ping"):
            del message["id"]
        self.socket.send(json.dumps(message))
        return asked

    def read(self) -> protocol.FromAnalysis:
        """The next message."""
        content = self.socket.recv(PATIENCE)
        assert isinstance(content, str), "messages are text"
        message: protocol.FromAnalysis = _reader.decode(content)
        return message

    def analyse(self, position: str, variant: str | None = None) -> Answer:
        """Every move of a position, graded."""
        asked = self.send("analyse", position=position, variant=variant)
        seen = self.read()
        assert isinstance(seen, protocol.Analysis), seen
        graded: list[protocol.Graded] = []
        while not graded or not graded[-1].done:
            message = self.read()
            assert isinstance(message, protocol.Graded), message
            assert (message.id, message.position) == (asked, seen.position)
            graded.append(message)
        return Answer(seen, graded)

    def line(self, position: str, word: str | None = None) -> protocol.BestLine:
        """The best line."""
        asked = self.send("line", position=position, word=word)
        line = self.read()
        assert isinstance(line, protocol.BestLine), line
        assert line.id == asked
        return line

    def refused(self, kind: str, **fields: object) -> str:
        """Why something is refused."""
        asked = self.send(kind, **fields)
        answer = self.read()
        assert isinstance(answer, protocol.Refused), answer
        assert answer.id == asked
        return answer.problem.key

    def until_pong(self) -> list[protocol.FromAnalysis]:
        """All that comes before what is sent now is answered."""
        self.send("ping")
        messages: list[protocol.FromAnalysis] = []
        while not isinstance(message := self.read(), protocol.Pong):
            messages.append(message)
        return messages


@contextmanager
def at_board(browser: Browser) -> Iterator[AnalysisPage]:
    """An analysis board of somebody or nobody."""
    with browser.socket_at(PATH) as socket:
        yield AnalysisPage(socket)
