"""People: guests and accounts, the browsers that act for them, and those who leave."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy.exc import IntegrityError

from kvarto.store.games import Games
from kvarto.store.invitations import Invitations, StoredInvitation
from kvarto.store.people import Crowd, People, Person
from store.databases import Where, begun, come, guest, opened, rows

ANNA = Person("anna", "Anna", 500)


async def behind(people: People, token: str) -> str | None:
    person = await people.behind(token)
    return None if person is None else person.id


# -- browsers ----------------------------------------------------------------------------------


async def test_a_browser_acts_for_the_guest_who_came_with_it(where: Where) -> None:
    async with opened(where) as database:
        people = People(database)
        await people.add(ANNA, "token", 500)
        assert await people.behind("token") == ANNA
        assert await people.find("anna") == ANNA
        assert not ANNA.has_account
        assert await people.behind("another token") is None
        assert await people.find("nobody") is None


async def test_nobody_comes_twice_and_no_browser_belongs_to_two(where: Where) -> None:
    async with opened(where) as database:
        people = People(database)
        await people.add(ANNA, "token", 500)
        with pytest.raises(IntegrityError):
            await people.add(ANNA, "another token", 500)
        with pytest.raises(IntegrityError):
            await people.add(Person("ben", "Ben", 500), "token", 500)
        # Of what failed nothing is there.
        assert await people.find("ben") is None
        assert await people.behind("another token") is None


async def test_several_browsers_act_for_one_person_until_they_are_dismissed(where: Where) -> None:
    async with opened(where) as database:
        await come(database, "Anna", "Ben")
        people = People(database)
        await people.admit("phone", "anna", 700)
        await people.admit("tablet", "anna", 600)
        assert await people.browsers_of("anna") == (700, 600, 500)
        assert {await behind(people, t) for t in ("phone", "tablet")} == {"anna"}
        await people.dismiss("phone")
        assert await behind(people, "phone") is None
        assert await behind(people, "tablet") == "anna"
        await people.dismiss_all("anna")
        assert await people.browsers_of("anna") == ()
        assert await behind(people, "ben's browser") == "ben"


async def test_it_is_noted_when_a_browser_was_last_seen(where: Where) -> None:
    async with opened(where) as database:
        await come(database, "Anna", "Ben")
        people = People(database)
        assert await people.last_seen("anna's browser") == 500
        await people.seen("anna's browser", 9000)
        assert await people.last_seen("anna's browser") == 9000
        assert await people.last_seen("ben's browser") == 500
        assert await people.last_seen("nobody's browser") is None


async def test_people_are_counted(where: Where) -> None:
    async with opened(where) as database:
        people = People(database)
        assert await people.count() == Crowd(accounts=0, guests=0, browsers=0)
        await come(database, "Anna", "Ben", "Carla")
        await people.change(guest("anna"), looks="anna")
        await people.admit("phone", "anna", 600)
        assert await people.count() == Crowd(accounts=1, guests=2, browsers=4)


# -- accounts ----------------------------------------------------------------------------------


async def test_a_guest_becomes_an_account_and_keeps_everything(where: Where) -> None:
    async with opened(where) as database:
        await come(database, "Anna")
        people = People(database)
        await begun(database, "x", "anna")
        await people.change(guest("anna"), name="Ada", looks="ada", password="p", recovery="r")  # noqa: S106
        ada = Person("anna", "Ada", 500, "ada", "p", "r")
        assert ada.has_account
        assert await people.behind("anna's browser") == ada
        assert await people.looking_like("ada") == ada
        assert await people.looking_like("anna") is None
        assert await Games(database).running_of("anna", 9) == ("x",)


async def test_of_two_who_take_names_that_look_alike_at_once_one_gets_it(where: Where) -> None:
    async with opened(where) as database:
        await come(database, "Anna", "Ben")
        people = People(database)
        one, two = await asyncio.gather(
            people.change(guest("anna"), name="Ada", looks="ada"),
            people.change(guest("ben"), name="ADA", looks="ada"),
            return_exceptions=True,
        )
        assert one is True
        assert isinstance(two, IntegrityError)
        ben = await people.find("ben")
        assert ben is not None
        assert ben.name == "Ben"


async def test_guests_may_be_called_alike(where: Where) -> None:
    async with opened(where) as database:
        people = People(database)
        for person in ("one", "two"):
            await people.add(Person(person, "Otter 7", 500), person, 500)
        assert (await people.count()).guests == 2


# -- moving ------------------------------------------------------------------------------------


async def test_everything_of_a_guest_moves_to_the_person_who_signs_in(where: Where) -> None:
    async with opened(where) as database:
        await come(database, "Anna", "Ben", "Carla")
        people, games, tables = People(database), Games(database), Invitations(database)
        await begun(database, "with ben", "anna", "ben")
        await begun(database, "with ada", "carla", "anna")
        await begun(database, "of ben", "ben")
        await tables.add(StoredInvitation("table", "anna", "Anna", "{}", 500))
        await people.add_return("code", "anna", 500)
        await people.admit("new token", "carla", 900, guest="anna")
        assert set(await games.running_of("carla", 9)) == {"with ben", "with ada"}
        assert await games.running_of("ben", 9) != ()
        moved = await games.load("with ben")
        assert moved is not None
        assert (moved.owner, moved.sitters.first.person) == ("carla", "carla")
        assert moved.sitters.second.person == "ben"
        # Both seats of this one are theirs now.
        both = await games.load("with ada")
        assert both is not None
        assert {both.sitters.first.person, both.sitters.second.person} == {"carla"}
        assert [table.maker for table in await tables.all()] == ["carla"]
        assert await behind(people, "new token") == "carla"
        # The guest is nobody: neither that browser nor that code leads into another's account.
        assert await people.find("anna") is None
        assert await people.behind("anna's browser") is None
        assert await people.returning("code", 0) is None


async def test_who_comes_back_as_oneself_loses_nothing(where: Where) -> None:
    async with opened(where) as database:
        await come(database, "Anna")
        people = People(database)
        await begun(database, "x", "anna")
        await people.admit("new token", "anna", 900, guest="anna")
        assert await behind(people, "new token") == "anna"
        assert await behind(people, "anna's browser") == "anna"
        assert await Games(database).running_of("anna", 9) == ("x",)


# -- from another device -----------------------------------------------------------------------


async def test_a_code_leads_back_to_its_guest_for_a_while(where: Where) -> None:
    async with opened(where) as database:
        await come(database, "Anna", "Ben")
        people = People(database)
        await people.add_return("code", "anna", 1000)
        found = await people.returning("code", since=1000)
        assert found is not None
        assert found.id == "anna"
        assert await people.returning("code", since=1001) is None
        assert await people.returning("another code", since=0) is None


# -- leaving -----------------------------------------------------------------------------------


async def test_somebody_who_leaves_is_forgotten_but_the_other_keeps_the_game(where: Where) -> None:
    async with opened(where) as database:
        await come(database, "Anna", "Ben")
        people, games = People(database), Games(database)
        await people.change(guest("anna"), name="Ada", looks="ada", password="p", recovery="r")  # noqa: S106
        await people.add_return("code", "anna", 500)
        await Invitations(database).add(StoredInvitation("table", "anna", "Ada", "{}", 500))
        await begun(database, "x", "anna", "ben")
        await games.unname("anna", "Otter 7")
        await people.forget("anna", "Otter 7")
        assert await people.find("anna") == Person("anna", "Otter 7", 500)
        assert await people.behind("anna's browser") is None
        assert await people.returning("code", 0) is None
        assert await Invitations(database).all() == ()
        assert await games.running_of("ben", 9) == ("x",)
        # The name is free again.
        await people.change(guest("ben"), name="Ada", looks="ada")
    everything = str(
        [rows(where, f"SELECT * FROM {table}") for table in ("events", "sessions", "returns")]  # noqa: S608
    )
    assert "Anna" not in everything
    assert "anna" not in everything
