"""The ways in which a person can play: each does the same at the table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from itertools import pairwise
from typing import Protocol

from playwright.sync_api import Locator, expect

from browser.table import Table

Point = tuple[float, float]

#: More stops of the tabulator, or steps of the arrow keys, than there are on any way.
_LONGEST_WAY = 80


class Hands(Protocol):
    """How a person gives, places, presses and points."""

    def give(self, table: Table, piece: str) -> None:
        """Give a piece of the reserve."""

    def place(self, table: Table, cell: str) -> None:
        """Place the piece in hand."""

    def press(self, table: Table, button: Locator) -> None:
        """Press a button."""

    def point(self, table: Table, cells: Sequence[str]) -> None:
        """Point four pieces out."""


class Mouse:
    """Clicks."""

    def give(self, table: Table, piece: str) -> None:
        table.piece(piece).click()

    def place(self, table: Table, cell: str) -> None:
        table.cell(cell).click()

    def press(self, table: Table, button: Locator) -> None:
        button.click()

    def point(self, table: Table, cells: Sequence[str]) -> None:
        for cell in cells:
            table.cell(cell).click()


class Finger:
    """Taps."""

    def give(self, table: Table, piece: str) -> None:
        table.piece(piece).tap()

    def place(self, table: Table, cell: str) -> None:
        table.cell(cell).tap()

    def press(self, table: Table, button: Locator) -> None:
        button.tap()

    def point(self, table: Table, cells: Sequence[str]) -> None:
        for cell in cells:
            table.cell(cell).tap()


class _Dragging(ABC):
    """Pieces are carried to where they belong, and shapes stroked."""

    @abstractmethod
    def drag(self, table: Table, way: Sequence[Point]) -> None:
        """Carry something along this way."""

    def give(self, table: Table, piece: str) -> None:
        expect(table.piece(piece)).to_be_enabled()
        self.drag(table, [_middle(table.piece(piece)), _middle(table.hands.first)])

    def place(self, table: Table, cell: str) -> None:
        expect(table.cell(cell)).to_be_enabled()
        holding = table.hands.filter(has=table.page.get_by_role("img"))
        self.drag(table, [_middle(holding), _middle(table.cell(cell))])

    def point(self, table: Table, cells: Sequence[str]) -> None:
        expect(table.cell(cells[0])).to_be_enabled()
        self.drag(table, [_middle(table.cell(cell)) for cell in cells])


class DraggingMouse(_Dragging):
    """Drags with the button held down."""

    def press(self, table: Table, button: Locator) -> None:
        button.click()

    def drag(self, table: Table, way: Sequence[Point]) -> None:
        mouse = table.page.mouse
        mouse.move(*way[0])
        mouse.down()
        for point in way[1:]:
            mouse.move(*point, steps=4)
        mouse.up()


class DraggingFinger(_Dragging):
    """Drags on a touch screen."""

    def press(self, table: Table, button: Locator) -> None:
        button.tap()

    def drag(self, table: Table, way: Sequence[Point]) -> None:
        session = table.page.context.new_cdp_session(table.page)

        def touch(kind: str, *points: Point) -> None:
            at = [{"x": x, "y": y} for x, y in points]
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

        touch("touchStart", way[0])
        for start, end in pairwise(way):
            for part in (0.1, 0.4, 0.7, 1.0):
                x, y = (a + part * (b - a) for a, b in zip(start, end, strict=True))
                touch("touchMove", (x, y))
        touch("touchEnd")
        session.detach()


class Keyboard:
    """Nothing but keys: the tabulator, the arrows, Enter and Space."""

    def give(self, table: Table, piece: str) -> None:
        self._choose(table, table.reserve, table.piece(piece))

    def place(self, table: Table, cell: str) -> None:
        self._choose(table, table.board, table.cell(cell))

    def press(self, table: Table, button: Locator) -> None:
        expect(button).to_be_enabled()
        self._tab_to(table, button)
        table.page.keyboard.press("Enter")

    def point(self, table: Table, cells: Sequence[str]) -> None:
        for cell in cells:
            self._choose(table, table.board, table.cell(cell))

    def _choose(self, table: Table, group: Locator, wanted: Locator) -> None:
        expect(wanted).to_be_enabled()
        self._tab_to(table, group)
        self._step_to(table, wanted)
        table.page.keyboard.press("Space")

    def _tab_to(self, table: Table, place: Locator) -> None:
        """Press the tabulator until the focus is on or in something."""
        for _ in range(_LONGEST_WAY):
            if place.evaluate("place => place.contains(document.activeElement)"):
                return
            table.page.keyboard.press("Tab")
        raise AssertionError(f"the tabulator never stops at {place}")

    def _step_to(self, table: Table, wanted: Locator) -> None:
        """Press arrow keys until the focus is on something, and never the same twice in vain."""
        tried: set[tuple[str, str]] = set()
        for _ in range(_LONGEST_WAY):
            here, right, down = wanted.evaluate(_FROM_FOCUS)
            if not right and not down:
                return
            keys = sorted(
                {
                    "ArrowDown": -down,
                    "ArrowUp": down,
                    "ArrowRight": -right,
                    "ArrowLeft": right,
                }.items(),
                key=lambda pair: pair[1],
            )
            key = next((key for key, _ in keys if (here, key) not in tried), None)
            assert key, f"the arrow keys do not lead to {wanted}"
            tried.add((here, key))
            table.page.keyboard.press(key)
        raise AssertionError(f"the arrow keys never come to {wanted}")


#: What has the focus, and how far from it an element is: to the right, and down.
_FROM_FOCUS = """(element) => {
  const foot = (of) => {
    const box = of.getBoundingClientRect();
    return [box.left + box.width / 2, box.bottom];
  };
  const there = foot(element), focused = document.activeElement, here = foot(focused);
  const away = there.map((to, axis) => (Math.abs(to - here[axis]) < 4 ? 0 : to - here[axis]));
  return [focused.ariaLabel, ...away];
}"""


def _middle(part: Locator) -> Point:
    box = part.bounding_box()
    assert box is not None, f"{part} is not to be seen"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
