"""Words of notation, and time controls."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from kvarto import (
    CallMark,
    Cell,
    ClockKind,
    InvalidNotation,
    Piece,
    Shape,
    TimeControl,
    Word,
)
from strategies import cells, pieces, shapes, time_controls

failed = st.builds(CallMark, st.just(value=False), st.none() | shapes)
marks = failed | st.builds(CallMark, st.just(value=True), st.none() | shapes)
words = st.one_of(
    st.just(Word(passed=True)),
    st.builds(Word, before=marks),
    st.builds(Word, before=st.none() | failed, cell=cells, after=st.none() | marks),
    st.builds(
        Word,
        before=st.none() | failed,
        cell=cells,
        after=st.none() | failed,
        piece=pieces,
        late=st.none() | marks,
    ),
    st.builds(Word, after=st.none() | failed, piece=pieces, late=st.none() | marks),
)


@example(Word.from_text("b2>7"))
@given(words)
def test_reading_what_was_written_gives_the_same_word(word: Word) -> None:
    assert Word.from_text(str(word)) == word
    assert eval(repr(word)) == word  # noqa: S307


@pytest.mark.parametrize(
    ("text", "word"),
    [
        (">A", Word(piece=Piece.DSSS)),
        ("b2>7", Word(cell=Cell.B2, piece=Piece.LTSH)),
        ("b2!3", Word(cell=Cell.B2, after=CallMark(right=True, shape=Shape.ROW_3))),
        ("!/", Word(before=CallMark(right=True, shape=Shape.DIAGONAL_UP))),
        (
            "b2?3>7",
            Word(cell=Cell.B2, after=CallMark(right=False, shape=Shape.ROW_3), piece=Piece.LTSH),
        ),
        (
            "?3,c1>4",
            Word(CallMark(right=False, shape=Shape.ROW_3), Cell.C1, piece=Piece.LTRS),
        ),
        (
            "b2>7!3",
            Word(cell=Cell.B2, piece=Piece.LTSH, late=CallMark(right=True, shape=Shape.ROW_3)),
        ),
        ("d4?a", Word(cell=Cell.D4, after=CallMark(right=False, shape=Shape.COLUMN_A))),
        ("d4!a1", Word(cell=Cell.D4, after=CallMark(right=True, shape=Shape.SQUARE_A1))),
        ("b2!", Word(cell=Cell.B2, after=CallMark(right=True))),
        ("b2?>7", Word(cell=Cell.B2, after=CallMark(right=False), piece=Piece.LTSH)),
        ("?,c1>4", Word(CallMark(right=False), Cell.C1, piece=Piece.LTRS)),
        ("=", Word(passed=True)),
    ],
)
def test_the_examples_of_the_rules_read_as_described(text: str, word: Word) -> None:
    assert Word.from_text(text) == word
    assert str(word) == text


@pytest.mark.parametrize(
    "text",
    ["", "b2>", ">", "b5", "e1", "b2>G", "b2>a", "b2!3>7", "!3,c1", "?3c1", "?3,", ",c1", "b2>7>8",
     "b2!!", "b2?3?4", "b2!a4", "b2!5", "==", "b2=", "b2>7,c1", "b2 >7", "B2>7", "b2>7!3!4"],
)  # fmt: skip
def test_what_is_no_word_is_refused(text: str) -> None:
    with pytest.raises(InvalidNotation, match="not a move"):
        Word.from_text(text)


@given(st.text(alphabet="abcde12345!?>,=/\\07AF ", max_size=12))
def test_any_text_is_a_word_or_is_refused(text: str) -> None:
    try:
        word = Word.from_text(text)
    except InvalidNotation:
        return
    assert str(word) == text


@example(TimeControl.per_move(60))
@given(time_controls)
def test_reading_what_was_written_gives_the_same_clock(control: TimeControl) -> None:
    assert TimeControl.from_text(str(control)) == control
    assert eval(repr(control)) == control  # noqa: S307


def test_the_clocks_of_the_rules_read_as_described() -> None:
    kinds = {
        "-": ClockKind.NONE,
        "60/move": ClockKind.MOVE,
        "60/place": ClockKind.PLACE,
        "600+5": ClockKind.MAIN,
        "3d/move": ClockKind.DAYS,
    }
    for text, kind in kinds.items():
        assert TimeControl.from_text(text).kind is kind
    assert TimeControl.from_text("600+5") == TimeControl.main_time(600, 5)
    assert TimeControl.from_text("3d/move").seconds == 3 * 24 * 60 * 60


@pytest.mark.parametrize(
    "text", ["", "60", "0/move", "0+5", "60/give", "3d/place", "-60/move", "6e1/move", "٦٠/move",
             "9999999/move", "600+", "+5", "3d"],
)  # fmt: skip
def test_what_is_no_clock_is_refused(text: str) -> None:
    with pytest.raises(InvalidNotation, match="no such clock"):
        TimeControl.from_text(text)


@pytest.mark.parametrize(
    ("kind", "seconds", "increment"),
    [
        (ClockKind.NONE, 60, 0),
        (ClockKind.MOVE, 0, 0),
        (ClockKind.MOVE, 1_000_000, 0),
        (ClockKind.MOVE, 60, 5),
        (ClockKind.MAIN, 60, -1),
        (ClockKind.DAYS, 100, 0),
    ],
)
def test_a_clock_that_could_not_be_written_cannot_be_made(
    kind: ClockKind, seconds: int, increment: int
) -> None:
    with pytest.raises(InvalidNotation, match="no such clock"):
        TimeControl(kind, seconds, increment)
