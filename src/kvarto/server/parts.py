"""The parts of a running server, as requests find them."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from kvarto.club.accounts import Accounts
from kvarto.club.puzzle_desk import PuzzleDesk
from kvarto.server.analysts import Analysts
from kvarto.server.identity import Identities
from kvarto.server.limits import Limits
from kvarto.server.news import News
from kvarto.server.rooms import Rooms
from kvarto.server.settings import ServerSettings
from kvarto.server.tables import Tables


def rooms_of(connection: HTTPConnection) -> Rooms:
    """The games."""
    rooms: Rooms = connection.app.state.rooms
    return rooms


def tables_of(connection: HTTPConnection) -> Tables:
    """The tables that wait."""
    tables: Tables = connection.app.state.tables
    return tables


def news_of(connection: HTTPConnection) -> News:
    """What all nodes are told about people."""
    news: News = connection.app.state.news
    return news


def accounts_of(connection: HTTPConnection) -> Accounts:
    """The accounts."""
    accounts: Accounts = connection.app.state.accounts
    return accounts


def puzzles_of(connection: HTTPConnection) -> PuzzleDesk:
    """Where puzzles are answered."""
    puzzles: PuzzleDesk = connection.app.state.puzzles
    return puzzles


def limits_of(connection: HTTPConnection) -> Limits:
    """How much may be asked for."""
    limits: Limits = connection.app.state.limits
    return limits


def analysts_of(connection: HTTPConnection) -> Analysts:
    """The process that analyses."""
    analysts: Analysts = connection.app.state.analysts
    return analysts


def settings_of_server(connection: HTTPConnection) -> ServerSettings:
    """How the server is run."""
    settings: ServerSettings = connection.app.state.settings
    return settings


def identities_of(connection: HTTPConnection) -> Identities:
    """Who is who."""
    identities: Identities = connection.app.state.identities
    return identities


def now_of(connection: HTTPConnection) -> int:
    """Return the time by the server's clock, in milliseconds since 1970."""
    return rooms_of(connection).clock()


async def person_of(connection: HTTPConnection) -> str:
    """Who asks."""
    return await identities_of(connection).person_of(connection)
