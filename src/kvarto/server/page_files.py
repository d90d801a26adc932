"""The built page: one document for all its addresses, and files that never change."""

from __future__ import annotations

import mimetypes
import re
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from kvarto.locales import english

#: Where `web/build.py` puts it.
FOLDER = Path(__file__).with_name("page")
_DOCUMENT = "index.html"
#: Eight signs, as esbuild and `web/build.py` write them, before the suffix.
_HASHED = re.compile(r"[.-]([0-9A-Z]{8}|[0-9a-f]{8})(\.[a-z0-9]+)+$")

#: Nothing from another host, no code and no styles in the document itself, nothing inside another
#: page. Scripts may set the style of an element; `style="..."` in a text is refused.
_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' blob: data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)


class Page:
    """Serves the page's files; any other address is one of the page's own."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        response = self._response(scope) if scope["type"] == "http" else Response(status_code=404)
        await response(scope, receive, send)

    def _response(self, scope: Scope) -> Response:
        if scope["method"] not in ("GET", "HEAD"):
            return PlainTextResponse("", 405, {"allow": "GET, HEAD"})
        if not (self._folder / _DOCUMENT).is_file():
            return PlainTextResponse(english("page-not-built"), 503)
        asked = str(scope["path"]).lstrip("/")
        is_file = asked.startswith("api/") or "." in Path(asked).name
        file = self._find(asked if is_file else _DOCUMENT)
        if file is None:
            return PlainTextResponse("", 404)
        return self._file(file, Headers(scope=scope))

    def _find(self, asked: str) -> Path | None:
        """A file of the folder; None if there is none of that name."""
        try:
            file = (self._folder / asked).resolve()
            found = file.is_file() and self._folder.resolve() in file.parents
        except (OSError, ValueError):  # a name that no file can have
            return None
        return file if found else None

    def _file(self, file: Path, asked: Headers) -> Response:
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        kept = "public, max-age=31536000, immutable" if _is_hashed(file) else "no-cache"
        headers = {
            "cache-control": kept,
            "content-security-policy": _POLICY,
            "vary": "accept-encoding",
        }
        small = file.with_name(f"{file.name}.gz")
        if "gzip" in asked.get("accept-encoding", "") and small.is_file():
            headers["content-encoding"] = "gzip"
            file = small
        return FileResponse(file, headers=headers, media_type=kind)


def _is_hashed(file: Path) -> bool:
    """Whether the name changes with the content: `main.4F2K7QXA.js`, `chunk-4F2K7QXA.js`."""
    return _HASHED.search(file.name) is not None
