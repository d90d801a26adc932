"""What there is: full boards without a quarto, positions up to symmetry, and their values."""

from __future__ import annotations

from kvarto import _core
from kvarto.engine.table import Count, game_of, table_of
from kvarto.rules.variant import Variant


def boards_without_quarto(variant: Variant) -> int:
    """How many of the 16! full boards have no quarto."""
    return _core.drawn_boards(variant.code)


def positions_with(variant: Variant, placed: int) -> tuple[int, int, int]:
    """How much there is with so many pieces on the board, up to symmetry and without a quarto.

    The boards, the boards with a piece in hand, and the quiet ones, where it does not win at once.

    >>> positions_with(Variant("standard"), 2)
    (40, 148, 148)
    """
    return _core.census(variant.code, placed)[-1]


def values_of(variant: Variant, placed: int) -> Count | None:
    """What the quiet positions of a level are worth; None where no table says it.

    >>> values_of(Variant("ch:lq"), 4)
    Count(won=390, drawn=27744, lost=1)
    """
    table = table_of(game_of(variant))
    if table is None or placed > table.deepest:
        return None
    return table.levels[placed].count


def levels_known(variant: Variant) -> int | None:
    """Up to how many pieces on the board the values are known; None if there is no table."""
    table = table_of(game_of(variant))
    return None if table is None else table.deepest
