"""Requests about puzzles. What is right is told only to those who have answered."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kvarto.club.hints import Hint, Said, hints
from kvarto.club.puzzle_desk import TIME_TO_SPOT, Judged, PuzzleDesk, Standing
from kvarto.club.puzzles import day_of
from kvarto.engine.puzzles.puzzle import Kind, Puzzle
from kvarto.errors import KvartoError, quoted
from kvarto.locales import english
from kvarto.rules.variant import Variant
from kvarto.server import protocol
from kvarto.server.answers import guarded, json_answer, read_body
from kvarto.server.limits import client_of
from kvarto.server.parts import identities_of, limits_of, now_of, person_of, puzzles_of, rooms_of

# -- asking ------------------------------------------------------------------------------------


async def _offers(request: Request) -> Response:
    puzzles = await puzzles_of(request).puzzles()
    counts = Counter((puzzle.variant, puzzle.kind) for puzzle in puzzles)
    return json_answer(
        protocol.PuzzleOffers(
            tuple(
                protocol.PuzzleCount(variant.code, kind.value, count)
                for (variant, kind), count in counts.items()
            )
        )
    )


async def _daily(request: Request) -> Response:
    puzzle = await puzzles_of(request).daily(_variant(request), now_of(request))
    return json_answer(await _shown(request, puzzle))


async def _next(request: Request) -> Response:
    person = await person_of(request)
    puzzle = await puzzles_of(request).next(person, _variant(request), _kind(request))
    return json_answer(await _shown(request, puzzle))


async def _puzzle(request: Request) -> Response:
    return json_answer(await _shown(request, await _named(request)))


async def _me(request: Request) -> Response:
    standing = await puzzles_of(request).standing(await person_of(request), now_of(request))
    return json_answer(_standing(standing))


def _variant(request: Request) -> Variant:
    return Variant(request.query_params.get("variant") or "standard")


def _kind(request: Request) -> Kind | None:
    theme = request.query_params.get("theme")
    try:
        return None if theme is None else Kind(theme)
    except ValueError:
        raise KvartoError("bad-message", what=quoted(theme)) from None


async def _named(request: Request) -> Puzzle:
    return await puzzles_of(request).find(request.path_params["id"])


async def _shown(request: Request, puzzle: Puzzle) -> protocol.Puzzle:
    """A puzzle as it may be seen before it is answered."""
    desk, now = puzzles_of(request), now_of(request)
    attempt = await desk.scores.attempt(await person_of(request), puzzle.id)
    is_timed = puzzle.kind is Kind.SPOT
    is_daily = await desk.is_daily(puzzle, now)
    return protocol.Puzzle(
        id=puzzle.id,
        kind=puzzle.kind.value,
        variant=puzzle.variant.code,
        rating=puzzle.rating,
        position=None if is_timed else str(puzzle.position),
        distance=puzzle.distance if puzzle.kind is Kind.WIN else None,
        seconds=TIME_TO_SPOT // 1000 if is_timed else None,
        hints=len(hints(puzzle)),
        daily=day_of(now).isoformat() if is_daily else None,
        tried=None if attempt is None else _TRIED[attempt.right],
    )


_TRIED: dict[bool | None, protocol.Tried] = {True: "right", False: "wrong", None: "helped"}


# -- trying ------------------------------------------------------------------------------------


async def _begin(request: Request) -> Response:
    puzzle = await _named(request)
    caller = await identities_of(request).caller(request)
    now = now_of(request)
    deadline = puzzles_of(request).begin(caller.person, puzzle, now)
    begun = protocol.PuzzleBegun(str(puzzle.position), now, deadline)
    return caller.remembered(json_answer(begun), request)


async def _hint(request: Request) -> Response:
    asked = await read_body(request, protocol.AskHint)
    puzzle = await _named(request)
    steps = hints(puzzle)
    caller = await identities_of(request).caller(request)
    given = await puzzles_of(request).hint(
        caller.person, puzzle, min(asked.step, len(steps)), now_of(request)
    )
    return caller.remembered(json_answer(_hint_message(given, steps)), request)


def _hint_message(given: Hint, steps: tuple[Hint, ...]) -> protocol.PuzzleHint:
    return protocol.PuzzleHint(
        step=steps.index(given) + 1,
        steps=len(steps),
        said=_said(given.said),
        cells=tuple(map(str, given.cells)),
        pieces=tuple(map(str, given.pieces)),
    )


def _said(said: Said) -> protocol.Problem:
    arguments = {
        name: value if isinstance(value, str) else _said(value)
        for name, value in said.arguments.items()
    }
    filled = {
        name: value if isinstance(value, str) else value.text for name, value in arguments.items()
    }
    return protocol.Problem(said.key, arguments, english(said.key, **filled))


async def _answer(request: Request) -> Response:
    given = await read_body(request, protocol.PuzzleAnswer)
    puzzle = await _named(request)
    answer = None if given.answer is None else puzzle.read_answer(given.answer)
    desk, now = puzzles_of(request), now_of(request)
    desk.check_begun(await person_of(request), puzzle)
    # The engine has to play it out: who asks too much of it is refused before it counts.
    limits, client = limits_of(request), client_of(request)
    limits.spend("analysis", client)
    # Nobody becomes a guest for what is refused.
    caller = await identities_of(request).caller(request)
    with limits.enter("analysis", client, caller.person):
        judged = await desk.answer(caller.person, puzzle, answer, now)
        # Who has answered late, or has given up, may as well see what was there.
        is_told = judged.right or judged.late or answer is None
        shown = answer if answer is not None and not judged.late else puzzle.solutions[0]
        line = await rooms_of(request).thinking.play_out(puzzle, shown, person=caller.person)
    verdict = _verdict(judged, line, await desk.standing(caller.person, now), is_told=is_told)
    return caller.remembered(json_answer(verdict), request)


def _verdict(
    judged: Judged, line: protocol.PuzzleLine | None, standing: Standing, *, is_told: bool
) -> protocol.PuzzleVerdict:
    return protocol.PuzzleVerdict(
        right=judged.right,
        late=judged.late,
        counts=judged.counts,
        change=round(judged.change),
        solutions=judged.puzzle.solutions if is_told else None,
        line=line,
        standing=_standing(standing),
    )


def _standing(standing: Standing) -> protocol.PuzzleStanding:
    player = standing.player
    return protocol.PuzzleStanding(
        rating=round(player.rating),
        deviation=round(player.deviation),
        tried=standing.tried,
        solved=standing.solved,
        streak=standing.streak,
        best_streak=player.best_streak,
        done_today=standing.is_done_today,
    )


# -- what is kept ------------------------------------------------------------------------------


async def kept_puzzles(desk: PuzzleDesk, person: str, now: int) -> protocol.KeptPuzzles | None:
    """Everything that is kept about somebody's puzzles; None if nothing is."""
    player = await desk.scores.player(person)
    attempts = await desk.scores.attempts_of(person)
    if player is None and not attempts:
        return None
    standing = player or (await desk.standing(person, now)).player
    last = standing.last_daily
    return protocol.KeptPuzzles(
        rating=standing.rating,
        deviation=standing.deviation,
        volatility=standing.volatility,
        streak=standing.streak,
        best_streak=standing.best_streak,
        last_daily=None if last is None else last.isoformat(),
        attempts=tuple(
            protocol.PuzzleAttempt(one.puzzle, _moment(one.at), one.right) for one in attempts
        ),
    )


def _moment(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds")


def routes() -> list[Route]:
    """Every request about puzzles; `requests.REQUESTS` describes them."""
    return [
        Route("/api/puzzles", guarded(_offers)),
        Route("/api/puzzles/daily", guarded(_daily)),
        Route("/api/puzzles/next", guarded(_next)),
        Route("/api/puzzles/me", guarded(_me)),
        Route("/api/puzzles/{id}", guarded(_puzzle)),
        Route("/api/puzzles/{id}/begin", guarded(_begin), methods=["POST"]),
        Route("/api/puzzles/{id}/hint", guarded(_hint), methods=["POST"]),
        Route("/api/puzzles/{id}/answer", guarded(_answer), methods=["POST"]),
    ]
