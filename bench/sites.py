"""Several nodes for a benchmark, with a PostgreSQL and a NATS of their own."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import psycopg
from running import RunningServer

sys.path.append(str(Path(__file__).parents[1] / "tests"))

from support.nats import OwnNats
from support.nats import program as nats_program
from support.postgres import OwnPostgres, Postgres, plain
from support.postgres import binaries as postgres_binaries

#: As it is run for others: what was acknowledged is on the disk.
_SETTINGS = {"shared_buffers": "128MB", "max_connections": "200", "listen_addresses": ""}


@dataclass(frozen=True)
class Grounds:
    """What nodes stand on."""

    postgres: Postgres
    nats: str


@contextmanager
def grounds() -> Iterator[Grounds]:
    """Servers as the tests have them, but with nothing left out that makes them safe."""
    programs, nats = postgres_binaries(), nats_program()
    assert programs is not None, "no PostgreSQL"
    assert nats is not None, "no NATS"
    postgres, bus = OwnPostgres(programs, _SETTINGS), OwnNats(nats)
    try:
        yield Grounds(postgres, bus.address)
    finally:
        bus.remove()
        postgres.remove()


class Cluster:
    """Some nodes on an empty database."""

    def __init__(self, on: Grounds, folder: Path, nodes: int) -> None:
        self.database = on.postgres.new_database()
        options = ("--database", self.database, "--bus", on.nats)
        self._nodes = [RunningServer(folder, *options) for _ in range(nodes)]

    @property
    def hosts(self) -> Sequence[str]:
        """Where its nodes are."""
        return [node.host for node in self._nodes]

    def kilobytes(self) -> int:
        """How much memory all nodes hold, without PostgreSQL and NATS."""
        return sum(node.kilobytes() for node in self._nodes)

    def kill(self) -> None:
        """Kill all nodes."""
        for node in self._nodes:
            node.kill()

    def stored(self) -> Mapping[str, int]:
        """How many events there are of each game."""
        with psycopg.connect(plain(self.database)) as connection:
            rows = connection.execute("SELECT game, max(number) FROM events GROUP BY game")
            return dict(rows.fetchall())
