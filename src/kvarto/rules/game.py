"""The spoken game without time: whose turn it is, calls, what is open, how it ended.

A `GameState` is immutable; an action gives the next one. Who acts is part of every action,
because in a late-call game both players may call at the same moment.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from kvarto.errors import IllegalAction, ImpossiblePosition
from kvarto.rules.naming import NamedEnum
from kvarto.rules.pieces import Feature, Piece
from kvarto.rules.position import Position
from kvarto.rules.settings import Calling, FalseCall, Seat, Settings
from kvarto.rules.shapes import Cell, Shape


class Termination(NamedEnum):
    """Why a game is over; the value is its text in a record."""

    QUARTO = "quarto"
    DRAW = "draw"
    AGREEMENT = "agreement"
    TIME = "time"
    RESIGNATION = "resignation"
    FORFEIT = "forfeit"
    ABANDONED = "abandoned"
    ABORTED = "aborted"
    #: A record that gives a result and no reason for it.
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: the reason, who won, and for a quarto the shape and what it shares."""

    termination: Termination
    winner: Seat | None = None
    shape: Shape | None = None
    features: tuple[Feature, ...] = ()


#: The reasons that come from outside the game, and whether there is a winner then.
_FROM_OUTSIDE: dict[Termination, tuple[bool, ...]] = {
    Termination.AGREEMENT: (False,),
    Termination.ABORTED: (False,),
    Termination.TIME: (True,),
    Termination.RESIGNATION: (True,),
    Termination.FORFEIT: (True,),
    Termination.ABANDONED: (True, False),
    Termination.UNKNOWN: (True, False),
}


class ActionKind(NamedEnum):
    """What a seat can do in the game itself, in the order in which choices are listed."""

    GIVE = "give"
    PLACE = "place"
    CALL = "call"
    POINT = "point"
    END_TURN = "end_turn"


@dataclass(frozen=True, slots=True)
class Give:
    """Hand this piece to the other player."""

    seat: Seat
    piece: Piece


@dataclass(frozen=True, slots=True)
class Place:
    """Put the piece in hand on this cell."""

    seat: Seat
    cell: Cell


@dataclass(frozen=True, slots=True)
class Call:
    """Say "Quarto!"."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Point:
    """Point out the shape that was called; None cancels the call, which then has failed."""

    seat: Seat
    shape: Shape | None


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Let the chance to call pass, after the 16th placement."""

    seat: Seat


Action = Give | Place | Call | Point | EndTurn


@dataclass(frozen=True, slots=True)
class GameState:
    """One moment of a game.

    >>> state = GameState()
    >>> state.to_act, state.may(Seat.FIRST)
    (Seat.FIRST, (ActionKind.GIVE,))
    >>> state = state.act(Give(Seat.FIRST, Piece.DTSH))
    >>> state.act(Place(Seat.FIRST, Cell.A1))
    Traceback (most recent call last):
    kvarto.errors.IllegalAction: it is not first's turn to place
    >>> state.act(Place(Seat.SECOND, Cell.A1)).may(Seat.SECOND)
    (ActionKind.GIVE, ActionKind.CALL)
    """

    settings: Settings = Settings()  # noqa: RUF009  (a constant)
    position: Position = Position()  # noqa: RUF009
    #: The seats that have used the call the last placement gave them.
    called: frozenset[Seat] = frozenset()
    #: The seat that has called and has yet to point.
    pointing: Seat | None = None
    #: After the 16th placement: the placer has let the chance pass, the other has the last one.
    last_chance: bool = False
    outcome: Outcome | None = None

    @classmethod
    def start(cls, settings: Settings, position: Position | None = None) -> GameState:
        """The first state of a game, from the empty board or from a position set up."""
        if position is None:
            position = Position(variant=settings.variant)
        if position.variant is not settings.variant:
            raise ImpossiblePosition(
                "variant-mismatch", position=position.variant, game=settings.variant
            )
        return cls(settings, position)._settled()

    # -- looking ---------------------------------------------------------------------------

    @property
    def to_act(self) -> Seat | None:
        """Whose turn it is: who must point, else who must place, give or end the turn."""
        if self.outcome is not None:
            return None
        return self.pointing or self.on_turn

    @property
    def on_turn(self) -> Seat:
        """Who must place, give or end the turn, whether or not a call comes in between."""
        # Second makes the 1st, 3rd, … placement and then gives; the 16th is first's.
        even = self.position.placed % 2 == 0
        first = even == (self.position.hand is None)
        return Seat.FIRST if first != self.last_chance else Seat.SECOND

    @property
    def placer(self) -> Seat | None:
        """Who made the placement whose quartos may be called; None when there is none."""
        if self.position.last is None:
            return None
        return Seat.FIRST if self.position.placed % 2 == 0 else Seat.SECOND

    @property
    def is_full(self) -> bool:
        """Whether all 16 pieces are placed."""
        return self.position.placed == 16

    @property
    def is_won(self) -> bool:
        """Whether a quarto has been called, by a player or automatically."""
        return self.outcome is not None and self.outcome.termination is Termination.QUARTO

    @property
    def open(self) -> tuple[Shape, ...]:
        """The quartos that were completed by the last placement and neither called nor lapsed."""
        called = self.outcome.shape if self.outcome else None
        return tuple(shape for shape in self.position.open if shape is not called)

    @property
    def lapsed(self) -> tuple[Shape, ...]:
        """The quartos on the board that nobody can call any more."""
        return self.position.lapsed

    def may(self, seat: Seat) -> tuple[ActionKind, ...]:
        """What this seat may do now. It never depends on whether a quarto is open."""
        if self.outcome is not None:
            return ()
        if self.pointing is not None:
            return (ActionKind.POINT,) if seat is self.pointing else ()
        kinds = [self._duty] if seat is self.on_turn else []
        if self._may_call(seat):
            kinds.append(ActionKind.CALL)
        return tuple(sorted(kinds, key=_KIND_ORDER.index))

    @property
    def _duty(self) -> ActionKind:
        if self.position.hand is not None:
            return ActionKind.PLACE
        return ActionKind.END_TURN if self.is_full else ActionKind.GIVE

    def _may_call(self, seat: Seat) -> bool:
        if (
            self.settings.calling is Calling.AUTOMATIC
            or self.position.last is None
            or seat in self.called
        ):
            return False
        # The placer until giving, then the receiver; in late-call games the giver still.
        late = self.settings.late_call and self.position.hand is not None
        return seat is self.on_turn or late

    def legal_actions(self, seat: Seat) -> tuple[Action, ...]:
        """Every action this seat may take now."""
        actions: list[Action] = []
        for kind in self.may(seat):
            if kind is ActionKind.GIVE:
                actions += (Give(seat, piece) for piece in self.position.reserve)
            elif kind is ActionKind.PLACE:
                actions += (Place(seat, cell) for cell in self.position.empty_cells)
            elif kind is ActionKind.CALL:
                actions.append(Call(seat))
            elif kind is ActionKind.POINT:
                actions += (Point(seat, shape) for shape in (*Shape, None))
            else:
                actions.append(EndTurn(seat))
        return tuple(actions)

    # -- acting ----------------------------------------------------------------------------

    def act(self, action: Action) -> GameState:
        """The state after this action; `IllegalAction` if it is not allowed now."""
        kind = _KIND_OF[type(action)]
        if kind not in self.may(action.seat):
            raise self._refusal(action.seat, kind)
        match action:
            case Give(piece=piece):
                return replace(self, position=self.position.give(piece))
            case Place(cell=cell):
                return self._place(cell)
            case Call(seat=seat):
                return self._call(seat)
            case Point(seat=seat, shape=shape):
                return self._judge(seat, shape if shape in self.position.open else None)
            case EndTurn():  # pragma: no branch  (mypy proves that it is the last)
                return self._end_turn()

    def end(self, outcome: Outcome) -> GameState:
        """The game ended from outside: by resignation, agreement or the clock."""
        if self.outcome is not None:
            raise IllegalAction("game-is-over")
        winners = _FROM_OUTSIDE.get(outcome.termination, ())
        # After the 16th placement running out of time only means that there is no call.
        too_late = outcome.termination is Termination.TIME and self.is_full
        if (outcome.winner is not None) not in winners or too_late:
            raise IllegalAction("cannot-end-so", reason=outcome.termination.value)
        return replace(self, outcome=outcome, pointing=None)

    def _place(self, cell: Cell) -> GameState:
        placed = replace(self, position=self.position.place(cell), called=frozenset())
        return placed._settled()

    def _settled(self) -> GameState:
        """With automatic calling, a completed quarto wins and a full board draws at once."""
        if self.settings.calling is Calling.AUTOMATIC and self.position.open:
            assert self.placer is not None
            return self._won(self.placer, self.position.open[0])
        nobody_calls = self.settings.calling is Calling.AUTOMATIC or self.position.last is None
        return self._drawn() if self.is_full and nobody_calls else self

    def _call(self, seat: Seat) -> GameState:
        if self.settings.points(seat):
            return replace(self, pointing=seat)
        return self._judge(seat, next(iter(self.position.open), None))

    def _judge(self, seat: Seat, shape: Shape | None) -> GameState:
        """Settle a call: `shape` is the open quarto it found, None if it found none."""
        if shape is not None:
            return self._won(seat, shape)
        if self.settings.false_call is FalseCall.FORFEIT:
            outcome = Outcome(Termination.FORFEIT, winner=seat.other)
            return replace(self, pointing=None, outcome=outcome)
        failed = replace(self, pointing=None, called=self.called | {seat})
        # After the 16th placement a used call leaves nothing to do.
        return failed._end_turn() if failed.is_full else failed

    def _won(self, winner: Seat, shape: Shape) -> GameState:
        bits = self.position.shared(shape)
        features = tuple(f for f in self.settings.variant.features if bits & f.bit)
        outcome = Outcome(Termination.QUARTO, winner, shape, features)
        return replace(self, pointing=None, outcome=outcome)

    def _end_turn(self) -> GameState:
        return self._drawn() if self.last_chance else replace(self, last_chance=True)

    def _drawn(self) -> GameState:
        return replace(self, position=self.position.lapse(), outcome=Outcome(Termination.DRAW))

    def _refusal(self, seat: Seat, kind: ActionKind) -> IllegalAction:
        if self.outcome is not None:
            return IllegalAction("game-is-over")
        if self.pointing is not None:
            return IllegalAction("call-is-pending", seat=self.pointing)
        if kind is ActionKind.POINT:
            return IllegalAction("point-before-call", seat=seat)
        if kind is ActionKind.CALL:
            return self._call_refusal(seat)
        if kind is self._duty:
            return IllegalAction(f"not-your-turn-to-{kind.value.replace('_', '-')}", seat=seat)
        return IllegalAction(f"now-is-not-the-time-to-{kind.value.replace('_', '-')}", seat=seat)

    def _call_refusal(self, seat: Seat) -> IllegalAction:
        if self.settings.calling is Calling.AUTOMATIC:
            return IllegalAction("calling-is-automatic")
        if self.position.last is None:
            return IllegalAction("nothing-placed-to-call")
        if seat in self.called:
            return IllegalAction("call-is-used", seat=seat)
        return IllegalAction("not-your-chance-to-call", seat=seat)


_KIND_OF: dict[type[Action], ActionKind] = {
    Give: ActionKind.GIVE,
    Place: ActionKind.PLACE,
    Call: ActionKind.CALL,
    Point: ActionKind.POINT,
    EndTurn: ActionKind.END_TURN,
}
_KIND_ORDER = list(ActionKind)
