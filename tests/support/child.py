"""A server that runs as long as the tests do, however they end."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import IO

#: The shell says the server's process id, and waits for us: when the tests are gone, even killed,
#: the pipe closes and the server is ended.
_WHILE_THE_PIPE_IS_OPEN = """
"$@" </dev/null >&2 & server=$!
echo $server
cat >/dev/null
kill -s {signal} $server 2>/dev/null
wait $server
"""

#: PostgreSQL runs for anybody but root.
_ANYBODY = {"user": "nobody", "group": "nogroup", "extra_groups": []} if os.name == "posix" else {}


def as_anybody() -> dict[str, object]:
    """What lets `subprocess` run a program as nobody in particular; nothing if we are not root."""
    return dict(_ANYBODY) if os.geteuid() == 0 else {}


class Child:
    """A server process."""

    def __init__(
        self,
        command: Sequence[str | Path],
        log: Path,
        *,
        ended_by: signal.Signals,
        **options: object,
    ) -> None:
        script = _WHILE_THE_PIPE_IS_OPEN.format(signal=ended_by.name.removeprefix("SIG"))
        with log.open("ab") as written:
            self._shell: subprocess.Popen[bytes] = subprocess.Popen(
                ["sh", "-c", script, "sh", *map(str, command)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=written,
                cwd="/",
                # Ctrl-C is for the tests, which then end it.
                start_new_session=True,
                **options,  # type: ignore[call-overload]
            )
        self.process = int(_pipe(self._shell.stdout).readline())

    def end(self) -> None:
        """End it, and wait until it has ended."""
        with self._shell:
            _pipe(self._shell.stdin).close()

    def kill(self) -> None:
        """End it as a failing machine does."""
        os.kill(self.process, signal.SIGKILL)
        self.end()


def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None
    return pipe
