"""The parts of the table on the page, found as a person finds them: by what they are called."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page

from browser.polling import expect_eventually
from kvarto import CELLS, PIECES, Piece, Position
from kvarto.locales import english
from kvarto.render import piece_name
from kvarto.rules.position import Board

_PIECES = {piece_name(piece): piece for piece in PIECES}

#: Everything that lies on the table, in one look: between two, something could move.
_LOOK = """() => {
  const labels = (selector) =>
    [...document.querySelectorAll(selector)].map((part) => part.getAttribute("aria-label"));
  return {
    cells: labels("[role=grid] [role=gridcell]"),
    hands: labels("[role=group] [role=img]"),
    reserve: labels("[role=toolbar] button"),
  };
}"""


def name_of(piece: str) -> str:
    """A piece, given in notation, as the page calls it: `dark tall square hollow`."""
    return piece_name(Piece.from_text(piece))


def spoken(text: str) -> re.Pattern[str]:
    """A text that is found among others, as it is."""
    return re.compile(re.escape(text))


class Table:
    """Board, reserve, hands and desk."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.board = page.get_by_role("grid", name=english("board-label"))
        self.reserve = page.get_by_role("toolbar", name=english("picture-reserve"))
        self.hands = page.get_by_role("group", name=english("picture-hand"))
        self.desk = page.get_by_role("region", name=english("desk-label"))
        #: The line that says who is to do what.
        self.duty = self.desk.get_by_role("status").first

    def cell(self, cell: str) -> Locator:
        """A cell of the board, whatever stands on it."""
        return self.board.get_by_role("gridcell", name=re.compile(f"^{cell}:"))

    def piece(self, piece: str) -> Locator:
        """A piece that is still in the reserve."""
        return self.reserve.get_by_role("button", name=name_of(piece), exact=True)

    def hand_with(self, piece: str) -> Locator:
        """The hand that holds a piece."""
        return self.hands.filter(has=self.page.get_by_role("img", name=name_of(piece), exact=True))

    def button(self, key: str, **arguments: str) -> Locator:
        """A button by the message that is written on it."""
        return self.page.get_by_role("button", name=english(key, **arguments), exact=True)

    def call_button(self, player: str | None = None) -> Locator:
        """The red button; of one of two players at this device if a name is given."""
        return self.button("call") if player is None else self.button("call-by", player=player)

    # -- what is seen --------------------------------------------------------------------------

    @property
    def position(self) -> str:
        """The position that is seen on the table: board and hand, as notation writes them.

        Nothing while the page is on its way. The reserve must hold what is neither on the board
        nor in hand.
        """
        seen: dict[str, list[str]] = self.page.evaluate(_LOOK)
        if not seen["cells"]:
            return ""
        standing = dict(label.split(": ", 1) for label in seen["cells"])
        board: Board = tuple(_PIECES.get(standing[str(cell)].split(".")[0]) for cell in CELLS)
        held = [_PIECES[name] for name in seen["hands"]]
        assert len(held) <= 1
        hand = held[0] if held else None
        used = {*board, hand}
        assert [_PIECES[name] for name in seen["reserve"]] == [p for p in PIECES if p not in used]
        return str(Position(board, hand))

    def expect_position(self, wanted: str | Position) -> None:
        """Wait until this position is seen; what else it says does not count."""
        fields = str(wanted).split()
        expect_eventually(self.page, lambda: self.position, f"{fields[0]} {fields[1]}")
