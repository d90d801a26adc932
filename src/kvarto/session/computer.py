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
        asked = [kind for kind in OfferKind if (self.seat.other, kind) in state.offers]
        if asked:
            # One at a time: an agreement leaves nothing else to answer.
            return (self._answer(state, asked[0]),)
        if state.paused:
            return ()
        wanted: list[PlayerCommand] = []
        while action := self.player.choose(state.game, self.seat):
            wanted.append(action)
            for event in decide(state, action, now):
                state = apply(state, event)
        return tuple(wanted)

    def _answer(self, state: TableState, kind: OfferKind) -> PlayerCommand:
        if kind is OfferKind.TAKE_BACK:
            return Accept(self.seat, kind)
        # A quarto that nobody has called is not known to it: its answer must not tell of one.
        position = state.game.position.lapse()
        solution = solver.solve(position, distance=False, time_limit=_DRAW_THOUGHT)
        mine = state.game.to_act is self.seat
        hopes = solution.value in (Value.WIN if mine else Value.LOSS, Value.UNKNOWN)
        return Decline(self.seat, kind) if hopes else Accept(self.seat, kind)
