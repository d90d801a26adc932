"""Which person a browser acts for."""

from __future__ import annotations

import contextlib
import math
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random, SystemRandom

from starlette.requests import HTTPConnection
from starlette.responses import Response

from kvarto.clock import Clock, loop_time
from kvarto.club.names import guest_name
from kvarto.locales import choose_language
from kvarto.server.security import (
    forget_secret,
    hashed,
    is_secure,
    new_id,
    new_token,
    remember,
    token_of,
)
from kvarto.store.people import People, Person

#: So many browsers are remembered without asking the database again.
MAX_REMEMBERED = 20_000

#: A browser is noted to be in use, and keeps its secret for longer, once in this time.
_DAY_MS = 24 * 60 * 60 * 1000

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
    clock: Clock
    random: Random = field(default_factory=SystemRandom)
    #: For so many seconds the database is not asked again; other nodes may have changed it.
    certain_for: float = math.inf
    #: So many browsers are remembered; the one that asked least recently is forgotten first.
    max_remembered: int = MAX_REMEMBERED
    #: Whom a browser acts for, and until when that is certain.
    _known: OrderedDict[str, tuple[str, float]] = field(default_factory=OrderedDict)
    #: What ends the connections of each person.
    _connected: defaultdict[str, set[Callable[[], None]]] = field(
        default_factory=lambda: defaultdict(set)
    )

    async def person_of(self, connection: HTTPConnection) -> str:
        """The id of the person that a browser acts for, or `NOBODY`."""
        token = token_of(connection)
        if token is None:
            return NOBODY
        key = hashed(token)
        known, until = self._known.get(key, (NOBODY, 0.0))
        if loop_time() < until:
            self._known.move_to_end(key)
            return known
        self._known.pop(key, None)
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
        token, now = new_token(), self.clock()
        guest = Person(new_id(), guest_name(language_of(connection), self.random), now)
        await self.people.add(guest, hashed(token), now)
        self._keep(hashed(token), guest.id)
        return Caller(guest.id, token, is_new=True)

    async def find(self, connection: HTTPConnection) -> Person | None:
        """All that is known about the person that a browser acts for."""
        person = await self.person_of(connection)
        return None if person == NOBODY else await self.people.find(person)

    # -- becoming somebody else ------------------------------------------------------------

    async def admit(
        self, connection: HTTPConnection, person: str, guest: str | None = None
    ) -> Caller:
        """Let a browser act for a person from now on; the games of a guest become theirs.

        It is given a new secret: the one it has may be known to whoever had the browser before.
        """
        await self._dismiss(connection)
        token, now = new_token(), self.clock()
        await self.people.admit(hashed(token), person, now, guest)
        self._keep(hashed(token), person)
        return Caller(person, token, is_new=True)

    async def dismiss(self, connection: HTTPConnection, response: Response) -> Response:
        """Let a browser act for nobody."""
        await self._dismiss(connection)
        forget_secret(response, secure=is_secure(connection))
        return response

    async def _dismiss(self, connection: HTTPConnection) -> None:
        token = token_of(connection)
        if token is not None:
            self._known.pop(hashed(token), None)
            await self.people.dismiss(hashed(token))

    async def renew(self, connection: HTTPConnection, response: Response) -> Response:
        """The response to a page that has just been opened; once a day its secret is renewed."""
        token, now = token_of(connection), self.clock()
        if token is None:
            return response
        seen_at = await self.people.last_seen(hashed(token))
        if seen_at is not None and now - seen_at > _DAY_MS:
            await self.people.seen(hashed(token), now)
            remember(response, token, secure=is_secure(connection))
        return response

    def forget(self, *people: str) -> None:
        """Ask the database again whom the browsers of these people act for."""
        for token in [token for token, (person, _) in self._known.items() if person in people]:
            del self._known[token]

    # -- connections -----------------------------------------------------------------------

    @contextlib.contextmanager
    def connected(self, person: str, cut_off: Callable[[], None]) -> Iterator[None]:
        """A person is connected for a while."""
        self._connected[person].add(cut_off)
        try:
            yield
        finally:
            self._connected[person].discard(cut_off)
            if not self._connected[person]:
                del self._connected[person]

    def cut_off(self, *people: str) -> None:
        """End the connections of these people; a browser that still acts for them comes back."""
        for person in people:
            for cut_off in tuple(self._connected.get(person, ())):
                cut_off()

    def _keep(self, token: str, person: str) -> None:
        self._known[token] = person, loop_time() + self.certain_for
        if len(self._known) > self.max_remembered:
            self._known.popitem(last=False)


def language_of(connection: HTTPConnection) -> str:
    """The language that a page says it is in, or that a browser prefers."""
    wanted = connection.headers.get("accept-language", "")[:200]
    return choose_language(part.split(";")[0] for part in wanted.split(","))
