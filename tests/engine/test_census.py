"""The census tells how the positions of a level end."""

from __future__ import annotations

import pytest

from kvarto import Variant, _core
from kvarto.engine.census import Values, levels_known, positions_with, values_of
from kvarto.engine.table import LEVELS, WIN, table_of


@pytest.mark.parametrize("code", ["c:lq", "ch:l", "ch:lq", "ch:q"])
@pytest.mark.parametrize("placed", [3, 4, 5])
def test_the_values_of_a_level_are_those_of_its_keys(code: str, placed: int) -> None:
    table = table_of(code)
    assert table is not None
    answers = [table.answer(key) for key in _core.opening_keys(code, placed)]
    won = sum(answer >= WIN for answer in answers)
    drawn = answers.count(0)
    assert values_of(Variant(code), placed, quiet=len(answers)) == Values(
        won, drawn, len(answers) - won - drawn
    )


def test_games_by_another_name_have_the_same_values() -> None:
    quiet = positions_with(Variant("st:lq"), 4)[2]
    assert values_of(Variant("st:lq"), 4, quiet) == values_of(Variant("ch:lq"), 4, quiet)


def test_beyond_the_table_nothing_is_known() -> None:
    assert levels_known(Variant("t:q")) == LEVELS
    assert values_of(Variant("t:q"), LEVELS + 1, quiet=1) is None
    assert levels_known(Variant("chst:l:3")) is None
    assert values_of(Variant("chst:l:3"), 0, quiet=1) is None
