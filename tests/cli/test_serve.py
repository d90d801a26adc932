"""`kvarto serve`: what it says, where it listens, and how it refuses to start."""

from __future__ import annotations

import gc
import json
import re
import resource
import signal
import socket
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import click
import pytest
import segno
import uvicorn
from starlette.applications import Starlette

from kvarto.locales import english
from kvarto.server import logs
from kvarto.server.limits import NO_LIMITS, LimitSettings, Most
from kvarto.server.settings import LOOPBACK, ServerSettings, networks
from server.pages import browser_at
from support.commands import run_command, run_process
from support.server_process import ServerProcess


class NotServing:
    """Stands in for the server: notes where it would listen, and stops at once."""

    def __init__(self) -> None:
        self.addresses: list[tuple[str, int]] = []
        self.settings: list[ServerSettings] = []
        self.handlers: list[object] = []

    def run(self, server: uvicorn.Server, sockets: list[socket.socket]) -> None:
        assert isinstance(server.config.app, Starlette)
        self.settings.append(server.config.app.state.settings)
        self.handlers = [signal.getsignal(signal.SIGTERM)]
        for listening in sockets:
            self.addresses.append(listening.getsockname()[:2])
            listening.close()


@pytest.fixture
def stopped(monkeypatch: pytest.MonkeyPatch) -> Iterator[NotServing]:
    """Nothing is served in these tests."""
    stopped = NotServing()

    def run(server: uvicorn.Server, sockets: list[socket.socket]) -> None:
        stopped.run(server, sockets)

    monkeypatch.setattr(uvicorn.Server, "run", run)
    monkeypatch.setattr(logs, "set_up", lambda level: None)  # the tests have a log of their own
    collected_after = gc.get_threshold()
    yield stopped
    gc.set_threshold(*collected_after)
    gc.unfreeze()


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite3"


@pytest.fixture
def taken_port() -> Iterator[int]:
    """A port that somebody else listens on."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


def test_it_says_where_to_play_where_games_are_kept_and_how_to_stop(
    stopped: NotServing, data: Path
) -> None:
    result = run_command("serve", "--port", "0", "--data", str(data))
    assert result.exit_code == 0
    ((host, port),) = stopped.addresses
    assert host == "127.0.0.1"
    assert result.stdout.splitlines() == [
        f"Play at http://localhost:{port}/",
        f"Games are kept in {data}",
        "Press Ctrl-C to stop.",
        "Stopped. All games are kept.",
    ]


def test_a_taken_port_is_exit_code_1_and_says_what_to_do(
    stopped: NotServing, data: Path, taken_port: int
) -> None:
    result = run_command("serve", "--port", str(taken_port), "--data", str(data))
    assert result.exit_code == 1
    assert f"Port {taken_port} is taken" in result.stderr
    assert f"kvarto serve --port {taken_port + 1}" in result.stderr
    assert result.stdout == ""
    assert stopped.addresses == []


def test_an_address_that_is_not_ours_is_exit_code_1(stopped: NotServing, data: Path) -> None:
    result = run_command("serve", "--host", "192.0.2.1", "--port", "0", "--data", str(data))
    assert result.exit_code == 1
    assert "Cannot listen on 192.0.2.1, port 0" in result.stderr


def test_a_port_that_is_none_is_exit_code_2(stopped: NotServing, data: Path) -> None:
    assert run_command("serve", "--port", "65536", "--data", str(data)).exit_code == 2


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--database", "postgresql://h/n"], "serve-data-or-database"),
        (["--bus", "nats://h:4222"], "serve-bus-needs-database"),
        (["--database", "mysql://h/n"], "no-such-database"),
    ],
)
def test_what_several_servers_share_must_fit_together(
    stopped: NotServing, data: Path, options: list[str], said: str
) -> None:
    is_elsewhere = said == "no-such-database"
    result = run_command("serve", *([] if is_elsewhere else ["--data", str(data)]), *options)
    assert result.exit_code == 1
    assert english(said, address="mysql://h/n") in result.stderr
    assert stopped.addresses == []


def test_a_bus_that_is_none_is_named_without_its_password(stopped: NotServing) -> None:
    bus = "http://kvarto:secret@host:4222"
    result = run_command("serve", "--database", "postgresql://host/name", "--bus", bus)
    assert result.exit_code == 1
    assert "http://***@host:4222" in result.stderr
    assert "secret" not in result.stderr
    assert stopped.addresses == []


def test_for_the_home_network_it_prints_the_address_and_a_qr_code(
    stopped: NotServing, data: Path
) -> None:
    result = run_command("serve", "--lan", "--port", "0", "--data", str(data))
    ((host, port),) = stopped.addresses
    assert host == "0.0.0.0"  # noqa: S104
    (address,) = re.findall(r"^Play at (\S+)$", result.stdout, re.MULTILINE)
    assert address.endswith(f":{port}/")
    assert "localhost" not in address
    code = StringIO()
    segno.make(address).terminal(out=code, compact=True)
    assert code.getvalue() in result.stdout
    assert "same network" in result.stdout


def test_the_address_in_the_home_network_is_one_of_this_machine(
    stopped: NotServing, data: Path
) -> None:
    result = run_command("serve", "--lan", "--port", "0", "--data", str(data))
    (host,) = re.findall(r"http://([^/]+):\d+/", result.stdout)
    with socket.socket() as probe:
        probe.bind((host, 0))


def test_ipv6_addresses_are_shown_in_brackets(stopped: NotServing, data: Path) -> None:
    try:
        socket.create_server(("::1", 0), family=socket.AF_INET6).close()
    except OSError:
        pytest.skip("this machine has no IPv6")
    result = run_command("serve", "--host", "::1", "--port", "0", "--data", str(data))
    assert re.search(r"Play at http://\[::1\]:\d+/", result.stdout)


def test_games_are_kept_in_the_users_data_folder(
    stopped: NotServing, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "platformdirs.user_data_path", lambda name: tmp_path / "data of somebody" / name
    )
    file = tmp_path / "data of somebody" / "kvarto" / "kvarto.sqlite3"
    assert f"Games are kept in {file}\n" in run_command("serve", "--port", "0").stdout
    assert file.parent.is_dir()


@pytest.mark.parametrize("kind", ["a folder", "something else", "in a file"])
def test_a_file_that_cannot_keep_games_is_exit_code_1_and_a_message(
    stopped: NotServing, tmp_path: Path, kind: str
) -> None:
    other = tmp_path / "other"
    if kind == "a folder":
        other.mkdir()
    else:
        other.write_text("this is no database, but the only copy of a poem\n", encoding="utf-8")
    file = other / "games.sqlite3" if kind == "in a file" else other
    result = run_command("serve", "--port", "0", "--data", str(file))
    assert result.exit_code == 1
    assert result.stderr.startswith(f"kvarto: cannot write {file}: ")
    assert result.stdout == ""
    assert kind == "a folder" or "poem" in other.read_text(encoding="utf-8")


def test_the_page_is_opened_if_that_is_asked_for(
    stopped: NotServing, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(click, "launch", opened.append)
    run_command("serve", "--port", "0", "--data", str(data))
    assert opened == []
    run_command("serve", "--port", "0", "--data", str(data), "--open")
    assert opened == [f"http://localhost:{stopped.addresses[-1][1]}/"]


def test_without_the_extra_it_says_what_to_install(data: Path) -> None:
    refused = run_process("serve", "--data", str(data), without=["uvicorn"])
    assert refused.returncode == 1
    assert 'pip install "kvarto[server]"' in refused.stderr


# -- for others --------------------------------------------------------------------------------


class Told:
    """What the server is told when it is started with these options."""

    def __init__(self, data: Path, stopped: NotServing) -> None:
        self._data = str(data)
        self._stopped = stopped

    def __call__(self, *options: str) -> ServerSettings:
        result = run_command("serve", "--port", "0", "--data", self._data, *options)
        assert result.exit_code == 0, result.output
        return self._stopped.settings[-1]


@pytest.fixture
def told(stopped: NotServing, data: Path) -> Told:
    return Told(data, stopped)


BEHIND_A_PROXY = ("--public-url", "https://kvarto.example", "--trusted-proxy", "127.0.0.1")


def test_alone_nothing_is_limited_and_everything_is_kept(told: Told) -> None:
    settings = told()
    assert (settings.public_url, settings.trusted_proxies) == (None, ())
    assert (settings.limits, settings.keep_days) == (NO_LIMITS, None)
    assert settings.metrics_from == LOOPBACK


def test_where_others_can_come_there_are_limits(told: Told) -> None:
    assert told("--lan").limits == LimitSettings()
    assert told("--host", "0.0.0.0").limits == LimitSettings()  # noqa: S104
    assert told(*BEHIND_A_PROXY).limits == LimitSettings()
    assert told("--host", "localhost").limits == NO_LIMITS


def test_limits_for_all_together_can_be_given(told: Told) -> None:
    limits = told("--lan", "--most-games", "50", "--most-sockets", "70").limits
    assert (limits.most["game"].in_all, limits.most["socket"].in_all) == (50, 70)
    usual = LimitSettings()
    assert limits.most["socket"].per_client == usual.most["socket"].per_client
    assert (limits.most["table"], limits.rates) == (usual.most["table"], usual.rates)
    assert told("--most-games", "50").limits.most == {"game": Most(50, 50, 50)}


def test_for_everybody_it_says_its_address_and_where_it_listens(
    stopped: NotServing, data: Path
) -> None:
    result = run_command("serve", "--port", "0", "--data", str(data), *BEHIND_A_PROXY)
    assert result.exit_code == 0
    port = stopped.addresses[-1][1]
    assert result.stdout.startswith(
        f"Play at https://kvarto.example/\nListening on http://localhost:{port}/\n"
    )


def test_what_is_old_is_kept_as_long_as_somebody_says(told: Told) -> None:
    assert told(*BEHIND_A_PROXY).keep_days == 400
    assert told(*BEHIND_A_PROXY, "--keep-days", "30").keep_days == 30
    assert told(*BEHIND_A_PROXY, "--keep-days", "0").keep_days is None
    assert told("--keep-days", "30").keep_days == 30


def test_who_may_read_the_figures_can_be_said(told: Told) -> None:
    assert told("--no-metrics").metrics_from == ()
    named = told("--metrics-from", "10.0.0.0/8", "--metrics-from", "::1").metrics_from
    assert named == networks(["10.0.0.0/8", "::1"])


def test_every_option_can_be_an_environment_variable(
    told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KVARTO_PUBLIC_URL", "https://kvarto.example")
    monkeypatch.setenv("KVARTO_TRUSTED_PROXY", "127.0.0.1 10.0.0.0/8")
    monkeypatch.setenv("KVARTO_KEEP_DAYS", "7")
    monkeypatch.setenv("KVARTO_MOST_GAMES", "9")
    monkeypatch.setenv("KVARTO_METRICS", "no")
    settings = told()
    assert settings.public_url == "https://kvarto.example"
    assert settings.trusted_proxies == networks(["127.0.0.1", "10.0.0.0/8"])
    assert (settings.keep_days, settings.limits.most["game"].in_all) == (7, 9)
    assert settings.metrics_from == ()
    # What is typed comes first.
    assert told("--keep-days", "8").keep_days == 8


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ("--public-url kvarto.example", "'kvarto.example' is not an address for everybody"),
        ("--public-url https://kvarto.example", "--trusted-proxy 127.0.0.1"),
        ("--trusted-proxy everybody", "'everybody' is not an address or a network"),
        ("--metrics-from 10.0.0.1/8", "'10.0.0.1/8' is not an address or a network"),
    ],
)
def test_an_option_that_makes_no_sense_is_exit_code_1_and_a_message(
    stopped: NotServing, data: Path, options: str, said: str
) -> None:
    result = run_command("serve", "--port", "0", "--data", str(data), *options.split())
    assert (result.exit_code, result.stdout) == (1, "")
    assert said in " ".join(result.stderr.split())
    assert stopped.addresses == []


@pytest.mark.parametrize("options", ["--keep-days -1", "--most-games 0", "--most-sockets x"])
def test_a_number_that_is_none_is_exit_code_2(
    stopped: NotServing, data: Path, options: str
) -> None:
    assert run_command("serve", "--data", str(data), *options.split()).exit_code == 2


def test_as_many_files_may_be_open_as_the_system_allows(told: Told) -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(512, most), most))
    try:
        told()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (most, most)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


# -- as a program ------------------------------------------------------------------------------


def test_signals_are_left_as_they_were(stopped: NotServing, data: Path) -> None:
    before = [signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGTERM)]
    run_command("serve", "--port", "0", "--data", str(data))
    assert stopped.handlers != [before[1]]
    assert [signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGTERM)] == before


def test_its_log_is_a_json_object_a_line_without_the_addresses_of_games(data: Path) -> None:
    with (
        ServerProcess("--data", data, "--log-level", "info") as program,
        browser_at(program.host) as browser,
    ):
        with browser.playing() as page:
            page.play(">F")
        browser.get(f"/api/games/{page.game}")
        assert program.stop() == 0
    said = program.output.removeprefix(program.welcome)
    *lines, goodbye = said.splitlines()
    assert goodbye == "Stopped. All games are kept."
    logged = [json.loads(line) for line in lines]
    requests = [line for line in logged if line["event"] in ("http", "websocket")]
    assert {line["path"] for line in requests} == {"/healthz", "/api"}
    assert {line["status"] for line in requests if line["event"] == "http"} == {200}
    assert all({"at", "level", "ms"} <= set(line) for line in requests)
    assert page.game not in said
