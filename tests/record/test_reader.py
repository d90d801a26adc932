"""Reading records: what is accepted, and what every kind of damage is answered with."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kvarto import (
    Calling,
    FalseCall,
    Game,
    ImpossibleRecord,
    InvalidNotation,
    KvartoError,
    Outcome,
    Seat,
    Termination,
    TimeControl,
    Variant,
    parse_games,
    read_games,
)
from kvarto.record.reader import MAX_DEPTH

FIRST, SECOND = Seat.FIRST, Seat.SECOND
TRANSCRIPTS = Path(__file__).parent.parent / "transcripts"

ALL_TAGS = """\
[Event "Club evening"]
[First "Anna \\"the Hand\\" O\\\\Neil"]
[Rules "advanced"]
[Calling "automatic"]
[FalseCall "forfeit"]
[LateCall "yes"]
[Pointing "off"]
[Clock "60/place"]
[Mood "good"]

1. >A b2>7 *
"""


def only(text: str) -> Game:
    (game,) = parse_games(text)
    return game


def test_tags_say_what_is_played() -> None:
    game = only(ALL_TAGS)
    assert game.settings.variant is Variant("chst:lq")
    assert game.settings.calling is Calling.AUTOMATIC
    assert game.settings.false_call is FalseCall.FORFEIT
    assert game.settings.late_call
    assert game.settings.pointing == frozenset()
    assert game.clock == TimeControl.per_placing(60)
    assert game.tags == {
        "Event": "Club evening",
        "First": 'Anna "the Hand" O\\Neil',
        "Mood": "good",
    }


def test_without_tags_the_printed_standard_game_is_played() -> None:
    game = only("1. >A b2>7 *")
    assert game == replayed(">A b2>7")


def replayed(words: str) -> Game:
    game = Game()
    for word in words.split():
        game.play(word)
    return game


def test_move_numbers_comments_and_spacing_do_not_matter() -> None:
    assert only("1.>A 1...b2>7 2.\nc3>4\t*") == only(">A b2>7 c3>4 *")


def test_several_games_stand_in_one_file_with_any_line_ends() -> None:
    one = '[First "Anna"]\n\n1. >A b2>7 *\n'
    two = '[First "Ben"]\n\n1. >F *\n'
    text = "\ufeff" + (one + "\n" + two).replace("\n", "\r\n")
    names = [game.tags["First"] for game in parse_games(text)]
    assert names == ["Anna", "Ben"]
    assert list(parse_games(text)) == list(parse_games((one + two).replace("\n", "\r")))


def test_files_are_read_by_path_and_open_in_either_mode(tmp_path: Path) -> None:
    file = tmp_path / "games.qgn"
    file.write_text(ALL_TAGS, encoding="utf-8")
    expected = [only(ALL_TAGS)]
    assert list(read_games(file)) == list(read_games(str(file))) == expected
    with file.open("rb") as binary, file.open(encoding="utf-8") as text:
        assert list(read_games(binary)) == list(read_games(text)) == expected


def test_an_empty_file_holds_no_game() -> None:
    assert list(parse_games("")) == list(parse_games("\ufeff \r\n\n")) == []


def test_comments_and_clock_times_are_kept() -> None:
    game = only("{before} 1. >A {a [%clk 0:00:53] b} {more} b2>7 {[%clk 1:02:03.5]} *")
    assert game.comment == "before"
    assert [move.note.comment for move in game] == ["a b more", ""]
    assert [move.note.clock for move in game] == [53_000, 3_723_500]


def test_a_second_clock_time_stays_a_comment() -> None:
    game = only("1. >A {[%clk 0:00:53] [%clk 0:00:10]} *")
    assert game.moves[0].note.clock == 53_000
    assert game.moves[0].note.comment == "[%clk 0:00:10]"


def test_variations_replace_the_word_before_them() -> None:
    game = only("1. >A b2>7 (a1>0 (c1>1 {deep}) {x} 2. b1) 2. c3 *")
    (variation,) = game.moves[1].note.variations
    assert [str(move) for move in variation.moves] == ["a1>0", "b1"]
    assert variation.moves[0].note.comment == "x"
    (nested,) = variation.moves[0].note.variations
    assert [str(move) for move in nested.moves] == ["c1>1"]


def test_a_variation_after_the_failed_call_of_a_late_pair_begins_after_the_give() -> None:
    text = '[LateCall "yes"]\n>F a1>D b1>E c1>C d1>0!1 ?2 (a2>3) 1-0'
    game = only(text)
    assert [str(m) for m in game.moves[5].note.variations[0].moves] == ["a2>3"]


@pytest.mark.parametrize(
    ("moves", "result", "termination", "outcome"),
    [
        (">A b2", "*", None, None),
        (">A b2", "*", "unterminated", None),
        (">A b2", "*", "aborted", Outcome(Termination.ABORTED)),
        (">A b2", "*", "abandoned", Outcome(Termination.ABANDONED)),
        (">A b2", "1-0", "abandoned", Outcome(Termination.ABANDONED, FIRST)),
        (">A b2", "1-0", "time", Outcome(Termination.TIME, FIRST)),
        (">A b2", "0-1", "resignation", Outcome(Termination.RESIGNATION, SECOND)),
        (">A b2", "0-1", "forfeit", Outcome(Termination.FORFEIT, SECOND)),
        (">A b2", "1/2-1/2", "agreement", Outcome(Termination.AGREEMENT)),
        (">A b2", "1-0", None, Outcome(Termination.UNKNOWN, FIRST)),
        (">A b2", "1/2-1/2", None, Outcome(Termination.UNKNOWN)),
    ],
)
def test_results_and_reasons_that_fit_are_accepted(
    moves: str, result: str, termination: str | None, outcome: Outcome | None
) -> None:
    reason = f'[Termination "{termination}"]\n' if termination else ""
    assert only(f'[Result "{result}"]\n{reason}\n{moves} {result}').outcome == outcome


WON = ">F a1>D b1>E c1>C d1!1"
# Fifteen pieces are placed, E is in hand, and d1 is empty.
FIFTEEN = ">F a1>0 b2>1 c3>6 d4>9 a2>A b1>3 c4>D d3>4 a3>B b4>5 c1>C d2>2 a4>7 b3>8 c2>E"


@pytest.mark.parametrize(
    ("tags", "moves"),
    [
        ('[Result "1-0"]', ">A b2 *"),
        ('[Result "0-1"]', f"{WON} 1-0"),
        ("", f"{WON} 0-1"),
        ("", f"{WON} *"),
        ("", f"{WON} 1/2-1/2"),
        ('[Termination "time"]', f"{WON} 1-0"),
        ('[Termination "unterminated"]', f"{WON} 1-0"),
        ('[Termination "quarto"]', ">A b2 1-0"),
        ('[Termination "draw"]', ">A b2 1/2-1/2"),
        ('[Termination "agreement"]', ">A b2 1-0"),
        ('[Termination "time"]', ">A b2 *"),
        ('[Termination "aborted"]', ">A b2 1-0"),
        ('[Termination "unterminated"]', ">A b2 1-0"),
        ('[Termination "time"]', f"{FIFTEEN} d1 1-0"),
    ],
)
def test_a_result_that_contradicts_is_refused(tags: str, moves: str) -> None:
    with pytest.raises(
        ImpossibleRecord, match=r"Result tag says|the moves end in|does not go with"
    ):
        only(f"{tags}\n{moves}")


@pytest.mark.parametrize(
    ("moves", "word", "reason"),
    [
        (">A b2>A *", "b2>A", "piece A is already on the board"),
        (">A b2>7 b2>3 *", "b2>3", "b2 is occupied"),
        ("b2>7 *", "b2>7", "first cannot place a piece now"),
        (">A >7 *", ">7", "second cannot give a piece now"),
        (">A !1 *", "!1", "no piece has been placed"),
        (">A b2!2 *", "b2!2", "no open quarto"),
        (">F a1>D b1>E c1>C d1?1 *", "d1?1", "open quarto, so it did not fail"),
        (">F a1>D b1>E c1>C d1! *", "d1!", "must name a shape"),
        (">A b2>7 ?1,?2 *", None, None),
        (">A b2>7!2 *", "b2>7!2", "not second's chance"),
        (">A b2 c3>7 *", "c3>7", "b2, is not finished"),
        (">A b2 >7 *", ">7", "b2, is not finished"),
        (">A b2>7 ?1 c3>0 *", "c3>0", "is not finished"),
        (f"{FIFTEEN} d1>0 *", "d1>0", "first cannot give a piece now"),
        (f"{WON} a2>0 1-0", "a2>0", "the game is over"),
        (f"{WON} ?2 1-0", "?2", "the game is over"),
        (">A = *", "=", "only the last turn"),
        (">A?1 *", ">A?1", "no piece has been placed"),
    ],
)
def test_a_word_nobody_can_have_played_is_named(
    moves: str, word: str | None, reason: str | None
) -> None:
    if word is None:
        with pytest.raises(InvalidNotation, match="not a move"):
            only(moves)
        return
    with pytest.raises(ImpossibleRecord, match=reason) as caught:
        only(moves)
    assert caught.value.word == word
    assert word in str(caught.value)
    assert caught.value.line == 1
    assert moves[(caught.value.column or 0) - 1 :].startswith(word)


def test_calls_fit_what_was_agreed_on_pointing_and_calling() -> None:
    off = '[Pointing "off"]\n'
    with pytest.raises(ImpossibleRecord, match="calls without pointing"):
        only(f"{off}>A b2?1 *")
    with pytest.raises(ImpossibleRecord, match="did not fail"):
        only(f"{off}>F a1>D b1>E c1>C d1? *")
    automatic = '[Calling "automatic"]\n'
    with pytest.raises(ImpossibleRecord, match="called automatically"):
        only(f"{automatic}>A b2?1 *")
    with pytest.raises(ImpossibleRecord, match="the first shape completed is 1"):
        only(f"{automatic}>F a1>D b1>E c1>C d1!d 1-0")
    with pytest.raises(ImpossibleRecord, match="no open quarto"):
        only(f"{automatic}>F a1!1 1-0")
    with pytest.raises(ImpossibleRecord, match="game is over"):
        only(f"{automatic}>F a1>D b1>E c1>C d1>0 *")
    assert only(f"{automatic}>F a1>D b1>E c1>C d1!1 1-0").outcome is not None


@pytest.mark.parametrize(
    ("text", "line", "column", "what"),
    [
        ("1. >A e5>7 *", 1, 7, "not a move: 'e5>7'"),
        ("1. >A\nb2>7\n  zz *", 3, 3, "not a move: 'zz'"),
        ("1. >A b2>7", 1, 11, "result is missing"),
        ('1. >A\n[First "Anna"]\n1. >B *', 2, 1, "result is missing"),
        ("1. >A {never closed *", 1, 7, "comment is never closed"),
        ("1. >A } *", 1, 7, "unexpected '}'"),
        ("1. >A ) *", 1, 7, "unexpected '\\)'"),
        ("(>A) *", 1, 1, "has to follow the move"),
        ("1. >A (>B *", 1, 11, "no result of its own"),
        ("1. >A (>B {", 1, 7, "variation is never closed"),
        ("1. >A (>B", 1, 7, "variation is never closed"),
        ('[First "Anna]\n\n*', 1, 1, "not a tag"),
        ("[First Anna]\n\n*", 1, 1, "not a tag"),
        ('[First "a\\b"]\n*', 1, 1, "not a tag"),
        ('[First "a"]\n[First "b"]\n*', 2, 1, "tag First is there twice"),
        ('[Rules "chess"]\n*', 1, 9, "no such variant: 'chess'"),
        ('[Calling "loud"]\n*', 1, 11, "spoken, automatic"),
        ('[FalseCall "x"]\n*', 1, 13, "ignore, forfeit"),
        ('[LateCall "maybe"]\n*', 1, 12, "no, yes"),
        ('[Pointing "x"]\n*', 1, 12, "on, off"),
        ('[Clock "soon"]\n*', 1, 9, "no such clock"),
        ('[Result "2-0"]\n*', 1, 10, "1-0"),
        ('[Termination "unknown"]\n*', 1, 15, "quarto"),
        ('[Event "x"]\n[Position "..../.... -"]\n*', 2, 12, "4 rows"),
        ('[Position "..../..../..../...x -"]\n*', 1, 30, "no such piece"),
    ],
)
def test_damage_is_reported_with_line_and_column(
    text: str, line: int, column: int, what: str
) -> None:
    with pytest.raises(InvalidNotation, match=what) as caught:
        list(parse_games(text))
    assert (caught.value.line, caught.value.column) == (line, column)
    assert str(caught.value).startswith(f"line {line}, column {column}: ")


def test_an_impossible_position_tag_is_named() -> None:
    with pytest.raises(
        ImpossibleRecord, match="tag Position is impossible: piece A is there twice"
    ):
        only('[Position "AA../..../..../.... -"]\n*')
    with pytest.raises(ImpossibleRecord, match="variant c:l, the game of h:l"):
        only('[Rules "h:l"]\n[Position "..../..../..../.... - c:l"]\n*')


def test_a_position_tag_is_of_the_variant_of_the_record() -> None:
    assert (
        only('[Position "A.../..../..../.... 7"]\n[Rules "h:l"]\n*').position.variant.code == "h:l"
    )
    assert only('[Position "A.../..../..../.... 7 h:l"]\n*').settings.variant.code == "h:l"


def test_variations_nest_as_deep_as_anybody_writes_and_no_deeper() -> None:
    def nested(depth: int) -> str:
        return ">A " + "(>B " * depth + ")" * depth + " *"

    assert only(nested(MAX_DEPTH)).moves
    with pytest.raises(InvalidNotation, match="nested more than"):
        only(nested(MAX_DEPTH + 1))
    with pytest.raises(InvalidNotation, match="nested more than"):
        only(">A " + "(>B " * 100_000)


def test_text_that_is_not_utf_8_is_reported_with_its_place() -> None:
    with pytest.raises(InvalidNotation, match="not UTF-8") as caught:
        list(read_games(io.BytesIO(b'[First "Anna"]\n1. >A {caf\xe9} *')))
    assert (caught.value.line, caught.value.column) == (2, 11)


def test_places_are_counted_as_the_reader_sees_the_lines() -> None:
    for content, line, column in ((b"\xef\xbb\xbfab\xff", 1, 3), (b"a\rb\r\n\xff", 3, 1)):
        with pytest.raises(InvalidNotation, match="not UTF-8") as caught:
            list(read_games(io.BytesIO(content)))
        assert (caught.value.line, caught.value.column) == (line, column)
    with pytest.raises(InvalidNotation, match=r"^line 40001, column 1:"):
        only("\n" * 40_000 + "zz *")
    bad = io.TextIOWrapper(io.BytesIO(b"\xff"), encoding="utf-8")
    with pytest.raises(InvalidNotation, match="not UTF-8"):
        list(read_games(bad))


def test_very_long_input_is_reported_in_short() -> None:
    with pytest.raises(InvalidNotation) as caught:
        only("x" * 5000 + " *")
    assert len(str(caught.value)) < 300


def test_many_comments_in_a_row_are_read_in_one_go() -> None:
    game = only(">A " + "{abc} " * 20_000 + "*")
    assert game.moves[0].note.comment.count("abc") == 20_000


def test_a_restated_give_is_only_for_a_game_that_begins_with_it() -> None:
    set_up = '[LateCall "yes"]\n[Position "..../..../..../FDEC 7 @d1"]\n'
    assert only(set_up + ">7?2 ?3,a4>0 *").moves
    assert only(set_up + ">7?2 (>7!1) *").moves
    with pytest.raises(ImpossibleRecord, match="cannot give"):
        only('[LateCall "yes"]\n>F a1>D >D?1 *')


def test_the_games_before_the_damage_are_read() -> None:
    games = parse_games("1. >A * 1. >B zz *")
    assert [str(move) for move in next(games)] == [">A"]
    with pytest.raises(InvalidNotation):
        next(games)


# -- fuzzing: nothing but our own errors may ever come out ---------------------------------------

corpus = [path.read_text(encoding="utf-8") for path in sorted(TRANSCRIPTS.glob("*.qgn"))]


def survives(text: str) -> None:
    try:
        for game in parse_games(text):
            assert list(parse_games(str(game))) == [game]
    except (InvalidNotation, ImpossibleRecord) as error:
        assert error.line is not None
        assert str(error)


@given(st.text(alphabet='[]{}()"\\!?>,=*/.-0123456789ABCDEFabcdchstlq: \n', max_size=200))
def test_any_signs_are_games_or_a_known_error(text: str) -> None:
    survives(text)


@given(st.binary(max_size=200))
def test_any_bytes_are_games_or_a_known_error(content: bytes) -> None:
    try:
        list(read_games(io.BytesIO(content)))
    except KvartoError as error:
        assert isinstance(error, InvalidNotation | ImpossibleRecord)


@given(st.sampled_from(corpus), st.data())
def test_a_damaged_record_is_a_game_or_a_known_error(text: str, data: st.DataObject) -> None:
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(len(text), start + 6)))
        text = text[:start] + data.draw(st.text(max_size=4)) + text[end:]
    survives(text)


TOKENS = ">F a1>D b1>E c1>C d1!1 d1 !1 ?1 b2>0!1 = ( ) * 1-0 {x}".split()


@given(st.lists(st.sampled_from(TOKENS)))
def test_any_row_of_words_is_a_game_or_a_known_error(tokens: list[str]) -> None:
    survives(" ".join(tokens))
