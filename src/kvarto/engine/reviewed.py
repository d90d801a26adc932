"""What a review says of a game: each move's verdict, how both stood, where it was decided."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kvarto.engine.values import Solution, Value
from kvarto.record.notation import CallMark, Word
from kvarto.rules.game import Outcome
from kvarto.rules.naming import NamedEnum
from kvarto.rules.position import Position
from kvarto.rules.settings import Seat
from kvarto.rules.shapes import Shape

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from kvarto.locales import Catalogue


class Verdict(NamedEnum):
    """What is to be said of a move; the value is its text."""

    #: Nothing is better: it keeps the value, wins as soon or loses as late as can be.
    BEST = "best"
    #: It keeps the value.
    FINE = "fine"
    #: It turns a win into a draw, or a draw into a loss.
    MISTAKE = "mistake"
    #: It turns a win into a loss.
    BLUNDER = "blunder"
    #: The last of these in a game that ended as it made it end: it was never given back.
    DECISIVE = "decisive"
    #: The engine stopped before it knew.
    UNKNOWN = "unknown"

    @property
    def is_mistake(self) -> bool:
        """Whether the move has lost something."""
        return self in (Verdict.MISTAKE, Verdict.BLUNDER, Verdict.DECISIVE)

    def __str__(self) -> str:
        return self.value


@dataclass(frozen=True, slots=True)
class ReviewedMove:
    """One word of a game, judged; values and distances are those of the player who moves."""

    #: The round it belongs to, as records number them.
    number: int
    seat: Seat
    word: Word
    #: What lay on the table before it.
    position: Position
    before: Solution
    after: Solution
    verdict: Verdict
    #: The best moves, where this one has lost something and they were found in time.
    better: tuple[Word, ...]
    #: The quartos that its placement completed.
    made: tuple[Shape, ...]
    #: Those that the player had completed and did not call.
    missed_as_placer: tuple[Shape, ...]
    #: Those that the other player had left open and that were not called either.
    missed_as_receiver: tuple[Shape, ...]
    #: Those that nobody can call any more since this move.
    lapsed: tuple[Shape, ...]

    @property
    def missed(self) -> tuple[Shape, ...]:
        """Every quarto that the player could have called in this turn and did not."""
        return self.missed_as_receiver + self.missed_as_placer

    @property
    def failed_calls(self) -> tuple[CallMark, ...]:
        """The player's calls that were wrong."""
        marks = (self.word.before, self.word.after, self.word.late)
        return tuple(mark for mark in marks if mark is not None and not mark.right)

    @property
    def stole(self) -> bool:
        """Whether the player called what the other had completed and overlooked."""
        # Second makes the 1st, 3rd, … placement.
        placer = Seat.FIRST if self.position.placed % 2 == 0 else Seat.SECOND
        call = self.word.before
        return call is not None and call.right and self.seat is not placer


@dataclass(frozen=True, slots=True)
class Accuracy:
    """How many of a player's moves kept the value, of those that could be judged.

    >>> Accuracy(3, 4).share, Accuracy(0, 0).share
    (0.75, None)
    """

    kept: int
    judged: int

    @property
    def share(self) -> float | None:
        """From 0 to 1; None where nothing could be judged."""
        return self.kept / self.judged if self.judged else None


#: A win, however far, is no lower than this on a graph; a draw is 0.
_LOWEST_WIN = 0.5


@dataclass(frozen=True, slots=True)
class Standing:
    """How first stands at some moment of a game."""

    value: Value
    #: How many more pieces are placed until the end; None if unknown.
    distance: int | None

    @classmethod
    def of(cls, solution: Solution, seat: Seat) -> Standing:
        """What a solution that was found for this seat says of first."""
        value = solution.value if seat is Seat.FIRST else solution.value.opposite
        return cls(value, solution.distance)

    @property
    def height(self) -> float | None:
        """A number for a graph: the sooner first wins, the nearer to 1; -1 if second has won.

        >>> [Standing(Value.WIN, distance).height for distance in (0, 4, 16)]
        [1.0, 0.875, 0.5]
        >>> Standing(Value.DRAW, 7).height, Standing(Value.LOSS, 8).height
        (0.0, -0.75)
        """
        if self.value is Value.UNKNOWN:
            return None
        if self.value is Value.DRAW:
            return 0.0
        far = 16 if self.distance is None else self.distance
        height = 1 - (1 - _LOWEST_WIN) * far / 16
        return height if self.value is Value.WIN else -height


@dataclass(frozen=True, slots=True)
class Retry:
    """The move that decided a game, as something to try again."""

    move: ReviewedMove
    #: Every word that would have kept the value, the best ones first; all that were found in time.
    solutions: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class Review:
    """A game, judged move by move."""

    moves: tuple[ReviewedMove, ...]
    outcome: Outcome | None
    #: The quartos that nobody had called yet when the game broke off.
    left_open: tuple[Shape, ...]
    #: Who was to act then; None where the rules had ended the game.
    left_to_act: Seat | None
    #: What the end was worth to that player.
    left_at: Solution | None
    #: How first stood at the beginning.
    start: Standing
    #: Where it was decided, to be tried again.
    retry: Retry | None
    #: The names of first and second; empty where the record has none.
    names: tuple[str, str]

    @property
    def turning_point(self) -> ReviewedMove | None:
        """The move that decided the game.

        None if nobody lost anything, if what came later could not be judged, or if something
        else decided it: a clock, a resignation in a position that was not lost.
        """
        return next((move for move in self.moves if move.verdict is Verdict.DECISIVE), None)

    @property
    def mistakes(self) -> tuple[ReviewedMove, ...]:
        """Every move that has lost something."""
        return tuple(move for move in self.moves if move.verdict.is_mistake)

    @property
    def unjudged(self) -> int:
        """How many moves could not be judged."""
        return sum(move.verdict is Verdict.UNKNOWN for move in self.moves)

    def accuracy(self, seat: Seat) -> Accuracy:
        """How well a player kept what there was to keep."""
        verdicts = [move.verdict for move in self.moves if move.seat is seat]
        judged = [verdict for verdict in verdicts if verdict is not Verdict.UNKNOWN]
        return Accuracy(sum(not verdict.is_mistake for verdict in judged), len(judged))

    @property
    def standings(self) -> tuple[Standing, ...]:
        """How first stood at the beginning and after each move."""
        return (self.start, *(Standing.of(move.after, move.seat) for move in self.moves))

    def plot(self, axes: Axes | None = None, *, translate: Catalogue | None = None) -> Axes:
        """Draw who stood how with Matplotlib, on these axes or on new ones.

        `pip install "kvarto[plot]"` installs what it needs.
        """
        from kvarto.engine.graph import graph_of  # noqa: PLC0415  (only who draws needs it)
        from kvarto.render.graph import plot_graph  # noqa: PLC0415

        return plot_graph(graph_of(self, translate), axes)

    def _repr_svg_(self) -> str:
        from kvarto.engine.graph import graph_of  # noqa: PLC0415
        from kvarto.render.graph import graph_svg  # noqa: PLC0415

        return graph_svg(graph_of(self))

    def _repr_html_(self) -> str:
        from kvarto.engine.graph import review_html  # noqa: PLC0415

        return review_html(self)
