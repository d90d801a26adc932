"""What was said so recently that it may not have been heard."""

from __future__ import annotations

import asyncio

import pytest

from kvarto.cluster import repeating
from kvarto.cluster.repeating import Recent


def test_a_node_is_told_again_what_was_said_to_it_and_to_all() -> None:
    async def test() -> None:
        recent = Recent()
        recent.note("one", b"1")
        recent.note(None, b"2")
        recent.note("two", b"3")
        assert recent.take("one") == [b"1", b"2"]
        assert recent.take("two") == [b"2", b"3"]
        assert recent.take("three") == [b"2"]

    asyncio.run(test())


def test_it_is_told_once() -> None:
    async def test() -> None:
        recent = Recent()
        assert recent.take("one") == []
        recent.note("one", b"1")
        recent.note(None, b"2")
        assert recent.take("one") == [b"1", b"2"]
        assert recent.take("one") == []
        recent.note("one", b"3")
        assert recent.take("one") == [b"3"]
        assert recent.take("two") == [b"2"]

    asyncio.run(test())


def test_what_is_old_or_too_much_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        recent = Recent()
        monkeypatch.setattr(repeating, "_MOST_BYTES", 10)
        for number in range(5):
            recent.note("one", b"abc%d" % number)
        assert recent.take("one") == [b"abc3", b"abc4"]
        recent.note("one", b"more than ten bytes")
        assert recent.take("one") == []
        recent.note("one", b"x")
        monkeypatch.setattr(repeating, "_SECONDS", -1.0)
        assert recent.take("one") == []
        recent.note("one", b"y")
        assert not recent._said

    asyncio.run(test())
