"""The process that analyses, as the server sees it: started, asked, told to stop, begun anew."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from itertools import count
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import Protocol

from kvarto.server.analysing import Question, Told, analyse

#: Whoever has asked is told the answers.
Listener = Callable[[Told], None]


class _Process(Protocol):
    """As much of a process as is needed here."""

    def start(self) -> None: ...


@dataclass(slots=True)
class _Asked:
    """A question that is not answered yet."""

    question: Question
    listener: Listener
    since: float = field(default_factory=time.perf_counter)
    #: Whether its process has died once already.
    is_repeated: bool = False


class Analysts:
    """One process for all who analyse: they share what it has learnt of the positions.

    `thought` is told what it was, and how many seconds it took.
    """

    def __init__(self, thought: Callable[[str, float], None] = lambda *_: None) -> None:
        self._thought = thought
        self._numbers = count(1)
        self._asked: dict[int, _Asked] = {}
        self._process: _Process | None = None
        self._questions: Connection | None = None

    def wake(self) -> None:
        """Start the process, so that the first question does not wait for it."""
        if self._process is not None:
            return
        # A forked child would inherit sockets and locks of the server. The process ends when our
        # end of the first pipe is closed: by us, or by our own end, whatever that is.
        context = get_context("spawn")
        their_questions, self._questions = context.Pipe(duplex=False)
        answers, their_answers = context.Pipe(duplex=False)
        ends = (their_questions, their_answers)
        process = context.Process(target=analyse, args=ends, daemon=True)
        self._process = process
        process.start()
        for end in ends:
            end.close()
        loop = asyncio.get_running_loop()
        Thread(target=self._listen, args=(process, answers, loop), daemon=True).start()

    def ask(self, question: Question, listener: Listener) -> int:
        """Ask, and get the number with which the question can be taken back."""
        self.wake()
        number = next(self._numbers)
        asked = self._asked[number] = _Asked(replace(question, number=number), listener)
        self._send(asked.question)
        return number

    def stop(self, number: int) -> None:
        """Take a question back; nothing more is told."""
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
        try:
            while True:
                told = answers.recv()
                loop.call_soon_threadsafe(self._tell, told)
        except (EOFError, OSError):
            answers.close()
        with contextlib.suppress(RuntimeError):  # the server has stopped
            loop.call_soon_threadsafe(self._died, process)

    def _tell(self, told: Told) -> None:
        asked = self._asked.get(told.number)
        if asked is None:
            return  # it was taken back
        if told.done:
            del self._asked[told.number]
            kind = "line" if asked.question.wants_line else "analysis"
            self._thought(kind, time.perf_counter() - asked.since)
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
