"""`kvarto serve`: the page, for this device, for the home network, or for everybody."""

from __future__ import annotations

import contextlib
import errno
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click
from click.core import ParameterSource

from kvarto.cli.console import WrongInput, t
from kvarto.cli.data_file import named, try_database
from kvarto.cluster.addresses import shown as shown_bus
from kvarto.errors import KvartoError, quoted

if TYPE_CHECKING:
    from sqlalchemy import URL

    from kvarto.server.settings import ServerSettings

_DEFAULT_PORT = 8016
_LOOPBACK, _EVERYWHERE = "127.0.0.1", "0.0.0.0"  # noqa: S104  (only when it is asked for)
#: As long as a browser remembers that it was here.
_DAYS_FOR_OTHERS = 400
#: How the address of a bus begins.
_BUS = ("nats://", "tls://")

_network_option = partial(click.option, multiple=True, metavar="ADDRESS")
_number = click.IntRange(1)


@click.command(
    help=t("serve-help"),
    short_help=t("serve-short-help"),
    context_settings={"auto_envvar_prefix": "KVARTO"},
)
@click.option("--host", default=_LOOPBACK, show_default=True, help=t("serve-host-help"))
@click.option("--port", type=click.IntRange(0, 65535), default=_DEFAULT_PORT, show_default=True,
              help=t("serve-port-help"))  # fmt: skip
@click.option("--lan", is_flag=True, help=t("serve-lan-help"))
@click.option("--public-url", metavar="URL", help=t("serve-public-url-help"))
@_network_option("--trusted-proxy", help=t("serve-trusted-proxy-help"))
@click.option("--data", type=click.Path(path_type=Path), help=t("serve-data-help"))
@click.option("--database", metavar="URL", help=t("serve-database-help"))
@click.option("--bus", metavar="URL", help=t("serve-bus-help"))
@click.option("--keep-days", type=click.IntRange(0), metavar="DAYS",
              help=t("serve-keep-days-help", days=str(_DAYS_FOR_OTHERS)))  # fmt: skip
@click.option("--most-games", type=_number, help=t("serve-most-games-help"))
@click.option("--most-sockets", type=_number, help=t("serve-most-sockets-help"))
@click.option("--metrics/--no-metrics", default=True, show_default=True,
              help=t("serve-metrics-help"))  # fmt: skip
@_network_option("--metrics-from", help=t("serve-metrics-from-help"))
@click.option("--open", "open_page", is_flag=True, help=t("serve-open-help"))
@click.option("--log-level", type=click.Choice(["debug", "info", "warning", "error"]),
              default="warning", show_default=True, help=t("serve-log-level-help"))  # fmt: skip
@click.pass_obj
def serve(
    adjust: Callable[[ServerSettings], ServerSettings] | None,
    /,
    *,
    host: str,
    port: int,
    lan: bool,
    public_url: str | None,
    trusted_proxy: Sequence[str],
    data: Path | None,
    database: str | None,
    bus: str | None,
    keep_days: int | None,
    most_games: int | None,
    most_sockets: int | None,
    metrics: bool,
    metrics_from: Sequence[str],
    open_page: bool,
    log_level: str,
) -> None:
    """Serve until Ctrl-C.

    Tests put a function into the context of the command that adjusts the settings of the server.
    """
    try:
        from kvarto.server import logs
        from kvarto.server.running import collect_no_more, collect_rarely, server_for
        from kvarto.server.settings import LOOPBACK, ServerSettings, limits_for, networks
    except ImportError as error:
        raise WrongInput(t("serve-not-installed", what=str(error))) from None
    if keep_days is None and public_url is not None:
        keep_days = _DAYS_FOR_OTHERS
    listens_on = _EVERYWHERE if lan else host
    try:
        settings = ServerSettings(
            public_url=public_url,
            listens_on=listens_on,
            trusted_proxies=networks(trusted_proxy),
            limits=limits_for(listens_on, public_url, games=most_games, sockets=most_sockets),
            keep_days=keep_days or None,
            metrics_from=(networks(metrics_from) or LOOPBACK) if metrics else (),
        )
    except KvartoError as error:
        raise WrongInput.because(error) from None
    if adjust is not None:
        settings = adjust(settings)
    where = _database(data, database)
    _check_bus(bus, where)
    try_database(where)
    listening = _listen(listens_on, port)
    local = f"http://{_shown_host(host, lan=lan)}:{listening.getsockname()[1]}/"
    address = local if settings.public_url is None else f"{settings.public_url}/"
    logs.set_up(log_level)
    _welcome(address, local, where, lan=lan)
    if open_page:
        click.launch(address)
    _allow_many_sockets()
    collect_rarely()
    with _stopped_by_signals():
        server_for(where, settings, bus=bus).run(sockets=[listening])
    collect_no_more()
    click.echo(t("serve-stopped"))


def _database(data: Path | None, database: str | None) -> Path | URL:
    """Where the games are kept: in a file, or at an address; said here, or in the environment."""
    given = click.get_current_context().get_parameter_source
    is_here = [given(name) is ParameterSource.COMMANDLINE for name in ("data", "database")]
    if all(is_here):
        raise WrongInput(t("serve-data-or-database"))
    if data is not None and (database is None or is_here[0]):
        return data
    try:
        return named(database)
    except KvartoError as error:
        raise WrongInput.because(error) from None


def _check_bus(bus: str | None, where: Path | URL) -> None:
    """A clear message if others could not be reached that way, or if there can be none."""
    if bus is None:
        return
    if isinstance(where, Path):
        raise WrongInput(t("serve-bus-needs-database"))
    if not bus.startswith(_BUS):
        raise WrongInput(t("serve-bad-bus", text=quoted(shown_bus(bus))))
    try:
        import nats  # noqa: F401
    except ImportError as error:
        raise WrongInput(t("cluster-not-installed", what=str(error))) from None


def _allow_many_sockets() -> None:
    """Let this process have as many open files as the system lets anybody have."""
    try:
        import resource
    except ImportError:  # a system without such limits
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


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


def _listen(host: str, port: int) -> socket.socket:
    """A socket that listens; a clear message if somebody else does already."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Only where the protocol is named does asyncio send small messages at once: else one that
    # follows another waits for 40 ms.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
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


def _welcome(address: str, local: str, where: Path | URL, *, lan: bool) -> None:
    from kvarto.store.address import shown

    click.echo(t("serve-address", address=address))
    if local != address:
        click.echo(t("serve-listening", address=local))
    click.echo(t("serve-file", file=shown(where)))
    if lan:
        import segno

        click.echo(t("serve-scan"))
        segno.make(address).terminal(out=sys.stdout, compact=True)
    click.echo(t("serve-how-to-stop"))
