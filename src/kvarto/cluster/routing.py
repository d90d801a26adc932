"""Which node answers a request: the one that owns the place it is about.

A place is a game, or the lobby with all tables that wait. What is about neither is answered where
it arrives.
"""

from __future__ import annotations

import contextlib
import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kvarto.clock import loop_time
from kvarto.cluster.ends import PAGE_GONE, TUNNEL, FarEnd, NotHere, TunnelBroken
from kvarto.cluster.timing import ClusterTiming
from kvarto.cluster.tunnel import Tunnels
from kvarto.errors import KvartoError
from kvarto.store.leases import Leases
from kvarto.store.refusals import StoreAway

#: The place of all tables that wait, and of everybody in the lobby.
LOBBY = "lobby"
#: A socket that is closed with this code should come again.
COME_AGAIN = 1012

_GAME = re.compile(r"/api/games/([A-Za-z0-9_-]{1,40})(?:/.*)?")
_LOBBY = re.compile(r"/api/(?:tables(?:/.*)?|lobby/socket)")
#: Whoever only looks may be answered twice.
_ONLY_ASKS = ("GET", "HEAD")


class ComeAgain(KvartoError):
    """Nobody can say right now; in a moment somebody will."""

    def __init__(self) -> None:
        super().__init__("come-again")


def place_of(path: str) -> str | None:
    """The place that a path is about, if it is about one.

    >>> place_of("/api/games/x7Q/socket"), place_of("/api/tables"), place_of("/api/games")
    ('x7Q', 'lobby', None)
    """
    if (game := _GAME.fullmatch(path)) is not None:
        return game[1]
    return LOBBY if _LOBBY.fullmatch(path) else None


@dataclass(eq=False)
class Way:
    """How to get to the owner of a place."""

    leases: Leases
    tunnels: Tunnels
    #: Whether a place is in use here, as far as is known without asking.
    is_here: Callable[[str], bool]
    #: Whether a table of this id waits: then it is not a game yet.
    is_table: Callable[[str], Awaitable[bool]]
    timing: ClusterTiming = field(init=False)
    _believed: OrderedDict[str, tuple[str, float]] = field(default_factory=OrderedDict)

    def __post_init__(self) -> None:
        self.timing = self.tunnels.timing
        self.tunnels.gone.append(self.doubt)

    async def to(self, place: str, *, ask: bool = False) -> str | None:
        """The other node that owns a place; None if it is ours, or anybody's.

        With `ask`, what was believed so far is not believed any more.
        """
        if self.is_here(place):
            return None
        if ask:
            self._believed.pop(place, None)
        elif (believed := self._believed.get(place)) is not None:
            owner, until = believed
            if loop_time() < until:
                return owner
        if place != LOBBY and await self.is_table(place):
            return await self.to(LOBBY, ask=ask)
        owner = await self.leases.owner(place) or self.leases.node
        if owner == self.leases.node:
            self._believed.pop(place, None)
            return None
        self._believe(place, owner)
        return owner

    def doubt(self, node: str) -> None:
        """Do not believe any more that a node owns anything: it may be gone."""
        for place in [place for place, (owner, _) in self._believed.items() if owner == node]:
            del self._believed[place]

    def _believe(self, place: str, owner: str) -> None:
        self._believed[place] = (owner, loop_time() + self.timing.owner_believed_for_s)
        self._believed.move_to_end(place)
        if len(self._believed) > self.timing.max_owners_believed:
            self._believed.popitem(last=False)


class Routing:
    """Passes on to other nodes what is theirs; the rest is answered here."""

    def __init__(
        self,
        app: ASGIApp,
        way: Callable[[], Way | None],
        refuse: Callable[[KvartoError], ASGIApp],
    ) -> None:
        self._app = app
        #: None if there is only this node.
        self._way = way
        #: The answer to a request that is refused.
        self._refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request, or let somebody else do so."""
        way = self._way()
        place = place_of(scope["path"]) if scope["type"] in ("http", "websocket") else None
        if place is None or way is None:
            await self._app(scope, receive, send)
        elif TUNNEL in scope:
            await self._answer_others(way, place, scope, receive, send)
        else:
            await self._answer(way, place, scope, receive, send)

    async def _answer(
        self, way: Way, place: str, scope: Scope, receive: Receive, send: Send
    ) -> None:
        kept = _Kept(scope, receive, send, way.timing.max_request_kept_bytes)
        problem: KvartoError = ComeAgain()
        for is_asked_again in (False, True):
            try:
                node = await way.to(place, ask=is_asked_again)
            except StoreAway as away:
                problem = away
                break
            if node is None:
                if is_asked_again:
                    receive, send = kept.receive, kept.send
                await self._app(scope, receive, send)
                return
            try:
                await way.tunnels.through(node, scope, kept.receive, kept.send)
            except (NotHere, TunnelBroken) as ended:
                way.doubt(node)
                nobody_has_looked = isinstance(ended, NotHere)
            else:
                return
            if not ((nobody_has_looked or kept.may_be_answered_twice) and kept.rewind()):
                break
        await self._turn_away(problem, scope, kept)

    async def _answer_others(
        self, way: Way, place: str, scope: Scope, receive: Receive, send: Send
    ) -> None:
        """Answer what another node has passed on, which may have been wrong."""
        try:
            node = await way.to(place, ask=True)
        except StoreAway as away:
            kept = _Kept(scope, receive, send, way.timing.max_request_kept_bytes)
            await self._turn_away(away, scope, kept)
            return
        if node is None:
            await self._app(scope, receive, send)
        else:
            far_end: FarEnd = scope[TUNNEL]
            far_end.refuse()

    async def _turn_away(self, problem: KvartoError, scope: Scope, kept: _Kept) -> None:
        if scope["type"] == "websocket":
            with contextlib.suppress(*PAGE_GONE):
                if not kept.is_answered:
                    # A page learns the code of a socket only if it was open.
                    await kept.send({"type": "websocket.accept"})
                await kept.send({"type": "websocket.close", "code": COME_AGAIN, "reason": ""})
        elif not kept.is_answered:
            await self._refuse(problem)(scope, kept.receive, kept.send)


class _Kept:
    """A page whose request is kept until somebody has begun to answer it."""

    def __init__(self, scope: Scope, receive: Receive, send: Send, max_bytes: int) -> None:
        self._max_bytes = max_bytes
        self._receive = receive
        self._send = send
        self.is_answered = False
        #: Whether it does no harm if two nodes have looked at it.
        self.may_be_answered_twice = scope.get("method", "GET") in _ONLY_ASKS
        self._messages: list[Message] = []
        self._next = 0
        self._bytes = 0

    def rewind(self) -> bool:
        """Begin again, for somebody else; False if it is too late for that."""
        self._next = 0
        return not self.is_answered and self._bytes <= self._max_bytes

    async def receive(self) -> Message:
        """What the page sends; what it has sent already comes first."""
        if self._next < len(self._messages):
            message = self._messages[self._next]
        else:
            message = await self._receive()
            if self.is_answered or self._bytes > self._max_bytes:
                return message
            self._messages.append(message)
            self._bytes += len(message.get("body", b""))
        self._next += 1
        return message

    async def send(self, message: Message) -> None:
        """Send something to the page."""
        self.is_answered = True
        self._messages.clear()
        await self._send(message)
