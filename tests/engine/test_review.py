"""Reviews of games: values before and after, mistakes, overlooked quartos, the turning point."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.reviewing import NINE_PLACED, TRANSCRIPTS, ending, obeys_the_laws, played, values
from kvarto import Game, Outcome, Seat, Settings, Shape, Termination, parse_games
from kvarto.engine.review import Accuracy, Review, Standing, Verdict, review
from kvarto.engine.solver import Watch, forget, grade
from kvarto.engine.values import Solution, Value
from kvarto.rules.settings import Calling, FalseCall

DATA = Path(__file__).parent.parent / "data"
#: Much less than the first moves of a game take without a table.
QUICK = 0.001


# -- how both stood ------------------------------------------------------------------------------


def test_what_first_has_second_lacks() -> None:
    result = ending("lapse-then-win")
    assert len(result.standings) == 1 + len(result.moves)
    assert result.standings[0] == result.start
    for move, standing in zip(result.moves, result.standings[1:], strict=True):
        mine = move.after.value if move.seat is Seat.FIRST else move.after.value.opposite
        assert (standing.value, standing.distance) == (mine, move.after.distance)
        height = standing.height
        assert height is not None
        signs = {Value.WIN: 1, Value.DRAW: 0, Value.LOSS: -1}
        assert (height > 0) - (height < 0) == signs[standing.value]


def test_what_is_unknown_has_no_height() -> None:
    assert Standing(Value.UNKNOWN, None).height is None
    assert Standing(Value.WIN, None).height == 0.5


# -- a game in which everything happens ----------------------------------------------------------


@pytest.fixture(scope="module")
def eventful() -> Review:
    """Diagonal \\ lapses, a call fails, and row 2 is stolen."""
    (game,) = parse_games((DATA / "eventful.qgn").read_text(encoding="utf-8"))
    result = review(game)
    obeys_the_laws(game, result)
    return result


def test_missed_quartos_are_told_apart_by_who_could_have_called(eventful: Review) -> None:
    missed = [
        (move.number, move.seat, move.missed_as_placer, move.missed_as_receiver, move.lapsed)
        for move in eventful.moves
        if move.missed
    ]
    diagonal, row = (Shape.DIAGONAL_DOWN,), (Shape.ROW_2,)
    assert missed == [
        (4, Seat.SECOND, diagonal, (), ()),
        (5, Seat.FIRST, (), diagonal, diagonal),
        (7, Seat.FIRST, row, (), ()),
    ]


def test_a_failed_call_and_a_stolen_win_are_those_of_who_called(eventful: Review) -> None:
    failed = [(move.number, move.seat) for move in eventful.moves if move.failed_calls]
    assert failed == [(6, Seat.SECOND)]
    assert [(str(move.word), move.seat) for move in eventful.moves if move.stole] == [
        ("!2", Seat.SECOND)
    ]


def test_the_turning_point_can_be_tried_again(eventful: Review) -> None:
    retry, decided = eventful.retry, eventful.turning_point
    assert retry is not None
    assert retry.move is decided
    assert (str(retry.move.word), retry.move.before.value) == ("d2>A", Value.WIN)
    assert list(map(str, retry.solutions)) == ["d2!2", "c3>4"]
    keeping = [g.word for g in grade(retry.move.position) if g.value is Value.WIN]
    assert sorted(map(str, retry.solutions)) == sorted(map(str, keeping))


def test_every_shape_that_could_be_pointed_out_is_a_solution() -> None:
    # b2 completes row 2 and column b at once.
    game = Game(position=".6../.5../8.9A/.4.. C")
    game.play("a1>0")
    game.end(Outcome(Termination.RESIGNATION, Seat.FIRST))
    retry = review(game).retry
    assert retry is not None
    assert {"b2!2", "b2!b"} <= set(map(str, retry.solutions))


def test_who_calls_what_lies_open_at_the_start_has_stolen_it_only_from_the_other() -> None:
    (own,) = played("!1", position="..../..../..../FDEC - @d1").moves
    (others,) = played("!1", position="..../..../..../FDEC 0 @d1").moves
    assert (own.stole, others.stole) == (False, True)


# -- overlooked quartos --------------------------------------------------------------------------


def test_a_stolen_win_is_the_fault_of_who_did_not_call() -> None:
    result = ending("win-by-receiver")
    *_, anna, ben = result.moves
    assert values(anna) == (Value.WIN, Value.LOSS)
    assert anna.made == anna.missed_as_placer == (Shape.DIAGONAL_DOWN,)
    assert anna.verdict is Verdict.DECISIVE
    assert "b3!\\" in map(str, anna.better)
    assert result.turning_point is anna
    assert (ben.verdict, ben.missed, ben.lapsed) == (Verdict.BEST, (), ())
    assert values(ben) == (Value.WIN, Value.WIN)


def test_a_quarto_that_both_overlook_lapses() -> None:
    result = ending("lapse-then-win")
    missed = [move for move in result.moves if move.missed]
    assert [(move.number, move.seat, str(move.word)) for move in missed] == [
        (1, Seat.FIRST, "b2>D"),
        (1, Seat.SECOND, "d1>0"),
    ]
    placer, receiver = missed
    assert placer.missed_as_placer == receiver.missed_as_receiver == (Shape.DIAGONAL_UP,)
    assert (placer.lapsed, receiver.lapsed) == ((), (Shape.DIAGONAL_UP,))
    assert list(map(str, receiver.better)) == ["!/"]
    assert result.turning_point is not None
    assert str(result.turning_point.word) == "b3>E"
    assert result.moves[-1].made == (Shape.SQUARE_C3,)


def test_nobody_ever_looks() -> None:
    result = ending("full-board-draw-with-lapsed-quartos")
    assert [str(shape) for move in result.moves for shape in move.lapsed] == [
        "c2", "d", "c", "b", "a1",
    ]  # fmt: skip
    last = result.moves[-1]
    assert (str(last.word), values(last)) == ("=", (Value.WIN, Value.DRAW))
    assert last.verdict is Verdict.DECISIVE


def test_a_wrong_call_on_the_last_board_lets_the_other_steal_or_lapses() -> None:
    result = ending("last-turn-call-by-receiver")
    *_, placer, receiver = result.moves
    assert placer.missed_as_placer == (Shape.ROW_2,)
    assert (receiver.verdict, receiver.missed) == (Verdict.BEST, ())


def test_missing_a_quarto_is_fine_when_another_win_follows_at_once() -> None:
    # Row 1 is open; row 2 wins as well.
    (move,) = played("d2!2", position="..../..../FDE./0123 C @d1").moves
    assert (move.verdict, move.missed_as_receiver) == (Verdict.FINE, (Shape.ROW_1,))


def test_a_failed_call_on_an_open_quarto_hands_it_over() -> None:
    game = Game(position="..../..../..../FDE. C @c1")
    game.place("d1")
    game.call("a")
    result = review(game)
    (move,) = result.moves
    assert (str(move.word), values(move)) == ("d1?a", (Value.WIN, Value.LOSS))
    assert move.missed_as_placer == (Shape.ROW_1,)
    assert len(move.failed_calls) == 1


def test_a_receiver_whose_call_failed_has_lost_the_quarto_and_maybe_more() -> None:
    spoken = played("d1>0", "?a")
    assert spoken.moves[1].after.value is not Value.WIN
    assert spoken.left_open == (Shape.ROW_1,)
    late = played("d1>0", "?a", settings=Settings(late_call=True))
    assert late.moves[1].after == Solution(Value.LOSS, 0)


# -- calls that end the game ---------------------------------------------------------------------


def test_a_forfeit_is_a_loss_after_the_call() -> None:
    move = ending("failed-call-of-receiver-forfeits").moves[-1]
    assert (move.verdict, values(move)) == (Verdict.DECISIVE, (Value.WIN, Value.LOSS))
    late = ending("late-call-forfeit").moves[-1]
    assert (late.missed_as_placer, late.after.value) == ((Shape.COLUMN_B,), Value.LOSS)
    placer = played("d1?2", settings=Settings(false_call=FalseCall.FORFEIT)).moves[-1]
    assert values(placer) == (Value.WIN, Value.LOSS)


def test_a_late_call_makes_good_what_the_giver_left_open() -> None:
    giver = ending("late-call-wins").moves[-1]
    assert (giver.verdict, giver.missed, values(giver)) == (
        Verdict.BEST,
        (),
        (Value.WIN, Value.WIN),
    )


def test_a_receiver_who_calls_wrongly_before_the_late_call_has_lost() -> None:
    *_, giver, receiver = ending("late-call-after-receiver-failed").moves
    assert values(giver) == (Value.WIN, Value.WIN)
    assert values(receiver) == (Value.WIN, Value.LOSS)
    assert receiver.missed_as_receiver == (Shape.COLUMN_C,)


def test_a_late_call_in_a_game_set_up_after_the_give_is_a_move_of_its_own() -> None:
    late = Settings(late_call=True)
    result = played(">0!1", position="..../..../..../FDEC 0 @d1", settings=late)
    (move,) = result.moves
    assert (move.seat, move.verdict, move.after.value) == (Seat.FIRST, Verdict.BEST, Value.WIN)
    failed = played(">0?2", position="..../..../..../FDEC 0 @d1", settings=late)
    assert failed.moves[0].missed_as_placer == (Shape.ROW_1,)


def test_with_automatic_calling_nothing_is_missed() -> None:
    automatic = Settings(calling=Calling.AUTOMATIC)
    (move,) = played("d1!1", settings=automatic).moves
    assert (move.verdict, move.made, move.missed) == (Verdict.BEST, (Shape.ROW_1,), ())
    assert not any(move.missed for move in ending("automatic-two-shapes").moves)


# -- games that break off ------------------------------------------------------------------------


def test_a_part_of_a_word_is_judged_as_far_as_it_goes() -> None:
    result = ending("time-out-in-mid-turn")
    last = result.moves[-1]
    assert (str(last.word), values(last)) == ("a2", (Value.WIN, Value.DRAW))
    # The clock decided it, not the move.
    assert (last.verdict, result.turning_point) == (Verdict.MISTAKE, None)


def test_who_resigns_may_have_overlooked_a_quarto() -> None:
    result = ending("resignation")
    assert (result.left_open, result.left_to_act) == ((Shape.ROW_2,), Seat.SECOND)
    assert result.left_at == Solution(Value.WIN, 0)
    assert result.turning_point is None


@pytest.mark.parametrize(
    ("outcome", "verdict"),
    [
        (None, Verdict.BLUNDER),
        (Outcome(Termination.RESIGNATION, Seat.SECOND), Verdict.DECISIVE),
        (Outcome(Termination.RESIGNATION, Seat.FIRST), Verdict.BLUNDER),
        (Outcome(Termination.AGREEMENT), Verdict.BLUNDER),
        (Outcome(Termination.ABORTED), Verdict.BLUNDER),
    ],
)
def test_a_mistake_is_decisive_if_the_game_ended_so(
    outcome: Outcome | None, verdict: Verdict
) -> None:
    game = Game(position="..../..../..../FDE. C @c1")
    game.play("d1>0")
    if outcome is not None:
        game.end(outcome)
    assert [move.verdict for move in review(game).moves] == [verdict]


def test_a_call_that_is_not_settled_is_no_move() -> None:
    game = Game(position="..../..../..../FDE. C @c1")
    game.play("d1>0")
    game.call()
    assert len(review(game).moves) == 1


def test_a_game_without_moves_has_an_empty_review() -> None:
    empty = review(Game(position=NINE_PLACED))
    assert (empty.moves, empty.turning_point, empty.unjudged) == ((), None, 0)
    assert empty.accuracy(Seat.FIRST) == Accuracy(0, 0)


# -- limits --------------------------------------------------------------------------------------


def test_what_is_not_known_in_time_is_not_judged() -> None:
    watch = Watch()
    watch.stop()
    game = Game()
    game.play(">F")
    forget(game.settings.variant)
    for limit in (None, QUICK):
        stopped = watch if limit is None else None
        result = review(game, time_limit=limit, watch=stopped, table=False)
        assert [move.verdict for move in result.moves] == [Verdict.UNKNOWN]
        assert result.unjudged == 1
        assert result.accuracy(Seat.FIRST).share is None


def test_numbers_count_rounds_as_records_do() -> None:
    (game,) = parse_games(TRANSCRIPTS["set-up-position"])
    result = review(game, time_limit=QUICK)
    assert [move.number for move in result.moves] == [1, 1, 2, 2, 3, 3]
    second_begins = played("d1>0", "a1>1", position="..../..../..../.DE. C", time_limit=QUICK)
    assert [(move.number, move.seat) for move in second_begins.moves] == [
        (1, Seat.SECOND),
        (2, Seat.FIRST),
    ]
