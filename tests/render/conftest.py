"""Any position at all, for Hypothesis: `@given(st.from_type(Position))`."""

from hypothesis import strategies as st

from kvarto.rules.pieces import PIECES
from kvarto.rules.position import Position
from kvarto.rules.shapes import CELLS


@st.composite
def _positions(draw: st.DrawFn) -> Position:
    pieces = draw(st.permutations(PIECES))
    cells = draw(st.permutations(CELLS))
    placed = draw(st.integers(0, 16))
    held = draw(st.booleans()) and placed < 16
    where = dict(zip(cells[:placed], pieces, strict=False))
    return Position(
        board=tuple(where.get(cell) for cell in CELLS),
        hand=pieces[placed] if held else None,
        last=draw(st.sampled_from([None, *cells[:placed]])),
    )


st.register_type_strategy(Position, _positions())
