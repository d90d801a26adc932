"""Games with the computer: what it does, and that nobody else waits for it."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from kvarto import Termination, parse_games
from kvarto.server import computers, protocol
from kvarto.server.thinking import Thinking
from server.pages import FULL, OPEN, Browser, Json, Server, running

#: First must give, and has lost whatever that is; a draw; computed with the solver.
LOST = ".0DF/8C.B/1..7/..6A -"
DRAWN = ".6../.0.9/.43C/1A82 -"


@pytest.fixture(autouse=True, scope="module")
def _no_pretence() -> Iterator[None]:
    """The computer takes no longer than it needs."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(computers, "_THOUGHT", (0.0, 0.0))
        yield


def anna_and(level: int) -> list[Json]:
    return [{"name": "Anna"}, {"name": "Computer", "level": level}]


def thinking_of(server: Server) -> Thinking:
    thinking: Thinking = server.app.state.rooms.thinking
    return thinking


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
        page.wait_for(lambda table: table.to_act == "first" and table.hand)
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


def test_who_lets_two_computers_play_can_stop_them_but_not_play(browser: Browser) -> None:
    chairs = [{"name": "One", "level": 1}, {"name": "Two", "level": 1}]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(computers, "_THOUGHT", (0.2, 0.2))
        with browser.playing(chairs=chairs) as page:
            assert page.refused("first", "resign").key == "not-your-seat"
            assert page.do("first", "pause").paused
            number = page.table.number
            time.sleep(0.5)
            page.ping()
            assert page.table.number == number
            page.do("second", "resume")
            page.wait_for(lambda table: table.number > number + 1)


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


def test_a_computer_whose_process_was_killed_plays_on(server: Server, browser: Browser) -> None:
    with browser.playing(chairs=anna_and(1)) as page:
        process = thinking_of(server)._moves._pool.submit(os.getpid).result()
        os.kill(process, signal.SIGKILL)
        page.do("first", "give", piece="F")
        page.wait_for(lambda table: table.to_act == "first" and table.hand)


# -- nobody waits ------------------------------------------------------------------------------


@pytest.mark.usefixtures("no_processes")
def test_neither_a_slow_computer_nor_a_review_delays_another_game(tmp_path: Path) -> None:
    with running(tmp_path / "kvarto.sqlite3") as server, server.browser() as browser:
        thinking = thinking_of(server)
        # One computer thinks for ever.
        thinking._moves._pool.submit(time.sleep, 3600)
        with browser.playing(chairs=anna_and(10)) as slow, browser.playing(variant="c:l") as page:
            slow.do("first", "give", piece="F")
            page.play(">F a1")
            page.do("first", "resign")
            # A review does not wait for the computers either.
            assert browser.get(f"/api/games/{page.game}/review")["words"]
            slow.ping()
            assert slow.table.words == (">F",)
        began = time.monotonic()
    # Nor does the server when it stops.
    assert time.monotonic() - began < 20
