"""The address of a NATS, as `--bus` takes it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from urllib.parse import SplitResult, urlsplit

#: The first word of every subject, unless the address says another.
_USUAL_PREFIX = "kvarto"


def servers_of(address: str) -> str:
    """The servers alone, separated by commas as they came.

    >>> servers_of("nats://one:4222,nats://two:4222/staging")
    'nats://one:4222,nats://two:4222'
    """
    return ",".join(
        part._replace(path="", query="", fragment="").geturl() for part in _split(address)
    )


def prefix_of(address: str) -> str:
    """The first word of every subject: with one of its own, several sites can share a NATS.

    >>> prefix_of("nats://one:4222,nats://two:4222/staging"), prefix_of("one:4222")
    ('staging', 'kvarto')
    """
    paths = (part.path.strip("/") for part in _split(address))
    return next(filter(None, paths), _USUAL_PREFIX).replace("/", ".")


def shown(address: str) -> str:
    """The address without the password in it, for people to read.

    >>> shown("nats://one:4222,nats://anna:secret@two:4222/staging")
    'nats://one:4222,nats://***@two:4222/staging'
    >>> shown("nats://token@one:4222")
    'nats://***@one:4222'
    """
    return re.sub(r"[^/,\s]*@", "***@", address)


def _split(address: str) -> Iterator[SplitResult]:
    for part in address.split(","):
        yield urlsplit(part.strip() if "://" in part else f"nats://{part.strip()}")
