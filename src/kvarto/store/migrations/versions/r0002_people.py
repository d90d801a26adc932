"""People: guests, accounts and their browsers; who sits where; tables that wait; how games ended.

Until now a browser was all that was known of somebody. Each becomes a guest of the same id, with
that browser, so that whoever comes back finds the games again.
"""

from __future__ import annotations

import contextlib
import json
import zlib
from collections.abc import Iterator
from typing import Any, NamedTuple

import sqlalchemy as sa
from alembic import op

from kvarto.locales import english
from kvarto.session.codec import from_json
from kvarto.session.events import Event
from kvarto.session.state import TableState, apply

revision = "0002"
down_revision = "0001"

#: So many guests of one kind can be told apart.
_HIGHEST_NUMBER = 99

Row = dict[str, Any]


def upgrade() -> None:
    """Make the new tables, and move what there is into them."""
    made = op.get_bind()
    old = [_OldGame.of(row) for row in _rows(made, "SELECT * FROM games")]
    _make_people()
    _make_sessions()
    _make_returns()
    _make_invitations()
    _move_people(made, old)
    _move_games(made, old)
    _move_seats(made, old)


class _OldGame(NamedTuple):
    """A game as the first release kept it."""

    row: Row
    seats: tuple[Row, Row]

    @classmethod
    def of(cls, row: Row) -> _OldGame:
        first, second = json.loads(row["seats"])
        return cls(row, (first, second))

    @property
    def browsers(self) -> set[str]:
        """Whose game it is."""
        return {self.row["owner"], *(seat["owner"] for seat in self.seats)} - {None}


def _rows(made: sa.Connection, query: str, **values: Any) -> list[Row]:
    return [dict(row) for row in made.execute(sa.text(query), values).mappings()]


def _insert(made: sa.Connection, table: str, rows: Iterator[Row]) -> None:
    for row in rows:
        into = sa.table(table, *map(sa.column, row))
        made.execute(sa.insert(into).values(row))


# -- people ------------------------------------------------------------------------------------


def _make_people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("looks", sa.String(200), nullable=True, unique=True),
        sa.Column("password", sa.String(200), nullable=True),
        sa.Column("recovery", sa.String(200), nullable=True),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )


def _make_sessions() -> None:
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(64), primary_key=True),
        _person("person", nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
    )


def _make_returns() -> None:
    op.create_table(
        "returns",
        sa.Column("code", sa.String(64), primary_key=True),
        _person("person", nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )


def _make_invitations() -> None:
    op.create_table(
        "invitations",
        sa.Column("id", sa.String(32), primary_key=True),
        _person("maker", nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )


def _person(name: str, *, nullable: bool) -> sa.Column[str]:
    return sa.Column(name, sa.String(64), sa.ForeignKey("people.id"), nullable=nullable, index=True)


def _move_people(made: sa.Connection, old: list[_OldGame]) -> None:
    """Everybody is as old as their first game, and was last seen at the latest event."""
    came: dict[str, int] = {}
    seen: dict[str, int] = {}
    for game in old:
        begun, last = game.row["created_at"], _events(made, game)[-1].at
        for browser in game.browsers:
            came[browser] = min(begun, came.get(browser, begun))
            seen[browser] = max(last, seen.get(browser, last))
    people = ({"id": who, "name": _guest_name(who), "created_at": came[who]} for who in came)
    _insert(made, "people", people)
    _insert(made, "sessions", ({"token": w, "person": w, "seen_at": seen[w]} for w in seen))


def _guest_name(browser: str) -> str:
    """A friendly name; the same for the same browser, whatever else there is."""
    chance = zlib.crc32(browser.encode())
    number, animal = divmod(chance, len(animals := english("guest-animals").split("|")))
    return english(
        "guest-name", animal=animals[animal].strip(), number=1 + number % _HIGHEST_NUMBER
    )


# -- games -------------------------------------------------------------------------------------


def _move_games(made: sa.Connection, old: list[_OldGame]) -> None:
    """Make the table anew: SQLite adds no reference to one that is there."""
    op.create_table(
        "new_games",
        sa.Column("id", sa.String(32), primary_key=True),
        _person("owner", nullable=False),
        sa.Column("watched", sa.Boolean, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=True),
        sa.Column("reason", sa.String(20), nullable=True),
        sa.Column("winner", sa.String(6), nullable=True),
        sa.Column("rematch", sa.String(32), nullable=True),
    )
    _insert(made, "new_games", (_new_game(made, game) for game in old))
    with _nothing_refers_to_games(made):
        op.drop_table("games")
        op.rename_table("new_games", "games")
    op.drop_index("ix_new_games_owner")
    op.create_index("ix_games_owner", "games", ["owner"])
    op.create_index("ix_games_ended_at", "games", ["ended_at"])


@contextlib.contextmanager
def _nothing_refers_to_games(made: sa.Connection) -> Iterator[None]:
    """SQLite looks away meanwhile; PostgreSQL has to be told what refers to what, and its name."""
    if made.dialect.name == "sqlite":
        yield
        return
    op.drop_constraint("events_game_fkey", "events")
    yield
    op.execute("ALTER INDEX new_games_pkey RENAME TO games_pkey")
    op.execute("ALTER TABLE games RENAME CONSTRAINT new_games_owner_fkey TO games_owner_fkey")
    op.create_foreign_key("events_game_fkey", "events", "games", ["game"], ["id"])


def _new_game(made: sa.Connection, game: _OldGame) -> Row:
    kept = {key: game.row[key] for key in ("id", "owner", "created_at", "rematch")}
    return kept | {"watched": False} | _ending(_events(made, game))


def _ending(events: list[Event]) -> Row:
    """When and how a game ended; nothing of that if it goes on."""
    state: TableState | None = None
    for event in events:
        state = apply(state, event)
        if (outcome := state.outcome) is not None:
            winner = None if outcome.winner is None else outcome.winner.value
            reason = outcome.termination.value
            return {"ended_at": event.at, "reason": reason, "winner": winner}
    return {"ended_at": None, "reason": None, "winner": None}


def _events(made: sa.Connection, game: _OldGame) -> list[Event]:
    query = "SELECT content FROM events WHERE game = :game ORDER BY number"
    rows = _rows(made, query, game=game.row["id"])
    return [from_json(json.loads(row["content"])) for row in rows]


# -- seats -------------------------------------------------------------------------------------


def _move_seats(made: sa.Connection, old: list[_OldGame]) -> None:
    op.create_table(
        "seats",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seat", sa.String(6), primary_key=True),
        _person("person", nullable=True),
        sa.Column("level", sa.Integer, nullable=True),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("aids", sa.String(40), nullable=False),
    )
    _insert(made, "seats", (row for game in old for row in _new_seats(game)))


def _new_seats(game: _OldGame) -> Iterator[Row]:
    for name, seat in zip(("first", "second"), game.seats, strict=True):
        yield {
            "game": game.row["id"],
            "seat": name,
            "person": seat["owner"],
            "level": seat["level"],
            "seed": seat["seed"],
            "aids": ",".join(seat["aids"]),
        }
