"""Work that another node does not do after all: it is done at home."""

from __future__ import annotations

import asyncio
import signal
from typing import Any

from cluster.hands import kind, run, until
from cluster.workers import Node, freeze, nodes, process_of_a_node
from kvarto.cluster import colleagues
from kvarto.cluster.work import Work
from servers.nats import OwnNats


def test_what_a_killed_process_was_at_is_begun_anew_at_home(bus: str) -> None:
    async def test() -> None:
        async with nodes(bus, kind(hands=1)) as (home,):
            with process_of_a_node(bus) as process:
                await until(lambda: home.believes_in == 4)
                home.ask("a1", "b1")
                await until(lambda: home.told == ["a1 begun", "b1 begun"])
                assert home.hands.begun == ["a1"]
                process.send_signal(signal.SIGKILL)
                home.hands.let_end("a1", "b1")
                await until(lambda: len(home.answers) == 2)
            assert home.told == ["a1 begun", "b1 begun", "a1 by node 0", "b1 begun", "b1 by node 0"]

    run(test())


def test_a_node_that_goes_leaves_at_once_what_it_was_at(bus: str) -> None:
    async def test() -> None:
        async with nodes(bus, kind(hands=1), kind(hands=1)) as (home, other):
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


def test_what_a_dead_node_has_asked_for_is_stopped(bus: str, impatience: None) -> None:
    async def test() -> None:
        async with nodes(bus, kind(hands=1), kind(hands=1)) as (home, other):
            home.ask("a1", "b1")
            await until(lambda: other.hands.at_it == ["b1"])
            await freeze(home)
            await until(lambda: other.hands.stopped == ["b1"])

    run(test())


def test_what_takes_too_long_elsewhere_is_stopped_there_and_done_at_home(bus: str) -> None:
    async def test() -> None:
        async with nodes(bus, kind(hands=1, longest=0.3), kind(hands=1)) as (home, other):
            home.ask("a1", "b1")
            await until(lambda: other.hands.stopped == ["b1"])
            home.hands.let_end("a1", "b1")
            await until(lambda: sorted(home.answers) == ["a1 by node 0", "b1 by node 0"])

    run(test())


def test_what_fails_elsewhere_is_done_at_home(bus: str) -> None:
    async def test() -> None:
        async with nodes(bus, kind(hands=1)) as (home,):
            other = Work(bus)
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


def test_what_is_too_long_for_the_bus_is_done_at_home(bus: str) -> None:
    async def test() -> None:
        async with nodes(bus, kind(hands=1), kind(hands=1)) as (home, other):
            long = "b" + "x" * 2_000_000
            home.ask("a1", long)
            home.hands.let_end("a1", long)
            await until(lambda: home.hands.ended == ["a1", long])
            assert other.hands.begun == []

    run(test())


def test_an_answer_that_is_too_long_for_the_bus_comes_from_home(bus: str) -> None:
    async def test() -> None:
        async with nodes(bus, kind(hands=1)) as (home,):
            other = Work(bus)
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


def test_a_part_that_is_lost_on_the_way_is_noticed(bus: str) -> None:
    async def test() -> None:
        async with nodes(bus, kind(hands=1), kind(hands=1)) as (home, other):
            home.ask("a1", "b1")
            await until(lambda: home.told == ["a1 begun", "b1 begun"])
            assert home.work._colleagues is not None
            (asked,) = home.work._colleagues._asked.values()
            asked.next -= 1  # as if there had been one less
            other.hands.let_end("b1")
            home.hands.let_end("a1", "b1")
            await until(lambda: sorted(home.answers) == ["a1 by node 0", "b1 by node 0"])

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
