"""Every page there is, to be looked at: in every theme, at every size, in every language."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.game_page import ANNA_AND_BEN, GamePage, Json, begun_game
from browser.people import PASSWORD, new_name, resign, sign_up
from browser.polling import expect_eventually
from browser.two_players import ANNAS_TABLE, ask_as_another, make_table

#: For people to look at; git does not keep it.
SCREENSHOTS = Path(__file__).parents[1] / "screenshots"

SIZES = {"phone": (320, 568), "tablet": (768, 1024), "desktop": (1440, 900)}

RECORD = '[First "Anna"]\n[Second "Ben"]\n\n1. >F a1>D 2. b1>E c1>C 3. d1!1 1-0\n'
#: Somewhere in a game: six pieces are placed, Ben holds one.
MIDGAME = "1.../.3../..8./FDE. 6"
COMPLETED = "..../.3../..8./FDEC - @d1"


def _game(game: GamePage, **wishes: object) -> None:
    """At a game, in whichever language."""
    wished: Json = ANNA_AND_BEN | wishes
    game.sit_down(begun_game(game.page, wished))


def _running(game: GamePage) -> None:
    _game(game, position=MIDGAME, clock="600+5")


def _pointing(game: GamePage) -> None:
    _game(game, position=COMPLETED)
    game.page.locator("button.call[aria-disabled=false]").click()
    expect(game.page.locator("form.desk-pointing")).to_be_visible()
    game.page.locator("[data-cell=a1]").click()


def _over(game: GamePage) -> None:
    _game(game, position=COMPLETED, calling="spoken", chairs=_CHILDREN)
    game.page.locator("button.call[aria-disabled=false]").click()
    expect(game.page.locator(".review li").first).to_be_visible()


_CHILDREN = [{"name": "Anna", "points": False}, {"name": "Ben", "points": False}]


def _helped(game: GamePage) -> None:
    aids = {"aids": ["threats", "safe"]}
    chairs = [{"name": "Anna"} | aids, {"name": "Ben"} | aids]
    _game(game, position="1.../.3../..8./FDE. -", chairs=chairs)


def _menu(game: GamePage) -> None:
    _running(game)
    game.page.locator("button[aria-haspopup=dialog]").click()
    expect(game.page.locator("dialog[open]")).to_be_visible()


def _replay(game: GamePage) -> None:
    game.go("/replay")
    game.page.locator("textarea").fill(RECORD)
    game.page.locator("form button[type=submit]").click()
    expect(game.page.locator("kvarto-board")).to_be_visible()


def _at(path: str) -> Callable[[GamePage], None]:
    return lambda game: game.go(path)


def _unfold(page: Page) -> None:
    page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")


def _new(game: GamePage) -> None:
    game.go("/new")
    expect(game.page.locator(".level-about")).not_to_be_empty()
    _unfold(game.page)


def _inviting(game: GamePage) -> None:
    game.go("/new?with=invite")
    _unfold(game.page)


def _lobby(game: GamePage) -> None:
    make_table(game, found="lobby", clock="600+5")
    game.go("/lobby")
    expect(game.page.locator(".lobby-row").first).to_be_visible()


def _seeking(game: GamePage) -> None:
    # Nobody else wishes for anything like this.
    wish = json.dumps({"clock": "1d/move", "variant": "chst:q"})
    game.page.add_init_script(f"localStorage.setItem('kvarto.wish', '{wish}')")
    game.go("/lobby")
    game.page.locator(".anyone .call").click()
    expect(game.page.locator(".anyone-waits")).to_be_visible()


def _games(game: GamePage) -> None:
    make_table(game, clock="3d/move")
    begun_game(game.page, ANNA_AND_BEN)
    resign(game.page, begun_game(game.page, ANNA_AND_BEN))
    game.go("/games")
    expect(game.page.locator(".resume")).to_have_count(3)


def _guest(game: GamePage) -> None:
    begun_game(game.page, ANNA_AND_BEN)
    game.go("/account")
    expect(game.page.locator(".account-return")).to_be_visible()


def _signed_in(game: GamePage) -> None:
    name = sign_up(game.page)
    game.go("/account")
    expect(game.page.get_by_role("heading", name=name)).to_be_visible()
    _unfold(game.page)


def _recovery_code(game: GamePage) -> None:
    game.go("/account?way=new")
    game.page.locator("#field-name").fill(new_name())
    game.page.locator("#field-password").fill(PASSWORD)
    game.page.locator("form button[type=submit]").click()
    expect(game.page.locator(".recovery-code")).to_be_visible()


def _waiting(game: GamePage) -> None:
    game.go(f"/game/{make_table(game, clock='600+5', late_call=True)}")
    expect(game.page.locator(".qr")).to_be_visible()


def _invited(game: GamePage) -> None:
    table = ask_as_another(game, "/api/tables", ANNAS_TABLE | {"first": "guest"})["id"]
    game.go(f"/game/{table}")
    expect(game.page.locator(".invitation .call")).to_be_visible()


def _online(game: GamePage) -> None:
    table = make_table(game, clock="600+5")
    ask_as_another(game, f"/api/tables/{table}/sit", {"name": "Ben"})
    game.sit_down(table)


def _saying(game: GamePage) -> None:
    _online(game)
    game.page.locator("kvarto-say-menu > button").click()
    expect(game.page.locator("dialog.say-sheet")).to_be_visible()


def _online_menu(game: GamePage) -> None:
    _online(game)
    game.page.locator("button[aria-haspopup=dialog]").first.click()
    game.page.locator(".online-buttons button").last.click()
    expect(game.page.locator(".account-return .qr")).to_be_visible()


def _watching(game: GamePage) -> None:
    table = ask_as_another(game, "/api/tables", ANNAS_TABLE | {"watched": True})["id"]
    ask_as_another(game, f"/api/tables/{table}/sit", {"name": "Ben"})
    game.sit_down(table)
    expect(game.page.locator(".watchers")).to_be_visible()


def _lesson_wrong(game: GamePage) -> None:
    game.go("/learn/safe")
    game.page.locator("[data-piece=F]").click()
    expect(game.page.locator(".lesson-verdict")).to_be_visible()


def _puzzle_refuted(game: GamePage) -> None:
    puzzle = game.page.request.get("/api/puzzles/next?theme=safe").json()["id"]
    game.go(f"/puzzles/{puzzle}")
    game.page.locator("button[data-piece]").first.click()
    expect(game.page.locator(".puzzle-end")).to_be_visible()


def _puzzle_hinted(game: GamePage) -> None:
    puzzle = game.page.request.get("/api/puzzles/next?theme=win").json()["id"]
    game.go(f"/puzzles/{puzzle}")
    game.page.locator(".puzzle .buttons button").first.click()
    expect(game.page.locator(".hints")).to_be_visible()


def _puzzle_against_the_clock(game: GamePage) -> None:
    puzzle = game.page.request.get("/api/puzzles/next?theme=spot").json()["id"]
    game.go(f"/puzzles/{puzzle}")
    game.page.locator(".curtain button").click()
    expect(game.page.locator("[data-cell]").first).to_be_visible()


def _analysis(game: GamePage) -> None:
    game.go("/analysis?p=05F./..../.A3./9..6 C")
    expect(game.page.locator(".best-moves").first).to_be_visible()
    _unfold(game.page)


def _study(game: GamePage) -> None:
    record = "1. >F a1>D {Why?} (b2>D 2. c3>1) 2. b1>E c1>C 3. d1!1 1-0"
    game.go("/analysis")
    _unfold(game.page)
    game.page.locator("textarea[name=text]").fill(record)
    game.page.locator("form button[type=submit]").click()
    expect(game.page.locator(".standing-column").first).to_be_visible()
    _unfold(game.page)


def _setting_up(game: GamePage) -> None:
    game.go("/analysis?p=05F./..../.A3./9..6 C")
    game.page.locator(".panel .buttons button.quiet").first.click()
    expect(game.page.locator("select").nth(1)).to_be_visible()


#: Each leads to its page.
SIGHTS: dict[str, Callable[[GamePage], None]] = {
    "home": _at("/"),
    "new": _new,
    "inviting": _inviting,
    "lobby": _lobby,
    "seeking": _seeking,
    "games": _games,
    "guest": _guest,
    "sign-up": _at("/account?way=new"),
    "recover": _at("/account?way=recover"),
    "recovery-code": _recovery_code,
    "signed-in": _signed_in,
    "return": _at("/return"),
    "waiting": _waiting,
    "invited": _invited,
    "online": _online,
    "saying": _saying,
    "online-menu": _online_menu,
    "watching": _watching,
    "game": _running,
    "pointing": _pointing,
    "aids": _helped,
    "menu": _menu,
    "over": _over,
    "learn": _at("/learn"),
    "lesson": _at("/learn/lapse"),
    "lesson-wrong": _lesson_wrong,
    "puzzles": _at("/puzzles"),
    "puzzle-refuted": _puzzle_refuted,
    "puzzle-hinted": _puzzle_hinted,
    "puzzle-against-the-clock": _puzzle_against_the_clock,
    "analysis": _analysis,
    "study": _study,
    "setting-up": _setting_up,
    "rules": _at("/rules"),
    "settings": _at("/settings"),
    "about": _at("/about"),
    "open-a-record": _at("/replay"),
    "replay": _replay,
    "position": _at("/position?p=1.../.3../..8./FDE.+6"),
    "nowhere": _at("/nowhere"),
}


def resize(page: Page, size: str) -> None:
    """Have the window as large as a device is."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})


def take_screenshot(page: Page, name: str, *, whole: bool = False) -> None:
    """Keep a picture of what is seen of the page, or of all of it."""
    SCREENSHOTS.mkdir(exist_ok=True)
    file = SCREENSHOTS / f"{name}.png"
    page.screenshot(path=file, full_page=whole, animations="disabled")


def expect_nothing_beside(page: Page) -> None:
    """Wait until no part of the page lies beside the window, whose size may have just changed."""
    beyond = "document.scrollingElement.scrollWidth - innerWidth"
    expect_eventually(page, lambda: max(0, page.evaluate(beyond)), wanted=0)


def in_the_long_run(*kinds: Any) -> list[Any]:
    """These too, where there is more time."""
    return [pytest.param(kind, marks=pytest.mark.long) for kind in kinds]
