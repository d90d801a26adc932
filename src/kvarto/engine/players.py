"""Opponents of every strength: how far each looks ahead, how much it sees, and what it does.

A player's choice depends on the state of the game, its seat and its seed, and on nothing else:
it remembers nothing, so a game can be repeated, taken back or resumed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from kvarto.engine.attention import (
    Threat,
    look_at_threats,
    look_for_quarto,
    safe_pieces,
    slips,
    threats,
)
from kvarto.engine.perfect import TIME_LIMIT_S, Move, best_move
from kvarto.rules.game import Action, ActionKind, Call, EndTurn, GameState, Give, Place, Point
from kvarto.rules.pieces import Piece
from kvarto.rules.position import Position
from kvarto.rules.settings import FalseCall, Seat
from kvarto.rules.shapes import Cell, Shape


@dataclass(frozen=True, slots=True)
class Level:
    """A strength: how attentive a player is and how far it looks ahead."""

    #: From 1, the weakest.
    number: int
    #: The messages with its name and with what it is like.
    name: str
    about: str
    #: How much it overlooks, 0 nothing; see `attention`.
    lapse: float
    #: How often it thinks about what the other could do with a piece before giving it.
    care: float
    #: What it looks for when it places: 0 to win at once; 1 also to have a safe piece to give;
    #: 2 also to leave the other few safe answers.
    foresight: int = 0
    #: With so many empty cells or fewer it plays exactly.
    reads: int = 0
    #: How often it takes four pieces that share nothing for a quarto.
    mistakes: float = 0.0

    @property
    def is_perfect(self) -> bool:
        """Whether it never goes wrong."""
        return self.lapse == 0 and self.reads == 16


LEVELS: tuple[Level, ...] = (
    Level(1, "level-newcomer", "level-newcomer-about", lapse=1.2, care=0.0, mistakes=0.02),
    Level(2, "level-child", "level-child-about", lapse=0.86, care=0.35),
    Level(3, "level-beginner", "level-beginner-about", lapse=0.62, care=0.65),
    Level(4, "level-casual", "level-casual-about", lapse=0.44, care=1.0),
    Level(5, "level-attentive", "level-attentive-about", lapse=0.21, care=1.0),
    Level(6, "level-regular", "level-regular-about", lapse=0.17, care=1.0, foresight=1),
    Level(7, "level-club", "level-club-about", lapse=0.125, care=1.0, foresight=2, reads=6),
    Level(8, "level-strong", "level-strong-about", lapse=0.06, care=1.0, foresight=2, reads=8),
    Level(9, "level-master", "level-master-about", lapse=0.026, care=1.0, foresight=2, reads=9),
    Level(10, "level-perfect", "level-perfect-about", lapse=0.0, care=1.0, foresight=2, reads=16),
)


class Player:
    """A player of one level; the same seed and the same game give the same choices.

    >>> player = Player(LEVELS[-1], seed=7)
    >>> player.choose(GameState(position=Position.from_text("..../..../..../048. C")), Seat.FIRST)
    Place(seat=Seat.FIRST, cell=Cell.D1)
    """

    def __init__(self, level: Level, seed: int, *, time_limit: float | None = TIME_LIMIT_S) -> None:
        """A player; what it reads for a move takes no longer than the limit in seconds."""
        self.level = level
        self.seed = seed
        self._time_limit = time_limit
        self._read = lru_cache(maxsize=32)(self._read_afresh)

    def choose(self, state: GameState, seat: Seat) -> Action | None:
        """What to do now; None if it is the other's turn and there is nothing to call."""
        may = state.may(seat)
        if ActionKind.POINT in may:
            return Point(seat, self._shape_to_call(state, seat))
        if ActionKind.CALL in may and self._shape_to_call(state, seat) is not None:
            return Call(seat)
        # What can be called has been looked for; from here on it counts as lapsed.
        if ActionKind.PLACE in may:
            return Place(seat, self._cell(state.position))
        if ActionKind.GIVE in may:
            return Give(seat, self._piece(state.position))
        return EndTurn(seat) if ActionKind.END_TURN in may else None

    # -- calling ---------------------------------------------------------------------------

    def _shape_to_call(self, state: GameState, seat: Seat) -> Shape | None:
        """The quarto it sees; for the weakest, seldom, one that is none."""
        position = state.position
        if seat is state.placer and (meant := self._meant(position)) is not None:
            return meant
        rng = self._chance("call", seat, position.board, position.hand)
        seen = look_for_quarto(position, self.level.lapse, rng)
        if seen is None and state.settings.false_call is FalseCall.IGNORE:
            return self._mistaken(position, rng)
        return seen

    def _meant(self, after: Position) -> Shape | None:
        """The quarto it placed the last piece for, if it did."""
        before = _before_last(after)
        if self._reads(before):
            return next(iter(after.open), None)
        wins = [threat for threat in self._seen_wins(before) if threat.cell == after.last]
        return wins[0].shape if wins else None

    def _mistaken(self, position: Position, rng: Random) -> Shape | None:
        """Four pieces in a shape through the last placement, taken for a quarto."""
        if position.last is None or rng.random() >= self.level.mistakes:
            return None
        full = [
            shape
            for shape in position.variant.shapes_through[position.last]
            if all(position.board[cell] is not None for cell in shape.cells)
        ]
        return rng.choice(full) if full else None

    # -- placing ---------------------------------------------------------------------------

    def _cell(self, position: Position) -> Cell:
        if self._reads(position):
            cell, _ = self._read(position.lapse())
            assert cell is not None
            return cell
        if wins := self._seen_wins(position):
            return wins[0].cell
        rng = self._chance("place", position.board, position.hand)
        cells = list(position.empty_cells)
        rng.shuffle(cells)
        if self.level.foresight == 0 or len(cells) == 1:
            return cells[0]
        return max(cells, key=lambda cell: self._prospect(position.place(cell), rng))

    def _seen_wins(self, position: Position) -> list[Threat]:
        """The cells where it sees that the piece in hand makes a quarto."""
        assert position.hand is not None
        rng = self._chance("win", position.board, position.hand)
        seen = look_at_threats(threats(position.board, position.variant), self.level.lapse, rng)
        required = position.variant.required
        return [threat for threat in seen if threat.completed_by(position.hand, required)]

    def _prospect(self, placed: Position, rng: Random) -> float:
        """How good it looks to have placed so: whether anything is safe to give, and what then."""
        dangers = threats(placed.board, placed.variant)
        safe = safe_pieces(
            placed.reserve, look_at_threats(dangers, self.level.lapse, rng), placed.variant
        )
        if not safe:
            return -1
        if self.level.foresight == 1:
            return 0
        return max(slips(placed.board, placed.variant, safe).values())

    # -- giving ----------------------------------------------------------------------------

    def _piece(self, position: Position) -> Piece:
        if position.last is not None and self._reads(before := _before_last(position)):
            cell, planned = self._read(before)
            if cell == position.last and planned is not None:
                return planned
        return self.give_among(position, position.reserve)

    def give_among(self, position: Position, choice: Sequence[Piece]) -> Piece:
        """The piece it would give if there were only these."""
        if self._reads(position):
            _, piece = self._best(position.lapse(), _gives(position, choice))
            assert piece is not None
            return piece
        rng = self._chance("give", position.board)
        pieces = list(choice)
        rng.shuffle(pieces)
        if rng.random() >= self.level.care:
            return pieces[0]
        dangers = threats(position.board, position.variant)
        seen = look_at_threats(dangers, self.level.lapse, rng)
        pieces = safe_pieces(pieces, seen, position.variant) or pieces
        if self.level.foresight < 2:
            return pieces[0]
        chances = slips(position.board, position.variant, pieces)
        return max(pieces, key=chances.__getitem__)

    # -- reading to the end ----------------------------------------------------------------

    def _reads(self, position: Position) -> bool:
        return 16 - position.placed <= self.level.reads

    def _read_afresh(self, position: Position) -> Move:
        return self._best(position, _moves(position))

    def _best(self, position: Position, moves: list[tuple[Move, float]]) -> Move:
        """The best of the moves, tried from the trickiest on; chance orders what is equal."""
        self._chance("order", position.board, position.hand).shuffle(moves)
        moves.sort(key=lambda rated: -rated[1])
        return best_move(
            position, dict(moves), tricky=self.level.is_perfect, time_limit=self._time_limit
        )

    def _chance(self, *occasion: object) -> Random:
        """A source of chance that is the same whenever this occasion comes."""
        return Random(f"{self.seed} {self.level.number} {occasion}")  # noqa: S311  (no secret)


def _before_last(after: Position) -> Position:
    """The position before the last placement, whose piece was in hand then."""
    assert after.last is not None
    board = list(after.board)
    hand, board[after.last] = board[after.last], None
    return Position(tuple(board), hand, after.variant)


def _moves(position: Position) -> list[tuple[Move, float]]:
    """Every placement with every give, each with the chance that the other slips at once."""
    moves: list[tuple[Move, float]] = []
    for cell in position.empty_cells:
        placed = position.place(cell)
        if placed.open or not placed.reserve:
            moves.append(((cell, None), 1.0))
        else:
            chances = slips(placed.board, placed.variant, placed.reserve)
            moves += [((cell, piece), chance) for piece, chance in chances.items()]
    return moves


def _gives(position: Position, choice: Sequence[Piece]) -> list[tuple[Move, float]]:
    chances = slips(position.board, position.variant, choice)
    return [((None, piece), chance) for piece, chance in chances.items()]
