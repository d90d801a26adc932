"""The requests of the page, besides the socket: games begun and looked back on, pictures."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

import kvarto
from kvarto.engine.players import LEVELS
from kvarto.errors import IllegalAction, KvartoError
from kvarto.locales import SOURCE_LANGUAGE, catalogue, languages
from kvarto.record.reader import parse_games
from kvarto.render.palette import STYLES, THEMES
from kvarto.render.picture import position_svg
from kvarto.rules.position import Position
from kvarto.rules.shapes import Cell
from kvarto.server import protocol, schema
from kvarto.server.problems import UNREADABLE, NotOurPage, TooLong, problem_of, unreadable
from kvarto.server.room import Room
from kvarto.server.rooms import Rooms
from kvarto.server.security import browser_of, is_from_our_page, new_token, remember, token_of
from kvarto.server.views import replay_message
from kvarto.session.view import to_game

#: A record of a long tournament is smaller.
LONGEST_BODY = 250_000

_STATUS: dict[str, int] = {"no-such-game": 404, "message-too-long": 413, "not-our-page": 403}

Body = TypeVar("Body", bound=msgspec.Struct)
Endpoint = Callable[[Request], Awaitable[Response]]


def _json(answer: msgspec.Struct | dict[str, Any], status: int = 200) -> Response:
    # What a game is now must never come from a cache.
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(answer), status, headers, "application/json")


def _guarded(endpoint: Endpoint) -> Endpoint:
    """The same, with errors told as the page can say them."""

    async def answer(request: Request) -> Response:
        try:
            if request.method != "GET" and not is_from_our_page(request.headers):
                raise NotOurPage("not-our-page")
            return await endpoint(request)
        except KvartoError as error:
            return _json(protocol.Failure(problem_of(error)), _STATUS.get(error.key, 400))

    return answer


async def _read(request: Request, kind: type[Body]) -> Body:
    content = b""
    async for part in request.stream():
        content += part
        if len(content) > LONGEST_BODY:
            raise TooLong("message-too-long", longest=LONGEST_BODY)
    try:
        return msgspec.json.decode(content, type=kind)
    except UNREADABLE as error:
        raise unreadable(error) from None


def _rooms(request: Request) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms


async def _room(request: Request) -> Room:
    browser = browser_of(token_of(request))
    return await _rooms(request).find(request.path_params["id"], browser)


# -- games -------------------------------------------------------------------------------------


async def _begin(request: Request) -> Response:
    wished = await _read(request, protocol.NewGame)
    token = token_of(request) or new_token()
    response = _json(protocol.Created(await _rooms(request).begin(browser_of(token), wished)))
    remember(response, token, secure=request.url.scheme == "https")
    return response


async def _game(request: Request) -> Response:
    room = await _room(request)
    return _json(room.view(browser_of(token_of(request))))


async def _replay(request: Request) -> Response:
    return _json(replay_message(to_game((await _room(request)).state)))


async def _review(request: Request) -> Response:
    room = await _room(request)
    if not room.is_over:
        raise IllegalAction("game-goes-on")
    return _json(await room.thinking.review(room.state))


async def _rematch(request: Request) -> Response:
    return _json(protocol.Created(await _rooms(request).rematch(await _room(request))))


async def _replay_record(request: Request) -> Response:
    record = await _read(request, protocol.RecordText)
    # A long record takes a while to read; other games go on meanwhile.
    return _json(await asyncio.to_thread(_replay_of, record.text))


def _replay_of(text: str) -> protocol.Replay:
    game = next(parse_games(text), None)
    if game is None:
        raise KvartoError("no-game-in-record")
    return replay_message(game)


# -- the rest ----------------------------------------------------------------------------------


async def _offers(_: Request) -> Response:
    levels = tuple(protocol.LevelOffer(one.number, one.name, one.about) for one in LEVELS)
    return _json(protocol.Offers(kvarto.__version__, levels, languages()))


async def _picture(request: Request) -> Response:
    asked = request.query_params
    style, theme = asked.get("set", "wood"), asked.get("theme", "light")
    language = asked.get("lang", SOURCE_LANGUAGE)
    if style not in STYLES or theme not in THEMES or language not in languages():
        raise KvartoError("bad-message", what="set, theme, lang")
    picture = position_svg(
        Position.from_text(asked.get("position", "")),
        style=style,
        theme=theme,
        highlight=[Cell.from_text(cell) for cell in asked.get("lit", "").split(",") if cell],
        reserve=asked.get("reserve", "yes") != "no",
        translate=catalogue(language),
    )
    # The same question always has the same answer.
    headers = {"cache-control": "public, max-age=86400"}
    return Response(picture, headers=headers, media_type="image/svg+xml")


async def _openapi(_: Request) -> Response:
    return _json(schema.openapi())


async def _health(_: Request) -> Response:
    return PlainTextResponse("ok")


def routes() -> list[Route]:
    """Every request there is; `schema.REQUESTS` describes them."""
    return [
        Route("/api/offers", _guarded(_offers)),
        Route("/api/games", _guarded(_begin), methods=["POST"]),
        Route("/api/games/{id}", _guarded(_game)),
        Route("/api/games/{id}/replay", _guarded(_replay)),
        Route("/api/games/{id}/review", _guarded(_review)),
        Route("/api/games/{id}/rematch", _guarded(_rematch), methods=["POST"]),
        Route("/api/replay", _guarded(_replay_record), methods=["POST"]),
        Route("/api/picture.svg", _guarded(_picture)),
        Route("/openapi.json", _openapi),
        Route("/healthz", _health),
    ]
