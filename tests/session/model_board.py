"""The material as the slow model sees it: pieces are lists of words, shapes are lists of cells.

Everything is spelled out by hand from the rules; nothing here comes from the package.
"""

from __future__ import annotations

CELLS = [
    "a1", "b1", "c1", "d1",
    "a2", "b2", "c2", "d2",
    "a3", "b3", "c3", "d3",
    "a4", "b4", "c4", "d4",
]  # fmt: skip

# Colour, height, shape, top.
PIECES = {
    "0": ["light", "short", "round", "solid"],
    "1": ["light", "short", "round", "hollow"],
    "2": ["light", "short", "square", "solid"],
    "3": ["light", "short", "square", "hollow"],
    "4": ["light", "tall", "round", "solid"],
    "5": ["light", "tall", "round", "hollow"],
    "6": ["light", "tall", "square", "solid"],
    "7": ["light", "tall", "square", "hollow"],
    "8": ["dark", "short", "round", "solid"],
    "9": ["dark", "short", "round", "hollow"],
    "A": ["dark", "short", "square", "solid"],
    "B": ["dark", "short", "square", "hollow"],
    "C": ["dark", "tall", "round", "solid"],
    "D": ["dark", "tall", "round", "hollow"],
    "E": ["dark", "tall", "square", "solid"],
    "F": ["dark", "tall", "square", "hollow"],
}

# Which words are values of the feature with this letter.
FEATURE_WORDS = {
    "c": ["light", "dark"],
    "h": ["short", "tall"],
    "s": ["round", "square"],
    "t": ["solid", "hollow"],
}

# In the order in which a shape is named when nobody points at one.
LINES = {
    "1": ["a1", "b1", "c1", "d1"],
    "2": ["a2", "b2", "c2", "d2"],
    "3": ["a3", "b3", "c3", "d3"],
    "4": ["a4", "b4", "c4", "d4"],
    "a": ["a1", "a2", "a3", "a4"],
    "b": ["b1", "b2", "b3", "b4"],
    "c": ["c1", "c2", "c3", "c4"],
    "d": ["d1", "d2", "d3", "d4"],
    "/": ["a1", "b2", "c3", "d4"],
    "\\": ["a4", "b3", "c2", "d1"],
}
SQUARES = {
    "a1": ["a1", "b1", "a2", "b2"],
    "b1": ["b1", "c1", "b2", "c2"],
    "c1": ["c1", "d1", "c2", "d2"],
    "a2": ["a2", "b2", "a3", "b3"],
    "b2": ["b2", "c2", "b3", "c3"],
    "c2": ["c2", "d2", "c3", "d3"],
    "a3": ["a3", "b3", "a4", "b4"],
    "b3": ["b3", "c3", "b4", "c4"],
    "c3": ["c3", "d3", "c4", "d4"],
}


class ModelVariant:
    """What wins: read from a code such as `chst:lq:2`."""

    def __init__(self, code: str) -> None:
        self.code = code
        parts = code.split(":")
        self.features = parts[0]
        self.required = int(parts[2]) if len(parts) == 3 else 1
        self.shapes: dict[str, list[str]] = {}
        if "l" in parts[1]:
            self.shapes.update(LINES)
        if "q" in parts[1]:
            self.shapes.update(SQUARES)

    def shared_words(self, board: dict[str, str], shape: str) -> list[str]:
        """What all four placed pieces of a shape show, among the features that count."""
        cells = self.shapes[shape]
        if any(cell not in board for cell in cells):
            return []
        return [
            word
            for feature in self.features
            for word in FEATURE_WORDS[feature]
            if all(word in PIECES[board[cell]] for cell in cells)
        ]

    def quartos(self, board: dict[str, str]) -> list[str]:
        """The shapes whose four pieces share as many features as are asked for."""
        return [s for s in self.shapes if len(self.shared_words(board, s)) >= self.required]


def feature_of(word: str) -> str:
    """The letter of the feature that a word describes."""
    return next(letter for letter, words in FEATURE_WORDS.items() if word in words)


def position_text(board: dict[str, str], hand: str | None, last: str | None, code: str) -> str:
    """A position in notation: rows from the top, the hand, the variant unless standard, the `@`."""
    rows = ["".join(board.get(column + row, ".") for column in "abcd") for row in "4321"]
    fields = ["/".join(rows), hand or "-"]
    if code != "chst:l":
        fields.append(code)
    if last is not None:
        fields.append("@" + last)
    return " ".join(fields)
