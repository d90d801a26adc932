"""Tables that wait: kept, changed, taken away, and listed."""

from __future__ import annotations

from dataclasses import replace

import pytest
from sqlalchemy.exc import IntegrityError

from kvarto.store.invitations import Invitations, StoredInvitation
from store.databases import Where, come, opened

ONE = StoredInvitation("one", "anna", "Anna", '{"variant":"standard"}', 2000)
TWO = StoredInvitation("two", "ben", "Ben", "{}", 1000)


async def test_tables_are_kept_changed_and_taken_away(where: Where) -> None:
    async with opened(where) as database:
        await come(database, "Anna", "Ben")
        waiting = Invitations(database)
        await waiting.add(ONE)
        await waiting.add(TWO)
        # The oldest comes first.
        assert await waiting.all() == (TWO, ONE)
        await waiting.change("one", "Ada", "{}")
        assert await waiting.all() == (TWO, replace(ONE, name="Ada", terms="{}"))
        await waiting.remove("two")
        await waiting.remove("two")  # twice is no harm
        assert [table.id for table in await waiting.all()] == ["one"]


async def test_a_table_has_an_address_of_its_own_and_a_maker(where: Where) -> None:
    async with opened(where) as database:
        await come(database, "Anna", "Ben")
        waiting = Invitations(database)
        await waiting.add(ONE)
        with pytest.raises(IntegrityError):
            await waiting.add(replace(TWO, id="one"))
        with pytest.raises(IntegrityError):
            await waiting.add(replace(TWO, maker="nobody"))
        assert await waiting.all() == (ONE,)
