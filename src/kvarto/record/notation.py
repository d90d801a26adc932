r"""The words of a game: one for each turn, as text and as a value.

    word = "="                                      no call, after the 16th placement
         | call                                     a call instead of placing; or all there is
         | [failed ","] cell [call]                 a placement; or all there is
         | [[failed ","] cell] [failed] ">" piece [call]      a whole turn; the last call is late
    call = right | failed      right = "!" [shape]      failed = "?" [shape]

A word begins without a cell at the start of a game, where there is nothing to place yet.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from kvarto.errors import InvalidNotation, quoted
from kvarto.rules.pieces import Piece
from kvarto.rules.shapes import Cell, Shape


@dataclass(frozen=True, slots=True)
class CallMark:
    """A settled call in a word: right or failed, and the shape, if one was pointed out."""

    right: bool
    shape: Shape | None = None

    def __str__(self) -> str:
        return f"{'!' if self.right else '?'}{self.shape or ''}"


@dataclass(frozen=True, slots=True)
class Word:
    """What one player did in one turn; the parts are in the order in which they happened.

    >>> Word.from_text("?3,c1>4")
    Word.from_text('?3,c1>4')
    >>> Word.from_text("b2>7").cell, Word.from_text("b2>7").piece
    (Cell.B2, Piece.LTSH)
    """

    #: The receiver's call, before placing.
    before: CallMark | None = None
    cell: Cell | None = None
    #: The placer's call, before giving.
    after: CallMark | None = None
    piece: Piece | None = None
    #: The giver's late call.
    late: CallMark | None = None
    #: The chance after the 16th placement was let pass.
    passed: bool = False

    @classmethod
    def from_text(cls, text: str) -> Word:
        """Read one word."""
        match = _WORD.fullmatch(text)
        if text == "=":
            return cls(passed=True)
        if not text or match is None:
            raise InvalidNotation("no-such-word", text=quoted(text))
        before, cell, after, piece, late = match.groups()
        if after and not cell and not piece:
            before, after = after, None
        if piece and after and after.startswith("!"):
            raise InvalidNotation("no-such-word", text=quoted(text))
        return cls(
            before=_mark(before),
            cell=Cell.from_text(cell) if cell else None,
            after=_mark(after),
            piece=Piece.from_text(piece) if piece else None,
            late=_mark(late),
        )

    @property
    def is_failed_call(self) -> bool:
        """Whether it is a failed call and nothing else."""
        return self.before is not None and not self.before.right and self == Word(self.before)

    def __str__(self) -> str:
        if self.passed:
            return "="
        before = str(self.before or "")
        comma = "," if self.before and self.cell is not None else ""
        cell = "" if self.cell is None else str(self.cell)
        give = "" if self.piece is None else f">{self.piece}"
        return f"{before}{comma}{cell}{self.after or ''}{give}{self.late or ''}"

    def __repr__(self) -> str:
        return f"Word.from_text({str(self)!r})"


_SHAPE = r"(?:[a-c][1-3]|[a-d1-4]|[/\\])?"
_WORD = re.compile(
    rf"(?:(?:(\?{_SHAPE}),)?([a-d][1-4]))?([!?]{_SHAPE})?(?:>([0-9A-F])([!?]{_SHAPE})?)?"
)


def _mark(text: str | None) -> CallMark | None:
    if not text:
        return None
    shape = text[1:]
    return CallMark(text[0] == "!", Shape.from_text(shape) if shape else None)
