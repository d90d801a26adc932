"""Requests about tables that wait, about one's own games, and the code that a telephone reads."""

from __future__ import annotations

import io
import re
from urllib.parse import quote

import segno
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from kvarto.errors import IllegalAction, KvartoError
from kvarto.server import protocol
from kvarto.server.answers import guarded, json_answer, read_body
from kvarto.server.identity import NOBODY
from kvarto.server.limits import client_of
from kvarto.server.my_games import games_of, records_of
from kvarto.server.parts import (
    identities_of,
    limits_of,
    now_of,
    person_of,
    rooms_of,
    settings_of_server,
    tables_of,
)
from kvarto.server.seating import settings_of

#: The only addresses that are drawn: a drawing of ours must not lead anywhere else.
_DRAWN_PATH = re.compile(r"/game/[A-Za-z0-9_-]{1,40}")
#: Years from now; larger numbers are no moments.
_LAST_MOMENT = 2**53


# -- tables that wait --------------------------------------------------------------------------


async def _make(request: Request) -> Response:
    wished = await read_body(request, protocol.NewTable)
    settings_of(wished)  # nobody becomes a guest for what is refused
    tables, limits = tables_of(request), limits_of(request)
    limits.spend("table", client_of(request))
    caller = await identities_of(request).caller(request)
    await tables.ready()
    mine = tables.count_of(caller.person)
    limits.room_for("table", mine=mine, in_all=tables.count)
    made = await tables.make(caller.person, wished)
    return caller.remembered(json_answer(protocol.Created(made)), request)


async def _look(request: Request) -> Response:
    waiting = await tables_of(request).seek(request.path_params["id"])
    if waiting is None:
        raise IllegalAction("no-such-game")
    return json_answer(waiting.message(await person_of(request), now_of(request)))


async def _change(request: Request) -> Response:
    wished = await read_body(request, protocol.NewTable)
    table = request.path_params["id"]
    person = await person_of(request)
    await tables_of(request).change(table, person, wished)
    return json_answer(protocol.Created(table))


async def _withdraw(request: Request) -> Response:
    table = request.path_params["id"]
    person = await person_of(request)
    await tables_of(request).withdraw(table, person)
    return json_answer(protocol.Created(table))


async def _sit(request: Request) -> Response:
    wished = await read_body(request, protocol.SitDown)
    tables, table = tables_of(request), request.path_params["id"]
    await tables.ready()
    if await person_of(request) == NOBODY:
        tables.check_free(table, NOBODY)  # nobody becomes a guest for what is refused
    caller = await identities_of(request).caller(request)
    begun = await tables.sit(table, caller.person, wished)
    return caller.remembered(json_answer(protocol.Created(begun)), request)


# -- one's own games ---------------------------------------------------------------------------


async def _my_games(request: Request) -> Response:
    person = await person_of(request)
    before = _moment(request.query_params.get("before"))
    return json_answer(await games_of(person, rooms_of(request), tables_of(request), before))


def _moment(text: str | None) -> int | None:
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) < 20 and int(text) < _LAST_MOMENT):
        raise KvartoError("bad-message", what="before")
    return int(text)


async def _my_records(request: Request) -> Response:
    person = await person_of(request)
    headers = {
        "cache-control": "no-store",
        "content-disposition": 'attachment; filename="kvarto.qgn"',
    }
    records = records_of(person, rooms_of(request).games)
    return StreamingResponse(records, headers=headers, media_type="text/plain; charset=utf-8")


# -- a code to be photographed -----------------------------------------------------------------


async def _code(request: Request) -> Response:
    path = request.query_params.get("path", "")
    if not _DRAWN_PATH.fullmatch(path):
        raise KvartoError("bad-message", what="path")
    return _drawing(request, path, keep="private, max-age=86400")


async def _secret_code(request: Request) -> Response:
    """A way back holds a secret, which must not stand in the address of a request."""
    way_back = await read_body(request, protocol.ReturnCode)
    return _drawing(request, f"/return#{quote(way_back.code, safe='')}", keep="no-store")


def _drawing(request: Request, path: str, *, keep: str) -> Response:
    base = settings_of_server(request).public_url or str(request.base_url).rstrip("/")
    drawn = io.BytesIO()
    segno.make(base + path, error="m", micro=False).save(
        drawn, kind="svg", xmldecl=False, border=4, light="#fff", omitsize=True
    )
    headers = {"cache-control": keep}
    return Response(drawn.getvalue(), headers=headers, media_type="image/svg+xml")


def routes() -> list[Route]:
    """Every request of these; `requests.REQUESTS` describes them."""
    return [
        Route("/api/tables", guarded(_make), methods=["POST"]),
        Route("/api/tables/{id}", guarded(_look)),
        Route("/api/tables/{id}", guarded(_change), methods=["PUT"]),
        Route("/api/tables/{id}", guarded(_withdraw), methods=["DELETE"]),
        Route("/api/tables/{id}/sit", guarded(_sit), methods=["POST"]),
        Route("/api/games", guarded(_my_games)),
        Route("/api/games.qgn", guarded(_my_records)),
        Route("/api/qr.svg", guarded(_code)),
        Route("/api/qr.svg", guarded(_secret_code), methods=["POST"]),
    ]
