"""The rules of the table, one by one."""

from __future__ import annotations

from random import Random

import pytest

from kvarto import (
    Call,
    Cell,
    EndTurn,
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
from kvarto.session.commands import (
    Abort,
    Accept,
    ClaimWin,
    CommandKind,
    Decline,
    Leave,
    OfferKind,
    Pause,
    Propose,
    Resign,
    Resume,
    Return,
)
from kvarto.session.events import (
    Accepted,
    TableSettings,
    TimeRanOut,
)
from kvarto.session.per_seat import PerSeat
from kvarto.session.state import apply, fold
from kvarto.session.table import Player, deadline, draw_seats, may, open_table
from session.tables import COMPLETED, FULL, MINUTE, refused, table

FIRST, SECOND = Seat.FIRST, Seat.SECOND
DRAW, TAKE_BACK = OfferKind.DRAW, OfferKind.TAKE_BACK


# -- sitting down ------------------------------------------------------------------------------


def test_dice_decide_who_is_first_and_equal_throws_are_thrown_again() -> None:
    seen = set()
    for seed in range(200):
        order, throws = draw_seats(("A", "B"), Random(seed))
        *equal, last = throws
        assert all(throw.first == throw.second for throw in equal)
        assert last.first > last.second
        seen.add((order[0], bool(equal)))
    assert seen == {("A", False), ("A", True), ("B", False), ("B", True)}


def test_without_dice_the_one_named_first_is_first() -> None:
    opened = open_table((Player("A"), Player("B", points=False)), TableSettings(), 5)
    assert opened.names == PerSeat("A", "B")
    assert opened.throws == ()
    assert opened.settings.game.pointing == {FIRST}


UNFIT_NAMES = ["", "  ", "\u200d", "two\nlines", "\x00", "a\x1b[31m", "\u202eab", "x" * 41]


@pytest.mark.parametrize("name", UNFIT_NAMES)
def test_a_name_must_be_one_that_can_be_shown(name: str) -> None:
    with pytest.raises(IllegalAction, match="a name has"):
        open_table((Player("A"), Player(name)), TableSettings(), 0)


@pytest.mark.parametrize("name", ["Anna", "Zoë 👩\u200d👩\u200d👧", "می\u200cخواهم", "小林"])
def test_names_of_all_scripts_can_be_shown(name: str) -> None:
    assert open_table((Player(name), Player("B")), TableSettings(), 0).names.first == name


def test_a_table_does_not_open_with_a_position_of_another_game() -> None:
    settings = TableSettings(Settings(Variant("advanced")), start=Position())
    with pytest.raises(ImpossiblePosition, match="variant"):
        open_table((Player("A"), Player("B")), settings, 0)


def test_a_table_begins_with_being_opened() -> None:
    with pytest.raises(IllegalAction, match="not been opened"):
        fold([])
    with pytest.raises(IllegalAction, match="not been opened"):
        apply(None, TimeRanOut(0, FIRST))


def test_what_the_rules_forbid_is_refused_at_a_table_too() -> None:
    at = table()
    refused(at, Give(SECOND, Piece.LSRS), "not second's turn to give")
    at.do(Give(FIRST, Piece.LSRS))
    refused(at, Give(FIRST, Piece.LSRS), "cannot give")


# -- around the game ---------------------------------------------------------------------------


def test_a_player_can_resign_at_any_time_but_while_a_call_is_made() -> None:
    at = table()
    at.play(COMPLETED)
    at.do(Call(FIRST))
    refused(at, Resign(SECOND), "first has called")
    at.do(Point(FIRST, None), Resign(SECOND))
    assert at.state.outcome == Outcome(Termination.RESIGNATION, FIRST)
    refused(at, Resign(FIRST), "game is over")
    refused(at, Leave(FIRST), "game is over")


def test_a_draw_is_agreed() -> None:
    at = table()
    at.do(Propose(FIRST, DRAW))
    refused(at, Propose(FIRST, DRAW), "proposed already")
    refused(at, Accept(FIRST, DRAW), "nothing has been proposed")
    at.do(Accept(SECOND, DRAW))
    assert at.state.outcome == Outcome(Termination.AGREEMENT)
    assert at.state.offers == frozenset()


def test_two_offers_of_a_draw_are_an_agreement() -> None:
    at = table()
    at.do(Propose(FIRST, DRAW))
    assert at.do(Propose(SECOND, DRAW)) == (Accepted(0, SECOND, DRAW),)


def test_an_offer_of_ones_own_that_was_declined_does_not_keep_one_from_agreeing() -> None:
    at = table()
    at.do(Propose(FIRST, DRAW), Decline(SECOND, DRAW), Propose(SECOND, DRAW))
    assert CommandKind.OFFER_DRAW in may(at.state, FIRST, 0)
    assert at.do(Propose(FIRST, DRAW)) == (Accepted(0, FIRST, DRAW),)


def test_a_declined_offer_can_be_made_again_after_ones_next_move() -> None:
    at = table()
    at.play(">F a1>D")
    at.do(Propose(FIRST, DRAW), Decline(SECOND, DRAW))
    refused(at, Propose(FIRST, DRAW), "declined")
    at.play("b1>E")
    at.do(Propose(FIRST, DRAW))


def test_playing_on_declines_an_offer() -> None:
    at = table()
    at.play(">F")
    at.do(Propose(FIRST, DRAW), Place(SECOND, Cell.A1))
    assert at.state.offers == frozenset()
    refused(at, Propose(FIRST, DRAW), "declined")


def test_an_offer_stands_while_its_maker_plays_on() -> None:
    at = table()
    at.do(Propose(FIRST, DRAW))
    at.play(">F")
    at.do(Accept(SECOND, DRAW))
    assert at.state.outcome is not None


def test_a_take_back_goes_to_before_the_requesters_last_place_or_give() -> None:
    at = table("600+5")
    at.play(">F a1>D b1>E", after=1000)
    at.do(Propose(SECOND, TAKE_BACK), Accept(FIRST, TAKE_BACK), after=2000)
    game = at.state.game
    assert str(game.position) == "..../..../..../F... - @a1"
    assert game.to_act is SECOND
    assert len(at.state.moments) == 2
    # What was charged stays charged; the increments stay too.
    assert at.state.clock.remaining == PerSeat(608_000, 602_000)
    assert at.state.clock.running is SECOND


def test_lapses_and_used_calls_come_back_with_a_take_back() -> None:
    at = table()
    at.play(f"{COMPLETED}>0")
    at.do(Call(SECOND), Point(SECOND, None), Place(SECOND, Cell.A4))
    assert at.state.game.lapsed == (Shape.ROW_1,)
    at.do(Propose(SECOND, TAKE_BACK), Accept(FIRST, TAKE_BACK))
    assert at.state.game.open == (Shape.ROW_1,)
    assert at.state.game.called == {SECOND}
    at.do(Propose(FIRST, TAKE_BACK), Accept(SECOND, TAKE_BACK))
    assert at.state.game.called == frozenset()


def test_a_take_back_gives_a_new_minute_and_drops_the_limit_of_the_last_chance() -> None:
    at = table("60/move")
    at.play(">F a1", after=10_000)
    at.do(Propose(SECOND, TAKE_BACK), Accept(FIRST, TAKE_BACK), after=10_000)
    assert deadline(at.state) == at.now + MINUTE
    unlimited = table(start=FULL)
    unlimited.do(Place(FIRST, Cell.D1))
    unlimited.play("=")
    assert deadline(unlimited.state) == MINUTE
    unlimited.do(Propose(FIRST, TAKE_BACK), Accept(SECOND, TAKE_BACK))
    assert deadline(unlimited.state) is None


def test_nothing_can_be_taken_back_in_serious_games_or_before_anything_was_done() -> None:
    refused(table(casual=False), Propose(FIRST, TAKE_BACK), "only in casual games")
    at = table()
    at.play(">F")
    refused(at, Propose(SECOND, TAKE_BACK), "nothing to take back")


def test_going_on_withdraws_ones_own_wish_to_take_back() -> None:
    at = table()
    at.play(">F a1")
    at.do(Propose(SECOND, TAKE_BACK), Give(SECOND, Piece.LSRS))
    assert at.state.offers == frozenset()
    at.do(Propose(SECOND, TAKE_BACK))


def test_a_pause_stops_the_clock_and_the_game() -> None:
    at = table("60/move")
    at.do(Pause(SECOND), after=10_000)
    refused(at, Give(FIRST, Piece.DTSH), "paused")
    refused(at, Pause(FIRST), "paused")
    assert deadline(at.state) is None
    assert CommandKind.GIVE not in may(at.state, FIRST, at.now)
    at.do(Resume(FIRST), after=10 * MINUTE)
    assert at.state.clock.left(FIRST, at.now) == 50_000
    refused(at, Resume(FIRST), "not paused")
    refused(table(casual=False), Pause(FIRST), "only in casual games")


def test_a_take_back_during_a_pause_lets_the_clock_stand() -> None:
    at = table("60/move")
    at.play(">F")
    at.do(Pause(FIRST), Propose(FIRST, TAKE_BACK), Accept(SECOND, TAKE_BACK))
    assert at.state.clock.running is None
    at.do(Resume(FIRST))
    assert at.state.clock.running is FIRST


def test_a_game_is_called_off_before_the_first_placement() -> None:
    at = table()
    at.play(">F")
    at.do(Abort(SECOND))
    assert at.state.outcome == Outcome(Termination.ABORTED)
    late = table()
    late.play(">F a1")
    refused(late, Abort(FIRST), "one can still resign")


def test_the_win_is_claimed_from_somebody_who_left() -> None:
    at = table()
    refused(at, ClaimWin(FIRST), "at the table")
    refused(at, Return(SECOND), "not away")
    at.do(Leave(SECOND))
    refused(at, Leave(SECOND), "away already")
    at.now += at.state.settings.grace - 1
    refused(at, ClaimWin(FIRST), "not been away long enough")
    at.do(Return(SECOND), Leave(SECOND))
    at.do(ClaimWin(FIRST), after=at.state.settings.grace)
    assert at.state.outcome == Outcome(Termination.ABANDONED, FIRST)


def test_who_does_something_is_not_away() -> None:
    at = table()
    at.play(">F")
    at.do(Leave(SECOND))
    at.do(Place(SECOND, Cell.A1), after=at.state.settings.grace)
    refused(at, ClaimWin(FIRST), "at the table")


def test_nothing_is_claimed_during_a_pause() -> None:
    at = table()
    at.do(Leave(SECOND), Pause(FIRST))
    at.now += at.state.settings.grace
    refused(at, ClaimWin(FIRST), "paused")


def test_a_game_from_a_position_can_be_called_off_too() -> None:
    at = table(start="A.../..../..../.... 7")
    at.do(Abort(SECOND))
    assert at.state.outcome == Outcome(Termination.ABORTED)


def test_ending_the_last_turn_is_playing_on() -> None:
    at = table(start=FULL)
    at.do(Place(FIRST, Cell.D1), Propose(SECOND, DRAW), EndTurn(FIRST))
    assert at.state.offers == frozenset()


def test_events_that_cannot_have_happened_are_refused() -> None:
    with pytest.raises(IllegalAction, match="nothing to take back"):
        apply(table().state, Accepted(0, FIRST, TAKE_BACK))


def test_with_a_clock_the_clock_decides() -> None:
    at = table("3d/move")
    at.do(Leave(SECOND))
    at.now += at.state.settings.grace
    refused(at, ClaimWin(FIRST), "clock decides")


def test_what_a_seat_may_do_is_listed_in_order() -> None:
    at = table(late_call=True)
    at.play(">F a1>D")
    assert may(at.state, FIRST, 0) == (
        CommandKind.PLACE,
        CommandKind.CALL,
        CommandKind.RESIGN,
        CommandKind.OFFER_DRAW,
        CommandKind.ASK_TAKE_BACK,
        CommandKind.PAUSE,
    )
    at.do(Propose(FIRST, DRAW), Propose(FIRST, TAKE_BACK))
    assert may(at.state, SECOND, 0) == (
        CommandKind.CALL,
        CommandKind.RESIGN,
        CommandKind.OFFER_DRAW,
        CommandKind.ACCEPT_DRAW,
        CommandKind.DECLINE_DRAW,
        CommandKind.ASK_TAKE_BACK,
        CommandKind.ACCEPT_TAKE_BACK,
        CommandKind.DECLINE_TAKE_BACK,
        CommandKind.PAUSE,
    )
