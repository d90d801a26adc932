"""What takes the engine a while, done in processes of their own: no game waits for another's.

Where there are several nodes, one that has a process free works for the others too.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import Pipe, get_context
from multiprocessing.connection import Connection
from threading import Thread

from kvarto.cluster.trade import Kind, Tell
from kvarto.cluster.work import Work
from kvarto.engine.puzzles.puzzle import Puzzle
from kvarto.record.game import Game
from kvarto.rules.settings import Seat
from kvarto.server import jobs, protocol
from kvarto.server.analysing import give_way
from kvarto.server.settings import NICENESS
from kvarto.session.commands import PlayerCommand
from kvarto.session.state import TableState
from kvarto.session.view import to_game

#: So many moves and reviews of one person are thought about at once, and so long each may take at
#: another node.
_MOVES_EACH, _LONGEST_MOVE_S = 2, 30.0
_REVIEWS_EACH, _LONGEST_REVIEW_S = 1, 120.0
#: The two kinds of work, by which nodes name them to each other.
MOVE, BACK = "move", "back"


class Thinking:
    """A few processes that choose moves, and one that reviews games: a move waits for no review.

    `thought` is told what it was, and how many seconds it took with the waiting for a process.
    """

    def __init__(
        self,
        processes: int | None = None,
        thought: Callable[[str, float], None] = lambda *_: None,
        work: Work | None = None,
        *,
        niceness: int = NICENESS,
    ) -> None:
        self._thought = thought
        self._work = work or Work()
        most = processes or max(1, min(4, os.cpu_count() or 1))
        self._moves = _Processes(most, jobs.move)
        self._reviews = _Processes(1, jobs.look_back, niceness=niceness)
        self._work.learn(Kind(MOVE, most, _MOVES_EACH, most, _LONGEST_MOVE_S), self._moves.do)
        self._work.learn(Kind(BACK, 1, _REVIEWS_EACH, 1, _LONGEST_REVIEW_S), self._reviews.do)

    def warm_up(self) -> None:
        """Start the first process, so that the first move of the first game is not slow."""
        self._moves.warm_up()

    async def commands(
        self, state: TableState, seat: Seat, level: int, seed: int, now: int, *, person: str = ""
    ) -> tuple[PlayerCommand, ...]:
        """What the computer on this seat wants to do; `person` is who plays against it."""
        if state.outcome is not None:
            return ()
        job = jobs.MoveJob.at_table(state, seat, level, seed, now)
        return jobs.read_commands(await self._answer("move", MOVE, jobs.written(job), person))

    async def review(self, state: TableState, *, person: str = "") -> protocol.Review:
        """A finished game, judged."""
        return await self.review_of(to_game(state), person=person)

    async def review_of(self, game: Game, *, person: str = "") -> protocol.Review:
        """Any game, judged."""
        job = jobs.written(jobs.ReviewJob.of(game))
        return jobs.read_review(await self._answer("review", BACK, job, person))

    async def play_out(
        self, puzzle: Puzzle, answer: str, *, person: str = ""
    ) -> protocol.PuzzleLine | None:
        """What comes of an answer to a puzzle."""
        job = jobs.written(jobs.PlayOutJob(puzzle.to_line(), answer))
        return jobs.read_line(await self._answer("puzzle", BACK, job, person))

    async def _answer(self, what: str, kind: str, job: bytes, person: str) -> bytes:
        """The answer, of which there is one part."""
        start = time.perf_counter()
        answers: list[bytes] = []

        def tell(content: bytes, *, last: bool) -> None:
            assert last
            answers.append(content)

        await self._work.have_done(kind, job, tell, person=person)
        self._thought(what, time.perf_counter() - start)
        return answers[-1]

    def close(self) -> None:
        """Stop; what is being thought about is dropped."""
        self._moves.close()
        self._reviews.close()


class _Processes:
    """Processes that do one thing for the server; they are started when they are needed."""

    def __init__(self, most: int, work: Callable[[bytes], bytes], *, niceness: int = 0) -> None:
        self._most = most
        self._work = work
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

    async def do(self, job: bytes, tell: Tell) -> None:
        """Do something; it is begun anew if its process is killed."""
        pool = self._pool
        try:
            answer = await _result(pool.submit(self._work, job))
        except BrokenProcessPool:
            if self._our_end.closed:
                raise
            if self._pool is pool:  # nobody else has noticed yet
                self._pool = self._new_pool()
            answer = await _result(self._pool.submit(self._work, job))
        tell(answer, last=True)

    def close(self) -> None:
        """End them."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._our_end.close()
        self._lifeline.close()


async def _result(future: Future[bytes]) -> bytes:
    try:
        return await asyncio.wrap_future(future)
    except asyncio.CancelledError:
        # A process that is at it cannot be called back, and is not free before it is done.
        if not future.cancel():
            with contextlib.suppress(Exception):
                await asyncio.wrap_future(future)
        raise


def _begin_work(lifeline: Connection, niceness: int) -> None:
    give_way(niceness)
    # Ctrl-C is for the server, which then stops its processes.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with, args=(lifeline,), daemon=True).start()


def _end_with(lifeline: Connection) -> None:
    with contextlib.suppress(EOFError, OSError):
        lifeline.recv_bytes()
    os._exit(0)
