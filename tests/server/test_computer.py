"""Games with the computer: what it does, and that nobody else waits for it."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from dataclasses import replace
from multiprocessing import active_children
from pathlib import Path

import pytest

from kvarto import CELLS, Termination, parse_games
from kvarto.server import protocol
from server.page_messages import Json
from server.pages import FULL, OPEN, Browser, Page, Server, running
from support.fake_time import FakeTime
from support.generous import PATIENT_SERVER
from support.waiting import eventually

#: First must give, and has lost whatever that is; a draw; computed with the solver.
LOST = ".0DF/8C.B/1..7/..6A -"
DRAWN = ".6../.0.9/.43C/1A82 -"


#: The computer takes no longer than it needs.
NO_PRETENCE = replace(PATIENT_SERVER, computer_thinks_s=(0.0, 0.0))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose computers are quick."""
    file = tmp_path_factory.mktemp("data") / "kvarto.sqlite3"
    with running(file, timing=NO_PRETENCE) as server:
        yield server


def anna_and(level: int) -> list[Json]:
    return [{"name": "Anna"}, {"name": "Computer", "level": level}]


def wait_for_move(page: Page) -> None:
    """Wait until second, who is the computer, has placed and given."""
    page.wait_for(lambda table: table.to_act == "first" and table.hand)


# -- what it does ------------------------------------------------------------------------------


def test_the_computer_gives_the_first_piece(browser: Browser) -> None:
    with browser.playing(chairs=anna_and(3)[::-1]) as page:
        assert page.table.seats.first == protocol.Occupant("Computer", 3, yours=False, points=True)
        page.wait_for(lambda table: table.hand)
        assert page.table.to_act == "second"
        assert "place" in page.table.may.second


def test_the_computer_places_and_gives(browser: Browser) -> None:
    with browser.playing(chairs=anna_and(3)) as page:
        page.do("first", "give", piece="F")
        page.wait_for(lambda table: table.to_act == "first" and table.hand)
        assert page.table.board.count("F") == 1
        assert page.table.words[0] == ">F"


def test_the_computer_calls_its_quarto_and_points_it_out(browser: Browser) -> None:
    with browser.playing(chairs=anna_and(10)[::-1], position=FULL) as page:
        page.wait_for(lambda table: table.outcome)
        assert page.table.words == ("d1!1",)
        assert page.table.outcome is not None
        assert page.table.outcome.winner == "first"


def test_the_computer_calls_what_the_other_has_missed(browser: Browser) -> None:
    with browser.playing(chairs=anna_and(10), position=OPEN) as page:
        page.do("first", "give", piece="0")
        page.wait_for(lambda table: table.outcome)
        assert page.table.words == (">0", "!1")
        assert page.table.outcome is not None
        assert page.table.outcome.winner == "second"


def test_the_computer_accepts_that_a_move_is_taken_back(browser: Browser) -> None:
    with browser.playing(chairs=anna_and(1)) as page:
        page.do("first", "give", piece="F")
        wait_for_move(page)
        page.do("first", "ask_take_back")
        page.wait_for(lambda table: not table.words)
        assert (page.table.to_act, len(page.table.reserve)) == ("first", 16)
        page.do("first", "give", piece="0")
        page.wait_for(lambda table: table.to_act == "first" and table.hand)


def test_the_computer_agrees_to_a_draw_that_it_is(browser: Browser) -> None:
    with browser.playing(chairs=anna_and(1), position=DRAWN) as page:
        page.do("first", "offer_draw")
        page.wait_for(lambda table: table.outcome)
        assert page.table.outcome is not None
        assert page.table.outcome.reason == "agreement"


def test_the_computer_declines_a_draw_when_it_is_winning(browser: Browser) -> None:
    with browser.playing(chairs=anna_and(1), position=LOST) as page:
        page.do("first", "offer_draw")
        page.wait_for(lambda table: not table.offers and table.number == 3)
        assert page.table.outcome is None
        assert page.refused("first", "offer_draw").key == "just-declined"


def test_two_computers_play_to_the_end(browser: Browser) -> None:
    chairs = [{"name": "One", "level": 2}, {"name": "Two", "level": 4}]
    with browser.playing(chairs=chairs) as page:
        assert set(page.table.may.first) <= {"pause", "abort"}
        assert page.table.may.second == ()
        page.wait_for(lambda table: table.outcome)
        numbers = [table.number for table in page.tables]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    replay = browser.get(f"/api/games/{page.game}/replay")
    (game,) = parse_games(replay["record"])
    assert game.outcome is not None
    assert game.outcome.termination in (Termination.QUARTO, Termination.DRAW)


@pytest.fixture(scope="module")
def pretending(
    tmp_path_factory: pytest.TempPathFactory, server_clock: FakeTime
) -> Iterator[Server]:
    """A server whose computers seem to think; time passes only when a test says so."""
    file = tmp_path_factory.mktemp("data") / "kvarto.sqlite3"
    with running(file, fake_time=server_clock) as server:
        yield server


def test_who_lets_two_computers_play_can_stop_them_but_not_play(
    pretending: Server, server_clock: FakeTime
) -> None:
    chairs = [{"name": "One", "level": 1}, {"name": "Two", "level": 1}]
    with pretending.browser() as browser, browser.playing(chairs=chairs) as page:

        def pass_time() -> None:
            server_clock.advance(1)
            page.ping()

        assert page.refused("first", "resign").key == "not-your-seat"
        eventually(lambda: page.table.hand, pass_time)
        assert page.do("first", "pause").paused
        number = page.table.number
        for _ in range(10):
            pass_time()
        assert page.table.number == number
        page.do("second", "resume")
        eventually(lambda: page.table.number > number + 2, pass_time)


def test_the_computer_seems_to_think_for_a_while(
    pretending: Server, server_clock: FakeTime
) -> None:
    shortest_s, longest_s = PATIENT_SERVER.computer_thinks_s
    assert 0 < shortest_s < longest_s
    with pretending.browser() as browser, browser.playing(chairs=anna_and(1)) as page:
        begun = server_clock.seconds
        page.do("first", "give", piece="F")

        def pass_time() -> None:
            server_clock.advance(0.1)
            page.ping()

        eventually(lambda: page.table.last, pass_time)
        assert server_clock.seconds - begun > shortest_s


def test_a_rematch_with_the_computer_is_another_game(server: Server, browser: Browser) -> None:
    with browser.playing(chairs=anna_and(1)) as page:
        page.do("first", "resign")
    following = browser.client.post(f"/api/games/{page.game}/rematch").json()["id"]
    with browser.page(following) as again:
        assert (again.table.seats.first.level, again.table.seats.second.level) == (1, None)
        again.wait_for(lambda table: table.hand)
    seeds = {row[:2]: row[4] for row in server.stored("seats")}
    # With the same seed it would play the same moves.
    assert seeds[following, "first"] != seeds[page.game, "second"]


def test_a_computer_whose_process_was_killed_plays_on(browser: Browser) -> None:
    with browser.playing(chairs=anna_and(1)) as page:
        play_a_move(page)
        workers = active_children()
        assert workers
        for worker in workers:
            worker.kill()
        page.do("first", "give", piece=page.table.reserve[0])
        wait_for_move(page)


def play_a_move(page: Page) -> None:
    """Give, let the computer place and give, and place."""
    page.do("first", "give", piece="F")
    wait_for_move(page)
    cells = zip(CELLS, page.table.board, strict=True)
    page.do("first", "place", cell=str(next(cell for cell, piece in cells if piece == ".")))


# -- nobody waits ------------------------------------------------------------------------------


def test_neither_a_slow_computer_nor_a_review_delays_another_game(tmp_path: Path) -> None:
    with running(tmp_path / "kvarto.sqlite3", timing=NO_PRETENCE) as server:
        with (
            server.browser() as browser,
            browser.playing(chairs=anna_and(10)) as slow,
            browser.playing(variant="c:l") as page,
        ):
            # The only process that chooses moves thinks for ever.
            others = active_children()
            play_a_move(slow)
            (worker,) = (one.pid for one in active_children() if one not in others)
            assert worker is not None
            os.kill(worker, signal.SIGSTOP)
            number = slow.do("first", "give", piece=slow.table.reserve[0]).number
            page.play(">F a1")
            page.do("first", "resign")
            # A review does not wait for the computers either.
            assert browser.get(f"/api/games/{page.game}/review")["words"]
            slow.ping()
            assert slow.table.number == number
        # Nor does the server when it stops.
        server.stop()
        os.kill(worker, signal.SIGCONT)
