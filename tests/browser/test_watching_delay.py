"""How far behind those who watch are, to the second."""

from __future__ import annotations

import pytest

from browser.servers import LocalServer
from browser.two_players import pair_up
from browser.visitors import Visitors
from support.fake_time import FakeTime

pytestmark = pytest.mark.long


def test_who_watches_is_five_seconds_behind(
    fake_time_site: LocalServer, visitors: Visitors, fake_time: FakeTime
) -> None:
    pair = pair_up(visitors, site=fake_time_site, watched=True)
    clara = visitors(server=fake_time_site)
    clara.sit_down(pair.anna.page.url.rsplit("/", 1)[1])
    pair.play(">F")
    fake_time.advance(2)
    pair.play("a1")
    fake_time.advance(2.9)
    # A page that is loaded now is told what those who watch may see.
    clara.page.reload()
    clara.expect_position("..../..../..../.... -")
    fake_time.advance(0.2)
    clara.expect_position("..../..../..../.... F")
    fake_time.advance(1.8)
    clara.page.reload()
    clara.expect_position("..../..../..../.... F")
    fake_time.advance(0.2)
    clara.expect_position("..../..../..../F... -")
