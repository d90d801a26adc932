"""The spoken game: turns, calls, what is open, what lapses, how it ends."""

from __future__ import annotations

import pytest
from hypothesis import example, given

from kvarto import (
    ActionKind,
    Call,
    Calling,
    Cell,
    EndTurn,
    FalseCall,
    Feature,
    Game,
    GameState,
    Give,
    IllegalAction,
    ImpossiblePosition,
    Outcome,
    Piece,
    Place,
    Point,
    Position,
    Seat,
    Settings,
    Shape,
    Termination,
    Variant,
)
from strategies import games

FIRST, SECOND = Seat.FIRST, Seat.SECOND
GIVE, PLACE, CALL, POINT, END = ActionKind

# Row 1 is complete and all dark and tall; first has just placed on d1.
ROW_1_COMPLETED = """
    ....
    ....
    ....
    FDEC
"""


def state(board: str, rest: str = "-", **settings: object) -> GameState:
    position = Position.from_text(f"{'/'.join(board.split())} {rest}")
    return GameState.start(Settings(position.variant, **settings), position)  # type: ignore[arg-type]


def completed(**settings: object) -> GameState:
    """First has completed row 1 on d1 and has yet to give."""
    return state(ROW_1_COMPLETED, "- @d1", **settings)


def full(**settings: object) -> GameState:
    """First has placed the 16th piece, and completed row 1 with it."""
    position = Position.from_text("3B26/E75A/9DF1/048C - @d1")
    return GameState.start(Settings(**settings), position)  # type: ignore[arg-type]


def test_first_gives_then_second_places_and_gives_back() -> None:
    game = GameState()
    assert (game.to_act, game.may(FIRST), game.may(SECOND)) == (FIRST, (GIVE,), ())
    game = game.act(Give(FIRST, Piece.DTSH))
    assert (game.to_act, game.may(FIRST), game.may(SECOND)) == (SECOND, (), (PLACE,))
    game = game.act(Place(SECOND, Cell.B2))
    assert (game.to_act, game.may(FIRST), game.may(SECOND)) == (SECOND, (), (GIVE, CALL))
    game = game.act(Give(SECOND, Piece.LSRS))
    assert (game.to_act, game.may(FIRST), game.may(SECOND)) == (FIRST, (PLACE, CALL), ())


def test_nobody_can_call_before_the_first_placement() -> None:
    game = GameState().act(Give(FIRST, Piece.DTSH))
    for seat in Seat:
        with pytest.raises(IllegalAction, match="no piece has been placed"):
            game.act(Call(seat))


def test_the_placer_wins_by_calling_and_pointing() -> None:
    game = completed().act(Call(FIRST))
    assert (game.to_act, game.may(FIRST), game.may(SECOND)) == (FIRST, (POINT,), ())
    game = game.act(Point(FIRST, Shape.ROW_1))
    features = (Feature.COLOUR, Feature.HEIGHT)
    assert game.outcome == Outcome(Termination.QUARTO, FIRST, Shape.ROW_1, features)
    assert (game.to_act, game.may(FIRST), game.may(SECOND), game.open) == (None, (), (), ())


def test_the_receiver_steals_the_win_that_the_placer_missed() -> None:
    game = completed().act(Give(FIRST, Piece.LSRS))
    assert game.open == (Shape.ROW_1,)
    game = game.act(Call(SECOND)).act(Point(SECOND, Shape.ROW_1))
    assert game.outcome is not None
    assert game.outcome.winner is SECOND


def test_a_lapsed_quarto_cannot_be_called_later() -> None:
    game = completed().act(Give(FIRST, Piece.LSRS)).act(Place(SECOND, Cell.A4))
    assert (game.open, game.lapsed) == ((), (Shape.ROW_1,))
    game = game.act(Call(SECOND)).act(Point(SECOND, Shape.ROW_1))
    assert game.outcome is None
    assert game.called == {SECOND}


def test_a_failed_call_costs_only_the_chance() -> None:
    game = completed().act(Call(FIRST)).act(Point(FIRST, Shape.ROW_2))
    assert game.outcome is None
    assert game.may(FIRST) == (GIVE,)
    with pytest.raises(IllegalAction, match="first has already called"):
        game.act(Call(FIRST))
    game = game.act(Give(FIRST, Piece.LSRS))
    assert game.may(SECOND) == (PLACE, CALL)


def test_a_failed_call_can_cost_the_game() -> None:
    game = completed(false_call=FalseCall.FORFEIT).act(Call(FIRST)).act(Point(FIRST, None))
    assert game.outcome == Outcome(Termination.FORFEIT, SECOND)


def test_a_cancelled_call_has_failed_even_with_an_open_quarto() -> None:
    game = completed().act(Call(FIRST)).act(Point(FIRST, None))
    assert game.outcome is None
    assert game.open == (Shape.ROW_1,)


def test_while_a_call_is_made_nobody_else_can_do_anything() -> None:
    game = completed().act(Call(FIRST))
    for action in (
        Give(FIRST, Piece.LSRS),
        Call(SECOND),
        Call(FIRST),
        Point(SECOND, Shape.ROW_1),
        Place(SECOND, Cell.A2),
        EndTurn(FIRST),
    ):
        with pytest.raises(IllegalAction, match="first has called and must point first"):
            game.act(action)


def test_pointing_needs_a_call() -> None:
    with pytest.raises(IllegalAction, match="has to call before pointing"):
        completed().act(Point(FIRST, Shape.ROW_1))


def test_without_pointing_the_call_is_right_if_any_quarto_is_open() -> None:
    game = completed(pointing=frozenset({SECOND}))
    won = game.act(Call(FIRST))
    assert won.outcome is not None
    assert (won.outcome.winner, won.outcome.shape) == (FIRST, Shape.ROW_1)
    assert game.act(Give(FIRST, Piece.LSRS)).act(Call(SECOND)).pointing is SECOND


def test_a_call_points_at_squares_in_vain_where_only_lines_count() -> None:
    four = "..../..../04../8C.. - @b1"
    lines, both = (GameState.start(Settings(v), Position.from_text(f"{four} {v}"))
                   for v in (Variant("standard"), Variant("advanced")))  # fmt: skip
    seat = lines.to_act
    assert seat is not None
    assert lines.act(Call(seat)).act(Point(seat, Shape.SQUARE_A1)).outcome is None
    assert both.act(Call(seat)).act(Point(seat, Shape.SQUARE_A1)).outcome is not None


def test_the_giver_may_call_late_where_that_is_agreed() -> None:
    given_away = completed(late_call=True).act(Give(FIRST, Piece.LSRS))
    assert given_away.may(FIRST) == (CALL,)
    assert given_away.may(SECOND) == (PLACE, CALL)
    won = given_away.act(Call(FIRST)).act(Point(FIRST, Shape.ROW_1))
    assert won.outcome is not None
    assert won.outcome.winner is FIRST
    placed = given_away.act(Place(SECOND, Cell.A4))
    with pytest.raises(IllegalAction, match="not first's chance"):
        placed.act(Call(FIRST))


def test_a_placer_who_has_called_in_vain_cannot_call_late() -> None:
    game = completed(late_call=True).act(Call(FIRST)).act(Point(FIRST, None))
    assert game.act(Give(FIRST, Piece.LSRS)).may(FIRST) == ()


def test_without_that_agreement_the_giver_cannot_call_late() -> None:
    game = completed().act(Give(FIRST, Piece.LSRS))
    with pytest.raises(IllegalAction, match="not first's chance"):
        game.act(Call(FIRST))


def test_after_the_sixteenth_placement_both_have_a_last_chance() -> None:
    game = full()
    assert (game.may(FIRST), game.may(SECOND)) == ((CALL, END), ())
    game = game.act(EndTurn(FIRST))
    assert (game.may(FIRST), game.may(SECOND)) == ((), (CALL, END))
    won = game.act(Call(SECOND)).act(Point(SECOND, Shape.ROW_1))
    assert won.outcome is not None
    assert won.outcome.winner is SECOND
    drawn = game.act(EndTurn(SECOND))
    assert drawn.outcome == Outcome(Termination.DRAW)
    assert drawn.open == ()
    assert Shape.ROW_1 in drawn.lapsed


def test_after_the_sixteenth_placement_a_used_call_leaves_nothing_to_do() -> None:
    game = full().act(Call(FIRST)).act(Point(FIRST, Shape.ROW_4))
    assert (game.to_act, game.may(FIRST), game.may(SECOND)) == (SECOND, (), (CALL, END))
    game = game.act(Call(SECOND)).act(Point(SECOND, None))
    assert game.outcome == Outcome(Termination.DRAW)


def test_there_is_no_late_call_after_the_sixteenth_placement() -> None:
    game = full(late_call=True).act(EndTurn(FIRST))
    assert game.may(FIRST) == ()


def test_only_the_last_turn_can_be_ended_without_giving() -> None:
    with pytest.raises(IllegalAction, match="only the last turn"):
        completed().act(EndTurn(FIRST))


def test_automatic_calling_wins_at_once_with_the_first_shape() -> None:
    settings = Settings(Variant("advanced"), Calling.AUTOMATIC)
    position = Position.from_text("..../..../04../8.12 C chst:lq @a1")
    game = GameState.start(settings, position)
    game = game.act(Place(game.on_turn, Cell.B1))
    assert game.outcome is not None
    assert game.outcome.shape is Shape.SQUARE_A1
    with pytest.raises(IllegalAction, match="the game is over"):
        game.act(Call(FIRST))


def test_automatic_calling_leaves_nothing_to_call() -> None:
    game = GameState.start(Settings(calling=Calling.AUTOMATIC))
    game = game.act(Give(FIRST, Piece.LSRS)).act(Place(SECOND, Cell.A1))
    assert game.may(SECOND) == (GIVE,)
    with pytest.raises(IllegalAction, match="called automatically"):
        game.act(Call(SECOND))


def test_automatic_calling_draws_on_a_full_board() -> None:
    position = Position.from_text("3B26/E75A/9DF1/048C -")
    for calling in Calling:
        game = GameState.start(Settings(calling=calling), position)
        assert game.outcome == Outcome(Termination.DRAW)


def test_a_position_set_up_with_an_open_quarto_is_won_by_its_placer_automatically() -> None:
    game = completed(calling=Calling.AUTOMATIC)
    assert game.outcome is not None
    assert game.outcome.winner is FIRST is game.placer


def test_a_position_set_up_without_a_last_placement_gives_no_call() -> None:
    game = state(ROW_1_COMPLETED, "7")
    assert game.placer is None
    assert game.may(SECOND) == (PLACE,)


def test_a_position_of_another_variant_is_refused() -> None:
    with pytest.raises(ImpossiblePosition, match="chst:l, the game of c:l"):
        GameState.start(Settings(Variant("c:l")), Position())


def test_who_is_not_on_turn_is_told_so() -> None:
    game = completed()
    with pytest.raises(IllegalAction, match="not second's turn to give"):
        game.act(Give(SECOND, Piece.LSRS))
    with pytest.raises(IllegalAction, match="first cannot place a piece now"):
        game.act(Place(FIRST, Cell.A2))
    with pytest.raises(IllegalAction, match="not second's turn to end"):
        full().act(EndTurn(SECOND))


def test_a_game_can_be_ended_from_outside_once() -> None:
    game = completed().end(Outcome(Termination.RESIGNATION, SECOND))
    assert game.open == (Shape.ROW_1,)
    with pytest.raises(IllegalAction, match="the game is over"):
        game.end(Outcome(Termination.AGREEMENT))


@example(Game())
@example(Game(position="A.../..../..../.... 7 @a4"))
@example(Game(position="3B26/E75A/9DF1/048C - @a1"))
@given(games())
def test_what_is_listed_as_legal_is_what_is_allowed(game: Game) -> None:
    state = game.state
    for seat in Seat:
        legal = state.legal_actions(seat)
        for action in legal:
            state.act(action)
        in_turn = (Give(seat, Piece.LSRS), Place(seat, Cell.A1), EndTurn(seat))
        examples = (*in_turn, Call(seat), Point(seat, None))
        for action in examples:
            if type(action) not in {type(one) for one in legal}:
                with pytest.raises(IllegalAction):
                    state.act(action)


def test_the_caller_may_point_at_every_shape_or_at_none() -> None:
    called = completed().act(Call(FIRST))
    assert called.legal_actions(FIRST) == tuple(Point(FIRST, shape) for shape in (*Shape, None))
    assert called.legal_actions(SECOND) == ()


@given(games())
def test_somebody_is_to_act_exactly_while_the_game_goes_on(game: Game) -> None:
    state = game.state
    assert (state.to_act is None) == (state.outcome is not None)
    if state.to_act is not None:
        assert state.may(state.to_act)
