"""How uvicorn runs the application."""

from __future__ import annotations

import gc
from pathlib import Path
from socket import socket

import uvicorn
from sqlalchemy import URL
from starlette.applications import Starlette

from kvarto.clock import Clock, system_clock
from kvarto.server.app import application
from kvarto.server.settings import ServerSettings

#: So long it may take to stop.
_STOP_SECONDS = 5
#: Many times our longest message: what is longer than that is answered, what is longer than this
#: is not even read.
_LARGEST_FRAME = 64 * 1024
#: When Python looks for garbage that refers to itself: often among what is new, hardly ever among
#: everything. With thousands of games in memory the latter stops all of them for half a second.
_COLLECTED_AFTER = (10_000, 20, 1_000)


def collect_rarely() -> None:
    """Let no game wait while this process looks for garbage in all the others."""
    gc.set_threshold(*_COLLECTED_AFTER)


def collect_no_more() -> None:
    """End at once: nobody need look through everything for what ends with the process anyway."""
    gc.freeze()


class _Server(uvicorn.Server):
    """One that leaves its games to others before it takes leave of its own pages."""

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        """Stop."""
        app = self.config.app
        assert isinstance(app, Starlette)
        await app.state.leave()
        await super().shutdown(sockets)


def server_for(
    database: Path | str | URL,
    settings: ServerSettings,
    *,
    bus: str | None = None,
    processes: int | None = None,
    warm_up: bool = True,
    machine_clock: Clock = system_clock,
) -> uvicorn.Server:
    """A server that keeps its games there, and is ready to run."""
    proxies = [str(network) for network in settings.trusted_proxies]
    config = uvicorn.Config(
        application(
            database,
            bus=bus,
            processes=processes,
            warm_up=warm_up,
            settings=settings,
            machine_clock=machine_clock,
        ),
        log_config=None,
        access_log=False,
        server_header=False,
        # What somebody says of where a request came from is believed of these only.
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
        # Messages are tiny: packing them costs more than it saves.
        ws_per_message_deflate=False,
        ws_max_size=_LARGEST_FRAME,
        timeout_graceful_shutdown=_STOP_SECONDS,
    )
    return _Server(config)
