"""Who answers: the owner of a place, wherever somebody asks."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from cluster.apps import App
from cluster.asking import ask, hear, request, say, socket
from cluster.cluster_nodes import PATIENT, Node, living
from kvarto.cluster.routing import LOBBY, place_of
from kvarto.cluster.timing import ClusterTiming
from kvarto.store.leases import Lease
from store.databases import Where
from support.postgres import OwnPostgres
from support.waiting import eventually_async


@asynccontextmanager
async def routed_nodes(
    where: Where, bus: str | None, *, count: int = 2, timing: ClusterTiming = PATIENT
) -> AsyncIterator[tuple[App, list[Node]]]:
    """Start nodes that pass on what is not theirs."""
    app = App()
    async with living(where, bus, app=app, count=count, timing=timing) as nodes:
        yield app, nodes


async def answerer(node: Node, path: str, method: str = "GET") -> str:
    """Who answers a request to this node."""
    answer = await ask(node.routing, path, method, [b"body"])
    assert answer.status == 201, answer
    name: str = json.loads(answer.body)["node"]
    assert json.loads(answer.body)["body"] == "body"
    return name


@pytest.mark.parametrize(
    ("path", "place"),
    [
        ("/api/games/x-7_Q", "x-7_Q"),
        ("/api/games/x/socket", "x"),
        ("/api/games/x/review", "x"),
        ("/api/games/x/", "x"),
        ("/api/games", None),
        ("/api/games/", None),
        ("/api/games.qgn", None),
        ("/api/games/x y", None),
        ("/api/games/" + "x" * 41, None),
        ("/api/games/\0", None),
        ("/api/tables", LOBBY),
        ("/api/tables/x", LOBBY),
        ("/api/tables/x/sit", LOBBY),
        ("/api/tablespoon", None),
        ("/api/lobby/socket", LOBBY),
        ("/api/analysis/socket", None),
        ("/", None),
        ("/game/x", None),
        ("/x/api/games/x", None),
    ],
)
def test_the_place_of_a_path(path: str, place: str | None) -> None:
    assert place_of(path) == place


async def test_a_game_is_taken_by_whoever_is_asked_first_and_answered_there_from_then_on(
    where: Where, bus: str
) -> None:
    async with routed_nodes(where, bus, count=3) as (_app, nodes):
        one, two, three = nodes
        assert await answerer(two, "/api/games/x/echo") == "node 1"
        for node in nodes:
            assert await answerer(node, "/api/games/x/echo") == "node 1"
            assert await answerer(node, "/api/games/x/echo", "POST") == "node 1"
        assert await answerer(one, "/api/games/y/echo") == "node 0"
        assert await answerer(three, "/api/games/y/echo") == "node 0"
        # What is about no place is answered where it comes.
        assert await answerer(three, "/api/echo") == "node 2"


async def test_a_table_that_waits_is_answered_by_the_owner_of_the_lobby(
    where: Where, bus: str
) -> None:
    async with routed_nodes(where, bus) as (_app, nodes):
        one, two = nodes
        one.waiting = two.waiting = {"x"}
        assert await answerer(two, "/api/tables/echo") == "node 1"
        assert await answerer(one, "/api/tables/x/echo", "PUT") == "node 1"
        assert await answerer(one, "/api/games/x/echo") == "node 1"
        one.waiting = two.waiting = set()
        # Now it is a game, which anybody may take.
        assert await answerer(one, "/api/games/x/echo") == "node 0"
        assert await answerer(two, "/api/games/x/echo") == "node 0"


async def test_whoever_is_alone_answers_everything_and_asks_nobody(file: Where) -> None:
    async with routed_nodes(file, None, count=1) as (_app, nodes):
        (one,) = nodes
        one.way = None
        assert await answerer(one, "/api/games/x/echo") == "node 0"
        assert await answerer(one, "/api/tables/echo") == "node 0"


async def test_sockets_go_to_the_owner_too(where: Where, bus: str) -> None:
    async with routed_nodes(where, bus) as (app, nodes):
        one, two = nodes
        await two.take(LOBBY)
        # `/api/lobby/socket` is the one path of the lobby that is a socket.
        app.socket = app.talk  # type: ignore[attr-defined]
        page = socket(one.routing, "/api/lobby/socket")
        assert (await page.next())["type"] == "websocket.accept"
        say(page, "hello")
        assert await hear(page) == "node 1: hello"
        say(page, "end")
        await page.over()
        assert page.sent[-1]["code"] == 4404


# -- what has changed meanwhile ----------------------------------------------------------------


async def test_whoever_is_asked_in_vain_sends_it_back_and_the_new_owner_is_asked(
    where: Where, bus: str
) -> None:
    async with routed_nodes(where, bus, count=3) as (app, nodes):
        one, two, three = nodes
        await two.take("x")
        assert await answerer(one, "/api/games/x/echo") == "node 1"
        await two.lose("x")
        await three.take("x")
        # `one` still believes that it is `two`; nobody else has looked at the request.
        before = app.seen["echo"]
        assert await answerer(one, "/api/games/x/echo", "POST") == "node 2"
        assert app.seen["echo"] == before + 1
        await three.lose("x")
        await one.take("x")
        assert await answerer(three, "/api/games/x/echo", "POST") == "node 0"


async def test_a_place_that_comes_to_be_ours_while_we_ask_is_answered_here(
    where: Where, bus: str
) -> None:
    async with routed_nodes(where, bus) as (_app, nodes):
        one, two = nodes
        await two.take("x")
        assert await answerer(one, "/api/games/x/echo") == "node 1"
        await two.lose("x")
        await one.leases.take("x")  # and nothing here knows it yet
        assert await answerer(one, "/api/games/x/echo", "POST") == "node 0"


async def test_what_is_released_is_answered_by_whoever_is_still_believed_to_own_it(
    where: Where, bus: str
) -> None:
    async with routed_nodes(where, bus) as (_app, nodes):
        one, two = nodes
        await two.take("x")
        assert await answerer(one, "/api/games/x/echo") == "node 1"
        await two.lose("x")
        assert await answerer(one, "/api/games/x/echo") == "node 1"
        assert await one.leases.owner("x") == two.id


async def test_what_is_believed_is_forgotten_after_a_while(where: Where, bus: str) -> None:
    timing = replace(PATIENT, owner_believed_for_s=0.0, max_owners_believed=1)
    async with routed_nodes(where, bus, timing=timing) as (_app, nodes):
        one, two = nodes
        await two.take("x")
        await two.take("y")
        assert await answerer(one, "/api/games/x/echo") == "node 1"
        assert await answerer(one, "/api/games/y/echo") == "node 1"
        await two.lose("x")
        assert await answerer(one, "/api/games/x/echo") == "node 0"


# -- when the owner goes -----------------------------------------------------------------------


async def end(node: Node) -> None:
    """A node is dead, and its lease is over, but it could not say anything."""
    await node.die()
    node.post.send = lambda *_: None  # type: ignore[method-assign]
    await node.leases.end()


async def test_whoever_only_looks_is_answered_by_the_next_owner(where: Where, bus: str) -> None:
    async with routed_nodes(where, bus) as (app, nodes):
        one, two = nodes
        await two.take("x")
        asked = request(one.routing, "/api/games/x/wait")
        await eventually_async(lambda: app.seen["wait"] == 1)
        await end(two)
        await eventually_async(lambda: app.seen["wait"] == 2)
        app.go_on.set()
        await asked.over()
        assert (asked.sent[0]["status"], one.answered) == (200, 1)


async def test_whoever_may_have_changed_something_is_told_to_come_again(
    where: Where, bus: str
) -> None:
    async with routed_nodes(where, bus) as (app, nodes):
        one, two = nodes
        await two.take("x")
        asked = request(one.routing, "/api/games/x/wait", "POST", [b"body"])
        await eventually_async(lambda: app.seen["wait"] == 1)
        await end(two)
        await asked.over()
        start, body = asked.sent
        assert (start["status"], body["body"]) == (503, b"come-again")
        assert (b"retry-after", b"1") in start["headers"]
        assert app.seen["wait"] == 1
        assert await answerer(one, "/api/games/x/echo", "POST") == "node 0"
        app.go_on.set()


async def test_a_socket_whose_owner_has_gone_is_closed_so_that_it_comes_again(
    where: Where, bus: str
) -> None:
    async with routed_nodes(where, bus) as (_app, nodes):
        one, two = nodes
        await two.take("x")
        page = socket(one.routing, "/api/games/x/talk")
        await page.next()
        await end(two)
        await page.over()
        assert (page.sent[-1]["type"], page.sent[-1]["code"]) == ("websocket.close", 1012)
        again = socket(one.routing, "/api/games/x/talk")
        await again.next()
        say(again, "hello")
        assert await hear(again) == "node 0: hello"
        say(again, "end")
        await again.over()


async def test_while_a_dead_node_still_has_its_lease_everybody_is_told_to_come_again(
    where: Where, bus: str
) -> None:
    timing = replace(PATIENT, link_silent_after_s=0.1)
    async with routed_nodes(where, bus, timing=timing) as (_app, nodes):
        one, two = nodes
        await two.take("x")
        await two.die()
        two.post.send = lambda *_: None  # type: ignore[method-assign]
        two.post.on_letter(lambda _: None)
        answer = await ask(one.routing, "/api/games/x/echo")
        assert (answer.status, answer.body) == (503, b"come-again")
        page = socket(one.routing, "/api/games/x/talk")
        await page.over()
        assert [message["type"] for message in page.sent] == ["websocket.accept", "websocket.close"]
        assert page.sent[-1]["code"] == 1012


async def test_a_request_that_is_too_large_to_be_kept_is_not_asked_twice(
    file: Where, bus: str
) -> None:
    timing = replace(PATIENT, max_request_kept_bytes=1000)
    async with routed_nodes(file, bus, count=3, timing=timing) as (app, nodes):
        one, two, three = nodes
        await two.take("x")
        assert await answerer(one, "/api/games/x/echo") == "node 1"
        await two.lose("x")
        await three.take("x")
        large = await ask(one.routing, "/api/games/x/echo", "POST", [b"x" * 600] * 3)
        # Which is so only because it had all come when `two` said that it is not there.
        assert (large.status, app.seen["echo"]) == (503, 1)
        small = await ask(one.routing, "/api/games/x/echo", "POST", [b"x" * 600] * 3)
        assert small.status == 201


# -- when the database is away -----------------------------------------------------------------


async def test_while_the_database_is_away_nobody_knows_who_owns_what(
    own_postgres: OwnPostgres, bus: str
) -> None:
    async with routed_nodes(own_postgres.new_database(), bus) as (_app, nodes):
        one, two = nodes
        await two.take("x")
        own_postgres.stop()
        answer = await ask(one.routing, "/api/games/x/echo")
        assert (answer.status, answer.body) == (503, b"store-away")
        page = socket(one.routing, "/api/games/x/talk")
        await page.over()
        assert [message["type"] for message in page.sent] == ["websocket.accept", "websocket.close"]
        assert page.sent[-1]["code"] == 1012
        # What is here is answered all the same, and so is what is about no place.
        two.leases.take = one.leases.take = _taken  # type: ignore[method-assign]
        assert await answerer(two, "/api/games/x/echo") == "node 1"
        assert await answerer(one, "/api/echo") == "node 0"
        own_postgres.start()
        assert await answerer(one, "/api/games/x/echo") == "node 1"


async def _taken(place: str) -> Lease:
    return Lease(place, "", 0)


async def test_whoever_passes_something_on_gets_the_answer_that_the_other_knows_nothing(
    own_postgres: OwnPostgres, bus: str
) -> None:
    async with routed_nodes(own_postgres.new_database(), bus) as (_app, nodes):
        one, two = nodes
        await two.take("x")
        assert await answerer(one, "/api/games/x/echo") == "node 1"
        two.places.clear()
        own_postgres.stop()
        answer = await ask(one.routing, "/api/games/x/echo")  # it is still believed to be there
        assert (answer.status, answer.body) == (503, b"store-away")
        own_postgres.start()
