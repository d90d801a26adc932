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
