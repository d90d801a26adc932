"""Browsers that sign up and in, and what they are told of themselves."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from kvarto.server.connection import CLOSED_OTHER_PERSON
from server.page_messages import Json
from server.pages import PATIENCE, Browser, Server

PASSWORD, ANOTHER = "correct horse", "battery staple"
NOBODY = {"name": None, "account": False}


def ask(browser: Browser, path: str, **body: Any) -> Any:
    """The answer to a request that is not refused."""
    response = browser.client.post(path, json=body)
    assert response.status_code == 200, response.text
    return response.json()


def sign_up(browser: Browser, name: str) -> str:
    """The recovery code of a new account."""
    return str(ask(browser, "/api/account", name=name, password=PASSWORD)["code"])


def sign_in(browser: Browser, name: str, password: str = PASSWORD) -> Json:
    answer: Json = ask(browser, "/api/account/sign-in", name=name, password=password)
    return answer


def me(browser: Browser) -> Any:
    return browser.get("/api/me")


def sees(browser: Browser, game: str) -> bool:
    return browser.client.get(f"/api/games/{game}").status_code == 200


def account(name: str) -> Json:
    return {"name": name, "account": True}


def cookie(browser: Browser) -> str:
    return browser.client.cookies["kvarto"]


def people(server: Server) -> int:
    return len(server.stored("people"))


@contextmanager
def cut_off(socket: ClientConnection) -> Iterator[None]:
    """A socket is closed when what follows has happened."""
    yield
    try:
        while True:
            socket.recv(PATIENCE)
    except ConnectionClosed as closed:
        assert closed.rcvd is not None
        assert closed.rcvd.code == CLOSED_OTHER_PERSON
