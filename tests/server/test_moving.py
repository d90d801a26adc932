"""A guest who becomes somebody else, or is called something else, in the middle of a game."""

from __future__ import annotations

from pathlib import Path

import msgspec

from kvarto.club.accounts import Accounts
from kvarto.server import protocol
from kvarto.server.audience import Visitor
from kvarto.server.tables import Tables
from kvarto.store.invitations import Invitations
from kvarto.store.people import People
from server.games import ANNA, BEN, CARLA, begun, give, serving


def table_of(messages: list[bytes]) -> protocol.Table:
    return msgspec.json.decode(messages[-1], type=protocol.Table)


async def test_the_games_of_a_guest_are_played_on_by_the_person(tmp_path: Path) -> None:
    async with serving(tmp_path / "kvarto.sqlite3") as server:
        at = await begun(server)
        messages: list[bytes] = []
        at.enter(Visitor(ANNA, messages.append))
        people = People(server.database)
        await people.admit("a new browser", CARLA, 0, guest=ANNA)
        await server.move(ANNA, CARLA)
        assert table_of(messages).seats.first.yours
        assert not at.audience.is_player(ANNA)
        await at.do(CARLA, give())
        assert table_of(messages).hand == "F"
        stored = await server.games.load(at.id)
        assert stored is not None
        assert (stored.owner, stored.sitters) == (CARLA, at.sitters)


async def test_somebody_who_watched_as_a_guest_plays_as_the_person(tmp_path: Path) -> None:
    async with serving(tmp_path / "kvarto.sqlite3") as server:
        database = server.database
        accounts = Accounts(People(database), server.games)
        tables = Tables(server, Invitations(database), accounts)
        game = await tables.pair(ANNA, BEN, protocol.Agreement())
        at = await server.find(game, CARLA)
        messages: list[bytes] = []
        at.enter(Visitor(CARLA, messages.append))
        assert at.watchers == 1
        assert table_of(messages).behind is not None
        await server.move(CARLA, ANNA)
        assert at.watchers == 0
        assert table_of(messages).behind is None


async def test_another_name_is_seen_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path / "kvarto.sqlite3") as server:
        at = await begun(server)
        messages: list[bytes] = []
        at.enter(Visitor(ANNA, messages.append))
        server.rename(ANNA, "Quiet Fox 7")
        assert table_of(messages).seats.second.name == "Quiet Fox 7"
