"""Running the command line inside the tests."""

from __future__ import annotations

from click.testing import CliRunner, Result

from kvarto.cli.main import kvarto


def run(*arguments: str, typed: str | bytes = "") -> Result:
    """The command with these arguments and this standard input; no exception may escape."""
    result = CliRunner().invoke(kvarto, arguments, input=typed, prog_name="kvarto")
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result
