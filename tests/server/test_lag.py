"""Clocks are fair: what messages need for their way is measured, and up to a bound not charged."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from kvarto.server.audience import Visitor
from kvarto.server.lag import RoundTrips
from kvarto.server.timing import Timing
from server.games import ANNA, MINUTE, begun, give, serving
from server.pages import Browser, Page, Server, meeting, running
from server.timings import AWAKE
from support.fake_time import FakeTime
from support.waiting import eventually

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


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, server_clock: FakeTime) -> Iterator[Server]:
    """A server at which time passes only when a test says so."""
    file = tmp_path_factory.mktemp("data") / "kvarto.sqlite3"
    with running(file, fake_time=server_clock) as server:
        yield server


def visitor_of(server: Server, page: Page) -> Visitor:
    (visitor,) = server.app.state.rooms.in_use(page.game).audience.players
    assert isinstance(visitor, Visitor)
    return visitor


def test_pages_of_a_game_with_a_clock_are_probed_again_and_again(
    browser: Browser, server_clock: FakeTime
) -> None:
    with browser.socket(browser.begin(clock="60/move")) as socket:
        assert json.loads(socket.recv())["type"] == "table"
        for number in (1, 2, 3):
            assert json.loads(socket.recv()) == {"type": "probe", "nonce": number}
            server_clock.advance(Timing().probe_every_s)


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


#: So long messages to a page far away and back are on their way, in seconds, and so much of it is
#: not charged, in milliseconds.
FAR_S, LAG_MS = 0.25, 250


def far_page(server: Server, page: Page, server_clock: FakeTime) -> None:
    """A page far away, once the server knows it."""
    page.before_echo = lambda: server_clock.advance(FAR_S)
    page.ping()  # the probe comes before the pong
    eventually(lambda: visitor_of(server, page).lag == LAG_MS)
    page.before_echo = lambda: None


def test_a_player_far_away_is_not_charged_for_the_way_nor_is_the_other(
    server: Server, browser: Browser, server_clock: FakeTime
) -> None:
    with browser.playing(clock="600+0") as page:
        far_page(server, page, server_clock)
        server_clock.advance(20 - FAR_S)
        given = page.do("first", "give", piece="F")
        opened, stored = (json.loads(row[2]) for row in server.stored() if row[0] == page.game)
        assert stored["lag"] == LAG_MS
        assert stored["at"] - opened["at"] == 20_000
        # First is charged for all the time but the way, second from when the server knew.
        assert given.clocks.first == 10 * MINUTE - (20_000 - LAG_MS)
        assert given.clocks.second == 10 * MINUTE
        server_clock.advance(1)
        assert browser.get(f"/api/games/{page.game}")["clocks"]["second"] == 10 * MINUTE - 1000


def test_a_game_does_not_end_while_a_command_may_be_on_its_way(
    server: Server, browser: Browser, server_clock: FakeTime
) -> None:
    with browser.playing(clock="2/move") as page:
        far_page(server, page, server_clock)
        deadline = page.table.deadline
        assert deadline is not None
        # What was planned before the way was known looks again when the time is up.
        server_clock.advance((deadline - server_clock()) / 1000)
        server_clock.advance(LAG_MS / 1000 - 0.001)
        page.ping()
        assert page.table.outcome is None
        server_clock.advance(0.001)
        ended = page.wait_for(lambda table: table.outcome)
        assert ended.now - deadline == LAG_MS
        assert ended.clocks.first == 0


def test_both_pages_show_the_same_time(server: Server, server_clock: FakeTime) -> None:
    with meeting(server, clock="600+5") as met, met.pages() as (annas, bens):
        annas.before_echo = lambda: server_clock.advance(FAR_S)
        annas.ping()
        annas.do("first", "give", piece="F")
        number = annas.table.number
        bens.wait_for_number(number)
        assert annas.table.clocks == bens.table.clocks
        assert annas.table.now == bens.table.now


# -- without sockets ---------------------------------------------------------------------------


async def test_what_was_on_its_way_at_the_deadline_counts(
    tmp_path: Path, fake_time: FakeTime
) -> None:
    async with serving(tmp_path / "kvarto.sqlite3", clock=fake_time, timing=AWAKE) as server:
        at = await begun(server, "60/move")
        far = Visitor(ANNA, lambda _: None, lag=250)
        at.enter(far)
        fake_time.advance(60.249)
        await at.wake()
        assert not at.is_over
        await at.do(ANNA, give(), lag=far.lag)
        fake_time.advance(60.250)
        await at.wake()
        assert at.is_over
