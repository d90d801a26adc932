"""Structured logs: one JSON object a line."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kvarto.server.metrics import Metrics
from kvarto.store.refusals import means_away

logger = logging.getLogger("kvarto.server")

_METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "DELETE"})
#: What a log record has by itself; everything else was added by us.
_USUAL = frozenset(vars(logging.makeLogRecord({})))


class JsonLines(logging.Formatter):
    """Formats a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        content: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        content |= {name: value for name, value in vars(record).items() if name not in _USUAL}
        if record.exc_info:
            content["error"] = self.formatException(record.exc_info)
        return json.dumps(content, default=str)


def set_up(level: str) -> None:
    """Write everything of ours from this level on to standard error.

    Of what we use, only what goes wrong: other lines hold addresses of games, cookies and what is
    written to the database.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    ours = logging.getLogger("kvarto")
    ours.setLevel(level.upper())
    logging.root.setLevel(max(logging.WARNING, ours.level))
    sys.unraisablehook = _note_unraisable


def _note_unraisable(found: sys.UnraisableHookArgs) -> None:
    """Note what went wrong where nobody can be told of it: while something was thrown away."""
    error = found.exc_value
    # PostgreSQL's driver says so when what was left in the middle is thrown away; that the database
    # is away is noted by whoever waited for it.
    level = logging.DEBUG if means_away(error) else logging.ERROR
    logger.log(level, "thrown away", exc_info=error)


class RequestLog:
    """Notes and counts every request and socket; what goes wrong is noted whatever the level."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and note how it went."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        status, start = 0, time.perf_counter()

        async def noting(message: Message) -> None:
            nonlocal status
            status = message.get("status", message.get("code", status))
            await send(message)

        try:
            await self._app(scope, receive, noting)
        finally:
            seconds = time.perf_counter() - start
            if scope["type"] == "http":
                self._metrics.requested(_method(scope), status, seconds)
            # Addresses of games are secrets: whoever has one can look at the game.
            kind = scope["path"].split("/")[1:2]
            logger.info(
                scope["type"],
                extra={
                    "method": scope.get("method"),
                    "path": "/" + "/".join(kind),
                    "status": status,
                    "ms": round(1000 * seconds, 1),
                },
            )


def _method(scope: Scope) -> str:
    """The method, if it is one that we know: others are made up, and would be counted for ever."""
    method: str = scope["method"]
    return method if method in _METHODS else "other"
