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
from kvarto.render.palette import STYLES, THEMES
from kvarto.render.picture import position_svg
from kvarto.rules.position import Position
from kvarto.rules.shapes import Cell
from kvarto.server import protocol, schema
from kvarto.server.answers import guarded, json_answer, read_body
from kvarto.server.limits import client_of
from kvarto.server.looking_back import replay_message
from kvarto.server.node import Node
from kvarto.server.parts import identities_of, limits_of, person_of, rooms_of
from kvarto.server.room import Room
from kvarto.server.seating import check_game
from kvarto.server.studies import game_of
from kvarto.session.view import to_game

#: More games of one person than any limit allows.
_MOST_COUNTED = 10_000


async def _room(request: Request, person: str) -> Room:
    return await rooms_of(request).find(request.path_params["id"], person)


# -- games -------------------------------------------------------------------------------------


async def _begin(request: Request) -> Response:
    wished = await read_body(request, protocol.NewGame)
    check_game(wished)  # nobody becomes a guest for what is refused
    rooms, limits = rooms_of(request), limits_of(request)
    limits.spend("game", client_of(request))
    caller = await identities_of(request).caller(request)
    mine = len(await rooms.games.running_of(caller.person, _MOST_COUNTED))
    limits.room_for("game", mine=mine, in_all=rooms.count)
    begun = await rooms.begin(caller.person, wished)
    return caller.remembered(json_answer(protocol.Created(begun)), request)


async def _game(request: Request) -> Response:
    person = await person_of(request)
    return json_answer((await _room(request, person)).view(person))


async def _replay(request: Request) -> Response:
    person = await person_of(request)
    seen = (await _room(request, person)).state_for(person)
    return json_answer(replay_message(to_game(seen)))


async def _review(request: Request) -> Response:
    person = await person_of(request)
    room = await _room(request, person)
    seen = room.state_for(person)
    if seen.outcome is None:
        raise IllegalAction("game-goes-on")
    return json_answer(await room.thinking.review(seen, person=person))


async def _rematch(request: Request) -> Response:
    person = await person_of(request)
    following = await rooms_of(request).rematch(await _room(request, person), person)
    return json_answer(protocol.Rematch(following))


async def _replay_record(request: Request) -> Response:
    record = await read_body(request, protocol.RecordText)
    # A long record takes a while to read; other games go on meanwhile.
    return json_answer(await asyncio.to_thread(_replay_of, record.text))


def _replay_of(text: str) -> protocol.Replay:
    return replay_message(game_of(text))


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


async def _health(request: Request) -> Response:
    node: Node = request.app.state.node
    if node.is_cut_off:
        return PlainTextResponse("store-away", 503)
    return PlainTextResponse("ok")


def routes() -> list[Route]:
    """Every request there is; `requests.REQUESTS` describes them."""
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
