"""
The C++ core. Positions are given as text, as `str(position)` writes them.
"""

from collections.abc import Sequence


def open_shapes(position: str) -> int:
    """
    The quartos that can be called, one bit each: bit i is the i-th `Shape`.
    """

def perft(position: str, depth: int) -> int:
    """
    How many sequences of exactly `depth` gives and placements there are, when every
    quarto is called at once and ends the game.
    """

def drawn_boards(variant: str) -> int:
    """How many of the 16! full boards have no quarto."""

def census(variant: str, deepest: int) -> list[tuple[int, int, int]]:
    """
    For 0 to `deepest` pieces on the board, up to symmetry and without a quarto: the
    boards, the boards with a piece in hand, and those where it does not win at once.
    """

def census_of_boards(variant: str, deepest: int) -> list[int]:
    """The boards alone, which can be counted deeper."""

def opening_key(position: str) -> int | None:
    """
    The same number for all positions that are symmetric to each other; None if a
    quarto lies on the board, or there is no piece in hand, or one that wins at once.
    """

def opening_keys(variant: str, placed: int) -> list[int]:
    """
    The keys of all positions with so many pieces, no quarto, and no win at once.
    """

class OpeningIndex:
    """Numbers the positions with so many pieces on the board."""

    def __init__(self, variant: str, placed: int) -> None: ...

    def __len__(self) -> int: ...

    def slot(self, position: str) -> int | None:
        """The number of a position; None where it has no key."""

    def slots(self, keys: Sequence[int]) -> list[int]:
        """The numbers of positions given by their keys."""

class Watch:
    """Watches a search, and can stop it."""

    def __init__(self) -> None: ...

    def stop(self) -> None:
        """Stop the search soon."""

    @property
    def stopped(self) -> bool:
        """Whether it was stopped."""

    @property
    def nodes(self) -> int:
        """How many nodes have been searched so far."""

class Solver:
    """Solves positions of one variant; threads may share it."""

    def __init__(self, variant: str, log2_entries: int = 22, log2_early_entries: int = 20) -> None:
        """
        It remembers so many positions of up to six pieces (early), and so many others.
        """

    def solve(self, position: str, with_distance: bool = True, seconds: float = 0.0, watch: Watch | None = None) -> tuple[bool, int, int, int, float, float]:
        """
        Known or not, value (1, 0, -1), distance (-1 if unknown), nodes, and the seconds of
        processor time that value and distance took.
        """

    def solve_keys(self, keys: Sequence[int], watch: Watch | None = None) -> list[int]:
        """
        The answers for positions given by their keys: 0 for a draw, else the distance, plus
        64 for a loss or 128 for a win; fewer than asked for if the watch stopped it.
        """

    def forget(self) -> None:
        """Forget all positions seen; not while another thread solves."""
