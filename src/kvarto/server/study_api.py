"""Requests about records: studies that are opened, played on and written; reviews of any game."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kvarto.server import protocol
from kvarto.server.answers import guarded, json_answer, read_body
from kvarto.server.limits import client_of
from kvarto.server.parts import limits_of, person_of, rooms_of
from kvarto.server.studies import game_of, played, study_of, written

# A long record takes a while to read and to write; other games go on meanwhile.


async def _open(request: Request) -> Response:
    pasted = await read_body(request, protocol.StudyText)
    return json_answer(await asyncio.to_thread(study_of, pasted.text))


async def _write(request: Request) -> Response:
    draft = await read_body(request, protocol.StudyDraft)
    return json_answer(await asyncio.to_thread(written, draft))


async def _play(request: Request) -> Response:
    return json_answer(played(await read_body(request, protocol.StudyPlay)))


async def _review(request: Request) -> Response:
    record = await read_body(request, protocol.RecordText)
    game = await asyncio.to_thread(game_of, record.text)
    limits, client = limits_of(request), client_of(request)
    limits.spend("analysis", client)
    person = await person_of(request)
    with limits.enter("analysis", client, person):
        thinking = rooms_of(request).thinking
        return json_answer(await thinking.review_of(game, person=person or client))


def routes() -> list[Route]:
    """Every request of these; `requests.REQUESTS` describes them."""
    return [
        Route("/api/study", guarded(_open), methods=["POST"]),
        Route("/api/study/write", guarded(_write), methods=["POST"]),
        Route("/api/study/play", guarded(_play), methods=["POST"]),
        Route("/api/review", guarded(_review), methods=["POST"]),
    ]
