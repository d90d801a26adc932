"""Slows down whoever guesses passwords, without letting a stranger lock anybody out.

Three things are counted. Whoever tries one account from one place waits longer and longer, and so
does whoever tries many accounts from one place. Those who try one account from many places make
everybody wait who comes to it from a new place, but never long; where its owner has been before,
that is not counted at all.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field

from kvarto.clock import loop_time
from kvarto.errors import KvartoError

#: So much is remembered; what was touched longest ago is forgotten first.
MAX_REMEMBERED = 50_000
#: One failure is forgiven for every period of this length without another.
_FORGIVEN_AFTER_S = 600


class TooManyGuesses(KvartoError):
    """Somebody has to wait before the next attempt."""


@dataclass(frozen=True, slots=True)
class Patience:
    """How many failures are free, and how long one waits at most after more, in seconds."""

    free: int
    longest: float

    def wait(self, failures: int) -> float:
        """How long to wait after so many: a second, two, four, and so on."""
        over = failures - self.free
        return min(self.longest, 2.0 ** min(over, 60)) if over >= 0 else 0.0


_ONE_ACCOUNT_FROM_HERE = Patience(free=5, longest=900)
_ANYTHING_FROM_HERE = Patience(free=40, longest=900)
_ONE_ACCOUNT_FROM_ANYWHERE = Patience(free=30, longest=20)

_Key = tuple[str, ...]


@dataclass(slots=True)
class _Failures:
    count: int
    at: float

    def left(self, now: float) -> int:
        """How many are not forgiven yet."""
        return max(0, self.count - int((now - self.at) / _FORGIVEN_AFTER_S))


@dataclass(eq=False)
class Guesses:
    """What has been tried in vain, as long as it matters."""

    #: Returns the seconds by which waiting is counted.
    seconds: Callable[[], float] = loop_time
    max_remembered: int = MAX_REMEMBERED
    _failures: OrderedDict[_Key, _Failures] = field(default_factory=OrderedDict)
    #: The places from which an account has been come to with the right password.
    _familiar: OrderedDict[_Key, None] = field(default_factory=OrderedDict)

    def attempt(self, account: str | None, client: str) -> None:
        """Somebody tries; it counts as a failure until `succeed`. `TooManyGuesses` if too soon.

        Without an account only the place counts.
        """
        now, counted = self.seconds(), self._counted(account, client)
        wait = max(self._wait(key, patience, now) for key, patience in counted)
        if wait > 0:
            raise TooManyGuesses("too-many-guesses", seconds=math.ceil(wait))
        for key, _ in counted:
            self._add(key, 1, now)

    def succeed(self, account: str | None, client: str) -> None:
        """It was right after all."""
        now = self.seconds()
        for key, _ in self._counted(account, client):
            self._add(key, -1, now)
        if account is not None:
            self._failures.pop((account, client), None)
            self._familiar[account, client] = None
            self._familiar.move_to_end((account, client))
            if len(self._familiar) > self.max_remembered:
                self._familiar.popitem(last=False)

    def _counted(self, account: str | None, client: str) -> list[tuple[_Key, Patience]]:
        counted: list[tuple[_Key, Patience]] = [(("", client), _ANYTHING_FROM_HERE)]
        if account is not None:
            counted.append(((account, client), _ONE_ACCOUNT_FROM_HERE))
            if (account, client) not in self._familiar:
                counted.append(((account,), _ONE_ACCOUNT_FROM_ANYWHERE))
        return counted

    def _wait(self, key: _Key, patience: Patience, now: float) -> float:
        failed = self._failures.get(key)
        if failed is None:
            return 0.0
        return failed.at + patience.wait(failed.count) - now

    def _add(self, key: _Key, failures: int, now: float) -> None:
        before = self._failures.get(key)
        count = max(0, (0 if before is None else before.left(now)) + failures)
        self._failures[key] = _Failures(count, now)
        self._failures.move_to_end(key)
        if len(self._failures) > self.max_remembered:
            self._failures.popitem(last=False)
