"""How much one client may ask for, and all of them together; what is more is refused, with a wait.

A client is a network address, or a person, or one connection: whatever is passed as such.
"""

from __future__ import annotations

import contextlib
import math
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from ipaddress import IPv6Address, ip_address
from typing import Literal

from starlette.requests import HTTPConnection

from kvarto.clock import loop_time
from kvarto.errors import KvartoError

#: So many buckets are remembered; those that nobody has used for longest are forgotten first, and
#: they are full again by then.
MAX_BUCKETS = 50_000
#: A whole network of this size is one client: every home has as many addresses of its own.
_HOME_BITS = 64
#: When it is worth trying again after there were too many: somebody may have left.
_LATER = 30

#: What is counted by how often it is done: requests that look and that change something, attempts
#: at passwords, new accounts, all that is kept of somebody, new games, new tables, questions to the
#: engine, messages of one connection.
Doing = Literal[
    "look", "change", "sign-in", "sign-up", "export", "game", "table", "analysis", "message"
]
#: What is counted by how many there are at the same time.
Having = Literal["socket", "table", "game", "analysis"]


class TooMany(KvartoError):
    """More than may be asked for; `seconds` is how long to wait."""

    def __init__(self, key: str, *, seconds: int) -> None:
        super().__init__(key, seconds=seconds)
        self.seconds = seconds


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and then so many a second."""

    burst: int
    per_second: float


@dataclass(frozen=True, slots=True)
class Most:
    """How many there may be at the same time."""

    per_client: int
    per_person: int
    in_all: int


# A school or a household is one address; the numbers leave room for a class that begins together.
_RATES: Mapping[Doing, Rate] = {
    "look": Rate(300, 60.0),
    "change": Rate(150, 15.0),
    "sign-in": Rate(40, 0.5),
    "sign-up": Rate(40, 1 / 60),
    "export": Rate(10, 1 / 60),
    "game": Rate(100, 1.0),
    "table": Rate(60, 0.5),
    "analysis": Rate(300, 20.0),
    "message": Rate(120, 20.0),
}
_MOST: Mapping[Having, Most] = {
    "socket": Most(per_client=300, per_person=30, in_all=20_000),
    "table": Most(per_client=100, per_person=10, in_all=5_000),
    "game": Most(per_client=5_000, per_person=500, in_all=20_000),
    "analysis": Most(per_client=40, per_person=4, in_all=100),
}


@dataclass(frozen=True, slots=True)
class LimitSettings:
    """The limits of a server; what is not named has none."""

    rates: Mapping[Doing, Rate] = field(default_factory=lambda: _RATES)
    most: Mapping[Having, Most] = field(default_factory=lambda: _MOST)


#: For tests, and for measuring.
NO_LIMITS = LimitSettings({}, {})


class Bucket:
    """What a client may still do: it fills with time, and everything done takes one from it."""

    __slots__ = ("_at", "_left", "_rate", "_refused")

    def __init__(self, rate: Rate | None, now: float) -> None:
        self._rate = rate
        self._left = math.inf if rate is None else float(rate.burst)
        self._at = now
        self._refused = 0

    def spend(self, now: float) -> None:
        """Do it once; `TooMany` if there is nothing left."""
        if self._rate is None:
            return
        self._fill(self._rate, now)
        if self._left < 1:
            self._refused += 1
            wait = (1 - self._left) / self._rate.per_second
            raise TooMany("too-many-requests", seconds=math.ceil(wait))
        self._left -= 1
        self._refused = max(0, self._refused - 1)

    def lose(self, times: int, now: float) -> None:
        """It was done so often elsewhere."""
        if self._rate is not None:
            self._fill(self._rate, now)
            self._left = max(0.0, self._left - times)

    def _fill(self, rate: Rate, now: float) -> None:
        gained = max(0.0, now - self._at) * rate.per_second
        self._left = min(float(rate.burst), self._left + gained)
        self._at = now

    @property
    def is_hopeless(self) -> bool:
        """Whether far more is refused than done: nobody reads the answers."""
        return self._rate is not None and self._refused > self._rate.burst


@dataclass(eq=False)
class Limits:
    """The limits of a server, and how near everybody is to them."""

    settings: LimitSettings = field(default_factory=LimitSettings)
    #: Returns the seconds by which rates are counted.
    seconds: Callable[[], float] = loop_time
    #: What has been done since other nodes were last told, if there are any.
    spent: Counter[tuple[Doing, str]] | None = None
    max_buckets: int = MAX_BUCKETS
    _buckets: OrderedDict[tuple[Doing, str], Bucket] = field(default_factory=OrderedDict)
    _inside: Counter[tuple[Having, str, str]] = field(default_factory=Counter)

    def spend(self, what: Doing, client: str) -> None:
        """A client does something; `TooMany` if it is too often."""
        self._bucket(what, client).spend(self.seconds())
        if self.spent is not None:
            self.spent[what, client] += 1

    def spent_elsewhere(self, what: Doing, client: str, times: int) -> None:
        """A client has done something so often at another node."""
        self._bucket(what, client).lose(times, self.seconds())

    def _bucket(self, what: Doing, client: str) -> Bucket:
        key = (what, client)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = self.bucket(what)
            if len(self._buckets) > self.max_buckets:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket

    def bucket(self, what: Doing) -> Bucket:
        """A bucket of one's own, for somebody who lasts as long as it does: a connection."""
        return Bucket(self.settings.rates.get(what), self.seconds())

    @contextlib.contextmanager
    def enter(self, what: Having, client: str, person: str = "") -> Iterator[None]:
        """A client has one more of these for a while; `TooMany` if it has too many."""
        keys = [(what, "all", ""), (what, "client", client)]
        if person:
            keys.append((what, "person", person))
        most = self.settings.most.get(what)
        if most is not None:
            of = {"all": most.in_all, "client": most.per_client, "person": most.per_person}
            if any(self._inside[key] >= of[key[1]] for key in keys):
                raise TooMany("too-many-open", seconds=_LATER)
        self._inside.update(keys)
        try:
            yield
        finally:
            self._inside.subtract(keys)
            for key in keys:
                if not self._inside[key]:
                    del self._inside[key]

    def room_for(self, what: Having, *, mine: int, in_all: int) -> None:
        """Whether somebody who has so many may have one more; `TooMany` if not."""
        most = self.settings.most.get(what)
        if most is not None and (mine >= most.per_person or in_all >= most.in_all):
            raise TooMany("too-many-open", seconds=_LATER)

    def inside(self, what: Having) -> int:
        """How many there are now."""
        return self._inside[what, "all", ""]


def client_of(connection: HTTPConnection) -> str:
    """The network that a connection comes from."""
    host = connection.client.host if connection.client else ""
    try:
        address = ip_address(host)
    except ValueError:  # no network at all: a local socket, or a test
        return host
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return f"{int(address) >> (128 - _HOME_BITS):x}/{_HOME_BITS}"
    return str(address)
