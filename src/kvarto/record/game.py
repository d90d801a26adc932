"""A game as its users hold it: played action by action or read from a record, and written down."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import ClassVar, TypeVar

from kvarto.errors import IllegalAction, InvalidNotation, quoted
from kvarto.record.notation import Word
from kvarto.record.time_control import TimeControl
from kvarto.record.turns import Turn, play_word, words_of
from kvarto.rules.game import (
    Action,
    Call,
    EndTurn,
    GameState,
    Give,
    Outcome,
    Place,
    Point,
)
from kvarto.rules.pieces import Piece
from kvarto.rules.position import Position
from kvarto.rules.settings import Seat, Settings
from kvarto.rules.shapes import Cell, Shape
from kvarto.rules.variant import Variant


@dataclass(slots=True)
class Note:
    """What a record says about a word besides the word itself."""

    comment: str = ""
    #: The time left on the player's clock after the word, in milliseconds.
    clock: int | None = None
    #: Lines that could have been played instead of the word.
    variations: list[Line] = field(default_factory=list)


@dataclass(slots=True)
class Move:
    """One word of a game, with what is noted about it."""

    word: Word
    note: Note

    def __str__(self) -> str:
        return str(self.word)


@dataclass(slots=True)
class Line:
    """Words in a row, and a comment before the first."""

    moves: list[Move] = field(default_factory=list)
    comment: str = ""


class Game:
    """A game from its first give to its outcome.

    >>> game = Game("standard")
    >>> game.give("F")
    >>> game.place("a1")
    >>> game.give("D")
    >>> [str(move) for move in game]
    ['>F', 'a1>D']
    >>> game.to_act, game.outcome
    (Seat.FIRST, None)

    Words do the same in one go, and a right call ends the game:

    >>> for word in "b1>E c1>C d1!1".split():
    ...     game.play(word)
    >>> game.outcome.winner, game.outcome.shape, game.outcome.features
    (Seat.FIRST, Shape.ROW_1, (Feature.COLOUR, Feature.HEIGHT))
    """

    #: How a notebook shows a game. A record draws nothing; the package puts a drawing here.
    notebook_html: ClassVar[Callable[[Game], str] | None] = None

    def __init__(
        self,
        variant: Variant | str | None = None,
        *,
        settings: Settings | None = None,
        position: Position | str | None = None,
        clock: TimeControl | None = None,
    ) -> None:
        """A new game: of a variant, or with all settings; from the start, or from a position.

        Without a variant and settings, a position brings its own.
        """
        agreed = settings or Settings()
        if variant is not None:
            agreed = replace(agreed, variant=Variant(variant))
        if isinstance(position, str):
            position = Position.from_text(position, default_variant=agreed.variant)
        if position is not None and variant is None and settings is None:
            agreed = replace(agreed, variant=position.variant)
        #: The tags that only describe: players, event, date, … in the order of the record.
        self.tags: dict[str, str] = {}
        self.clock = clock or TimeControl.none()
        #: What is said before the first word.
        self.comment = ""
        self._states = [GameState.start(agreed, position)]
        #: The last state once the game was ended from outside.
        self._ended: GameState | None = None
        self._actions: list[Action] = []
        self._notes: dict[int, Note] = {}

    # -- looking ---------------------------------------------------------------------------

    @property
    def settings(self) -> Settings:
        """What was agreed on before the game."""
        return self.state.settings

    @property
    def start(self) -> GameState:
        """Where the game began."""
        return self._states[0]

    @property
    def state(self) -> GameState:
        """Where the game stands."""
        return self._ended or self._states[-1]

    @property
    def position(self) -> Position:
        """What lies on the table."""
        return self.state.position

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.state.outcome

    @property
    def to_act(self) -> Seat | None:
        """Whose turn it is."""
        return self.state.to_act

    @property
    def actions(self) -> tuple[Action, ...]:
        """Everything that was done, in order."""
        return tuple(self._actions)

    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """Every action that either player may take now."""
        return tuple(action for seat in Seat for action in self.state.legal_actions(seat))

    @property
    def moves(self) -> list[Move]:
        """The game's words so far, each with its note; a change to a note stays."""
        words = words_of(self.start, self._actions)
        return [Move(w, self._notes.setdefault(i, Note())) for i, w in enumerate(words)]

    @property
    def line(self) -> Line:
        """The game's words as a line, like those of its variations."""
        return Line(self.moves, self.comment)

    def __iter__(self) -> Iterator[Move]:
        return iter(self.moves)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self._content() == other._content()

    __hash__ = None  # type: ignore[assignment]  # it changes as it is played

    def _content(self) -> tuple[object, ...]:
        return (self.start, self.line, self.outcome, self.clock, self.tags)

    def __repr__(self) -> str:
        return f"<Game {self.position}>"

    def _repr_svg_(self) -> str | None:
        return self.position._repr_svg_()

    def _repr_html_(self) -> str | None:
        drawing = Game.notebook_html
        return None if drawing is None else drawing(self)

    # -- playing ---------------------------------------------------------------------------

    def act(self, action: Action) -> None:
        """Take an action; `IllegalAction` if it is not allowed now."""
        self._states.append(self.state.act(action))
        self._actions.append(action)

    def give(self, piece: Piece | str) -> None:
        """Give a piece to the other player."""
        self.act(Give(self._actor, _value(Piece, piece)))

    def place(self, cell: Cell | str) -> None:
        """Place the piece in hand."""
        self.act(Place(self._actor, _value(Cell, cell)))

    def call(self, shape: Shape | str | None = None, *, seat: Seat | None = None) -> bool | None:
        """Call "Quarto!" and point out a shape; say whether the call was right.

        Without a shape the answer is None, and `point` has to follow; where pointing is off, the
        call is settled at once. The player to act calls, unless another `seat` is named (for a
        late call).
        """
        caller = seat or self._actor
        shape = None if shape is None else _value(Shape, shape)
        if shape is not None and not self.settings.points(caller):
            raise IllegalAction("call-without-pointing", seat=caller)
        self.act(Call(caller))
        if shape is not None:
            self.act(Point(caller, shape))
        return self._settled

    def point(self, shape: Shape | str | None) -> bool | None:
        """Point out the shape that was called, and say whether it was right; None cancels."""
        self.act(Point(self._actor, None if shape is None else _value(Shape, shape)))
        return self._settled

    @property
    def _settled(self) -> bool | None:
        """Whether the call just made has won; None while it is not pointed out."""
        return None if self.state.pointing is not None else self.state.is_won

    def end_turn(self) -> None:
        """Let the chance to call pass, after the 16th placement."""
        self.act(EndTurn(self._actor))

    def play(self, word: Word | str) -> None:
        """Play a word of notation; if any part of it is illegal, nothing has happened.

        Only the rare pair of words in which what is written last was done first (`b2>7!3 ?1`)
        cannot be played word by word; `parse_games` reads it.
        """
        if isinstance(word, str):
            word = Word.from_text(word)
        turn = play_word(self.state, word, begins=not self._actions)
        self._actions += turn.actions
        self._states += turn.states

    def take_over(self, line: Line, turns: list[Turn]) -> None:
        """Make a line that has been read this game's; for a game that has not begun."""
        for turn in turns:
            self._actions += turn.actions
            self._states += turn.states
        self.comment = line.comment
        self._notes = {index: move.note for index, move in enumerate(line.moves)}

    def end(self, outcome: Outcome) -> None:
        """End the game from outside: by resignation, agreement or the clock."""
        self._ended = self.state.end(outcome)

    def undo(self) -> Action | None:
        """Take back the last action and return it; or the end, if that came from outside.

        A call and what it points out are two actions.
        """
        if self._ended is not None:
            self._ended = None
            return None
        if not self._actions:
            raise IllegalAction("nothing-to-undo")
        action = self._actions[-1]
        self._cut(len(self._actions) - 1)
        return action

    def _cut(self, length: int) -> None:
        del self._actions[length:], self._states[length + 1 :]
        words = len(words_of(self.start, self._actions))
        self._notes = {i: note for i, note in self._notes.items() if i < words}

    @property
    def _actor(self) -> Seat:
        # Once the game is over the state refuses whoever tries.
        return self.to_act or Seat.FIRST

    # -- writing ---------------------------------------------------------------------------

    def __str__(self) -> str:
        from kvarto.record.writer import write_game  # noqa: PLC0415  (it writes games)

        return write_game(self)


_Value = TypeVar("_Value", Piece, Cell, Shape)
_UNKNOWN = {Piece: "no-such-piece", Cell: "no-such-cell", Shape: "no-such-shape"}


def _value(kind: type[_Value], given: _Value | str) -> _Value:
    """A piece, cell or shape from itself or its text; nothing else will do."""
    if isinstance(given, str):
        return kind.from_text(given)
    if not isinstance(given, kind):
        raise InvalidNotation(_UNKNOWN[kind], text=quoted(given))
    return given
