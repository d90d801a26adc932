"""Two people who meet over a bad network: they ask until there is an answer."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from random import Random

import httpx

from server.pages import Json

#: Time for the whole game, so that nothing of it is given back from move to move.
CLOCK = "600+0"
#: The server believes this machine who asks: so every player is a client with limits of its own.
TRUSTED = ("--trusted-proxy", "127.0.0.1")
_PATIENT_TRIES = 100
_PAUSE = 0.1
#: Whoever is told this may ask again.
_LATER = 503


class Person:
    """Somebody with a browser of their own, who comes to any of these servers."""

    def __init__(self, hosts: Sequence[str], number: int) -> None:
        self._hosts = hosts
        self._random = Random(number)
        address = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        self.client = httpx.AsyncClient(
            headers={"X-Forwarded-For": address}, timeout=5, trust_env=False
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
            await asyncio.sleep(_PAUSE)


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
    for _ in range(_PATIENT_TRIES):
        # Whoever has sat down already, and was not told so, sits there all the same.
        sat = await guest.ask("POST", f"/api/tables/{game}/sit", {})
        there = await guest.ask("GET", f"/api/games/{game}")
        if there.status_code == 200:
            return game
        # What was begun before the connection broke may still be going on.
        await asyncio.sleep(_PAUSE)
    raise AssertionError((sat.text, there.text))
