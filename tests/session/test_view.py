"""What a seat may see, and the record of a table."""

from __future__ import annotations

import pytest

from kvarto import (
    Call,
    Cell,
    FalseCall,
    Piece,
    Place,
    Point,
    Position,
    Seat,
    Shape,
    Termination,
    Trait,
    parse_games,
)
from kvarto.session.commands import Accept, CommandKind, OfferKind, PassTime, Propose, Resign
from kvarto.session.per_seat import PerSeat
from kvarto.session.view import to_game, view
from session.tables import table

FIRST, SECOND = Seat.FIRST, Seat.SECOND
COMPLETED = ">F a1>D b1>E c1>C d1"


def test_a_view_says_what_the_seat_may_do_and_with_what() -> None:
    at = table()
    at.play(">F")
    second, first = view(at.state, SECOND, 0), view(at.state, FIRST, 0)
    assert CommandKind.PLACE in second.may
    assert len(second.cells) == 16
    assert second.pieces == ()
    assert CommandKind.PLACE not in first.may
    assert first.cells == ()
    at.do(Place(SECOND, Cell.A1))
    assert Piece.LSRS in view(at.state, SECOND, 0).pieces


def test_somebody_who_watches_may_do_nothing() -> None:
    at = table("60/move")
    at.play(">F a1>D", after=1000)
    seen = view(at.state, None, 12_000)
    assert (seen.seat, seen.may, seen.cells, seen.pieces) == (None, (), (), ())
    assert seen.words == (">F", "a1>D")
    assert seen.left == PerSeat(50_000, 59_000)
    assert (seen.running, seen.deadline) == (FIRST, 62_000)


def test_the_view_of_a_running_game_never_looks_for_quartos(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    at = table()
    at.play(f"{COMPLETED}>0")

    def looked(*_: object) -> None:
        raise AssertionError("the view looked for quartos")

    monkeypatch.setattr(Position, "open", property(looked))
    monkeypatch.setattr(Position, "lapsed", property(looked))
    monkeypatch.setattr(Position, "is_quarto", looked)
    monkeypatch.setattr(Position, "shared", looked)
    for seat in (FIRST, SECOND, None):
        view(at.state, seat, 0)


def test_when_the_game_is_over_the_shape_and_what_it_shares_are_shown() -> None:
    at = table()
    at.play(f"{COMPLETED}!1")
    seen = view(at.state, SECOND, 0)
    assert seen.outcome is not None
    assert seen.outcome.shape is Shape.ROW_1
    assert seen.traits == (Trait.DARK, Trait.TALL)
    assert seen.may == ()


def test_the_record_holds_names_clock_times_and_the_reason() -> None:
    at = table("60/move", casual=False, false_call=FalseCall.FORFEIT)
    at.play(">F a1>D b1>E", after=7000)
    at.do(Resign(SECOND))
    game = to_game(at.state)
    assert game.tags == {"First": "Anna", "Second": "Ben"}
    assert [move.note.clock for move in game] == [53_000, 53_000, 53_000]
    assert game.outcome is not None
    assert game.outcome.termination is Termination.RESIGNATION
    assert list(parse_games(str(game))) == [game]


def test_what_was_taken_back_is_not_in_the_record() -> None:
    at = table()
    at.play(">F a1>D")
    at.do(Propose(SECOND, OfferKind.TAKE_BACK), Accept(FIRST, OfferKind.TAKE_BACK))
    assert [str(move) for move in to_game(at.state)] == [">F", "a1"]


def test_a_failed_late_call_leaves_the_clock_times_where_they_belong() -> None:
    at = table("60/move", late_call=True)
    at.play(f"{COMPLETED}>0", after=1000)
    at.do(Call(SECOND), after=1000)
    at.do(Point(SECOND, None))
    at.do(Call(FIRST), after=1000)
    at.do(Point(FIRST, Shape.ROW_2))
    game = to_game(at.state)
    assert [str(move) for move in game][-2:] == ["d1>0?2", "?"]
    assert [move.note.clock for move in game][-2:] == [59_000, None]
    at.do(PassTime(), after=60_000)
    assert at.state.outcome is not None
    assert list(parse_games(str(to_game(at.state)))) == [to_game(at.state)]
