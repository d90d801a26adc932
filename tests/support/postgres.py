"""A real PostgreSQL for the tests: started in a second, without anything to set up.

Its programs come from the package `pgserver`, or from the system where that has no wheel. We do not
let `pgserver` start it: for root it would add a user to the system. PostgreSQL refuses to run as
root, so it runs as `nobody` then, who can reach nothing but its folder.
"""

from __future__ import annotations

import os
import secrets
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Mapping
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import psycopg
from sqlalchemy import URL, make_url

from support.child import Child, as_anybody
from support.waiting import eventually

_SETTINGS = {
    # What is written need not survive the machine, only the process.
    "fsync": "off",
    "full_page_writes": "off",
    "shared_buffers": "32MB",
    "max_connections": "200",
    # Only through a file: no port can be taken.
    "listen_addresses": "",
}


class Postgres:
    """A server with as many databases as one likes."""

    def __init__(self, address: URL) -> None:
        self._address = address
        #: The names of databases that are empty, and not used.
        self._spare: list[str] = []

    def new_database(self) -> str:
        """Return the address of an empty database."""
        name = _new_name()
        if self._spare:
            self.execute(f"ALTER DATABASE {self._spare.pop()} RENAME TO {name}")
        else:
            self.execute(f"CREATE DATABASE {name}")
        return self._at(name)

    def drop(self, address: str) -> None:
        """Forget a database, whoever uses it still.

        To make one takes ten times as long as to empty one. So it is kept, under another name:
        nothing that still has the address can reach it.
        """
        name, spare = make_url(address).database, _new_name()
        # Who is connected already is not let go by that, but nobody else gets in.
        self.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        others = f"FROM pg_stat_activity WHERE datname = '{name}'"
        eventually(lambda: not self._ask(f"SELECT pg_terminate_backend(pid) {others}"))
        self.execute(f"ALTER DATABASE {name} RENAME TO {spare}")
        self.execute(f"ALTER DATABASE {spare} RESET ALL")
        self.execute(f"ALTER DATABASE {spare} ALLOW_CONNECTIONS true")
        with psycopg.connect(plain(self._at(spare)), autocommit=True) as connection:
            connection.execute("DROP SCHEMA public CASCADE")
            connection.execute("CREATE SCHEMA public")
        self._spare.append(spare)

    def drop_spare(self) -> None:
        """Forget the databases that were kept."""
        while self._spare:
            self.execute(f"DROP DATABASE {self._spare.pop()} WITH (FORCE)")

    def _at(self, name: str) -> str:
        return self._address.set(database=name).render_as_string(hide_password=False)

    def _ask(self, question: str) -> list[tuple[object, ...]]:
        with psycopg.connect(plain(self._address), autocommit=True) as connection:
            return connection.execute(question.encode()).fetchall()

    def execute(self, command: str) -> None:
        """Carry out a command that is not about one of the databases."""
        with psycopg.connect(plain(self._address), autocommit=True) as connection:
            connection.execute(command.encode())


class OwnPostgres(Postgres):
    """One that was started here, and that can be stopped, killed, frozen and started again."""

    def __init__(self, binaries: Path, settings: Mapping[str, str] = _SETTINGS) -> None:
        self._settings = settings
        # A short name: the name of a socket has 107 characters at most.
        self._folder = Path(tempfile.mkdtemp(prefix="kvarto-pg-"))
        self._binaries = _for_anybody(binaries, self._folder)
        if as_anybody():
            shutil.chown(self._folder, "nobody")
        self._data = self._folder / "data"
        self._frozen: list[int] = []
        self._child: Child | None = None
        super().__init__(
            URL.create(
                "postgresql+psycopg",
                username="postgres",
                database="postgres",
                query={"host": str(self._folder)},
            )
        )
        self._make()
        self.start()

    def _make(self) -> None:
        options = ["--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync", "-U", "postgres"]
        made = subprocess.run(
            [self._binaries / "initdb", "-D", self._data, *options],
            capture_output=True,
            text=True,
            cwd="/",
            check=False,
            **as_anybody(),  # type: ignore[call-overload]
        )
        assert made.returncode == 0, made.stderr

    def start(self) -> None:
        """Start it, and wait until it answers."""
        settings = [word for pair in self._settings.items() for word in ("-c", "=".join(pair))]
        program, data, folder = self._binaries / "postgres", str(self._data), str(self._folder)
        command: list[str | Path] = [program, "-D", data, "-k", folder, *settings]
        self._child = Child(command, self._folder / "log", ended_by=signal.SIGQUIT, **as_anybody())
        try:
            eventually(self._answers)
        except AssertionError:
            raise AssertionError((self._folder / "log").read_text()) from None

    def _answers(self) -> bool:
        try:
            self.execute("SELECT 1")
        except psycopg.OperationalError:
            return False
        return True

    def reset(self) -> None:
        """Be again as it was made, whether it was stopped or frozen, and whatever is in it."""
        self.thaw()
        if self._child is None:
            self.start()
        self._spare.clear()
        # What PostgreSQL has from the beginning has a smaller number.
        for (name,) in self._ask("SELECT datname FROM pg_database WHERE oid >= 16384"):
            self.execute(f"DROP DATABASE {name} WITH (FORCE)")
        for (name,) in self._ask("SELECT rolname FROM pg_roles WHERE oid >= 16384"):
            self.execute(f"DROP ROLE {name}")

    def stop(self) -> None:
        """Stop it at once; whoever is connected loses the connection."""
        assert self._child is not None
        self.thaw()
        self._child.end()
        self._child = None

    def freeze(self) -> None:
        """Let it answer nothing any more, though connections stay."""
        assert self._child is not None
        with psycopg.connect(plain(self._address)) as connection:
            others = "SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
            rows = connection.execute(others.encode()).fetchall()
            # The one that starts others comes first, so that there are no others.
            self._frozen = [self._child.process, *(pid for (pid,) in rows)]
            for pid in self._frozen:
                os.kill(pid, signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        for pid in self._frozen:
            os.kill(pid, signal.SIGCONT)
        self._frozen = []

    @property
    def deadlocks(self) -> int:
        """How often two have waited for each other since it was made."""
        log = (self._folder / "log").read_text(encoding="utf-8")
        return log.count("ERROR:  deadlock detected")

    def remove(self) -> None:
        """Stop it for good."""
        if self._child is not None:
            self.stop()
        shutil.rmtree(self._folder)


def _new_name() -> str:
    return f"test_{secrets.token_hex(6)}"


def plain(address: URL | str) -> str:
    """The address as PostgreSQL's own programs understand it."""
    plain_url = make_url(address).set(drivername="postgresql")
    return plain_url.render_as_string(hide_password=False)


@cache
def binaries() -> Path | None:
    """Where the programs of PostgreSQL are; None if there are none."""
    # Not imported: that would make folders, and warn about them.
    package = find_spec("pgserver")
    if package is not None and package.origin is not None:
        return Path(package.origin).parent / "pginstall" / "bin"
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).parent
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return debian[-1].parent if debian else None


def _for_anybody(programs: Path, folder: Path) -> Path:
    """The programs where whoever runs them can read them: not below the home of root."""
    try:
        subprocess.run(
            [programs / "postgres", "--version"],
            check=True,
            capture_output=True,
            cwd="/",
            **as_anybody(),  # type: ignore[call-overload]
        )
    except PermissionError:
        package = programs.parents[1]
        folder.chmod(0o755)
        for part in (package, package.with_name("pgserver.libs")):
            shutil.copytree(part, folder / part.name)
        return folder / package.name / "pginstall" / "bin"
    return programs
