"""What is played for: which features count, which shapes win, how many features must be shared."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Self, final

from kvarto.errors import InvalidNotation, quoted
from kvarto.rules.naming import NamedEnum
from kvarto.rules.pieces import Feature
from kvarto.rules.shapes import CELLS, LINES, SQUARES, Cell, Shape


class ShapeSet(NamedEnum):
    """Which shapes win; the value is its part of a variant code."""

    LINES = "l"
    SQUARES = "q"
    LINES_AND_SQUARES = "lq"

    @property
    def shapes(self) -> tuple[Shape, ...]:
        """The shapes in the order of notation: rows, columns, diagonals, squares."""
        return _SHAPES[self]


_SHAPES = {
    ShapeSet.LINES: LINES,
    ShapeSet.SQUARES: SQUARES,
    ShapeSet.LINES_AND_SQUARES: LINES + SQUARES,
}

#: The names that are accepted wherever a code is.
NAMED_VARIANTS = {
    "standard": "chst:l",
    "advanced": "chst:lq",
    "squares": "chst:q",
    "hard": "chst:l:2",
}


@final
class Variant:
    """A variant by its code or name: an immutable value, one object for each of the 96 games.

    >>> Variant("advanced")
    Variant('chst:lq')
    >>> Variant("ch:l:2").features, len(Variant("squares").shapes)
    ((Feature.COLOUR, Feature.HEIGHT), 9)
    >>> Variant("standard") is Variant("chst:l")
    True
    """

    __slots__ = (
        "code", "feature_bits", "features", "required", "shape_set", "shapes", "shapes_through"
    )  # fmt: skip

    #: Its code, the shortest text that names it.
    code: str
    #: The features that count, in the order of the code.
    features: tuple[Feature, ...]
    #: The same as bits of a piece's number.
    feature_bits: int
    #: Which shapes win.
    shape_set: ShapeSet
    #: How many features the four pieces must share.
    required: int
    #: The shapes that win, in the order of notation.
    shapes: tuple[Shape, ...]
    #: For each cell, the winning shapes that contain it.
    shapes_through: tuple[tuple[Shape, ...], ...]

    def __new__(cls, text: str | Variant = "standard") -> Self:
        """The variant of this code or name; a variant is itself."""
        if isinstance(text, Variant):
            return text
        return _variant(NAMED_VARIANTS.get(text, text))

    @property
    def name(self) -> str | None:
        """Its name, if it has one."""
        return _NAMES.get(self.code)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"Variant is immutable, cannot set {name!r}")

    def __str__(self) -> str:
        return self.code

    def __repr__(self) -> str:
        return f"Variant({self.code!r})"

    def __reduce__(self) -> tuple[type[Variant], tuple[str]]:
        return Variant, (self.code,)


_NAMES = {code: name for name, code in NAMED_VARIANTS.items()}


@cache
def _variant(code: str) -> Variant:
    features, shape_set, required = _parse(code)
    shapes = shape_set.shapes
    plain = f"{''.join(f.value for f in features)}:{shape_set.value}"
    values = {
        "code": plain if required == 1 else f"{plain}:{required}",
        "features": features,
        "feature_bits": sum(feature.bit for feature in features),
        "shape_set": shape_set,
        "required": required,
        "shapes": shapes,
        "shapes_through": tuple(_through(shapes, cell) for cell in CELLS),
    }
    if values["code"] != code:
        raise InvalidNotation("no-such-variant", text=quoted(code))
    variant = object.__new__(Variant)
    for name, value in values.items():
        object.__setattr__(variant, name, value)
    return variant


def _parse(code: str) -> tuple[tuple[Feature, ...], ShapeSet, int]:
    parts = code.split(":")
    try:
        features = tuple(Feature(letter) for letter in parts[0])
        shape_set = ShapeSet(parts[1])
        required = ("", "1", "2", "3", "4").index(parts[2]) if len(parts) > 2 else 1
    except (ValueError, IndexError):
        raise InvalidNotation("no-such-variant", text=quoted(code)) from None
    in_order = [feature for feature in Feature if feature in features]
    if not features or list(features) != in_order or not 1 <= required <= len(features):
        raise InvalidNotation("no-such-variant", text=quoted(code))
    return features, shape_set, required


def _through(shapes: tuple[Shape, ...], cell: Cell) -> tuple[Shape, ...]:
    return tuple(shape for shape in shapes if cell in shape.cells)


def all_variants() -> tuple[Variant, ...]:
    """Every variant there is: 15 feature sets, 3 shape sets, every number of shared features.

    >>> len(all_variants())
    96
    """
    return tuple(
        Variant(
            f"{''.join(f.value for f in features)}:{shape_set.value}" + (f":{k}" if k > 1 else "")
        )
        for size in range(1, 5)
        for features in combinations(Feature, size)
        for shape_set in ShapeSet
        for k in range(1, size + 1)
    )
