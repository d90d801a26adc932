"""How many games a second the owner of the lobby begins for strangers who seek each other."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Sequence
from itertools import cycle
from typing import Any

import httpx
from running import Site
from websockets.asyncio.client import ClientConnection, connect

_PEOPLE = 400
_SEEK = json.dumps({"type": "seek", "wish": {}})


async def pairing(site: Site) -> dict[str, Any]:
    """Many people in the lobby, at all nodes, who begin to seek at the same moment."""
    hosts = cycle(site.hosts)
    async with httpx.AsyncClient(timeout=60) as client:
        lobby = [await _enter(client, next(hosts)) for _ in range(_PEOPLE)]
    start = time.perf_counter()
    games = await asyncio.gather(*map(_seek, lobby))
    took = time.perf_counter() - start
    _two_at_each(games)
    await asyncio.gather(*(socket.close() for socket in lobby))
    return {"people": _PEOPLE, "games_a_second": round(_PEOPLE / 2 / took)}


async def _enter(client: httpx.AsyncClient, host: str) -> ClientConnection:
    """A new guest's page in the lobby."""
    client.cookies.clear()
    answer = await client.post(f"http://{host}/api/me/guest")
    assert answer.status_code == 200, answer.text
    cookie = answer.headers["set-cookie"].split(";")[0]
    return await connect(
        f"ws://{host}/api/lobby/socket", additional_headers={"Cookie": cookie}, compression=None
    )


async def _seek(socket: ClientConnection) -> str:
    """The game that somebody is brought to."""
    await socket.send(_SEEK)
    while True:
        message = json.loads(await socket.recv())
        assert message["type"] in ("lobby", "paired"), message
        if message["type"] == "paired":
            return str(message["id"])


def _two_at_each(games: Sequence[str]) -> None:
    assert len(set(games)) == len(games) / 2, "somebody sits alone, or three sit together"
