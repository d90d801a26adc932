"""Several machines: nodes, which of them owns each game, and letters between them.

Until now one server ran at a time, and `servers` told when. Each that was the last to see a running
game becomes a node that owns it, so that nobody is charged for the time since it stopped.
"""

from __future__ import annotations

import bisect
import json
from typing import Any

import sqlalchemy as sa
from alembic import op

from kvarto.session.codec import from_json

revision = "0004"
down_revision = "0003"

_LAST_EVENTS = """
    SELECT events.game, events.content FROM events
    JOIN (SELECT game, max(number) AS number FROM events GROUP BY game) AS last
        ON last.game = events.game AND last.number = events.number
    JOIN games ON games.id = events.game
    WHERE games.ended_at IS NULL
"""


def upgrade() -> None:
    """Make the new tables, and move what there is into them."""
    nodes = op.create_table(
        "nodes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("began_at", sa.BigInteger, nullable=False),
        sa.Column("alive_at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("hears", sa.Boolean, nullable=False),
    )
    leases = op.create_table(
        "leases",
        sa.Column("place", sa.String(64), primary_key=True),
        sa.Column("node", sa.String(32), sa.ForeignKey("nodes.id"), nullable=False),
        sa.Column("epoch", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "letters",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
        sa.Column("node", sa.String(32), nullable=False, index=True),
        sa.Column("content", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    owners = _owners(op.get_bind())
    for server in {server.id: server for server in owners.values()}.values():
        row = {"id": _node(server), "began_at": server.began_at, "alive_at": server.alive_at}
        op.execute(sa.insert(nodes).values(**row, until=server.alive_at, hears=False))
    for game, server in owners.items():
        op.execute(sa.insert(leases).values(place=game, node=_node(server), epoch=1))
    op.drop_table("servers")


def _owners(made: sa.Connection) -> dict[str, sa.Row[Any]]:
    """The server that ran at the last event of each running game."""
    servers = made.execute(sa.text("SELECT * FROM servers ORDER BY began_at")).fetchall()
    began = [server.began_at for server in servers]
    owners = {}
    for game, content in made.execute(sa.text(_LAST_EVENTS)):
        so_many_before = bisect.bisect_right(began, from_json(json.loads(content)).at)
        if so_many_before:
            owners[game] = servers[so_many_before - 1]
    return owners


def _node(server: sa.Row[Any]) -> str:
    return f"server-{server.id}"
