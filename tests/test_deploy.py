"""What is in deploy/: it installs from a checkout, and what is installed runs."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from kvarto.cli.serve import serve
from server.pages import browser_at
from support.server_process import ServerProcess

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
UNIT = (DEPLOY / "kvarto.service").read_text(encoding="utf-8")


def read(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


# -- the script --------------------------------------------------------------------------------


def test_the_script_is_one_and_says_how_it_is_used() -> None:
    subprocess.run(["sh", "-n", DEPLOY / "install.sh"], check=True)
    refused = subprocess.run(
        [DEPLOY / "install.sh", "--nonsense"], check=False, capture_output=True, text=True
    )
    assert refused.returncode == 2
    assert "PREFIX=" in refused.stderr
    assert "--service" in refused.stderr


def copy_of_checkout(target: Path) -> Path:
    """What git keeps and would keep: the script must need nothing that was built before."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True).stdout
    for name in filter(None, names.decode().split("\0")):
        source, copy = ROOT / name, target / name
        if source.is_file():
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, copy)
    # What builds the page need not be fetched anew; where it was not fetched yet, it will be.
    if (ROOT / "web" / "node_modules").is_dir():
        shutil.copytree(
            ROOT / "web" / "node_modules", target / "web" / "node_modules", symlinks=True
        )
    return target


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder into which it was installed, as the Dockerfile does it."""
    folder = tmp_path_factory.mktemp("install")
    checkout = copy_of_checkout(folder / "checkout")
    places = {"PREFIX": str(folder / "opt"), "DATA": str(folder / "data")}
    done = subprocess.run(
        [checkout / "deploy" / "install.sh"],
        check=False,
        capture_output=True,
        text=True,
        env=os.environ | places,
        cwd=folder,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{folder}/opt/kvarto serve --data {folder}/data/kvarto.sqlite3" in done.stdout
    return folder


@pytest.fixture
def program(installed: Path) -> Iterator[ServerProcess]:
    """The installed server."""
    command = (installed / "opt" / "kvarto", "serve")
    data = installed / "data" / "kvarto.sqlite3"
    with ServerProcess("--data", data, command=command) as program:
        yield program


@pytest.mark.long
def test_what_is_installed_serves_the_page_and_a_game(
    installed: Path, program: ServerProcess
) -> None:
    with browser_at(program.host) as browser:
        page = browser.client.get("/")
        assert page.status_code == 200
        (script,) = re.findall(r'<script type="module" src="([^"]+)"', page.text)
        assert browser.client.get(script).status_code == 200
        with browser.playing() as game:
            game.play(">F a1>D")
    assert (installed / "data" / "kvarto.sqlite3").is_file()
    # It stands by itself: neither the checkout nor what built it is needed any more.
    listed = subprocess.run(
        [installed / "opt" / "kvarto", "--version"], check=True, capture_output=True, text=True
    )
    assert "kvarto" in listed.stdout
    (release,) = (installed / "opt" / "releases").iterdir()
    tools = {path.name for path in (release / "bin").iterdir()}
    assert not tools & {"cmake", "ninja", "node"}


@pytest.mark.long
def test_installing_again_replaces_it_and_keeps_the_one_before(installed: Path) -> None:
    environment = os.environ | {"PREFIX": str(installed / "opt"), "DATA": str(installed / "data")}
    script = installed / "checkout" / "deploy" / "install.sh"
    before = (installed / "opt" / "kvarto").resolve()
    subprocess.run([script], check=True, capture_output=True, env=environment)
    after = (installed / "opt" / "kvarto").resolve()
    assert before != after
    assert before.exists()
    assert after.exists()


@pytest.mark.long
def test_a_failed_install_leaves_what_was_there(installed: Path) -> None:
    environment = os.environ | {"PREFIX": str(installed / "opt"), "DATA": str(installed / "data")}
    before = (installed / "opt" / "kvarto").resolve()
    broken = installed / "broken"
    shutil.copytree(installed / "checkout", broken, symlinks=True, dirs_exist_ok=True)
    (broken / "CMakeLists.txt").write_text("nonsense(", encoding="utf-8")
    script = broken / "deploy" / "install.sh"
    releases = sorted((installed / "opt" / "releases").iterdir())
    done = subprocess.run([script], check=False, capture_output=True, env=environment)
    assert done.returncode != 0
    assert (installed / "opt" / "kvarto").resolve() == before
    assert sorted((installed / "opt" / "releases").iterdir()) == releases


# -- the container -----------------------------------------------------------------------------


def test_the_container_is_made_by_the_same_script() -> None:
    dockerfile = read("Dockerfile")
    assert "PREFIX=/opt/kvarto DATA=/var/lib/kvarto /source/deploy/install.sh" in dockerfile
    assert "USER kvarto" in dockerfile
    assert re.search(r'ENTRYPOINT \["/opt/kvarto/kvarto"\]', dockerfile)


def test_everything_that_was_built_stays_out_of_the_container() -> None:
    ignored = read("Dockerfile.dockerignore").splitlines()
    assert {".venv", "build", "web/node_modules", "src/kvarto/server/page"} <= {*ignored}
    # Nor is there a secret in it, or a copy of a database.
    assert {".env", "*.dump*"} <= {*ignored}
    # What the script needs does not.
    for needed in ("deploy", "tools", "requirements", "web", "cpp", "bindings", "README.md"):
        assert (ROOT / needed).exists()
        assert needed not in ignored


# -- the unit ----------------------------------------------------------------------------------


def test_every_variable_is_an_option_of_serve() -> None:
    options = {f"KVARTO_{(option.name or '').upper()}" for option in serve.params}
    for name in ("kvarto.env", "kvarto.service", "Dockerfile"):
        named = set(re.findall(r"KVARTO_[A-Z_]+", read(name)))
        assert named
        assert named <= options, name


def test_the_unit_gives_the_server_its_own_folder_and_nothing_else() -> None:
    settings = dict(re.findall(r"^(\w+)=(.*)$", UNIT, re.MULTILINE))
    assert settings["User"] == "kvarto"
    assert settings["ProtectSystem"] == "strict"
    assert settings["ReadWritePaths"] == "/var/lib/kvarto"
    assert settings["NoNewPrivileges"] == "yes"
    assert settings["CapabilityBoundingSet"] == ""


def test_the_unit_lets_the_computers_processes_give_way_to_games() -> None:
    filters = re.findall(r"^SystemCallFilter=(.*)$", UNIT, re.MULTILINE)
    # Those of `give_way` and `leave_a_core` in analysing.py; all are of the group `@resources`.
    assert "@resources" in filters[1]
    assert {"setpriority", "sched_setscheduler", "sched_setaffinity"} <= {*filters[2].split()}
    # Whatever else is forbidden is an error, and not the end of the process.
    assert "\nSystemCallErrorNumber=EPERM\n" in UNIT


def test_a_server_that_starts_before_its_database_is_started_again_and_again() -> None:
    assert "\nRestart=on-failure\n" in UNIT
    assert "\nStartLimitIntervalSec=0\n" in UNIT.partition("[Service]")[0]


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    """The unit as the script would write it for a program that is there."""
    program = tmp_path / "opt" / "kvarto"
    program.parent.mkdir()
    program.write_text("#!/bin/sh\n", encoding="utf-8")
    program.chmod(0o755)
    file = tmp_path / "kvarto.service"
    text = UNIT.replace("/opt/kvarto/kvarto", str(program)).replace(
        "/var/lib/kvarto", str(tmp_path)
    )
    file.write_text(text, encoding="utf-8")
    return file


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_the_unit_and_finds_it_safe(unit: Path) -> None:
    verified = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", unit], check=False, capture_output=True, text=True
    )
    assert verified.returncode == 0, verified.stderr
    assert "kvarto.service:" not in verified.stderr
    rated = subprocess.run(
        ["systemd-analyze", "security", "--offline=yes", "--no-pager", unit],
        check=False,
        capture_output=True,
        text=True,
    )
    found = re.search(r"exposure level for kvarto.service: ([\d.]+)", rated.stdout)
    assert found, rated.stdout + rated.stderr
    assert float(found[1]) < 2.5
