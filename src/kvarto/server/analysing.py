"""What the process does that analyses: many questions at once, each answered bit by bit.

It works at low priority, so that the moves of games never wait for it. What it answers are whole
messages to pages, so that the server has nothing to do but to pass them on.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from queue import Empty, SimpleQueue
from threading import Lock, Thread, Timer
from time import monotonic

import msgspec

from kvarto.engine.solver import Watch, grading, moves, principal_variation, solve
from kvarto.engine.values import GradedMove
from kvarto.record.game import Game
from kvarto.rules.position import Position
from kvarto.server import protocol
from kvarto.server.looking_back import steps_of

#: What is found within this time is told together: little at first, so that something is seen
#: soon, and then more and more, because a page has work with all that it is told.
_TOGETHER_S, _MOST_TOGETHER_S = 0.03, 0.12
#: How often it is told how far a search is that finds nothing.
_STILL_AT_IT_S = 0.5
#: So long a question may take; then the rest stays unknown.
LONGEST_S = 60.0
#: A position that asks for the table and for the search, and takes neither any time.
_FIRST = Position.from_text("..../..../..../FDE. C")


@dataclass(frozen=True, slots=True)
class Question:
    """What a page wants to know, with the number by which the server knows it."""

    number: int
    id: str
    position: Position
    #: Whether the best line is asked for, after a word or not; else every move is graded.
    wants_line: bool = False
    word: str | None = None

    def written(self) -> bytes:
        """The question in a form that travels, without its number."""
        return msgspec.msgpack.encode((self.id, str(self.position), self.wants_line, self.word))

    @classmethod
    def read(cls, content: bytes) -> Question:
        """A question that has travelled, and has no number yet."""
        asked, position, wants_line, word = _question_reader.decode(content)
        return cls(0, asked, Position.from_text(position), wants_line, word)


_question_reader = msgspec.msgpack.Decoder(tuple[str, str, bool, str | None])


@dataclass(frozen=True, slots=True)
class Told:
    """A message for whoever has asked; None if there was a mistake of ours."""

    number: int
    message: bytes | None
    done: bool


def analyse(questions: Connection, answers: Connection, niceness: int) -> None:
    """Answer until nobody can ask any more; a number alone takes its question back."""
    # Ctrl-C is for the server, which then closes the pipe.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    solve(_FIRST)  # what the standard game needs is there before it counts
    give_way(niceness)
    desk = Desk(answers)
    while True:
        try:
            asked: Question | int = questions.recv()
        except (EOFError, OSError):
            os._exit(0)  # also in the middle of a search
        if isinstance(asked, Question):
            desk.begin(asked)
        else:
            desk.stop(asked)


def give_way(niceness: int) -> None:
    """Let others be served before this process, where the system can do that and lets us."""
    if niceness and hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(niceness)
            if hasattr(os, "SCHED_IDLE"):  # whoever else wants to work does so at once
                os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def leave_a_core() -> None:
    """Let this thread leave one core to others, where there are several and the system lets us.

    Where all cores work, a system does not look for one on which to wake somebody.
    """
    if hasattr(os, "sched_setaffinity"):
        first, *others = sorted(os.sched_getaffinity(0))
        with suppress(OSError):
            os.sched_setaffinity(0, others or {first})


class Desk:
    """The questions that are being answered."""

    def __init__(self, answers: Connection, longest_s: float = LONGEST_S) -> None:
        self._answers = answers
        self._longest_s = longest_s
        self._one_at_a_time = Lock()
        self._watches: dict[int, Watch] = {}

    def begin(self, question: Question) -> None:
        """Begin to answer a question, beside all others."""
        watch = self._watches[question.number] = Watch()
        Thread(target=self._answer, args=(question, watch), daemon=True).start()

    def stop(self, number: int) -> None:
        """Stop searching; what is not known yet stays unknown."""
        watch = self._watches.get(number)
        if watch is not None:
            watch.stop()

    def _answer(self, question: Question, watch: Watch) -> None:
        # One question is answered as quickly as can be; several share the cores but for one.
        threads = 1 if len(self._watches) > 1 else max(1, os.cpu_count() or 1)
        patience = Timer(self._longest_s, watch.stop)
        patience.daemon = True
        patience.start()
        try:
            for message, done in _messages(question, watch, threads):
                self._tell(Told(question.number, msgspec.json.encode(message), done))
        except Exception:
            self._tell(Told(question.number, None, done=True))
            raise  # it is printed where the server prints
        finally:
            patience.cancel()
            del self._watches[question.number]

    def _tell(self, told: Told) -> None:
        with self._one_at_a_time:
            self._answers.send(told)


Message = tuple[protocol.Graded | protocol.BestLine, bool]


def _messages(question: Question, watch: Watch, threads: int) -> Iterator[Message]:
    if question.wants_line:
        yield _best_line(question, watch, threads), True
    else:
        yield from _graded(question, watch, threads)


# -- grading -----------------------------------------------------------------------------------


def _graded(question: Question, watch: Watch, threads: int) -> Iterator[Message]:
    position = question.position
    found: SimpleQueue[GradedMove | None] = SimpleQueue()

    def search() -> None:
        if threads == 1:
            leave_a_core()
        try:
            for move in grading(position, threads=threads, watch=watch):
                found.put(move)
        finally:
            found.put(None)

    Thread(target=search, daemon=True).start()
    total = number_of_moves(position)
    graded, done = 0, False
    together = _TOGETHER_S
    while not done:
        batch, done = _batch(found, together)
        together = min(2 * together, _MOST_TOGETHER_S)
        graded += len(batch)
        # Without a mistake of ours everything is graded in the end, if only as unknown.
        assert graded == total or not done
        words = tuple(
            protocol.GradedWord(str(move.word), move.value.value, move.distance) for move in batch
        )
        yield (
            protocol.Graded(question.id, str(position), words, graded, total, watch.nodes, done),
            done,
        )


def number_of_moves(position: Position) -> int:
    """How many moves there are to grade."""
    return sum(1 for _ in moves(position))


def _batch(found: SimpleQueue[GradedMove | None], together: float) -> tuple[list[GradedMove], bool]:
    """What is found next, with what follows closely; and whether that was the last."""
    batch: list[GradedMove] = []
    patience, until = _STILL_AT_IT_S, 0.0
    while True:
        try:
            move = found.get(timeout=patience)
        except Empty:
            return batch, False
        if move is None:
            return batch, True
        if not batch:
            until = monotonic() + together
        batch.append(move)
        patience = max(0.0, until - monotonic())


# -- lines -------------------------------------------------------------------------------------


def _best_line(question: Question, watch: Watch, threads: int) -> protocol.BestLine:
    game = Game(position=question.position)
    if question.word is not None:
        game.play(question.word)
    if game.outcome is None:
        for word in principal_variation(game.position, threads=threads, watch=watch):
            game.play(word)
    return protocol.BestLine(
        question.id,
        str(question.position),
        tuple(str(move) for move in game),
        tuple(steps_of(game)),
        whole=game.state.is_full or game.outcome is not None,
    )
