"""What is refused, as the page is told it."""

from __future__ import annotations

import msgspec

from kvarto.errors import KvartoError, quoted
from kvarto.locales import english
from kvarto.server import protocol


class TooLong(KvartoError):
    """A message or a body that is longer than any of ours could be."""


class NotOurPage(KvartoError):
    """A request that another site's page has made."""


def problem_of(error: KvartoError) -> protocol.Problem:
    """An error as the page can say it in its own language."""
    arguments = {
        name: value.in_words(english) if isinstance(value, KvartoError) else str(value)
        for name, value in error.arguments.items()
    }
    return protocol.Problem(error.key, arguments, str(error))


def unreadable(error: msgspec.DecodeError | msgspec.ValidationError) -> KvartoError:
    """Something that is not a message at all, or not one of ours."""
    return KvartoError("bad-message", what=quoted(str(error)))
