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
from sqlalchemy.ext.asyncio import create_async_engine

from kvarto.store import writing
from kvarto.store.patience import Patience
from kvarto.store.refusals import StoreAway
from kvarto.store.writing import Held, NewRow, Write, Writer

PLACES = "xyz"


@dataclass
class Stage:
    """In place of the database: each commit ends when it is told to."""

    #: What each commit under way is about, in the order in which it was asked for.
    under_way: list[tuple[list[Write], asyncio.Future[None]]] = field(default_factory=list)
    ended: list[list[Write]] = field(default_factory=list)

    async def commit(self, together: Sequence[writing._Asked]) -> list[writing._Asked]:
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
        await turn()


async def turn() -> None:
    """Let everybody do what can be done now."""
    for _ in range(10):
        await asyncio.sleep(0)


@pytest.fixture
def stage(monkeypatch: pytest.MonkeyPatch) -> Stage:
    stage = Stage()
    monkeypatch.setattr(Writer, "_commit_those_who_may", lambda _, asked: stage.commit(asked))
    monkeypatch.setattr(writing, "_SLOW", 3600.0)  # nothing is, unless a test says so
    return stage


def new_writer(most_together: int = 100, most_at_once: int = 2) -> Writer:
    engine = create_async_engine("sqlite+aiosqlite://")  # nobody asks it for anything
    return Writer(
        engine,
        Patience(None),
        lambda *_: None,
        most_together=most_together,
        most_at_once=most_at_once,
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


def make_slow(writer: Writer) -> None:
    """What is under way lasts too long from now on."""
    for commit in tuple(writer._under_way):
        writer._is_slow(commit)


def under_way(stage: Stage) -> list[list[Write]]:
    return [about for about, _ in stage.under_way]


def test_who_asks_at_the_same_moment_shares_a_commit(stage: Stage) -> None:
    async def run() -> None:
        writer = new_writer()
        asked = [ask(writer, about(place)) for place in PLACES]
        await turn()
        assert under_way(stage) == [[about(place) for place in PLACES]]
        await stage.end()
        assert all(one.done() for one in asked)

    asyncio.run(run())


def test_who_asks_during_a_commit_shares_the_next(stage: Stage) -> None:
    async def run() -> None:
        writer = new_writer()
        ask(writer, about("x"))
        await turn()
        ask(writer, about("y"))
        await turn()
        ask(writer, about("z"))
        await turn()
        assert under_way(stage) == [[about("x")]]
        await stage.end()
        assert under_way(stage) == [[about("y"), about("z")]]
        await stage.end()
        await writer.close()

    asyncio.run(run())


def test_a_commit_takes_no_more_than_it_may(stage: Stage) -> None:
    async def run() -> None:
        writer = new_writer(most_together=2)
        for number in range(5):
            ask(writer, about("x", number))
        await turn()
        while stage.under_way:
            await stage.end()
        numbers = [[write.epoch for write in commit] for commit in stage.ended]  # type: ignore[union-attr]
        assert numbers == [[0, 1], [2, 3], [4]]

    asyncio.run(run())


def test_beside_a_slow_commit_others_go_on_but_not_about_the_same(stage: Stage) -> None:
    async def run() -> None:
        writer = new_writer()
        ask(writer, about("x"))
        await turn()
        ask(writer, about("x", 1), about("y", 1))
        ask(writer, about("y", 2))  # has to wait for who waits
        ask(writer, about("z"))
        await turn()
        assert under_way(stage) == [[about("x")]]
        make_slow(writer)
        await turn()
        assert under_way(stage) == [[about("x")], [about("z")]]
        make_slow(writer)
        await stage.end()
        assert under_way(stage) == [[about("z")], [about("x", 1), about("y", 1), about("y", 2)]]
        await stage.end()
        await stage.end()
        await writer.close()

    asyncio.run(run())


def test_no_more_commits_than_there_may_be_are_under_way_however_slow(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writing, "_SLOW", 0.0)

    async def run() -> None:
        writer = new_writer(most_at_once=2)
        for place in PLACES:
            ask(writer, about(place))
            await asyncio.sleep(0.02)
        assert under_way(stage) == [[about("x")], [about("y")]]
        await stage.end(1)
        assert under_way(stage) == [[about("x")], [about("z")]]
        await stage.end()
        await stage.end()

    asyncio.run(run())


def test_who_is_at_fault_fails_alone_and_is_found_with_few_commits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tried: list[list[int]] = []

    async def commit(_: Writer, together: Sequence[writing._Asked]) -> list[writing._Asked]:
        tried.append([place_and_number(write)[1] for asked in together for write in asked.writes])
        if 77 in tried[-1]:
            raise ArithmeticError
        return list(together)

    monkeypatch.setattr(Writer, "_commit_those_who_may", commit)

    async def run() -> None:
        writer = new_writer()
        asked = [writer.write([about("x", number)]) for number in range(100)]
        told = await asyncio.gather(*asked, return_exceptions=True)
        assert [number for number, answer in enumerate(told) if answer != 0] == [77]
        assert isinstance(told[77], ArithmeticError)

    asyncio.run(run())
    assert [number for commit in tried if 77 not in commit for number in commit] == [
        number for number in range(100) if number != 77
    ]
    assert len(tried) < 20


def test_when_the_database_is_away_all_who_wait_are_told_at_once(stage: Stage) -> None:
    async def run() -> None:
        writer = new_writer(most_together=1)
        asked = [ask(writer, about("x", number)) for number in range(3)]
        await turn()
        stage.under_way[0][1].set_exception(StoreAway())
        await turn()
        for told in asked:
            assert told.done()
            assert isinstance(told.exception(), StoreAway)
        assert stage.ended == []
        # Whoever comes later is not told what was then.
        later = ask(writer, about("x"))
        await turn()
        await stage.end()
        assert await later == 0

    asyncio.run(run())


def test_a_commit_that_fails_while_others_succeed_fails_alone(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writing, "_SLOW", 0.0)

    async def run() -> None:
        writer = new_writer()
        lost = ask(writer, about("x"))
        await asyncio.sleep(0.02)
        beside = ask(writer, about("y"))
        behind = ask(writer, about("x", 1))
        await turn()
        await stage.end(1)
        assert beside.done()
        stage.under_way[0][1].set_exception(StoreAway())
        await turn()
        assert isinstance(lost.exception(), StoreAway)
        assert under_way(stage) == [[about("x", 1)]]
        await stage.end()
        assert await behind == 0

    asyncio.run(run())


def test_who_closes_waits_for_what_was_asked_for(stage: Stage) -> None:
    async def run() -> None:
        writer = new_writer(most_together=1)
        asked = [ask(writer, about("x", number)) for number in range(3)]
        await turn()
        closing = asyncio.create_task(writer.close())
        for _ in asked:
            await turn()
            assert not closing.done()
            await stage.end()
        await closing
        assert all(one.done() for one in asked)

    asyncio.run(run())


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
        writer = new_writer(most_together, most_at_once)
        asked = []
        for number, step in enumerate(steps):
            if isinstance(step, set):
                places = (about(place, number) for place in sorted(step))
                asked.append(ask(writer, *(places if step else [news(number)])))
            elif isinstance(step, int) and step < len(stage.under_way):
                await stage.end(step)
            else:
                await turn()
            nobody_shares_a_place()
        for _ in range(2 * len(asked)):  # each turn ends what somebody has asked for
            await turn()
            nobody_shares_a_place()
            if stage.under_way:
                await stage.end()
        assert all(one.done() for one in asked)
        await writer.close()

    with pytest.MonkeyPatch.context() as patches:
        patches.setattr(Writer, "_commit_those_who_may", lambda _, asked: stage.commit(asked))
        patches.setattr(writing, "_SLOW", 0.0)  # every commit is slow
        asyncio.run(run())
    written = defaultdict(list)
    for commit in stage.ended:
        for place, number in map(place_and_number, commit):
            written[place].append(number)
    for numbers in written.values():
        assert numbers == sorted(numbers)
    asked_for = sum(max(1, len(step)) for step in steps if isinstance(step, set))
    assert sum(map(len, written.values())) == asked_for
