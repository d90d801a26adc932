"""What a database may refuse: to be used at all, or to be used right now."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from kvarto.errors import KvartoError

#: What PostgreSQL says when it cannot be worked with now: no connection, no room, shut down, or
#: only to be read (it is no longer the one that others follow).
_AWAY = ("08", "53", "57", "25006")
#: What it says when two got in each other's way, and one of them has to begin again.
_IN_THE_WAY = ("40001", "40P01")


class UnusableDatabase(KvartoError):
    """One that cannot be worked with: of a newer kvarto, of another program, in use, or missing."""


class StoreAway(KvartoError):
    """The database cannot be reached. What was being written may be there or not."""

    def __init__(self) -> None:
        super().__init__("store-away")


class LostLease(KvartoError):
    """Somebody else owns this place now; nothing was written."""

    def __init__(self, place: str) -> None:
        super().__init__("lease-lost", place=place)


@contextlib.contextmanager
def telling_away() -> Iterator[None]:
    """Raise `StoreAway` for everything that means it."""
    try:
        yield
    except (PoolTimeout, OSError) as error:  # `TimeoutError` is one of the system's errors
        raise StoreAway from error
    except DBAPIError as error:
        if error.connection_invalidated or means_away(error.orig):
            raise StoreAway from error
        raise


def means_away(error: BaseException | None) -> bool:
    """Whether a database's own error means that it cannot be reached."""
    # Only PostgreSQL's errors have such a code; without one there was no connection to begin with.
    code = getattr(error, "sqlstate", "")
    return code is None or (code != "" and code.startswith(_AWAY))


def are_in_the_way(error: Exception) -> bool:
    """Whether it may well succeed if it is tried again at once."""
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", "") in _IN_THE_WAY
