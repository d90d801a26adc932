"""What docs/operate.md tells of several machines is so: its commands do what it says."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import psycopg
import pytest
import yaml  # type: ignore[import-untyped]
from sqlalchemy import make_url

from kvarto.store.address import located
from kvarto.store.database import Database
from kvarto.store.engines import connected
from kvarto.store.leases import LEASE_MS, Leases
from store.databases import begun, come, opened, rows, with_database
from support.generous import LONG_LEASE_MS
from support.postgres import OwnPostgres, binaries, plain

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "operate.md").read_text(encoding="utf-8")
CHAPTER = PAGE.split("\n## Several machines\n")[1].split("\n## ")[0]
SERVICES = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]

#: Only containers can be started and stopped so; here nobody plays meanwhile.
_OF_CONTAINERS = re.compile(r"sudo systemctl|docker (build|tag|compose (up|stop|start) )")
_IN_POSTGRES = "docker compose exec -T postgres "
_KVARTO = re.compile(
    r"docker compose run --rm (?:--user root --volume /var/lib/kvarto:/old )?node1 "
)
_ADDRESS = re.compile(r"postgresql://kvarto@postgres/(\w+)")


def commands(heading: str) -> list[str]:
    """The commands under a heading of the chapter, those over several lines as one."""
    section = CHAPTER.split(f"\n### {heading}\n")[1].split("\n### ")[0]
    blocks = re.findall(r"```sh\n(.*?)```", section, re.DOTALL)
    lines = [line for block in blocks for line in block.replace("\\\n", "").splitlines()]
    return [line for line in lines if line != "umask 077"]


class Machine:
    """A folder, and a PostgreSQL with the user and the database that compose.yaml has."""

    def __init__(self, folder: Path, postgres: OwnPostgres) -> None:
        self._folder = folder
        address = make_url(postgres.new_database())
        self._host = str(address.query["host"])
        with psycopg.connect(plain(address), autocommit=True) as connection:
            connection.execute("CREATE ROLE kvarto SUPERUSER LOGIN")
            connection.execute("CREATE DATABASE kvarto OWNER kvarto")
        self.database = self._at("kvarto")

    def _at(self, name: str) -> str:
        return f"postgresql://kvarto@/{name}?host={self._host}"

    def carry_out(self, command: str) -> str:
        """What a command says here: nothing if it is one of containers alone."""
        if _OF_CONTAINERS.match(command):
            return ""
        assert command.startswith(_IN_POSTGRES) or _KVARTO.match(command), command
        here = _KVARTO.sub(f"{shlex.quote(sys.executable)} -m kvarto ", command)
        here = here.removeprefix(_IN_POSTGRES).replace("/old/", f"{self._folder}/")
        here = _ADDRESS.sub(lambda found: shlex.quote(self._at(found[1])), here)
        programs = binaries()
        places = {"PATH": f"{programs}:{os.environ['PATH']}", "PGHOST": self._host}
        done = subprocess.run(
            here,
            shell=True,
            check=False,
            capture_output=True,
            text=True,
            cwd=self._folder,
            env=os.environ | places | {"KVARTO_DATABASE": self.database},
        )
        assert done.returncode == 0, (here, done.stdout, done.stderr)
        return done.stdout


@pytest.fixture
def machine(tmp_path: Path, own_postgres: OwnPostgres) -> Machine:
    return Machine(tmp_path, own_postgres)


async def play(database: Database) -> None:
    await come(database, "Anna", "Ben")
    await begun(database, "x", "anna", "ben")


@pytest.mark.long
def test_a_copy_comes_back_in_the_drill_and_for_real(machine: Machine) -> None:
    with_database(machine.database, play)
    before = rows(machine.database)
    make_copy, *rest = commands("Copies of a PostgreSQL")
    stop = next(number for number, line in enumerate(rest) if "compose stop" in line)
    machine.carry_out(make_copy)
    said = [machine.carry_out(command) for command in rest[:stop]]
    assert any("1 game, of which 1 goes on." in words for words in said)
    assert rows(machine.database) == before
    with connected(located(machine.database)) as connection:
        connection.exec_driver_sql("DELETE FROM events")
        connection.commit()
    for command in rest[stop:]:
        machine.carry_out(command)
    assert rows(machine.database) == before


def test_a_file_moves_into_a_postgresql(machine: Machine, tmp_path: Path) -> None:
    file = tmp_path / "kvarto.sqlite3"
    with_database(file, play)
    said = [machine.carry_out(command) for command in commands("From one machine to several")]
    assert any("has been copied" in words for words in said)
    assert rows(machine.database) == rows(file)


def test_before_an_upgrade_there_is_a_copy_and_a_look_at_the_database(machine: Machine) -> None:
    with_database(machine.database, play)
    copy, *others = commands("A newer version, node by node")
    machine.carry_out(copy)
    (check,) = (command for command in others if command.endswith("db check"))
    assert "is sound" in machine.carry_out(check)


async def test_the_database_tells_who_lives_and_owns_how_much(machine: Machine) -> None:
    nodes: list[str] = []

    async with opened(machine.database) as database:
        await play(database)
        leases = Leases(database, LONG_LEASE_MS)
        for _ in range(2):
            await leases.begin()
            nodes.append(leases.node)
        await leases.take("x")
    (ask,) = (line for line in commands("Figures of several machines") if "psql" in line)
    said = machine.carry_out(ask)
    owners = dict(re.findall(r"^ (\w+) *\| f *\| *(\d+)$", said, re.MULTILINE))
    assert owners == dict(zip(nodes, "01", strict=True)), said


def test_the_services_it_names_are_those_of_compose() -> None:
    lines = re.findall(r"docker compose (.*)", CHAPTER.replace("\\\n", ""))
    named = {word for line in lines for word in re.findall(r"(?<= )(node\d|postgres|nats)\b", line)}
    assert named
    assert named <= set(SERVICES)


def test_a_lease_lasts_as_long_as_it_says() -> None:
    assert LEASE_MS == 4000
    assert "After four seconds without a word it is" in CHAPTER
