"""Work that several nodes share over a real NATS."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from cluster.hands import Hands, kind, run, until
from kvarto.cluster import colleagues
from kvarto.cluster.trade import Kind
from kvarto.cluster.work import Work
from servers.nats import OwnNats

_ANOTHER_NODE = """
import asyncio, sys
from cluster.hands import Hands, kind
from kvarto.cluster.work import Work

async def main():
    work = Work(sys.argv[1])
    work.learn(kind(hands=4), Hands("another process").do)
    await work.start()
    await asyncio.sleep(600)

asyncio.run(main())
"""


@pytest.fixture
def address(nats_url: str) -> str:
    """That of a NATS, with subjects of one's own."""
    return f"{nats_url}/test{secrets.token_hex(6)}"


class Node:
    """A node; what it asks for is named for who asks."""

    def __init__(self, address: str, what: Kind, name: str) -> None:
        self.work = Work(address)
        self.hands = Hands(name)
        self.work.learn(what, self.hands.do)
        self.told: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def ask(self, *whats: str) -> None:
        for what in whats:
            asked = self.work.have_done("thing", what.encode(), self._tell, person=what[0])
            self.tasks[what] = asyncio.create_task(asked)

    def _tell(self, content: bytes, *, last: bool) -> None:
        self.told.append(content.decode())
        assert last is (b" by " in content)

    @property
    def answers(self) -> list[str]:
        return [told for told in self.told if " by " in told]

    @property
    def knows(self) -> int:
        """How many others it knows."""
        assert self.work._colleagues is not None
        return len(self.work._colleagues._known)

    @property
    def believes_in(self) -> int:
        """How many hands of others it believes to be free."""
        assert self.work._colleagues is not None
        return sum(known.free.get("thing", 0) for known in self.work._colleagues._known.values())


@contextlib.asynccontextmanager
async def nodes(address: str, *kinds: Kind) -> AsyncIterator[list[Node]]:
    """Nodes that know each other."""
    some = [Node(address, what, f"node {number}") for number, what in enumerate(kinds)]
    async with contextlib.AsyncExitStack() as running:
        for node in some:
            await node.work.start()
            running.push_async_callback(node.work.stop)
        await until(lambda: all(node.knows == len(some) - 1 for node in some))
        yield some
        for node in some:
            for task in node.tasks.values():
                task.cancel()


# -- spreading ---------------------------------------------------------------------------------


def test_what_is_too_much_for_one_node_others_do_at_the_same_time(address: str) -> None:
    async def test() -> None:
        async with nodes(address, kind(hands=2), kind(hands=2), kind(hands=2)) as (home, *others):
            whats = [f"{person}1" for person in "abcdefgh"]
            home.ask(*whats)
            # Six hands have six things to do, and two things wait.
            await until(lambda: sum(len(node.hands.at_it) for node in (home, *others)) == 6)
            assert [len(node.hands.at_it) for node in (home, *others)] == [2, 2, 2]
            for node in (home, *others):
                node.hands.let_end(*whats)
            await until(lambda: len(home.answers) == 8)
            by = {answer.partition(" by ")[2] for answer in home.answers}
            assert by == {"node 0", "node 1", "node 2"}
            assert sorted(answer[:2] for answer in home.answers) == whats

    run(test())


def test_a_node_that_has_a_hand_free_does_its_own_work(address: str) -> None:
    async def test() -> None:
        async with nodes(address, kind(hands=2), kind(hands=2)) as (home, other):
            home.ask("a1", "b1")
            await until(lambda: len(home.hands.at_it) == 2)
            assert other.hands.begun == []

    run(test())


def test_a_node_that_is_full_takes_nothing_until_a_hand_is_free(address: str) -> None:
    async def test() -> None:
        async with nodes(address, kind(hands=1), kind(hands=1)) as (home, other):
            other.ask("x1")
            await until(lambda: other.hands.at_it == ["x1"] and home.believes_in == 0)
            home.ask("a1", "b1")
            await until(lambda: home.hands.at_it == ["a1"])
            # Nobody listens: neither of them has a hand free.
            assert all(
                not node.work._colleagues._listening  # type: ignore[union-attr]
                for node in (home, other)
            )
            assert other.hands.begun == ["x1"]
            other.hands.let_end("x1")
            await until(lambda: other.hands.at_it == ["b1"])

    run(test())


def test_who_was_believed_to_have_a_hand_free_and_has_none_declines(address: str) -> None:
    async def test() -> None:
        async with nodes(address, kind(hands=1), kind(hands=1)) as (home, other):
            home.ask("a1")
            await until(lambda: home.hands.at_it == ["a1"])
            # It has not heard yet that the other has begun something.
            other.ask("x1")
            home.ask("b1")
            await until(lambda: other.hands.at_it == ["x1"])
            home.hands.let_end("a1")
            await until(lambda: "b1" in home.hands.at_it)
            assert other.hands.begun == ["x1"]

    run(test())


def test_what_no_other_node_can_do_is_done_at_home_if_that_can_do_more(address: str) -> None:
    async def test() -> None:
        async with nodes(address, kind(hands=1, most=3), kind(hands=1)) as (home, other):
            home.ask("a1", "b1", "c1", "d1", "e1")
            await until(lambda: len(home.hands.at_it) == 3)
            assert len(other.hands.at_it) == 1

    run(test())


def test_a_node_does_only_what_it_has_learnt(address: str) -> None:
    async def test() -> None:
        async with nodes(address, kind(hands=1), kind(hands=1)) as (home, other):
            something_else = Hands("home")
            home.work.learn(Kind("else", 1, 9, 1, 9), something_else.do)
            for what in (b"a", b"b"):
                home.tasks[str(what)] = asyncio.create_task(
                    home.work.have_done("else", what, lambda *_, **__: None)
                )
            await until(lambda: something_else.begun == ["a"])
            something_else.let_end("a", "b")
            await until(lambda: something_else.ended == ["a", "b"])
            assert other.hands.begun == []

    run(test())


# -- people ------------------------------------------------------------------------------------


def test_a_person_has_their_share_on_all_nodes_together(address: str) -> None:
    async def test() -> None:
        roomy = kind(hands=4, share=2)
        async with nodes(address, roomy, roomy, roomy) as some:
            one, two, three = some
            one.ask("a1", "a2")
            await until(lambda: one.hands.at_it == ["a1", "a2"])
            await until(lambda: _knows_of(three, "a") == _knows_of(two, "a") == 2)
            two.ask("a3", "b1")
            three.ask("a4", "c1")
            await until(lambda: two.hands.at_it == ["b1"] and three.hands.at_it == ["c1"])
            assert sum(name[0] == "a" for node in some for name in node.hands.at_it) == 2
            # When one of them ends, another begins, wherever it waits.
            one.hands.let_end("a1")
            await until(lambda: "a3" in two.hands.begun or "a4" in three.hands.begun)

    run(test())


def _knows_of(node: Node, person: str) -> int:
    assert node.work._colleagues is not None
    return node.work._colleagues.under_way("thing", person)


def test_what_is_done_elsewhere_counts_for_the_share_too(address: str) -> None:
    async def test() -> None:
        what = kind(hands=1, share=2)
        async with nodes(address, what, what, what) as (home, *others):
            home.ask("a1", "a2", "a3", "b1")
            await until(lambda: sum(len(node.hands.at_it) for node in (home, *others)) == 3)
            begun = {what for node in (home, *others) for what in node.hands.begun}
            assert begun == {"a1", "a2", "b1"}

    run(test())


def test_the_share_of_somebody_whose_node_has_died_is_theirs_again(
    address: str, impatience: None
) -> None:
    async def test() -> None:
        what = kind(hands=2, share=1)
        async with nodes(address, what, what) as (home, other):
            other.ask("a1")
            await until(lambda: _knows_of(home, "a") == 1)
            home.ask("a2")
            await _freeze(other)
            await until(lambda: home.hands.at_it == ["a2"])

    run(test())


# -- what can go wrong -------------------------------------------------------------------------


@pytest.fixture
def impatience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is silent is soon believed to be dead."""
    monkeypatch.setattr(colleagues, "_PULSE", 0.1)
    monkeypatch.setattr(colleagues, "_SILENT", 0.6)


async def _freeze(node: Node) -> None:
    """Let it say nothing any more, as a node that was killed."""
    assert node.work._colleagues is not None
    pulsing = node.work._colleagues._pulsing
    assert pulsing is not None
    pulsing.cancel()
    node.work._colleagues._wire.say = lambda *_: None  # type: ignore[method-assign]


def test_what_a_killed_process_was_at_is_begun_anew_at_home(address: str) -> None:
    async def test() -> None:
        async with nodes(address, kind(hands=1)) as (home,):
            with _process(address) as process:
                await until(lambda: home.believes_in == 4)
                home.ask("a1", "b1")
                await until(lambda: home.told == ["a1 begun", "b1 begun"])
                assert home.hands.begun == ["a1"]
                process.send_signal(signal.SIGKILL)
                home.hands.let_end("a1", "b1")
                await until(lambda: len(home.answers) == 2)
            assert home.told == ["a1 begun", "b1 begun", "a1 by node 0", "b1 begun", "b1 by node 0"]

    run(test())


@contextlib.contextmanager
def _process(address: str) -> Any:
    command = [sys.executable, "-c", _ANOTHER_NODE, address]
    environment = os.environ | {"PYTHONPATH": str(Path(__file__).parents[1])}
    process = subprocess.Popen(command, env=environment)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def test_a_node_that_goes_leaves_at_once_what_it_was_at(address: str) -> None:
    async def test() -> None:
        async with nodes(address, kind(hands=1), kind(hands=1)) as (home, other):
            home.ask("a1", "b1")
            await until(lambda: other.hands.at_it == ["b1"])
            home.hands.let_end("a1", "b1")
            loop = asyncio.get_running_loop()
            start = loop.time()
            await other.work.stop()
            await until(lambda: len(home.answers) == 2)
            assert loop.time() - start < colleagues._SILENT / 2
            assert other.hands.stopped == ["b1"]

    run(test())


def test_what_a_dead_node_has_asked_for_is_stopped(address: str, impatience: None) -> None:
    async def test() -> None:
        async with nodes(address, kind(hands=1), kind(hands=1)) as (home, other):
            home.ask("a1", "b1")
            await until(lambda: other.hands.at_it == ["b1"])
            await _freeze(home)
            await until(lambda: other.hands.stopped == ["b1"])

    run(test())


def test_what_takes_too_long_elsewhere_is_stopped_there_and_done_at_home(address: str) -> None:
    async def test() -> None:
        async with nodes(address, kind(hands=1, longest=0.3), kind(hands=1)) as (home, other):
            home.ask("a1", "b1")
            await until(lambda: other.hands.stopped == ["b1"])
            home.hands.let_end("a1", "b1")
            await until(lambda: sorted(home.answers) == ["a1 by node 0", "b1 by node 0"])

    run(test())


def test_what_fails_elsewhere_is_done_at_home(address: str) -> None:
    async def test() -> None:
        async with nodes(address, kind(hands=1)) as (home,):
            other = Work(address)
            tried: list[bytes] = []

            async def clumsy(content: bytes, _: object) -> None:
                tried.append(content)
                raise ZeroDivisionError

            other.learn(kind(hands=1), clumsy)
            await other.start()
            await until(lambda: home.believes_in == 1)
            home.ask("a1", "b1")
            await until(lambda: tried == [b"b1"])
            home.hands.let_end("a1", "b1")
            await until(lambda: len(home.answers) == 2)
            await other.stop()

    run(test())


def test_what_is_too_long_for_the_bus_is_done_at_home(address: str) -> None:
    async def test() -> None:
        async with nodes(address, kind(hands=1), kind(hands=1)) as (home, other):
            long = "b" + "x" * 2_000_000
            home.ask("a1", long)
            home.hands.let_end("a1", long)
            await until(lambda: home.hands.ended == ["a1", long])
            assert other.hands.begun == []

    run(test())


def test_an_answer_that_is_too_long_for_the_bus_comes_from_home(address: str) -> None:
    async def test() -> None:
        async with nodes(address, kind(hands=1)) as (home,):
            other = Work(address)
            tried: list[bytes] = []

            async def verbose(content: bytes, tell: Any) -> None:
                tried.append(content)
                tell(b"x" * 2_000_000, last=True)

            other.learn(kind(hands=1), verbose)
            await other.start()
            await until(lambda: home.believes_in == 1)
            home.ask("a1", "b1")
            await until(lambda: tried == [b"b1"])
            home.hands.let_end("a1", "b1")
            await until(lambda: len(home.answers) == 2)
            await other.stop()

    run(test())


def test_a_part_that_is_lost_on_the_way_is_noticed(address: str) -> None:
    async def test() -> None:
        async with nodes(address, kind(hands=1), kind(hands=1)) as (home, other):
            home.ask("a1", "b1")
            await until(lambda: home.told == ["a1 begun", "b1 begun"])
            assert home.work._colleagues is not None
            (asked,) = home.work._colleagues._asked.values()
            asked.next -= 1  # as if there had been one less
            other.hands.let_end("b1")
            home.hands.let_end("a1", "b1")
            await until(lambda: sorted(home.answers) == ["a1 by node 0", "b1 by node 0"])

    run(test())


# -- taking back -------------------------------------------------------------------------------


def test_what_is_taken_back_is_stopped_where_it_is_done(address: str) -> None:
    async def test() -> None:
        async with nodes(address, kind(hands=1), kind(hands=1)) as (home, other):
            home.ask("a1", "b1")
            await until(lambda: other.hands.at_it == ["b1"])
            home.tasks["b1"].cancel()
            await until(lambda: other.hands.stopped == ["b1"])
            # The hand is free again, there and in the eyes of the first.
            home.ask("c1")
            await until(lambda: other.hands.at_it == ["c1"])
            assert "b1 by node 1" not in home.told

    run(test())


def test_what_is_taken_back_before_anybody_has_taken_it_is_stopped_too(address: str) -> None:
    async def test() -> None:
        async with nodes(address, kind(hands=1), kind(hands=1)) as (home, other):
            home.ask("a1", "b1")
            assert home.work._colleagues is not None
            await until(lambda: home.work._colleagues._asked)  # type: ignore[union-attr]
            home.tasks["b1"].cancel()
            await until(lambda: other.hands.stopped == ["b1"])

    run(test())


# -- NATS is away ------------------------------------------------------------------------------


def test_without_nats_everything_is_done_at_home(own_nats: OwnNats) -> None:
    async def test() -> None:
        own_nats.stop()
        home = Node(own_nats.address, kind(hands=1), "home")
        await home.work.start()
        home.ask("a1", "b1")
        home.hands.let_end("a1", "b1")
        await until(lambda: home.answers == ["a1 by home", "b1 by home"])
        await home.work.stop()

    run(test())


def test_when_nats_goes_all_is_begun_anew_at_home_and_shared_again_when_it_is_back(
    own_nats: OwnNats,
) -> None:
    async def test() -> None:
        async with nodes(own_nats.address, kind(hands=1), kind(hands=1)) as (home, other):
            home.ask("a1", "b1")
            await until(lambda: other.hands.at_it == ["b1"])
            own_nats.stop()
            await until(lambda: other.hands.stopped == ["b1"])
            home.hands.let_end("a1", "b1")
            await until(lambda: len(home.answers) == 2)
            home.ask("c1", "d1")
            await until(lambda: home.hands.at_it == ["c1"])
            assert home.knows == 0
            own_nats.start()
            # What waits at home goes out as soon as there is somebody again.
            await until(lambda: other.hands.at_it == ["d1"])
            other.hands.let_end("d1")
            await until(lambda: "d1 by node 1" in home.answers)

    run(test())
