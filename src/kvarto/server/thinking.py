"""What takes the engine a while, done in processes of their own: no game waits for another's."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import Pipe, get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import ParamSpec, TypeVar

from kvarto.engine.players import LEVELS, Player
from kvarto.engine.review import review
from kvarto.rules.settings import Seat
from kvarto.server import protocol
from kvarto.server.views import review_message
from kvarto.session.commands import PlayerCommand
from kvarto.session.computer import Computer
from kvarto.session.state import TableState
from kvarto.session.view import to_game

#: For each position of a review; with the opening table hardly one takes so long.
_REVIEW_SECONDS = 2.0

Arguments = ParamSpec("Arguments")
Answer = TypeVar("Answer")


class Thinking:
    """A few processes that choose moves, and one that reviews games: a move waits for no review.

    `thought` is told what it was, and how many seconds it took with the waiting for a process.
    """

    def __init__(
        self,
        processes: int | None = None,
        thought: Callable[[str, float], None] = lambda *_: None,
    ) -> None:
        self._thought = thought
        self._moves = _Processes(processes or max(1, min(4, os.cpu_count() or 1)))
        self._reviews = _Processes(1)

    def warm_up(self) -> None:
        """Start the first process, so that the first move of the first game is not slow."""
        self._moves.warm_up()

    async def commands(
        self, state: TableState, seat: Seat, level: int, seed: int, now: int
    ) -> tuple[PlayerCommand, ...]:
        """What the computer on this seat wants to do."""
        start = time.perf_counter()
        wanted = await self._moves.run(_commands, state, seat, level, seed, now)
        self._thought("move", time.perf_counter() - start)
        return wanted

    async def review(self, state: TableState) -> protocol.Review:
        """A finished game, judged."""
        start = time.perf_counter()
        judged = await self._reviews.run(_review, state)
        self._thought("review", time.perf_counter() - start)
        return judged

    def close(self) -> None:
        """Stop; what is being thought about is dropped."""
        self._moves.close()
        self._reviews.close()


class _Processes:
    """Processes that work for the server; they are started when they are needed."""

    def __init__(self, most: int) -> None:
        self._most = most
        # Processes end when the other end of this is closed: by us, or by our own end, whatever
        # that is. Else they would finish what they are at, or never notice that we were killed.
        self._lifeline, self._our_end = Pipe(duplex=False)
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._most,
            # A forked child would inherit sockets and locks of the server.
            mp_context=get_context("spawn"),
            initializer=_begin_work,
            initargs=(self._lifeline,),
        )

    def warm_up(self) -> None:
        """Start the first."""
        self._pool.submit(os.getpid)

    async def run(
        self,
        work: Callable[Arguments, Answer],
        *args: Arguments.args,
        **kwargs: Arguments.kwargs,
    ) -> Answer:
        """What this work gives; it is begun anew if its process is killed."""
        pool = self._pool
        try:
            return await asyncio.wrap_future(pool.submit(work, *args, **kwargs))
        except BrokenProcessPool:
            if self._our_end.closed:
                raise
            if self._pool is pool:  # nobody else has noticed yet
                self._pool = self._new_pool()
            return await asyncio.wrap_future(self._pool.submit(work, *args, **kwargs))

    def close(self) -> None:
        """End them."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._our_end.close()
        self._lifeline.close()


def _begin_work(lifeline: Connection) -> None:
    # Ctrl-C is for the server, which then stops its processes.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with, args=(lifeline,), daemon=True).start()


def _end_with(lifeline: Connection) -> None:
    with contextlib.suppress(EOFError, OSError):
        lifeline.recv_bytes()
    os._exit(0)


def _commands(
    state: TableState, seat: Seat, level: int, seed: int, now: int
) -> tuple[PlayerCommand, ...]:
    return Computer(Player(LEVELS[level - 1], seed), seat).commands(state, now)


def _review(state: TableState) -> protocol.Review:
    return review_message(review(to_game(state), time_limit=_REVIEW_SECONDS))
