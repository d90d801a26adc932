"""The sixteen cells of the board, and the nineteen shapes of four that can win on it."""

from __future__ import annotations

from kvarto.errors import InvalidNotation, quoted
from kvarto.rules.naming import NamedEnum, NumberedEnum

COLUMNS = "abcd"
ROWS = "1234"


class Cell(NumberedEnum):
    """A cell of the board, numbered along the rows from a1: a1 = 0, b1 = 1, … d4 = 15.

    >>> Cell.from_text("b2"), Cell.B2.column, Cell.B2.row, str(Cell.B2)
    (Cell.B2, 1, 1, 'b2')
    """

    A1, B1, C1, D1 = 0, 1, 2, 3
    A2, B2, C2, D2 = 4, 5, 6, 7
    A3, B3, C3, D3 = 8, 9, 10, 11
    A4, B4, C4, D4 = 12, 13, 14, 15

    @classmethod
    def from_text(cls, text: str) -> Cell:
        """Read a cell's name, `a1` to `d4`."""
        try:
            return _CELL_BY_TEXT[text]
        except KeyError:
            raise InvalidNotation("no-such-cell", text=quoted(text)) from None

    @property
    def column(self) -> int:
        """0 for column a to 3 for column d."""
        return self % 4

    @property
    def row(self) -> int:
        """0 for row 1 to 3 for row 4."""
        return self // 4

    def __str__(self) -> str:
        return self.name.lower()


CELLS: tuple[Cell, ...] = tuple(Cell)
_CELL_BY_TEXT = {str(cell): cell for cell in CELLS}


class ShapeKind(NamedEnum):
    """What a shape is; lines are rows, columns and diagonals."""

    ROW = "row"
    COLUMN = "column"
    DIAGONAL = "diagonal"
    SQUARE = "square"


class Shape(NamedEnum):
    """Four cells that can win together; the value is its notation.

    >>> Shape.from_text("/").cells
    (Cell.A1, Cell.B2, Cell.C3, Cell.D4)
    >>> Shape.from_text("b2") is Shape.SQUARE_B2, Shape.SQUARE_B2.kind
    (True, ShapeKind.SQUARE)
    """

    ROW_1, ROW_2, ROW_3, ROW_4 = "1", "2", "3", "4"
    COLUMN_A, COLUMN_B, COLUMN_C, COLUMN_D = "a", "b", "c", "d"
    DIAGONAL_UP, DIAGONAL_DOWN = "/", "\\"
    SQUARE_A1, SQUARE_B1, SQUARE_C1 = "a1", "b1", "c1"
    SQUARE_A2, SQUARE_B2, SQUARE_C2 = "a2", "b2", "c2"
    SQUARE_A3, SQUARE_B3, SQUARE_C3 = "a3", "b3", "c3"

    @classmethod
    def from_text(cls, text: str) -> Shape:
        r"""Read a shape: `1`-`4`, `a`-`d`, `/`, `\`, or a square's lower left cell."""
        try:
            return cls(text)
        except ValueError:
            raise InvalidNotation("no-such-shape", text=quoted(text)) from None

    @property
    def cells(self) -> tuple[Cell, Cell, Cell, Cell]:
        """Its four cells."""
        return _CELLS[self]

    @property
    def kind(self) -> ShapeKind:
        """Row, column, diagonal or square."""
        return ShapeKind[self.name.partition("_")[0]]

    def __str__(self) -> str:
        return self.value


def _cells_of(shape: Shape) -> tuple[Cell, Cell, Cell, Cell]:
    text = shape.value
    if shape.kind is ShapeKind.ROW:
        start, step = 4 * ROWS.index(text), 1
    elif shape.kind is ShapeKind.COLUMN:
        start, step = COLUMNS.index(text), 4
    elif shape is Shape.DIAGONAL_UP:
        start, step = Cell.A1, 5
    elif shape is Shape.DIAGONAL_DOWN:
        start, step = Cell.D1, 3
    else:
        corner = Cell.from_text(text)
        return corner, Cell(corner + 1), Cell(corner + 4), Cell(corner + 5)
    return Cell(start), Cell(start + step), Cell(start + 2 * step), Cell(start + 3 * step)


_CELLS = {shape: _cells_of(shape) for shape in Shape}

LINES: tuple[Shape, ...] = tuple(s for s in Shape if s.kind is not ShapeKind.SQUARE)
SQUARES: tuple[Shape, ...] = tuple(s for s in Shape if s.kind is ShapeKind.SQUARE)
