"""What there is: full boards without a quarto, positions up to symmetry, and their values."""

from __future__ import annotations

from dataclasses import dataclass

from kvarto import _core
from kvarto.engine.table import WIN, game_of, table_of
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


@dataclass(frozen=True, slots=True)
class Values:
    """How the quiet positions of a level end, for the player to place, when both play best."""

    won: int
    drawn: int
    lost: int


def values_of(variant: Variant, placed: int, quiet: int) -> Values | None:
    """What the so many quiet positions of a level are worth; None where no table says it.

    The opening table lists the positions that are no draws, so all others are.

    >>> values_of(Variant("ch:lq"), 4, quiet=28135)
    Values(won=390, drawn=27744, lost=1)
    """
    table = table_of(game_of(variant))
    if table is None or placed > table.levels:
        return None
    answers = [
        answer
        for key, answer in zip(table.keys, table.answers, strict=True)
        if _pieces_on_board(key) == placed
    ]
    won = sum(answer >= WIN for answer in answers)
    return Values(won, quiet - len(answers), len(answers) - won)


def levels_known(variant: Variant) -> int | None:
    """Up to how many pieces on the board the values are known; None if there is no table."""
    table = table_of(game_of(variant))
    return None if table is None else table.levels


def _pieces_on_board(key: int) -> int:
    """How many pieces lie on the board of a position with this key.

    The key is four masks of 16 cells: where a piece differs from the one in hand in a feature.
    Every piece differs in some feature, and where not all four count, the set of occupied cells
    itself stands in; so the masks together are the occupied cells.
    """
    return ((key | key >> 16 | key >> 32 | key >> 48) & 0xFFFF).bit_count()
