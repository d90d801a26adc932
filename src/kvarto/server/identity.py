"""Which person a browser acts for."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field
from random import Random, SystemRandom

from starlette.requests import HTTPConnection
from starlette.responses import Response

from kvarto.club.names import guest_name
from kvarto.locales import choose_language
from kvarto.server.security import hashed, is_secure, new_id, new_token, remember, token_of
from kvarto.server.server_time import now_in_milliseconds
from kvarto.store.people import People, Person

#: So many browsers are remembered without asking the database again.
_MOST_REMEMBERED = 20_000

#: Nobody: a browser that has done nothing yet.
NOBODY = ""


@dataclass(frozen=True, slots=True)
class Caller:
    """Somebody who asks for something that needs a person; a new browser is given its secret."""

    person: str
    #: The secret of the browser.
    token: str
    is_new: bool

    def remembered(self, response: Response, connection: HTTPConnection) -> Response:
        """The response, which tells a new browser its secret."""
        if self.is_new:
            remember(response, self.token, secure=is_secure(connection))
        return response


@dataclass(eq=False)
class Identities:
    """The people behind the browsers; whom a browser acts for is asked of the database once."""

    people: People
    random: Random = field(default_factory=SystemRandom)
    _known: OrderedDict[str, str] = field(default_factory=OrderedDict)

    async def person_of(self, connection: HTTPConnection) -> str:
        """The id of the person that a browser acts for, or `NOBODY`."""
        token = token_of(connection)
        if token is None:
            return NOBODY
        key = hashed(token)
        if key in self._known:
            self._known.move_to_end(key)
            return self._known[key]
        person = await self.people.behind(key)
        if person is None:
            return NOBODY
        self._keep(key, person.id)
        return person.id

    async def caller(self, connection: HTTPConnection) -> Caller:
        """The same; somebody who comes for the first time becomes a guest."""
        person = await self.person_of(connection)
        token = token_of(connection)
        if person != NOBODY and token is not None:
            return Caller(person, token, is_new=False)
        token, now = new_token(), now_in_milliseconds()
        guest = Person(new_id(), guest_name(language_of(connection), self.random), now)
        await self.people.add(guest, hashed(token), now)
        self._keep(hashed(token), guest.id)
        return Caller(guest.id, token, is_new=True)

    def forget(self, *people: str) -> None:
        """Ask the database again whom the browsers of these people act for."""
        for token in [token for token, person in self._known.items() if person in people]:
            del self._known[token]

    def _keep(self, token: str, person: str) -> None:
        self._known[token] = person
        if len(self._known) > _MOST_REMEMBERED:
            self._known.popitem(last=False)


def language_of(connection: HTTPConnection) -> str:
    """The language that a page says it is in, or that a browser prefers."""
    wanted = connection.headers.get("accept-language", "")[:200]
    return choose_language(part.split(";")[0] for part in wanted.split(","))
