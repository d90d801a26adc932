"""Who is at a game, playing or watching, and what each of them is shown."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace

import msgspec

from kvarto.clock import loop_time
from kvarto.errors import IllegalAction
from kvarto.rules.settings import Seat
from kvarto.server import protocol
from kvarto.server.limits import Bucket, Rate
from kvarto.server.surroundings import Surroundings
from kvarto.server.views import players_table, watchers_table
from kvarto.server.watching import Gallery, Sight
from kvarto.session.per_seat import PerSeat
from kvarto.store.games import Sitter, StoredGame

#: What somebody may say at once, and how often after that.
_TALK = Rate(burst=5, per_second=0.5)

#: Called with a message that is ready to be sent.
Listener = Callable[[bytes], None]


@dataclass(eq=False, slots=True)
class Visitor:
    """A page that is connected to a game."""

    person: str
    send: Listener
    #: So many milliseconds of its commands' time are not charged.
    lag: int = 0
    #: Called when somebody else serves this game from now on.
    send_away: Callable[[], None] = lambda: None


class Audience:
    """Those at a game."""

    __slots__ = (
        "_clock", "_count_every_s", "_counting", "_end_is_seen", "_gallery", "_game",
        "_has_seen_end", "_now_seen", "_seats", "_talk", "owner", "players", "sitters", "watchers",
    )  # fmt: skip

    def __init__(
        self,
        stored: StoredGame,
        gallery: Gallery | None,
        now_seen: Callable[[int], Sight],
        around: Surroundings,
    ) -> None:
        """Nobody is there yet. There is a gallery where anybody may watch.

        `now_seen` says what there is to see at a moment.
        """
        self.owner = stored.owner
        self.sitters = stored.sitters
        #: The pages of those who play, and of those who watch.
        self.players: set[Visitor] = set()
        self.watchers: set[Visitor] = set()
        self._game = stored.id
        self._gallery = gallery
        self._now_seen = now_seen
        self._clock = around.clock
        self._end_is_seen = around.end_is_seen
        self._count_every_s = around.timing.count_watchers_s
        self._has_seen_end = False
        self._seats = _seats_by_person(stored.sitters)
        self._talk: dict[Seat, Bucket] = {}
        self._counting: asyncio.TimerHandle | None = None

    # -- who is who ------------------------------------------------------------------------

    def seats_of(self, person: str) -> frozenset[Seat]:
        """The seats that a person plays."""
        return self._seats.get(person, frozenset())

    def is_host(self, person: str) -> bool:
        """Whether a person has let two computers play."""
        return not self._seats and person == self.owner

    def is_player(self, person: str) -> bool:
        """Whether a person plays here, or has let two computers play."""
        return person in self._seats or self.is_host(person)

    def admits(self, person: str) -> bool:
        """Whether a person may see this game at all."""
        return self._gallery is not None or self.is_player(person)

    def absent(self) -> frozenset[Seat]:
        """The seats of people of whom no page is here."""
        here = {visitor.person for visitor in self.players}
        return frozenset(
            seat for person, seats in self._seats.items() if person not in here for seat in seats
        )

    def lag_of(self, seat: Seat | None) -> int:
        """So long something that the player of this seat did in time may be on its way."""
        lags = (page.lag for page in self.players if seat in self.seats_of(page.person))
        return max(lags, default=0)

    def move(self, guest: str, person: str) -> tuple[Visitor, ...]:
        """Make everything that a guest has here another person's; the pages that are theirs."""
        if guest == self.owner:
            self.owner = person
        for seat in Seat:
            if self.sitters[seat].person == guest:
                sitter = replace(self.sitters[seat], person=person)
                self.sitters = self.sitters.having(seat, sitter)
        self._seats = _seats_by_person(self.sitters)
        pages = (*self.players, *self.watchers)
        return tuple(page for page in pages if page.person == guest)

    def seat(self, owner: str, sitters: PerSeat[Sitter]) -> None:
        """These play here, as the store has it."""
        self.owner, self.sitters = owner, sitters
        self._seats = _seats_by_person(sitters)

    # -- coming and going ------------------------------------------------------------------

    def enter(self, visitor: Visitor) -> None:
        """A page comes, and is shown the table."""
        if self.is_player(visitor.person):
            self.players.add(visitor)
        else:
            self.watchers.add(visitor)
            self._recount()
        visitor.send(msgspec.json.encode(self.view(visitor.person)))

    def leave(self, visitor: Visitor) -> None:
        """A page goes."""
        self.players.discard(visitor)
        if visitor in self.watchers:
            self.watchers.remove(visitor)
            self._recount()

    def rest(self) -> None:
        """Tell nothing any more by oneself."""
        if self._counting is not None:
            self._counting.cancel()
        if self._gallery is not None:
            self._gallery.rest()

    def send_away(self) -> None:
        """Somebody else serves this game: let every page come there."""
        for visitor in (*self.players, *self.watchers):
            visitor.send_away()

    # -- looking ---------------------------------------------------------------------------

    def seen_by(self, person: str) -> Sight:
        """As much of the game as this person knows by now."""
        now = self._clock()
        if self._gallery is None or self.is_player(person):
            return self._now_seen(now)
        return self._gallery.shown(now)

    def view(self, person: str) -> protocol.Table:
        """The table as this person sees it now."""
        now = self._clock()
        if self.is_player(person):
            sight = self._now_seen(now)
            return self._own(self._table(sight, now), sight, person)
        return self._table(self.seen_by(person), now, self._behind)

    @property
    def _behind(self) -> int:
        return 0 if self._gallery is None else self._gallery.behind

    def _table(self, sight: Sight, now: int, behind: int = 0) -> protocol.Table:
        return watchers_table(
            self._game,
            sight,
            self.sitters,
            now=now,
            behind=behind,
            watched=self._gallery is not None,
            watchers=len(self.watchers),
        )

    def _own(self, table: protocol.Table, sight: Sight, person: str) -> protocol.Table:
        return players_table(table, sight.state, self.sitters, self.seats_of(person))

    # -- telling ---------------------------------------------------------------------------

    def tell_all(self) -> None:
        """Send the table to everybody who plays, and in good time to everybody who watches."""
        sight = self._now_seen(self._clock())
        self._tell_players(sight)
        if self._gallery is not None:
            self._gallery.note(sight)
            self._gallery.later(lambda: self._show(sight))

    def say(self, person: str, said: protocol.Say) -> None:
        """Say something to everybody who is here."""
        seat = Seat(said.seat)
        if seat not in self.seats_of(person):
            raise IllegalAction("not-your-seat")
        now = loop_time()
        self._talk.setdefault(seat, Bucket(_TALK, now)).spend(now)
        message = msgspec.json.encode(protocol.Said(said.seat, said.phrase))
        _send(message, self.players)
        if self._gallery is not None:
            self._gallery.later(lambda: _send(message, self.watchers))

    def _tell_players(self, sight: Sight) -> None:
        if not self.players:
            return
        table = self._table(sight, sight.at)
        ready: dict[str, bytes] = {}
        for visitor in tuple(self.players):
            person = visitor.person
            if person not in ready:
                ready[person] = msgspec.json.encode(self._own(table, sight, person))
            visitor.send(ready[person])

    def _show(self, sight: Sight) -> None:
        """Let those who watch see it; all of them see the same."""
        if self.watchers:
            table = self._table(sight, self._clock(), self._behind)
            _send(msgspec.json.encode(table), self.watchers)
        if sight.state.outcome is not None and not self._has_seen_end:
            self._has_seen_end = True
            self._end_is_seen()

    def _recount(self) -> None:
        """Tell soon how many watch."""
        if self._counting is None:
            loop = asyncio.get_running_loop()
            self._counting = loop.call_later(self._count_every_s, self._tell_count)

    def _tell_count(self) -> None:
        self._counting = None
        now = self._clock()
        self._tell_players(self._now_seen(now))
        if self._gallery is not None:
            self._show(self._gallery.shown(now))


def _send(message: bytes, visitors: set[Visitor]) -> None:
    for visitor in tuple(visitors):
        visitor.send(message)


def _seats_by_person(sitters: PerSeat[Sitter]) -> dict[str, frozenset[Seat]]:
    people = {person for seat in Seat if (person := sitters[seat].person) is not None}
    return {
        person: frozenset(seat for seat in Seat if sitters[seat].person == person)
        for person in people
    }
