"""The tables of the database."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Dialect,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
)

metadata = MetaData()


class Word(TypeDecorator[str]):
    """A short text, from wherever it comes: PostgreSQL refuses even to look for a NUL."""

    impl = String
    cache_ok = True

    def process_bind_param(self, value: str | None, _: Dialect) -> str | None:
        """A NUL becomes the sign for what cannot be shown."""
        return value if value is None else value.replace("\0", "\ufffd")


#: Everybody who has played here. A guest has no account; an account is a person with a password.
people = Table(
    "people",
    metadata,
    Column("id", Word(64), primary_key=True),
    #: The made-up name of a guest, or the name of the account.
    Column("name", Word(40), nullable=False),
    #: What the name of an account looks like: no two may look alike.
    Column("looks", Word(200), nullable=True, unique=True),
    #: Hashes, as `kvarto.club.accounts` makes them.
    Column("password", Word(200), nullable=True),
    Column("recovery", Word(200), nullable=True),
    Column("created_at", BigInteger, nullable=False),
)

#: The browsers that act for a person. What is kept of their secrets is a hash.
sessions = Table(
    "sessions",
    metadata,
    Column("token", Word(64), primary_key=True),
    Column("person", Word(64), ForeignKey("people.id"), nullable=False, index=True),
    #: When it was last seen, within a day.
    Column("seen_at", BigInteger, nullable=False),
)

#: Codes with which a guest comes back from another device; a hash of each is kept.
returns = Table(
    "returns",
    metadata,
    Column("code", Word(64), primary_key=True),
    Column("person", Word(64), ForeignKey("people.id"), nullable=False, index=True),
    Column("created_at", BigInteger, nullable=False),
)

#: Tables that wait for somebody to sit down. A game that begins takes over its id.
invitations = Table(
    "invitations",
    metadata,
    Column("id", Word(32), primary_key=True),
    Column("maker", Word(64), ForeignKey("people.id"), nullable=False, index=True),
    Column("name", Word(40), nullable=False),
    #: What is agreed on, as JSON.
    Column("terms", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

#: One row a game. What was agreed on is in its first event.
games = Table(
    "games",
    metadata,
    Column("id", Word(32), primary_key=True),
    #: The person who began it.
    Column("owner", Word(64), ForeignKey("people.id"), nullable=False, index=True),
    #: Whether anybody with the address may watch.
    Column("watched", Boolean, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    #: When and how it ended, and who won; null while it goes on.
    Column("ended_at", BigInteger, nullable=True, index=True),
    Column("reason", Word(20), nullable=True),
    Column("winner", Word(6), nullable=True),
    #: The game that follows this one.
    Column("rematch", Word(32), nullable=True),
)

#: Who sits on the two seats of each game.
seats = Table(
    "seats",
    metadata,
    Column("game", Word(32), ForeignKey("games.id"), primary_key=True),
    Column("seat", Word(6), primary_key=True),
    #: The person who plays it; null for the computer.
    Column("person", Word(64), ForeignKey("people.id"), nullable=True, index=True),
    #: The computer's level and the seed of its choices.
    Column("level", Integer, nullable=True),
    Column("seed", BigInteger, nullable=False),
    #: What the player is shown in a casual game, separated by commas.
    Column("aids", Word(40), nullable=False),
)

#: What happened in each game, numbered from 1.
events = Table(
    "events",
    metadata,
    Column("game", Word(32), ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    #: As `kvarto.session.codec` writes it.
    Column("content", Text, nullable=False),
    #: The id of the page's message that led to it: the same message counts once.
    Column("message", Word(40), nullable=True),
    UniqueConstraint("game", "message"),
)

#: How strong people are at puzzles, and on how many days in a row they have solved the daily one.
puzzle_players = Table(
    "puzzle_players",
    metadata,
    Column("person", Word(64), ForeignKey("people.id"), primary_key=True),
    #: As `kvarto.club.glicko` has them.
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("best_streak", Integer, nullable=False),
    #: The day on which a daily puzzle was last solved, as ISO 8601 writes it.
    Column("last_daily", Word(10), nullable=True),
)

#: The first attempt of each person at each puzzle, which is the one that counts.
puzzle_attempts = Table(
    "puzzle_attempts",
    metadata,
    Column("person", Word(64), ForeignKey("people.id"), primary_key=True),
    Column("puzzle", Word(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
    #: Null if a hint was asked for before anything was answered: then it does not count.
    Column("right", Boolean, nullable=True),
)

#: Every server that works on this database, or did: a node. All moments are the database's own.
nodes = Table(
    "nodes",
    metadata,
    Column("id", Word(32), primary_key=True),
    Column("began_at", BigInteger, nullable=False),
    #: When it was last known to be alive.
    Column("alive_at", BigInteger, nullable=False),
    #: It owns its places until this moment, unless it says before that it is alive.
    Column("until", BigInteger, nullable=False),
    #: Whether letters reach it at once; if not it looks for them in `letters`.
    Column("hears", Boolean, nullable=False),
)

#: Which node owns each place: a game, or the lobby. Others may take the places of a dead node.
leases = Table(
    "leases",
    metadata,
    Column("place", Word(64), primary_key=True),
    Column("node", Word(32), ForeignKey("nodes.id"), nullable=False),
    #: A higher number for every owner; what an earlier one would write is refused.
    Column("epoch", BigInteger, nullable=False),
    #: Since when nobody looked after it, until the owner has seen to that.
    Column("down_since", BigInteger),
)

#: Letters to nodes that do not hear them otherwise.
letters = Table(
    "letters",
    metadata,
    # SQLite counts only plain integers by itself.
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("node", Word(32), nullable=False, index=True),
    Column("content", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
)
