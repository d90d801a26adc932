"""Whole games over the socket, both seats at one browser."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kvarto import CELLS, Shape
from kvarto.server import protocol
from server.pages import COMPLETED, FULL, OPEN, Browser, Page, Server, running
from support.fake_time import FakeTime

ROW_1 = ["a1", "b1", "c1", "d1"]
ROW_2 = ["a2", "b2", "c2", "d2"]
NO_SHAPE = ["a1", "b1", "c1", "d2"]
#: Where the rows begin, in the order in which notation writes them.
ROWS = (12, 8, 4, 0)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, server_clock: FakeTime) -> Iterator[Server]:
    """A server at which time passes only when a test says so."""
    file = tmp_path_factory.mktemp("data") / "kvarto.sqlite3"
    with running(file, fake_time=server_clock) as server:
        yield server


def outcome_of(page: Page) -> protocol.Outcome:
    outcome = page.table.outcome
    assert outcome is not None
    return outcome


def ended(page: Page) -> tuple[str, str | None]:
    """Why a game is over, and who has won."""
    outcome = outcome_of(page)
    return outcome.reason, outcome.winner


# -- giving, placing, calling ------------------------------------------------------------------


def test_a_new_table_shows_all_that_was_agreed(browser: Browser) -> None:
    with browser.playing(
        variant="advanced", false_call="forfeit", late_call=True, clock="60/move", casual=False
    ) as page:
        table = page.table
    assert table.id == page.game
    assert (table.number, table.words, table.board) == (1, (), "." * 16)
    assert (table.variant, table.calling, table.false_call) == ("chst:lq", "spoken", "forfeit")
    assert (table.late_call, table.clock, table.casual) == (True, "60/move", False)
    assert table.seats.first == protocol.Occupant("Anna", None, yours=True, points=True)
    assert table.seats.second == protocol.Occupant("Ben", None, yours=True, points=True)
    assert (table.throws, table.to_act, table.outcome, table.rematch) == ((), "first", None, None)
    assert len(table.reserve) == 16
    assert (table.clocks.running, table.clocks.second) == ("first", 60_000)
    assert table.may.first == ("give", "resign", "offer_draw", "abort")
    assert table.may.second == ("resign", "offer_draw", "abort")


def test_giving_and_placing_change_the_table_and_are_numbered(browser: Browser) -> None:
    with browser.playing() as page:
        given = page.do("first", "give", piece="F")
        assert (given.number, given.hand, given.to_act) == (2, "F", "second")
        assert "F" not in given.reserve
        placed = page.do("second", "place", cell="b2")
        assert (placed.number, placed.hand, placed.last) == (3, None, "b2")
        assert placed.board == "....." + "F" + "." * 10
        assert placed.position == "..../..../.F../.... - @b2"
        assert placed.words == (">F", "b2")


def test_a_right_call_that_is_pointed_out_wins_and_shows_why(browser: Browser) -> None:
    with browser.playing() as page:
        page.play(COMPLETED)
        table = page.do("first", "call")
        assert (table.pointing, table.to_act, table.may.first) == ("first", "first", ("point",))
        assert table.deadline is not None
        assert table.deadline == table.now + 15_000
        page.do("first", "point", cells=["c1", "a1", "d1", "b1"])
        assert outcome_of(page) == protocol.Outcome(
            "first", "quarto", "1", tuple(ROW_1), ("dark", "tall")
        )
        assert page.table.may == protocol.May((), ())
        assert page.table.words[-1] == "d1!1"


def test_a_wrong_call_is_used_up_and_the_game_goes_on(browser: Browser) -> None:
    with browser.playing(position=OPEN) as page:
        page.do("first", "call")
        table = page.do("first", "point", cells=ROW_2)
        assert (table.called, table.pointing, table.outcome) == (("first",), None, None)
        assert "call" not in table.may.first
        assert page.refused("first", "call").key == "call-is-used"
        page.play(">0")
        assert "call" in page.table.may.second


def test_a_wrong_call_forfeits_where_that_is_agreed(browser: Browser) -> None:
    with browser.playing(false_call="forfeit", position=OPEN) as page:
        page.do("first", "call")
        page.do("first", "point", cells=ROW_2)
        assert ended(page) == ("forfeit", "second")


def test_a_call_can_be_taken_back_and_has_failed_then(browser: Browser) -> None:
    with browser.playing(position=OPEN) as page:
        page.do("first", "call")
        assert page.do("first", "point", cells=None).called == ("first",)
        assert page.table.words[-1] == "?"


def test_four_cells_that_are_no_shape_are_refused_and_can_be_pointed_again(
    browser: Browser,
) -> None:
    with browser.playing(false_call="forfeit", position=OPEN) as page:
        page.do("first", "call")
        for cells in (NO_SHAPE, ["a1", "a1", "a1", "a1"]):
            assert page.refused("first", "point", cells=cells).key == "not-a-shape"
        assert page.table.pointing == "first"
        page.do("first", "point", cells=ROW_1)
        assert ended(page) == ("quarto", "first")


@pytest.mark.parametrize("shape", list(Shape))
def test_every_shape_can_be_pointed_at_by_its_cells(browser: Browser, shape: Shape) -> None:
    board = dict(zip(shape.cells, "FDEC", strict=True))
    text = ["".join(board.get(cell, ".") for cell in CELLS[start : start + 4]) for start in ROWS]
    with browser.playing(
        variant="advanced", position=f"{'/'.join(text)} - @{shape.cells[0]}"
    ) as page:
        page.do("first", "call")
        page.do("first", "point", cells=[str(cell) for cell in shape.cells[::-1]])
        assert outcome_of(page).shape == str(shape)


def test_a_missed_quarto_is_called_by_the_other(browser: Browser) -> None:
    with browser.playing(position=OPEN) as page:
        page.play(">0")
        page.do("second", "call")
        page.do("second", "point", cells=ROW_1)
        assert ended(page) == ("quarto", "second")


def test_a_quarto_that_nobody_called_has_lapsed(browser: Browser) -> None:
    with browser.playing(position=OPEN) as page:
        page.play(">0 a2")
        page.do("second", "call")
        page.do("second", "point", cells=ROW_1)
        assert page.table.outcome is None
        page.play(">1")
        page.do("first", "call")
        page.do("first", "point", cells=ROW_1)
        assert page.table.outcome is None


def test_the_giver_may_call_late_where_that_is_agreed(browser: Browser) -> None:
    with browser.playing(position=OPEN) as page:
        page.play(">0")
        assert page.refused("first", "call").key == "not-your-chance-to-call"
    with browser.playing(late_call=True, position=OPEN) as page:
        page.play(">0")
        assert "call" in page.table.may.first
        page.do("first", "call")
        page.do("first", "point", cells=ROW_1)
        assert ended(page) == ("quarto", "first")
        assert page.table.words[-1] == ">0!1"


def test_a_small_child_only_calls(browser: Browser) -> None:
    chairs = [{"name": "Anna", "points": False}, {"name": "Ben"}]
    with browser.playing(chairs=chairs, position=OPEN) as page:
        assert not page.table.seats.first.points
        page.do("first", "call")
        assert ended(page) == ("quarto", "first")


def test_with_automatic_calling_a_quarto_wins_by_itself(browser: Browser) -> None:
    with browser.playing(calling="automatic", position="..../..../..../FDE. C @c1") as page:
        assert page.refused("first", "call").key == "calling-is-automatic"
        page.do("first", "place", cell="d1")
        assert ended(page) == ("quarto", "first")


def test_after_the_last_placement_both_may_call_or_end_their_turn(browser: Browser) -> None:
    with browser.playing(position=FULL) as page:
        page.do("first", "place", cell="d1")
        assert page.table.may.first[:2] == ("call", "end_turn")
        page.do("first", "end_turn")
        assert (page.table.to_act, page.table.may.second[:2]) == ("second", ("call", "end_turn"))
        assert page.table.deadline is not None
        page.do("second", "end_turn")
        assert ended(page) == ("draw", None)


def test_the_last_chance_can_be_used(browser: Browser) -> None:
    with browser.playing(position=FULL) as page:
        page.do("first", "place", cell="d1")
        page.do("first", "end_turn")
        page.do("second", "call")
        page.do("second", "point", cells=ROW_1)
        assert ended(page) == ("quarto", "second")


def test_who_lets_the_time_run_out_loses(browser: Browser, server_clock: FakeTime) -> None:
    with browser.playing(clock="1/move") as page:
        for _ in range(2):  # then the server knows that messages take no time
            page.ping()
        server_clock.advance(0.999)
        page.ping()
        assert page.table.outcome is None
        server_clock.advance(0.001)
        page.wait_for(lambda table: table.outcome)
        assert ended(page) == ("time", "second")
        assert page.table.clocks == protocol.Clocks(0, 1000, None)


# -- around the game ---------------------------------------------------------------------------


def test_a_player_resigns(browser: Browser) -> None:
    with browser.playing() as page:
        page.do("second", "resign")
        assert ended(page) == ("resignation", "first")


def test_two_people_at_one_device_have_agreed_on_a_draw_before_one_presses(
    browser: Browser,
) -> None:
    with browser.playing() as page:
        page.do("second", "offer_draw")
        page.wait_for(lambda table: table.outcome)
        assert ended(page) == ("agreement", None)
        assert page.table.number == 3


def test_two_people_at_one_device_take_back_at_once(browser: Browser) -> None:
    with browser.playing() as page:
        page.play(">F a1>D b1")
        page.do("second", "ask_take_back")
        page.wait_for(lambda table: not table.offers)
        assert page.table.words == (">F", "a1")
        assert (page.table.to_act, page.table.hand) == ("second", None)
        assert page.play(">E b2").words == (">F", "a1>E", "b2")


def test_a_pause_stops_the_clock_and_the_game(browser: Browser, server_clock: FakeTime) -> None:
    with browser.playing(clock="60/move") as page:
        page.play(">F")
        server_clock.advance(7)
        paused = page.do("second", "pause")
        assert (paused.paused, paused.clocks.running, paused.deadline) == (True, None, None)
        assert page.refused("second", "place", cell="a1").key == "game-is-paused"
        server_clock.advance(3600)
        resumed = page.do("first", "resume")
        assert (resumed.paused, resumed.clocks.running) == (False, "second")
        assert resumed.clocks.second == paused.clocks.second == 53_000
        assert resumed.deadline == server_clock() + 53_000
        page.play("a1")


def test_a_tournament_game_knows_no_pause_and_no_take_back(browser: Browser) -> None:
    with browser.playing(casual=False) as page:
        page.play(">F")
        for command in ("pause", "ask_take_back"):
            assert command not in page.table.may.first
            assert page.refused("first", command).key == "only-in-casual-games"


def test_a_game_can_be_called_off_before_the_first_placement(browser: Browser) -> None:
    with browser.playing() as page:
        page.play(">F")
        page.do("first", "abort")
        assert ended(page) == ("aborted", None)
    with browser.playing() as page:
        page.play(">F a1")
        assert page.refused("first", "abort").key == "too-late-to-abort"


def test_nothing_can_be_done_after_the_end(browser: Browser) -> None:
    with browser.playing() as page:
        page.do("second", "resign")
        commands = [kind for kind in protocol.CommandName.__args__ if kind != "point"]  # type: ignore[attr-defined]
        for command in commands:
            problem = page.refused("first", command, piece="0", cell="a1")
            assert problem.key == "game-is-over", command


def test_the_other_seat_has_its_own_turn(browser: Browser) -> None:
    with browser.playing() as page:
        assert page.refused("second", "give", piece="F").key == "not-your-turn-to-give"
        assert page.refused("first", "place", cell="a1").key == "now-is-not-the-time-to-place"
        assert page.refused("first", "give").arguments == {"what": "piece"}
        assert page.refused("first", "point").key == "point-before-call"
        page.play(">F a1")
        assert page.refused("second", "give", piece="F").key == "piece-is-placed"
        page.play(">0")
        assert page.refused("first", "place", cell="a1").key == "cell-is-occupied"
        assert page.refused("first", "place").arguments == {"what": "cell"}
