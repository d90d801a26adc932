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
from kvarto.engine.puzzles.playing_out import played_out
from kvarto.engine.puzzles.puzzle import Puzzle
from kvarto.engine.review import review
from kvarto.record.game import Game
from kvarto.rules.settings import Seat
from kvarto.server import protocol
from kvarto.server.analysing import NICENESS, give_way
from kvarto.server.looking_back import line_message, review_message
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
        self._reviews = _Processes(1, niceness=NICENESS)

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
        return await self.review_of(to_game(state))

    async def review_of(self, game: Game) -> protocol.Review:
        """Any game, judged."""
        start = time.perf_counter()
        judged = await self._reviews.run(_review, game)
        self._thought("review", time.perf_counter() - start)
        return judged

    async def play_out(self, puzzle: Puzzle, answer: str) -> protocol.PuzzleLine | None:
        """What comes of an answer to a puzzle."""
        start = time.perf_counter()
        line = await self._reviews.run(_play_out, puzzle, answer)
        self._thought("puzzle", time.perf_counter() - start)
        return line

    def close(self) -> None:
        """Stop; what is being thought about is dropped."""
        self._moves.close()
        self._reviews.close()


class _Processes:
    """Processes that work for the server; they are started when they are needed."""

    def __init__(self, most: int, *, niceness: int = 0) -> None:
        self._most = most
        self._niceness = niceness
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
            initargs=(self._lifeline, self._niceness),
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


def _begin_work(lifeline: Connection, niceness: int) -> None:
    give_way(niceness)
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


def _play_out(puzzle: Puzzle, answer: str) -> protocol.PuzzleLine | None:
    line = played_out(puzzle, answer)
    return None if line is None else line_message(puzzle.position, line)


def _review(game: Game) -> protocol.Review:
    return review_message(review(game, time_limit=_REVIEW_SECONDS))
