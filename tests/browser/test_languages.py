"""The page in other languages: all of it, and mirrored where one reads from right to left."""

from __future__ import annotations

import re

import pytest
from babel import Locale
from playwright.sync_api import Locator, Page, expect

import kvarto
from browser.game_page import GamePage
from browser.sights import SIGHTS, expect_nothing_beside, in_the_long_run, resize, take_screenshot
from browser.visitors import Visitors
from kvarto.locales import catalogue, english, languages

#: Every text that the document has, seen or told.
_TEXTS = """() => {
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (!walker.currentNode.parentElement.closest("script, style, noscript, option"))
      texts.push(walker.currentNode.data);
  }
  for (const name of ["aria-label", "aria-valuetext", "title", "placeholder", "alt"])
    document.querySelectorAll(`[${name}]`).forEach((one) => texts.push(one.getAttribute(name)));
  return texts.map((text) => text.replace(/\\s+/g, " ").trim());
}"""
#: What is the same in every language: names, and notation.
_EVERYWHERE = re.compile(
    r"Kvarto|Anna|Ben|SVG|PNG|MIT|qgn|Blaise Müller|[a-d][1-4]\b\S*|English|Deutsch|Enter"
)
#: German shares its letters with English, and a few words.
_GERMAN_TOO = {"Lobby", "Name", "Notation", "Standard", f"Version {kvarto.__version__}"}
_PAGES = ["home", "new", "game", "over", "rules", "settings", "about", "position"]


def texts(page: Page) -> set[str]:
    """The texts of a page that say something beyond names and notation."""
    found: list[str] = page.evaluate(_TEXTS)
    return {text for text in found if re.search(r"[^\W\d_]{3}", _EVERYWHERE.sub("", text))}


def look_at(game: GamePage, sight: str) -> set[str]:
    """Go to a page, which must fit a phone; what is written there."""
    SIGHTS[sight](game)
    written = texts(game.page)
    resize(game.page, "phone")
    expect_nothing_beside(game.page)
    take_screenshot(game.page, f"{sight}-phone-{game.page.locator('html').get_attribute('lang')}")
    return written


@pytest.mark.long
@pytest.mark.parametrize("language", ["ar", *in_the_long_run("ja")])
def test_no_latin_word_is_left_where_another_script_is_written(
    visitors: Visitors, language: str
) -> None:
    game = visitors(locale=language)
    for sight in _PAGES:
        written = look_at(game, sight)
        latin = {text for text in written if re.search("[A-Za-z]{3}", _EVERYWHERE.sub("", text))}
        assert latin == set(), sight
        expect(game.page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.long
def test_no_english_is_left_in_german(visitors: Visitors) -> None:
    german, original = visitors(locale="de"), visitors()
    for sight in _PAGES:
        SIGHTS[sight](original)
        same = look_at(german, sight) & texts(original.page)
        assert {text for text in same if "Quarto!" not in text} <= _GERMAN_TOO, sight
        expect(german.page.locator("html")).to_have_attribute("lang", "de")


def left(part: Locator) -> float:
    box = part.bounding_box()
    assert box is not None
    return box["x"]


def test_arabic_mirrors_the_page_but_not_the_board(visitors: Visitors) -> None:
    arabic = catalogue("ar")
    game = visitors(locale="ar")
    SIGHTS["game"](game)
    page = game.page
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    cells = {name: page.locator(f"[data-cell={name}]") for name in ("a1", "b1", "d1", "a4")}
    assert left(cells["a1"]) < left(cells["b1"]) < left(cells["d1"])
    assert left(cells["a1"]) == left(cells["a4"])
    board = page.get_by_role("grid", name=arabic("board-label"))
    desk = page.get_by_role("region", name=arabic("desk-label"))
    assert left(desk) < left(board)
    wordmark = page.get_by_role("link", name=arabic("name"), exact=True)
    navigation = page.get_by_role("navigation", name=arabic("nav-label"))
    assert left(navigation) < left(wordmark)
    take_screenshot(page, "game-desktop-ar")
    cells["d1"].click()
    expect(cells["d1"]).to_have_attribute("aria-disabled", "true")
    take_screenshot(page, "game-desktop-ar")


@pytest.mark.long
def test_where_one_reads_from_right_to_left_so_do_the_arrow_keys(visitors: Visitors) -> None:
    game = visitors(locale="ar")
    SIGHTS["replay"](game)
    slider = game.page.get_by_role("slider")
    expect(slider).to_have_value("0")
    game.page.get_by_role("heading", level=1).focus()
    game.page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("1")
    game.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("0")


@pytest.mark.long
def test_the_language_is_chosen_from_a_menu_and_remembered(game: GamePage) -> None:
    game.go("/")
    menu = game.page.get_by_role("combobox", name=english("language")).first
    names = [Locale.parse(tag, sep="-").get_display_name() for tag in languages()]
    expect(menu.get_by_role("option")).to_have_text([name for name in names if name is not None])
    menu.select_option("Deutsch")
    german = catalogue("de")
    expect(game.page.get_by_role("button", name=german("home-play"))).to_be_visible()
    expect(game.page).to_have_title(german("title-home"))
    game.page.reload()
    expect(game.page.get_by_role("button", name=german("home-play"))).to_be_visible()
    expect(game.page.locator("html")).to_have_attribute("lang", "de")


def test_a_game_goes_on_in_another_language(game: GamePage) -> None:
    game.begin()
    game.give("F")
    game.page.get_by_role("combobox", name=english("language")).select_option("日本語")
    japanese = catalogue("ja")
    line = game.page.get_by_text(japanese("duty-place-here", player="Ben"), exact=True)
    expect(line).to_be_visible()
    game.page.locator("[data-cell=b2]").click()
    giving = japanese("duty-give-here", player="Ben", other="Anna")
    expect(game.page.get_by_text(giving, exact=True)).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize(("wish", "spoken"), [("de-AT", "de"), ("ja-JP", "ja"), ("xx", "en")])
def test_the_language_is_guessed_from_the_browser(
    visitors: Visitors, wish: str, spoken: str
) -> None:
    game = visitors(locale=wish)
    game.go("/")
    expect(game.page.locator("html")).to_have_attribute("lang", spoken)
