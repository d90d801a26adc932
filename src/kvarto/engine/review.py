"""What a game was worth move by move: mistakes, overlooked quartos, and where it was decided.

Values are those of best play in which every quarto is called. A player who leaves an open one
uncalled has given away a win, unless another follows.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from time import monotonic

from kvarto.engine.reviewed import (
    Accuracy,
    Retry,
    Review,
    ReviewedMove,
    Standing,
    Verdict,
)
from kvarto.engine.solver import Watch, moves, solve
from kvarto.engine.values import GradedMove, Solution, Value, best_first
from kvarto.record.game import Game
from kvarto.record.notation import CallMark, Word
from kvarto.record.turns import words_of
from kvarto.rules.game import Call, GameState, Outcome, Place, Point, Termination
from kvarto.rules.position import Position
from kvarto.rules.settings import Seat
from kvarto.rules.shapes import Shape

__all__ = [
    "Accuracy",
    "Retry",
    "Review",
    "ReviewedMove",
    "Standing",
    "Verdict",
    "review",
]


def review(
    game: Game,
    *,
    time_limit: float | None = None,
    table: bool = True,
    watch: Watch | None = None,
) -> Review:
    """Judge every move of a game.

    With a time limit in seconds for each position, or a watch that stops it all, some verdicts may
    be unknown.

    >>> game = Game(position="..../..../..../FDE. C @c1")
    >>> for word in ("d1>0", "!1"):
    ...     game.play(word)
    >>> first, second = review(game).moves
    >>> first.verdict, first.before.value, first.after.value, first.missed
    (Verdict.DECISIVE, Value.WIN, Value.LOSS, (Shape.ROW_1,))
    >>> first.better, second.verdict
    ((Word.from_text('d1!1'),), Verdict.BEST)
    """
    judge = _Judge(time_limit=time_limit, table=table, watch=watch)
    turns, last = _turns(game)
    words = words_of(game.start, game.actions)
    judged = [
        judge.move(turn, word, number)
        for (number, turn), word in zip(_numbered(turns), words, strict=True)
    ]
    left_at = judge.worth(last, last.on_turn)
    if _ended_as(left_at.value, last.on_turn, game.outcome):
        _mark_decisive(judged)
    decided = next((move for move in judged if move.verdict is Verdict.DECISIVE), None)
    going_on = last.outcome is None
    return Review(
        tuple(judged),
        game.outcome,
        last.position.open if going_on else (),
        last.on_turn if going_on else None,
        left_at if going_on else None,
        Standing.of(judge.worth(game.start, Seat.FIRST), Seat.FIRST),
        None if decided is None else Retry(decided, tuple(judge.keeping(decided))),
        (game.tags.get("First", ""), game.tags.get("Second", "")),
    )


# -- turns ---------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Turn:
    """What one player did in one turn: where it began, where it led, and what came of calls."""

    seat: Seat
    start: GameState
    #: After the player's last action; a late call counts only if it ended the game.
    end: GameState
    placed: int = 0
    made: tuple[Shape, ...] = ()
    lapsed: tuple[Shape, ...] = ()
    #: Whether more was done than placing: a call, a give, the end of the turn.
    went_on: bool = False

    @property
    def _won(self) -> bool:
        outcome = self.end.outcome if self.end.is_won else None
        return outcome is not None and outcome.winner is self.seat

    @property
    def missed_as_receiver(self) -> tuple[Shape, ...]:
        # Whatever the receiver does first, only a right call does not miss it.
        if self.start.placer is self.seat or (self._won and not self.placed):
            return ()
        return self.start.position.open

    @property
    def missed_as_placer(self) -> tuple[Shape, ...]:
        if self._won or not self.went_on:
            return ()
        if self.placed:
            return self.made
        return self.start.position.open if self.start.placer is self.seat else ()


def _turns(game: Game) -> tuple[list[_Turn], GameState]:
    """The turns of a game, one for each of its words, and the state they led to.

    That state knows nothing of an end that came from outside.
    """
    turns: list[_Turn] = []
    state = game.start
    for action in game.actions:
        before, state = state, state.act(action)
        if isinstance(action, Call) and state.pointing is not None:
            continue  # nothing has come of it yet, and no word says it
        if isinstance(action, Call | Point) and action.seat is not before.on_turn:
            _call_late(turns, action.seat, before, state)
            continue
        if not turns or turns[-1].seat is not action.seat:
            # A call and its pointing are one; the turn begins before both.
            turns.append(_Turn(action.seat, replace(before, pointing=None), state))
        turn = turns[-1]
        turn.end = state
        if isinstance(action, Place):
            turn.placed, turn.made = 1, state.position.open
        else:
            turn.went_on = True
        if isinstance(action, Place) or _is_drawn(state):
            turn.lapsed += before.position.open
    return turns, state


def _is_drawn(state: GameState) -> bool:
    return state.outcome is not None and state.outcome.termination is Termination.DRAW


def _call_late(turns: list[_Turn], giver: Seat, before: GameState, after: GameState) -> None:
    """A call of the giver belongs to the giver's turn, which the other's may have followed."""
    turn = next((turn for turn in reversed(turns) if turn.seat is giver), None)
    if turn is None:  # the game was set up after the give
        turn = _Turn(giver, replace(before, pointing=None), replace(before, pointing=None))
        turns.insert(0, turn)
    turn.went_on = True
    if after.outcome is not None:
        turn.end = after


def _numbered(turns: list[_Turn]) -> Iterator[tuple[int, _Turn]]:
    number = 1
    for turn in turns:
        yield number, turn
        number += turn.seat is Seat.SECOND


# -- judging -------------------------------------------------------------------------------------


class _Judge:
    """Asks the solver about each position once."""

    def __init__(self, *, time_limit: float | None, table: bool, watch: Watch | None) -> None:
        self._time_limit = time_limit
        self._table = table
        self._watch = watch
        self._known: dict[Position, Solution] = {}

    def move(self, turn: _Turn, word: Word, number: int) -> ReviewedMove:
        """Judge one move by what there was to have before it and after it."""
        before, after = self.worth(turn.start, turn.seat), self.worth(turn.end, turn.seat)
        verdict = _verdict(before, after, turn.placed)
        return ReviewedMove(
            number,
            turn.seat,
            word,
            turn.start.position,
            before,
            after,
            verdict,
            tuple(self._best(turn.start.position, before)) if verdict.is_mistake else (),
            turn.made,
            turn.missed_as_placer,
            turn.missed_as_receiver,
            turn.lapsed,
        )

    def worth(self, state: GameState, seat: Seat) -> Solution:
        """What a state is worth to a player."""
        if state.outcome is not None:
            return Solution(_result(state.outcome, seat), 0)
        answer = self._worth_on_turn(state)
        return answer if seat is state.on_turn else replace(answer, value=answer.value.opposite)

    def _worth_on_turn(self, state: GameState) -> Solution:
        position = state.position
        if position.open and state.on_turn in state.called:
            # The solver takes it that who is to act can call. Here that call has failed.
            late = state.settings.late_call and state.on_turn.other not in state.called
            if position.hand is None or late:
                return Solution(Value.LOSS, 0)  # the other calls
            position = position.lapse()
        if position not in self._known:
            self._known[position] = self._solve(position)
        return self._known[position]

    def _solve(self, position: Position, *, distance: bool = True, left: float = 0) -> Solution:
        limit = left or self._time_limit
        return solve(
            position, distance=distance, table=self._table, time_limit=limit, watch=self._watch
        )

    def _best(self, position: Position, best: Solution) -> Iterator[Word]:
        """The moves that reach what is known to be best."""
        if position.open:
            yield from (Word(before=CallMark(right=True, shape=shape)) for shape in position.open)
            return
        yield from (move.word for move in best_first(self._as_good(position, best)))

    def keeping(self, move: ReviewedMove) -> Iterator[Word]:
        """The moves that would have kept what there was; the best ones first."""
        yield from move.better
        kept = Solution(move.before.value, None)
        for other in best_first(self._as_good(move.position, kept)):
            yield from (w for w in _pointed(move.position, other.word) if w not in move.better)

    def _as_good(self, position: Position, best: Solution) -> Iterator[GradedMove]:
        begin = monotonic()
        for word, after, placed in moves(position):
            left = 0.0
            if self._time_limit is not None:
                left = begin + self._time_limit - monotonic()
                if left <= 0:
                    return
            if isinstance(after, GradedMove):
                move = after
            elif best.distance == 1 and best.value is Value.WIN:
                continue  # only the moves that win at once will do
            else:
                move = self._graded(word, after, placed, best, left)
            if move.value is best.value and best.distance in (move.distance, None):
                yield move

    def _graded(
        self, word: Word, after: Position, placed: int, best: Solution, left: float
    ) -> GradedMove:
        """A move's value; its distance too, where the value leaves that open."""
        answer = self._solve(after, distance=False, left=left)
        if answer.value.opposite is best.value and best.distance is not None:
            answer = self._solve(after, left=left)
        until_end = None if answer.distance is None else answer.distance + placed
        return GradedMove(word, answer.value.opposite, until_end)


def _pointed(position: Position, word: Word) -> Iterator[Word]:
    """The word with each shape that its call can point out."""
    if word.before is not None:
        yield from (replace(word, before=CallMark(right=True, shape=s)) for s in position.open)
    elif word.after is not None and word.cell is not None:
        made = position.place(word.cell).open
        yield from (replace(word, after=CallMark(right=True, shape=shape)) for shape in made)
    else:
        yield word


def _result(outcome: Outcome, seat: Seat) -> Value:
    if outcome.winner is None:
        return Value.DRAW
    return Value.WIN if outcome.winner is seat else Value.LOSS


_WORTH = {Value.WIN: 2, Value.DRAW: 1, Value.LOSS: 0}


def _verdict(before: Solution, after: Solution, placed: int) -> Verdict:
    if Value.UNKNOWN in (before.value, after.value):
        return Verdict.UNKNOWN
    lost = _WORTH[before.value] - _WORTH[after.value]
    if lost > 0:
        return Verdict.BLUNDER if lost == 2 else Verdict.MISTAKE
    if lost < 0:
        return Verdict.BEST  # a late call that came before the receiver's
    slower = after.distance is None or before.distance != after.distance + placed
    return Verdict.FINE if slower else Verdict.BEST


def _ended_as(value: Value, seat: Seat, outcome: Outcome | None) -> bool:
    """Whether a game ended as its last position would have; a clock may say otherwise."""
    called_off = (Termination.ABANDONED, Termination.ABORTED)
    if outcome is None or (outcome.winner is None and outcome.termination in called_off):
        return False
    return value is _result(outcome, seat)


def _mark_decisive(judged: list[ReviewedMove]) -> None:
    """Mark the last mistake, unless a move that could not be judged came after it."""
    for index in reversed(range(len(judged))):
        move = judged[index]
        if move.verdict is Verdict.UNKNOWN:
            return
        if move.verdict.is_mistake:
            judged[index] = replace(move, verdict=Verdict.DECISIVE)
            return
