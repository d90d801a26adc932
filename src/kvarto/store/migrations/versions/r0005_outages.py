"""Outages are remembered until somebody has seen to them, though one owner after the other dies."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Nodes of the release before need not know of it: they go on while others are upgraded."""
    op.add_column("leases", sa.Column("down_since", sa.BigInteger))
