"""The application: the page, the API and the sockets of one server."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Mount, Route, WebSocketRoute

from kvarto.club import names
from kvarto.club.accounts import Accounts
from kvarto.club.puzzle_desk import PuzzleDesk, load_puzzles
from kvarto.server import account_api, api, lesson_api, puzzle_api, study_api, table_api
from kvarto.server.analysis import analysis_socket
from kvarto.server.analysts import Analysts
from kvarto.server.gate import Gate
from kvarto.server.housekeeping import clear_away_daily, in_background
from kvarto.server.identity import Identities
from kvarto.server.limits import Limits
from kvarto.server.lobby import Lobby, lobby_socket
from kvarto.server.logs import RequestLog
from kvarto.server.metrics import Metrics
from kvarto.server.metrics import route as metrics_route
from kvarto.server.page_files import Page
from kvarto.server.rooms import Rooms
from kvarto.server.settings import ServerSettings
from kvarto.server.sockets import game_socket
from kvarto.server.tables import Tables
from kvarto.server.thinking import Thinking
from kvarto.store.database import Database
from kvarto.store.games import Games
from kvarto.store.heartbeat import Heartbeat
from kvarto.store.invitations import Invitations
from kvarto.store.lock import only_server
from kvarto.store.people import People
from kvarto.store.puzzles import PuzzleScores

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
        database.committed = metrics.committed
        games, people = Games(database), People(database)
        rooms = Rooms(games, Heartbeat(database), Thinking(processes, metrics.thought))
        accounts = Accounts(people, games)
        tables = Tables(rooms, Invitations(database), accounts)
        lobby = Lobby(rooms, tables, metrics.paired)
        analysts = Analysts(metrics.thought)
        app.state.rooms = rooms
        app.state.analysts = analysts
        app.state.lobby = lobby
        app.state.tables = tables
        app.state.accounts = accounts
        app.state.puzzles = PuzzleDesk(PuzzleScores(database))
        app.state.limits = Limits(settings.limits)
        app.state.identities = Identities(people)
        await tables.start()
        await rooms.start()
        lobby.start()
        background = in_background(
            clear_away_daily(database, settings.keep_days),
            metrics.watch_lateness(),
            # Beside everything else, so that nobody waits for it later.
            asyncio.to_thread(names.load),
            load_puzzles(),
        )
        try:
            async with background:
                yield
        finally:
            await lobby.stop()
            await rooms.stop()
            analysts.close()
            await database.close()

    @contextlib.asynccontextmanager
    async def alone(app: Starlette) -> AsyncIterator[None]:
        with only_server(database_file):
            async with alive(app):
                yield

    app = Starlette(
        routes=[
            *http_routes(),
            WebSocketRoute("/api/games/{id}/socket", game_socket),
            WebSocketRoute("/api/lobby/socket", lobby_socket),
            WebSocketRoute("/api/analysis/socket", analysis_socket),
            Mount("/", Page()),
        ],
        lifespan=alone,
        middleware=[Middleware(RequestLog, metrics), Middleware(Gate, settings)],
    )
    app.state.settings = settings
    app.state.metrics = metrics
    metrics.look_at(app.state)
    return app
