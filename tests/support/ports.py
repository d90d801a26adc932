"""Ports for servers that a test stops and starts again."""

from __future__ import annotations

import contextlib
import itertools
import os
import random
import socket
from collections.abc import Iterator

#: Below those that the system hands out, so that one is still free when its server comes back.
_PORTS = range(20_000, 32_000)


def free_port() -> int:
    """Return a port at which nothing listens, and that no other test is given for long."""
    while True:
        port = next(_own_ports)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def _share_of_this_worker() -> Iterator[int]:
    number = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    ports = list(_PORTS[number::workers])
    # Not by the generator that pytest-randomly seeds alike in every run.
    random.SystemRandom().shuffle(ports)
    return itertools.cycle(ports)


_own_ports = _share_of_this_worker()
