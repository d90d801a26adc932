"""A page whose own time stands still: it goes on only when the test says so."""

from __future__ import annotations

from playwright.sync_api import Page

from support.fake_time import FakeTime

#: Any moment: pages go by the time that the server tells them.
_START_S = 1_800_000_000
#: What is to be read aloud is there so soon.
READ_ALOUD_MS = 200


def stop_clock(page: Page) -> None:
    """Stop the time of all that is loaded from now on."""
    page.clock.install(time=_START_S)
    page.clock.pause_at(_START_S + 1)


def stop_running_clock(page: Page) -> None:
    """Stop the time of a page whose clock was installed before it was loaded."""
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)


def pass_time(fake_time: FakeTime, seconds: float, *pages: Page) -> None:
    """Let time pass at the server and on pages whose clocks are stopped.

    After twenty seconds a page asks whether the line is still good, and then needs an answer.
    """
    fake_time.advance(seconds)
    for page in pages:
        page.clock.run_for(round(seconds * 1000))
