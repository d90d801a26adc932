"""What the computer at a table answers, without a server."""

from __future__ import annotations

import pytest

from kvarto import Give, Piece, Place, Seat
from kvarto.engine.players import LEVELS
from kvarto.session.commands import Accept, Decline, OfferKind, Pause, PlayerCommand, Propose
from kvarto.session.computer import Computer
from session.tables import TestTable, table
from support.players import unhurried

FIRST, SECOND = Seat.FIRST, Seat.SECOND
DRAW, TAKE_BACK = OfferKind.DRAW, OfferKind.TAKE_BACK
#: First must give, and has lost whatever that is; a draw. On d1 each has a quarto.
LOST = ".0DF/8C.B/1..7/..6A -"
DRAWN = ".6../.0.9/.43C/1A82 -"


def wanted_by_second(at: TestTable) -> tuple[PlayerCommand, ...]:
    return Computer(unhurried(LEVELS[-1], 1), SECOND).commands(at.state, at.now)


@pytest.mark.parametrize(("position", "answer"), [(LOST, Decline), (DRAWN, Accept)])
@pytest.mark.parametrize("last", ["", " @d1"])
def test_an_open_quarto_makes_no_difference_to_the_answer_to_a_draw_offer(
    position: str, answer: type[Accept | Decline], last: str
) -> None:
    at = table(start=position + last)
    # The last placement made a quarto, which nobody has called and the answer must not tell of.
    assert bool(at.state.game.open) == bool(last)
    at.do(Propose(FIRST, DRAW))
    assert wanted_by_second(at) == (answer(SECOND, DRAW),)


def test_of_two_proposals_one_is_answered_and_then_the_other_if_it_is_left() -> None:
    at = table(start=LOST)
    at.do(Give(FIRST, Piece.from_text("2")), Place(SECOND, at.state.game.position.empty_cells[0]))
    at.do(Propose(FIRST, TAKE_BACK), Propose(FIRST, DRAW))
    at.do(*wanted_by_second(at))
    assert len(at.state.offers) == 1
    at.do(*wanted_by_second(at))
    assert not at.state.offers


def test_when_it_is_its_turn_it_does_all_of_it() -> None:
    at = table(start=LOST)
    assert wanted_by_second(at) == ()
    at.do(Give(FIRST, Piece.from_text("2")))
    wanted = wanted_by_second(at)
    assert isinstance(wanted[0], Place)
    at.do(*wanted)
    assert at.state.game.to_act is FIRST or at.state.outcome is not None


def test_in_a_pause_it_answers_and_does_nothing_else() -> None:
    at = table(start=LOST)
    at.do(Give(FIRST, Piece.from_text("2")), Pause(FIRST))
    assert wanted_by_second(at) == ()
    at.do(Propose(FIRST, TAKE_BACK))
    assert wanted_by_second(at) == (Accept(SECOND, TAKE_BACK),)
