"""Watching: a few seconds behind, nothing to be done, nothing betrayed."""

from __future__ import annotations

import re
from operator import itemgetter

import pytest
from playwright.sync_api import expect

from browser.cables import Cable
from browser.game_page import GamePage
from browser.servers import DelayedSite, Site
from browser.table import name_of
from browser.two_players import Pair, pair_up
from browser.visitors import PHONE, Visitors
from kvarto.locales import english

#: Between row 1 complete with the last piece, and the same without anything in common.
OPEN, NOT_OPEN = ">F a1>D b1>E c1>C d1", ">F a1>D b1>E c1>3 d1"


def watch(visitors: Visitors, pair: Pair, site: Site | None = None) -> GamePage:
    """Somebody who has the link of a game, and looks on."""
    clara = visitors(server=site)
    clara.sit_down(pair.anna.page.url.rsplit("/", 1)[1])
    return clara


def expect_nothing_can_be_done(clara: GamePage) -> None:
    """Neither on the board nor in the menu is anything for who watches."""
    expect(clara.call_button()).to_have_count(0)
    expect(clara.page.locator("kvarto-say-menu")).to_have_count(0)
    expect(clara.page.locator("kvarto-board button:enabled[aria-disabled=false]")).to_have_count(0)
    clara.piece("0").click(force=True)
    clara.button("menu-title").click()
    sheet = clara.page.get_by_role("dialog")
    for key in ("do-resign", "do-offer-draw", "do-ask-take-back", "menu-return-link"):
        expect(sheet.get_by_role("button", name=english(key))).to_have_count(0)


def test_who_watches_sees_everything_later_and_can_do_nothing(
    delayed_site: DelayedSite, visitors: Visitors
) -> None:
    pair = pair_up(visitors, site=delayed_site.site, watched=True)
    clara = watch(visitors, pair, site=delayed_site.site)
    expect(clara.page.get_by_text(english("watching-behind", seconds=5))).to_be_visible()
    pair.play(">F a1")
    delayed_site.pass_delay()
    clara.expect_position("..../..../..../F... -")
    clara.expect_duty("duty-give-other", player="Ben", other="Anna")
    expect_nothing_can_be_done(clara)
    pair.expect_agreement()


@pytest.mark.long
def test_everybody_sees_how_many_watch(visitors: Visitors) -> None:
    pair = pair_up(visitors, ben=PHONE, watched=True)
    clara = watch(visitors, pair)
    for page in (pair.anna, pair.ben, clara):
        expect(page.page.get_by_role("img", name=english("watchers", count=1))).to_be_visible()
    watch(visitors, pair)
    for page in (pair.anna, pair.ben, clara):
        expect(page.page.get_by_role("img", name=english("watchers", count=2))).to_be_visible()
    clara.page.close()
    expect(pair.anna.page.get_by_role("img", name=english("watchers", count=1))).to_be_visible()


@pytest.mark.long
def test_the_link_for_watching_is_in_the_menu_of_games_that_may_be_watched(
    visitors: Visitors,
) -> None:
    pair = pair_up(visitors, watched=True)
    pair.anna.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    pair.anna.button("menu-title").click()
    pair.anna.button("menu-watch-link").click()
    expect(
        pair.anna.page.get_by_role("dialog").get_by_text(english("share-copied"))
    ).to_be_visible()
    assert pair.anna.page.evaluate("navigator.clipboard.readText()") == pair.anna.page.url
    private = pair_up(visitors)
    private.anna.button("menu-title").click()
    expect(private.anna.button("menu-watch-link")).to_have_count(0)


@pytest.mark.long
def test_what_is_said_is_heard_by_those_who_watch_too(visitors: Visitors) -> None:
    pair = pair_up(visitors, watched=True)
    clara = watch(visitors, pair)
    pair.ben.page.locator("kvarto-say-menu > button").click()
    pair.ben.button("phrase-hello").click()
    clara.heard(english("said-phrase", player="Ben", phrase=english("phrase-hello")))


@pytest.mark.long
def test_the_end_is_seen_by_those_who_watch_and_the_next_game_is_one_press_away(
    delayed_site: DelayedSite, visitors: Visitors
) -> None:
    pair = pair_up(visitors, site=delayed_site.site, watched=True)
    clara = watch(visitors, pair, site=delayed_site.site)
    pair.play(OPEN + "!1")
    pair.anna.expect_end(english("result-you-win"))
    delayed_site.pass_delay()
    clara.expect_end("Anna wins", "Anna wins: row 1, four dark and four tall.")
    expect(clara.button("rematch")).to_have_count(0)
    pair.anna.button("rematch").click()
    pair.ben.button("rematch-accept").click()
    expect(pair.ben.page).not_to_have_url(clara.page.url)
    delayed_site.pass_delay()
    clara.page.get_by_role("link", name=english("rematch-there")).click()
    expect(clara.page.get_by_text(english("watching-behind", seconds=5))).to_be_visible()


@pytest.mark.long
def test_private_games_are_not_there_for_others(visitors: Visitors) -> None:
    pair = pair_up(visitors)
    clara = visitors()
    clara.go(pair.anna.page.url)
    expect(clara.page.get_by_role("heading", level=1)).to_have_text(english("game-gone"))


# -- nothing is betrayed -------------------------------------------------------------------------


def shown_to_watcher(visitors: Visitors, at: DelayedSite, words: str) -> tuple[str, str]:
    """What a watcher's page shows of the last position, and what it was sent, less the pieces."""
    pair = pair_up(visitors, site=at.site, watched=True)
    clara = visitors(server=at.site)
    cable = Cable(clara)
    clara.sit_down(pair.anna.page.url.rsplit("/", 1)[1])
    pair.play(words)
    at.pass_delay()
    clara.expect_position(pair.state.position)
    shown = clara.page.locator("main").evaluate(
        """(main) => {
          const copy = main.cloneNode(true);
          copy.querySelectorAll("[role=gridcell] > *, .notes").forEach((part) => part.remove());
          return copy.outerHTML.replace(/<!--.*?-->/g, "");
        }"""
    )
    tables = [message for message in cable.received if message["type"] == "table"]
    # The newest one, as on the page: when time jumps, the count of watchers overtakes what was due.
    last = max(tables, key=itemgetter("number"))
    for passing in ("id", "now"):
        del last[passing]
    return _without_pieces(shown), _without_pieces(str(last))


def _without_pieces(text: str) -> str:
    text = text.replace(name_of("C"), "a piece").replace(name_of("3"), "a piece")
    # Notation, and the reserve, which holds the other of the two.
    text = re.sub(r"FDE[C3]|c1(>|&gt;)[C3]", "…", text)
    text = re.sub(r"'reserve': \[[^\]]*\]", "", text)
    return " ".join(re.sub(r"(?s)<div class=\"kb-reserve.*?</div>", "", text).split())


def test_the_page_of_a_watcher_is_the_same_with_and_without_an_open_quarto(
    delayed_site: DelayedSite, visitors: Visitors
) -> None:
    shown, sent = shown_to_watcher(visitors, delayed_site, OPEN)
    other_shown, other_sent = shown_to_watcher(visitors, delayed_site, NOT_OPEN)
    assert sent == other_sent
    assert shown == other_shown


@pytest.mark.long
def test_looking_back_does_not_run_ahead_of_the_watcher(
    delayed_site: DelayedSite, visitors: Visitors
) -> None:
    pair = pair_up(visitors, site=delayed_site.site, watched=True)
    clara = watch(visitors, pair, site=delayed_site.site)
    pair.play(">F a1>D")
    replay = clara.page.request.get(clara.page.url.replace("/game/", "/api/games/") + "/replay")
    assert not replay.ok or "D" not in "".join(replay.json()["words"])
    delayed_site.pass_delay()
    clara.expect_position("..../..../..../F... D")
