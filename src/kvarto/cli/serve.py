"""`kvarto serve`: the page, for this device or for the home network."""

from __future__ import annotations

import contextlib
import errno
import os
import signal
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import click

from kvarto.cli.console import WrongInput, t

_DEFAULT_PORT = 8016
_LOOPBACK, _EVERYWHERE = "127.0.0.1", "0.0.0.0"  # noqa: S104  (only when it is asked for)
_STOP_SECONDS = 5


@click.command(help=t("serve-help"), short_help=t("serve-short-help"))
@click.option("--host", default=_LOOPBACK, show_default=True, help=t("serve-host-help"))
@click.option("--port", type=click.IntRange(0, 65535), default=_DEFAULT_PORT, show_default=True,
              help=t("serve-port-help"))  # fmt: skip
@click.option("--lan", is_flag=True, help=t("serve-lan-help"))
@click.option("--data", type=click.Path(path_type=Path), help=t("serve-data-help"))
@click.option("--open", "open_page", is_flag=True, help=t("serve-open-help"))
@click.option("--log-level", type=click.Choice(["debug", "info", "warning", "error"]),
              default="warning", show_default=True, help=t("serve-log-level-help"))  # fmt: skip
def serve(
    *, host: str, port: int, lan: bool, data: Path | None, open_page: bool, log_level: str
) -> None:
    """Serve until Ctrl-C."""
    try:
        import uvicorn

        from kvarto.server import logs
        from kvarto.server.app import application
    except ImportError as error:
        raise WrongInput(t("serve-not-installed", what=str(error))) from None
    file = data or _usual_file()
    _try_file(file)
    listening = _listen(_EVERYWHERE if lan else host, port)
    address = f"http://{_shown_host(host, lan=lan)}:{listening.getsockname()[1]}/"
    logs.set_up(log_level)
    _welcome(address, file, lan=lan)
    if open_page:
        click.launch(address)
    config = uvicorn.Config(
        application(file),
        log_config=None,
        access_log=False,
        # Messages are tiny: packing them costs more than it saves.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=_STOP_SECONDS,
    )
    with _stopped_by_signals():
        uvicorn.Server(config).run(sockets=[listening])
    click.echo(t("serve-stopped"))


@contextlib.contextmanager
def _stopped_by_signals() -> Iterator[None]:
    """Let a signal that stops the server stop nothing else: uvicorn raises it again in the end."""
    signals = (signal.SIGINT, signal.SIGTERM)
    before = {number: signal.signal(number, lambda *_: None) for number in signals}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _usual_file() -> Path:
    from platformdirs import user_data_path

    return user_data_path("kvarto") / "kvarto.sqlite3"


def _try_file(file: Path) -> None:
    """A clear message if no games can be kept in this file."""
    import sqlite3

    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with contextlib.closing(sqlite3.connect(file)) as database:
            database.execute("BEGIN IMMEDIATE")
    except (OSError, sqlite3.Error) as error:
        why = str(getattr(error, "strerror", error))
        raise WrongInput(t("cli-cannot-write", path=str(file), why=why)) from None


def _listen(host: str, port: int) -> socket.socket:
    """A socket that listens; a clear message if somebody else does already."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise WrongInput(t("serve-port-taken", port=str(port), next=str(port + 1))) from None
        why = os.strerror(error.errno or 0)
        raise WrongInput(t("serve-cannot-listen", host=host, port=str(port), why=why)) from None
    return listening


def _shown_host(host: str, *, lan: bool) -> str:
    if lan:
        return _home_address()
    return f"[{host}]" if ":" in host else "localhost" if host == _LOOPBACK else host


def _home_address() -> str:
    """The address of this machine in the home network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return socket.gethostname()
        return str(probe.getsockname()[0])


def _welcome(address: str, file: Path, *, lan: bool) -> None:
    click.echo(t("serve-address", address=address))
    click.echo(t("serve-file", file=str(file)))
    if lan:
        import segno

        click.echo(t("serve-scan"))
        segno.make(address).terminal(out=sys.stdout, compact=True)
    click.echo(t("serve-how-to-stop"))
