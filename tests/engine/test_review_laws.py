"""What is true of the review of any game."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.reviewing import NINE_PLACED, TRANSCRIPTS, obeys_the_laws
from kvarto import CallMark, Game, Position, Seat, Word, parse_games
from kvarto.engine.review import Verdict, review
from kvarto.engine.solver import grade, principal_variation
from kvarto.engine.values import Solution
from strategies import games, positions
from support.effort import examples

#: Much less than the first moves of a game take without a table.
QUICK = 0.001


@pytest.mark.parametrize("name", sorted(TRANSCRIPTS))
def test_every_transcript_can_be_ending(name: str) -> None:
    (game,) = parse_games(TRANSCRIPTS[name])
    obeys_the_laws(game, review(game, time_limit=QUICK))


@examples(60)
@given(games())
def test_any_game_can_be_reviewed_and_what_one_has_after_the_other_has_before(game: Game) -> None:
    obeys_the_laws(game, review(game, time_limit=QUICK))


@examples(20)
@given(st.data())
def test_only_a_move_that_keeps_the_value_is_no_mistake(data: st.DataObject) -> None:
    position = Position.from_text(NINE_PLACED)
    graded = grade(position)
    chosen = data.draw(st.sampled_from(graded))
    game = Game(position=position)
    game.play(chosen.word)
    (move,) = review(game).moves
    assert move.before == Solution(graded[0].value, graded[0].distance)
    assert move.after.value is chosen.value
    assert (move.verdict is Verdict.BEST) == (chosen.rank == graded[0].rank)
    assert move.verdict.is_mistake == (chosen.value is not graded[0].value)
    if move.verdict.is_mistake:
        assert list(move.better) == [g.word for g in graded if g.rank == graded[0].rank]


@pytest.mark.parametrize(
    "position", [NINE_PLACED, "05F./.E../.A3./91.6 C chst:lq", "05F./.E../.A3./91.6 - chst:l:2"]
)
def test_best_play_has_no_mistakes(position: str) -> None:
    game = Game(position=position)
    for word in principal_variation(game.position):
        game.play(word)
    result = review(game)
    assert {move.verdict for move in result.moves} == {Verdict.BEST}
    assert result.turning_point is None
    assert all(result.accuracy(seat).share in (1, None) for seat in Seat)


def plain(word: Word) -> Word:
    """A word without the calls that failed in it."""
    return replace(word, before=_right(word.before), after=_right(word.after))


def _right(mark: CallMark | None) -> CallMark | None:
    return mark if mark is not None and mark.right else None


@examples(30)
@given(positions().filter(lambda position: 9 <= position.placed < 16), st.data())
def test_a_review_agrees_with_the_graded_moves(position: Position, data: st.DataObject) -> None:
    game = Game(position=position)
    for _ in range(data.draw(st.integers(1, 12))):
        if game.outcome is None:
            game.act(data.draw(st.sampled_from(game.legal_actions)))
    for move in review(game).moves:
        graded = grade(move.position)
        if not graded:
            continue  # only the last chance is left
        assert move.before == Solution(graded[0].value, graded[0].distance)
        known = {one.word: one for one in graded}.get(plain(move.word))
        if known is None or move.position.open or move.made:
            continue  # a part of a word, another shape, or a quarto that was not called
        assert move.after.value is known.value
        best, kept = known.rank == graded[0].rank, known.value is graded[0].value
        if not move.failed_calls:
            assert (move.verdict is Verdict.BEST) == best
        assert move.verdict.is_mistake != kept
