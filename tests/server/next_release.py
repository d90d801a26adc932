"""The program as its next release might be: with one more step of the schema. To be run."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from alembic.script import ScriptDirectory

from kvarto.store import migrations, revisions

#: The revision of the next release.
NEXT = revisions.NEWEST + 1
_STEP = f"""
import sqlalchemy as sa
from alembic import op

revision = "{revisions.name_of(NEXT)}"
down_revision = "{revisions.name_of(revisions.NEWEST)}"


def upgrade():
    op.add_column("games", sa.Column("of_the_next_release", sa.Integer))
"""


def main() -> None:
    """Everything is as in this release, but for the schema."""
    with TemporaryDirectory() as folder:
        Path(folder, f"r{NEXT:04}.py").write_text(_STEP, encoding="utf-8")
        here = Path(migrations.__file__).parent
        folders = [str(here / "versions"), folder]
        migrations.scripts = ScriptDirectory(str(here), version_locations=folders)
        revisions.NEWEST = NEXT
        # Only now: others take the newest revision from there when they are imported.
        from server.patient_kvarto import main as run  # noqa: PLC0415

        run()


if __name__ == "__main__":
    sys.path.append(str(Path(__file__).parents[1]))
    main()
