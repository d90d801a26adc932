"""What is cleared away and what stays."""

from __future__ import annotations

from kvarto import Outcome, Seat, Termination
from kvarto.session.events import Aborted, Interrupted, Resigned
from kvarto.store.database import Database
from kvarto.store.games import Games
from kvarto.store.invitations import Invitations, StoredInvitation
from kvarto.store.people import People
from kvarto.store.retention import DAY, Cleared, clear_away
from store.databases import GIVEN, Where, begun, come, guest, is_whole, opened, rows

NOW = 1000 * DAY
NOTHING = Cleared(games=0, tables=0, people=0, sessions=0, returns=0)


def ago(days: float) -> int:
    return NOW - int(days * DAY)


async def ended(
    database: Database, game: str, at: int, first: str, second: str | None = None
) -> None:
    """A game in which first has resigned."""
    games = await begun(database, game, first, second, at=at - 1000)
    outcome = Outcome(Termination.RESIGNATION, Seat.SECOND)
    await games.append(game, 2, [GIVEN, Resigned(at, Seat.FIRST)], "m1", outcome)


async def aborted(database: Database, game: str, at: int, first: str) -> None:
    games = await begun(database, game, first, at=at - 1000)
    await games.append(game, 2, [Aborted(at, Seat.FIRST)], "m1", Outcome(Termination.ABORTED))


def games_in(where: Where) -> set[str]:
    assert is_whole(where)
    return {game for (game,) in rows(where, "SELECT id FROM games")}


def people_in(where: Where) -> set[str]:
    return {person for (person,) in rows(where, "SELECT id FROM people")}


async def test_old_games_of_guests_go_and_those_of_accounts_stay(where: Where) -> None:
    async with opened(where) as database:
        await come(database, "Anna", "Ben", "Carla", now=NOW)
        await People(database).change(guest("carla"), looks="carla")
        await ended(database, "old", ago(91), "anna", "ben")
        await ended(database, "old, alone", ago(91), "anna", "anna")
        await ended(database, "old, computer", ago(91), "anna")
        await ended(database, "recent", ago(89), "anna", "ben")
        await ended(database, "old, of an account", ago(500), "carla", "anna")
        await ended(database, "old, with an account", ago(500), "anna", "carla")
        running = await begun(database, "running", "anna", at=ago(300))
        await running.append("running", 2, [GIVEN], "m1")
        assert await clear_away(database, NOW, 90) == Cleared(3, 0, 0, 0, 0)
        assert await clear_away(database, NOW, 90) == NOTHING
    assert games_in(where) == {
        "recent",
        "old, of an account",
        "old, with an account",
        "running",
    }


async def test_without_a_number_of_days_all_games_stay(where: Where) -> None:
    async with opened(where) as database:
        await come(database, "Anna", now=NOW)
        await ended(database, "old", ago(900), "anna")
        await aborted(database, "aborted", ago(900), "anna")
        assert await clear_away(database, NOW, None) == NOTHING
    assert games_in(where) == {"old", "aborted"}


async def test_games_that_were_never_played_go_sooner(where: Where) -> None:
    async with opened(where) as database:
        await come(database, "Anna", now=NOW)
        await aborted(database, "aborted", ago(8), "anna")
        await aborted(database, "just aborted", ago(6), "anna")
        games = await begun(database, "not begun", "anna", at=ago(31))
        await games.append("not begun", 2, [Interrupted(ago(30), ago(31))], None)
        await begun(database, "not begun yet", "anna", at=ago(29))
        begun_long_ago = await begun(database, "begun", "anna", at=ago(31))
        await begun_long_ago.append("begun", 2, [GIVEN], "m1")
        assert (await clear_away(database, NOW, 90)).games == 2
    assert games_in(where) == {"just aborted", "not begun yet", "begun"}


async def test_browsers_that_are_gone_take_along_what_nobody_can_come_back_to(where: Where) -> None:
    async with opened(where) as database:
        await come(database, "Anna", "Ben", now=ago(401))
        await come(database, "Carla", "Dora", now=ago(399))
        people = People(database)
        await people.add_return("a code", "ben", ago(1))
        for game, first, second in (
            ("anna's", "anna", None),
            ("ben's", "ben", None),
            ("carla's", "anna", "carla"),
        ):
            games = await begun(database, game, first, second, at=ago(401))
            await games.append(game, 2, [GIVEN], "m1")
        # Ben has a code that leads back to his game, Anna has nothing; she is in Carla's game too.
        assert await clear_away(database, NOW, 90) == Cleared(1, 0, 0, 2, 0)
    assert games_in(where) == {"ben's", "carla's"}
    assert people_in(where) == {"anna", "ben", "carla", "dora"}


async def test_guests_to_whom_nothing_belongs_go_and_accounts_stay(where: Where) -> None:
    async with opened(where) as database:
        await come(database, "Anna", "Ben", "Carla", "Dora", "Emil", now=ago(1))
        people = People(database)
        for person in ("anna", "ben", "carla", "dora"):
            await people.dismiss(f"{person}'s browser")
        await people.change(guest("ben"), looks="ben")
        await ended(database, "x", ago(1), "carla")
        await Invitations(database).add(StoredInvitation("y", "dora", "Dora", "{}", ago(1)))
        assert await clear_away(database, NOW, 90) == Cleared(0, 0, 1, 0, 0)
    assert people_in(where) == {"ben", "carla", "dora", "emil"}


async def test_codes_and_waiting_tables_go_after_a_month(where: Where) -> None:
    async with opened(where) as database:
        await come(database, "Anna", now=NOW)
        people, tables = People(database), Invitations(database)
        for name, days in (("old", 31), ("new", 29)):
            await people.add_return(name, "anna", ago(days))
            await tables.add(StoredInvitation(name, "anna", "Anna", "{}", ago(days)))
        assert await clear_away(database, NOW, None) == Cleared(0, 1, 0, 0, 1)
    assert rows(where, "SELECT code FROM returns") == [("new",)]
    assert rows(where, "SELECT id FROM invitations") == [("new",)]


async def test_much_is_cleared_away_in_small_steps(where: Where) -> None:
    async with opened(where) as database:
        await come(database, "Anna", now=NOW)
        for number in range(12):
            await ended(database, f"{number}", ago(91), "anna")
        cleared: list[int] = []
        database.committed = lambda writes, _: cleared.append(writes)
        assert (await clear_away(database, NOW, 90, max_rows_at_once=4)).games == 12
        assert len(cleared) > 12 / 4
        assert await Games(database).all_of("anna") == ()
    assert rows(where, "SELECT count(*) FROM events") == [(0,)]
