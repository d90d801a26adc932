"""Those who watch a game: they see it as it was some seconds ago."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from kvarto.clock import loop_time
from kvarto.rules.settings import Calling, Seat
from kvarto.session.state import TableState, apply, fold
from kvarto.store.games import StoredGame


@dataclass(frozen=True, slots=True)
class Sight:
    """Everything about a game that is shown, from a moment on until the next change."""

    at: int
    state: TableState
    number: int
    rematch: str | None = None
    rematch_asked: tuple[Seat, ...] = ()


class Gallery:
    """What a game looked like in the last seconds, and what its watchers are yet to be told."""

    def __init__(self, calling: Calling, spectator_delay_ms: int) -> None:
        #: How many milliseconds those who watch are behind. A quarto that is open can be told
        #: to a player only where quartos are called by players.
        self.behind = spectator_delay_ms if calling is Calling.SPOKEN else 0
        self._past: deque[Sight] = deque()
        self._coming: deque[tuple[float, Callable[[], None]]] = deque()
        self._timer: asyncio.TimerHandle | None = None

    def note(self, sight: Sight) -> None:
        """The game looks like this now."""
        self._past.append(sight)
        self._forget(sight.at - self.behind)

    def shown(self, now: int) -> Sight:
        """What those who watch see at this moment."""
        self._forget(now - self.behind)
        return self._past[0]

    def _forget(self, moment: int) -> None:
        """Keep what was to be seen at this moment, and everything after it."""
        while len(self._past) > 1 and self._past[1].at <= moment:
            self._past.popleft()

    # -- telling ---------------------------------------------------------------------------

    def later(self, tell: Callable[[], None]) -> None:
        """Tell something when those who watch may know it; everything in its order."""
        if not self.behind:
            tell()
            return
        due = loop_time() + self.behind / 1000
        self._coming.append((due, tell))
        if self._timer is None:
            self._wait()

    def rest(self) -> None:
        """Tell nothing any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._coming.clear()

    def _wait(self) -> None:
        due, _ = self._coming[0]
        self._timer = asyncio.get_running_loop().call_at(due, self._tell_first)

    def _tell_first(self) -> None:
        self._timer = None
        _, tell = self._coming.popleft()
        if self._coming:
            self._wait()
        tell()


def gallery_of(stored: StoredGame, spectator_delay_ms: int) -> Gallery:
    """The last seconds of a game: those who watch may not have seen the last events yet."""
    state = fold(stored.events[:1])
    gallery = Gallery(state.settings.game.calling, spectator_delay_ms)
    gallery.note(Sight(state.at, state, 1, stored.rematch))
    for number, event in enumerate(stored.events[1:], 2):
        state = apply(state, event)
        gallery.note(Sight(event.at, state, number, stored.rematch))
    return gallery
