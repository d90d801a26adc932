"""Between the words of a record and the actions of the game, in both directions."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from kvarto.errors import IllegalAction
from kvarto.record.notation import CallMark, Word
from kvarto.rules.game import Action, Call, EndTurn, GameState, Give, Place, Point
from kvarto.rules.settings import Calling, Seat


def play_word(
    state: GameState, word: Word, next_word: Word | None = None, *, begins: bool = False
) -> Turn:
    """Play a word from `state`; `IllegalAction` if that cannot be.

    A right late call that came after the receiver's failed one is written before it
    (`b2>7!3 ?1`): there `next_word` is that failed call, and is played with it. `begins` says
    that it is the first word of a game, which may restate a give that was set up (`>7!3`).
    """
    turn = Turn(state)
    if word.passed:
        turn.act(EndTurn(turn.seat))
    if word.before is not None:
        turn.call(turn.seat, word.before)
    if word.cell is not None:
        turn.place(word)
    elif word.after is not None:
        turn.call(turn.seat, word.after)
    giver = turn.seat
    if begins and word.late is not None and word.piece is state.position.hand:
        giver = giver.other
    elif word.piece is not None:
        turn.act(Give(giver, word.piece))
    if word.late is not None:
        turn.before_late_call = turn.state
        if next_word is not None and belongs_before(word, next_word):
            assert next_word.before is not None
            turn.call(giver.other, next_word.before)
        turn.call(giver, word.late)
    return turn


def belongs_before(word: Word, next_word: Word) -> bool:
    """Whether the next word is the receiver's failed call that came before this late call."""
    return word.late is not None and word.late.right and next_word.is_failed_call


class Turn:
    """Plays the parts of one word; keeps the actions, and the state after each."""

    def __init__(self, start: GameState) -> None:
        """Begin a turn."""
        self.start = start
        self.actions: list[Action] = []
        self.states: list[GameState] = []
        #: Where the late call was made from, if there is one.
        self.before_late_call: GameState | None = None

    @property
    def state(self) -> GameState:
        """Where the turn has come to."""
        return self.states[-1] if self.states else self.start

    @property
    def is_whole(self) -> bool:
        """Whether the player is done: nothing but another's word can follow."""
        done = self.state.outcome is not None or self.state.on_turn is not self.start.on_turn
        return done or self.before_late_call is not None

    @property
    def seat(self) -> Seat:
        """Whose turn it is; once the game is over anybody may try, and is refused."""
        return self.state.to_act or Seat.FIRST

    def act(self, action: Action) -> None:
        """Take an action."""
        self.states.append(self.state.act(action))
        self.actions.append(action)

    def place(self, word: Word) -> None:
        """Place, and call if the word does."""
        assert word.cell is not None
        self.act(Place(self.seat, word.cell))
        if word.after is not None and self.state.settings.calling is Calling.AUTOMATIC:
            self._check_automatic(word.after)
        elif word.after is not None:
            self.call(self.seat, word.after)
        elif self.state.is_full and self.state.outcome is None and word.piece is None:
            self.act(EndTurn(self.seat))  # `d4` alone is a turn that was ended without a call

    def call(self, seat: Seat, mark: CallMark) -> None:
        """Call, point if that is agreed, and compare with what the word says came of it."""
        self.act(Call(seat))
        if self.state.pointing is seat:
            if mark.right and mark.shape is None:
                raise IllegalAction("call-needs-shape", seat=seat)
            self.act(Point(seat, mark.shape))
        elif mark.shape is not None:
            raise IllegalAction("call-without-pointing", seat=seat)
        self._check(mark)

    def _check(self, mark: CallMark) -> None:
        if self.state.is_won and not mark.right:
            raise IllegalAction("call-was-right")
        if mark.right and not self.state.is_won:
            raise IllegalAction("call-was-wrong")

    def _check_automatic(self, mark: CallMark) -> None:
        if not mark.right:
            raise IllegalAction("calling-is-automatic")
        self._check(mark)
        outcome = self.state.outcome
        if outcome is not None and mark.shape not in (None, outcome.shape):
            raise IllegalAction("another-shape-won", shape=outcome.shape)


# -- from actions to words ---------------------------------------------------------------------


@dataclass(slots=True)
class _Writer:
    """Builds words from actions; `state` is the state before the action at hand."""

    words: list[Word]
    state: GameState
    #: Whether the last word can still grow: its player has not given yet.
    growing: bool = False

    def write(self, action: Action, after: GameState) -> None:
        match action:
            case Give(piece=piece):
                self._add(Word(piece=piece), ends=True)
            case Place(cell=cell):
                self._add(Word(cell=cell, after=_automatic_mark(after)))
            case Call(seat=seat):
                if after.pointing is None:
                    self._add_call(seat, CallMark(after.is_won))
            case Point(seat=seat, shape=shape):
                self._add_call(seat, CallMark(after.is_won, shape))
            case EndTurn():  # pragma: no branch  (mypy proves that it is the last)
                if not self.growing:
                    self._add(Word(passed=True), ends=True)
                self.growing = False
        self.state = after

    def _add(self, part: Word, *, ends: bool = False) -> None:
        """Join a part to the word at hand, or begin the next with it."""
        if self.growing:
            self.words[-1] = _joined(self.words[-1], part)
        else:
            self.words.append(part)
        self.growing = not ends

    def _add_call(self, seat: Seat, mark: CallMark) -> None:
        position = self.state.position
        if position.hand is None:
            last_chance = self.state.last_chance or not self.growing
            self._add(Word(before=mark) if last_chance else Word(after=mark))
            self.growing = not self.state.is_full
        elif seat is self.state.placer:
            self._add_late(mark)
        else:
            self._add(Word(before=mark))

    def _add_late(self, mark: CallMark) -> None:
        # The receiver's failed call may have begun the next word already.
        giver_word = len(self.words) - (2 if self.growing else 1)
        if giver_word >= 0:
            self.words[giver_word] = replace(self.words[giver_word], late=mark)
        else:
            self.words.insert(0, Word(piece=self.state.position.hand, late=mark))


def words_of(start: GameState, actions: Iterable[Action]) -> list[Word]:
    """The words for a game's actions; a call that is not settled yet is not written."""
    writer = _Writer([], start)
    for action in actions:
        writer.write(action, writer.state.act(action))
    return writer.words


def words_between(start: GameState, steps: Iterable[tuple[Action, GameState]]) -> list[Word]:
    """The same, where the state after each action is known already."""
    writer = _Writer([], start)
    for action, after in steps:
        writer.write(action, after)
    return writer.words


def _joined(word: Word, part: Word) -> Word:
    if part.piece is not None and word.cell is None and word.before is not None:
        # `?3>7`: a game set up after a placement, whose placer called in vain and gave.
        word = Word(after=word.before)
    return Word(
        before=word.before or part.before,
        cell=word.cell if part.cell is None else part.cell,
        after=word.after or part.after,
        piece=part.piece,
    )


def _automatic_mark(state: GameState) -> CallMark | None:
    """The call that a placement makes by itself, in games with automatic calling."""
    if state.outcome is None or not state.is_won:
        return None
    return CallMark(right=True, shape=state.outcome.shape)
