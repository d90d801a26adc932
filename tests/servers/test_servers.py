"""The servers that the tests use are real ones."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import nats
import psycopg
import pytest

from servers.nats import OwnNats
from servers.postgres import OwnPostgres, plain

_PARENT = """
import pathlib, signal, sys, time
from servers.child import Child
child = Child(["sleep", "600"], pathlib.Path(sys.argv[1]), ended_by=signal.SIGTERM)
print(child.process, flush=True)
time.sleep(600)
"""


def ask(address: str, question: str = "SELECT 6 * 7") -> object:
    with psycopg.connect(plain(address), connect_timeout=2) as connection:
        row = connection.execute(question.encode()).fetchone()
    assert row is not None
    return row[0]


def test_a_database_is_empty_and_in_unicode(postgres_url: str) -> None:
    tables = "SELECT count(*) FROM information_schema.tables WHERE table_schema = 'public'"
    assert ask(postgres_url, tables) == 0
    assert ask(postgres_url, "SHOW server_encoding") == "UTF8"


def test_a_postgres_of_ones_own_stops_and_starts_with_what_it_had(
    own_postgres: OwnPostgres,
) -> None:
    address = own_postgres.new_database()
    with psycopg.connect(plain(address)) as connection:
        connection.execute("CREATE TABLE kept AS SELECT 7 AS number")
    own_postgres.stop()
    with pytest.raises(psycopg.OperationalError):
        ask(address)
    own_postgres.start()
    assert ask(address, "SELECT number FROM kept") == 7
    own_postgres.freeze()
    with pytest.raises(psycopg.OperationalError, match="timeout"):
        ask(address)
    own_postgres.thaw()
    assert ask(address) == 42


def test_a_nats_of_ones_own_stops_and_starts_at_the_same_address(own_nats: OwnNats) -> None:
    async def talk() -> bytes:
        connection = await nats.connect(own_nats.address)
        heard = await connection.subscribe("subject")
        await connection.publish("subject", b"hello")
        message = await heard.next_msg(timeout=5)
        await connection.close()
        return message.data

    address = own_nats.address
    assert asyncio.run(talk()) == b"hello"
    own_nats.stop()
    own_nats.start()
    assert own_nats.address == address
    assert asyncio.run(talk()) == b"hello"


def test_a_server_ends_with_the_tests_even_if_they_are_killed(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", _PARENT, str(tmp_path / "log")],
        stdout=subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": str(Path(__file__).parents[1])},
    ) as parent:
        assert parent.stdout is not None
        server = int(parent.stdout.readline())
        os.kill(server, 0)
        parent.kill()
    until = time.monotonic() + 10
    with contextlib.suppress(ProcessLookupError):
        while time.monotonic() < until:
            os.kill(server, 0)
            time.sleep(0.01)
        os.kill(server, signal.SIGKILL)
        pytest.fail("it lives on")
