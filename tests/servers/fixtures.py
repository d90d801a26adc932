"""Real servers as fixtures: those that the environment names, or else some of our own."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from sqlalchemy import make_url

from kvarto.store import database, engines, leases
from servers.nats import OwnNats
from servers.nats import program as nats_program
from servers.postgres import OwnPostgres, Postgres
from servers.postgres import binaries as postgres_binaries

#: The address of a PostgreSQL where databases can be made, and that of a NATS.
POSTGRES = "KVARTO_TEST_POSTGRES"
NATS = "KVARTO_TEST_NATS"
#: Longer than a machine stalls that does other things too, in seconds.
_PATIENCE = 60


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL that all tests share."""
    if address := os.environ.get(POSTGRES):
        yield Postgres(make_url(address))
    else:
        own = _own_postgres()
        yield own
        own.remove()


@pytest.fixture
def postgres_url(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The address of an empty database, which is not taken for away if the machine is slow."""
    monkeypatch.setattr(database, "_PATIENCE", _PATIENCE)
    monkeypatch.setattr(engines, "_CONNECT_WITHIN", _PATIENCE)
    monkeypatch.setattr(engines, "_SILENT_FOR", _PATIENCE * 1000)
    address = postgres.new_database()
    yield address
    postgres.drop(address)


@pytest.fixture
def long_leases(monkeypatch: pytest.MonkeyPatch) -> None:
    """No node dies because the machine is slow."""
    monkeypatch.setattr(leases, "LASTS", _PATIENCE * 1000)


@pytest.fixture
def own_postgres() -> Iterator[OwnPostgres]:
    """A PostgreSQL of one's own, to be stopped and frozen."""
    own = _own_postgres()
    yield own
    own.remove()


@pytest.fixture(scope="session")
def nats_url() -> Iterator[str]:
    """The address of a NATS that all tests share: their subjects must differ, or they hear all."""
    if address := os.environ.get(NATS):
        yield address
    else:
        own = _own_nats()
        yield own.address
        own.remove()


@pytest.fixture
def own_nats() -> Iterator[OwnNats]:
    """A NATS of one's own, to be stopped; it starts within a tenth of a second."""
    own = _own_nats()
    yield own
    own.remove()


def _own_postgres() -> OwnPostgres:
    programs = postgres_binaries()
    if programs is None:
        pytest.skip(f"no PostgreSQL: install it, or name one in {POSTGRES}")
    return OwnPostgres(programs)


def _own_nats() -> OwnNats:
    program = nats_program()
    if program is None:
        pytest.skip(f"no NATS: install nats-server, or name one in {NATS}")
    return OwnNats(program)
