"""
The C++ core. Positions are given as text, as `str(position)` writes them.
"""



def open_shapes(position: str) -> int:
    """
    The quartos that can be called, one bit each: bit i is the i-th `Shape`.
    """

def perft(position: str, depth: int) -> int:
    """
    How many sequences of exactly `depth` gives and placements there are, when every
    quarto is called at once and ends the game.
    """

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

    def __init__(self, variant: str, log2_entries: int = 22) -> None: ...

    def solve(self, position: str, with_distance: bool = True, seconds: float = 0.0, watch: Watch | None = None) -> tuple[bool, int, int, int, float, float]:
        """
        Known or not, value (1, 0, -1), distance (-1 if unknown), nodes, and the seconds of
        processor time that value and distance took.
        """

    def key(self, position: str) -> int:
        """The same number for all positions that are symmetric to each other."""

    def forget(self) -> None:
        """Forget all positions seen; not while another thread solves."""
