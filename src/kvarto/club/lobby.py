"""Who seeks a game with anybody, how near two wishes are, and who is to be paired with whom."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from math import log2

from kvarto.record.time_control import ClockKind, TimeControl
from kvarto.rules.settings import Calling, FalseCall
from kvarto.rules.variant import Variant

#: So long, in milliseconds, somebody waits before a wish may be one step farther from theirs.
STEP = 1000
#: No two wishes are farther apart, so after so many steps anything goes.
FARTHEST = 10

#: What a difference counts in steps. Of the clock it is how much faster the one is, up to the
#: most; so much it is also where only one of them has a clock, or only one counts days.
_OTHER_VARIANT = 3
_OTHER_CALLING = 3
_MOST_FOR_CLOCK = 3
_OTHER_CASUAL = 1
_OTHER_FALSE_CALL = 1
_OTHER_LATE_CALL = 1

#: As many moves a player makes at most in a game: time for the whole of it is shared among them.
_MOVES = 8


@dataclass(frozen=True, slots=True)
class Wish:
    """The game that somebody would like to play.

    Where quartos are called by themselves nothing depends on the rules of calling, so they are the
    same for everybody.

    >>> Wish(calling=Calling.AUTOMATIC, late_call=True) == Wish(calling=Calling.AUTOMATIC)
    True
    """

    variant: Variant = Variant("standard")  # noqa: RUF009  (a constant)
    calling: Calling = Calling.SPOKEN
    false_call: FalseCall = FalseCall.IGNORE
    late_call: bool = False
    clock: TimeControl = TimeControl.none()  # noqa: RUF009
    casual: bool = True

    def __post_init__(self) -> None:
        if self.calling is Calling.AUTOMATIC:
            object.__setattr__(self, "false_call", FalseCall.IGNORE)
            object.__setattr__(self, "late_call", False)


@dataclass(frozen=True, slots=True)
class Seeker:
    """Somebody who would play anyone, since a moment in milliseconds."""

    person: str
    wish: Wish
    since: int


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A table in the lobby: its maker waits for somebody who wants to play just this."""

    id: str
    maker: str
    wish: Wish
    since: int


@dataclass(frozen=True, slots=True)
class Pair:
    """Two who are to play each other; what whoever waited longer wishes for is played."""

    one: Seeker
    two: Seeker

    @property
    def wish(self) -> Wish:
        """What they play."""
        return self.one.wish

    @property
    def seekers(self) -> tuple[Seeker, ...]:
        """Those of them who have been seeking."""
        return self.one, self.two

    @property
    def people(self) -> frozenset[str]:
        """Who they are; one only if somebody would play themselves."""
        return frozenset((self.one.person, self.two.person))


@dataclass(frozen=True, slots=True)
class Seating:
    """Somebody who is to sit down at an open table; what its maker wished for is played."""

    seeker: Seeker
    table: OpenTable

    @property
    def wish(self) -> Wish:
        """What they play."""
        return self.table.wish

    @property
    def seekers(self) -> tuple[Seeker, ...]:
        """Those of them who have been seeking."""
        return (self.seeker,)

    @property
    def people(self) -> frozenset[str]:
        """Who they are; one only if somebody would play themselves."""
        return frozenset((self.seeker.person, self.table.maker))


Match = Pair | Seating


# -- how near wishes are -----------------------------------------------------------------------


def distance(one: Wish, two: Wish) -> int:
    """How far apart two wishes are, in steps from 0 (the same game) to `FARTHEST`.

    >>> distance(Wish(), Wish(Variant("squares"), casual=False))
    4
    >>> distance(Wish(clock=TimeControl.per_move(60)), Wish(clock=TimeControl.per_move(30)))
    1
    """
    calling = _OTHER_CALLING
    if one.calling is two.calling:
        calling = _OTHER_FALSE_CALL * (one.false_call is not two.false_call)
        calling += _OTHER_LATE_CALL * (one.late_call != two.late_call)
    return (
        _OTHER_VARIANT * (one.variant is not two.variant)
        + calling
        + _between_clocks(one.clock, two.clock)
        + _OTHER_CASUAL * (one.casual != two.casual)
    )


def _between_clocks(one: TimeControl, two: TimeControl) -> int:
    """One step for the least difference, and one for each doubling beyond the first."""
    if one == two:
        return 0
    kinds = {one.kind, two.kind}
    if len(kinds) == 2 and kinds & {ClockKind.NONE, ClockKind.DAYS}:
        return _MOST_FOR_CLOCK
    doublings = round(abs(log2(_pace(one)) - log2(_pace(two))))
    return min(max(1, doublings), _MOST_FOR_CLOCK)


def _pace(clock: TimeControl) -> float:
    """About how many seconds there are for a move."""
    if clock.kind is ClockKind.MAIN:
        return clock.seconds / _MOVES + clock.increment
    return clock.seconds * 2 if clock.kind is ClockKind.PLACE else clock.seconds


def reach(since: int, now: int) -> int:
    """How far a wish may be for somebody who has waited since a moment."""
    return max(0, now - since) // STEP


# -- who is to be paired -----------------------------------------------------------------------


def matches(seekers: Iterable[Seeker], tables: Iterable[OpenTable], now: int) -> Iterator[Match]:
    """Who is to be paired now; nobody twice, and nobody with themselves.

    Equal wishes are paired at once. A wish may be one step farther for each second that the one
    who has waited longer has waited; the nearest are paired first, and of equally near ones those
    who have waited longest. How long an open table has waited does not count, only how long the
    one who is to sit down at it has: the maker wanted just this, and nobody who has only come is
    to be put to something else for it.
    """
    taken: set[str] = set()
    waiting = sorted(seekers, key=lambda seeker: (seeker.since, seeker.person))
    open_tables = sorted(tables, key=lambda table: (table.since, table.id))
    for candidates in (_equal, _near):
        # What is left after the first round has wishes that all differ: they are few.
        left = [seeker for seeker in waiting if seeker.person not in taken]
        still_open = [table for table in open_tables if table.maker not in taken]
        for match in candidates(left, still_open, now):
            if len(match.people) == 2 and taken.isdisjoint(match.people):
                taken |= match.people
                yield match


def _equal(seekers: list[Seeker], tables: list[OpenTable], _: int) -> Iterator[Match]:
    """Whoever seeks what a table offers, then those who seek the same; the longest first."""
    offered: dict[Wish, list[OpenTable]] = defaultdict(list)
    for table in tables:
        offered[table.wish].append(table)
    alike: dict[Wish, list[Seeker]] = defaultdict(list)
    for seeker in seekers:
        free = _first_of_another(offered[seeker.wish], seeker.person)
        if free is None:
            alike[seeker.wish].append(seeker)
        else:
            yield Seating(seeker, free)
    for same in alike.values():
        yield from map(Pair, same[::2], same[1::2])


def _first_of_another(tables: list[OpenTable], person: str) -> OpenTable | None:
    """The oldest of these that somebody else has made; it is taken off the list."""
    for place, table in enumerate(tables):
        if table.maker != person:
            return tables.pop(place)
    return None


def _near(seekers: list[Seeker], tables: list[OpenTable], now: int) -> Iterator[Match]:
    """All that are near enough by now, the nearest first."""
    found: list[tuple[int, int, Match]] = []
    for one, two in combinations(seekers, 2):  # the first of them has waited longer
        apart = distance(one.wish, two.wish)
        if apart <= reach(one.since, now):
            found.append((apart, one.since, Pair(one, two)))
    for seeker in seekers:
        for table in tables:
            apart = distance(seeker.wish, table.wish)
            if apart <= reach(seeker.since, now):
                found.append((apart, seeker.since, Seating(seeker, table)))
    found.sort(key=lambda match: match[:2])
    for *_, match in found:
        yield match


# -- who seeks ---------------------------------------------------------------------------------


class Seekers:
    """Who seeks what since when; a person seeks once, from however many pages."""

    def __init__(self) -> None:
        self._seekers: dict[str, Seeker] = {}

    def __len__(self) -> int:
        return len(self._seekers)

    def seek(self, person: str, wish: Wish, now: int) -> None:
        """Seek this; who seeks it already goes on waiting."""
        if self.wish_of(person) != wish:
            self._seekers[person] = Seeker(person, wish, now)

    def stop(self, person: str) -> None:
        """Seek no more."""
        self._seekers.pop(person, None)

    def go_on(self, seeker: Seeker) -> None:
        """Somebody who was to be paired and could not be waits as before."""
        self._seekers.setdefault(seeker.person, seeker)

    def wish_of(self, person: str) -> Wish | None:
        """What somebody seeks."""
        seeker = self._seekers.get(person)
        return None if seeker is None else seeker.wish

    def move(self, guest: str, person: str) -> None:
        """A guest has become another person."""
        seeker = self._seekers.pop(guest, None)
        if seeker is not None:
            self.go_on(replace(seeker, person=person))

    def take_matches(self, tables: Iterable[OpenTable], now: int) -> tuple[Match, ...]:
        """Who is to be paired now; they seek no more."""
        found = tuple(matches(self._seekers.values(), tables, now))
        for match in found:
            for seeker in match.seekers:
                self.stop(seeker.person)
        return found
