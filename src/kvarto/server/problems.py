"""What is refused, as the page is told it."""

from __future__ import annotations

from kvarto.errors import KvartoError, quoted
from kvarto.locales import english
from kvarto.rules.settings import Seat
from kvarto.server import protocol

#: How reading fails: no JSON or none of ours, no UTF-8, numbers or brackets without end.
UNREADABLE = (ValueError, RecursionError)


class TooLong(KvartoError):
    """A message or a body that is longer than any of ours could be."""


class NotOurHost(KvartoError):
    """A request that is meant for another host than this one."""


class NotOurPage(KvartoError):
    """A request that another site's page has made."""


def problem_of(error: KvartoError) -> protocol.Problem:
    """An error as the page can say it in its own language."""
    arguments = {name: _argument(value) for name, value in error.arguments.items()}
    what = protocol.Problem(error.key, arguments, KvartoError.in_words(error, english))
    place = getattr(error, "place", None)
    if place is None:
        return what
    return protocol.Problem("error-at", {**place, "what": what}, str(error))


def _argument(value: object) -> str | protocol.Problem:
    if isinstance(value, KvartoError):
        return problem_of(value)
    if isinstance(value, Seat):
        return protocol.Problem(value.message_key, {}, english(value.message_key))
    return str(value)


def unreadable(error: Exception) -> KvartoError:
    """Something that is not a message at all, or not one of ours."""
    return KvartoError("bad-message", what=quoted(str(error)))
