"""What may be asked about a game within a query."""

from __future__ import annotations

from sqlalchemy import ColumnElement, exists

from kvarto.store import schema


def is_timed() -> ColumnElement[bool]:
    """Whether time is limited in a game."""
    games, events = schema.games, schema.events
    return exists().where(
        events.c.game == games.c.id,
        events.c.number == 1,
        # Within a text of JSON every quotation mark has a backslash: no name looks like this.
        events.c.content.not_like('%"clock":"-"%'),
    )
