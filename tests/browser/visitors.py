"""People who come to the page for the first time, with a browser of their own."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext

from browser.game_page import GamePage
from browser.input_methods import Hands
from browser.passing import KEEP_PASSING
from browser.polling import HANG_MS
from browser.servers import Site

LAPTOP = {"width": 1280, "height": 800}
#: A phone as most people have one.
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}

#: What browsers say of a server that was stopped, also in the middle of an answer.
DOWN = (
    "ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE|ERR_CONTENT_LENGTH_MISMATCH"
    "|WebSocket connection .* failed"
)


class Visitors:
    """Opens pages for people who have never been here, and sees to it that all goes well."""

    def __init__(self, chromium: Browser, server: Site) -> None:
        self._chromium = chromium
        self._server = server
        self._contexts: list[BrowserContext] = []
        #: What pages have complained of, and which other hosts they have asked.
        self._complaints: list[str] = []
        self._forgiven: list[str] = []
        self._foreign_requests: list[str] = []

    def __call__(
        self, *, hands: Hands | None = None, server: Site | None = None, **options: Any
    ) -> GamePage:
        """A page of a new visitor; `options` are those of a browser context."""
        at = (server or self._server).next
        usual: dict[str, Any] = {
            "base_url": at.address,
            "locale": "en-GB",
            "viewport": LAPTOP,
            "reduced_motion": "reduce",
        }
        context = self._chromium.new_context(**usual | options)
        context.set_default_timeout(HANG_MS)
        context.add_init_script(KEEP_PASSING)
        context.on("request", lambda request: self._note_request(request.url, at.host))
        context.on("weberror", lambda error: self._complaints.append(str(error.error)))
        context.on(
            "console",
            lambda said: self._complaints.append(said.text) if said.type == "error" else None,
        )
        self._contexts.append(context)
        page = context.new_page()
        page.on("websocket", lambda socket: self._note_request(socket.url, at.host))
        return GamePage(page, hands)

    def _note_request(self, url: str, host: str) -> None:
        address = urlsplit(url)
        if address.scheme not in ("data", "blob") and address.netloc != host:
            self._foreign_requests.append(url)

    def forgive(self, pattern: str) -> None:
        """Something goes wrong on purpose, and browsers may complain of that."""
        self._forgiven.append(pattern)

    def leave(self) -> None:
        """Close everything; nobody may have asked another host, or complained."""
        for context in self._contexts:
            context.close()
        assert self._foreign_requests == []
        complaints = [said for said in self._complaints if not self._is_forgiven(said)]
        assert not complaints, "\n".join(complaints)

    def _is_forgiven(self, complaint: str) -> bool:
        return any(re.search(pattern, complaint) for pattern in self._forgiven)
