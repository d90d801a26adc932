"""A game with its variations as a tree: every word, with the state that it leads to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from kvarto.errors import IllegalAction
from kvarto.record.game import Game, Line, Move, Note
from kvarto.record.notation import Word
from kvarto.record.time_control import TimeControl
from kvarto.record.turns import Turn, belongs_before, play_word
from kvarto.rules.game import GameState, Outcome
from kvarto.rules.settings import Seat


@dataclass(eq=False, slots=True)
class Node:
    """A word that is played, and what can follow it."""

    parent: Node | None
    word: Word
    turn: Turn
    #: Who has played it, and the round it belongs to.
    seat: Seat
    number: int
    #: What is said before it, where a variation begins, and after it.
    before: str = ""
    comment: str = ""
    #: What was left on the player's clock, in milliseconds.
    clock: int | None = None
    #: The first is the main line, the others are variations.
    children: list[Node] = field(default_factory=list)

    @property
    def state(self) -> GameState:
        """Where the game stands after it."""
        return self.turn.state

    def __repr__(self) -> str:
        return f"<Node {self.number}. {self.word}>"


class Tree:
    """All lines of a game, from where it begins.

    >>> from kvarto import parse_games
    >>> (game,) = parse_games("1. >A b2>7 (1... c3>7 {too far}) 2. a1>0 *")
    >>> tree = Tree.of(game)
    >>> [(node.number, str(node.word), node.comment) for node in tree]
    [(1, '>A', ''), (1, 'b2>7', ''), (2, 'a1>0', ''), (1, 'c3>7', 'too far')]
    """

    def __init__(self, start: GameState, comment: str = "") -> None:
        """A tree without words."""
        self.start = start
        #: What is said before the first word.
        self.comment = comment
        #: The words that the game can begin with; the first is the main line.
        self.children: list[Node] = []

    @classmethod
    def of(cls, game: Game) -> Tree:
        """The tree of a game that has been played or read."""
        tree = cls(game.start, game.comment)
        tree._grow(None, game.line)
        return tree

    def __iter__(self) -> Iterator[Node]:
        """Every node, each after the one it follows; a line before its variations."""
        pending = self.children[::-1]
        while pending:
            node = pending.pop()
            yield node
            pending += node.children[::-1]

    def add(self, parent: Node | None, word: Word) -> Node:
        """Let a word follow another, or begin the game; `IllegalAction` if it cannot."""
        turn = self._play(parent, word)
        if parent is None:
            seat, number = turn.actions[0].seat, 1
        else:
            seat = parent.seat.other
            number = parent.number + (parent.seat is Seat.SECOND)
        node = Node(parent, word, turn, seat, number)
        self._following(parent).append(node)
        return node

    def _following(self, node: Node | None) -> list[Node]:
        return self.children if node is None else node.children

    def _play(self, parent: Node | None, word: Word) -> Turn:
        if parent is None:
            return play_word(self.start, word, begins=True)
        last = parent.turn
        if belongs_before(parent.word, word):
            # `b2>7!3 ?1`: what is written last was done first, so both are played anew.
            return play_word(last.start, parent.word, word, begins=parent.parent is None)
        if not last.is_whole:
            raise IllegalAction("turn-not-whole", last=parent.word)
        # Instead of such a failed call something else could have been done at the same moment.
        is_instead = any(belongs_before(parent.word, node.word) for node in parent.children)
        state = last.before_late_call if is_instead else last.state
        assert state is not None
        return play_word(state, word)

    def _grow(self, parent: Node | None, line: Line) -> None:
        """Take over a line with its variations."""
        for index, move in enumerate(line.moves):
            note = move.note
            node = self.add(parent, move.word)
            node.comment, node.clock = note.comment, note.clock
            if index == 0 and len(self._following(parent)) > 1:
                node.before = line.comment
            for variation in note.variations:
                if variation.moves:
                    self._grow(parent, variation)
                else:  # brackets around nothing but a comment
                    node.comment = _joined(node.comment, variation.comment)
            parent = node

    # -- back to a game --------------------------------------------------------------------

    def to_game(
        self,
        tags: Mapping[str, str] | None = None,
        clock: TimeControl | None = None,
        end: Outcome | None = None,
    ) -> Game:
        """The game of the main line, with the others as its variations.

        `end` is how it was ended from outside; where the moves end it, that counts.
        """
        game = Game(settings=self.start.settings, position=self.start.position, clock=clock)
        game.take_over(Line(self._moves(self.children), self.comment), self._main_turns())
        game.tags = dict(tags or {})
        if end is not None and game.outcome is None:
            game.end(end)
        return game

    def _main_turns(self) -> list[Turn]:
        turns: list[Turn] = []
        following = self.children
        while following:
            node = following[0]
            if node.parent is not None and belongs_before(node.parent.word, node.word):
                turns.pop()  # the two are one turn
            turns.append(node.turn)
            following = node.children
        return turns

    def _moves(self, following: list[Node]) -> list[Move]:
        moves: list[Move] = []
        while following:
            main, *others = following
            comment = _joined(main.before, main.comment)
            variations = [Line(self._variation(other), other.before) for other in others]
            moves.append(Move(main.word, Note(comment, main.clock, variations)))
            following = main.children
        return moves

    def _variation(self, first: Node) -> list[Move]:
        beginning = Move(first.word, Note(first.comment, first.clock))
        return [beginning, *self._moves(first.children)]


def _joined(one: str, other: str) -> str:
    return " ".join(filter(None, (one, other)))
