"""How the schema came about: one step for each revision, taken with Alembic.

Nothing is configured by a file: the steps are taken on the connection at hand, in its transaction.
"""

from __future__ import annotations

from pathlib import Path

from alembic.migration import MigrationContext
from alembic.operations import Operations
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

scripts = ScriptDirectory(str(Path(__file__).parent))


def take_steps(connection: Connection, before: str | None, after: str, version_table: str) -> None:
    """Take a database from one revision to a later one; from None there is nothing yet."""
    context = MigrationContext.configure(connection, opts={"version_table": version_table})
    with Operations.context(context):
        for step in reversed(list(scripts.iterate_revisions(after, before or "base"))):
            step.module.upgrade()
            context.stamp(scripts, step.revision)
