"""A server that is killed or stopped in mid-game: one comes back to the same table."""

from __future__ import annotations

import json
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from kvarto import Action, GameState, Seat, Word
from kvarto.clock import system_clock
from kvarto.record.turns import play_word
from kvarto.server import protocol
from kvarto.session.codec import from_json
from kvarto.session.events import Event, Interrupted
from kvarto.session.state import fold
from server.page_messages import asked, do
from server.pages import PATIENCE, browser_at
from support.server_process import ServerProcess


def test_a_killed_server_leaves_no_game_behind_and_charges_nobody(tmp_path: Path) -> None:
    file = tmp_path / "kvarto.sqlite3"
    program = ServerProcess("--data", file)
    with (
        program,
        browser_at(program.host) as browser,
        browser.playing(clock="60/move", dice=True) as page,
    ):
        page.play(">F a1>D b1>E")
        before = page.table
        cookie = browser.client.cookies["kvarto"]
        assert program.kill() == -signal.SIGKILL
        gone_at = system_clock()
    with (
        program,
        browser_at(program.host, cookie) as browser,
        browser.page(page.game) as page,
    ):
        after = page.table
        # That it was interrupted is an event of its own; nothing else has happened.
        assert after.number == before.number + 1
        for field in ("id", "words", "position", "to_act", "seats", "throws", "may"):
            assert getattr(after, field) == getattr(before, field), field
        assert after.clocks.running == "second"
        assert after.clocks.first == before.clocks.first
        events = stored_events(file, page.game)
        turn_began, interrupted = events[-2].at, events[-1]
        assert isinstance(interrupted, Interrupted)
        assert interrupted.since <= gone_at <= interrupted.at
        charged = max(0, interrupted.since - turn_began)
        clock = fold(events).clock
        assert clock.left(Seat.SECOND, interrupted.at) == 60_000 - charged
        page.play("c1>C d1!1")
        assert page.table.outcome is not None


def stored_events(file: Path, game: str) -> list[Event]:
    with closing(sqlite3.connect(file)) as database:
        chosen = "SELECT content FROM events WHERE game = ? ORDER BY number"
        rows = database.execute(chosen, (game,)).fetchall()
    return [from_json(json.loads(content)) for (content,) in rows]


# With many games at once `test_faults.py` looks at the same.
@pytest.mark.long
def test_every_command_that_was_acknowledged_is_there_and_none_is_there_twice(
    tmp_path: Path,
) -> None:
    file = tmp_path / "kvarto.sqlite3"
    commands = [json.dumps(do(**asked(action))) for action in actions(WORDS)]
    with (
        ServerProcess("--data", file) as program,
        browser_at(program.host) as browser,
        browser.playing() as page,
    ):
        cookie = browser.client.cookies["kvarto"]
        for command in commands:
            page.socket.send(command)
        # The others are somewhere on their way when the server is killed.
        acknowledged = [page.answer() for _ in range(5)]
        program.kill()
    assert all(isinstance(answer, protocol.Done) for answer in acknowledged)
    with (
        ServerProcess("--data", file) as program,
        browser_at(program.host, cookie) as browser,
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


@pytest.mark.parametrize(
    "stop", [signal.SIGTERM, pytest.param(signal.SIGINT, marks=pytest.mark.long)]
)
def test_a_server_that_is_told_to_stop_takes_leave(tmp_path: Path, stop: signal.Signals) -> None:
    file = tmp_path / "kvarto.sqlite3"
    with ServerProcess("--data", file) as program, browser_at(program.host) as browser:
        with browser.playing() as page:
            page.play(">F")
            program.send(stop)
            with pytest.raises(ConnectionClosed) as closed:
                page.socket.recv(PATIENCE)
        code = program.wait()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code in (1001, 1012)
    assert code == 0
    assert program.output == program.welcome + "Stopped. All games are kept.\n"


@pytest.mark.long
def test_the_computers_processes_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    chairs = [{"name": "Computer", "level": 1}, {"name": "Anna"}]
    with (
        ServerProcess("--data", tmp_path / "kvarto.sqlite3") as program,
        browser_at(program.host) as browser,
        browser.playing(chairs=chairs) as page,
    ):
        page.wait_for(lambda table: table.hand)
        # It waits for all processes that write where the server writes.
        assert program.kill() == -signal.SIGKILL
