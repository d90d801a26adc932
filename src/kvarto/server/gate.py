"""What every request passes: is it for us, is it from our page; and the headers of every answer."""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from kvarto.errors import KvartoError, quoted
from kvarto.server.answers import failure
from kvarto.server.connection import turn_away
from kvarto.server.problems import NotOurHost, NotOurPage
from kvarto.server.settings import ServerSettings

#: Asked by balancers and by Prometheus, which know machines and not the site. Nothing there depends
#: on a cookie, so a page of another site would gain nothing.
_FOR_CARETAKERS = ("/healthz", "/metrics")
#: Whoever only asks, changes nothing.
_ONLY_ASKS = ("GET", "HEAD")
_YEAR = 365 * 24 * 60 * 60

#: With every answer, unless it says something else itself.
_HEADERS = {
    # Nothing of what we send is a page, but for the page, which has a policy of its own.
    "content-security-policy": (
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": (
        "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), "
        "magnetometer=(), microphone=(), midi=(), payment=(), usb=()"
    ),
    "cache-control": "no-store",
}
#: From then on a browser does not even try to come without TLS.
_SECURE_HEADERS = {"strict-transport-security": f"max-age={_YEAR}"}


class Gate:
    """Turns away what is not meant for us or not from our page; the rest gets our headers."""

    def __init__(self, app: ASGIApp, settings: ServerSettings) -> None:
        self._app = app
        self._settings = settings
        headers = _HEADERS | (_SECURE_HEADERS if settings.is_secure else {})
        self._headers = [(name.encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request, or let others do so."""
        match scope["type"]:
            case "http":
                await self._request(scope, receive, send)
            case "websocket":
                await self._socket(scope, receive, send)
            case _:
                await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_begun = False

        async def completed(message: Message) -> None:
            nonlocal is_begun
            if message["type"] == "http.response.start":
                is_begun = True
                said = {name.lower() for name, _ in message["headers"]}
                ours = (header for header in self._headers if header[0] not in said)
                message["headers"] = [*message["headers"], *ours]
            await send(message)

        try:
            headers = Headers(scope=scope)
            self._check_host(headers, scope["path"])
            if scope["method"] not in _ONLY_ASKS:
                self._check_origin(headers)
        except KvartoError as error:
            await failure(error)(scope, receive, completed)
            return
        try:
            await self._app(scope, receive, completed)
        except Exception:
            if not is_begun:
                await failure(KvartoError("server-error"))(scope, receive, completed)
            raise  # whoever runs us notes it

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket = WebSocket(scope, receive, send)
        try:
            self._check_host(socket.headers, scope["path"])
        except KvartoError:
            await socket.close()
            return
        try:
            # A browser sends our cookie along for a socket of any page.
            self._check_origin(socket.headers)
        except KvartoError as error:
            await socket.accept()
            await turn_away(socket, error)
            return
        await self._app(scope, receive, send)

    def _check_host(self, headers: Headers, path: str) -> None:
        host = headers.get("host", "")
        may_be_own_name = path in _FOR_CARETAKERS and self._settings.is_own_name(host)
        if not (may_be_own_name or self._settings.is_our_host(host)):
            raise NotOurHost("not-our-host", host=quoted(host))

    def _check_origin(self, headers: Headers) -> None:
        """Programs that are no browsers say nothing of a page."""
        origin = headers.get("origin")
        host = headers.get("host", "")
        if origin is not None and not self._settings.is_our_origin(origin, host):
            raise NotOurPage("not-our-page")
