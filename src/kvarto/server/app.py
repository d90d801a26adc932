"""The application: the page, the API and the sockets of one server."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from sqlalchemy import URL
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Mount, Route, WebSocketRoute

from kvarto.clock import Clock, system_clock
from kvarto.cluster.routing import Routing
from kvarto.server import account_api, api, lesson_api, puzzle_api, study_api, table_api
from kvarto.server.analysis import analysis_socket
from kvarto.server.answers import failure
from kvarto.server.gate import Gate
from kvarto.server.life import Life
from kvarto.server.lobby import lobby_socket
from kvarto.server.logs import RequestLog
from kvarto.server.metrics import Metrics
from kvarto.server.metrics import route as metrics_route
from kvarto.server.node import Node
from kvarto.server.page_files import Page
from kvarto.server.settings import ServerSettings
from kvarto.server.sockets import game_socket
from kvarto.store.address import located
from kvarto.store.database import Database
from kvarto.store.leases import Leases
from kvarto.store.lock import only_server

_USUAL_SETTINGS = ServerSettings()


def http_routes() -> list[Route]:
    """Every request there is; `requests.REQUESTS` describes them."""
    return [
        *api.routes(),
        *account_api.routes(),
        *table_api.routes(),
        *lesson_api.routes(),
        *study_api.routes(),
        *puzzle_api.routes(),
        metrics_route,
    ]


def application(
    database: Path | str | URL,
    *,
    bus: str | None = None,
    processes: int | None = None,
    warm_up: bool = True,
    settings: ServerSettings = _USUAL_SETTINGS,
    machine_clock: Clock = system_clock,
) -> Starlette:
    """A server that keeps its games in this file, alone, or at this address, with others.

    `bus` is the address of the NATS through which those others hear it at once. With `warm_up` the
    first of its processes for the computer's moves starts with it, else when it is needed.
    """
    where, timing = located(database), settings.timing

    @contextlib.asynccontextmanager
    async def alive(app: Starlette) -> AsyncIterator[None]:
        opened = await Database.open(where, machine_clock, timing.store)
        try:
            leases = Leases(opened, timing.lease_ms)
            node = Node(leases, is_alone=isinstance(where, Path), timing=timing)
            await node.start()
            life = Life(app, opened, node, nats=bus, processes=processes, warm_up=warm_up)
            async with life.going_on():
                yield
        finally:
            await opened.close()

    @contextlib.asynccontextmanager
    async def alone(app: Starlette) -> AsyncIterator[None]:
        with only_server(where) if isinstance(where, Path) else contextlib.nullcontext():
            async with alive(app):
                yield

    app: Starlette = Starlette(
        routes=[
            *http_routes(),
            WebSocketRoute("/api/games/{id}/socket", game_socket),
            WebSocketRoute("/api/lobby/socket", lobby_socket),
            WebSocketRoute("/api/analysis/socket", analysis_socket),
            Mount("/", Page()),
        ],
        lifespan=alone,
        middleware=[
            Middleware(RequestLog, metrics := Metrics()),
            Middleware(Gate, settings),
            Middleware(Routing, lambda: app.state.way, failure),
        ],
    )
    app.state.settings = settings
    app.state.metrics = metrics
    #: How to get to other nodes; None while there are none.
    app.state.way = None
    metrics.look_at(app.state)
    return app
