"""The pictures in the documents are what the code draws now.

When a drawing has changed on purpose: `PYTHONPATH=src python tests/render/test_readme_pictures.py`
"""

from pathlib import Path

import pytest

from kvarto.render import position_svg
from kvarto.rules.position import Position
from kvarto.rules.shapes import Shape

IMAGES = Path(__file__).parents[2] / "docs" / "images"

# The receiver calls: four hollow pieces from a4 down to d1, easy to overlook.
CALLED = Position.from_text("5C.2/.BE./6.F./.8.1 4 @d1")
SHAPE = Shape.DIAGONAL_DOWN

PICTURES = {
    "board.svg": position_svg(CALLED, highlight=SHAPE.cells, prefix="board"),
    "board-dark.svg": position_svg(CALLED, highlight=SHAPE.cells, theme="dark", prefix="board"),
    "board-flat.svg": position_svg(CALLED, highlight=SHAPE.cells, style="flat", prefix="board"),
}


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_in_the_documents_is_what_the_code_draws_now(name: str) -> None:
    assert (IMAGES / name).read_text(encoding="utf-8") == PICTURES[name] + "\n"


def test_the_quarto_that_is_lit_in_the_documents_is_one() -> None:
    assert CALLED.open == (SHAPE,)


if __name__ == "__main__":
    for name, picture in PICTURES.items():
        (IMAGES / name).write_text(picture + "\n", encoding="utf-8")
