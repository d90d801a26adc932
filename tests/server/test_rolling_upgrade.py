"""From one release to the next, node by node, while games go on."""

from __future__ import annotations

import ast
import asyncio
import sys
from pathlib import Path
from random import Random

import psycopg
import pytest

from kvarto.store.migrations import scripts
from kvarto.store.revisions import NEWEST, VERSION_TABLE, name_of
from server import next_release, patient_kvarto
from server.sites import Site, site_in
from server.storms import Storm, Weather
from support.generous import PATIENT_SERVER
from support.nats import OwnNats
from support.postgres import OwnPostgres, plain

THIS_RELEASE = patient_kvarto.PATIENT_COMMAND
NEXT_RELEASE = (sys.executable, next_release.__file__, "serve")
#: Steps until this one brought the schema for several machines; nobody ran several before.
FIRST_OF_SEVERAL = 4


@pytest.mark.long
async def test_games_go_on_while_all_nodes_are_upgraded_one_after_the_other(
    own_postgres: OwnPostgres, own_nats: OwnNats
) -> None:
    async with site_in(own_postgres, own_nats, THIS_RELEASE, nodes=2, slowest=0.01, seed=1) as site:
        storm = Storm(site, Weather(at_once=4, longest_thought=0.05), Random(1))
        await storm.play_during(upgrade_all(storm))
        longest = storm.check_all()
        print(f"{storm}, {longest}")  # noqa: T201
        # A node that stops leaves its games at once: no other waited until its lease was over.
        assert longest.in_all < PATIENT_SERVER.lease_ms
        assert site.complaints() == []
        assert revision_of(site) == next_release.NEXT


async def upgrade_all(storm: Storm) -> None:
    """Upgrade one node after the other, each while games go on."""
    for member in storm.site.members:
        before = storm.acknowledged
        while storm.acknowledged < before + 20:
            await asyncio.sleep(0.02)
        await storm.site.upgrade(member, NEXT_RELEASE)


def revision_of(site: Site) -> int:
    """The revision of its database, which is too new for this release."""
    with psycopg.connect(plain(site.database)) as connection:
        chosen = f"SELECT version_num FROM {VERSION_TABLE}"  # noqa: S608
        ((version,),) = connection.execute(chosen.encode()).fetchall()
    return int(version)


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
