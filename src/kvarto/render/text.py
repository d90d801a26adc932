"""Positions as text for terminals: pieces five columns wide that stand on shelves."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from kvarto.locales import Translator, english
from kvarto.render import wording
from kvarto.rules.pieces import PIECES, Piece, Trait
from kvarto.rules.position import Position
from kvarto.rules.shapes import COLUMNS, Cell

TextStyle = Literal["colour", "plain", "ascii"]
TEXT_STYLES: tuple[TextStyle, ...] = ("colour", "plain", "ascii")


@dataclass(frozen=True, slots=True)
class _Letters:
    """The characters a style draws with."""

    tops: dict[tuple[Trait, Trait], str]
    sides: dict[Trait, tuple[str, str]]
    fills: dict[Trait, str]
    shelf: str
    lit_shelf: str
    lit: str
    gone: str


_UNICODE = _Letters(
    tops={
        (Trait.ROUND, Trait.SOLID): "╭───╮",
        (Trait.ROUND, Trait.HOLLOW): "╭╮▁╭╮",
        (Trait.SQUARE, Trait.SOLID): "┌───┐",
        (Trait.SQUARE, Trait.HOLLOW): "┌┐▁┌┐",
    },
    sides={Trait.ROUND: ("(", ")"), Trait.SQUARE: ("│", "│")},
    fills={Trait.LIGHT: " ", Trait.DARK: "▒"},
    shelf="▔",
    lit_shelf="▀",
    lit="*",
    gone="·",
)
_ASCII = _Letters(
    tops={
        (Trait.ROUND, Trait.SOLID): ".---.",
        (Trait.ROUND, Trait.HOLLOW): ".\\_/.",
        (Trait.SQUARE, Trait.SOLID): "+---+",
        (Trait.SQUARE, Trait.HOLLOW): "+\\_/+",
    },
    sides={Trait.ROUND: ("(", ")"), Trait.SQUARE: ("[", "]")},
    fills={Trait.LIGHT: " ", Trait.DARK: "#"},
    shelf="-",
    lit_shelf="=",
    lit="*",
    gone=".",
)
_LETTERS: dict[TextStyle, _Letters] = {"colour": _UNICODE, "plain": _UNICODE, "ascii": _ASCII}

#: Letters and ground of the two woods, from the 256 colours: they need no help from the
#: terminal's own ground, be it light or dark. Then what is lit, and what keeps quiet.
_WOODS = {Trait.LIGHT: "38;5;52;48;5;223", Trait.DARK: "38;5;230;48;5;94"}
_LIT = "1;31"
_QUIET = "2"

_WIDTH = 5
_ROOM = _WIDTH + 2
_NO_PIECE = (" " * _WIDTH,) * 3
_GUTTER = "  "
_GAP = "    "

#: Text in a colour, or just the text.
Paint = Callable[[str, str], str]


def piece_text(piece: Piece, style: TextStyle = "plain") -> str:
    r"""A piece in three lines; a short one leaves the first of them empty.

    >>> print(piece_text(Piece.DTRH, "ascii"))
    .\_/.
    (###)
    (#D#)
    """
    return "\n".join(line.rstrip() for line in _piece(piece, style))


def position_text(
    position: Position,
    *,
    style: TextStyle = "plain",
    highlight: Collection[Cell] = (),
    translate: Translator = english,
) -> str:
    """A position with its reserve and the piece in hand, at most 80 columns wide."""
    lit = frozenset(map(Cell, highlight))
    say = _plain_english(translate) if style == "ascii" else translate
    head = " " * len(_GUTTER + _ROOM * 4 * " " + _GAP) + _beside(
        _padded(say("picture-reserve"), 4 * (_WIDTH + 1)), say("picture-hand")
    )
    lines = [head, *(line for row in (3, 2, 1, 0) for line in _row(position, row, lit, style))]
    lines.append(_GUTTER + "".join(name.center(_ROOM) for name in COLUMNS))
    lines += ["", wording.in_hand(position, say)]
    return "\n".join(line.rstrip() for line in lines)


#: A piece of two lines is short, one of three is tall.
_PLAIN_LEGEND = (
    ("╭(", "round"), ("┌│", "square"), ("2×", "short"), ("3×", "tall"), ("▒", "dark"),
    ("╮▁╭", "hollow"),
)  # fmt: skip
_LEGENDS: dict[TextStyle, tuple[tuple[str, str], ...]] = {
    "colour": _PLAIN_LEGEND,
    "plain": _PLAIN_LEGEND,
    "ascii": (
        (".(", "round"), ("+[", "square"), ("2x", "short"), ("3x", "tall"), ("##", "dark"),
        ("\\_/", "hollow"),
    ),
}  # fmt: skip


def legend_text(style: TextStyle = "plain", *, translate: Translator = english) -> str:
    """One line on how to read the drawings.

    >>> legend_text("plain")
    '╭( round  ┌│ square  2× short  3× tall  ▒ dark  ╮▁╭ hollow'
    """
    say = _plain_english(translate) if style == "ascii" else translate
    return "  ".join(f"{sign} {say(f'trait-{trait}')}" for sign, trait in _LEGENDS[style])


def text_width(text: str) -> int:
    """How many columns of a terminal a text takes; it must hold no control characters.

    >>> text_width("abc"), text_width("駒")
    (3, 2)
    """
    return sum(_columns(character) for character in text)


def _columns(character: str) -> int:
    if unicodedata.category(character) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


# -- one piece -------------------------------------------------------------------------------


def _piece(piece: Piece, style: TextStyle) -> tuple[str, ...]:
    colour, height, shape, top = piece.traits
    letters, paint = _LETTERS[style], _PAINTS[style]
    left, right = letters.sides[shape]
    fill = letters.fills[colour]
    body = (
        letters.tops[shape, top],
        f"{left}{fill * 3}{right}",
        f"{left}{fill}{piece}{fill}{right}",
    )
    high, middle, low = (paint(line, _WOODS[colour]) for line in body)
    return (high, middle, low) if height is Trait.TALL else (_NO_PIECE[0], high, low)


def _coloured(text: str, code: str) -> str:
    return f"\x1b[{code}m{text}\x1b[0m"


def _uncoloured(text: str, _: str) -> str:
    return text


_PAINTS: dict[TextStyle, Paint] = {
    "colour": _coloured, "plain": _uncoloured, "ascii": _uncoloured
}  # fmt: skip


# -- the board and what is beside it ---------------------------------------------------------


def _row(position: Position, row: int, lit: Collection[Cell], style: TextStyle) -> list[str]:
    """One row of the board with a row of the reserve beside it: three lines and the shelves."""
    cells = [Cell(4 * row + column) for column in range(4)]
    board = _columns_of([_cell(position[cell], style, lit=cell in lit) for cell in cells], "")
    slots = PIECES[4 * (3 - row) : 4 * (4 - row)]
    reserve = _columns_of([_slot(piece, position, style) for piece in slots], " ")
    hand = _hand(position, style) if row == 3 else ("",) * 4
    gutters = (_GUTTER, _GUTTER, f"{row + 1} ", _GUTTER)
    return [
        gutter + left + _GAP + _beside(right, held)
        for gutter, left, right, held in zip(gutters, board, reserve, hand, strict=True)
    ]


def _columns_of(blocks: Sequence[Sequence[str]], between: str) -> list[str]:
    return [between.join(lines) for lines in zip(*blocks, strict=True)]


def _cell(piece: Piece | None, style: TextStyle, *, lit: bool) -> tuple[str, ...]:
    letters, paint = _LETTERS[style], _PAINTS[style]
    high, middle, low = _NO_PIECE if piece is None else _piece(piece, style)
    if not lit:
        shelf = paint(letters.shelf * _WIDTH, _QUIET)
        return f" {high} ", f" {middle} ", f" {low} ", f" {shelf} "
    mark = paint(letters.lit, _LIT)
    shelf = paint(letters.lit_shelf * _WIDTH, _LIT)
    return f" {high} ", f" {middle} ", f"{mark}{low}{mark}", f" {shelf} "


def _slot(piece: Piece, position: Position, style: TextStyle) -> tuple[str, ...]:
    """A piece of the reserve in its own place, or a dot where it was."""
    if piece in position.reserve:
        return (*_piece(piece, style), _NO_PIECE[0])
    return (*_NO_PIECE[:2], _LETTERS[style].gone.center(_WIDTH), _NO_PIECE[0])


def _hand(position: Position, style: TextStyle) -> tuple[str, ...]:
    drawn = _NO_PIECE if position.hand is None else _piece(position.hand, style)
    return (*drawn, _PAINTS[style](_LETTERS[style].shelf * _WIDTH, _QUIET))


def _beside(reserve: str, hand: str) -> str:
    return f"{reserve}{_GAP}{hand}"


def _padded(text: str, width: int) -> str:
    return text + " " * (width - 1 - text_width(text))


def _plain_english(translate: Translator) -> Translator:
    """The translation where it is ASCII, else English: such a terminal shows nothing else."""

    def say(key: str, **arguments: Any) -> str:
        text = translate(key, **arguments)
        return text if text.isascii() else english(key, **arguments)

    return say
