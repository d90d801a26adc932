"""Links: everything in order, or nothing any more."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kvarto.cluster.links import Links
from kvarto.cluster.post import Post
from kvarto.cluster.timing import ClusterTiming
from support.fake_time import FakeTime
from support.waiting import eventually_async, settle

TIMING = ClusterTiming()
#: It is seen to more seldom that nobody is silent.
STEP_S = 0.25


class Letters:
    """Carries letters between two ends, as a test wants it: a post that can be unreliable."""

    def __init__(self) -> None:
        self.ends: dict[str, End] = {}
        #: What becomes of the next letters: the order in which they come, and how often.
        self.carry: Callable[[str, bytes], None] = self.deliver
        self.number = 0

    def deliver(self, to: str, letter: bytes) -> None:
        asyncio.get_running_loop().call_soon(lambda: self.ends[to].handler(letter))

    def lose(self, _: str, __: bytes) -> None:
        """Lose everything from now on."""


class End:
    """One node, with its links."""

    def __init__(self, letters: Letters, node: str) -> None:
        self.node = node
        self.largest = 1000
        self.timing = TIMING
        self.letters = letters
        self.handler: Callable[[bytes], None] = lambda _: None
        self.gone: list[Callable[[str], None]] = []
        self.stopping: list[Callable[[], None]] = []
        self.frames: list[bytes] = []
        self.broken: list[str] = []
        letters.ends[node] = self
        self.links = Links(cast("Post", self))
        self.links.on_frame = lambda _, frame: self.frames.append(frame)
        self.links.on_broken = self.broken.append

    def on_letter(self, handler: Callable[[bytes], None]) -> None:
        self.handler = handler

    def send(self, node: str, letter: bytes) -> None:
        self.letters.carry(node, letter)

    def stop(self) -> None:
        for stop in self.stopping:
            stop()


@asynccontextmanager
async def two_ends() -> AsyncIterator[tuple[Letters, End, End]]:
    """Link two nodes."""
    letters = Letters()
    one, two = End(letters, "one"), End(letters, "two")
    yield letters, one, two
    letters.carry = letters.lose
    one.stop()
    two.stop()


async def pass_seconds(fake_time: FakeTime, seconds: float) -> None:
    """Let time pass, and all that happens meanwhile happen."""
    for _ in range(round(seconds / STEP_S)):
        fake_time.advance(STEP_S)
        await settle()


async def test_what_is_said_at_once_goes_in_one_letter_and_what_is_long_in_several() -> None:
    async with two_ends() as (letters, one, two):
        sizes: list[int] = []

        def carry(to: str, letter: bytes) -> None:
            sizes.append(len(letter))
            letters.deliver(to, letter)

        letters.carry = carry
        for number in range(10):
            one.links.send("two", b"%d" % number)
        await eventually_async(lambda: len(two.frames) == 10)
        assert len(sizes) == 1
        frames = [b"a" * 700, b"b" * 5000, b"c", b"d" * 801, b"e" * 3]
        for frame in frames:
            one.links.send("two", frame)
        await eventually_async(lambda: len(two.frames) == 15)
        assert two.frames[10:] == frames
        assert max(sizes) <= 1000
        assert 8 <= len(sizes) <= 12


@given(
    frames=st.lists(st.integers(1, 3000), min_size=1, max_size=30),
    together=st.integers(1, 5),
    seed=st.integers(0, 2**32),
)
async def test_whatever_overtakes_or_comes_twice_is_heard_once_and_in_order(
    frames: list[int], together: int, seed: int
) -> None:
    async with two_ends() as (letters, one, two):
        random = Random(seed)
        under_way: list[tuple[str, bytes]] = []

        def carry(to: str, letter: bytes) -> None:
            under_way.extend([(to, letter)] * random.choice([1, 1, 2]))

        letters.carry = carry
        said = {end: [b"%d" % size * (size // 2 + 1) for size in frames] for end in (one, two)}
        for number in range(len(frames)):
            one.links.send("two", said[one][number])
            two.links.send("one", said[two][number])
            if number % together == 0:
                await asyncio.sleep(0)
        await asyncio.sleep(0)
        while under_way:
            to, letter = under_way.pop(random.randrange(len(under_way)))
            letters.ends[to].handler(letter)
        assert (two.frames, one.frames) == (said[one], said[two])
        assert one.broken == two.broken == []


async def test_a_lost_letter_breaks_the_link_at_both_ends_and_what_follows_is_a_new_one(
    fake_time: FakeTime,
) -> None:
    async with two_ends() as (letters, one, two):
        one.links.send("two", b"first")
        two.links.send("one", b"also first")
        await eventually_async(lambda: bool(two.frames and one.frames))
        letters.carry = letters.lose
        one.links.send("two", b"lost")
        await asyncio.sleep(0)
        letters.carry = letters.deliver
        one.links.send("two", b"never heard")
        await pass_seconds(fake_time, TIMING.letter_late_after_s)
        assert one.broken == two.broken == []
        await pass_seconds(fake_time, 1.0)
        assert (one.broken, two.broken) == (["two"], ["one"])
        one.links.send("two", b"anew")
        two.links.send("one", b"as well")
        await eventually_async(lambda: len(two.frames) == len(one.frames) == 2)
        assert (two.frames[-1], one.frames[-1]) == (b"anew", b"as well")
        # Nothing of the past breaks it once more.
        await pass_seconds(fake_time, 3 * TIMING.link_silent_after_s)
        assert (len(one.broken), len(two.broken)) == (1, 1)


async def test_even_the_last_word_is_missed_when_it_is_lost(fake_time: FakeTime) -> None:
    async with two_ends() as (letters, one, two):
        one.links.send("two", b"first")
        await eventually_async(lambda: bool(two.frames))
        letters.carry = letters.lose
        one.links.send("two", b"last")
        await asyncio.sleep(0)
        letters.carry = letters.deliver
        await pass_seconds(fake_time, TIMING.link_speaks_every_s + TIMING.letter_late_after_s + 1)
        assert one.broken
        assert two.broken
        assert two.frames == [b"first"]


async def test_whoever_has_nothing_to_say_stays_and_whoever_is_silent_is_gone(
    fake_time: FakeTime,
) -> None:
    async with two_ends() as (letters, one, two):
        one.links.send("two", b"hello")
        await pass_seconds(fake_time, 3 * TIMING.link_silent_after_s)
        assert one.broken == two.broken == []
        letters.carry = letters.lose
        await pass_seconds(fake_time, TIMING.link_silent_after_s - TIMING.link_speaks_every_s)
        assert one.broken == two.broken == []
        await pass_seconds(fake_time, TIMING.link_speaks_every_s + 1)
        assert (one.broken, two.broken) == (["two"], ["one"])


async def test_a_node_that_is_gone_breaks_its_link_at_once() -> None:
    async with two_ends() as (_letters, one, two):
        one.links.send("two", b"hello")
        await eventually_async(lambda: bool(two.frames))
        for tell in one.gone:
            tell("two")
            tell("nobody we know")
        assert one.broken == ["two"]
        await eventually_async(lambda: bool(two.broken))
        assert two.broken == ["one"]


async def test_whoever_stops_says_so() -> None:
    async with two_ends() as (_letters, one, two):
        one.links.send("two", b"hello")
        await eventually_async(lambda: bool(two.frames))
        one.links.send("two", b"last word")
        one.stop()
        await eventually_async(lambda: bool(two.broken))
        assert (one.broken, two.broken) == (["two"], ["one"])
        assert two.frames == [b"hello", b"last word"]
        two.links.send("one", b"are you back?")
        await eventually_async(lambda: bool(one.frames))


async def test_letters_of_a_link_that_was_broken_are_refused_not_taken_for_a_new_one() -> None:
    async with two_ends() as (letters, one, two):
        late: list[tuple[str, bytes]] = []
        one.links.send("two", b"hello")
        two.links.send("one", b"hello")
        await eventually_async(lambda: bool(two.frames and one.frames))
        letters.carry = lambda *letter: late.append(letter)
        two.links.send("one", b"late")
        await asyncio.sleep(0)
        letters.carry = letters.lose
        one.gone[0]("two")
        letters.carry = letters.deliver
        # `two` has not heard that it is over, and `one` begins anew.
        one.links.send("two", b"anew")
        await eventually_async(lambda: two.frames == [b"hello", b"anew"])
        for letter in late:
            letters.deliver(*letter)
        two.links.send("one", b"answer")
        await eventually_async(lambda: b"answer" in one.frames)
        assert one.frames == [b"hello", b"answer"]
        assert (len(one.broken), len(two.broken)) == (1, 1)


async def test_whoever_speaks_on_over_a_broken_link_is_told() -> None:
    async with two_ends() as (letters, one, two):
        one.links.send("two", b"hello")
        two.links.send("one", b"hello")
        await eventually_async(lambda: bool(two.frames and one.frames))
        letters.carry = letters.lose
        one.gone[0]("two")
        letters.carry = letters.deliver
        two.links.send("one", b"are you there?")
        await eventually_async(lambda: bool(two.broken))
        assert one.frames == [b"hello"]


async def test_a_frame_that_cannot_be_used_does_not_stop_the_next(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with two_ends() as (_letters, one, two):

        def use(_: str, frame: bytes) -> None:
            two.frames.append(bytes([100 // frame[0]]))

        two.links.on_frame = use
        one.links.send("two", bytes([0]))
        one.links.send("two", bytes([10]))
        await eventually_async(lambda: two.frames == [bytes([10])])
    assert [record.message for record in caplog.records] == ["frame"]
