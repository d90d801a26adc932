"""The course: its steps, attempts at them, and what is said to those."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from kvarto.server.protocol.basics import CellName, PieceName

LessonTask = Literal["find", "point", "mark-winning", "mark-safe", "place", "give", "turn"]


class LessonStep(Struct, frozen=True):
    """One step of the course; its texts are messages that begin with `lesson-` and its id."""

    id: str
    task: LessonTask
    position: str
    #: How long one has, where a clock runs.
    seconds: int | None


class Lessons(Struct, frozen=True):
    """The course, in its order."""

    steps: tuple[LessonStep, ...]


class LessonAttempt(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody has done in a step, in the order in which it is done."""

    #: Where the piece in hand was placed.
    cell: CellName | None = None
    #: The four cells of a call, or of what was to be pointed out.
    pointed: Annotated[tuple[CellName, ...], Meta(max_length=4)] = ()
    #: The piece that was found or given, or all that were marked.
    pieces: Annotated[tuple[PieceName, ...], Meta(max_length=16)] = ()


class LessonVerdict(Struct, frozen=True):
    """Whether an attempt was right, and why: a message of the catalogues, and what fills it in."""

    right: bool
    reason: str
    #: What lies on the table then; after a mistake, often what the other player makes of it.
    position: str
    lit: tuple[CellName, ...]
    cell: CellName | None
    piece: PieceName | None
    #: A shape, as notation writes it.
    shape: str | None
    traits: tuple[str, ...]
    count: int
