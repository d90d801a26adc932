"""A puzzle: a position, what is asked for in it, and the answers that are right."""

from __future__ import annotations

import base64
import hashlib
from dataclasses import dataclass, field

from kvarto.engine.solver import moves
from kvarto.errors import IllegalAction, InvalidNotation, quoted
from kvarto.record.notation import Word
from kvarto.rules.naming import NamedEnum
from kvarto.rules.pieces import Piece
from kvarto.rules.position import Position
from kvarto.rules.shapes import Shape
from kvarto.rules.variant import NAMED_VARIANTS, Variant, all_variants


class Kind(NamedEnum):
    """What is asked for; the value is its text."""

    #: The only placement and give that wins.
    WIN = "win"
    #: The only piece to give that does not let the other win at once.
    SAFE = "safe"
    #: The only placement and give that holds the draw.
    HOLD = "hold"
    #: The quarto that the other has completed and not called; against the clock.
    SPOT = "spot"
    #: Of the pieces that do not let the other win at once, the only one that loses.
    TRAP = "trap"

    def __str__(self) -> str:
        return self.value


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A puzzle, as it is kept; `kvarto.engine.puzzles.proof` proves that it is one.

    An answer is a word of notation, or for `Kind.SPOT` the name of a shape. There are several right
    ones only where pieces look alike, because not all their features count.

    >>> puzzle = Puzzle.from_line("win 1561 5 c2>A 586B/9.1./E..C/.4.7 3")
    >>> puzzle.kind, puzzle.solutions, puzzle.distance, puzzle.rating
    (Kind.WIN, ('c2>A',), 5, 1561)
    >>> puzzle.is_solved_by("c2>A"), puzzle.is_solved_by("c2>D")
    (True, False)
    """

    kind: Kind
    position: Position
    solutions: tuple[str, ...]
    #: How many more pieces are placed until the end of what is asked for; None where none is.
    distance: int | None
    #: How hard it is, on the scale of the ratings of those who solve it.
    rating: int
    #: A short name that is the same for ever; what is asked for and the position make it.
    id: str = field(init=False, compare=False)

    def __post_init__(self) -> None:
        digest = hashlib.blake2b(f"{self.kind} {self.position}".encode(), digest_size=5).digest()
        object.__setattr__(self, "id", base64.b32encode(digest).decode().lower())

    @property
    def variant(self) -> Variant:
        """The variant it is of."""
        return self.position.variant

    def is_solved_by(self, answer: str) -> bool:
        """Whether an answer is right; `IllegalAction` if it is none that could be given."""
        return self.read_answer(answer) in self.solutions

    def read_answer(self, answer: str) -> str:
        """An answer as the solutions are written; `IllegalAction` if it cannot be one."""
        if self.kind is Kind.SPOT:
            return self._read_shape(answer.removeprefix("!"))
        if any(str(word) == answer for word, *_ in moves(self.position)):
            return answer
        raise IllegalAction("not-an-answer", text=quoted(answer))

    def _read_shape(self, answer: str) -> str:
        if any(str(shape) == answer for shape in self.variant.shapes):
            return answer
        raise IllegalAction("not-an-answer", text=quoted(answer))

    @property
    def cell(self) -> str | None:
        """Where the right answer places, if it does."""
        word = None if self.kind is Kind.SPOT else Word.from_text(self.solutions[0])
        return None if word is None or word.cell is None else str(word.cell)

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """The pieces that the right answers give."""
        if self.kind is Kind.SPOT:
            return ()
        given = (Word.from_text(solution).piece for solution in self.solutions)
        return tuple(piece for piece in given if piece is not None)

    @property
    def shape(self) -> Shape | None:
        """The quarto that is to be spotted."""
        return Shape.from_text(self.solutions[0]) if self.kind is Kind.SPOT else None

    # -- as a line -------------------------------------------------------------------------

    def to_line(self) -> str:
        """The puzzle as a line of text."""
        distance = "-" if self.distance is None else str(self.distance)
        solutions = ",".join(self.solutions)
        return f"{self.kind} {self.rating} {distance} {solutions} {self.position}"

    @classmethod
    def from_line(cls, line: str) -> Puzzle:
        """Read such a line."""
        try:
            kind, rating, distance, solutions, position = line.split(" ", 4)
            return cls(
                Kind(kind),
                Position.from_text(position),
                tuple(solutions.split(",")),
                None if distance == "-" else int(distance),
                int(rating),
            )
        except ValueError as error:
            if isinstance(error, InvalidNotation):
                raise
            raise InvalidNotation("no-such-puzzle", text=quoted(line)) from None


#: What puzzles are made for: every variant with a name, and beginners' games with up to three
#: features.
VARIANTS: tuple[Variant, ...] = (
    *map(Variant, NAMED_VARIANTS),
    *(
        variant
        for variant in all_variants()
        if variant.code.endswith(":l") and len(variant.features) < 4
    ),
)
