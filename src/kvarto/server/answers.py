"""How requests are read and answered, and what is refused."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from kvarto.errors import KvartoError
from kvarto.server import protocol
from kvarto.server.limits import Limits, client_of
from kvarto.server.problems import UNREADABLE, TooLong, problem_of, unreadable

#: A record of a long tournament is smaller.
LONGEST_BODY = 250_000

_TOO_MANY = 429
_LATER = 503
_STATUS: dict[str, int] = {
    "no-such-game": 404,
    "no-puzzle": 404,
    "no-puzzles": 404,
    "no-such-lesson": 404,
    "not-your-seat": 403,
    "not-your-table": 403,
    "own-table": 403,
    "table-is-taken": 409,
    "message-too-long": 413,
    "not-our-page": 403,
    "not-our-host": 421,
    "server-error": 500,
    "come-again": _LATER,
    "store-away": _LATER,
    "wrong-name-or-password": 403,
    "wrong-name-or-code": 403,
    "needs-account": 403,
    "too-many-requests": _TOO_MANY,
    "too-many-guesses": _TOO_MANY,
    "too-many-open": _TOO_MANY,
}

Body = TypeVar("Body", bound=msgspec.Struct)
Endpoint = Callable[[Request], Awaitable[Response]]


def json_answer(answer: msgspec.Struct | dict[str, Any], status: int = 200) -> Response:
    """An answer to the page."""
    # What a game is now must never come from a cache.
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(answer), status, headers, "application/json")


def guarded(endpoint: Endpoint) -> Endpoint:
    """The same, with errors told as the page can say them."""

    async def answer(request: Request) -> Response:
        limits: Limits = request.app.state.limits
        try:
            limits.spend("look" if request.method == "GET" else "change", client_of(request))
            return await endpoint(request)
        except KvartoError as error:
            return failure(error)

    return answer


def failure(error: KvartoError) -> Response:
    """What a page is told that is refused."""
    answer = json_answer(protocol.Failure(problem_of(error)), _STATUS.get(error.key, 400))
    if answer.status_code == _TOO_MANY:
        answer.headers["retry-after"] = str(error.arguments["seconds"])
    elif answer.status_code == _LATER:
        answer.headers["retry-after"] = "1"
    return answer


async def read_body(request: Request, kind: type[Body]) -> Body:
    """What a page has sent; `KvartoError` if it is not of this kind."""
    content = b""
    try:
        async for part in request.stream():
            content += part
            if len(content) > LONGEST_BODY:
                raise TooLong("message-too-long", longest=LONGEST_BODY)
    except ClientDisconnect as gone:
        raise unreadable(gone) from None  # who should hear of it has left
    try:
        return msgspec.json.decode(content, type=kind)
    except UNREADABLE as error:
        raise unreadable(error) from None
