"""Work that another node does not do after all: it is done at home."""

from __future__ import annotations

import signal
from collections.abc import Callable
from typing import Any

import nats
from nats.aio.msg import Msg

from cluster.job_hands import kind
from cluster.job_nodes import IMPATIENT, Node, nodes, process_of_a_node, way_that_breaks
from kvarto.cluster.work import Work
from kvarto.cluster.work_messages import Pulse, Taken, Told, written
from support.generous import PATIENT_CLUSTER
from support.nats import OwnNats
from support.waiting import eventually_async


async def test_what_a_killed_process_was_at_is_begun_anew_at_home(bus: str) -> None:
    async with nodes(bus, kind(hands=1), timing=IMPATIENT) as (home,):
        with process_of_a_node(bus) as process:
            await eventually_async(lambda: home.believes_in == 4)
            home.ask("a1", "b1")
            await eventually_async(lambda: {"a1 begun", "b1 begun"} <= set(home.told))
            process.send_signal(signal.SIGKILL)
            home.hands.let_end("a1", "b1")
            await eventually_async(lambda: sorted(home.answers) == ["a1 by node 0", "b1 by node 0"])
        # There, and here.
        assert home.told.count("b1 begun") >= 2


async def test_a_node_that_goes_leaves_at_once_what_it_was_at(bus: str) -> None:
    async with nodes(bus, kind(hands=1), kind(hands=1)) as (home, other):
        home.ask("a1", "b1")
        await eventually_async(lambda: other.hands.at_it == ["b1"])
        home.hands.let_end("a1", "b1")
        await other.work.stop()
        # It says goodbye: only after far longer would it be missed.
        await eventually_async(lambda: len(home.answers) == 2)
        assert other.hands.stopped == ["b1"]


async def test_what_a_dead_node_has_asked_for_is_stopped(bus: str) -> None:
    what = kind(hands=1)
    async with (
        way_that_breaks(bus) as (address, cut_off),
        nodes(bus, what, what, timing=IMPATIENT, addresses={0: address}) as (home, other),
    ):
        home.ask("a1", "b1")
        await eventually_async(lambda: other.hands.begun == ["b1"])
        await cut_off()
        await eventually_async(lambda: other.hands.stopped == ["b1"])


async def test_what_takes_too_long_elsewhere_is_stopped_there_and_done_at_home(bus: str) -> None:
    async with nodes(bus, kind(hands=1, longest=0.3), kind(hands=1)) as (home, other):
        home.ask("a1", "b1")
        await eventually_async(lambda: other.hands.stopped == ["b1"])
        home.hands.let_end("a1", "b1")
        await eventually_async(lambda: sorted(home.answers) == ["a1 by node 0", "b1 by node 0"])


async def test_what_fails_elsewhere_is_done_at_home(bus: str) -> None:
    def clumsy(_: object) -> None:
        raise ZeroDivisionError

    await do_at_home_what_another_tried(bus, clumsy)


async def test_what_is_too_long_for_the_bus_is_done_at_home(bus: str) -> None:
    async with nodes(bus, kind(hands=1), kind(hands=1)) as (home, other):
        long = "b" + "x" * 2_000_000
        home.ask("a1", long)
        home.hands.let_end("a1", long)
        await eventually_async(lambda: home.hands.ended == ["a1", long])
        assert other.hands.begun == []


async def test_an_answer_that_is_too_long_for_the_bus_comes_from_home(bus: str) -> None:
    def verbose(tell: Any) -> None:
        tell(b"x" * 2_000_000, last=True)

    await do_at_home_what_another_tried(bus, verbose)


async def do_at_home_what_another_tried(bus: str, in_vain: Callable[[Any], None]) -> None:
    """Give a job to another node, whose way to do it leads to nothing; it is done at home."""
    tried: list[bytes] = []

    async def try_it(content: bytes, tell: object) -> None:
        tried.append(content)
        in_vain(tell)

    async with nodes(bus, kind(hands=1)) as (home,):
        other = Work(bus, PATIENT_CLUSTER)
        other.learn(kind(hands=1), try_it)
        await other.start()
        await eventually_async(lambda: home.believes_in == 1)
        home.ask("a1", "b1")
        await eventually_async(lambda: tried == [b"b1"])
        home.hands.let_end("a1", "b1")
        await eventually_async(lambda: len(home.answers) == 2)
        await other.stop()


async def test_a_part_that_is_lost_on_the_way_is_noticed(bus: str) -> None:
    servers, site = bus.rsplit("/", 1)
    forgetful = await nats.connect(servers)

    async def answer(offer: Msg) -> None:
        # As a node does whose second of three parts is lost.
        for said in (
            Taken("another"),
            Told(0, b"b1 begun", last=False),
            Told(2, b"b1 by another", last=True),
        ):
            await forgetful.publish(offer.reply, written(said))

    async with nodes(bus, kind(hands=1)) as (home,):
        await forgetful.subscribe(f"{site}.work.thing", "workers", answer)
        await forgetful.publish(f"{site}.work.pulse", written(Pulse("another", {"thing": 1}, {})))
        await eventually_async(lambda: home.believes_in == 1)
        home.ask("a1", "b1")
        home.hands.let_end("a1", "b1")
        await eventually_async(lambda: sorted(home.answers) == ["a1 by node 0", "b1 by node 0"])
        assert home.told.count("b1 begun") == 2
    await forgetful.close()


# -- NATS is away ------------------------------------------------------------------------------


async def test_without_nats_everything_is_done_at_home(own_nats: OwnNats) -> None:
    own_nats.stop()
    home = Node(kind(hands=1), address=own_nats.address)
    await home.work.start()
    home.ask("a1", "b1")
    home.hands.let_end("a1", "b1")
    await eventually_async(lambda: home.answers == ["a1 by home", "b1 by home"])
    await home.work.stop()


async def test_when_nats_goes_all_is_begun_anew_at_home_and_shared_again_when_it_is_back(
    own_nats: OwnNats,
) -> None:
    async with nodes(own_nats.address, kind(hands=1), kind(hands=1)) as (home, other):
        home.ask("a1", "b1")
        await eventually_async(lambda: other.hands.at_it == ["b1"])
        own_nats.stop()
        await eventually_async(lambda: other.hands.stopped == ["b1"])
        home.hands.let_end("a1", "b1")
        await eventually_async(lambda: len(home.answers) == 2)
        home.ask("c1", "d1")
        await eventually_async(lambda: home.hands.at_it == ["c1"])
        assert home.knows == 0
        own_nats.start()
        # What waits at home goes out as soon as there is somebody again.
        await eventually_async(lambda: other.hands.at_it == ["d1"])
        other.hands.let_end("d1")
        await eventually_async(lambda: "d1 by node 1" in home.answers)
