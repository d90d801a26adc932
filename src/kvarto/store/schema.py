"""The tables of the database."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

#: One row a game: who plays it, which is no part of its events.
games = Table(
    "games",
    metadata,
    Column("id", String(32), primary_key=True),
    #: The browser that began it.
    Column("owner", String(64), nullable=False, index=True),
    #: Who sits on the two seats, as JSON.
    Column("seats", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    #: The game that follows this one.
    Column("rematch", String(32), nullable=True),
)

#: What happened in each game, numbered from 1.
events = Table(
    "events",
    metadata,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    #: As `kvarto.session.codec` writes it.
    Column("content", Text, nullable=False),
    #: The id of the page's message that led to it: the same message counts once.
    Column("message", String(40), nullable=True),
    UniqueConstraint("game", "message"),
)

#: One row for each time that a server ran on this database: from when, and until when at least.
servers = Table(
    "servers",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("began_at", BigInteger, nullable=False),
    Column("alive_at", BigInteger, nullable=False),
)
