"""Two people at two devices: how they meet, and how they play a game to each other."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from browser.game_page import GamePage, Json
from browser.servers import Site
from browser.visitors import Visitors
from kvarto import Action, Call, EndTurn, GameState, Give, Place, Point, Seat, Settings, Word
from kvarto.locales import english
from kvarto.record.turns import play_word

#: Anna makes the table and is first, so that it is known who is who.
ANNAS_TABLE: Json = {"name": "Anna", "first": "maker"}


def make_table(maker: GamePage, **wishes: Any) -> str:
    """A table of this browser at which somebody else is to sit down; its id."""
    response = maker.page.request.post("/api/tables", data=ANNAS_TABLE | wishes)
    assert response.ok, response.text()
    return str(response.json()["id"])


def wait_at(maker: GamePage, table: str) -> None:
    """Wait at the own table for somebody to come."""
    maker.page.goto(f"/game/{table}")
    expect(maker.page.get_by_role("heading", level=1)).to_have_text(english("waiting-title"))


def sit_down(guest: GamePage, table: str, name: str = "Ben") -> None:
    """Open an invitation of Anna, and accept it."""
    guest.page.goto(f"/game/{table}")
    expect(guest.page.locator("main h1")).to_contain_text("Anna")
    guest.page.locator("main form input[name=name]").fill(name)
    guest.page.locator("main form button[type=submit]").click()
    expect(guest.page.locator(".bar-name")).to_have_count(2)


def ask_as_another(game: GamePage, path: str, wished: Json) -> Json:
    """Ask the server for something as somebody who has never been here, and leave again."""
    browser = game.page.context.browser
    assert browser is not None
    # Contexts do not tell their base address, but what was asked for does.
    address = game.page.request.get("/healthz").url.removesuffix("/healthz")
    with browser.new_context(base_url=address) as somebody:
        response = somebody.request.post(path, data=wished)
        assert response.ok, response.text()
        answer: Json = response.json()
    return answer


class Pair:
    """Anna and Ben, each with a page of their own."""

    def __init__(self, anna: GamePage, ben: GamePage, settings: Settings | None = None) -> None:
        self.anna = anna
        self.ben = ben
        self._pages = {Seat.FIRST: anna, Seat.SECOND: ben}
        #: What the rules say of the game that `play` plays.
        self.state = GameState.start(settings or Settings())

    def play(self, words: str) -> None:
        """Play words of notation; after each step both see what the rules say."""
        for word in words.split():
            for action in play_word(self.state, Word.from_text(word)).actions:
                _do(self._pages[action.seat], action)
                self.state = self.state.act(action)
                self.expect_agreement()

    def expect_agreement(self) -> None:
        """Wait until both see the position of the game."""
        for page in (self.anna, self.ben):
            page.expect_position(self.state.position)


def _do(page: GamePage, action: Action) -> None:
    match action:
        case Give(piece=piece):
            page.give(str(piece))
        case Place(cell=cell):
            page.place(str(cell))
        case Call():
            page.call()
        case Point(shape=shape) if shape is not None:
            page.point_shape(str(shape))
        case Point():
            page.press(page.button("point-cancel"))
        case EndTurn():
            page.press(page.button("end-turn"))


def pair_up(
    visitors: Visitors, *, site: Site | None = None, ben: Json | None = None, **wishes: Any
) -> Pair:
    """Anna and Ben at a new table; `ben` says how his browser differs from the usual one."""
    return seat(visitors(server=site), visitors(server=site, **(ben or {})), **wishes)


def seat(anna: GamePage, ben: GamePage, **wishes: Any) -> Pair:
    """Anna makes a table, and Ben sits down at it."""
    table = make_table(anna, **wishes)
    wait_at(anna, table)
    sit_down(ben, table)
    expect(anna.page.locator(".bar-name")).to_have_count(2)
    return Pair(anna, ben, Settings(late_call=bool(wishes.get("late_call", False))))
