"""Requests about games: begun and looked back on; pictures; what the server is."""

from __future__ import annotations

import asyncio

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
from kvarto.server.answers import guarded, json_answer, read_body
from kvarto.server.identity import Identities
from kvarto.server.room import Room
from kvarto.server.rooms import Rooms
from kvarto.server.views import replay_message
from kvarto.session.view import to_game


def _rooms(request: Request) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms


def _identities(request: Request) -> Identities:
    identities: Identities = request.app.state.identities
    return identities


async def _room(request: Request) -> Room:
    person = await _identities(request).person_of(request)
    return await _rooms(request).find(request.path_params["id"], person)


# -- games -------------------------------------------------------------------------------------


async def _begin(request: Request) -> Response:
    wished = await read_body(request, protocol.NewGame)
    caller = await _identities(request).caller(request)
    begun = await _rooms(request).begin(caller.person, wished)
    return caller.remembered(json_answer(protocol.Created(begun)), request)


async def _game(request: Request) -> Response:
    room = await _room(request)
    return json_answer(room.view(await _identities(request).person_of(request)))


async def _replay(request: Request) -> Response:
    return json_answer(replay_message(to_game((await _room(request)).state)))


async def _review(request: Request) -> Response:
    room = await _room(request)
    if not room.is_over:
        raise IllegalAction("game-goes-on")
    return json_answer(await room.thinking.review(room.state))


async def _rematch(request: Request) -> Response:
    return json_answer(protocol.Created(await _rooms(request).rematch(await _room(request))))


async def _replay_record(request: Request) -> Response:
    record = await read_body(request, protocol.RecordText)
    # A long record takes a while to read; other games go on meanwhile.
    return json_answer(await asyncio.to_thread(_replay_of, record.text))


def _replay_of(text: str) -> protocol.Replay:
    game = next(parse_games(text), None)
    if game is None:
        raise KvartoError("no-game-in-record")
    return replay_message(game)


# -- the rest ----------------------------------------------------------------------------------


async def _offers(_: Request) -> Response:
    levels = tuple(protocol.LevelOffer(one.number, one.name, one.about) for one in LEVELS)
    return json_answer(protocol.Offers(kvarto.__version__, levels, languages()))


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
    return json_answer(schema.openapi())


async def _health(_: Request) -> Response:
    return PlainTextResponse("ok")


def routes() -> list[Route]:
    """Every request there is; `schema.REQUESTS` describes them."""
    return [
        Route("/api/offers", guarded(_offers)),
        Route("/api/games", guarded(_begin), methods=["POST"]),
        Route("/api/games/{id}", guarded(_game)),
        Route("/api/games/{id}/replay", guarded(_replay)),
        Route("/api/games/{id}/review", guarded(_review)),
        Route("/api/games/{id}/rematch", guarded(_rematch), methods=["POST"]),
        Route("/api/replay", guarded(_replay_record), methods=["POST"]),
        Route("/api/picture.svg", guarded(_picture)),
        Route("/openapi.json", _openapi),
        Route("/healthz", _health),
    ]
