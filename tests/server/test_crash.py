"""A server that is killed or stopped in mid-game: one comes back to the same table."""

from __future__ import annotations

import json
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from kvarto import Action, GameState, Word
from kvarto.record.turns import play_word
from kvarto.server import protocol
from server.pages import PATIENCE, asked, do
from server.processes import serving

#: A server says every two seconds that it is alive: so much may be lost when it is killed.
TOLERANCE = 3000
OUTAGE_SECONDS = 4.0


def milliseconds() -> float:
    return time.monotonic() * 1000


def test_a_killed_server_leaves_no_game_behind_and_charges_nobody(tmp_path: Path) -> None:
    file = tmp_path / "kvarto.sqlite3"
    with (
        serving(file) as program,
        program.browser() as browser,
        browser.playing(clock="60/move", dice=True) as page,
    ):
        page.play(">F a1>D b1>E")
        turn_began = milliseconds()
        before = page.table
        cookie = browser.client.cookies["kvarto"]
        program.send(signal.SIGKILL)
        was_alive = milliseconds() - turn_began
        assert program.end()[0] == -signal.SIGKILL
    time.sleep(OUTAGE_SECONDS)
    with (
        serving(file) as program,
        program.browser(cookie) as browser,
        browser.page(page.game) as page,
    ):
        after = page.table
        # That it was interrupted is an event of its own; nothing else has happened.
        assert after.number == before.number + 1
        for field in ("id", "words", "position", "to_act", "seats", "throws", "may"):
            assert getattr(after, field) == getattr(before, field), field
        assert after.clocks.running == "second"
        assert after.clocks.first == before.clocks.first
        assert after.clocks.second is not None
        charged = 60_000 - after.clocks.second
        assert charged <= was_alive + TOLERANCE < was_alive + OUTAGE_SECONDS * 1000
        page.play("c1>C d1!1")
        assert page.table.outcome is not None


def test_every_command_that_was_acknowledged_is_there_and_none_is_there_twice(
    tmp_path: Path,
) -> None:
    file = tmp_path / "kvarto.sqlite3"
    commands = [json.dumps(do(**asked(action))) for action in actions(WORDS)]
    with (
        serving(file) as program,
        program.browser() as browser,
        browser.playing() as page,
    ):
        cookie = browser.client.cookies["kvarto"]
        for command in commands:
            page.socket.send(command)
        # The others are somewhere on their way when the server is killed.
        acknowledged = [page.answer() for _ in range(5)]
        program.send(signal.SIGKILL)
        program.end()
    assert all(isinstance(answer, protocol.Done) for answer in acknowledged)
    with (
        serving(file) as program,
        program.browser(cookie) as browser,
        browser.page(page.game) as page,
    ):
        assert page.table.number >= 1 + len(acknowledged)
        assert page.table.words[:3] == (">F", "a1>D", "b1>E")
        again = [page.ask(command) for command in commands]
        assert again[:5] == acknowledged
        assert all(isinstance(answer, protocol.Done) for answer in again)
        assert " ".join(page.table.words) == WORDS


WORDS = ">F a1>D b1>E c1>0 d1>B a2>9 b2"


def actions(words: str) -> Iterator[Action]:
    state = GameState()
    for word in words.split():
        turn = play_word(state, Word.from_text(word))
        state = turn.state
        yield from turn.actions


@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_told_to_stop_takes_leave(tmp_path: Path, stop: signal.Signals) -> None:
    file = tmp_path / "kvarto.sqlite3"
    with serving(file) as program, program.browser() as browser:
        with browser.playing() as page:
            page.play(">F")
            program.send(stop)
            with pytest.raises(ConnectionClosed) as closed:
                page.socket.recv(PATIENCE)
        code, said = program.end()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code in (1001, 1012)
    assert (code, said) == (0, "Stopped. All games are kept.\n")


def test_the_computers_processes_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    chairs = [{"name": "Computer", "level": 1}, {"name": "Anna"}]
    with (
        serving(tmp_path / "kvarto.sqlite3") as program,
        program.browser() as browser,
        browser.playing(chairs=chairs) as page,
    ):
        page.wait_for(lambda table: table.hand)
        program.send(signal.SIGKILL)
        assert program.end()[0] == -signal.SIGKILL
