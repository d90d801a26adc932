"""Requests about the course."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kvarto.club.lesson_verdicts import Verdict, judge
from kvarto.club.lessons import LESSONS, Attempt, Lesson, find_lesson
from kvarto.rules.pieces import Piece
from kvarto.rules.shapes import Cell
from kvarto.server import protocol
from kvarto.server.answers import guarded, json_answer, read_body


async def _lessons(_: Request) -> Response:
    return json_answer(protocol.Lessons(tuple(map(_step, LESSONS))))


def _step(lesson: Lesson) -> protocol.LessonStep:
    return protocol.LessonStep(lesson.id, lesson.task.value, str(lesson.position), lesson.seconds)


async def _answer(request: Request) -> Response:
    lesson = find_lesson(request.path_params["id"])
    asked = await read_body(request, protocol.LessonAttempt)
    attempt = Attempt(
        None if asked.cell is None else Cell.from_text(asked.cell),
        tuple(map(Cell.from_text, asked.pointed)),
        tuple(map(Piece.from_text, asked.pieces)),
    )
    return json_answer(_message(judge(lesson, attempt)))


def _message(verdict: Verdict) -> protocol.LessonVerdict:
    return protocol.LessonVerdict(
        right=verdict.right,
        reason=verdict.reason,
        position=str(verdict.position),
        lit=tuple(map(str, verdict.lit)),
        cell=None if verdict.cell is None else str(verdict.cell),
        piece=None if verdict.piece is None else str(verdict.piece),
        shape=None if verdict.shape is None else str(verdict.shape),
        traits=tuple(map(str, verdict.traits)),
        count=verdict.count,
    )


def routes() -> list[Route]:
    """Every request of these; `requests.REQUESTS` describes them."""
    return [
        Route("/api/lessons", guarded(_lessons)),
        Route("/api/lessons/{id}/answer", guarded(_answer), methods=["POST"]),
    ]
