"""Whether the table is in order on the screen: all is there, nothing overlaps, nothing scrolls."""

from __future__ import annotations

from itertools import combinations

from browser.game_page import GamePage
from browser.polling import expect_eventually
from browser.sights import expect_nothing_beside

#: Browsers place things on fractions of pixels.
TOLERANCE = 0.5

Box = tuple[float, float, float, float]

#: What is seen of the parts of the table: their names and edges.
_PARTS = """() => {
  const parts = {
    board: ".kb-board",
    hand: ".kb-hand",
    piece: ".kb-reserve button",
    line: ".duty-line",
    call: "button.call",
    name: ".bar-name",
    clock: ".bar [role=timer]",
    action: ".desk-actions :is(button, select)",
  };
  const found = [];
  for (const [name, selector] of Object.entries(parts)) {
    document.querySelectorAll(selector).forEach((part, index) => {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      if (right > left) found.push([`${name} ${index}`, part, [left, top, right, bottom]]);
    });
  }
  const isNew = ([, part], at) => found.findIndex(([, other]) => other === part) === at;
  return found.filter(isNew).map(([name, , box]) => [name, box]);
}"""
#: What can be done now, but lies under something else.
_COVERED = """() =>
  [...document.querySelectorAll(".game button:not([aria-disabled=true])")].filter((button) => {
    const box = button.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return button.checkVisibility() && !button.contains(document.elementFromPoint(x, y));
  }).map((button) => button.ariaLabel ?? button.textContent.trim())
"""


def parts_of_the_table(game: GamePage) -> list[tuple[str, Box]]:
    return [(name, tuple(box)) for name, box in game.page.evaluate(_PARTS)]


def overlap(one: Box, other: Box) -> bool:
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across > TOLERANCE and down > TOLERANCE


def expect_table_in_order(game: GamePage) -> None:
    """All parts are within the window, none overlaps another, and nothing has to be scrolled."""
    parts = parts_of_the_table(game)
    names = {name.split()[0] for name, _ in parts}
    assert names >= {"board", "hand", "piece", "line", "name"}
    pairs = combinations(parts, 2)
    assert [(a, b) for (a, box), (b, other) in pairs if overlap(box, other)] == []
    width, height = game.page.evaluate("[innerWidth, innerHeight]")
    window = (-TOLERANCE, -TOLERANCE, width + TOLERANCE, height + TOLERANCE)
    assert [(name, box) for name, box in parts if not is_within(box, window)] == []
    # What comes and goes, such as a note, may be in the way for a moment.
    below = "Math.max(0, document.scrollingElement.scrollHeight - innerHeight)"
    expect_eventually(game.page, lambda: game.page.evaluate(below), wanted=0)
    expect_nothing_beside(game.page)
    expect_eventually(game.page, lambda: game.page.evaluate(_COVERED), wanted=[])


def is_within(box: Box, window: Box) -> bool:
    return (
        window[0] <= box[0] and window[1] <= box[1] and box[2] <= window[2] and box[3] <= window[3]
    )
