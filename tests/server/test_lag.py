"""Clocks are fair: what messages need for their way is measured, and up to a bound not charged."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kvarto.server.audience import Visitor
from kvarto.server.lag import RoundTrips
from server.games import ANNA, MINUTE, Time, begun, give, run, serving
from server.pages import Browser, Page, Server, meeting, wait_until

# -- measuring ---------------------------------------------------------------------------------


def trips(*milliseconds: int) -> RoundTrips:
    measured = RoundTrips()
    for number, length in enumerate(milliseconds):
        measured.echoed(measured.probe(float(number)).nonce, number + length / 1000)
    return measured


@pytest.mark.parametrize(
    ("lengths", "allowance"),
    [
        ((), 0),
        ((80,), 80),
        ((80, 40, 900), 40),
        ((900, 800), 300),
        # What is long ago does not count.
        ((10, 50, 60, 70, 80, 90), 50),
    ],
)
def test_the_smallest_of_the_last_round_trips_counts_up_to_a_bound(
    lengths: tuple[int, ...], allowance: int
) -> None:
    assert trips(*lengths).allowance == allowance


def test_only_the_answer_to_the_last_probe_counts_and_once() -> None:
    measured = trips(100)
    old = measured.probe(10.0)
    new = measured.probe(20.0)
    measured.echoed(old.nonce, 20.0)
    measured.echoed(new.nonce + 1, 20.0)
    assert measured.allowance == 100
    measured.echoed(new.nonce, 20.05)
    measured.echoed(new.nonce, 20.01)
    assert measured.allowance == 50


# -- at a table --------------------------------------------------------------------------------


def visitor_of(server: Server, page: Page) -> Visitor:
    (visitor,) = server.app.state.rooms.in_use(page.game).audience.players
    assert isinstance(visitor, Visitor)
    return visitor


def test_pages_of_a_game_with_a_clock_are_probed_again_and_again(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kvarto.server.sockets.PROBE_EVERY", 0.1)
    with browser.socket(browser.begin(clock="60/move")) as socket:
        kinds = [json.loads(socket.recv()) for _ in range(4)]
    assert kinds[0]["type"] == "table"
    assert kinds[1:] == [{"type": "probe", "nonce": number} for number in (1, 2, 3)]


@pytest.mark.parametrize("clock", ["-", "2d/move"])
def test_where_fractions_of_a_second_do_not_count_nobody_is_probed(
    browser: Browser, clock: str
) -> None:
    with browser.socket(browser.begin(clock=clock)) as socket:
        socket.recv()
        socket.send('{"type": "ping"}')
        assert json.loads(socket.recv())["type"] == "pong"


def test_who_only_watches_is_not_probed(server: Server) -> None:
    with (
        meeting(server, watched=True, clock="60/move") as met,
        server.browser() as carla,
        carla.socket(met.game) as socket,
    ):
        socket.recv()
        socket.send('{"type": "ping"}')
        assert json.loads(socket.recv())["type"] == "pong"


def test_an_echo_is_not_answered_and_one_that_was_not_asked_for_means_nothing(
    server: Server, browser: Browser
) -> None:
    with browser.playing() as page:
        page.socket.send('{"type": "echo", "nonce": 7}')
        page.ping()
        assert len(page.answered) == 1
        assert visitor_of(server, page).lag == 0


def slow_page(server: Server, page: Page) -> Visitor:
    """A page far away, once the server knows it."""
    page.echo_delay = 0.2
    page.ping()  # the probe comes before the pong
    visitor = visitor_of(server, page)
    wait_until(lambda: visitor.lag >= 200)
    return visitor


def test_a_player_far_away_is_not_charged_for_the_way_nor_is_the_other(
    server: Server, browser: Browser
) -> None:
    with browser.playing(clock="600+0") as page:
        lag = slow_page(server, page).lag
        assert 200 <= lag <= 300
        table = page.do("first", "give", piece="F")
        opened, given = (json.loads(row[2]) for row in server.stored() if row[0] == page.game)
        assert given["lag"] == lag
        # First is charged for all the time but the way, second from when the server knew.
        assert table.clocks.first == 10 * MINUTE - (given["at"] - opened["at"] - lag)
        assert table.clocks.second == 10 * MINUTE - (table.now - given["at"])


def test_a_game_does_not_end_while_a_command_may_be_on_its_way(
    server: Server, browser: Browser
) -> None:
    with browser.playing(clock="2/move") as page:
        slow_page(server, page)
        deadline = page.table.deadline
        assert deadline is not None
        ended = page.wait_for(lambda table: table.outcome)
        assert ended.now - deadline >= 200
        assert ended.clocks.first == 0


def test_both_pages_show_the_same_time(server: Server) -> None:
    with meeting(server, clock="600+5") as met, met.pages() as (annas, bens):
        annas.echo_delay = 0.2
        annas.ping()
        annas.do("first", "give", piece="F")
        number = annas.table.number
        bens.wait_for_number(number)
        assert annas.table.clocks == bens.table.clocks
        assert annas.table.now == bens.table.now


# -- without sockets ---------------------------------------------------------------------------


def test_what_was_on_its_way_at_the_deadline_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Time(monkeypatch)

    async def test() -> None:
        async with serving(tmp_path / "kvarto.sqlite3") as server:
            at = await begun(server, "60/move")
            far = Visitor(ANNA, lambda _: None, lag=250)
            at.enter(far)
            clock.now += MINUTE + 249
            server.node._last_beat = clock.now
            await at.wake()
            assert not at.is_over
            await at.do(ANNA, give(), lag=far.lag)
            clock.now += MINUTE + 250
            server.node._last_beat = clock.now
            await at.wake()
            assert at.is_over

    run(test())
