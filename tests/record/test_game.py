"""A game as its users hold it: playing, calling, undoing, noting, writing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kvarto import (
    Call,
    Cell,
    Game,
    Give,
    IllegalAction,
    InvalidNotation,
    Line,
    Move,
    Note,
    Outcome,
    Piece,
    Place,
    Point,
    Position,
    Seat,
    Settings,
    Shape,
    Termination,
    TimeControl,
    Variant,
    Word,
    parse_games,
)
from strategies import games

FIRST, SECOND = Seat.FIRST, Seat.SECOND


def played(words: str, **arguments: object) -> Game:
    game = Game(**arguments)  # type: ignore[arg-type]
    for word in words.split():
        game.play(word)
    return game


def test_a_game_is_played_with_texts_or_with_values() -> None:
    one, other = Game(), Game(Variant("standard"))
    one.give("F")
    one.place("a1")
    one.play("?1>D")
    other.give(Piece.DTSH)
    other.place(Cell.A1)
    other.play(Word.from_text("?1>D"))
    assert one == other
    assert [str(move) for move in one] == [">F", "a1?1>D"]


def test_a_call_points_at_once_or_later() -> None:
    at_once = played(">F a1>D b1>E c1>C d1")
    assert at_once.call("1") is True
    later = played(">F a1>D b1>E c1>C d1")
    assert later.call() is None
    assert later.outcome is None
    assert later.point(Shape.ROW_1) is True
    assert at_once == later
    assert at_once.outcome is not None
    assert at_once.outcome.winner is FIRST


def test_a_call_that_cannot_point_changes_nothing() -> None:
    settings = Settings(pointing=frozenset())
    game = played(">F a1", settings=settings)
    with pytest.raises(IllegalAction, match="second calls without pointing"):
        game.call("1")
    assert len(game.actions) == 2
    game.call()
    assert [str(move) for move in game] == [">F", "a1?"]


def test_a_late_call_names_its_seat() -> None:
    game = played(">F a1>D b1>E c1>C d1>0", settings=Settings(late_call=True))
    assert game.call("2", seat=SECOND) is False
    game.call("1", seat=FIRST)
    assert [str(move) for move in game][-2:] == ["d1>0!1", "?2"]


def test_the_last_turn_is_ended() -> None:
    game = Game(position="3B26/E75A/9DF1/048. C")
    game.place("d1")
    game.end_turn()
    game.end_turn()
    assert [str(move) for move in game] == ["d1", "="]
    assert game.outcome == Outcome(Termination.DRAW)


@pytest.mark.parametrize("word", ["a1>D", "b1>F", "b1!1>0", "b1!1", "?1,a1>0", "!", "="])
def test_an_illegal_word_changes_nothing(word: str) -> None:
    game = played(">F a1>D")
    before = str(game)
    with pytest.raises((IllegalAction, InvalidNotation)):
        game.play(word)
    assert str(game) == before


@given(games(), st.integers(1, 60))
def test_undo_restores_what_was_before(game: Game, back: int) -> None:
    count = min(back, len(game.actions))
    again = Game(settings=game.settings, position=game.start.position, clock=game.clock)
    for action in game.actions[: len(game.actions) - count]:
        again.act(action)
    if game.outcome is not None and game.state != replay_of(game).state:
        assert game.undo() is None  # the end came from outside
    undone = [game.undo() for _ in range(count)]
    assert game.state == again.state
    assert game.actions == again.actions
    assert len(undone) == count


def replay_of(game: Game) -> Game:
    again = Game(settings=game.settings, position=game.start.position, clock=game.clock)
    for action in game.actions:
        again.act(action)
    return again


def test_there_is_nothing_to_undo_at_the_start() -> None:
    with pytest.raises(IllegalAction, match="nothing to take back"):
        Game().undo()


def test_undo_drops_the_notes_of_words_that_are_gone() -> None:
    game = played(">F a1>D b1")
    game.moves[1].note.comment = "hm"
    game.moves[2].note.comment = "oh"
    assert game.undo() == Place(FIRST, Cell.B1)
    assert [move.note.comment for move in game] == ["", "hm"]
    game.play("b2")
    assert game.moves[2].note.comment == ""


def test_a_game_ends_from_outside_and_undo_takes_that_back_too() -> None:
    game = played(">F a1>D")
    game.end(Outcome(Termination.RESIGNATION, FIRST))
    assert game.to_act is None
    with pytest.raises(IllegalAction, match="over"):
        game.give("0")
    assert game.undo() is None
    assert game.outcome is None
    assert len(game.moves) == 2


@pytest.mark.parametrize(
    "outcome",
    [
        Outcome(Termination.QUARTO, FIRST),
        Outcome(Termination.DRAW),
        Outcome(Termination.TIME),
        Outcome(Termination.RESIGNATION),
        Outcome(Termination.AGREEMENT, FIRST),
        Outcome(Termination.ABORTED, SECOND),
    ],
)
def test_an_end_that_cannot_be_is_refused(outcome: Outcome) -> None:
    game = played(">F a1>D")
    with pytest.raises(IllegalAction, match="cannot end so"):
        game.end(outcome)
    assert game.outcome is None


def test_only_pieces_cells_and_shapes_are_taken_for_such() -> None:
    game = played(">F")
    for cell in (5, -1, 99, None, "e5"):
        with pytest.raises(InvalidNotation, match="no such cell"):
            game.place(cell)  # type: ignore[arg-type]
    game.place("a1")
    with pytest.raises(InvalidNotation, match="no such piece"):
        game.give(3)  # type: ignore[arg-type]
    with pytest.raises(InvalidNotation, match="no such shape"):
        game.call(3)  # type: ignore[arg-type]


def test_a_game_takes_its_variant_from_wherever_it_is_named() -> None:
    both = Game("advanced", settings=Settings(late_call=True))
    assert (both.settings.variant.code, both.settings.late_call) == ("chst:lq", True)
    assert Game(position="..../..../..../.... - h:l").settings.variant.code == "h:l"
    assert Game("advanced", position="..../..../..../.... -").position.variant.code == "chst:lq"
    assert Game(Variant("hard")).settings.variant is Variant(Variant("hard"))


def test_legal_actions_are_those_of_both_players() -> None:
    game = played(">F a1>D b1>E c1>C d1>0", settings=Settings(late_call=True))
    actions = game.legal_actions
    assert Call(FIRST) in actions
    assert Call(SECOND) in actions
    assert len(actions) == 2 + 12


def test_a_game_shows_itself() -> None:
    game = played(">F a1>D")
    assert repr(game) == "<Game ..../..../..../F... D @a1>"
    assert game._repr_svg_() == game.position._repr_svg_()
    assert game != "a game"


def test_games_are_equal_by_what_is_in_their_records() -> None:
    one, other = played(">F a1>D"), played(">F a1>D")
    assert one == other
    other.tags["First"] = "Anna"
    assert one != other


def rewritten(game: Game) -> Game:
    (again,) = parse_games(str(game))
    return again


@given(games())
def test_reading_what_was_written_gives_the_same_game(game: Game) -> None:
    again = rewritten(game)
    assert again.line == game.line
    assert again.outcome == game.outcome
    assert again.settings == game.settings
    assert again.clock == game.clock
    assert again.start == game.start
    if game.state.pointing is None and not game.state.is_full:
        assert again == game
        assert again.state == game.state


SETTINGS_TAGS = ("Result", "Rules", "Calling", "FalseCall", "LateCall", "Pointing", "Clock",
                 "Termination", "Position")  # fmt: skip
tag_names = st.from_regex(r"[A-Z][A-Za-z0-9_]{0,8}", fullmatch=True).filter(
    lambda name: name not in SETTINGS_TAGS
)
tag_texts = st.text(
    st.characters(exclude_characters="\r\n", exclude_categories=["Cs"]), max_size=20
)
comments = st.text(st.characters(exclude_characters="}\r", exclude_categories=["Cs"])).map(
    str.strip
)


@given(games(), st.dictionaries(tag_names, tag_texts), st.data())
def test_tags_comments_clocks_and_variations_come_back(
    game: Game, tags: dict[str, str], data: st.DataObject
) -> None:
    game.tags = tags
    game.comment = data.draw(comments)
    moves = game.moves
    for move in moves:
        move.note.comment = data.draw(comments)
        move.note.clock = data.draw(st.none() | st.integers(0, 10**15))
    if moves:
        moves[-1].note.variations.append(Line(moves[-1:], data.draw(comments)))
        moves[-1].note.variations[0].moves = [Move(moves[-1].word, Note("instead"))]
    again = rewritten(game)
    assert again.tags == tags
    assert again.line == game.line


@pytest.mark.parametrize("name", ["", "Two words", "Ä", "A-B", 'A"'])
def test_a_tag_name_that_could_not_be_read_is_refused(name: str) -> None:
    game = Game()
    game.tags[name] = "x"
    with pytest.raises(InvalidNotation, match="name of a tag"):
        str(game)


def test_tags_that_the_game_writes_itself_cannot_be_set() -> None:
    game = Game()
    game.tags["Rules"] = "chst:lq"
    with pytest.raises(InvalidNotation, match="written by the game itself"):
        str(game)


def test_what_could_not_be_read_back_is_not_written() -> None:
    game = played(">F")
    game.tags["First"] = "two\nlines"
    with pytest.raises(InvalidNotation, match="line end"):
        str(game)
    game.tags.clear()
    game.moves[0].note.comment = "a } in it"
    with pytest.raises(InvalidNotation, match="closing brace"):
        str(game)


def test_lines_are_wrapped_but_never_inside_a_comment() -> None:
    game = played(">F a1>D b1>E c1>C d1>0 a2>1 b2>2 c2>3 d2>4 a3>5 b3>6 c3>7")
    game.moves[2].note.comment = "first line\n" + "a very long comment " * 8
    game.moves[2].note.comment = game.moves[2].note.comment.strip()
    text = str(game)
    assert max(len(line) for line in text.splitlines() if "comment" not in line) <= 80
    assert rewritten(game) == game


def test_a_game_begins_where_its_position_says() -> None:
    game = Game("advanced", position="A.../.3../..../...5 7 chst:lq @d1")
    assert game.to_act is FIRST
    game.play("?1,a1>0")
    assert "1. ?1,a1>0 *" in str(game)
    assert rewritten(game) == game


def test_rounds_are_numbered_from_the_one_who_begins() -> None:
    game = Game(position=Position.from_text("A.../..../..../.... -"), clock=TimeControl.none())
    game.play(">7")
    game.play("b2>0")
    assert str(game).splitlines()[-1] == "1... >7 2. b2>0 *"


def test_a_set_up_game_can_begin_with_any_call() -> None:
    placer = Game(position="..../..../..../FDEC - @d1")
    placer.play("?2>7")
    assert [str(move) for move in placer] == ["?2>7"]
    late = Game(settings=Settings(late_call=True), position="..../..../..../FDEC 7 @d1")
    late.call("1", seat=FIRST)
    assert [str(move) for move in late] == [">7!1"]
    both = Game(settings=Settings(late_call=True), position="..../..../..../FDEC 7 @d1")
    both.call("2", seat=SECOND)
    both.call("1", seat=FIRST)
    assert [str(move) for move in both] == [">7!1", "?2"]
    full = Game(position="3B26/E75A/9DF1/048C - @d1")
    full.end_turn()
    full.call("2")
    assert [str(move) for move in full] == ["=", "?2"]
    for game in (placer, late, both, full):
        assert rewritten(game) == game


def test_an_unsettled_call_is_not_written() -> None:
    game = played(">F a1")
    game.act(Call(SECOND))
    assert [str(move) for move in game] == [">F", "a1"]
    game.act(Point(SECOND, None))
    assert [str(move) for move in game] == [">F", "a1?"]
    game.act(Give(SECOND, Piece.LSRS))
    assert game.moves[1].word == Word.from_text("a1?>0")


def test_in_a_notebook_it_is_shown_by_whoever_can_draw_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "notebook_html", staticmethod(lambda game: f"<p>{game.position}</p>"))
    assert Game()._repr_html_() == "<p>..../..../..../.... -</p>"
    monkeypatch.setattr(Game, "notebook_html", None)
    assert Game()._repr_html_() is None
