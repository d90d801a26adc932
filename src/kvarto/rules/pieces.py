"""The sixteen pieces and the four features that tell them apart."""

from __future__ import annotations

from kvarto.errors import InvalidNotation, quoted
from kvarto.rules.naming import NamedEnum, NumberedEnum


class Feature(NamedEnum):
    """One of the four two-valued features; the value is its letter in a variant code."""

    COLOUR = "c"
    HEIGHT = "h"
    SHAPE = "s"
    TOP = "t"

    @property
    def bit(self) -> int:
        """The bit of a piece's number that holds this feature."""
        return _BIT[self]

    def __str__(self) -> str:
        return self.value


_BIT = {Feature.COLOUR: 8, Feature.HEIGHT: 4, Feature.SHAPE: 2, Feature.TOP: 1}
ALL_FEATURES = 0b1111


class Trait(NamedEnum):
    """One of the eight feature values; the value is its name in message keys."""

    LIGHT = "light"
    DARK = "dark"
    SHORT = "short"
    TALL = "tall"
    ROUND = "round"
    SQUARE = "square"
    SOLID = "solid"
    HOLLOW = "hollow"

    @property
    def feature(self) -> Feature:
        """The feature this is a value of."""
        return _FEATURE[self]

    @property
    def letter(self) -> str:
        """Its letter in the long form of a piece."""
        return self.name[0]

    def __str__(self) -> str:
        return self.value


# Value 0 and value 1 of each feature, in the order of the long form.
TRAITS: dict[Feature, tuple[Trait, Trait]] = {
    Feature.COLOUR: (Trait.LIGHT, Trait.DARK),
    Feature.HEIGHT: (Trait.SHORT, Trait.TALL),
    Feature.SHAPE: (Trait.ROUND, Trait.SQUARE),
    Feature.TOP: (Trait.SOLID, Trait.HOLLOW),
}
_FEATURE = {trait: feature for feature, pair in TRAITS.items() for trait in pair}


class Piece(NumberedEnum):
    """A piece; its number holds the features as bits.

        bit 3  colour   light = 0   dark = 1
        bit 2  height   short = 0   tall = 1
        bit 1  shape    round = 0   square = 1
        bit 0  top      solid = 0   hollow = 1

    >>> Piece.from_text("F"), Piece.from_text("DTSH")
    (Piece.DTSH, Piece.DTSH)
    >>> str(Piece.LTRH), Piece.LTRH.traits
    ('5', (Trait.LIGHT, Trait.TALL, Trait.ROUND, Trait.HOLLOW))
    """

    LSRS = 0x0
    LSRH = 0x1
    LSSS = 0x2
    LSSH = 0x3
    LTRS = 0x4
    LTRH = 0x5
    LTSS = 0x6
    LTSH = 0x7
    DSRS = 0x8
    DSRH = 0x9
    DSSS = 0xA
    DSSH = 0xB
    DTRS = 0xC
    DTRH = 0xD
    DTSS = 0xE
    DTSH = 0xF

    @classmethod
    def from_text(cls, text: str) -> Piece:
        """Read a hex digit or the long form."""
        try:
            return _BY_TEXT[text]
        except KeyError:
            raise InvalidNotation("no-such-piece", text=quoted(text)) from None

    @property
    def traits(self) -> tuple[Trait, Trait, Trait, Trait]:
        """Its values of colour, height, shape and top."""
        colour, height, shape, top = (
            pair[bool(self & feature.bit)] for feature, pair in TRAITS.items()
        )
        return colour, height, shape, top

    def has(self, trait: Trait) -> bool:
        """Whether it shows this feature value."""
        return trait in self.traits

    def __str__(self) -> str:
        return f"{int(self):X}"


PIECES: tuple[Piece, ...] = tuple(Piece)
_BY_TEXT = {str(p): p for p in PIECES} | {p.name: p for p in PIECES}
