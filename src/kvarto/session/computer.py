"""The computer at a table: what it does when it is its turn or it is asked something."""

from __future__ import annotations

from kvarto.engine import solver
from kvarto.engine.players import Player
from kvarto.engine.values import Value
from kvarto.rules.settings import Seat
from kvarto.session.commands import Accept, Decline, OfferKind, PlayerCommand
from kvarto.session.state import TableState, apply
from kvarto.session.table import decide

#: How long it thinks about a draw offer, in seconds.
_DRAW_THOUGHT = 0.5


class Computer:
    """A player of some strength in one seat. It knows only what a person at the table knows."""

    def __init__(self, player: Player, seat: Seat) -> None:
        """Sit down."""
        self.player = player
        self.seat = seat

    def commands(self, state: TableState, now: int) -> tuple[PlayerCommand, ...]:
        """All it wants to do now: its turn to the end, or, in a late-call game, a call."""
        answers = tuple(
            self._answer(state, kind) for seat, kind in state.offers if seat is not self.seat
        )
        if answers or state.paused:
            return answers
        wanted: list[PlayerCommand] = []
        while action := self.player.choose(state.game, self.seat):
            wanted.append(action)
            for event in decide(state, action, now):
                state = apply(state, event)
        return tuple(wanted)

    def _answer(self, state: TableState, kind: OfferKind) -> PlayerCommand:
        if kind is OfferKind.TAKE_BACK:
            return Accept(self.seat, kind)
        solution = solver.solve(state.game.position, distance=False, time_limit=_DRAW_THOUGHT)
        mine = state.game.to_act is self.seat
        hopes = solution.value in (Value.WIN if mine else Value.LOSS, Value.UNKNOWN)
        return Decline(self.seat, kind) if hopes else Accept(self.seat, kind)
