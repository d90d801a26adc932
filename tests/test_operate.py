"""What docs/operate.md tells is so: its commands run, its options and figures are there."""

from __future__ import annotations

import os
import re
import runpy
import shlex
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click
import httpx

from kvarto.cli.serve import serve
from server.pages import running
from support.commands import run_command

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "operate.md").read_text(encoding="utf-8")
REPORT = runpy.run_path(str(ROOT / "bench" / "report.py"))

#: They would change this machine, or need what it has not; `test_deploy.py` has its own ways, and
#: what is for several machines is in `test_operate_several.py`.
NOT_HERE = re.compile(
    r"sudo (apt-get|deploy|ln|systemctl)|echo KVARTO_|printf |docker |install |umask |PREFIX=|"
    r"ls /opt"
)


def commands() -> list[str]:
    """Every command of the page, those over several lines as one."""
    blocks = re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
    return [line for block in blocks for line in block.replace("\\\n", "").splitlines()]


def runnable(kind: str) -> list[str]:
    return [line for line in commands() if kind in line and not NOT_HERE.match(line)]


def carried_out(command: str, folder: Path, host: str = "") -> str:
    """What a command says here, with the places of this test."""
    here = (
        command.removeprefix("sudo -u kvarto ")
        .replace("/var/lib/kvarto", str(folder))
        .replace("127.0.0.1:8016", host)
    )
    program, *arguments = shlex.split(here)
    if program == "/opt/kvarto/kvarto":
        result = run_command(*arguments)
        assert result.exit_code == 0, (command, result.output)
        return result.stdout
    done = subprocess.run(here, shell=True, check=False, capture_output=True, text=True)
    assert done.returncode == 0, (command, done.stdout, done.stderr)
    return done.stdout


@contextmanager
def a_club(folder: Path) -> Iterator[httpx.Client]:
    """A server on which somebody has an account and has begun a game."""
    with running(folder / "kvarto.sqlite3") as server, server.browser() as browser:
        browser.begin()
        account = {"name": "Some Name", "password": "correct horse battery"}
        assert browser.client.post("/api/account", json=account).status_code == 200
        yield browser.client


def test_its_commands_do_what_it_says(tmp_path: Path) -> None:
    with a_club(tmp_path) as client:
        (backup,) = runnable("db backup")
        assert "has been copied" in carried_out(backup, tmp_path)
        (curl,) = runnable("/metrics")
        assert "kvarto_games 1.0" in carried_out(curl, tmp_path, client.base_url.netloc.decode())
    (restore,) = runnable("db restore")
    (check,) = runnable("db check")
    (upgrade,) = runnable("db upgrade")
    assert str(tmp_path) in carried_out(restore, tmp_path)
    assert "1 game, of which 1 goes on" in " ".join(carried_out(check, tmp_path).split())
    assert "up to date" in carried_out(upgrade, tmp_path)
    (people,) = runnable("admin people")
    (rename,) = runnable("admin rename")
    carried_out(people, tmp_path)
    assert "Another Name" in carried_out(rename, tmp_path)


def test_no_command_is_left_out_by_accident() -> None:
    run_here = [*map(runnable, ("kvarto/kvarto db", "kvarto/kvarto admin", "/metrics"))]
    ran = {line for lines in run_here for line in lines}
    assert {line for line in commands() if not NOT_HERE.match(line)} == ran


def test_files_it_names_are_there() -> None:
    for name in re.findall(r"deploy/[\w.]+", PAGE):
        assert (ROOT / name).is_file(), name
    assert os.access(ROOT / "deploy" / "install.sh", os.X_OK)


def test_its_options_are_those_of_serve() -> None:
    told = {
        option
        for row in re.findall(r"^\| (`--.*?) \|", PAGE, re.MULTILINE)
        for option in re.findall(r"--[\w-]+", row)
    }
    there = {
        name
        for option in serve.params
        if isinstance(option, click.Option)
        for name in (*option.opts, *option.secondary_opts)
    }
    assert told == there


def test_its_figures_are_those_of_metrics(tmp_path: Path) -> None:
    told = set(re.findall(r"`((?:kvarto|process)_\w+)`", PAGE))
    with a_club(tmp_path) as client:
        there = set(re.findall(r"^# TYPE (\w+)", client.get("/metrics").text, re.MULTILINE))
    there = {name for name in there if not name.endswith("_created")}
    assert told <= there
    assert {name for name in there if name.startswith("kvarto_")} <= told


def test_what_was_measured_is_what_the_benchmarks_wrote() -> None:
    figures = REPORT["SERVER_FIGURES"]
    written = REPORT["with_figures"](PAGE, REPORT["server_results"](), figures)
    assert written == PAGE, "run bench/report.py"
    assert sorted(re.findall(r"<!-- figures: ([\w-]+) -->", PAGE)) == sorted(figures)
