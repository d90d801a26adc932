"""What a seat may see of a table.

In the spoken game nothing here, beyond the position itself, depends on whether a quarto is open,
until the game is over.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kvarto.record.game import Game
from kvarto.record.time_control import ClockKind
from kvarto.record.turns import words_between
from kvarto.rules.game import Action, GameState, Outcome
from kvarto.rules.pieces import Piece, Trait
from kvarto.rules.position import Position
from kvarto.rules.settings import Seat
from kvarto.rules.shapes import Cell
from kvarto.session.commands import CommandKind
from kvarto.session.events import TableSettings
from kvarto.session.per_seat import PerSeat
from kvarto.session.state import Moment, Offer, TableState
from kvarto.session.table import deadline, may


@dataclass(frozen=True, slots=True)
class TableView:
    """A table as one seat, or somebody who watches, sees it at a moment."""

    #: Whose view it is; None for somebody who watches.
    seat: Seat | None
    names: PerSeat[str]
    settings: TableSettings
    throws: tuple[PerSeat[int], ...]
    position: Position
    #: The game so far in notation.
    words: tuple[str, ...]
    to_act: Seat | None
    #: What the seat may do; nothing for somebody who watches.
    may: tuple[CommandKind, ...]
    #: Where it may place, and what it may give.
    cells: tuple[Cell, ...]
    pieces: tuple[Piece, ...]
    #: Who has called and has yet to point.
    pointing: Seat | None
    #: Who has used the call that the last placement gave.
    called: frozenset[Seat]
    offers: frozenset[Offer]
    paused: bool
    #: Since when each player is away; None if at the table.
    away: PerSeat[int | None]
    #: What each player has left, in milliseconds; None without a limit.
    left: PerSeat[int | None]
    #: Whose clock is running.
    running: Seat | None
    #: When time alone will change something.
    deadline: int | None
    outcome: Outcome | None
    #: What the four pieces share that won the game.
    traits: tuple[Trait, ...]


def view(state: TableState, seat: Seat | None, now: int) -> TableView:
    """What this seat, or somebody who watches, sees now."""
    allowed = () if seat is None else may(state, seat, now)
    position, clock, outcome = state.game.position, state.clock, state.outcome
    return TableView(
        seat=seat,
        names=state.names,
        settings=state.settings,
        throws=state.throws,
        position=position,
        words=tuple(map(str, words_between(_start(state), _steps(state)))),
        to_act=state.game.to_act,
        may=allowed,
        cells=position.empty_cells if CommandKind.PLACE in allowed else (),
        pieces=position.reserve if CommandKind.GIVE in allowed else (),
        pointing=state.game.pointing,
        called=state.game.called,
        offers=state.offers,
        paused=state.paused,
        away=state.away,
        left=PerSeat(clock.left(Seat.FIRST, now), clock.left(Seat.SECOND, now)),
        running=clock.running,
        deadline=deadline(state),
        outcome=outcome,
        traits=position.traits(outcome.shape) if outcome and outcome.shape else (),
    )


def to_game(state: TableState) -> Game:
    """The game at a table as a record: what was taken back is not in it."""
    settings = state.settings
    game = Game(settings=settings.game, position=settings.start, clock=settings.clock)
    game.tags = {"First": state.names.first, "Second": state.names.second}
    timed = settings.clock.kind is not ClockKind.NONE
    for moment in state.moments:
        game.act(moment.action)
        if timed and _ends_turn(moment, game):
            game.moves[-1].note.clock = moment.left
    if game.outcome is None and state.outcome is not None:
        game.end(state.outcome)
    return game


def _start(state: TableState) -> GameState:
    return state.moments[0].before if state.moments else state.game


def _steps(state: TableState) -> Iterator[tuple[Action, GameState]]:
    """The actions, each with the game after it."""
    later = (*(moment.before for moment in state.moments[1:]), state.game)
    return zip((moment.action for moment in state.moments), later, strict=False)


def _ends_turn(moment: Moment, game: Game) -> bool:
    """Whether the player who was on turn is done, with the turn or with the game."""
    on_turn = moment.before.on_turn
    done = game.outcome is not None or game.state.on_turn is not on_turn
    return done and moment.action.seat is on_turn
