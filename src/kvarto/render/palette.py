"""The colours of the pictures, and how far apart two colours are for the eye.

The table is nearly black so that the dark wood can be a warm red-brown: every shade of every
wooden piece keeps 3:1 against the felt, and the light wood keeps clear of the dark one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from kvarto.rules.pieces import Trait

Style = Literal["wood", "flat"]
Theme = Literal["light", "dark"]
STYLES: tuple[Style, ...] = ("wood", "flat")
THEMES: tuple[Theme, ...] = ("light", "dark")

Stops = tuple[tuple[float, str], ...]


@dataclass(frozen=True, slots=True)
class Wood:
    """One kind of wood; light falls from the left, so stops run from lit to shaded."""

    turned: Stops
    left: Stops
    right: Stops
    top: Stops
    grain: str
    contour: str
    edge: str
    well: Stops
    deep: str
    inlay: str | None

    @property
    def faces(self) -> tuple[str, ...]:
        """Every colour its outside shows."""
        sides = (self.turned, self.left, self.right, self.top)
        return tuple(colour for stops in sides for _, colour in stops)


WOODS = {
    Trait.LIGHT: Wood(
        turned=(
            (0, "#dcb878"), (0.12, "#eccf97"), (0.3, "#f8e6bd"), (0.52, "#efd39b"),
            (0.8, "#d3a964"), (0.93, "#bd914f"), (1, "#c9a060"),
        ),
        left=((0, "#f0d6a1"), (1, "#f6e2b6")),
        right=((0, "#d9b271"), (1, "#c2964f")),
        top=((0, "#fffaeb"), (0.5, "#fbedcb"), (1, "#f2dcae")),
        grain="#8a5a1e",
        contour="#6d4717",
        edge="#fffbef",
        well=((0, "#4a2c0e"), (0.45, "#8a5a24"), (1, "#d6a862")),
        deep="#2c1806",
        inlay=None,
    ),
    Trait.DARK: Wood(
        turned=(
            (0, "#9e6039"), (0.12, "#b06d42"), (0.3, "#c98a5b"), (0.52, "#ab6a40"),
            (0.8, "#9b5e39"), (0.93, "#985c38"), (1, "#a3663f"),
        ),
        left=((0, "#b47547"), (1, "#cb8d5e")),
        right=((0, "#9c5f39"), (1, "#975b37")),
        top=((0, "#e0a777"), (0.5, "#cd9060"), (1, "#b97a4b")),
        grain="#4a1f0c",
        contour="#2b1108",
        edge="#eab88c",
        well=((0, "#1c0a04"), (0.5, "#3c1a0c"), (1, "#7c4427")),
        deep="#0c0301",
        inlay="#fff2d6",
    ),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Plain:
    """The flat pieces of one colour: a fill, the line around it, and the mark of the dark ones."""

    fill: str
    line: str
    mark: str | None


@dataclass(frozen=True, slots=True)
class Table:
    """The wooden board and trays, and what is written on them."""

    felt: Stops
    ring: str
    frame: Stops
    inlay: str
    side: str
    letters: str
    captions: str
    lit: str


TABLES: dict[Theme, Table] = {
    "light": Table(
        felt=((0, "#14211c"), (0.6, "#111c18"), (1, "#0d1613")),
        ring="#6f8f80",
        frame=((0, "#4d382a"), (0.5, "#3d2b20"), (1, "#2f2018")),
        inlay="#b08d57",
        side="#1f150f",
        letters="#e2cfa6",
        captions="#a9bfb2",
        lit="#ffd15c",
    ),
    "dark": Table(
        felt=((0, "#14211c"), (0.6, "#111c18"), (1, "#0d1613")),
        ring="#6f8f80",
        frame=((0, "#5a4231"), (0.5, "#493426"), (1, "#3a281d")),
        inlay="#b08d57",
        side="#2a1d14",
        letters="#ecd9b1",
        captions="#a9bfb2",
        lit="#ffd15c",
    ),
}


@dataclass(frozen=True, slots=True)
class Sheet:
    """The paper under the flat pieces."""

    paper: str
    line: str
    gone: str
    letters: str
    captions: str
    lit: str
    lit_paper: str


SHEETS: dict[Theme, Sheet] = {
    "light": Sheet(
        paper="#ffffff", line="#8c8c8c", gone="#d4d4d4", letters="#1a1a1a", captions="#555555",
        lit="#b3261e", lit_paper="#ffefcf",
    ),
    "dark": Sheet(
        paper="#151a18", line="#6d7773", gone="#38413d", letters="#f1ece0", captions="#bdb8aa",
        lit="#ffd15c", lit_paper="#3a2f12",
    ),
}  # fmt: skip

PLAINS: dict[tuple[Theme, Trait], Plain] = {
    ("light", Trait.LIGHT): Plain("#ffffff", "#1a1a1a", None),
    ("light", Trait.DARK): Plain("#5a3a2a", "#1a1a1a", "#ffffff"),
    ("dark", Trait.LIGHT): Plain("#f3e3bd", "#fffaf0", None),
    ("dark", Trait.DARK): Plain("#6b3f28", "#f0b48a", "#fff2dc"),
}


def luminance(colour: str) -> float:
    """The relative luminance of `#rrggbb`, as the Web Content Accessibility Guidelines have it."""
    channels = (int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5))
    red, green, blue = (
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, from 1 (the same) to 21 (black and white).

    >>> round(contrast("#000000", "#ffffff"))
    21
    """
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)
