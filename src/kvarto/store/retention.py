"""What nobody needs any more is cleared away, a little at a time."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from sqlalchemy import Column, ColumnElement, Select, Table, and_, delete, exists, or_, select

from kvarto.rules.game import Termination
from kvarto.store import schema
from kvarto.store.database import Database

DAY = 24 * 60 * 60 * 1000
#: A browser that has not been seen for so long has lost its cookie by now.
_SESSION_DAYS = 400
#: A code with which a guest comes back is good for so long.
RETURN_DAYS = 30
#: For so long a table waits, and a game for its first move.
_WAITING_DAYS = 30
#: A game that was called off is of no interest to anybody.
_ABORTED_DAYS = 7

#: A node that has been dead for so long is not asked any more when it died, unless it left games.
_DEAD_DAYS = 1

#: So many at once: a player waits meanwhile no longer than for any other write.
_MAX_ROWS_AT_ONCE = 100


@dataclass(frozen=True, slots=True)
class Cleared:
    """How many of each have been cleared away."""

    games: int
    tables: int
    people: int
    sessions: int
    returns: int


async def clear_away(
    database: Database,
    now: int,
    keep_days: int | None,
    *,
    max_rows_at_once: int = _MAX_ROWS_AT_ONCE,
) -> Cleared:
    """Clear away what is old; finished games of guests after `keep_days`, or never.

    A game of somebody with an account stays as long as the account.
    """
    clear = partial(_clear, database, max_rows_at_once)
    tables, returns, sessions = schema.invitations, schema.returns, schema.sessions
    cleared_tables = await clear(tables, tables.c.created_at < now - _WAITING_DAYS * DAY)
    cleared_returns = await clear(returns, returns.c.created_at < now - RETURN_DAYS * DAY)
    cleared_sessions = await clear(sessions, sessions.c.seen_at < now - _SESSION_DAYS * DAY)
    # In this order: without sessions nobody comes back to a game, without games a guest is nobody.
    games = 0
    if keep_days is not None:
        games = await clear(
            schema.games,
            ~_is_of_an_account() & _is_done_with(now, keep_days),
            parts=(schema.events.c.game, schema.seats.c.game),
        )
    people = await clear(
        schema.people,
        _is_nobody(),
        parts=(schema.puzzle_players.c.person, schema.puzzle_attempts.c.person),
    )
    await clear(schema.leases, _is_left_for_nothing(now))
    await clear(schema.nodes, _is_dead(now) & ~_owns_anything())
    return Cleared(games, cleared_tables, people, cleared_sessions, cleared_returns)


async def _clear(
    database: Database,
    at_once: int,
    table: Table,
    old: ColumnElement[bool],
    parts: tuple[Column[str], ...] = (),
) -> int:
    """Delete the old rows of a table, and those of others of which these columns name them."""
    (key,) = table.primary_key.columns
    cleared = 0
    while True:
        rows = await database.read(select(key).where(old).limit(at_once))
        keys = [row[0] for row in rows]
        await database.write(
            *(delete(part.table).where(part.in_(keys)) for part in parts),
            delete(table).where(key.in_(keys)),
        )
        cleared += len(keys)
        if len(keys) < at_once:
            return cleared


# -- games -------------------------------------------------------------------------------------


def _is_done_with(now: int, keep_days: int) -> ColumnElement[bool]:
    games = schema.games
    aborted = games.c.reason == Termination.ABORTED.value
    return or_(
        games.c.ended_at < now - keep_days * DAY,
        aborted & (games.c.ended_at < now - min(keep_days, _ABORTED_DAYS) * DAY),
        and_(
            games.c.ended_at.is_(None),
            games.c.created_at < now - _WAITING_DAYS * DAY,
            ~_has_moves() | ~_can_be_come_back_to(),
        ),
    )


def _is_of_an_account() -> ColumnElement[bool]:
    people = schema.people
    return _is_of(select(people.c.id).where(people.c.looks.is_not(None)))


def _can_be_come_back_to() -> ColumnElement[bool]:
    """Whether a browser or a code leads to it."""
    return _is_of(select(schema.sessions.c.person)) | _is_of(select(schema.returns.c.person))


def _is_of(people: Select[str]) -> ColumnElement[bool]:
    """Whether one of these has begun a game or plays in it."""
    games, seats = schema.games, schema.seats
    plays = exists().where(seats.c.game == games.c.id, seats.c.person.in_(people))
    return games.c.owner.in_(people) | plays


def _has_moves() -> ColumnElement[bool]:
    events = schema.events
    moves = (events.c.content.startswith(f'{{"event":"{name}"') for name in ("given", "placed"))
    return exists().where(events.c.game == schema.games.c.id, or_(*moves))


# -- people ------------------------------------------------------------------------------------


def _is_nobody() -> ColumnElement[bool]:
    """A guest to whom nothing leads and nothing belongs."""
    people = schema.people
    kept = (
        schema.sessions.c.person,
        schema.returns.c.person,
        schema.seats.c.person,
        schema.games.c.owner,
        schema.invitations.c.maker,
    )
    is_theirs = (exists().where(column == people.c.id) for column in kept)
    return people.c.looks.is_(None) & ~or_(*is_theirs)


# -- nodes -------------------------------------------------------------------------------------


def _is_dead(now: int) -> ColumnElement[bool]:
    return schema.nodes.c.until < now - _DEAD_DAYS * DAY


def _is_left_for_nothing(now: int) -> ColumnElement[bool]:
    """A place of a dead node; that of a game that goes on tells since when nobody plays."""
    leases, nodes, games = schema.leases, schema.nodes, schema.games
    goes_on = exists().where(games.c.id == leases.c.place, games.c.ended_at.is_(None))
    return exists().where(nodes.c.id == leases.c.node, _is_dead(now)) & ~goes_on


def _owns_anything() -> ColumnElement[bool]:
    return exists().where(schema.leases.c.node == schema.nodes.c.id)
