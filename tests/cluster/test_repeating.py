"""What was said so recently that it may not have been heard."""

from __future__ import annotations

from kvarto.cluster.repeating import Recent
from support.fake_time import FakeTime


async def test_a_node_is_told_again_what_was_said_to_it_and_to_all() -> None:
    recent = Recent(kept_for_s=8.0)
    recent.note("one", b"1")
    recent.note(None, b"2")
    recent.note("two", b"3")
    assert recent.take("one") == [b"1", b"2"]
    assert recent.take("two") == [b"2", b"3"]
    assert recent.take("three") == [b"2"]


async def test_it_is_told_once() -> None:
    recent = Recent(kept_for_s=8.0)
    assert recent.take("one") == []
    recent.note("one", b"1")
    recent.note(None, b"2")
    assert recent.take("one") == [b"1", b"2"]
    assert recent.take("one") == []
    recent.note("one", b"3")
    assert recent.take("one") == [b"3"]
    assert recent.take("two") == [b"2"]


async def test_what_is_too_much_is_forgotten() -> None:
    recent = Recent(kept_for_s=8.0, max_bytes=10)
    for number in range(5):
        recent.note("one", b"abc%d" % number)
    assert recent.take("one") == [b"abc3", b"abc4"]
    recent.note("one", b"more than ten bytes")
    assert recent.take("one") == []


async def test_what_is_old_is_forgotten_and_takes_no_room(fake_time: FakeTime) -> None:
    recent = Recent(kept_for_s=8.0, max_bytes=10)
    recent.note("one", b"12345678")
    fake_time.advance(7.9)
    assert recent.take("one") == [b"12345678"]
    assert recent.take("two") == []
    recent = Recent(kept_for_s=8.0, max_bytes=10)
    recent.note("one", b"12345678")
    fake_time.advance(8.1)
    recent.note("one", b"12345")
    assert recent.take("one") == [b"12345"]
