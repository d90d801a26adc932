"""Games as trees of words, and back."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given

from kvarto import Game, IllegalAction, Outcome, Seat, Termination, TimeControl, Word, parse_games
from kvarto.record.tree import Node, Tree
from strategies import games

TRANSCRIPTS = sorted((Path(__file__).parent.parent / "transcripts").glob("*.qgn"))


def tree_of(text: str) -> Tree:
    (game,) = parse_games(text)
    return Tree.of(game)


def again(game: Game) -> Game:
    """The game, by way of its tree."""
    return Tree.of(game).to_game(game.tags, game.clock, game.outcome)


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_every_transcript_is_the_same_by_way_of_a_tree(path: Path) -> None:
    for game in parse_games(path.read_text(encoding="utf-8")):
        assert str(again(game)) == str(game)


@given(games())
def test_any_game_is_the_same_by_way_of_a_tree(game: Game) -> None:
    (read,) = parse_games(str(game))
    assert str(again(read)) == str(game)
    nodes = list(Tree.of(read))
    if nodes and read.moves:
        assert nodes[-1].state.position == read.position


RECORD = """\
{before all} 1. >A {a} ({instead} 1. >0 {b} b2>1) (1. >F) b2>7 {[%clk 0:00:53] c}
(1... c3>7 2. a1>0 (2. a2>0 {d})) 2. d4>0 *
"""


def test_variations_and_comments_have_their_places() -> None:
    tree = tree_of(RECORD)
    assert tree.comment == "before all"
    assert [str(node.word) for node in tree.children] == [">A", ">0", ">F"]
    main, instead, _ = tree.children
    assert (main.comment, instead.before, instead.comment) == ("a", "instead", "b")
    b2, c3 = main.children
    assert (b2.clock, b2.comment, b2.number, b2.seat) == (53_000, "c", 1, Seat.SECOND)
    assert [str(node.word) for node in c3.children] == ["a1>0", "a2>0"]
    assert (c3.children[0].number, c3.children[0].seat) == (2, Seat.FIRST)
    assert repr(c3) == "<Node 1. c3>7>"
    (game,) = parse_games(RECORD)
    assert tree.to_game() == game


def test_each_node_comes_after_the_one_it_follows() -> None:
    seen: set[Node | None] = {None}
    for node in tree_of(RECORD):
        assert node.parent in seen
        seen.add(node)


def test_variations_of_variations_of_one_word_are_variations_of_it() -> None:
    tree = tree_of("1. >A (1. >B (1. >C)) *")
    assert [str(node.word) for node in tree.children] == [">A", ">B", ">C"]
    assert "1. >A (1. >B) (1. >C) *" in str(tree.to_game())


def test_brackets_around_a_comment_are_a_comment() -> None:
    tree = tree_of("1. >A {one} ({two}) *")
    assert tree.children[0].comment == "one two"


def test_what_is_said_before_a_variation_stays_when_it_becomes_the_main_line() -> None:
    tree = tree_of("1. >A ({why not} 1. >B {so}) *")
    tree.children.reverse()
    assert "1. >B {why not so} (1. >A) *" in str(tree.to_game())


LATE = '[LateCall "yes"]\n1. >F a1>D 2. b1>E c1>C 3. d1>0!1 ?a {too hasty} (3... d2>2) 1-0'


def test_a_late_call_after_a_failed_one_is_one_turn() -> None:
    tree = tree_of(LATE)
    *_, giver, failed, instead = tree
    assert (str(giver.word), str(failed.word), str(instead.word)) == ("d1>0!1", "?a", "d2>2")
    assert failed.seat is instead.seat is Seat.SECOND
    assert failed.state.outcome is not None
    assert instead.state.outcome is None
    (game,) = parse_games(LATE)
    assert str(tree.to_game()) == str(game)


def test_a_late_call_can_be_the_first_word() -> None:
    head = '[LateCall "yes"]\n[Position "..../..../..../FDEC 0 @d1"]\n'
    tree = tree_of(f"{head}1. >0!1 ?a 1-0")
    assert [node.seat for node in tree] == [Seat.FIRST, Seat.SECOND]
    assert tree.to_game().outcome is not None


def test_nothing_follows_a_part_of_a_word_or_the_end() -> None:
    tree = Tree(Game(position="..../..../..../FDE. C").state)
    part = tree.add(None, Word.from_text("d1"))
    with pytest.raises(IllegalAction, match="d1"):
        tree.add(part, Word.from_text(">0"))
    won = tree.add(None, Word.from_text("d1!1"))
    with pytest.raises(IllegalAction, match="over"):
        tree.add(won, Word.from_text("a2>0"))
    assert part.children == won.children == []


def test_an_end_from_outside_counts_only_where_the_moves_do_not_end_it() -> None:
    resigned = Outcome(Termination.RESIGNATION, Seat.SECOND)
    tree = Tree(Game(position="..../..../..../FDE. C").state)
    assert tree.to_game(end=resigned).outcome == resigned
    tree.add(None, Word.from_text("d1!1"))
    game = tree.to_game({"First": "Anna"}, TimeControl.per_move(60), resigned)
    assert game.outcome is not None
    assert game.outcome.termination is Termination.QUARTO
    assert (game.tags, str(game.clock)) == ({"First": "Anna"}, "60/move")
