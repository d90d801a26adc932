"""What the page is allowed to do is enough for it, and nothing more is allowed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from browser.game_page import GamePage
from browser.input_methods import DraggingMouse
from browser.polling import expect_eventually
from browser.servers import LocalServer
from browser.sights import SIGHTS
from browser.visitors import Visitors

#: Notes what a browser refuses to do; each document begins anew.
_NOTE = """
    window.refused = [];
    document.addEventListener("securitypolicyviolation", (refusal) => {
        window.refused.push(`${refusal.effectiveDirective} ${refusal.blockedURI}`);
    });
"""


def refused(page: Page) -> list[str]:
    found: list[str] = page.evaluate("window.refused")
    return found


@pytest.fixture(scope="module")
def server(still_server: LocalServer) -> LocalServer:
    """However slow the machine is, there is time enough to point a shape out."""
    return still_server


@pytest.fixture
def watched(visitors: Visitors) -> GamePage:
    """A page on which everything moves, and of which it is noted what it may not do."""
    game = visitors(hands=DraggingMouse(), reduced_motion="no-preference")
    game.page.add_init_script(_NOTE)
    return game


# Any test of the page notices it too, in the complaints of the browser: this one says what it was.
@pytest.mark.long
@pytest.mark.parametrize("sight", SIGHTS)
def test_no_page_does_anything_that_its_policy_forbids(watched: GamePage, sight: str) -> None:
    SIGHTS[sight](watched)
    assert refused(watched.page) == []


def test_pieces_may_be_dragged_and_fly(watched: GamePage) -> None:
    watched.begin()
    watched.play(">F a1>D b1>E c1>C d1!1")
    watched.expect_end("Anna wins")
    assert refused(watched.page) == []


#: What a stranger's text would try if it came to stand in the page.
FOREIGN = {
    "script-src-elem": "const s = document.createElement('script');"
    " s.textContent = 'window.caught = true'; document.body.append(s)",
    "script-src-attr": "document.body.insertAdjacentHTML('beforeend',"
    " `<img src='/icon.svg' onload='window.caught = true'>`)",
    "style-src-elem": "document.head.insertAdjacentHTML('beforeend',"
    " '<style>body { display: none }</style>')",
    "style-src-attr": "document.body.insertAdjacentHTML('beforeend',"
    " `<p style='position: fixed'>x</p>`)",
    "object-src": "document.body.insertAdjacentHTML('beforeend', `<object data='/'></object>`)",
    "connect-src": "fetch('https://evil.example/').catch(() => {})",
    "frame-src": "document.body.insertAdjacentHTML('beforeend', `<iframe src='/'></iframe>`)",
    "base-uri": "document.head.insertAdjacentHTML('beforeend',"
    " `<base href='https://evil.example/'>`)",
}


def test_what_a_strangers_text_would_do_is_refused(visitors: Visitors, watched: GamePage) -> None:
    visitors.forgive("Content Security Policy|violates the following")
    page = watched.page
    watched.go("/")
    for directive, attempt in FOREIGN.items():
        page.evaluate(f"() => {{ window.refused = []; {attempt} }}")
        # Waiting within the page would need a policy that allows to evaluate text.
        expect_eventually(
            page, lambda: {said.split()[0] for said in refused(page)}, wanted={directive}
        )
    assert page.evaluate("window.caught") is None


@pytest.mark.long
def test_a_picture_by_itself_is_seen_and_can_do_nothing(watched: GamePage) -> None:
    response = watched.page.goto("/api/picture.svg?position=1.../.3../..8./FDE.+6")
    assert response is not None
    assert response.headers["content-security-policy"].startswith("default-src 'none'")
    assert refused(watched.page) == []
    box = watched.page.evaluate("document.documentElement.getBoundingClientRect().width")
    assert box > 100
