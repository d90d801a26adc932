"""People who meet: guests, accounts, and the tables they set up."""

from __future__ import annotations

import itertools
import os
from typing import Any

from playwright.sync_api import Page

from browser.game_page import GamePage
from browser.input_methods import Mouse

PASSWORD = "correct horse battery"  # noqa: S105

_numbers = itertools.count(1)

#: Gives a game up over a socket of its own.
_RESIGN = """(game) => new Promise((resolve, reject) => {
  const socket = new WebSocket(`/api/games/${game}/socket`);
  socket.onopen = () =>
    socket.send(JSON.stringify({ type: "do", id: "resign", seat: "first", command: "resign" }));
  socket.onmessage = ({ data }) => {
    const { type } = JSON.parse(data);
    if (type === "done") resolve();
    if (type === "refused") reject(data);
    if (type === "done" || type === "refused") socket.close();
  };
})"""


def new_name() -> str:
    """A name that nobody has yet; several test runs may share a server."""
    return f"Greta {os.getpid()} {next(_numbers)}"


def name_at(page: Page) -> str | None:
    """What the server calls whoever is at this browser."""
    name: str | None = page.request.get("/api/me").json()["name"]
    return name


def sit_at(page: Page, table: str, **wished: Any) -> None:
    """Sit down at a table."""
    response = page.request.post(f"/api/tables/{table}/sit", data=wished)
    assert response.ok, response.text()


def sign_up(page: Page, name: str | None = None) -> str:
    """Make an account; its name."""
    name = name or new_name()
    response = page.request.post("/api/account", data={"name": name, "password": PASSWORD})
    assert response.ok, response.text()
    return name


def resign(page: Page, game: str) -> None:
    """Give up a game, for first."""
    if page.url == "about:blank":
        page.goto("/about")
    page.evaluate(_RESIGN, game)


def another_tab(game: GamePage) -> GamePage:
    """Another page of the same browser."""
    return GamePage(game.page.context.new_page(), Mouse())
