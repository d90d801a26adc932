"""The event loop of asynchronous tests, by real time or by a clock of the test's own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

import pytest

from support.fake_time import FakeTime


@pytest.fixture
def fake_time() -> FakeTime:
    """A clock that stands still until the test advances it; the test's event loop goes by it."""
    return FakeTime()


@pytest.fixture
def anyio_backend(request: pytest.FixtureRequest) -> tuple[str, dict[str, object]]:
    """The event loop that a test runs in."""
    new_loop: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop
    if "fake_time" in request.fixturenames:
        fake_time: FakeTime = request.getfixturevalue("fake_time")
        new_loop = fake_time.new_loop
    return "asyncio", {"loop_factory": partial(_keeping_tasks, new_loop)}


def _keeping_tasks(new_loop: Callable[[], asyncio.AbstractEventLoop]) -> asyncio.AbstractEventLoop:
    """Return a new loop that keeps its tasks until they are done.

    asyncio itself does not. A task that a test leaves behind would be collected as garbage now and
    then before the end of the loop can cancel it, which is an error.
    """
    loop = new_loop()
    tasks: set[asyncio.Task[Any]] = set()

    def new_task(
        loop: asyncio.AbstractEventLoop, coroutine: Coroutine[Any, Any, Any], **options: Any
    ) -> asyncio.Task[Any]:
        task = asyncio.Task(coroutine, loop=loop, **options)
        tasks.add(task)
        task.add_done_callback(tasks.discard)
        return task

    loop.set_task_factory(new_task)  # type: ignore[arg-type]
    return loop
