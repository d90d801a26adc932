"""Two people at two devices: the invitation, the game, and what goes with it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.cables import Cable
from browser.game_page import GamePage
from browser.polling import expect_eventually
from browser.servers import LocalServer, Site
from browser.stopped_clock import READ_ALOUD_MS, pass_time, stop_clock
from browser.two_players import Pair, make_table, pair_up, seat, sit_down, wait_at
from browser.visitors import PHONE, Visitors
from kvarto.locales import catalogue, english
from support.fake_time import FakeTime

#: Anna completes row 1 with d1: four dark, four tall.
UP_TO_ROW_1 = ">F a1>D b1>E c1>C d1"
ROW_1 = "a1 b1 c1 d1"
ANNA_WINS = "Anna wins: row 1, four dark and four tall."
BEN_WINS = "Ben wins: row 1, four dark and four tall."


@pytest.fixture
def pair(visitors: Visitors) -> Pair:
    return pair_up(visitors)


# -- the invitation ------------------------------------------------------------------------------


def test_a_game_by_link_from_the_invitation_to_the_call(
    visitors: Visitors, pointing_site: Site
) -> None:
    anna, ben = visitors(server=pointing_site), visitors(server=pointing_site, **PHONE)
    table = make_table(anna, clock="600+5")
    wait_at(anna, table)
    link = anna.page.get_by_role("textbox", name=english("waiting-link-label"))
    assert link.input_value().endswith(f"/game/{table}")
    code = anna.page.get_by_role("img", name=english("link-qr"))
    expect_eventually(
        anna.page, lambda: code.evaluate("image => image.naturalWidth > 0"), wanted=True
    )

    ben.go(f"/game/{table}")
    expect(ben.page.get_by_role("heading", level=1)).to_have_text(
        english("invited-title", player="Anna")
    )
    expect(ben.page.get_by_text("10 minutes, 5 seconds more a move")).to_be_visible()
    ben.page.get_by_role("textbox", name=english("new-name")).fill("Ben")
    ben.button("invited-sit").click()

    # Anna does nothing, and is at the game.
    anna.heard(english("said-sits-down", player="Ben"))
    anna.expect_duty("duty-give-you", other="Ben")
    ben.expect_duty("duty-give-to-you", player="Anna")
    pair = Pair(anna, ben)
    pair.play(UP_TO_ROW_1)
    anna.call()
    ben.expect_duty("duty-point-other", player="Anna")
    anna.point(ROW_1)
    anna.expect_end(english("result-you-win"), ANNA_WINS)
    ben.expect_end(english("result-you-lose"), ANNA_WINS)
    assert anna.lit == ben.lit == ROW_1.split()


@pytest.mark.long
def test_who_gives_no_name_is_given_one_and_the_name_is_kept(visitors: Visitors) -> None:
    anna, ben = visitors(), visitors()
    sit_down(ben, make_table(anna), name="")
    made_up = ben.page.locator(".bar-near .bar-name").inner_text()
    assert made_up
    assert made_up != "Anna"
    sit_down(ben, make_table(anna), name="Benjamin")
    expect(ben.page.locator(".bar-near .bar-name")).to_have_text("Benjamin")
    ben.go(f"/game/{make_table(anna)}")
    expect(ben.page.locator("input[name=name]")).to_have_value("Benjamin")


@pytest.mark.long
def test_a_withdrawn_invitation_says_so_to_everybody(visitors: Visitors) -> None:
    anna, ben = visitors(), visitors()
    table = make_table(anna)
    wait_at(anna, table)
    ben.go(f"/game/{table}")
    anna.button("waiting-withdraw").click()
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(english("withdrawn-title"))
    expect(ben.page.get_by_role("heading", level=1)).to_have_text(english("taken-title"))
    expect(ben.page.get_by_text(english("taken-about", player="Anna"))).to_be_visible()
    ben.page.reload()
    expect(ben.page.get_by_role("heading", level=1)).to_have_text(english("game-gone"))


@pytest.mark.long
def test_whoever_comes_third_finds_the_table_taken(visitors: Visitors) -> None:
    anna, ben, clara = visitors(), visitors(), visitors()
    table = make_table(anna)
    clara.go(f"/game/{table}")
    sit_down(ben, table)
    expect(clara.page.get_by_role("heading", level=1)).to_have_text(english("taken-title"))
    clara.page.reload()
    expect(clara.page.get_by_role("heading", level=1)).to_have_text(english("game-gone"))
    expect(clara.page.get_by_text(english("game-gone-why"))).to_be_visible()


@pytest.mark.long
def test_a_changed_table_is_seen_as_it_is_now(visitors: Visitors) -> None:
    anna, ben = visitors(), visitors()
    table = make_table(anna)
    ben.go(f"/game/{table}")
    expect(ben.page.get_by_text(english("clock-none"))).to_be_visible()
    wait_at(anna, table)
    change = anna.page.get_by_role("link", name=english("waiting-change"))
    assert change.get_attribute("href") == f"/new?table={table}"
    wished = {"name": "Anna", "first": "maker", "clock": "60/move"}
    assert anna.page.request.put(f"/api/tables/{table}", data=wished).ok
    expect(ben.page.get_by_text(english("clock-move", seconds=60))).to_be_visible()


# -- both at once --------------------------------------------------------------------------------


@pytest.mark.long
def test_where_both_call_at_once_the_first_heard_counts_and_both_agree(
    visitors: Visitors, pointing_site: Site
) -> None:
    anna, ben = visitors(server=pointing_site), visitors(server=pointing_site)
    cables = Cable(anna), Cable(ben)
    pair = seat(anna, ben, late_call=True)
    pair.play(UP_TO_ROW_1 + ">0")
    for cable in cables:
        cable.hold()
    for page in (anna, ben):
        page.call()
    # Both have called; neither knows yet of the other.
    for cable in cables:
        cable.let_go()
    pointing = pair.anna.page.locator(".desk-pointing"), pair.ben.page.locator(".desk-pointing")
    expect_eventually(pair.anna.page, lambda: sum(each.count() for each in pointing), 1)
    caller, other = (pair.anna, pair.ben) if pointing[0].count() else (pair.ben, pair.anna)
    names = {pair.anna: "Anna", pair.ben: "Ben"}
    other.expect_duty("duty-point-other", player=names[caller])
    expect(other.call_button()).to_be_disabled()
    caller.point(ROW_1)
    sentence = ANNA_WINS if caller is pair.anna else BEN_WINS
    caller.expect_end(english("result-you-win"), sentence)
    other.expect_end(english("result-you-lose"), sentence)


# -- proposals -----------------------------------------------------------------------------------


def choose_in_menu(page: GamePage, key: str) -> None:
    page.button("menu-title").click()
    page.page.get_by_role("dialog").get_by_role("button", name=english(key), exact=True).click()


def test_a_move_is_taken_back_if_the_other_agrees(pair: Pair) -> None:
    pair.play(">F a1>D")
    choose_in_menu(pair.ben, "do-ask-take-back")
    pair.ben.expect_note(english("said-you-ask-take-back"))
    pair.anna.expect_note(english("said-asks-take-back", player="Ben"))
    pair.anna.button("agree").click()
    for page in (pair.anna, pair.ben):
        page.expect_note(english("said-taken-back"))
        page.expect_position("..../..../..../F... -")
    pair.ben.expect_duty("duty-give-you", other="Anna")


@pytest.mark.long
def test_a_move_stays_if_the_other_declines(pair: Pair) -> None:
    pair.play(">F a1>D")
    choose_in_menu(pair.ben, "do-ask-take-back")
    pair.anna.button("decline").click()
    pair.ben.expect_note(english("said-declined", player="Anna"))
    pair.play("b1")


@pytest.mark.long
def test_a_draw_is_offered_and_agreed_on(pair: Pair) -> None:
    pair.play(">F a1")
    choose_in_menu(pair.anna, "do-offer-draw")
    pair.anna.expect_note(english("said-you-offer-draw"))
    pair.ben.expect_note(english("said-offers-draw", player="Anna"))
    pair.ben.button("agree").click()
    for page in (pair.anna, pair.ben):
        page.expect_end(english("result-draw"), english("outcome-agreement"))


def resign(page: GamePage) -> None:
    choose_in_menu(page, "do-resign")
    page.page.get_by_role("dialog").get_by_role("button", name=english("do-resign")).click()


def test_both_want_to_play_again_and_are_at_the_next_game_with_sides_swapped(pair: Pair) -> None:
    resign(pair.ben)
    sentence = english("outcome-resignation", winner="Anna", loser="Ben")
    pair.anna.expect_end(english("result-you-win"), sentence)
    pair.ben.expect_end(english("result-you-lose"), sentence)
    game = pair.anna.path
    pair.anna.button("rematch").click()
    pair.anna.expect_note(english("rematch-waiting", player="Ben"))
    pair.ben.expect_note(english("said-wants-rematch", player="Anna"))
    pair.ben.button("rematch-accept").click()
    for page in (pair.anna, pair.ben):
        page.page.wait_for_url(lambda url: "/game/" in url and not url.endswith(game))
    assert pair.anna.path == pair.ben.path
    # Ben is first now.
    pair.ben.expect_duty("duty-give-you", other="Anna")
    pair.anna.expect_duty("duty-give-to-you", player="Ben")
    Pair(pair.ben, pair.anna).play(">7 c3>2")


# -- saying something ----------------------------------------------------------------------------


def say(page: GamePage, phrase: str) -> None:
    page.page.locator("kvarto-say-menu > button").click()
    page.page.get_by_role("dialog").get_by_role("button", name=phrase, exact=True).click()


@pytest.mark.long
def test_what_is_said_arrives_in_each_ones_own_language(visitors: Visitors) -> None:
    anna, ben = visitors(), visitors(locale="de-DE")
    for player in (anna, ben):
        stop_clock(player.page)  # what is said is seen until the test lets it vanish
    pair = seat(anna, ben)
    german = catalogue("de")
    say(pair.anna, english("phrase-nice-move"))
    expect(pair.anna.page.locator(".bar-near .bubble")).to_have_text(english("phrase-nice-move"))
    expect(pair.ben.page.locator(".bar-far .bubble")).to_have_text(german("phrase-nice-move"))
    ben.page.clock.run_for(READ_ALOUD_MS)
    pair.ben.heard(german("said-phrase", player="Anna", phrase=german("phrase-nice-move")))
    say(pair.ben, german("phrase-smile"))
    expect(pair.anna.page.locator(".bar-far .bubble")).to_be_visible()
    anna.page.clock.run_for(READ_ALOUD_MS)
    pair.anna.heard(english("said-smile", player="Ben"))


@pytest.mark.long
def test_other_things_are_said_after_a_game(pair: Pair) -> None:
    resign(pair.anna)
    pair.ben.expect_end(english("result-you-win"))
    say(pair.ben, english("phrase-well-played"))
    pair.anna.heard(english("said-phrase", player="Ben", phrase=english("phrase-well-played")))


# -- being told ----------------------------------------------------------------------------------

#: A page in the background, and a system that keeps what it is told.
_AWAY_FROM_THE_SCREEN = """() => {
  Object.defineProperty(document, "hidden", { get: () => true });
  window.told = [];
  window.asked = 0;
  window.Notification = class {
    static permission = "default";
    static async requestPermission() {
      window.asked += 1;
      return (this.permission = "granted");
    }
    constructor(title, { body }) { window.told.push(body); }
    close() {}
  };
}"""


def test_the_title_and_the_system_tell_whose_turn_it_is(visitors: Visitors) -> None:
    anna, ben = visitors(), visitors()
    anna.page.add_init_script(f"({_AWAY_FROM_THE_SCREEN})()")
    table = make_table(anna)
    wait_at(anna, table)
    assert anna.page.evaluate("window.asked") == 0
    anna.button("waiting-notify").click()
    expect(anna.page.get_by_text(english("waiting-notified"))).to_be_visible()
    sit_down(ben, table)
    expect(anna.page).to_have_title(english("title-your-turn", first="Anna", second="Ben"))
    Pair(anna, ben).play(">F")
    expect(anna.page).to_have_title(english("title-game", first="Anna", second="Ben"))
    expect(ben.page).to_have_title(english("title-your-turn", first="Anna", second="Ben"))
    ben.place("a1")
    ben.give("D")
    expect(anna.page).to_have_title(english("title-your-turn", first="Anna", second="Ben"))
    assert anna.page.evaluate("window.told") == [
        english("said-sits-down", player="Ben"),
        english("duty-place-you"),
    ]


# -- clocks --------------------------------------------------------------------------------------


def test_both_pages_show_the_time_that_the_server_counts(
    fake_time_site: LocalServer, visitors: Visitors, fake_time: FakeTime
) -> None:
    anna, ben = visitors(server=fake_time_site), visitors(server=fake_time_site)
    pages = anna.page, ben.page
    for page in pages:
        stop_clock(page)
    pair = seat(anna, ben, clock="600+5")
    expect_clocks(pair, "10:00", "10:00")
    pass_time(fake_time, 7.5, *pages)
    expect_clocks(pair, "9:53", "10:00")
    pair.play(">F")
    expect_clocks(pair, "9:58", "10:00")
    pass_time(fake_time, 3.5, *pages)
    expect_clocks(pair, "9:58", "9:57")


def expect_clocks(pair: Pair, annas: str, bens: str) -> None:
    """Wait until both see these times, each the own one near."""
    for page, near, far in ((pair.anna, annas, bens), (pair.ben, bens, annas)):
        expect(page.page.locator(".bar-near kvarto-clock")).to_have_text(near)
        expect(page.page.locator(".bar-far kvarto-clock")).to_have_text(far)


# -- from another device -------------------------------------------------------------------------


@pytest.mark.long
def test_a_private_link_brings_a_guest_back_from_another_device(
    pair: Pair, visitors: Visitors
) -> None:
    pair.play(">F a1")
    pair.ben.button("menu-title").click()
    pair.ben.button("menu-return-link").click()
    link = pair.ben.page.get_by_role("textbox", name=english("return-link-title"))
    address = link.input_value()
    assert "/return#" in address
    code = pair.ben.page.get_by_role("img", name=english("link-qr"))
    expect_eventually(
        pair.ben.page, lambda: code.evaluate("image => image.naturalWidth > 0"), wanted=True
    )

    phone = visitors(**PHONE)
    phone.page.goto(address[address.index("/return#") :])
    phone.page.wait_for_url("**/games")
    phone.page.goto(pair.ben.path)
    expect(phone.page.locator(".bar-near .bar-name")).to_have_text("Ben")
    phone.expect_duty("duty-give-you", other="Anna")
    Pair(pair.anna, phone).anna.expect_position("..../..../..../F... -")
    phone.give("D")
    pair.anna.expect_duty("duty-place-you")
