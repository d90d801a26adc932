"""Letters and hints between nodes: through NATS, through the database, and both in turn."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import replace
from pathlib import Path
from random import Random

import msgspec
import pytest

from cluster.cluster_nodes import PATIENT, Node, knows, living
from kvarto.cluster.post import Post
from kvarto.store.leases import Leases
from kvarto.store.letters import Letters
from server.proxy import Proxy
from store.databases import Where, change, opened, rows
from support.generous import LONG_LEASE_MS, PATIENT_STORE
from support.nats import OwnNats
from support.postgres import OwnPostgres
from support.waiting import HANG_S, eventually_async, settle


def letters_of(node: Node) -> list[bytes]:
    """The letters that come to a node from now on."""
    came: list[bytes] = []
    node.post.on_letter(came.append)
    return came


def hints_of(node: Node, topic: str = "tables") -> list[bytes]:
    """The hints that a node gets from now on."""
    came: list[bytes] = []
    node.post.subscribe(topic, came.append)
    return came


def send(one: Node, two: Node, numbers: range) -> None:
    for number in numbers:
        one.post.send(two.id, b"%d" % number)


def numbers_in(came: list[bytes]) -> list[int]:
    return [int(letter) for letter in came]


@pytest.fixture(params=["with NATS", "without"])
def any_bus(request: pytest.FixtureRequest) -> str | None:
    """A NATS, or none."""
    return str(request.getfixturevalue("bus")) if request.param == "with NATS" else None


# -- letters -----------------------------------------------------------------------------------


async def test_letters_come_in_the_order_in_which_they_were_sent(
    where: Where, any_bus: str | None
) -> None:
    async with living(where, any_bus, count=3) as nodes:
        one, two, three = nodes
        assert {node.post.hears for node in nodes} == {any_bus is not None}
        came = [letters_of(node) for node in nodes]
        for number in range(50):
            send(one, two, range(number, number + 1))
            send(three, two, range(100 + number, 101 + number))
            if number % 10 == 0:
                await settle()
        await eventually_async(lambda: len(came[1]) == 100)
        numbers = numbers_in(came[1])
        assert [number for number in numbers if number < 100] == list(range(50))
        assert [number for number in numbers if number >= 100] == list(range(100, 150))
        assert came[0] == came[2] == []


async def test_with_nats_nothing_is_left_in_the_database(where: Where, bus: str) -> None:
    # Nobody looks there, so that it would still be there.
    timing = replace(PATIENT, look_for_letters_every_s=HANG_S)
    async with living(where, bus, timing=timing) as nodes:
        one, two = nodes
        came, hints = letters_of(two), hints_of(two)
        send(one, two, range(20))
        one.post.publish("tables", b"x")
        await eventually_async(lambda: len(came) == 20 and hints == [b"x"])
        assert rows(where, "SELECT * FROM letters") == []


async def test_of_two_sites_on_one_nats_none_hears_the_other(tmp_path: Path, nats_url: str) -> None:
    """They have databases of their own, and so know nothing of each other's nodes either."""
    async with (
        living(tmp_path / "one", f"{nats_url}/{secrets.token_hex(4)}") as (one, another),
        living(tmp_path / "two", f"{nats_url}/{secrets.token_hex(4)}") as (two, last),
    ):
        came = {node: hints_of(node) for node in (one, another, two, last)}
        letters = letters_of(two)
        send(one, two, range(1))
        one.post.publish("tables", b"1")
        await eventually_async(lambda: came[another] == [b"1"])
        # What NATS had before this, it has passed on before this.
        last.post.publish("tables", b"2")
        await eventually_async(lambda: came[two])
        assert [came[node] for node in (one, another, two, last)] == [[b"1"]] * 2 + [[b"2"]] * 2
        assert letters == []


async def test_letters_that_nobody_comes_for_are_thrown_away_again_and_again(where: Where) -> None:
    timing = replace(PATIENT, letters_kept_ms=100)
    async with living(where, None, count=1, timing=timing), opened(where) as database:
        for _ in range(2):
            await Letters(database).put("somebody who is dead", b"hello")
            await eventually_async(lambda: rows(where, "SELECT * FROM letters") == [])


async def test_letters_that_may_still_be_fetched_are_kept(where: Where) -> None:
    async with opened(where) as database:
        letters = Letters(database)
        await letters.put("late", b"old")
        change(where, "UPDATE letters SET at = at - 120000")
        await letters.put("late", b"new")
        # It throws away what is old as soon as it looks around.
        async with living(where, None, count=1):
            kept = "SELECT content FROM letters"
            await eventually_async(lambda: [bytes(c) for (c,) in rows(where, kept)] == [b"new"])


async def test_a_letter_that_cannot_be_read_does_not_stop_the_next(
    where: Where, any_bus: str | None, caplog: pytest.LogCaptureFixture
) -> None:
    async with living(where, any_bus) as nodes:
        one, two = nodes
        came: list[bytes] = []

        def read(letter: bytes) -> None:
            came.append(bytes([100 // letter[0]]))

        two.post.on_letter(read)
        one.post.send(two.id, bytes([0]))
        one.post.send(two.id, bytes([10]))
        await eventually_async(lambda: came == [bytes([10])])
    assert [record.message for record in caplog.records] == ["letter"]


# -- hints -------------------------------------------------------------------------------------


async def test_a_hint_reaches_everybody_once(where: Where, any_bus: str | None) -> None:
    async with living(where, any_bus, count=3) as nodes:
        came = [hints_of(node) for node in nodes]
        others = [hints_of(node, "games") for node in nodes]
        nodes[0].post.publish("tables", b"first")
        assert came[0] == [b"first"]  # at once
        await eventually_async(lambda: all(one == [b"first"] for one in came))
        nodes[1].post.publish("tables", b"second")
        nodes[1].post.publish("games")
        await eventually_async(lambda: all(len(one) == 2 for one in came) and all(others))
        assert {tuple(one) for one in came} == {(b"first", b"second")}
        assert {tuple(one) for one in others} == {(b"",)}


async def test_whoever_wants_no_hints_any_more_gets_none(where: Where, bus: str) -> None:
    async with living(where, bus) as nodes:
        one, two = nodes
        came: list[bytes] = []
        stop = two.post.subscribe("tables", came.append)
        rest = hints_of(two)
        one.post.publish("tables", b"1")
        await eventually_async(lambda: bool(rest))
        stop()
        one.post.publish("tables", b"2")
        await eventually_async(lambda: len(rest) == 2)
        assert came == [b"1"]


# -- NATS goes and comes -----------------------------------------------------------------------


async def test_when_nats_stops_everything_goes_through_the_database_until_it_is_back(
    where: Where, own_nats: OwnNats
) -> None:
    async with living(where, own_nats.address) as nodes:
        one, two = nodes
        came, hints = letters_of(two), hints_of(two)
        send(one, two, range(10))
        await eventually_async(lambda: len(came) == 10)
        own_nats.stop()
        # Some before anybody has noticed, some after.
        send(one, two, range(10, 20))
        one.post.publish("tables", b"1")
        await eventually_async(lambda: not any(node.post.hears for node in nodes))
        send(one, two, range(20, 30))
        one.post.publish("tables", b"2")
        await eventually_async(lambda: set(numbers_in(came)) == set(range(30)) and len(hints) == 2)
        own_nats.start()
        await eventually_async(lambda: all(node.post.hears for node in nodes))
        await knows(one, two, hears=True)
        before = len(came)
        send(one, two, range(30, 40))
        one.post.publish("tables", b"3")
        await eventually_async(lambda: len(came) == before + 10 and len(hints) == 3)
        assert hints == [b"1", b"2", b"3"]


async def test_a_nats_that_is_not_there_yet_is_found_when_it_comes(
    where: Where, own_nats: OwnNats, caplog: pytest.LogCaptureFixture
) -> None:
    own_nats.stop()

    async with living(where, own_nats.address) as nodes:
        one, two = nodes
        assert not one.post.hears
        came = letters_of(two)
        send(one, two, range(1))
        await eventually_async(lambda: len(came) == 1)
        own_nats.start()
        await eventually_async(lambda: one.post.hears and two.post.hears)
    # However often it was tried.
    assert [record.message for record in caplog.records] == ["no NATS"] * 2


async def test_what_a_node_has_not_heard_because_it_alone_lost_nats_it_gets_all_the_same(
    where: Where, bus: str
) -> None:
    servers, site = bus.rsplit("/", 1)
    async with Proxy(Random(0), slowest=0.0).running() as proxy:
        proxy.target = int(servers.rpartition(":")[2])
        buses = (bus, f"nats://{proxy.host}/{site}", bus)
        async with living(where, *buses, count=3) as nodes:
            await loses_nats(*nodes, proxy=proxy)


async def loses_nats(one: Node, two: Node, three: Node, *, proxy: Proxy) -> None:
    came, hints, others = letters_of(two), hints_of(two), hints_of(three)
    proxy.target = None
    await proxy.cut(1)
    # Nobody knows it yet.
    send(one, two, range(10))
    one.post.publish("tables", b"1")
    await eventually_async(lambda: set(numbers_in(came)) == set(range(10)) and hints == [b"1"])
    await knows(one, two, hears=False)
    one.post.publish("tables", b"2")
    back = letters_of(one)
    send(two, one, range(5))
    two.post.publish("tables", b"3")
    await eventually_async(lambda: numbers_in(back) == list(range(5)) and len(hints) == 3)
    await eventually_async(lambda: others == [b"1", b"2", b"3"])
    assert hints == [b"1", b"3", b"2"]  # its own at once


# -- coming and going --------------------------------------------------------------------------


async def test_a_node_that_ends_is_gone_for_the_others(where: Where, any_bus: str | None) -> None:
    async with living(where, any_bus, count=3) as nodes:
        one, two, three = nodes
        gone: list[str] = []
        one.post.gone.append(gone.append)
        await two.stop()
        await eventually_async(lambda: gone == [two.id])
        await asyncio.sleep(0)
        assert three.id in one.post.others


async def test_a_node_begins_anew_under_another_id(where: Where, any_bus: str | None) -> None:
    async with living(where, any_bus) as nodes:
        one, two = nodes
        came, hints, before = letters_of(two), hints_of(two), two.id
        await two.stop()
        assert not two.post.is_running
        assert not two.post.hears
        await two.start()
        assert two.id != before
        await knows(one, two)
        send(one, two, range(3))
        one.post.publish("tables", b"x")
        await eventually_async(lambda: numbers_in(came) == [0, 1, 2] and hints == [b"x"])
        assert before not in one.post.others


async def test_what_is_sent_when_it_stops_still_goes_out(where: Where, any_bus: str | None) -> None:
    async with living(where, any_bus) as nodes:
        one, two = nodes
        came = letters_of(two)
        one.post.stopping.append(lambda: send(one, two, range(100)))
        await one.post.stop()
        await eventually_async(lambda: numbers_in(came) == list(range(100)))


async def test_it_stops_and_starts_while_nats_and_the_database_are_away(
    own_postgres: OwnPostgres, own_nats: OwnNats
) -> None:
    address = own_postgres.new_database()
    timing = replace(PATIENT, close_within_s=0.2)
    async with (
        opened(address) as database,
        opened(address, timing=replace(PATIENT_STORE, answer_within_s=10 * HANG_S)) as frozen,
    ):
        leases = Leases(database, LONG_LEASE_MS)
        await leases.begin()
        here = Post(leases, Letters(frozen), own_nats.address, timing)
        await here.start()
        assert here.hears
        own_nats.stop()
        await eventually_async(lambda: not here.hears)
        own_postgres.freeze()
        here.send("somebody", b"x")
        here.publish("tables")
        # The database does not answer at all, and would be waited for far longer.
        async with asyncio.timeout(HANG_S):
            await here.stop()
        own_postgres.stop()
        own_nats.start()
        await here.start()
        assert here.hears
        own_postgres.start()
        came: list[bytes] = []
        here.on_letter(came.append)
        await Letters(database).put(here.node, msgspec.msgpack.encode([b"nhello"]))
        await eventually_async(lambda: came == [b"hello"])
        await here.stop()
