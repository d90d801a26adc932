"""Letters and hints between nodes: through NATS, through the database, and both in turn."""

from __future__ import annotations

import asyncio
import secrets
import time

import msgspec
import pytest

from cluster.nodes import Node, knows, nothing, until, with_nodes
from kvarto.cluster import letterbox, post
from kvarto.cluster.wire import Wire
from kvarto.store.database import Database
from kvarto.store.leases import Leases
from kvarto.store.letters import Letters
from servers.nats import OwnNats
from servers.postgres import OwnPostgres
from store.databases import Where, opened, rows


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


def test_letters_come_in_the_order_in_which_they_were_sent(
    where: Where, any_bus: str | None
) -> None:
    async def test(nodes: list[Node]) -> None:
        one, two, three = nodes
        assert {node.post.hears for node in nodes} == {any_bus is not None}
        came = [letters_of(node) for node in nodes]
        for number in range(50):
            send(one, two, range(number, number + 1))
            send(three, two, range(100 + number, 101 + number))
            if number % 10 == 0:
                await asyncio.sleep(0.01)
        await until(lambda: len(came[1]) == 100)
        numbers = numbers_in(came[1])
        assert [number for number in numbers if number < 100] == list(range(50))
        assert [number for number in numbers if number >= 100] == list(range(100, 150))
        assert came[0] == came[2] == []

    with_nodes(where, any_bus, test, count=3)


def test_with_nats_nothing_is_left_in_the_database(where: Where, bus: str) -> None:
    async def test(nodes: list[Node]) -> None:
        one, two = nodes
        came, hints = letters_of(two), hints_of(two)
        send(one, two, range(20))
        one.post.publish("tables", b"x")
        await until(lambda: len(came) == 20 and hints == [b"x"])
        # Who hears NATS looks once a second: it would still be there.
        assert rows(where, "SELECT * FROM letters") == []

    with_nodes(where, bus, test)


def test_of_two_sites_on_one_nats_none_hears_the_other(
    file: Where, postgres_url: str, nats_url: str
) -> None:
    """They have databases of their own, and so know nothing of each other's nodes either."""

    async def run() -> None:
        async with opened(file) as database, opened(postgres_url) as other:
            sites = [Node("one", database, f"{nats_url}/{secrets.token_hex(4)}", nothing)]
            sites.append(Node("two", other, f"{nats_url}/{secrets.token_hex(4)}", nothing))
            for site in sites:
                await site.start()
            one, two = sites
            hints, letters, own = hints_of(two), letters_of(two), hints_of(one)
            one.post.publish("tables")
            send(one, two, range(1))
            await one.post._wire._line.all_sent()  # type: ignore[union-attr]
            await two.post._wire._line.all_sent()  # type: ignore[union-attr]
            assert (hints, letters, own) == ([], [], [b""])
            for site in sites:
                await site.stop()

    asyncio.run(run())


def test_letters_that_nobody_comes_for_are_thrown_away(
    where: Where, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(post, "_LETTERS_LAST", 500)
    monkeypatch.setattr(post, "_LOOK_AROUND", 0.05)

    async def test(nodes: list[Node]) -> None:
        nodes[0].post.send("somebody who is dead", b"hello")
        await until(lambda: len(rows(where, "SELECT * FROM letters")) == 1)
        await until(lambda: rows(where, "SELECT * FROM letters") == [])

    with_nodes(where, None, test, count=1)


def test_a_letter_that_cannot_be_read_does_not_stop_the_next(
    where: Where, any_bus: str | None, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(nodes: list[Node]) -> None:
        one, two = nodes
        came: list[bytes] = []

        def read(letter: bytes) -> None:
            came.append(bytes([100 // letter[0]]))

        two.post.on_letter(read)
        one.post.send(two.id, bytes([0]))
        one.post.send(two.id, bytes([10]))
        await until(lambda: came == [bytes([10])])

    with_nodes(where, any_bus, test)
    assert [record.message for record in caplog.records] == ["letter"]


# -- hints -------------------------------------------------------------------------------------


def test_a_hint_reaches_everybody_once(where: Where, any_bus: str | None) -> None:
    async def test(nodes: list[Node]) -> None:
        came = [hints_of(node) for node in nodes]
        others = [hints_of(node, "games") for node in nodes]
        nodes[0].post.publish("tables", b"first")
        assert came[0] == [b"first"]  # at once
        await until(lambda: all(one == [b"first"] for one in came))
        nodes[1].post.publish("tables", b"second")
        nodes[1].post.publish("games")
        await until(lambda: all(len(one) == 2 for one in came) and all(others))
        assert {tuple(one) for one in came} == {(b"first", b"second")}
        assert {tuple(one) for one in others} == {(b"",)}

    with_nodes(where, any_bus, test, count=3)


def test_whoever_wants_no_hints_any_more_gets_none(where: Where, bus: str) -> None:
    async def test(nodes: list[Node]) -> None:
        one, two = nodes
        came: list[bytes] = []
        stop = two.post.subscribe("tables", came.append)
        rest = hints_of(two)
        one.post.publish("tables", b"1")
        await until(lambda: bool(rest))
        stop()
        one.post.publish("tables", b"2")
        await until(lambda: len(rest) == 2)
        assert came == [b"1"]

    with_nodes(where, bus, test)


# -- NATS goes and comes -----------------------------------------------------------------------


def test_when_nats_stops_everything_goes_through_the_database_until_it_is_back(
    where: Where, own_nats: OwnNats
) -> None:
    async def test(nodes: list[Node]) -> None:
        one, two = nodes
        came, hints = letters_of(two), hints_of(two)
        send(one, two, range(10))
        await until(lambda: len(came) == 10)
        own_nats.stop()
        # Some before anybody has noticed, some after.
        send(one, two, range(10, 20))
        one.post.publish("tables", b"1")
        await until(lambda: not any(node.post.hears for node in nodes))
        send(one, two, range(20, 30))
        one.post.publish("tables", b"2")
        await until(lambda: set(numbers_in(came)) == set(range(30)) and len(hints) == 2)
        own_nats.start()
        await until(lambda: all(node.post.hears for node in nodes))
        await knows(one, two, hears=True)
        before = len(came)
        send(one, two, range(30, 40))
        one.post.publish("tables", b"3")
        await until(lambda: len(came) == before + 10 and len(hints) == 3)
        assert hints == [b"1", b"2", b"3"]

    with_nodes(where, own_nats.address, test)


def test_a_nats_that_is_not_there_yet_is_found_when_it_comes(
    where: Where, own_nats: OwnNats, caplog: pytest.LogCaptureFixture
) -> None:
    own_nats.stop()

    async def test(nodes: list[Node]) -> None:
        one, two = nodes
        assert not one.post.hears
        came = letters_of(two)
        send(one, two, range(1))
        await until(lambda: len(came) == 1)
        own_nats.start()
        await until(lambda: one.post.hears and two.post.hears)

    with_nodes(where, own_nats.address, test)
    # However often it was tried.
    assert [record.message for record in caplog.records] == ["no NATS"] * 2


def test_what_a_node_has_not_heard_because_it_alone_lost_nats_it_gets_all_the_same(
    where: Where, bus: str
) -> None:
    async def test(nodes: list[Node]) -> None:
        one, two, three = nodes
        came, hints, others = letters_of(two), hints_of(two), hints_of(three)
        wire = two.post._wire
        assert isinstance(wire, Wire)
        await wire.stop()
        # Nobody knows it yet.
        send(one, two, range(10))
        one.post.publish("tables", b"1")
        await until(lambda: set(numbers_in(came)) == set(range(10)) and hints == [b"1"])
        await knows(one, two, hears=False)
        one.post.publish("tables", b"2")
        back = letters_of(one)
        send(two, one, range(5))
        two.post.publish("tables", b"3")
        await until(lambda: numbers_in(back) == list(range(5)) and len(hints) == 3)
        await until(lambda: others == [b"1", b"2", b"3"])
        assert hints == [b"1", b"3", b"2"]  # its own at once

    with_nodes(where, bus, test, count=3)


# -- coming and going --------------------------------------------------------------------------


def test_a_node_that_ends_is_gone_for_the_others(where: Where, any_bus: str | None) -> None:
    async def test(nodes: list[Node]) -> None:
        one, two, three = nodes
        gone: list[str] = []
        one.post.gone.append(gone.append)
        await two.stop()
        await until(lambda: gone == [two.id])
        await asyncio.sleep(0)
        assert three.id in one.post._others

    with_nodes(where, any_bus, test, count=3)


def test_a_node_begins_anew_under_another_id(where: Where, any_bus: str | None) -> None:
    async def test(nodes: list[Node]) -> None:
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
        await until(lambda: numbers_in(came) == [0, 1, 2] and hints == [b"x"])
        assert before not in one.post._others

    with_nodes(where, any_bus, test)


def test_what_is_sent_when_it_stops_still_goes_out(where: Where, any_bus: str | None) -> None:
    async def test(nodes: list[Node]) -> None:
        one, two = nodes
        came = letters_of(two)
        one.post.stopping.append(lambda: send(one, two, range(100)))
        await one.post.stop()
        await until(lambda: numbers_in(came) == list(range(100)))

    with_nodes(where, any_bus, test)


def test_it_stops_quickly_and_starts_while_nats_and_the_database_are_away(
    own_postgres: OwnPostgres, own_nats: OwnNats
) -> None:
    async def run() -> None:
        database = await Database.open(own_postgres.new_database())
        leases = Leases(database)
        await leases.begin()
        here = post.Post(leases, Letters(database), own_nats.address)
        await here.start()
        assert here.hears
        own_nats.stop()
        own_postgres.stop()
        await until(lambda: not here.hears)
        here.send("somebody", b"x")
        here.publish("tables")
        start = time.monotonic()
        await here.stop()
        assert time.monotonic() - start < 3 * letterbox._CLOSE_SECONDS
        own_nats.start()
        await here.start()
        assert here.hears
        own_postgres.start()
        came: list[bytes] = []
        here.on_letter(came.append)
        await Letters(database).put(here.node, msgspec.msgpack.encode([b"nhello"]))
        await until(lambda: came == [b"hello"])
        await here.stop()
        await database.close()

    asyncio.run(run())
