"""Requests about people: who one is, accounts, and coming back from another device."""

from __future__ import annotations

import msgspec
from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kvarto.errors import KvartoError
from kvarto.server import protocol
from kvarto.server.answers import failure, guarded, json_answer, read_body
from kvarto.server.identity import language_of
from kvarto.server.limits import Doing, client_of
from kvarto.server.parts import (
    accounts_of,
    identities_of,
    limits_of,
    news_of,
    now_of,
    person_of,
    puzzles_of,
    tables_of,
)
from kvarto.server.puzzle_api import kept_puzzles
from kvarto.store.people import Person

_NOBODY = protocol.Me(name=None, account=False)


def _spend(request: Request, what: Doing) -> str:
    """Count one more; the client that it is counted for."""
    client = client_of(request)
    limits_of(request).spend(what, client)
    return client


# -- who one is --------------------------------------------------------------------------------


async def _me(request: Request) -> Response:
    identities = identities_of(request)
    return await identities.renew(request, _described(await identities.find(request)))


async def _guest(request: Request) -> Response:
    identities = identities_of(request)
    caller = await identities.caller(request)
    answer = _described(await identities.people.find(caller.person))
    return caller.remembered(answer, request)


def _described(person: Person | None) -> Response:
    if person is None:
        return json_answer(_NOBODY)
    return json_answer(protocol.Me(person.name, person.has_account))


# -- accounts ----------------------------------------------------------------------------------


async def _sign_up(request: Request) -> Response:
    wished = await read_body(request, protocol.NewAccount)
    _spend(request, "sign-up")
    caller = await identities_of(request).caller(request)
    try:
        code = await accounts_of(request).sign_up(caller.person, wished.name, wished.password)
    except KvartoError as error:
        # Whoever tries again is the same guest.
        return caller.remembered(failure(error), request)
    # Other browsers may have acted for the guest; none of them does any more.
    news_of(request).forget(caller.person)
    admitted = await identities_of(request).admit(request, caller.person)
    answer = admitted.remembered(json_answer(protocol.RecoveryCode(code)), request)
    return _cutting_off(request, answer, caller.person)


async def _sign_in(request: Request) -> Response:
    given = await read_body(request, protocol.SignIn)
    client = _spend(request, "sign-in")
    account = await accounts_of(request).sign_in(given.name, given.password, client)
    return await _become(request, account, _described(account))


async def _sign_out(request: Request) -> Response:
    identities = identities_of(request)
    person = await identities.find(request)
    if person is not None and not person.has_account:
        # A guest who left would never find back.
        return _described(person)
    answer = await identities.dismiss(request, json_answer(_NOBODY))
    if person is None:
        return answer
    news_of(request).forget(person.id)
    return _cutting_off(request, answer, person.id)


async def _recover(request: Request) -> Response:
    given = await read_body(request, protocol.Recover)
    client = _spend(request, "sign-in")
    account, code = await accounts_of(request).recover(
        given.name, given.code, given.password, client
    )
    news_of(request).forget(account.id)
    return await _become(request, account, json_answer(protocol.RecoveryCode(code)))


async def _change_password(request: Request) -> Response:
    given = await read_body(request, protocol.NewPassword)
    client = _spend(request, "sign-in")
    identities = identities_of(request)
    person = await person_of(request)
    await accounts_of(request).change_password(person, given.old, given.new, client)
    news_of(request).forget(person)
    admitted = await identities.admit(request, person)
    answer = _described(await identities.people.find(person))
    return _cutting_off(request, admitted.remembered(answer, request), person)


async def _delete(request: Request) -> Response:
    given = await read_body(request, protocol.DeleteAccount)
    client = _spend(request, "sign-in")
    person = await person_of(request)
    name = await accounts_of(request).delete(person, given.password, client, language_of(request))
    news_of(request).leave(person, name)
    answer = await identities_of(request).dismiss(request, json_answer(_NOBODY))
    return _cutting_off(request, answer, person)


async def _export(request: Request) -> Response:
    _spend(request, "export")
    person = await person_of(request)
    kept = await accounts_of(request).export(person)
    tables = tuple(
        table.message(person, now_of(request)) for table in await tables_of(request).made_by(person)
    )
    puzzles = await kept_puzzles(puzzles_of(request), person, now_of(request))
    everything = protocol.Kept(tables=tables, puzzles=puzzles, **kept)
    content = msgspec.json.format(msgspec.json.encode(everything))
    headers = {"content-disposition": 'attachment; filename="kvarto.json"'}
    return Response(content, headers=headers, media_type="application/json")


# -- from another device -----------------------------------------------------------------------


async def _return_code(request: Request) -> Response:
    person = await person_of(request)
    code = await accounts_of(request).return_code(person, now_of(request))
    return json_answer(protocol.ReturnCode(code))


async def _return(request: Request) -> Response:
    given = await read_body(request, protocol.ReturnCode)
    client = _spend(request, "sign-in")
    guest = await accounts_of(request).returning(given.code, now_of(request), client)
    before = await identities_of(request).find(request)
    keeps_account = before is not None and before.has_account
    return await _become(request, guest, _described(before if keeps_account else guest))


# -- becoming somebody else --------------------------------------------------------------------


async def _become(request: Request, person: Person, answer: Response) -> Response:
    """The answer to a browser that may act for a person from now on.

    Of two guests, or a guest and an account, one goes into the other, and an account stays. Two
    accounts stay two: the browser leaves the one and comes to the other.
    """
    identities = identities_of(request)
    before = await identities.find(request)
    stays, goes = person, before
    if before is not None and before.has_account and not person.has_account:
        stays, goes = before, person
    if goes is None or goes.has_account or goes.id == stays.id:
        admitted = await identities.admit(request, stays.id)
    else:
        admitted = await identities.admit(request, stays.id, guest=goes.id)
        await news_of(request).move(goes.id, stays.id)
    if before is not None:
        # Other nodes may still know the secret that this browser had.
        news_of(request).forget(before.id)
    answer = admitted.remembered(answer, request)
    return _cutting_off(request, answer, stays.id, *([goes.id] if goes else []))


def _cutting_off(request: Request, answer: Response, *people: str) -> Response:
    """The same answer; after it the connections of these people end. Who still may comes back."""

    async def cut_off() -> None:
        news_of(request).cut_off(*people)

    answer.background = BackgroundTask(cut_off)
    return answer


def routes() -> list[Route]:
    """Every request about people; `requests.REQUESTS` describes them."""
    return [
        Route("/api/me", guarded(_me)),
        Route("/api/me/guest", guarded(_guest), methods=["POST"]),
        Route("/api/me/return-code", guarded(_return_code), methods=["POST"]),
        Route("/api/me/return", guarded(_return), methods=["POST"]),
        Route("/api/account", guarded(_sign_up), methods=["POST"]),
        Route("/api/account/sign-in", guarded(_sign_in), methods=["POST"]),
        Route("/api/account/sign-out", guarded(_sign_out), methods=["POST"]),
        Route("/api/account/recover", guarded(_recover), methods=["POST"]),
        Route("/api/account/password", guarded(_change_password), methods=["POST"]),
        Route("/api/account/delete", guarded(_delete), methods=["POST"]),
        Route("/api/account/export", guarded(_export)),
    ]
