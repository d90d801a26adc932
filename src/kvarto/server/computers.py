"""The computers at a table: when they think, and how long it seems to take them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from random import Random, SystemRandom
from typing import TYPE_CHECKING

from kvarto.cluster.routing import ComeAgain
from kvarto.rules.settings import Seat
from kvarto.server.thinking import Thinking
from kvarto.session.commands import PlayerCommand
from kvarto.store.refusals import StoreAway

if TYPE_CHECKING:
    from kvarto.server.room import Room


class Computers:
    """Those seats of a table that the computer plays."""

    def __init__(self, room: Room, thinking: Thinking, thinks_s: tuple[float, float]) -> None:
        """Between the two times of `thinks_s` they seem to think."""
        self._room = room
        self._thinking = thinking
        self._thinks_s = thinks_s
        self._playing: dict[Seat, asyncio.Task[None]] = {}
        self._random: Random = SystemRandom()

    @property
    def are_thinking(self) -> bool:
        """Whether one of them will do something by itself."""
        return any(not task.done() for task in self._playing.values())

    def arrange(self) -> None:
        """Let those think who have something to think about."""
        for seat in Seat:
            level = self._room.sitters[seat].level
            if level is None or not self._is_wanted(seat):
                continue
            running = self._playing.get(seat)
            if running is None or running.done():
                self._playing[seat] = asyncio.create_task(self._play(seat, level))

    def rest(self) -> None:
        """Stop thinking."""
        for task in self._playing.values():
            task.cancel()

    def _is_wanted(self, seat: Seat) -> bool:
        state = self._room.state
        asked = any(by is not seat for by, _ in state.offers)
        return asked or bool(state.game.may(seat) and not state.paused)

    async def _play(self, seat: Seat, level: int) -> None:
        """Do all it wants to; after that it is asked again at the next change."""
        room, seed = self._room, self._room.sitters[seat].seed
        while self._is_wanted(seat):
            seen, thought = room.number, self._moment()
            wanted = await self._thinking.commands(
                room.state, seat, level, seed, room.clock(), person=room.audience.owner
            )
            await thought
            try:
                is_done = await self._carry_out(wanted, seen)
            except (StoreAway, ComeAgain):
                return  # it is asked again when the game goes on, wherever that is
            if not is_done and room.number == seen:
                return

    def _moment(self) -> asyncio.Future[None]:
        """A moment that begins now; thinking goes on meanwhile."""
        return asyncio.ensure_future(asyncio.sleep(self._random.uniform(*self._thinks_s)))

    async def _carry_out(self, wanted: Iterable[PlayerCommand], seen: int) -> bool:
        """Do these one after another, with a moment between; whether all were done."""
        done = False
        for command in wanted:
            if done:
                await self._moment()
            if not await self._room.do_if_nothing_happened(command, since=seen):
                return False
            seen = self._room.number
            done = True
        return done
