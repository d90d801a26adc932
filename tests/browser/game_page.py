"""The page of a game, as a person sees and uses it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page, expect

from browser.input_methods import Hands, Mouse
from browser.passing import has_shown
from browser.polling import expect_eventually
from browser.table import Table
from kvarto import (
    Action,
    Call,
    Calling,
    EndTurn,
    FalseCall,
    GameState,
    Give,
    Place,
    Point,
    Position,
    Seat,
    Settings,
    Shape,
    Variant,
    Word,
)
from kvarto.locales import english
from kvarto.record.turns import play_word

Json = dict[str, Any]

#: Two people at this device; no dice, so that it is known who is who.
ANNA_AND_BEN: Json = {"chairs": [{"name": "Anna"}, {"name": "Ben"}], "dice": False}
NAMES = {Seat.FIRST: "Anna", Seat.SECOND: "Ben"}


class GamePage(Table):
    """A page of the browser that can be at a game."""

    def __init__(self, page: Page, hands: Hands | None = None) -> None:
        super().__init__(page)
        self._hands: Hands = hands or Mouse()
        #: What the rules say of the game that `play` plays.
        self.state = GameState.start(Settings())

    # -- getting there -------------------------------------------------------------------------

    @property
    def path(self) -> str:
        """Where it is, whichever node it is at."""
        return urlsplit(self.page.url).path

    def go(self, path: str) -> None:
        """Load a page of the server; its heading is there when this returns."""
        self.page.goto(path)
        expect(self.page.get_by_role("heading", level=1)).to_be_visible()

    def begin(self, **wishes: Any) -> str:
        """Sit down to a game of Anna and Ben, unless wished otherwise; its id."""
        wished = ANNA_AND_BEN | wishes
        game = begun_game(self.page, wished)
        self.state = GameState.start(_settings(wished), _start(wished))
        self.sit_down(game)
        return game

    def sit_down(self, game: str) -> None:
        """Go to a game that there is already."""
        self.page.goto(f"/game/{game}")
        # The empty board is there from the beginning, the players are when the table has come.
        expect(self.page.locator(".bar-name")).to_have_count(2)

    # -- playing -------------------------------------------------------------------------------

    def give(self, piece: str) -> None:
        """Give a piece to the other player."""
        self._hands.give(self, piece)

    def place(self, cell: str) -> None:
        """Place the piece in hand."""
        self._hands.place(self, cell)

    def press(self, button: Locator) -> None:
        """Press a button."""
        self._hands.press(self, button)

    def call(self, player: str | None = None) -> None:
        """Call "Quarto!"."""
        self.press(self.call_button(player))

    def point(self, cells: str) -> None:
        """Point out four cells, as in `a1 b1 c1 d1`."""
        self._hands.point(self, cells.split())

    def point_shape(self, shape: str) -> None:
        """Point out a shape, given in notation."""
        self.point(" ".join(map(str, Shape.from_text(shape).cells)))

    def play(self, words: str) -> None:
        """Play words of notation for Anna and Ben."""
        for word in words.split():
            self.act(play_word(self.state, Word.from_text(word)).actions)

    def act(self, actions: Iterable[Action]) -> None:
        """Do this for Anna and Ben; the table must show after each what the rules say."""
        for action in actions:
            self._act(action)
            self.state = self.state.act(action)
            self.expect_position(self.state.position)

    def _act(self, action: Action) -> None:
        match action:
            case Give(piece=piece):
                self.give(str(piece))
            case Place(cell=cell):
                self.place(str(cell))
            case Call(seat=seat):
                self.call(NAMES[seat])
            case Point(shape=shape) if shape is not None and self._is_filled(shape):
                self.point_shape(str(shape))
            case Point():
                # The page does not let one point at an empty cell: such a call is given up.
                self.press(self.button("point-cancel"))
            case EndTurn():
                self.press(self.button("end-turn"))

    def _is_filled(self, shape: Shape) -> bool:
        return all(self.state.position[cell] is not None for cell in shape.cells)

    # -- what is said --------------------------------------------------------------------------

    def expect_duty(self, key: str, **arguments: str) -> None:
        """Wait until the line says this of who is to do what."""
        expect(self.duty).to_have_text(english(key, **arguments))

    def expect_at_server(self, game: str, **wanted: str) -> None:
        """Wait until the server says this of a game: the page may be ahead of it."""

        def said() -> dict[str, str]:
            told = self.page.request.get(f"/api/games/{game}").json()
            return {name: told[name] for name in wanted}

        expect_eventually(self.page, said, wanted)

    def expect_note(self, text: str) -> None:
        """Wait until a note has said this: it goes away by itself."""
        said = f"the note {text!r}"
        expect_eventually(self.page, lambda: said if has_shown(self.page, text) else "", said)

    def expect_end(self, heading: str, sentence: str = "") -> None:
        """Wait until the game is over, with this result."""
        after = self.page.get_by_role("region", name=english("after-label"))
        expect(after.get_by_role("heading", name=heading, exact=True)).to_be_visible()
        if sentence:
            expect(after.get_by_text(sentence, exact=True)).to_be_visible()

    @property
    def lit(self) -> list[str]:
        """The cells of the shape that won, as they are lit."""
        lit: list[str] = self.page.locator("[data-cell].kb-lit").evaluate_all(
            "cells => cells.map((cell) => cell.dataset.cell).sort()"
        )
        return lit

    def heard(self, text: str) -> None:
        """Wait until this has been said to those who listen."""
        expect(self.page.locator("[aria-live=polite]")).to_contain_text(text)


def begun_game(page: Page, wished: Json) -> str:
    """The id of a new game of this browser."""
    language = {"accept-language": page.evaluate("navigator.language")}
    response = page.request.post("/api/games", data=wished, headers=language)
    assert response.ok, response.text()
    return str(response.json()["id"])


def _settings(wished: Json) -> Settings:
    seats = zip(Seat, wished["chairs"], strict=True)
    return Settings(
        Variant(wished.get("variant", "standard")),
        Calling(wished.get("calling", "spoken")),
        FalseCall(wished.get("false_call", "ignore")),
        wished.get("late_call", False),
        frozenset(seat for seat, chair in seats if chair.get("points", True)),
    )


def _start(wished: Json) -> Position | None:
    variant = Variant(wished.get("variant", "standard"))
    position = wished.get("position")
    return None if position is None else Position.from_text(position, variant)
