"""The socket of the analysis board: a position in, and every move graded as it is found out."""

from __future__ import annotations

import contextlib
import secrets

import msgspec
from starlette.websockets import WebSocket

from kvarto.errors import KvartoError
from kvarto.record.game import Game
from kvarto.rules.game import GameState
from kvarto.rules.position import Position
from kvarto.rules.settings import Settings
from kvarto.rules.shapes import Shape
from kvarto.rules.variant import Variant
from kvarto.server import protocol
from kvarto.server.analysing import Question, Told, number_of_moves
from kvarto.server.connection import Connection, refusal, welcome
from kvarto.server.limits import client_of
from kvarto.server.looking_at import (
    board_text,
    safe_message,
    seat_name,
    text_of,
    threats_message,
)
from kvarto.server.parts import analysts_of, limits_of, rooms_of

_reader = msgspec.json.Decoder(protocol.FromAnalysisPage)


async def analysis_socket(socket: WebSocket) -> None:
    """Serve one analysis board."""

    async def connect(person: str) -> AnalysisConnection:
        return AnalysisConnection(socket, person)

    await welcome(socket, connect)


class AnalysisConnection(Connection[protocol.FromAnalysisPage]):
    """An analysis board: it looks at one position, and at one line from there."""

    def __init__(self, socket: WebSocket, person: str) -> None:
        super().__init__(socket, _reader)
        self._analysts = analysts_of(socket)
        self._clock = rooms_of(socket).clock
        self._limits = limits_of(socket)
        self._client = client_of(socket)
        self._person = person
        #: Whose questions they are; what nobody in particular asks is this board's.
        self._asker = person or f"board {secrets.token_hex(8)}"
        #: What is being found out, by whether it is a line; leaving it stops it.
        self._under_way: dict[bool, contextlib.ExitStack] = {}

    def arrive(self) -> None:
        """Let the engine get ready."""
        self._analysts.wake()

    def leave(self) -> None:
        """Nobody wants to know any more."""
        self._stop()

    async def answer(self, message: protocol.FromAnalysisPage) -> msgspec.Struct | None:
        """Begin what a page asks for; what is seen without a search."""
        match message:
            case protocol.Ping(sent=sent):
                return protocol.Pong(sent, self._clock())
            case protocol.StopAnalysing():
                self._stop()
                return None
            case protocol.AskLine(id=asked, word=word):
                self._stop(line=True)
                position = position_of(message)
                if word is not None:
                    Game(position=position).play(word)  # whoever cannot play it is told at once
                self._begin(Question(0, asked, position, wants_line=True, word=word))
                return None
            case protocol.Analyse(id=asked):
                self._stop()
                position = position_of(message)
                self._begin(Question(0, asked, position))
                return _seen(asked, position)

    def _begin(self, question: Question) -> None:
        self._limits.spend("analysis", self._client)
        held = contextlib.ExitStack()
        held.enter_context(self._limits.enter("analysis", self._client, self._person))

        def listen(told: Told) -> None:
            if told.done:
                del self._under_way[question.wants_line]
                held.close()
            self.send(told.message or refusal(question.id, KvartoError("server-error")))

        number = self._analysts.ask(question, listen, person=self._asker)
        held.callback(self._analysts.stop, number)
        self._under_way[question.wants_line] = held

    def _stop(self, *, line: bool | None = None) -> None:
        """Stop everything, or the line alone."""
        for kind in (True, False) if line is None else (line,):
            if kind in self._under_way:
                self._under_way.pop(kind).close()


def position_of(asked: protocol.Analyse | protocol.AskLine) -> Position:
    """The position that is asked about, in the variant that is asked for."""
    position = Position.from_text(asked.position)
    if asked.variant is None:
        return position
    return Position(position.board, position.hand, Variant(asked.variant), position.last)


def _seen(asked: str, position: Position) -> protocol.Analysis:
    state = GameState.start(Settings(position.variant), position)
    return protocol.Analysis(
        id=asked,
        position=str(position),
        variant=position.variant.code,
        board=board_text(position),
        hand=text_of(position.hand),
        reserve=tuple(map(str, position.reserve)),
        last=text_of(position.last),
        to_act=seat_name(state.to_act),
        open=_quartos(position, position.open),
        lapsed=_quartos(position, position.lapsed),
        threats=threats_message(position),
        safe=safe_message(position),
        total=number_of_moves(position),
    )


def _quartos(position: Position, shapes: tuple[Shape, ...]) -> tuple[protocol.Quarto, ...]:
    return tuple(
        protocol.Quarto(
            str(shape),
            tuple(map(str, shape.cells)),
            tuple(trait.value for trait in position.traits(shape)),
        )
        for shape in shapes
    )
