"""When something is written: together with others, and in what order."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import MetaData, Table

from kvarto.store.patience import Patience
from kvarto.store.refusals import StoreAway
from kvarto.store.writing import Asked, Commit, Held, NewRow, Write, Writer
from support.fake_time import FakeTime
from support.waiting import settle

PLACES = "xyz"
#: After so long a commit is slow; no test takes this long by itself.
SLOW_S = 3600.0


@dataclass
class Stage:
    """In place of the database: each commit ends when it is told to."""

    #: What each commit under way is about, in the order in which it was asked for.
    under_way: list[tuple[list[Write], asyncio.Future[None]]] = field(default_factory=list)
    ended: list[list[Write]] = field(default_factory=list)

    async def commit(self, together: Sequence[Asked]) -> list[Asked]:
        about = [write for asked in together for write in asked.writes]
        commit = (about, asyncio.get_running_loop().create_future())
        self.under_way.append(commit)
        try:
            await commit[1]
        finally:
            self.under_way.remove(commit)
        self.ended.append(about)
        return list(together)

    async def end(self, index: int = 0) -> None:
        """The commit with this index ends, and others have their turn."""
        self.under_way[index][1].set_result(None)
        await settle()


@pytest.fixture
def stage() -> Stage:
    return Stage()


def new_writer(
    commit: Commit, most_together: int = 100, most_at_once: int = 2, slow_after_s: float = SLOW_S
) -> Writer:
    return Writer(
        commit,
        Patience(None),
        lambda *_: None,
        most_together=most_together,
        most_at_once=most_at_once,
        slow_after_s=slow_after_s,
    )


def about(place: str, number: int = 0) -> Held:
    """Stands for something that is written about a place."""
    return Held(place, "node", number)


#: Stands for something that is written about nothing in particular, with a number.
NEWS = Table("news", MetaData())


def news(number: int) -> NewRow:
    return NewRow(NEWS, {"number": number})


def ask(writer: Writer, *writes: Write) -> asyncio.Task[int]:
    return asyncio.create_task(writer.write(writes))


def under_way(stage: Stage) -> list[list[Write]]:
    return [about for about, _ in stage.under_way]


async def test_who_asks_at_the_same_moment_shares_a_commit(stage: Stage) -> None:
    writer = new_writer(stage.commit)
    asked = [ask(writer, about(place)) for place in PLACES]
    await settle()
    assert under_way(stage) == [[about(place) for place in PLACES]]
    await stage.end()
    assert all(one.done() for one in asked)


async def test_who_asks_during_a_commit_shares_the_next(stage: Stage) -> None:
    writer = new_writer(stage.commit)
    ask(writer, about("x"))
    await settle()
    ask(writer, about("y"))
    await settle()
    ask(writer, about("z"))
    await settle()
    assert under_way(stage) == [[about("x")]]
    await stage.end()
    assert under_way(stage) == [[about("y"), about("z")]]
    await stage.end()
    await writer.close()


async def test_a_commit_takes_no_more_than_it_may(stage: Stage) -> None:
    writer = new_writer(stage.commit, most_together=2)
    for number in range(5):
        ask(writer, about("x", number))
    await settle()
    while stage.under_way:
        await stage.end()
    numbers = [[write.epoch for write in commit] for commit in stage.ended]  # type: ignore[union-attr]
    assert numbers == [[0, 1], [2, 3], [4]]


async def test_beside_a_slow_commit_others_go_on_but_not_about_the_same(
    stage: Stage, fake_time: FakeTime
) -> None:
    writer = new_writer(stage.commit)
    ask(writer, about("x"))
    await settle()
    ask(writer, about("x", 1), about("y", 1))
    ask(writer, about("y", 2))  # has to wait for who waits
    ask(writer, about("z"))
    await settle()
    assert under_way(stage) == [[about("x")]]
    fake_time.advance(SLOW_S)
    await settle()
    assert under_way(stage) == [[about("x")], [about("z")]]
    fake_time.advance(SLOW_S)
    await stage.end()
    assert under_way(stage) == [[about("z")], [about("x", 1), about("y", 1), about("y", 2)]]
    await stage.end()
    await stage.end()
    await writer.close()


async def test_no_more_commits_than_there_may_be_are_under_way_however_slow(
    stage: Stage, fake_time: FakeTime
) -> None:
    writer = new_writer(stage.commit, most_at_once=2)
    for place in PLACES:
        ask(writer, about(place))
        await settle()
        fake_time.advance(SLOW_S)
        await settle()
    assert under_way(stage) == [[about("x")], [about("y")]]
    await stage.end(1)
    assert under_way(stage) == [[about("x")], [about("z")]]
    await stage.end()
    await stage.end()


async def test_who_is_at_fault_fails_alone_and_is_found_with_few_commits() -> None:
    tried: list[list[int]] = []

    async def commit(together: Sequence[Asked]) -> list[Asked]:
        tried.append([place_and_number(write)[1] for asked in together for write in asked.writes])
        if 77 in tried[-1]:
            raise ArithmeticError
        return list(together)

    writer = new_writer(commit)
    asked = [writer.write([about("x", number)]) for number in range(100)]
    told = await asyncio.gather(*asked, return_exceptions=True)
    assert [number for number, answer in enumerate(told) if answer != 0] == [77]
    assert isinstance(told[77], ArithmeticError)
    assert [number for commit in tried if 77 not in commit for number in commit] == [
        number for number in range(100) if number != 77
    ]
    assert len(tried) < 20


async def test_when_the_database_is_away_all_who_wait_are_told_at_once(stage: Stage) -> None:
    writer = new_writer(stage.commit, most_together=1)
    asked = [ask(writer, about("x", number)) for number in range(3)]
    await settle()
    stage.under_way[0][1].set_exception(StoreAway())
    await settle()
    for told in asked:
        assert told.done()
        assert isinstance(told.exception(), StoreAway)
    assert stage.ended == []
    # Whoever comes later is not told what was then.
    later = ask(writer, about("x"))
    await settle()
    await stage.end()
    assert await later == 0


async def test_a_commit_that_fails_while_others_succeed_fails_alone(
    stage: Stage, fake_time: FakeTime
) -> None:
    writer = new_writer(stage.commit)
    lost = ask(writer, about("x"))
    await settle()
    fake_time.advance(SLOW_S)
    await settle()
    beside = ask(writer, about("y"))
    behind = ask(writer, about("x", 1))
    await settle()
    await stage.end(1)
    assert beside.done()
    stage.under_way[0][1].set_exception(StoreAway())
    await settle()
    assert isinstance(lost.exception(), StoreAway)
    assert under_way(stage) == [[about("x", 1)]]
    await stage.end()
    assert await behind == 0


async def test_who_closes_waits_for_what_was_asked_for(stage: Stage) -> None:
    writer = new_writer(stage.commit, most_together=1)
    asked = [ask(writer, about("x", number)) for number in range(3)]
    await settle()
    closing = asyncio.create_task(writer.close())
    for _ in asked:
        await settle()
        assert not closing.done()
        await stage.end()
    await closing
    assert all(one.done() for one in asked)


def place_and_number(write: Write) -> tuple[str, int]:
    if isinstance(write, Held):
        return write.place, write.epoch
    assert isinstance(write, NewRow)
    return "no place", write.values["number"]


#: What is asked for about which places, a turn between, or the end of one of the commits.
steps = st.lists(
    st.one_of(
        st.sets(st.sampled_from(PLACES)),
        st.just("a turn"),
        st.integers(min_value=0, max_value=3),
    ),
    max_size=40,
)


@given(steps, st.integers(min_value=1, max_value=3), st.integers(min_value=1, max_value=4))
def test_a_place_is_written_by_one_at_a_time_in_the_order_it_was_asked_for(
    steps: list[object], most_together: int, most_at_once: int
) -> None:
    stage = Stage()

    def nobody_shares_a_place() -> None:
        seen: set[str] = set()
        for commit in under_way(stage):
            places = {place_and_number(write)[0] for write in commit}
            assert seen.isdisjoint(places)
            seen |= places

    async def run() -> None:
        # Every commit is slow.
        writer = new_writer(stage.commit, most_together, most_at_once, slow_after_s=0.0)
        asked = []
        for number, step in enumerate(steps):
            if isinstance(step, set):
                places = (about(place, number) for place in sorted(step))
                asked.append(ask(writer, *(places if step else [news(number)])))
            elif isinstance(step, int) and step < len(stage.under_way):
                await stage.end(step)
            else:
                await settle()
            nobody_shares_a_place()
        for _ in range(2 * len(asked)):  # each turn ends what somebody has asked for
            await settle()
            nobody_shares_a_place()
            if stage.under_way:
                await stage.end()
        assert all(one.done() for one in asked)
        await writer.close()

    asyncio.run(run())
    written = defaultdict(list)
    for commit in stage.ended:
        for place, number in map(place_and_number, commit):
            written[place].append(number)
    for numbers in written.values():
        assert numbers == sorted(numbers)
    asked_for = sum(max(1, len(step)) for step in steps if isinstance(step, set))
    assert sum(map(len, written.values())) == asked_for
