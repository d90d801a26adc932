"""Nodes behind real servers, asked by real clients over the network."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

from cluster.apps import App
from cluster.asking import standing_still
from cluster.cluster_nodes import PATIENT, Node, living
from kvarto.cluster.timing import ClusterTiming
from store.databases import Where
from support.waiting import HANG_S, eventually_async

#: Connects to a page's socket; only a hang makes it give up.
patient_connect = partial(connect, open_timeout=HANG_S, ping_interval=None)


@asynccontextmanager
async def served(node: Node) -> AsyncIterator[str]:
    """The host and port where a node is served."""
    listening = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(
        node.routing, lifespan="off", log_config=None, ws_per_message_deflate=False
    )
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve([listening]))
    await eventually_async(lambda: server.started)
    yield "{}:{}".format(*listening.getsockname())
    server.should_exit = server.force_exit = True
    await serving
    listening.close()


@asynccontextmanager
async def served_nodes(
    where: Where, bus: str, timing: ClusterTiming = PATIENT
) -> AsyncIterator[tuple[App, list[Node], str]]:
    """Start two nodes: the second owns the game `x`, the first is served at an address."""
    app = App()
    async with living(where, bus, app=app, timing=timing) as nodes, served(nodes[0]) as address:
        await nodes[1].take("x")
        yield app, nodes, address


async def test_requests_with_and_without_large_bodies(file: Where, bus: str) -> None:
    async with served_nodes(file, bus) as (_app, _, address):
        game = f"http://{address}/api/games/x"
        async with httpx.AsyncClient(timeout=HANG_S) as client:
            for _number in range(3):
                answer = await client.put(f"{game}/echo?a=b", content=b"something")
                known = json.loads(answer.text)
                assert (answer.status_code, known["node"]) == (201, "node 1")
                assert (known["body"], known["method"]) == ("something", "PUT")
                assert (known["url"], known["client"][0]) == (f"{game}/echo?a=b", "127.0.0.1")
            answer = await client.post(f"{game}/length", content=b"a" * 2_000_000)
            assert answer.text == "2000000 True"
            assert (await client.get(f"{game}/large?size=2000000")).content == b"x" * 2_000_000
            assert (await client.get(f"{game}/stream?parts=200")).content == b"y" * 2_000_000
            assert (await client.get(f"http://{address}/api/echo")).headers["x-node"] == "node 0"


async def test_a_download_goes_at_the_speed_of_the_client_and_ends_when_that_goes(
    file: Where, bus: str
) -> None:
    async with served_nodes(file, bus) as (app, nodes, address):
        host, port = address.split(":")
        reader, writer = await asyncio.open_connection(host, int(port), limit=1000)
        writer.write(b"GET /api/games/x/stream?parts=10000 HTTP/1.1\r\nhost: x\r\n\r\n")
        assert (await reader.readline()).startswith(b"HTTP/1.1 200")
        parts = await standing_still(lambda: app.seen["parts"])
        assert parts < 5000  # what the system keeps for it is a few megabytes
        writer.transport.abort()
        await eventually_async(lambda: not any(node.tunnels.count for node in nodes))
        assert app.seen["parts"] < 5000


async def test_sockets_talk_and_their_pages_learn_why_they_are_closed(
    file: Where, bus: str
) -> None:
    async with served_nodes(file, bus) as (app, _, address):
        talk = f"ws://{address}/api/games/x/talk"
        async with patient_connect(talk, subprotocols=[Subprotocol("kvarto")]) as page:
            assert page.subprotocol == "kvarto"
            for text in ("hello", "", "x" * 60_000):
                await page.send(text)
                assert await page.recv() == f"node 1: {text}"
            await page.send("end")
            with pytest.raises(ConnectionClosed) as closed:
                await page.recv()
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4404, "as you say")
        async with patient_connect(talk, subprotocols=[Subprotocol("kvarto")]) as page:
            await page.close(4001)
        await eventually_async(lambda: app.seen["gone 4001"] == 1)


async def test_sockets_of_a_node_that_stops_are_closed_so_that_they_come_again(
    file: Where, bus: str
) -> None:
    async with served_nodes(file, bus) as (_app, nodes, address):
        talk = f"ws://{address}/api/games/x/talk"
        async with patient_connect(talk, subprotocols=[Subprotocol("kvarto")]) as page:
            await page.send("hello")
            assert await page.recv() == "node 1: hello"
            await nodes[1].stop()
            with pytest.raises(ConnectionClosed) as closed:
                await page.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
        async with patient_connect(talk, subprotocols=[Subprotocol("kvarto")]) as page:
            await page.send("hello")
            assert await page.recv() == "node 0: hello"


async def test_a_page_that_stops_reading_is_cut_off(file: Where, bus: str) -> None:
    timing = replace(PATIENT, page_reads_within_s=0.5, socket_lingers_s=0.1)
    async with served_nodes(file, bus, timing) as (app, nodes, address):
        app.mouthful = 100_000  # the system keeps many megabytes for it
        flood = f"ws://{address}/api/games/x/flood"
        page = await patient_connect(flood, max_queue=1)
        await page.recv()
        await eventually_async(lambda: app.seen["is gone"] == 1)
        await eventually_async(lambda: not any(node.tunnels.count for node in nodes))
        page.transport.abort()
        await page.wait_closed()
