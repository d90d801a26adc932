"""What lies on the table: the board, the piece in hand and the cell of the last placement."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import ClassVar, TypeVar

from kvarto.errors import IllegalAction, ImpossiblePosition, InvalidNotation, quoted
from kvarto.rules.pieces import PIECES, TRAITS, Piece, Trait
from kvarto.rules.shapes import CELLS, Cell, Shape
from kvarto.rules.variant import Variant

Board = tuple[Piece | None, ...]
EMPTY_BOARD: Board = (None,) * 16


@dataclass(frozen=True, slots=True)
class Position:
    """A position: immutable, hashable, and equal to every other one with the same content.

    `last` is the cell of the last placement while its quartos can still be called; without
    it every quarto on the board is lapsed.

    >>> position = Position.from_text("A.../.3../..../...5 7 chst:lq @d1")
    >>> position[Cell.B3], position.hand, position.last, position.placed
    (Piece.LSSH, Piece.LTSH, Cell.D1, 3)
    >>> str(position.place(Cell.A1).give(Piece.LSRS))
    'A.../.3../..../7..5 0 chst:lq @a1'
    >>> eval(repr(position)) == position
    True
    """

    board: Board = EMPTY_BOARD
    hand: Piece | None = None
    variant: Variant = Variant("standard")  # noqa: RUF009  (a constant)
    last: Cell | None = None

    #: How a notebook draws a position. The rules draw nothing; the package puts a drawing here.
    notebook_svg: ClassVar[Callable[[Position], str] | None] = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "board", tuple(self.board))  # a list would do, but for hashing
        if len(self.board) != 16:
            raise ImpossiblePosition("board-size", size=len(self.board))
        seen: set[Piece] = set()
        for piece in (*self.board, self.hand):
            if piece is None:
                continue
            if not isinstance(piece, Piece):
                raise InvalidNotation("no-such-piece", text=quoted(piece))
            if piece in seen:
                raise ImpossiblePosition("piece-twice", piece=piece)
            seen.add(piece)
        if self.last is not None and self.board[self.last] is None:
            raise ImpossiblePosition("last-cell-empty", cell=self.last)

    @classmethod
    def from_text(cls, text: str, default_variant: Variant = Variant()) -> Position:  # noqa: B008
        """Read a position as it is written: rows from 4 down to 1, then the hand, then the rest.

        >>> Position.from_text("..../..../..../.... -") == Position()
        True
        """
        return _read(text, default_variant)

    # -- looking ---------------------------------------------------------------------------

    def __getitem__(self, cell: Cell | str) -> Piece | None:
        return self.board[Cell.from_text(cell) if isinstance(cell, str) else cell]

    @property
    def placed(self) -> int:
        """How many pieces are on the board."""
        return 16 - self.board.count(None)

    @property
    def empty_cells(self) -> tuple[Cell, ...]:
        """The cells a piece can be placed on."""
        return tuple(cell for cell in CELLS if self.board[cell] is None)

    @property
    def reserve(self) -> tuple[Piece, ...]:
        """The pieces that are neither on the board nor in hand."""
        used = {*self.board, self.hand}
        return tuple(piece for piece in PIECES if piece not in used)

    def shared(self, shape: Shape) -> int:
        """The counting features that four placed pieces share, as bits; 0 if a cell is empty."""
        c1, c2, c3, c4 = shape.cells
        board = self.board
        p1, p2, p3, p4 = board[c1], board[c2], board[c3], board[c4]
        if p1 is None or p2 is None or p3 is None or p4 is None:
            return 0
        # A feature is shared when all four have its bit, or none has.
        return (p1 & p2 & p3 & p4 | ~(p1 | p2 | p3 | p4)) & self.variant.feature_bits

    def traits(self, shape: Shape) -> tuple[Trait, ...]:
        """The feature values the shape's pieces share, of the features that count.

        >>> Position.from_text("..../..../..../048C -").traits(Shape.ROW_1)
        (Trait.ROUND, Trait.SOLID)
        """
        bits, piece = self.shared(shape), self.board[shape.cells[0]]
        if not bits or piece is None:
            return ()
        return tuple(p[bool(piece & f.bit)] for f, p in TRAITS.items() if bits & f.bit)

    def is_quarto(self, shape: Shape) -> bool:
        """Whether four placed pieces in the shape share as many features as the variant asks."""
        return self.shared(shape).bit_count() >= self.variant.required

    @property
    def open(self) -> tuple[Shape, ...]:
        """The quartos through the last placement, in the order of notation."""
        if self.last is None:
            return ()
        return tuple(s for s in self.variant.shapes_through[self.last] if self.is_quarto(s))

    @property
    def lapsed(self) -> tuple[Shape, ...]:
        """The quartos on the board that nobody can call any more."""
        last = self.last
        return tuple(s for s in self.variant.shapes if last not in s.cells and self.is_quarto(s))

    # -- moving ----------------------------------------------------------------------------

    def give(self, piece: Piece) -> Position:
        """The position after this piece has been given."""
        if not isinstance(piece, Piece):
            raise InvalidNotation("no-such-piece", text=quoted(piece))
        if self.hand is not None:
            raise IllegalAction("hand-is-full", piece=self.hand)
        if piece in self.board:
            raise IllegalAction("piece-is-placed", piece=piece)
        return _trusted(self.board, piece, self.variant, self.last)

    def place(self, cell: Cell) -> Position:
        """The position after the piece in hand has been placed on this cell."""
        if not isinstance(cell, Cell):
            raise InvalidNotation("no-such-cell", text=quoted(cell))
        if self.hand is None:
            raise IllegalAction("hand-is-empty")
        if self.board[cell] is not None:
            raise IllegalAction("cell-is-occupied", cell=cell)
        board = (*self.board[:cell], self.hand, *self.board[cell + 1 :])
        return _trusted(board, None, self.variant, cell)

    def lapse(self) -> Position:
        """The same position with no quarto open."""
        return _trusted(self.board, self.hand, self.variant, None)

    def successors(self) -> Iterator[Position]:
        """Every position one placement, or one give, later."""
        if self.hand is None:
            yield from map(self.give, self.reserve)
        else:
            yield from map(self.place, self.empty_cells)

    # -- showing ---------------------------------------------------------------------------

    def __str__(self) -> str:
        rows = (self.board[start : start + 4] for start in (12, 8, 4, 0))
        fields = ["/".join("".join(_symbol(p, ".") for p in row) for row in rows)]
        fields.append(_symbol(self.hand, "-"))
        if self.variant.name != "standard":
            fields.append(self.variant.code)
        if self.last is not None:
            fields.append(f"@{self.last}")
        return " ".join(fields)

    def __repr__(self) -> str:
        return f"Position.from_text({str(self)!r})"

    def _repr_svg_(self) -> str | None:
        drawing = Position.notebook_svg
        return None if drawing is None else drawing(self)


def _trusted(board: Board, hand: Piece | None, variant: Variant, last: Cell | None) -> Position:
    """A position known to be possible: searches make millions, so nothing is checked again."""
    position = object.__new__(Position)
    object.__setattr__(position, "board", board)
    object.__setattr__(position, "hand", hand)
    object.__setattr__(position, "variant", variant)
    object.__setattr__(position, "last", last)
    return position


def _symbol(piece: Piece | None, nothing: str) -> str:
    return nothing if piece is None else str(piece)


# -- reading ---------------------------------------------------------------------------------


def _read(text: str, default_variant: Variant) -> Position:
    fields = _fields(text)
    if len(fields) < 2:
        raise InvalidNotation("position-needs-fields").at(1, len(text) + 1)
    (board_text, board_column), (hand_text, hand_column), *rest = fields
    board = _read_board(board_text, board_column)
    hand = None if hand_text == "-" else _located(Piece.from_text, hand_text, hand_column)
    variant: Variant | None = None
    last: Cell | None = None
    for field, column in rest:
        if field.startswith("@") and last is None:
            last = _located(Cell.from_text, field[1:], column + 1)
        elif variant is None and not field.startswith("@"):
            variant = _located(Variant, field, column)
        else:
            raise InvalidNotation("field-twice", text=quoted(field)).at(1, column)
    return Position(board, hand, variant or default_variant, last)


def _fields(text: str) -> list[tuple[str, int]]:
    """The fields between spaces, each with its column from 1."""
    fields = []
    column = 1
    for field in text.split(" "):
        if field:
            fields.append((field, column))
        column += len(field) + 1
    return fields


def _read_board(text: str, column: int) -> Board:
    rows = text.split("/")
    if len(rows) != 4:
        raise InvalidNotation("board-needs-rows", count=len(rows)).at(1, column)
    board: list[Piece | None] = []
    for row in rows:
        if len(row) != 4:
            raise InvalidNotation("row-needs-cells", row=quoted(row)).at(1, column)
        cells = [
            None if symbol == "." else _located(Piece.from_text, symbol, column + offset)
            for offset, symbol in enumerate(row)
        ]
        board[:0] = cells  # the text begins with row 4, the board with row 1
        column += len(row) + 1
    return tuple(board)


_Value = TypeVar("_Value")


def _located(read: Callable[[str], _Value], text: str, column: int) -> _Value:
    try:
        return read(text)
    except InvalidNotation as error:
        raise error.at(1, column) from None
