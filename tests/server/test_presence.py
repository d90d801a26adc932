"""Who is at the table: away and back, and the win that can be claimed from somebody who left."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from kvarto import Seat
from kvarto.session.events import DEFAULT_GRACE
from server.pages import Browser, Meeting, Page, Server, meeting, running
from support.fake_time import FakeTime
from support.waiting import eventually

#: Who has gone for so long is away, in seconds.
AWAY_AFTER_S = 5.0
#: How long a player must be away before the win can be claimed, in seconds.
GRACE_S = DEFAULT_GRACE / 1000
#: How much later than that it is told.
A_LITTLE_S = 0.1


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, server_clock: FakeTime) -> Iterator[Server]:
    """A server at which time passes only when a test says so."""
    file = tmp_path_factory.mktemp("data") / "kvarto.sqlite3"
    with running(file, fake_time=server_clock) as server:
        yield server


def has_gone(server: Server, met: Meeting, seat: Seat, page: Page) -> None:
    """Wait until the server has noticed that a player has no page; `page` is another's."""
    audience = server.app.state.rooms.in_use(met.game).audience
    eventually(lambda: seat in audience.absent())
    page.ping()


def is_away(page: Page, seat: str) -> bool:
    return getattr(page.table.away, seat) is not None


def test_who_closes_the_page_is_away_and_who_opens_it_is_back(
    server: Server, server_clock: FakeTime
) -> None:
    with meeting(server) as met, met.anna.page(met.game) as page:
        with met.ben.page(met.game):
            page.ping()
            assert not is_away(page, "second")
        has_gone(server, met, Seat.SECOND, page)
        server_clock.advance(AWAY_AFTER_S - 0.1)
        page.ping()
        assert not is_away(page, "second")
        server_clock.advance(0.1)
        gone = page.wait_for(lambda table: table.away.second)
        assert gone.away.second == server_clock()
        assert gone.away.first is None
        with met.ben.page(met.game) as back:
            page.wait_for(lambda table: table.away.second is None)
            back.wait_for(lambda table: table.away.second is None)


def test_reloading_a_page_is_no_leaving(server: Server, server_clock: FakeTime) -> None:
    with meeting(server) as met, met.anna.page(met.game) as page:
        for _ in range(3):
            with met.ben.page(met.game):
                pass
            has_gone(server, met, Seat.SECOND, page)
            server_clock.advance(AWAY_AFTER_S - 0.1)
        with met.ben.page(met.game):
            server_clock.advance(AWAY_AFTER_S + 1)
            page.ping()
            assert not is_away(page, "second")
            assert page.table.number == 1


def test_who_has_another_page_open_is_here(server: Server, server_clock: FakeTime) -> None:
    with meeting(server) as met, met.pages() as (page, _):
        room = server.app.state.rooms.in_use(met.game)
        with met.ben.page(met.game):
            assert len(room.audience.players) == 3
        eventually(lambda: len(room.audience.players) == 2)
        page.ping()
        server_clock.advance(AWAY_AFTER_S + 1)
        page.ping()
        assert page.table.number == 1


def test_who_never_came_is_away(server: Server, server_clock: FakeTime) -> None:
    with meeting(server) as met, met.anna.page(met.game) as page:
        server_clock.advance(AWAY_AFTER_S)
        page.wait_for(lambda table: table.away.second)


def test_nobody_is_away_at_one_device_nor_with_days_to_move(
    server: Server, browser: Browser, server_clock: FakeTime
) -> None:
    game = browser.begin()
    with browser.page(game):
        pass
    with meeting(server, clock="2d/move") as met:
        with met.ben.page(met.game):
            pass
        with browser.page(game) as page, met.anna.page(met.game) as other:
            has_gone(server, met, Seat.SECOND, other)
            server_clock.advance(AWAY_AFTER_S + 1)
            for one in (page, other):
                one.ping()
                assert one.table.number == 1
            assert not page.table.online
            assert other.table.online


def test_after_the_end_nobody_leaves(server: Server, server_clock: FakeTime) -> None:
    with meeting(server) as met, met.anna.page(met.game) as page:
        with met.ben.page(met.game) as bens:
            bens.do("second", "resign")
        number = page.wait_for(lambda table: table.outcome).number
        has_gone(server, met, Seat.SECOND, page)
        server_clock.advance(AWAY_AFTER_S + 1)
        page.ping()
        assert page.table.number == number


def test_leaving_and_coming_back_are_stored(server: Server, server_clock: FakeTime) -> None:
    with meeting(server) as met, met.anna.page(met.game) as page:
        leave(server_clock, page)
        with met.ben.page(met.game):
            page.wait_for(lambda table: table.away.second is None)
        kept = [json.loads(row[2])["event"] for row in server.stored() if row[0] == met.game]
        assert kept == ["opened", "left", "returned"]


def leave(server_clock: FakeTime, page: Page) -> None:
    """Ben, who has no page, is away from now on."""
    server_clock.advance(AWAY_AFTER_S)
    page.wait_for(lambda table: table.away.second)


# -- the win can be claimed --------------------------------------------------------------------


def test_the_grace_is_shown_where_no_clock_decides(server: Server, browser: Browser) -> None:
    with meeting(server) as met, met.anna.page(met.game) as page:
        assert page.table.grace == DEFAULT_GRACE
    with meeting(server, clock="60/move") as met, met.anna.page(met.game) as page:
        assert page.table.grace is None


def test_the_win_can_be_claimed_after_the_grace_and_one_is_told(
    server: Server, server_clock: FakeTime
) -> None:
    with meeting(server) as met, met.anna.page(met.game) as page:
        leave(server_clock, page)
        server_clock.advance(GRACE_S - 0.001)
        assert page.refused("first", "claim_win").key == "grace-not-over"
        assert "claim_win" not in page.table.may.first
        # Nothing happens but that time passes.
        server_clock.advance(A_LITTLE_S)
        page.wait_for(lambda table: "claim_win" in table.may.first)
        ended = page.do("first", "claim_win")
        assert ended.outcome is not None
        assert (ended.outcome.winner, ended.outcome.reason) == ("first", "abandoned")


def test_who_is_back_in_time_plays_on(server: Server, server_clock: FakeTime) -> None:
    with meeting(server) as met, met.anna.page(met.game) as page:
        leave(server_clock, page)
        with met.ben.page(met.game):
            page.wait_for(lambda table: table.away.second is None)
            server_clock.advance(GRACE_S + A_LITTLE_S)
            assert page.refused("first", "claim_win").key == "other-is-here"


def test_where_there_is_a_clock_it_decides(server: Server, server_clock: FakeTime) -> None:
    with meeting(server, clock="600/move") as met, met.ben.page(met.game) as page:
        server_clock.advance(AWAY_AFTER_S)
        page.wait_for(lambda table: table.away.first)
        server_clock.advance(GRACE_S + A_LITTLE_S)
        assert page.refused("second", "claim_win").key == "the-clock-decides"
        server_clock.advance(600)
        ended = page.wait_for(lambda table: table.outcome)
        assert ended.outcome is not None
        assert (ended.outcome.winner, ended.outcome.reason) == ("second", "time")
