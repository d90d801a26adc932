"""Real servers as fixtures: those that the environment names, or else some of our own."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator

import pytest
from sqlalchemy import make_url

from support.nats import OwnNats
from support.nats import program as nats_program
from support.postgres import OwnPostgres, Postgres
from support.postgres import binaries as postgres_binaries

#: The address of a PostgreSQL where databases can be made, and that of a NATS.
POSTGRES = "KVARTO_TEST_POSTGRES"
NATS = "KVARTO_TEST_NATS"
#: requirements/dev.in has a PostgreSQL for these interpreters only.
_HAS_POSTGRES_WHEEL = sys.version_info < (3, 13)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL that all tests share."""
    if address := os.environ.get(POSTGRES):
        shared = Postgres(make_url(address))
        yield shared
        shared.drop_spare()
    else:
        own = _own_postgres()
        yield own
        own.remove()


@pytest.fixture
def postgres_url(postgres: Postgres) -> Iterator[str]:
    """The address of an empty database."""
    address = postgres.new_database()
    yield address
    postgres.drop(address)


@pytest.fixture(scope="session")
def _second_postgres() -> Iterator[OwnPostgres]:
    """To make one takes far longer than to start one again."""
    own = _own_postgres()
    yield own
    own.remove()


@pytest.fixture
def own_postgres(_second_postgres: OwnPostgres) -> Iterator[OwnPostgres]:
    """A PostgreSQL that no other test uses meanwhile, to be stopped and frozen."""
    yield _second_postgres
    _second_postgres.reset()


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
        why = f"no PostgreSQL: install it, or name one in {POSTGRES}"
        if _HAS_POSTGRES_WHEEL:
            _fail_in_ci(why)
        pytest.skip(why)
    return OwnPostgres(programs)


def _own_nats() -> OwnNats:
    program = nats_program()
    if program is None:
        why = f"no NATS: install nats-server, or name one in {NATS}"
        _fail_in_ci(why)
        pytest.skip(why)
    return OwnNats(program)


def _fail_in_ci(why: str) -> None:
    """Fail where everything should be installed: a test that is skipped there is never run."""
    if os.environ.get("CI") == "true":
        pytest.fail(why)
