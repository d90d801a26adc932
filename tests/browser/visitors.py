"""People who come to the page for the first time, with a browser of their own."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext

from browser.game_page import GamePage
from browser.hands import Hands
from browser.patience import PATIENCE
from browser.servers import ServerProcess

LAPTOP = {"width": 1280, "height": 800}
#: A phone as most people have one.
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}


class Visitors:
    """Opens pages for people who have never been here, and sees to it that all goes well."""

    def __init__(self, chromium: Browser, server: ServerProcess) -> None:
        self._chromium = chromium
        self._server = server
        self._contexts: list[BrowserContext] = []
        #: What pages have complained of, and which other hosts they have asked.
        self.complaints: list[str] = []
        self.foreign_requests: list[str] = []

    def __call__(
        self, *, hands: Hands | None = None, server: ServerProcess | None = None, **options: Any
    ) -> GamePage:
        """A page of a new visitor; `options` are those of a browser context."""
        at = server or self._server
        usual: dict[str, Any] = {
            "base_url": at.address,
            "locale": "en-GB",
            "viewport": LAPTOP,
            "reduced_motion": "reduce",
        }
        context = self._chromium.new_context(**usual | options)
        context.set_default_timeout(PATIENCE * 1000)
        context.on("request", lambda request: self._note_request(request.url, at.host))
        context.on("weberror", lambda error: self.complaints.append(str(error.error)))
        context.on(
            "console",
            lambda said: self.complaints.append(said.text) if said.type == "error" else None,
        )
        self._contexts.append(context)
        return GamePage(context.new_page(), hands)

    def _note_request(self, url: str, host: str) -> None:
        address = urlsplit(url)
        if address.scheme not in ("data", "blob") and address.netloc != host:
            self.foreign_requests.append(url)

    def leave(self) -> None:
        """Close everything."""
        for context in self._contexts:
            context.close()
