"""Pictures of pieces and positions: SVG for pages and notebooks, text for terminals."""

from kvarto.render.palette import STYLES, THEMES, Style, Theme
from kvarto.render.picture import piece_defs, piece_sprite, piece_svg, piece_symbol, position_svg
from kvarto.render.text import TEXT_STYLES, TextStyle, legend_text, piece_text, position_text
from kvarto.render.wording import piece_name

__all__ = [
    "STYLES",
    "TEXT_STYLES",
    "THEMES",
    "Style",
    "TextStyle",
    "Theme",
    "legend_text",
    "piece_defs",
    "piece_name",
    "piece_sprite",
    "piece_svg",
    "piece_symbol",
    "piece_text",
    "position_svg",
    "position_text",
]
