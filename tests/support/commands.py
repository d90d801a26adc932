"""Running the `kvarto` command: inside the test, or as a process of its own."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from click.testing import CliRunner, Result

from kvarto.cli.main import kvarto
from support.waiting import HANG_S

#: The command as a process of its own.
KVARTO = (sys.executable, "-m", "kvarto")


def run_command(*arguments: str, stdin: str | bytes = "", obj: object = None) -> Result:
    """Run the command in this process; no exception may escape from it.

    `obj` is what the command finds in its context: settings that are no option.
    """
    result = CliRunner().invoke(kvarto, arguments, input=stdin, prog_name="kvarto", obj=obj)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def run_process(
    *arguments: str,
    stdin: str = "",
    environment: Mapping[str, str] | None = None,
    without: Sequence[str] = (),
) -> subprocess.CompletedProcess[str]:
    """Run the command as a process of its own.

    `environment` replaces that of the tests; `without` are modules that are not installed there.
    """
    command = [*KVARTO, *arguments]
    if without:
        hidden = "".join(f"sys.modules[{name!r}] = None; " for name in without)
        program = f"import sys; {hidden}from kvarto.cli.main import main; main()"
        command = [sys.executable, "-c", program, *arguments]
    return subprocess.run(
        command,
        input=stdin,
        env=environment,
        capture_output=True,
        encoding="utf-8",
        timeout=HANG_S,
        check=False,
    )


@contextmanager
def running_process(*arguments: str, **streams: Any) -> Iterator[subprocess.Popen[str]]:
    """Let the command run as a process of its own; it is killed if it outlives the test.

    Its standard output is a pipe, and so is what else `streams` names.
    """
    streams = {"stdout": subprocess.PIPE} | streams
    with subprocess.Popen([*KVARTO, *arguments], text=True, **streams) as process:
        try:
            yield process
        finally:
            process.kill()
