"""Games: kept as they were played, listed for those who played them, and without a name."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from kvarto import Outcome, Seat, Termination, TimeControl
from kvarto.session.events import Acted, Event, Interrupted, Opened, Resigned
from kvarto.session.per_seat import PerSeat
from kvarto.store import schema
from kvarto.store.games import Games, Sitter, StoredGame
from kvarto.store.invitations import Invitations, StoredInvitation
from kvarto.store.leases import Lease, Leases
from store.databases import (
    COMPUTER,
    GIVEN,
    OPENED,
    PLACED,
    PROPOSED,
    Where,
    begun,
    come,
    opened,
)
from support.generous import LONG_LEASE_MS

SITTERS = PerSeat(Sitter("anna", aids=("threats", "safe")), COMPUTER)


async def end(games: Games, game: str, at: int, outcome: Outcome | None = None) -> None:
    """Let first resign."""
    ended = outcome or Outcome(Termination.RESIGNATION, Seat.SECOND)
    await games.append(game, 2, [Resigned(at, Seat.FIRST)], f"end of {game}", ended)


# -- one game ----------------------------------------------------------------------------------


async def test_a_game_comes_back_as_it_was_stored(where: Where) -> None:
    async with opened(where) as database:
        await come(database, "Anna")
        games = Games(database)
        await games.begin("x", "anna", SITTERS, OPENED, watched=True)
        await games.append("x", 2, [GIVEN], "m1")
        await games.append("x", 3, [PLACED, PROPOSED], "m2")
        await games.append("x", 5, [Interrupted(9000, 5000)], None)
        leases = Leases(database, LONG_LEASE_MS)
        await leases.begin()
        lease = await leases.take("x")
        assert isinstance(lease, Lease)
        await games.begin("y", "anna", SITTERS, OPENED, after=lease)
    async with opened(where) as database:
        events: tuple[Event, ...] = (OPENED, GIVEN, PLACED, PROPOSED, Interrupted(9000, 5000))
        messages = {"m1": 2, "m2": 3}
        expected = StoredGame("x", "anna", True, SITTERS, "y", events, messages)  # noqa: FBT003
        assert await Games(database).load("x") == expected
        following = await Games(database).load("y")
        assert following is not None
        assert following.rematch is None
        assert await Games(database).load("z") is None


async def test_events_are_read_in_the_order_of_their_numbers(where: Where) -> None:
    async with opened(where) as database:
        await come(database, "Anna")
        games = await begun(database)
        content = '{"event":"given","v":1,"at":%d,"seat":"first","piece":"F","by_clock":false}'
        for number in (12, 3, 2, 11, 10, 4, 5, 6, 7, 8, 9):
            row = {"game": "x", "number": number, "content": content % (1000 * number)}
            await database.write(insert(schema.events).values(row))
        stored = await games.load("x")
        assert stored is not None
        assert [event.at for event in stored.events] == [1000 * n for n in range(1, 13)]


async def test_only_people_who_are_there_begin_games(where: Where) -> None:
    async with opened(where) as database:
        with pytest.raises(IntegrityError):
            await begun(database, first="nobody")
        await come(database, "Anna")
        with pytest.raises(IntegrityError):
            await begun(database, second="nobody")
        assert await Games(database).load("x") is None


async def test_a_game_takes_over_the_address_of_the_table_that_waited(where: Where) -> None:
    async with opened(where) as database:
        await come(database, "Anna")
        waiting = Invitations(database)
        for table in ("x", "y"):
            await waiting.add(StoredInvitation(table, "anna", "Anna", "{}", 500))
        await begun(database, "x")
        assert [table.id for table in await waiting.all()] == ["y"]


# -- lists -------------------------------------------------------------------------------------


async def test_running_games_are_listed_for_their_players_the_latest_first(where: Where) -> None:
    async with opened(where) as database:
        await come(database, "Anna", "Ben", "Carla")
        games = await begun(database, "one", "anna", "ben", at=1000)
        await begun(database, "two", "ben", "ben", at=3000)
        await begun(database, "three", None, "anna", at=2000)
        await begun(database, "over", "anna", "ben", at=4000)
        await end(games, "over", 5000)
        assert await games.running_of("anna", 9) == ("three", "one")
        assert await games.running_of("ben", 9) == ("two", "one")
        assert await games.running_of("ben", 1) == ("two",)
        assert await games.running_of("carla", 9) == ()
        assert await games.all_of("anna") == ("one", "three", "over")


async def test_games_in_which_time_is_limited_are_known_until_they_end(where: Where) -> None:
    async with opened(where) as database:
        await come(database, "Anna")
        games = await begun(database, "timed")
        await begun(database, "over")
        await end(games, "over", 5000)
        names = PerSeat("Anna", '"clock":"-"')
        await games.begin("odd name", "anna", SITTERS, Opened(1000, names, OPENED.settings))
        untimed = replace(OPENED.settings, clock=TimeControl.none())
        await games.begin("untimed", "anna", SITTERS, Opened(1000, names, untimed))
        assert set(await Leases(database, LONG_LEASE_MS).orphans(9)) == {"timed", "odd name"}


async def test_finished_games_tell_how_they_ended_and_who_one_was(where: Where) -> None:
    async with opened(where) as database:
        await come(database, "Anna", "Ben")
        games = await begun(database, "won", "ben", "anna")
        await begun(database, "drawn", "anna", "anna")
        await begun(database, "running", "anna", "ben")
        await begun(database, "of others", "ben")
        await end(games, "won", 5000)
        await end(games, "drawn", 6000, Outcome(Termination.DRAW))
        await end(games, "of others", 7000)
        drawn, won = await games.finished_of("anna", 9)
        assert (drawn.id, drawn.seats, drawn.winner) == ("drawn", tuple(Seat), None)
        assert (drawn.ended_at, drawn.reason) == (6000, "draw")
        assert (won.id, won.seats, won.winner) == ("won", (Seat.SECOND,), Seat.SECOND)
        assert (won.ended_at, won.reason) == (5000, "resignation")
        assert won.opened == OPENED
        assert await games.finished_of("anna", 9, before=6000) == (won,)
        assert await games.finished_of("anna", 1) == (drawn,)
        assert await games.finished_of("anna", 9, before=5000) == ()


async def test_a_long_list_of_finished_games_is_read_at_once(where: Where) -> None:
    async with opened(where) as database:
        await come(database, "Anna")
        games = Games(database)
        await asyncio.gather(*(begun(database, f"{number}") for number in range(60)))
        await asyncio.gather(*(end(games, f"{n}", 5000 + n) for n in range(60)))
        finished = await games.finished_of("anna", 1_000_000)
        assert [game.id for game in finished] == [f"{n}" for n in reversed(range(60))]


# -- without a name ----------------------------------------------------------------------------


async def names_in(games: Games, game: str) -> PerSeat[str]:
    stored = await games.load(game)
    assert stored is not None
    assert isinstance(stored.events[0], Opened)
    return stored.events[0].names


async def test_a_name_is_taken_out_of_all_games_of_a_person_and_out_of_no_others(
    where: Where,
) -> None:
    async with opened(where) as database:
        await come(database, "Anna", "Ben")
        games = await begun(database, "first", "anna", "ben")
        await begun(database, "second", "ben", "anna")
        await begun(database, "alone", "anna", "anna")
        await begun(database, "of others", "ben", "ben")
        await games.append("first", 2, [GIVEN], "m1")
        await games.unname("anna", "Otter 7")
        assert await names_in(games, "first") == PerSeat("Otter 7", "Ben")
        assert await names_in(games, "second") == PerSeat("Anna", "Otter 7")
        # At one device both seats were theirs.
        assert await names_in(games, "alone") == PerSeat("Otter 7", "Otter 7")
        assert await names_in(games, "of others") == PerSeat("Anna", "Ben")
        stored = await games.load("first")
        assert stored is not None
        assert isinstance(stored.events[1], Acted)
        contents = await database.read(select(schema.events.c.content))
        assert sum("Otter 7" in row.content for row in contents) == 3
