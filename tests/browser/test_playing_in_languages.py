"""Playing in many languages: whole games, the call said aloud, the editions, the address."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.game_page import ANNA_AND_BEN, NAMES, GamePage, begun_game
from browser.servers import LocalServer
from browser.sights import SIGHTS, take_screenshot
from browser.visitors import Visitors
from kvarto import Call, GameState, Give, Place, Point, Seat, Settings, Word
from kvarto.locales import Catalogue, catalogue, english
from kvarto.record.turns import play_word

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def server(still_server: LocalServer) -> LocalServer:
    """However slow the machine is, there is time enough to point a shape out."""
    return still_server


# -- playing -----------------------------------------------------------------------------------

GAME = ">F a1>D b1>E c1>C d1?3>0 !1"


@pytest.mark.parametrize("language", ["ar", "fi", "ja", "th"])
def test_a_whole_game_is_played(visitors: Visitors, language: str) -> None:
    t, game = catalogue(language), visitors(locale=language)
    game.sit_down(begun_game(game.page, ANNA_AND_BEN))
    state = GameState.start(Settings())
    for word in GAME.split():
        for action in play_word(state, Word.from_text(word)).actions:
            expect(game.page.locator(".duty-line")).to_have_text(duty(t, state))
            act(game.page, action, t)
            state = state.act(action)
    after = game.page.get_by_role("region", name=t("after-label"))
    expect(after.get_by_role("heading", name=t("result-wins", player="Ben"))).to_be_visible()
    shape = t("shape-row", name="1")
    alike = t.list([t("four-alike", trait="dark"), t("four-alike", trait="tall")])
    sentence = t("outcome-quarto", winner="Ben", shape=shape, alike=alike)
    expect(after.get_by_text(sentence, exact=True)).to_be_visible()
    take_screenshot(game.page, f"{language}-won")


def duty(t: Catalogue, state: GameState) -> str:
    """What the page says who is to do."""
    if state.pointing is not None:
        return t("duty-point-here", player=NAMES[state.pointing])
    assert state.to_act is not None
    player, other = NAMES[state.to_act], NAMES[state.to_act.other]
    if state.position.hand is None:
        return t("duty-give-here", player=player, other=other)
    return t("duty-place-here", player=player)


def act(page: Page, action: object, t: Catalogue) -> None:
    """Do something with the mouse, whatever is written there."""
    match action:
        case Give(piece=piece):
            page.locator(f".kb-reserve [data-piece='{piece}']").click()
        case Place(cell=cell):
            page.locator(f"[data-cell={cell}]").click()
        case Call(seat=Seat() as seat):
            label = t("call-by", player=NAMES[seat])
            page.get_by_role("button", name=label, exact=True).click()
        case Point(shape=shape) if shape is not None:
            if str(shape) == "3":  # it is not full: such a call is given up
                page.get_by_role("button", name=t("point-cancel"), exact=True).click()
                return
            for cell in shape.cells:
                page.locator(f"[data-cell={cell}]").click()


# -- the call said aloud -----------------------------------------------------------------------

#: A browser with a Finnish and a Serbian voice, which notes what it is asked to say.
_VOICES = """
  window.spoken = [];
  const voices = [{ lang: "fi-FI" }, { lang: "sr_RS" }];
  Object.defineProperty(window, "SpeechSynthesisUtterance", {
    value: function (text) { this.text = text; },
  });
  Object.defineProperty(window, "speechSynthesis", { value: {
    getVoices: () => voices,
    speak: ({ text, lang }) => window.spoken.push([text, lang]),
  } });
"""


@pytest.mark.parametrize(
    ("language", "liked", "spoken"),
    [
        ("fi", {}, [["fi-FI"]]),
        ("sr", {}, [["sr_RS"]]),
        ("ja", {}, []),
        ("fi", {"speech": False}, []),
    ],
)
def test_a_call_is_said_aloud_where_there_is_a_voice(
    visitors: Visitors, language: str, liked: dict[str, Any], spoken: list[list[str]]
) -> None:
    game = visitors(locale=language)
    game.page.add_init_script(_VOICES)
    kept = json.dumps(json.dumps(liked))
    game.page.add_init_script(f"localStorage.setItem('kvarto.preferences', {kept})")
    SIGHTS["pointing"](game)
    call = catalogue(language)("call")
    assert game.page.evaluate("window.spoken") == [[call, *tag] for tag in spoken]


# -- editions ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "setting"),
    [("sl", {"late_call": True}), ("zh-Hant", {"clock": "900+0"}), ("el", {"variant": "chst:l:2"})],
)
def test_a_new_game_can_be_as_the_edition_in_that_language_is_printed(
    visitors: Visitors, language: str, setting: dict[str, Any]
) -> None:
    t, game = catalogue(language), visitors(locale=language)
    game.go("/rules")
    expect(game.page.get_by_role("heading", name=t("rules-editions-own"))).to_be_visible()
    game.go("/new")
    game.page.get_by_role("radio", name=t("preset-edition")).check()
    with game.page.expect_request("**/api/games") as asked:
        game.page.get_by_role("button", name=t("new-begin"), exact=True).click()
    body: dict[str, Any] = asked.value.post_data_json or {}
    assert {name: body[name] for name in setting} == setting


def test_where_the_edition_has_nothing_of_its_own_there_is_no_preset(game: GamePage) -> None:
    game.go("/new")
    expect(game.page.get_by_role("radio", name=english("preset-casual"))).to_have_count(1)
    expect(game.page.get_by_role("radio", name=english("preset-edition"))).to_have_count(0)


def test_the_address_can_say_the_language_and_only_that_one_is_loaded(visitors: Visitors) -> None:
    game = visitors()
    asked: list[str] = []
    game.page.on("request", lambda request: asked.append(request.url))
    game.go("/rules?lang=fi")
    expect(game.page.locator("html")).to_have_attribute("lang", "fi")
    assert {url.split("/")[-2] for url in asked if url.endswith(".ftl")} == {"fi"}
    assert {url.split("/")[-1] for url in asked if url.endswith(".ftl")} == {
        "table.ftl",
        "rules.ftl",
    }
    game.go("/")
    expect(game.page.locator("html")).to_have_attribute("lang", "fi")
