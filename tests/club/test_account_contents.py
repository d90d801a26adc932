"""What an account holds: a name that is nobody else's, and what is kept, until it is deleted."""

from __future__ import annotations

import json

import pytest

from club.attempts import ANOTHER, HERE, PASSWORD, Try, anna, refused
from kvarto.record.reader import parse_games
from kvarto.session.per_seat import PerSeat
from kvarto.store.games import Sitter
from kvarto.store.people import Person
from store.databases import COMPUTER, GIVEN, OPENED

# -- what one is called ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("person", "wished", "among", "name"),
    [
        ("otter", None, "friends", "Anna"),
        ("otter", "Berta", "friends", "Anna"),
        ("otter", "Berta", "strangers", "Anna"),
        ("fox", None, "friends", "Fox"),
        ("fox", None, "strangers", "Fox"),
        ("fox", " Ben ", "friends", "Ben"),
        ("fox", "Ben", "strangers", "Fox"),
        ("fox", "Otter 7", "friends", "Otter 7"),
    ],
)
async def test_what_somebody_is_called_at_a_table(
    trying: Try,
    person: str,
    wished: str | None,
    among: str,
    name: str,
) -> None:
    async with trying() as accounts:
        await anna(accounts)
        called = await accounts.table_name(person, wished, among_strangers=among == "strangers")
        assert called == name


@pytest.mark.parametrize(
    ("wished", "key"), [("Anna", "name-is-taken"), ("аnnа", "name-mixes-scripts"), ("", "bad-name")]
)
async def test_what_nobody_is_called_at_a_table(trying: Try, wished: str, key: str) -> None:
    async with trying() as accounts:
        await anna(accounts)
        naming = accounts.table_name("fox", wished, among_strangers=False)
        assert await refused(naming) == key


async def test_another_name_is_in_all_games_too(trying: Try) -> None:
    async with trying() as accounts:
        await anna(accounts)
        await accounts.games.begin("g1", "otter", PerSeat(Sitter("otter"), COMPUTER), OPENED)
        assert await accounts.rename("ANNA", "Berta") == "Berta"
        (game,) = parse_games((await accounts.export("otter"))["games"][0])
        assert game.tags["First"] == "Berta"
        await accounts.sign_in("Berta", PASSWORD, HERE)
        assert await refused(accounts.rename("Anna", "Clara")) == "no-such-account"
        assert await refused(accounts.rename("Fox", "Clara")) == "no-such-account"
        assert await refused(accounts.rename("Berta", "Computer")) == "name-misleads"
        await accounts.sign_up("fox", "Clara", PASSWORD)
        assert await refused(accounts.rename("Berta", "CLARA")) == "name-is-taken"
        assert await accounts.rename("Berta", "BERTA") == "BERTA"


# -- what is kept ------------------------------------------------------------------------------


async def test_what_is_kept_can_be_taken_along(trying: Try) -> None:
    async with trying() as accounts:
        code = await anna(accounts)
        await accounts.people.admit("laptop", "otter", 86_400_000)
        sitters = PerSeat(Sitter("otter"), Sitter("fox"))
        await accounts.games.begin("g1", "otter", sitters, OPENED)
        await accounts.games.append("g1", 2, [GIVEN], "m1")
        await accounts.games.begin("g2", "fox", PerSeat(Sitter("fox"), COMPUTER), OPENED)
        kept = await accounts.export("otter")
        assert {**kept, "games": len(kept["games"])} == {
            "name": "Anna",
            "account": True,
            "since": "1970-01-01T00:00:00+00:00",
            "browsers_last_seen": ("1970-01-02T00:00:00+00:00",),
            "games": 1,
        }
        (game,) = parse_games(kept["games"][0])
        assert (game.tags["First"], len(game.actions)) == ("Anna", 1)
        for secret in (PASSWORD, code, "laptop", "argon2", "otter", "fox"):
            assert secret not in json.dumps(kept)
        assert await refused(accounts.export("")) == "nobody-yet"


async def test_a_deleted_account_is_forgotten_but_for_the_games_of_others(trying: Try) -> None:
    async with trying() as accounts:
        code = await anna(accounts)
        await accounts.people.admit("laptop", "otter", 1000)
        sitters = PerSeat(Sitter("otter"), Sitter("fox"))
        await accounts.games.begin("g1", "otter", sitters, OPENED)
        attempt = accounts.delete("otter", "wrong horse", HERE, "en")
        assert await refused(attempt) == "wrong-name-or-password"
        name = await accounts.delete("otter", PASSWORD, HERE, "en")
        assert name != "Anna"
        assert await accounts.people.find("otter") == Person("otter", name, 500)
        assert await accounts.people.behind("laptop") is None
        assert await refused(accounts.sign_in("Anna", PASSWORD, HERE)) == "wrong-name-or-password"
        recovering = accounts.recover("Anna", code, ANOTHER, HERE)
        assert await refused(recovering) == "wrong-name-or-code"
        (game,) = parse_games((await accounts.export("fox"))["games"][0])
        assert (game.tags["First"], game.tags["Second"]) == (name, "Ben")
        await accounts.sign_up("fox", "Anna", PASSWORD)
