"""The servers that the tests use are real ones."""

from __future__ import annotations

import asyncio
import os
import select
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import nats
import psycopg
import pytest

from support.nats import OwnNats
from support.postgres import OwnPostgres, Postgres, plain
from support.waiting import HANG_S, eventually

_PARENT = """
import pathlib, signal, sys, time
from support.child import Child
child = Child(["sleep", "600"], pathlib.Path(sys.argv[1]), ended_by=signal.SIGTERM)
print(child.process, flush=True)
time.sleep(600)
"""


def ask(address: str, question: str = "SELECT 6 * 7") -> object:
    with psycopg.connect(plain(address)) as connection:
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
    with closing(psycopg.connect(plain(address))) as connection:
        own_postgres.freeze()
        connection.pgconn.send_query(b"SELECT 42")
        assert not answers(connection, within_s=0.2)
        own_postgres.thaw()
        assert answers(connection, within_s=HANG_S)


def answers(connection: psycopg.Connection, within_s: float) -> bool:
    """Whether anything comes from the other side."""
    return select.select([connection.pgconn.socket], [], [], within_s)[0] != []


def test_what_was_done_to_a_postgres_of_ones_own_is_undone(own_postgres: OwnPostgres) -> None:
    address = own_postgres.new_database()
    own_postgres.execute("CREATE ROLE somebody")
    own_postgres.execute("CREATE DATABASE theirs OWNER somebody")
    own_postgres.stop()
    own_postgres.reset()
    assert ask(own_postgres.new_database()) == 42
    with pytest.raises(psycopg.OperationalError, match="does not exist"):
        ask(address)
    own_postgres.execute("CREATE ROLE somebody")


def test_a_database_that_is_used_again_is_empty_and_cannot_be_reached_as_before(
    postgres: Postgres,
) -> None:
    before = postgres.new_database()
    with psycopg.connect(plain(before)) as connection:
        connection.execute("CREATE TABLE kept AS SELECT 7 AS number")
        connection.commit()
        postgres.drop(before)
        with pytest.raises(psycopg.OperationalError, match="terminating connection"):
            connection.execute("SELECT 1")
    after = postgres.new_database()
    with pytest.raises(psycopg.OperationalError, match="does not exist"):
        ask(before)
    with pytest.raises(psycopg.errors.UndefinedTable):
        ask(after, "SELECT number FROM kept")
    postgres.drop(after)


def test_a_nats_of_ones_own_stops_and_starts_at_the_same_address(own_nats: OwnNats) -> None:
    async def talk() -> bytes:
        connection = await nats.connect(own_nats.address)
        heard = await connection.subscribe("subject")
        await connection.publish("subject", b"hello")
        message = await heard.next_msg(timeout=HANG_S)
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
    eventually(lambda: has_ended(server))


def has_ended(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False
