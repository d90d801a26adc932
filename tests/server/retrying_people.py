"""Two people who meet over a bad network: they ask until there is an answer."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from random import Random

import httpx

from server.page_messages import Json
from support.waiting import HANG_S

#: Time for the whole game, so that nothing of it is given back from move to move.
CLOCK = "600+0"
#: The server believes this machine who asks: so every player is a client with limits of its own.
TRUSTED = ("--trusted-proxy", "127.0.0.1")
_PAUSE_S = 0.1
#: What takes longer is asked again, perhaps of another server.
_ANSWERED_WITHIN_S = 5
#: Whoever is told this may ask again.
_LATER = 503


class Person:
    """Somebody with a browser of their own, who comes to any of these servers."""

    def __init__(self, hosts: Sequence[str], number: int) -> None:
        self._hosts = hosts
        self._random = Random(number)
        address = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        self.client = httpx.AsyncClient(
            headers={"X-Forwarded-For": address}, timeout=_ANSWERED_WITHIN_S, trust_env=False
        )

    @property
    def cookie(self) -> str:
        """Who they are."""
        return "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())

    async def ask(self, method: str, path: str, body: Json | None = None) -> httpx.Response:
        """The answer, as soon as there is one."""
        while True:
            url = f"http://{self._random.choice(self._hosts)}{path}"
            with contextlib.suppress(httpx.TransportError):
                answer = await self.client.request(method, url, json=body)
                if answer.status_code != _LATER:
                    return answer
            await asyncio.sleep(_PAUSE_S)


async def begin(maker: Person, guest: Person, random: Random) -> str:
    """The id of a game that the first has invited the second to."""
    wished: Json = {
        "clock": CLOCK,
        "calling": random.choice(("spoken", "automatic")),
        "first": "maker",
    }
    for person in (maker, guest):
        # With an answer that is lost, the name of a new guest is lost too; so that comes first.
        await person.ask("POST", "/api/me/guest")
    made = await maker.ask("POST", "/api/tables", wished)
    assert made.status_code == 200, made.text
    game = str(made.json()["id"])
    async with asyncio.timeout(HANG_S):
        while True:
            # Whoever has sat down already, and was not told so, sits there all the same.
            await guest.ask("POST", f"/api/tables/{game}/sit", {})
            if (await guest.ask("GET", f"/api/games/{game}")).status_code == 200:
                return game
            # What was begun before the connection broke may still be going on.
            await asyncio.sleep(_PAUSE_S)
