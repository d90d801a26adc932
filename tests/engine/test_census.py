"""The census tells how the positions of a level end."""

from __future__ import annotations

import pytest

from kvarto import Variant, _core
from kvarto.engine.census import levels_known, positions_with, values_of
from kvarto.engine.table import LEVELS, WIN


@pytest.mark.parametrize(("code", "placed"), [("c:l", 5), ("c:lq", 4)])
def test_the_values_of_a_level_are_those_the_search_finds(code: str, placed: int) -> None:
    answers = _core.Solver(code).solve_keys(_core.opening_keys(code, placed))
    values = values_of(Variant(code), placed)
    assert values is not None
    assert values.won == sum(answer >= WIN for answer in answers)
    assert values.drawn == answers.count(0)
    assert values.lost == len(answers) - values.won - values.drawn


@pytest.mark.parametrize("code", ["c:l", "st:lq"])
def test_every_quiet_position_has_a_value(code: str) -> None:
    values = values_of(Variant(code), LEVELS)
    assert values is not None
    assert values.won + values.drawn + values.lost == positions_with(Variant(code), LEVELS)[2]


def test_beyond_the_table_nothing_is_known() -> None:
    assert levels_known(Variant("t:q")) == LEVELS
    assert values_of(Variant("t:q"), LEVELS + 1) is None
    assert levels_known(Variant("chst:l:3")) is None
    assert values_of(Variant("chst:l:3"), 0) is None
