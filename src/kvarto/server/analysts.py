"""Those who analyse, as the server sees them: asked, told to stop, begun anew.

Every node has one process that analyses. One that has little to do works for other nodes too.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import count
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import Protocol

from kvarto.cluster.trade import Kind, Tell
from kvarto.cluster.work import Work
from kvarto.server.analysing import LONGEST_S, Question, Told, analyse
from kvarto.server.logs import logger
from kvarto.server.settings import NICENESS

#: Whoever has asked is told the answers.
Listener = Callable[[Told], None]

#: With as many questions as it has cores, but two at least (every board may ask two), a node asks
#: others to help; if none can, all of its own share the cores.
_HANDS = max(2, os.cpu_count() or 1)
#: How long a question that others answer may be under way, besides the time for the search.
_ON_THE_WAY_S = 10.0


class Analysts:
    """Those who analyse.

    `thought` is told what it was, and how many seconds it took. With more than `hands` questions
    others are asked to help.
    """

    def __init__(
        self,
        thought: Callable[[str, float], None] = lambda *_: None,
        work: Work | None = None,
        *,
        hands: int = _HANDS,
        niceness: int = NICENESS,
    ) -> None:
        self._thought = thought
        #: Our own process, which also answers what others ask.
        self.own = Analyst(niceness)
        self._work = work or Work()
        self._kind = Kind("analysis", hands, share=4, most=100, longest=LONGEST_S + _ON_THE_WAY_S)
        self._work.learn(self._kind, self.own.answer)
        self._numbers = count(1)
        self._asked: dict[int, asyncio.Task[None]] = {}

    @property
    def under_way(self) -> int:
        """How many questions of our own people are not answered yet."""
        return len(self._asked)

    def wake(self) -> None:
        """Start our own, so that the first question does not wait for it."""
        self.own.wake()

    def ask(self, question: Question, listener: Listener, *, person: str = "") -> int:
        """Ask for a person, and get the number with which the question can be taken back."""
        number = next(self._numbers)
        self._asked[number] = asyncio.create_task(self._answer(number, question, listener, person))
        return number

    def stop(self, number: int) -> None:
        """Take a question back; nothing more is told."""
        answering = self._asked.pop(number, None)
        if answering is not None:
            answering.cancel()

    def close(self) -> None:
        """End our own; what was asked is dropped."""
        for number in tuple(self._asked):
            self.stop(number)
        self.own.close()

    async def _answer(
        self, number: int, question: Question, listener: Listener, person: str
    ) -> None:
        start = time.perf_counter()

        def tell(content: bytes | None, *, last: bool) -> None:
            if number not in self._asked:
                return  # it was taken back
            if last:
                del self._asked[number]
            listener(Told(number, content, last))

        try:
            await self._work.have_done(self._kind.name, question.written(), tell, person=person)
        except Exception:  # the page should not wait for ever
            logger.exception("analysis")
            tell(None, last=True)
        kind = "line" if question.wants_line else "analysis"
        self._thought(kind, time.perf_counter() - start)


class GaveUp(Exception):
    """A question cannot be answered, by a mistake of ours."""


class _Process(Protocol):
    """As much of a process as is needed here."""

    @property
    def pid(self) -> int | None: ...

    def start(self) -> None: ...


@dataclass(slots=True)
class _Asked:
    """A question that is not answered yet."""

    question: Question
    listener: Listener
    #: Whether its process has died once already.
    is_repeated: bool = False


class Analyst:
    """One process for all questions: they share what it has learnt of the positions."""

    def __init__(self, niceness: int = NICENESS) -> None:
        self._niceness = niceness
        self._numbers = count(1)
        self._asked: dict[int, _Asked] = {}
        self._process: _Process | None = None
        self._questions: Connection | None = None

    @property
    def process_id(self) -> int | None:
        """The process that answers; None if there is none."""
        return None if self._process is None else self._process.pid

    @property
    def questions(self) -> Sequence[Question]:
        """What it is asked, and has not answered yet."""
        return [asked.question for asked in self._asked.values()]

    def wake(self) -> None:
        """Start the process, if it does not run."""
        if self._process is not None:
            return
        # A forked child would inherit sockets and locks of the server. The process ends when our
        # end of the first pipe is closed: by us, or by our own end, whatever that is.
        context = get_context("spawn")
        their_questions, self._questions = context.Pipe(duplex=False)
        answers, their_answers = context.Pipe(duplex=False)
        ends = (their_questions, their_answers)
        process = context.Process(target=analyse, args=(*ends, self._niceness), daemon=True)
        process.start()
        self._process = process
        for end in ends:
            end.close()
        loop = asyncio.get_running_loop()
        Thread(target=self._listen, args=(process, answers, loop), daemon=True).start()

    async def answer(self, content: bytes, tell: Tell) -> None:
        """Answer a question bit by bit; `GaveUp` if that cannot be done."""
        over: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def listen(told: Told) -> None:
            if over.done():
                return  # it was taken back at the same moment
            if told.message is not None:
                tell(told.message, last=told.done)
                if told.done:
                    over.set_result(None)
            else:
                over.set_exception(GaveUp())

        self.wake()
        number = next(self._numbers)
        question = replace(Question.read(content), number=number)
        self._asked[number] = _Asked(question, listen)
        self._send(question)
        try:
            await over
        finally:
            if self._asked.pop(number, None) is not None:
                self._send(number)

    def close(self) -> None:
        """End the process; what it was asked is dropped."""
        self._asked.clear()
        self._process = None
        if self._questions is not None:
            self._questions.close()

    def _send(self, thing: Question | int) -> None:
        assert self._questions is not None
        with contextlib.suppress(OSError):  # it has just died, which its answers tell too
            self._questions.send(thing)

    # -- what comes back -------------------------------------------------------------------

    def _listen(
        self, process: _Process, answers: Connection, loop: asyncio.AbstractEventLoop
    ) -> None:
        """Pass on what the process answers; this runs in a thread of its own."""
        with answers, contextlib.suppress(RuntimeError):  # the server has stopped
            with contextlib.suppress(EOFError, OSError):
                while True:
                    loop.call_soon_threadsafe(self._tell, answers.recv())
            loop.call_soon_threadsafe(self._died, process)

    def _tell(self, told: Told) -> None:
        asked = self._asked.get(told.number)
        if asked is None:
            return  # it was taken back
        if told.done:
            del self._asked[told.number]
        asked.listener(told)

    def _died(self, process: _Process) -> None:
        """Begin anew what the process was at; what has killed two is given up."""
        if self._process is not process:
            return
        self._process = None
        assert self._questions is not None
        self._questions.close()
        waiting, self._asked = self._asked, {}
        for number, asked in waiting.items():
            if asked.is_repeated:
                asked.listener(Told(number, None, done=True))
                continue
            asked.is_repeated = True
            self.wake()
            self._asked[number] = asked
            self._send(asked.question)
