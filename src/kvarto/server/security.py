"""Secrets: the one that tells which browser it is, and others that cannot be guessed."""

from __future__ import annotations

import hashlib
import secrets

from starlette.requests import HTTPConnection
from starlette.responses import Response

from kvarto.server.settings import ServerSettings

COOKIE = "kvarto"
_TOKEN_BYTES = 24
_LONGEST_TOKEN = 64
#: As long as browsers keep a cookie at most.
_COOKIE_SECONDS = 400 * 24 * 60 * 60


def new_id() -> str:
    """The address of a game, which cannot be guessed."""
    return secrets.token_urlsafe(12)


def is_secure(connection: HTTPConnection) -> bool:
    """Whether a browser has come over TLS; the proxy that speaks it may be in front of us."""
    settings: ServerSettings = connection.app.state.settings
    return settings.is_secure or connection.scope["scheme"] in ("https", "wss")


def _cookie(*, secure: bool) -> str:
    """What the cookie is called: with this prefix no neighbouring host can have set it."""
    return f"__Host-{COOKIE}" if secure else COOKIE


def token_of(connection: HTTPConnection) -> str | None:
    """The secret that a browser has been given; None if it has none yet."""
    token = connection.cookies.get(_cookie(secure=is_secure(connection)))
    return token if token and len(token) <= _LONGEST_TOKEN else None


def new_token() -> str:
    """A secret for a browser that has none."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def hashed(secret: str) -> str:
    """What is kept of a secret of our making: whoever reads it cannot use it.

    Such secrets cannot be guessed, so a plain hash is enough; passwords need more.
    """
    return hashlib.sha256(secret.encode()).hexdigest()


def remember(response: Response, token: str, *, secure: bool) -> None:
    """Give a browser its secret; scripts of the page cannot read it."""
    response.set_cookie(
        _cookie(secure=secure),
        token,
        max_age=_COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=secure,
    )


def forget_secret(response: Response, *, secure: bool) -> None:
    """Take its secret from a browser."""
    response.delete_cookie(_cookie(secure=secure), httponly=True, samesite="lax", secure=secure)
