"""From one release to the next, node by node, while games go on."""

from __future__ import annotations

import ast
import asyncio
import sys
from pathlib import Path
from random import Random

import pytest

from kvarto.store.address import located
from kvarto.store.migrations import scripts
from kvarto.store.revisions import NEWEST, name_of, revision_of
from server import next_release
from server.processes import COMMAND
from server.sites import Site, site_in
from server.storms import Storm, Weather
from servers.nats import OwnNats
from servers.postgres import OwnPostgres

NEXT_RELEASE = (sys.executable, next_release.__file__, *COMMAND[3:])
#: Steps until this one brought the schema for several machines; nobody ran several before.
FIRST_OF_SEVERAL = 4


def test_games_go_on_while_all_nodes_are_upgraded_one_after_the_other(
    tmp_path: Path, own_postgres: OwnPostgres, own_nats: OwnNats
) -> None:
    async def upgrade_all(site: Site) -> None:
        for member in site.members:
            await asyncio.sleep(1)
            await site.upgrade(member, NEXT_RELEASE)

    async def test() -> None:
        async with site_in(tmp_path, own_postgres, own_nats, slowest=0.01, seed=1) as site:
            weather = Weather(seconds=8, at_once=6, faults=(), calm=1)
            storm = Storm(site, weather, Random(1))
            upgrading = asyncio.create_task(upgrade_all(site))
            await storm.rage()
            await upgrading
            longest = storm.check_all()
            print(f"{storm}, {longest}")  # noqa: T201
            # Whoever stops leaves its games at once; nobody has to find out that it is dead.
            assert longest.in_all < 4000
            assert storm.played
            assert site.complaints() == []
            assert next_release_of(site) == next_release.NEXT

    asyncio.run(test())


def next_release_of(site: Site) -> int | None:
    """The revision of its database, which is too new for this release."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("kvarto.store.revisions.NEWEST", next_release.NEXT)
        return revision_of(located(site.database))


@pytest.mark.parametrize("revision", range(FIRST_OF_SEVERAL + 1, NEWEST + 1))
def test_steps_only_add_so_that_nodes_of_the_release_before_go_on(revision: int) -> None:
    path = Path(scripts.get_revision(name_of(revision)).path)
    used = {
        node.attr
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "op"
    }
    assert used <= {"add_column", "create_table", "create_index"}
