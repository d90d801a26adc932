"""Who is at the table: away and back, and the win that can be claimed from somebody who left."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import replace

import pytest

from kvarto.server import presence, protocol, tables
from kvarto.server.seating import settings_of
from kvarto.session.events import DEFAULT_GRACE, TableSettings
from server.pages import Browser, Page, Server, meeting

#: How long somebody must be away here before the win can be claimed, in milliseconds.
GRACE = 2000


@pytest.fixture(autouse=True, scope="module")
def _little_patience() -> Iterator[None]:
    """Whoever goes is away soon."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(presence, "AWAY_AFTER", 1.0)
        yield


@pytest.fixture
def _short_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    def with_short_grace(wished: protocol.Agreement) -> TableSettings:
        return replace(settings_of(wished), grace=GRACE)

    monkeypatch.setattr(tables, "settings_of", with_short_grace)


def is_away(page: Page, seat: str) -> bool:
    return getattr(page.table.away, seat) is not None


def test_who_closes_the_page_is_away_and_who_opens_it_is_back(server: Server) -> None:
    with meeting(server) as met, met.anna.page(met.game) as page:
        with met.ben.page(met.game):
            page.ping()
            assert not is_away(page, "second")
        gone = page.wait_for(lambda table: table.away.second)
        assert gone.away.second is not None
        assert 0 <= gone.now - gone.away.second < 5000
        assert gone.away.first is None
        with met.ben.page(met.game) as back:
            page.wait_for(lambda table: table.away.second is None)
            back.wait_for(lambda table: table.away.second is None)


def test_reloading_a_page_is_no_leaving(server: Server) -> None:
    with meeting(server) as met, met.anna.page(met.game) as page:
        for _ in range(3):
            with met.ben.page(met.game):
                pass
        with met.ben.page(met.game):
            time.sleep(1.5)
            page.ping()
            assert not is_away(page, "second")
            assert page.table.number == 1


def test_who_has_another_page_open_is_here(server: Server) -> None:
    with meeting(server) as met, met.pages() as (page, _):
        with met.ben.page(met.game):
            pass
        time.sleep(1.5)
        page.ping()
        assert page.table.number == 1


def test_who_never_came_is_away(server: Server) -> None:
    with meeting(server) as met, met.anna.page(met.game) as page:
        page.wait_for(lambda table: table.away.second)


def test_nobody_is_away_at_one_device_nor_with_days_to_move(
    server: Server, browser: Browser
) -> None:
    game = browser.begin()
    with browser.page(game):
        pass
    with meeting(server, clock="2d/move") as met:
        with met.ben.page(met.game):
            pass
        with browser.page(game) as page, met.anna.page(met.game) as other:
            time.sleep(1.5)
            for one in (page, other):
                one.ping()
                assert one.table.number == 1
            assert not page.table.online
            assert other.table.online


def test_after_the_end_nobody_leaves(server: Server) -> None:
    with meeting(server) as met, met.anna.page(met.game) as page:
        with met.ben.page(met.game) as bens:
            bens.do("second", "resign")
        number = page.wait_for(lambda table: table.outcome).number
        time.sleep(1.5)
        page.ping()
        assert page.table.number == number


def test_leaving_and_coming_back_are_stored(server: Server) -> None:
    with meeting(server) as met, met.anna.page(met.game) as page:
        page.wait_for(lambda table: table.away.second)
        with met.ben.page(met.game):
            page.wait_for(lambda table: table.away.second is None)
        kept = [json.loads(row[2])["event"] for row in server.stored() if row[0] == met.game]
        assert kept == ["opened", "left", "returned"]


# -- the win can be claimed --------------------------------------------------------------------


def test_the_grace_is_shown_where_no_clock_decides(server: Server, browser: Browser) -> None:
    with meeting(server) as met, met.anna.page(met.game) as page:
        assert page.table.grace == DEFAULT_GRACE
    with meeting(server, clock="60/move") as met, met.anna.page(met.game) as page:
        assert page.table.grace is None


@pytest.mark.usefixtures("_short_grace")
def test_the_win_can_be_claimed_after_the_grace_and_one_is_told(server: Server) -> None:
    with meeting(server) as met, met.anna.page(met.game) as page:
        assert page.table.grace == GRACE
        page.wait_for(lambda table: table.away.second)
        assert "claim_win" not in page.table.may.first
        assert page.refused("first", "claim_win").key == "grace-not-over"
        # Nothing happens but that time passes.
        page.wait_for(lambda table: "claim_win" in table.may.first)
        ended = page.do("first", "claim_win")
        assert ended.outcome is not None
        assert (ended.outcome.winner, ended.outcome.reason) == ("first", "abandoned")


@pytest.mark.usefixtures("_short_grace")
def test_who_is_back_in_time_plays_on(server: Server) -> None:
    with meeting(server) as met, met.anna.page(met.game) as page:
        page.wait_for(lambda table: table.away.second)
        with met.ben.page(met.game):
            page.wait_for(lambda table: table.away.second is None)
            time.sleep(GRACE / 1000 + 0.1)
            assert page.refused("first", "claim_win").key == "other-is-here"


@pytest.mark.usefixtures("_short_grace")
def test_where_there_is_a_clock_it_decides(server: Server) -> None:
    with meeting(server, clock="6/move") as met, met.ben.page(met.game) as page:
        page.wait_for(lambda table: table.away.first)
        time.sleep(GRACE / 1000 + 0.1)
        assert page.refused("second", "claim_win").key == "the-clock-decides"
        ended = page.wait_for(lambda table: table.outcome)
        assert ended.outcome is not None
        assert (ended.outcome.winner, ended.outcome.reason) == ("second", "time")
