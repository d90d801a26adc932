"""What goes on by itself: mistakes are noted, and what was refused nobody need hear."""

from __future__ import annotations

import asyncio
from typing import Any

from kvarto.cluster.routing import ComeAgain
from kvarto.errors import KvartoError
from kvarto.server.logs import logger
from kvarto.store.refusals import StoreAway


def hear_of_mistakes(task: asyncio.Task[Any]) -> None:
    """Note what has gone wrong by itself; that the store is away, or the game, nobody need hear."""
    _note(task, StoreAway, ComeAgain)


def hear_though_nobody_asks(task: asyncio.Task[Any]) -> None:
    """The same of what somebody asked for who may have gone: any refusal is for them alone."""
    _note(task, KvartoError)


def _note(task: asyncio.Task[Any], *unimportant: type[Exception]) -> None:
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, unimportant):
        logger.error("task", exc_info=error)
