"""Letters by way of the database."""

from __future__ import annotations

from kvarto.cluster.letterbox import Letterbox
from kvarto.store.letters import Letters
from store.databases import Where, opened, rows
from support.waiting import HANG_S


async def test_letters_to_one_node_are_written_together_but_not_too_many(
    where: Where,
) -> None:
    async with opened(where) as database:
        box = Letterbox(Letters(database), max_bundle_bytes=1000, close_within_s=HANG_S)
        box.start()
        sent = [b"%d" % number * 50 for number in range(10, 50)] + [b"long" * 1000, b"last"]
        for letter in sent:
            box.put("one", letter)
            box.put("two", letter[:1])
        await box.stop()
        count = "SELECT node, count(*) FROM letters GROUP BY node ORDER BY node"
        assert rows(where, count) == [("one", 6), ("two", 1)]
        assert await box.take("one") == sent
        assert await box.take("two") == [letter[:1] for letter in sent]
        assert await box.take("one") == []


async def test_what_waits_for_a_database_that_is_away_is_not_kept_without_end(
    file: Where,
) -> None:
    async with opened(file) as database:
        box = Letterbox(Letters(database), max_unwritten_bytes=100, close_within_s=HANG_S)
        box.start()
        for number in range(20):
            box.put("one", b"%02d" % number * 5)
        await box.stop()
        assert await box.take("one") == [b"%02d" % number * 5 for number in range(10)]
