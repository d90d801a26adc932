"""Requests and sockets that are answered by another node."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest
from starlette.types import Receive, Scope, Send

from cluster.apps import MANY, App
from cluster.asking import Asking, answer_of, ask, hear, request, say, socket, standing_still
from cluster.cluster_nodes import PATIENT, Node, living
from kvarto.cluster.ends import WINDOW_BYTES, FailedThere, TunnelBroken
from kvarto.cluster.timing import ClusterTiming
from store.databases import Where
from support.nats import OwnNats
from support.waiting import eventually_async


class Through:
    """Asks one node what another one answers."""

    def __init__(self, near: Node, far: Node) -> None:
        self.near, self.far = near, far

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """An application that is elsewhere."""
        await self.near.tunnels.through(self.far.id, scope, receive, send)


@asynccontextmanager
async def tunnelled_nodes(
    where: Where, bus: str | None, *, count: int = 2, timing: ClusterTiming = PATIENT
) -> AsyncIterator[tuple[App, Through, list[Node]]]:
    """Start nodes, and an application that is reached through the first at the second."""
    app = App()
    async with living(where, bus, app=app, count=count, timing=timing) as nodes:
        yield app, Through(nodes[0], nodes[1]), nodes
        await eventually_async(lambda: not any(node.tunnels.count for node in nodes))


@pytest.fixture(params=["with NATS", "without"])
def any_bus(request: pytest.FixtureRequest) -> str | None:
    """A NATS, or none."""
    return str(request.getfixturevalue("bus")) if request.param == "with NATS" else None


# -- requests ----------------------------------------------------------------------------------


async def test_a_request_is_answered_as_if_it_had_come_there(
    where: Where, any_bus: str | None
) -> None:
    async with tunnelled_nodes(where, any_bus) as (_app, through, _):
        answer = await ask(through, "/some/echo?a=b", "POST", [b"some", b"", b"thing"])
        assert (answer.status, answer.headers[b"x-node"]) == (201, b"node 1")
        assert json.loads(answer.body) == {
            "node": "node 1",
            "method": "POST",
            "url": "http://kvarto.test/some/echo?a=b",
            "client": ["192.0.2.7", 4711],
            "cookies": {"who": "anna"},
            "body": "something",
            "state": False,
        }


async def test_large_bodies_go_in_parts_both_ways(file: Where, any_bus: str | None) -> None:
    async with tunnelled_nodes(file, any_bus) as (_app, through, _):
        size = 2_000_000 if any_bus else 600_000
        counted = (await ask(through, "/length", "POST", [b"a" * size])).body
        assert counted == b"%d True" % size
        assert (await ask(through, f"/large?size={size}")).body == b"x" * size
        streamed = (await ask(through, f"/stream?parts={size // 10_000}")).body
        assert streamed == b"y" * size


async def test_an_answer_comes_part_by_part_and_no_faster_than_it_is_read(
    file: Where, bus: str
) -> None:
    async with tunnelled_nodes(file, bus) as (app, through, _):
        asking = request(through, "/stream?parts=1000")
        await asking.next()
        await asking.next()
        asking.reads.clear()
        parts = await standing_still(lambda: app.seen["parts"])
        # What is on the way, and not all of it.
        assert parts * 10_000 < 3 * WINDOW_BYTES
        asking.reads.set()
        await asking.over()
        assert len(answer_of(asking.sent).body) == 10_000_000


async def test_whoever_answers_learns_that_the_page_has_gone(
    where: Where, any_bus: str | None
) -> None:
    async with tunnelled_nodes(where, any_bus) as (app, through, _):
        asking = request(through, "/left")
        await eventually_async(lambda: app.seen["left"] == 1)
        asking.go()
        await eventually_async(lambda: app.seen["is gone"] == 1)
        await asking.over()


async def test_an_answer_that_is_not_wanted_any_more_is_dropped_when_we_are_told_to_stop(
    file: Where, bus: str
) -> None:
    async with tunnelled_nodes(file, bus) as (app, through, _):
        asking = request(through, "/left")
        await eventually_async(lambda: app.seen["left"] == 1)
        assert asking.task is not None
        asking.task.cancel()
        await eventually_async(lambda: app.seen["is gone"] == 1)


async def test_a_mistake_there_is_noted_there_and_is_a_mistake_here(
    file: Where, bus: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with tunnelled_nodes(file, bus) as (_app, through, _):
        with pytest.raises(FailedThere):
            await ask(through, "/fail")
        assert [record.message for record in caplog.records] == ["tunnel"]
        asking = request(through, "/fail_late")
        with pytest.raises(FailedThere):
            await asking.over()
        assert asking.sent[1]["body"] == b"so far"
        asking = socket(through, "/break_down")
        with pytest.raises(FailedThere):
            await asking.over()


# -- sockets -----------------------------------------------------------------------------------


async def test_a_socket_talks_both_ways_until_one_side_ends_it(
    where: Where, any_bus: str | None
) -> None:
    async with tunnelled_nodes(where, any_bus) as (app, through, _):
        page = socket(through, "/talk")
        accepted = await page.next()
        assert (accepted["type"], accepted["subprotocol"]) == ("websocket.accept", "kvarto")
        for text in ("hello", "", "ありがとう", "x" * 200_000):
            say(page, text)
            assert await hear(page) == f"node 1: {text}"
        say(page, "end")
        closed = await page.next()
        assert (closed["type"], closed["code"], closed["reason"]) == (
            "websocket.close",
            4404,
            "as you say",
        )
        await page.over()
        other = socket(through, "/talk")
        await other.next()
        other.go()
        await eventually_async(lambda: app.seen["gone 1001"] == 1)
        await other.over()


async def test_a_socket_that_goes_without_a_word_is_gone_there_too(file: Where, bus: str) -> None:
    async with tunnelled_nodes(file, bus) as (app, through, _):
        page = socket(through, "/talk")
        await page.next()
        page.vanish()
        say(page, "hello?")
        await eventually_async(lambda: app.seen["gone 1006"] == 1)
        await page.over()


async def test_what_was_said_before_the_end_is_heard_however_slowly_it_is_read(
    file: Where, bus: str
) -> None:
    async with tunnelled_nodes(file, bus) as (_app, through, _):
        page = socket(through, "/many")
        await page.next()
        page.reads.clear()
        await eventually_async(lambda: through.far.tunnels.count == 0)
        page.reads.set()
        assert [await hear(page) for _ in range(MANY)] == [str(n) for n in range(MANY)]
        await page.over()


async def test_a_socket_can_be_refused_like_a_request(file: Where, bus: str) -> None:
    async with tunnelled_nodes(file, bus) as (_app, through, _):
        page = socket(through, "/deny")
        await page.over()
        start, body = page.sent
        assert (start["type"], start["status"]) == ("websocket.http.response.start", 418)
        assert body["body"] == b"no"


async def test_a_page_that_does_not_read_is_cut_off_and_little_is_kept_for_it(
    file: Where, bus: str
) -> None:
    timing = replace(PATIENT, page_reads_within_s=0.5, socket_lingers_s=0.1)
    async with tunnelled_nodes(file, bus, timing=timing) as (app, through, _):
        page = socket(through, "/flood")
        await page.next()
        page.reads.clear()
        await eventually_async(lambda: app.seen["is gone"] == 1)
        # Whoever sends has waited, and was told at last.
        assert app.seen["said"] * 1000 < 2 * WINDOW_BYTES
        await page.over()
        assert len(page.sent) * 1000 < 2 * WINDOW_BYTES


async def test_a_page_that_sends_more_than_is_read_has_to_wait(file: Where, bus: str) -> None:
    async with tunnelled_nodes(file, bus) as (app, through, _):
        page = socket(through, "/deaf")
        await page.next()
        for _number in range(1000):
            say(page, "w" * 1000)
        say(page, "end")
        unsent = await standing_still(page.to_send.qsize)
        assert unsent * 1000 > 1_000_000 - 2 * WINDOW_BYTES
        app.go_on.set()
        assert await hear(page) == "1000"
        await page.over()


# -- many --------------------------------------------------------------------------------------


async def test_many_at_once_do_not_mix(where: Where, any_bus: str | None) -> None:
    async with tunnelled_nodes(where, any_bus, count=3) as (_app, _through, nodes):
        one, two, three = nodes
        ways = [Through(*pair) for pair in ((one, two), (two, one), (three, two), (one, three))]
        pages = [(socket(way, "/talk"), way) for way in ways for _ in range(25 if any_bus else 5)]

        async def talk(page: Asking, way: Through, name: int) -> None:
            assert (await page.next())["type"] == "websocket.accept"
            for number in range(10):
                say(page, f"{name} {number}")
                assert await hear(page) == f"{way.far.name}: {name} {number}"
            say(page, "end")
            await page.over()

        async def fetch(way: Through, name: int) -> None:
            body = b"%d," % name * 30_000
            answer = await ask(way, "/echo", "POST", [body])
            assert json.loads(answer.body)["body"].encode() == body
            assert json.loads(answer.body)["node"] == way.far.name

        talking = [talk(page, way, name) for name, (page, way) in enumerate(pages)]
        fetching = [fetch(way, name) for name, way in enumerate(ways * 5)]
        await asyncio.gather(*talking, *fetching)


# -- when something goes -----------------------------------------------------------------------


async def test_when_a_node_stops_everything_it_served_and_asked_for_ends(
    where: Where, any_bus: str | None
) -> None:
    async with tunnelled_nodes(where, any_bus) as (app, through, nodes):
        one, two = nodes
        asked, page = request(through, "/wait"), socket(through, "/talk")
        back = socket(Through(two, one), "/talk")
        await page.next()
        await back.next()
        await eventually_async(lambda: app.seen["wait"] == 1)
        await two.post.stop()
        for ended in (asked, page, back):
            with pytest.raises(TunnelBroken):
                await ended.over()
        await eventually_async(lambda: app.seen["gone 1006"] == 2)
        app.go_on.set()
        with pytest.raises(TunnelBroken):
            await ask(Through(two, one), "/echo")


async def test_a_node_that_is_dead_is_noticed(where: Where, bus: str) -> None:
    async with tunnelled_nodes(where, bus) as (app, through, nodes):
        page = socket(through, "/talk")
        await page.next()
        # It does not say anything any more, to anybody.
        two = nodes[1]
        await two.die()
        two.post.send = lambda *_: None  # type: ignore[method-assign]
        await two.leases.end()
        with pytest.raises(TunnelBroken):
            await page.over()
        await eventually_async(lambda: app.seen["gone 1006"] == 1)  # as far as `two` sees it


async def test_what_never_arrives_breaks_the_tunnel_at_both_ends(file: Where, bus: str) -> None:
    # NATS lets no letter overtake another: they are late only if they are lost.
    timing = replace(PATIENT, letter_late_after_s=0.1, link_speaks_every_s=0.1)
    async with tunnelled_nodes(file, bus, timing=timing) as (app, through, nodes):
        page = socket(through, "/talk")
        await page.next()
        lost: list[bytes] = []
        send, nodes[1].post.send = nodes[1].post.send, lambda node, letter: lost.append(letter)  # type: ignore[method-assign]
        say(page, "hello")
        await eventually_async(lambda: any(b"hello" in letter for letter in lost))
        nodes[1].post.send = send  # type: ignore[method-assign]
        with pytest.raises(TunnelBroken):
            await page.over()
        await eventually_async(lambda: app.seen["gone 1006"] == 1)
        assert (await ask(through, "/echo")).status == 201


async def test_tunnels_survive_that_nats_goes_and_comes(where: Where, own_nats: OwnNats) -> None:
    async with tunnelled_nodes(where, own_nats.address) as (app, through, nodes):
        pages = [socket(through, "/talk") for _ in range(20)]
        for page in pages:
            await page.next()

        async def talk(text: str) -> None:
            for page in pages:
                say(page, text)
            assert {await hear(page) for page in pages} == {f"node 1: {text}"}

        await talk("over NATS")
        asked = request(through, "/wait")
        await eventually_async(lambda: app.seen["wait"] == 1)
        own_nats.stop()
        await talk("when it has just gone")
        await eventually_async(lambda: not nodes[0].post.hears and not nodes[1].post.hears)
        await talk("through the database")
        app.go_on.set()
        await asked.over()
        assert answer_of(asked.sent).body == b"at last"
        own_nats.start()
        await eventually_async(lambda: nodes[0].post.hears and nodes[1].post.hears)
        await talk("when it has just come back")
        one, two = nodes
        while not (one.post.others[two.id] and two.post.others[one.id]):
            await talk("while others learn it")
        await talk("when all know it")
        for page in pages:
            say(page, "end")
            await page.over()
