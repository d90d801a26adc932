"""The line between a page and the server, which a test can cut, mend, hold and listen to."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import WebSocketRoute

from browser.game_page import GamePage, Json

#: The socket of a game.
SOCKET = re.compile(r"/api/games/[^/]+/socket$")


class Cable:
    """Stands between a page and the server from the next connection on."""

    def __init__(
        self,
        game: GamePage,
        change: Callable[[Json], Json] = lambda sent: sent,
        *,
        change_sent: Callable[[Json], Json] = lambda sent: sent,
    ) -> None:
        """`change` makes something else of what the server sends, `change_sent` of what it is."""
        self._change = change
        self._change_sent = change_sent
        self._ends: list[WebSocketRoute] = []
        self._held: list[Callable[[], None]] = []
        self._is_cut = False
        self._holds = False
        #: Every message that the page has been sent.
        self.received: list[Json] = []
        game.page.route_web_socket(SOCKET, self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        if self._is_cut:
            page.close(code=3000)
            return
        server = page.connect_to_server()

        def to_page(message: str | bytes) -> None:
            sent = self._change(json.loads(message))
            self.received.append(sent)
            page.send(json.dumps(sent))

        def to_server(message: str | bytes) -> None:
            sent = json.dumps(self._change_sent(json.loads(message)))
            if self._holds:
                self._held.append(lambda: server.send(sent))
            else:
                server.send(sent)

        server.on_message(to_page)
        page.on_message(to_server)
        self._ends += [page, server]

    def cut(self) -> None:
        """Nothing gets through any more, in either direction."""
        self._is_cut = True
        for end in self._ends:
            end.close(code=3000)
        self._ends = []

    def mend(self) -> None:
        """The next try gets through."""
        self._is_cut = False

    def hold(self) -> None:
        """Keep what the page sends from now on."""
        self._holds = True

    def let_go(self) -> None:
        """Send on what was held, and what comes from now on."""
        self._holds = False
        for send in self._held:
            send()
        self._held = []
