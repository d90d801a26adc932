"""What visitors come to: a server as people run it, or several that are one."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from typing import NamedTuple, Protocol

from kvarto.server.timing import Timing
from server.pages import running
from support.adjusted_kvarto import EAGER_COMMAND
from support.fake_time import FakeTime
from support.server_process import ServerProcess


class Address(Protocol):
    """Where a server is found."""

    @property
    def host(self) -> str:
        """The host as requests name it."""

    @property
    def address(self) -> str:
        """The address of the page."""


class Site(Protocol):
    """A server, or several that are one."""

    @property
    def next(self) -> Address:
        """The server that the next visitor comes to."""


class LifeOfSite(Site, Protocol):
    """A site that a test may stop, kill and start again."""

    def start(self) -> None:
        """Start; it can be asked when this returns."""

    def stop(self) -> object:
        """Stop as a person would stop it."""

    def kill(self) -> object:
        """Kill it as a power cut would."""


class OneServer(ServerProcess):
    """A server by itself; its games are in a file of this folder."""

    def __init__(self, folder: Path) -> None:
        super().__init__("--data", folder / "kvarto.sqlite3", command=EAGER_COMMAND)

    @property
    def next(self) -> ServerProcess:
        """The server that the next visitor comes to."""
        return self


@dataclass(frozen=True)
class LocalServer:
    """A server in a thread of the test process."""

    port: int

    @property
    def host(self) -> str:
        """The host as requests name it."""
        return f"127.0.0.1:{self.port}"

    @property
    def address(self) -> str:
        """The address of the page."""
        return f"http://{self.host}"

    @property
    def next(self) -> LocalServer:
        """The server that the next visitor comes to."""
        return self


class _Complaints(logging.Handler):
    """Keeps what servers in this process did not expect."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.seen: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.seen.append(self.format(record))


@contextmanager
def local_server(
    folder: Path, *, fake_time: FakeTime | None = None, timing: Timing | None = None
) -> Iterator[LocalServer]:
    """A server in a thread of the test process; it must not have complained in the end."""
    complaints = _Complaints()
    logging.getLogger().addHandler(complaints)
    try:
        with running(folder / "kvarto.sqlite3", fake_time=fake_time, timing=timing) as own:
            yield LocalServer(own.port)
    finally:
        logging.getLogger().removeHandler(complaints)
    assert complaints.seen == []


class DelayedSite(NamedTuple):
    """A site where those who watch see everything later."""

    site: Site
    #: Let as much time pass as they are behind.
    pass_delay: Callable[[], None]


class Nodes:
    """Servers that are one: each visitor comes to another of them."""

    def __init__(self, servers: Sequence[ServerProcess]) -> None:
        self._servers = servers
        self._turns = cycle(servers)

    @property
    def next(self) -> ServerProcess:
        """The server that the next visitor comes to."""
        return next(self._turns)

    @property
    def complaints(self) -> list[str]:
        """What any of them did not expect."""
        return [line for server in self._servers for line in server.complaints]

    def start(self) -> None:
        """Start them all."""
        for server in self._servers:
            server.start()

    def stop(self) -> None:
        """Stop them one after the other, as people do who upgrade."""
        for server in self._servers:
            server.stop()

    def kill(self) -> None:
        """Kill them all."""
        for server in self._servers:
            server.kill()
