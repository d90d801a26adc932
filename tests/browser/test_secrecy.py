"""In the spoken game the page does not betray an open quarto."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.game_page import GamePage, Json
from browser.servers import LocalServer
from browser.stopped_clock import READ_ALOUD_MS, stop_clock
from browser.table import name_of
from browser.visitors import PHONE, Visitors
from kvarto.locales import english

#: The same pieces stand on the same cells: with C on d1 row 1 is a quarto, with 3 it is not.
OPEN = "..../.3../..8./FDE. C"
NOT_OPEN = "..../.C../..8./FDE. 3"

#: Everything that the document says at a moment, but for the pieces on the board, what comes and
#: goes with time, and what is said in passing: that is heard below.
_WHAT_IS_SHOWN = """() => {
  const copy = document.documentElement.cloneNode(true);
  const passing = "script, style, link, [role=timer], .notes, [aria-live], [role=gridcell] > *";
  copy.querySelectorAll(passing).forEach((part) => part.remove());
  copy.querySelectorAll("[role=gridcell]").forEach((cell) => {
    cell.removeAttribute("aria-label");
    cell.removeAttribute("title");
  });
  return copy.outerHTML.replace(/<!--.*?-->/g, "").replace(/\\s+/g, " ");
}"""
#: Hears all that is said in passing, from now on: what is seen at once, and what is read aloud when
#: there is time for it.
_LISTEN = """() => {
  window.heard = { seen: "", aloud: "" };
  const hear = (changes) => changes.forEach(({ type, target, addedNodes }) => {
    const isText = type === "characterData";
    const place = isText ? target.parentElement : target;
    (isText ? [target] : addedNodes).forEach((node) => {
      if (place?.closest(".notes")) window.heard.seen += ` ${node.textContent}`;
      else if (place?.closest("[aria-live]")) window.heard.aloud += ` ${node.textContent}`;
    });
  });
  const all = { childList: true, characterData: true, subtree: true };
  new MutationObserver(hear).observe(document.body, all);
}"""


@pytest.fixture(scope="module")
def server(still_server: LocalServer) -> LocalServer:
    """However slow the machine is, there is time enough to point a shape out."""
    return still_server


def without_pieces(text: str) -> str:
    """A text without the names of the two pieces that have changed places."""
    return text.replace(name_of("C"), "a piece").replace(name_of("3"), "a piece")


def betrayed(game: GamePage) -> tuple[list[str], dict[str, str]]:
    """What the page shows at moments when a quarto may be open, and all that it says meanwhile."""
    moments: list[str] = []

    def look() -> None:
        game.page.clock.run_for(READ_ALOUD_MS)
        moments.append(without_pieces(game.page.evaluate(_WHAT_IS_SHOWN)))

    game.page.evaluate(_LISTEN)
    game.place("d1")
    game.expect_duty("duty-give-here", player="Anna", other="Ben")
    expect(game.piece("0")).to_be_enabled()
    look()
    game.call("Anna")
    game.expect_duty("duty-point-here", player="Anna")
    expect(game.cell("d1")).to_be_enabled()  # what is asked for is drawn before it is answered
    look()
    game.button("point-cancel").click()
    game.expect_duty("duty-give-here", player="Anna", other="Ben")
    expect(game.piece("0")).to_be_enabled()
    look()
    game.give("0")
    game.expect_duty("duty-place-here", player="Ben")
    expect(game.cell("a4")).to_be_enabled()
    look()
    game.call("Ben")
    game.expect_duty("duty-point-here", player="Ben")
    expect(game.cell("d1")).to_be_enabled()
    look()
    game.button("point-cancel").click()
    game.expect_note(english("said-call-failed", player="Ben"))
    game.page.clock.run_for(READ_ALOUD_MS)
    game.heard(english("said-call-failed", player="Ben"))
    heard: dict[str, str] = game.page.evaluate("window.heard")
    return moments, {way: without_pieces(" ".join(text.split())) for way, text in heard.items()}


@pytest.mark.parametrize(
    ("device", "agreed"),
    [
        pytest.param({}, {}, id="laptop"),
        pytest.param(PHONE, {}, id="phone", marks=pytest.mark.long),
        pytest.param({}, {"late_call": True}, id="late call", marks=pytest.mark.long),
    ],
)
def test_the_page_is_the_same_with_and_without_an_open_quarto(
    visitors: Visitors, device: Json, agreed: Json
) -> None:
    seen: list[list[str]] = []
    heard: list[dict[str, str]] = []
    for position in (OPEN, NOT_OPEN):
        game = visitors(**device)
        # What comes and goes by itself does so at the same moments in both games.
        stop_clock(game.page)
        game.begin(position=position, **agreed)
        moments, said = betrayed(game)
        seen.append(moments)
        heard.append(said)
    assert seen[0] == seen[1]
    assert heard[0] == heard[1]
