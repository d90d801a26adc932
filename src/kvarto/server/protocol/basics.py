"""What many messages are made of."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

SeatName = Literal["first", "second"]

#: A cell, `a1` to `d4`.
CellName = Annotated[str, Meta(pattern="^[a-d][1-4]$")]

#: A piece, `0` to `F`, as notation writes it.
PieceName = Annotated[str, Meta(pattern="^[0-9A-F]$")]

Name = Annotated[str, Meta(min_length=1, max_length=40)]


class BySeat(Struct, frozen=True):
    """A text for each seat."""

    first: str
    second: str


class Problem(Struct, frozen=True):
    """Why something is refused: a message of the catalogues, with what fills it in."""

    key: str
    #: An argument that is itself a message is said in the reader's language too.
    arguments: dict[str, str | Problem]
    #: The message in English, for programs.
    text: str


class Failure(Struct, frozen=True):
    """The answer to a request that is refused."""

    problem: Problem
