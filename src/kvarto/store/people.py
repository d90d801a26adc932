"""People in the database: guests, accounts, and the browsers that act for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Executable, Row, delete, func, insert, select, update

from kvarto.store import schema
from kvarto.store.database import Database
from kvarto.store.games import moving
from kvarto.store.puzzles import forgetting_puzzles, moving_puzzles


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays here; `looks`, `password` and `recovery` are those of an account."""

    id: str
    name: str
    created_at: int
    #: What the name of an account looks like.
    looks: str | None = None
    #: Hashes.
    password: str | None = None
    recovery: str | None = None

    @property
    def has_account(self) -> bool:
        """Whether it is more than a guest."""
        return self.looks is not None


@dataclass(frozen=True, slots=True)
class Crowd:
    """How many people there are, and how many browsers act for them."""

    accounts: int
    guests: int
    browsers: int


class People:
    """The people of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # -- finding ---------------------------------------------------------------------------

    async def behind(self, token: str) -> Person | None:
        """Whom a browser with this (hashed) secret acts for."""
        sessions, people = schema.sessions, schema.people
        rows = await self._database.read(
            select(people)
            .join(sessions, sessions.c.person == people.c.id)
            .where(sessions.c.token == token)
        )
        return _person(rows)

    async def find(self, person: str) -> Person | None:
        """The person of this id."""
        people = schema.people
        return _person(await self._database.read(select(people).where(people.c.id == person)))

    async def looking_like(self, looks: str) -> Person | None:
        """The account whose name looks like this."""
        people = schema.people
        return _person(await self._database.read(select(people).where(people.c.looks == looks)))

    async def browsers_of(self, person: str) -> tuple[int, ...]:
        """When each browser that acts for a person was last seen, the latest first."""
        sessions = schema.sessions
        rows = await self._database.read(
            select(sessions.c.seen_at)
            .where(sessions.c.person == person)
            .order_by(sessions.c.seen_at.desc())
        )
        return tuple(row.seen_at for row in rows)

    async def count(self) -> Crowd:
        """How many there are."""
        people, sessions = schema.people, schema.sessions
        accounts = select(func.count()).where(people.c.looks.is_not(None)).scalar_subquery()
        everybody = select(func.count()).select_from(people).scalar_subquery()
        browsers = select(func.count()).select_from(sessions).scalar_subquery()
        (row,) = await self._database.read(
            select(accounts.label("accounts"), everybody.label("all"), browsers.label("browsers"))
        )
        return Crowd(row.accounts, row.all - row.accounts, row.browsers)

    # -- coming and going ------------------------------------------------------------------

    async def add(self, person: Person, token: str, now: int) -> None:
        """Keep somebody new, and the browser that acts for them."""
        await self._database.write(
            insert(schema.people).values(
                id=person.id, name=person.name, created_at=person.created_at
            ),
            _session(token, person.id, now),
        )

    async def admit(self, token: str, person: str, now: int, guest: str | None = None) -> None:
        """Let a browser act for a person; the games and puzzles of a guest become theirs.

        The guest is gone then. Another browser that acted for the guest acts for nobody: it may be
        somebody else's, who must not come into an account with it.
        """
        writes: list[Executable] = []
        if guest is not None and guest != person:
            writes += (*moving(guest, person), *moving_puzzles(guest, person))
            writes += _locking_out(guest)
            writes.append(delete(schema.people).where(schema.people.c.id == guest))
        await self._database.write(*writes, _session(token, person, now))

    async def dismiss(self, token: str) -> None:
        """Let a browser act for nobody."""
        sessions = schema.sessions
        await self._database.write(delete(sessions).where(sessions.c.token == token))

    async def dismiss_all(self, person: str) -> None:
        """Let no browser act for a person, nor come back as them."""
        await self._database.write(*_locking_out(person))

    async def last_seen(self, token: str) -> int | None:
        """When a browser was last noted to be in use."""
        sessions = schema.sessions
        rows = await self._database.read(
            select(sessions.c.seen_at).where(sessions.c.token == token)
        )
        return rows[0].seen_at if rows else None

    async def seen(self, token: str, now: int) -> None:
        """Note that a browser is still in use."""
        sessions = schema.sessions
        await self._database.write(
            update(sessions).where(sessions.c.token == token).values(seen_at=now)
        )

    # -- accounts --------------------------------------------------------------------------

    async def change(self, seen: Person, **changes: str | None) -> bool:
        """Change the name, its looks, or the hashes of a person.

        False if the hashes are no longer those that were seen: so a code is used once, and a guest
        becomes one account, however many ask at the same time, and at whatever node.
        `sqlalchemy.exc.IntegrityError` if another account's name looks the same.
        """
        people = schema.people
        are_the_same = (
            people.c.password.is_not_distinct_from(seen.password),
            people.c.recovery.is_not_distinct_from(seen.recovery),
        )
        changing = update(people).where(people.c.id == seen.id, *are_the_same).values(changes)
        return await self._database.write(changing) == 1

    async def forget(self, person: str, name: str) -> None:
        """Forget everything about a person but the games, which others have played too."""
        await self._database.write(
            *_locking_out(person),
            *forgetting_puzzles(person),
            delete(schema.invitations).where(schema.invitations.c.maker == person),
            update(schema.people)
            .where(schema.people.c.id == person)
            .values(name=name, looks=None, password=None, recovery=None),
        )

    # -- from another device ---------------------------------------------------------------

    async def add_return(self, code: str, person: str, now: int) -> None:
        """Keep a (hashed) code with which a guest comes back."""
        row = {"code": code, "person": person, "created_at": now}
        await self._database.write(insert(schema.returns).values(row))

    async def returning(self, code: str, since: int) -> Person | None:
        """Who comes back with this (hashed) code, if it is not older than that."""
        returns, people = schema.returns, schema.people
        rows = await self._database.read(
            select(people)
            .join(returns, returns.c.person == people.c.id)
            .where(returns.c.code == code, returns.c.created_at >= since)
        )
        return _person(rows)


def _locking_out(person: str) -> tuple[Executable, ...]:
    """What lets no browser act for a person, nor come back as them."""
    sessions, returns = schema.sessions, schema.returns
    return (
        delete(sessions).where(sessions.c.person == person),
        delete(returns).where(returns.c.person == person),
    )


def _session(token: str, person: str, now: int) -> Executable:
    return insert(schema.sessions).values(token=token, person=person, seen_at=now)


def _person(rows: Sequence[Row[Any]]) -> Person | None:
    if not rows:
        return None
    row = rows[0]
    return Person(row.id, row.name, row.created_at, row.looks, row.password, row.recovery)
