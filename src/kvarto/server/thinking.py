"""What takes the engine a while, done in processes of their own: no game waits for another's."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
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
    """A few processes that choose moves and review games."""

    def __init__(self, processes: int | None = None) -> None:
        self._pool = ProcessPoolExecutor(
            processes or max(1, min(4, os.cpu_count() or 1)),
            # A forked child would inherit sockets and locks of the server.
            mp_context=get_context("spawn"),
            initializer=_ignore_interrupts,
        )

    def warm_up(self) -> None:
        """Start the first process, so that the first move of the first game is not slow."""
        self._pool.submit(_ignore_interrupts)

    async def commands(
        self, state: TableState, seat: Seat, level: int, seed: int, now: int
    ) -> tuple[PlayerCommand, ...]:
        """What the computer on this seat wants to do."""
        return await self._run(_commands, state, seat, level, seed, now)

    async def review(self, state: TableState) -> protocol.Review:
        """A finished game, judged."""
        return await self._run(_review, state)

    async def _run(
        self,
        work: Callable[Arguments, Answer],
        *args: Arguments.args,
        **kwargs: Arguments.kwargs,
    ) -> Answer:
        future = self._pool.submit(work, *args, **kwargs)
        return await asyncio.wrap_future(future)

    def close(self) -> None:
        """Stop; what is being thought about is dropped."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _ignore_interrupts() -> None:
    """Ctrl-C is for the server, which then stops its processes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _commands(
    state: TableState, seat: Seat, level: int, seed: int, now: int
) -> tuple[PlayerCommand, ...]:
    return Computer(Player(LEVELS[level - 1], seed), seat).commands(state, now)


def _review(state: TableState) -> protocol.Review:
    return review_message(review(to_game(state), time_limit=_REVIEW_SECONDS))
