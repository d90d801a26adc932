"""The page in all its languages: nothing is cut off, every letter is drawn, the words are right."""

from __future__ import annotations

from html import escape
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.axe import violations
from browser.game_page import GamePage
from browser.layout import expect_table_in_order
from browser.page_words import PARTS, SAID, expect_same_words, question
from browser.servers import LocalServer
from browser.sights import (
    MIDGAME,
    SCREENSHOTS,
    SIGHTS,
    expect_nothing_beside,
    take_screenshot,
)
from browser.visitors import Visitors
from kvarto.locales import languages
from translation import CATALOGUES

#: A small phone, and a window on a desk.
WINDOWS = {"phone": (320, 568), "desk": (1280, 800)}
#: Long words, and letters above and below others, from both sides, and without spaces.
WITH_AXE = ("ar", "fi", "ja", "th")
LONG_WORDS = "de el et fr hu is ru tr".split()

#: What is written wider than its button, or outside of the window.
_CUT_OFF = """() => {
  const cut = [];
  const hidden = ".unseen, .skip, kvarto-board, svg, select";
  // The first and the last of all places where something is written that can be seen.
  const edges = (part) => {
    const range = document.createRange();
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    let [left, right] = [Infinity, -Infinity];
    while (texts.nextNode()) {
      const owner = texts.currentNode.parentElement;
      if (!texts.currentNode.data.trim() || owner.closest(hidden)) continue;
      if (!owner.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNodeContents(texts.currentNode);
      const box = range.getBoundingClientRect();
      [left, right] = [Math.min(left, box.left), Math.max(right, box.right)];
    }
    return { left, right };
  };
  const parts =
    "button, .button, label, legend, summary, h1, h2, h3, p, li, figcaption, th, td, dt, dd";
  for (const part of document.querySelectorAll(parts)) {
    if (!part.checkVisibility() || part.closest(hidden)) continue;
    const text = edges(part), own = part.getBoundingClientRect();
    const isButton = part.matches("button, .button, summary");
    const [left, right] = isButton ? [own.left, own.right] : [0, innerWidth];
    if (text.left < left - 1 || text.right > right + 1)
      cut.push(part.textContent.trim().slice(0, 80));
  }
  return cut;
}"""


@pytest.fixture(scope="module")
def server(still_server: LocalServer) -> LocalServer:
    """However slow the machine is, there is time enough to point a shape out."""
    return still_server


def resize(page: Page, window: str) -> None:
    width, height = WINDOWS[window]
    page.set_viewport_size({"width": width, "height": height})


def look_at(game: GamePage, language: str, sight: str) -> None:
    """Go to a page, and look at it closely."""
    SIGHTS[sight](game)
    expect_in_order(game, language, sight, closely=True)


def expect_in_order(game: GamePage, language: str, sight: str, *, closely: bool = False) -> None:
    """Look at a page on a small phone and on a desk; closely: with axe, and a picture."""
    expect(game.page.locator("html")).to_have_attribute("lang", language)
    for window in WINDOWS:
        resize(game.page, window)
        where = (language, sight, window)
        expect_nothing_beside(game.page)
        assert game.page.evaluate(_CUT_OFF) == [], where
        if sight == "game":
            expect_table_in_order(game)
        if closely:
            take_screenshot(game.page, f"{language}-{sight}-{window}")
            assert violations(game.page) == [], where


@pytest.mark.long
@pytest.mark.parametrize("language", WITH_AXE)
def test_a_game_and_the_rules_are_in_order(visitors: Visitors, language: str) -> None:
    game = visitors(locale=language)
    for sight in ("game", "rules"):
        look_at(game, language, sight)


@pytest.mark.long
@pytest.mark.parametrize("languages", [LONG_WORDS[::2], LONG_WORDS[1::2]], ids=" ".join)
def test_a_game_and_the_rules_fit_into_every_window(game: GamePage, languages: list[str]) -> None:
    played = game.begin(position=MIDGAME, clock="600+5")
    for language in languages:  # one after the other: a page for each takes much longer
        game.sit_down(f"{played}?lang={language}")
        expect_in_order(game, language, "game")
        game.go(f"/rules?lang={language}")
        expect_in_order(game, language, "rules")


@pytest.mark.long
@pytest.mark.parametrize("language", languages())
def test_every_page_is_in_order_in_every_language(visitors: Visitors, language: str) -> None:
    faults = []
    for sight in SIGHTS:
        try:
            # Somebody new each time: a page can depend on what one has done before.
            look_at(visitors(locale=language), language, sight)
        except AssertionError as fault:
            faults.append(f"{sight}: {fault}")
    write_contact_sheet()
    assert faults == []


def write_contact_sheet() -> None:
    """All pictures of all languages on one page, for people to look at."""
    rows = []
    for language in languages():
        pictures = sorted(path.name for path in SCREENSHOTS.glob(f"{language}-*-phone.png"))
        images = "".join(f'<img src="{name}" alt="{name}" loading="lazy">' for name in pictures)
        rows.append(f"<h2>{escape(language)}</h2><div>{images}</div>")
    style = "<style>img{width:160px;margin:4px;vertical-align:top}</style>"
    sheet = f'<!doctype html><meta charset="utf-8"><title>Contact sheet</title>{style}'
    (SCREENSHOTS / "contact-sheet.html").write_text(sheet + "".join(rows), encoding="utf-8")


# -- letters -----------------------------------------------------------------------------------

#: Which of these signs the browser draws as it draws one that no font has.
_NOT_DRAWN = """(signs) => {
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  pen.font = getComputedStyle(document.documentElement).font;
  const drawn = (sign) => {
    pen.clearRect(0, 0, 60, 40);
    pen.fillText(sign, 15, 28);
    return pen.getImageData(0, 0, 60, 40).data.join();
  };
  const missing = drawn("\\u{10FFFE}");
  return signs.filter((sign) => drawn(sign) === missing);
}"""


def test_every_letter_is_drawn(game: GamePage) -> None:
    game.go("/about")
    for language in languages():
        # The style sheet chooses the letters by the language.
        game.page.evaluate("(tag) => { document.documentElement.lang = tag; }", language)
        files = (CATALOGUES / language).glob("*.ftl")
        text = "".join(path.read_text(encoding="utf-8") for path in files)
        signs = sorted({sign for sign in text if sign.isalpha() or sign.isdigit()})
        assert signs
        assert game.page.evaluate(_NOT_DRAWN, signs) == [], language


# -- words -------------------------------------------------------------------------------------

FLUENT = Path(__file__).parents[2] / "web" / "node_modules" / "@fluent" / "bundle" / "index.js"

#: What `SAID` does, with the catalogues that the page loads.
_SAY = f"""async ({{ language, folder, parts, ...question }}) => {{
  const catalogues = [];
  for (const part of parts) {{
    const response = await fetch(`${{folder}}/${{language}}/${{part}}.ftl`);
    catalogues.push(await response.text());
  }}
  const say = ({{ fluent, locales, isolating, asked, lists, catalogues }}) => {{ {SAID} }};
  return say({{ fluent: FluentBundle, catalogues, ...question }});
}}"""


@pytest.mark.long
@pytest.mark.parametrize("language", languages())
def test_python_and_the_page_say_the_same(game: GamePage, language: str) -> None:
    game.go("/about")
    page = game.page
    page.evaluate(f"(() => {{ {FLUENT.read_text(encoding='utf-8')} }}).call(window)")
    folder = page.locator("meta[name=catalogues]").get_attribute("content")
    asked = {"language": language, "folder": folder, "parts": PARTS} | question(language)
    expect_same_words(language, page.evaluate(_SAY, asked))
