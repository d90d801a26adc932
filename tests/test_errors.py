"""Errors carry a key and arguments; `str()` of them is English."""

from __future__ import annotations

import pickle

import pytest

from kvarto import IllegalAction, ImpossibleRecord, InvalidNotation, parse_games


def test_an_error_is_said_in_any_language_from_its_key_and_arguments() -> None:
    inner = IllegalAction("cell-is-occupied", cell="b2")
    error = ImpossibleRecord("impossible-move", word="b2>7", what=inner).at(3, 7)

    def shouting(key: str, **arguments: object) -> str:
        return f"{key.upper()}({', '.join(f'{k}={v}' for k, v in arguments.items())})"

    assert str(error) == "line 3, column 7: b2>7 cannot have been played: b2 is occupied"
    what = "IMPOSSIBLE-MOVE(word=b2>7, what=CELL-IS-OCCUPIED(cell=b2))"
    assert error.in_words(shouting) == f"ERROR-AT(line=3, column=7, what={what})"


def test_an_error_survives_pickling() -> None:
    with pytest.raises(ImpossibleRecord) as caught:
        list(parse_games(">A b2>A *"))
    again = pickle.loads(pickle.dumps(caught.value))  # noqa: S301
    assert str(again) == str(caught.value)
    assert (again.line, again.column, again.word) == (1, 4, "b2>A")


def test_a_place_in_a_part_counts_from_where_the_part_begins() -> None:
    error = InvalidNotation("no-such-cell", text="'e5'").at(1, 3).at(4, 10)
    assert (error.line, error.column) == (4, 12)
