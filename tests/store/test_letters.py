"""Letters: left for a node, taken once, thrown away if nobody comes for them."""

from __future__ import annotations

import asyncio

from kvarto.store.letters import Letters
from store.databases import Where, change, opened
from support.waiting import HANG_S


async def test_a_node_takes_its_own_letters_once_and_in_their_order(where: Where) -> None:
    async with opened(where) as database:
        letters = Letters(database)
        for number in range(5):
            await letters.put("one", b"to one %d" % number)
            await letters.put("two", b"to two %d" % number)
        assert await letters.take("one") == tuple(b"to one %d" % number for number in range(5))
        assert await letters.take("one") == ()
        assert len(await letters.take("two")) == 5
        assert await letters.take("nobody") == ()


async def test_a_letter_may_have_any_content(where: Where) -> None:
    contents = (b"", b"\0", bytes(range(256)) * 1000, "Größe".encode())

    async with opened(where) as database:
        letters = Letters(database)
        for content in contents:
            await letters.put("one", content)
        assert await letters.take("one") == contents


async def test_letters_that_are_put_while_others_are_taken_are_neither_lost_nor_doubled(
    where: Where,
) -> None:
    async with opened(where) as here, opened(where) as there:
        taken: list[bytes] = []
        sent = [b"%d-%d" % (sender, number) for sender in range(4) for number in range(25)]

        async def send(letters: list[bytes]) -> None:
            for letter in letters:
                await Letters(there).put("one", letter)

        async def take() -> None:
            while len(taken) < len(sent):
                taken.extend(await Letters(here).take("one"))

        parts = [sent[i : i + 25] for i in range(0, 100, 25)]
        await asyncio.wait_for(asyncio.gather(take(), *map(send, parts)), HANG_S)
        assert sorted(taken) == sorted(sent)


async def test_a_heap_of_letters_is_taken_in_parts(where: Where) -> None:
    async with opened(where) as database:
        letters = Letters(database, max_at_once=3)
        for number in range(5):
            await letters.put("one", b"%d" % number)
        assert await letters.take("one") == (b"0", b"1", b"2")
        assert await letters.take("one") == (b"3", b"4")


async def test_letters_that_nobody_comes_for_are_thrown_away(where: Where) -> None:
    async with opened(where) as database:
        letters = Letters(database)
        await letters.put("dead", b"old")
        change(where, "UPDATE letters SET at = at - 1000")
        moment = await database.now() - 500
        await letters.put("one", b"new")
        await letters.clear(moment)
        assert await letters.take("dead") == ()
        assert await letters.take("one") == (b"new",)
