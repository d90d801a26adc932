"""The application: the page, the API and the sockets of one server."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Mount, WebSocketRoute

from kvarto.server import api
from kvarto.server.gate import Gate
from kvarto.server.identity import Identities
from kvarto.server.limits import Limits
from kvarto.server.logs import RequestLog
from kvarto.server.metrics import Metrics
from kvarto.server.metrics import route as metrics_route
from kvarto.server.page_files import Page
from kvarto.server.rooms import Rooms
from kvarto.server.settings import ServerSettings
from kvarto.server.sockets import game_socket
from kvarto.server.thinking import Thinking
from kvarto.store.database import Database
from kvarto.store.games import Games
from kvarto.store.heartbeat import Heartbeat
from kvarto.store.lock import only_server
from kvarto.store.people import People

_USUAL_SETTINGS = ServerSettings()


def application(
    database_file: Path,
    *,
    processes: int | None = None,
    settings: ServerSettings = _USUAL_SETTINGS,
) -> Starlette:
    """A server that keeps its games in this file."""
    metrics = Metrics()

    @contextlib.asynccontextmanager
    async def alive(app: Starlette) -> AsyncIterator[None]:
        database = await Database.open(database_file)
        rooms = Rooms(Games(database), Heartbeat(database), Thinking(processes))
        app.state.rooms = rooms
        app.state.limits = Limits(settings.limits)
        app.state.identities = Identities(People(database))
        await rooms.start()
        try:
            yield
        finally:
            await rooms.stop()
            await database.close()

    @contextlib.asynccontextmanager
    async def alone(app: Starlette) -> AsyncIterator[None]:
        with only_server(database_file):
            async with alive(app):
                yield

    app = Starlette(
        routes=[
            *api.routes(),
            metrics_route,
            WebSocketRoute("/api/games/{id}/socket", game_socket),
            Mount("/", Page()),
        ],
        lifespan=alone,
        middleware=[Middleware(RequestLog, metrics), Middleware(Gate, settings)],
    )
    app.state.settings = settings
    app.state.metrics = metrics
    return app
