"""What is agreed on before a game, and who sits down to it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from kvarto.server.protocol.basics import Name

#: What a person can be shown in a casual game: the features that three pieces of a shape share,
#: and the pieces that do not win at once.
Aid = Literal["threats", "safe"]


class Chair(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits down: a person at this browser, or the computer."""

    name: Name
    #: The computer's level, from 1; null for a person.
    level: int | None = None
    #: Whether a call must be pointed out; small children only call.
    points: bool = True
    aids: tuple[Aid, ...] = ()


class Agreement(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The rules that are agreed on before a game. The defaults are the printed standard game."""

    variant: Annotated[str, Meta(max_length=20)] = "standard"
    calling: Literal["spoken", "automatic"] = "spoken"
    false_call: Literal["ignore", "forfeit"] = "ignore"
    late_call: bool = False
    #: As records write it: `-`, `60/move`, `60/place`, `600+5`, `3d/move`.
    clock: Annotated[str, Meta(max_length=20)] = "-"
    #: Casual games can be paused, and moves taken back.
    casual: bool = True


class NewGame(Agreement, frozen=True, kw_only=True):
    """A game at this browser, which begins at once."""

    chairs: tuple[Chair, Chair]
    #: Whether dice decide who is first; else the first chair is.
    dice: bool = True
    #: The position to begin from; null for the empty board.
    position: Annotated[str, Meta(max_length=80)] | None = None


class NewTable(Agreement, frozen=True, kw_only=True):
    """A table at which somebody else is to sit down."""

    #: What its maker is called at it; null for the name of the account, or a made-up one. Where
    #: strangers meet, only the latter two are shown.
    name: Name | None = None
    #: Whether a call must be pointed out.
    points: bool = True
    first: Literal["dice", "maker", "guest"] = "dice"
    #: Who finds it: those who are given its address, or everybody in the lobby.
    found: Literal["link", "lobby"] = "link"
    #: Whether anybody with the address may watch; in the lobby everybody may.
    watched: bool = False


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    """Taking the free chair of a table; `name` is as in `NewTable`."""

    name: Name | None = None


class Invitation(Struct, frozen=True, tag="invitation"):
    """A table that waits for somebody to sit down. A `table` follows when the game begins."""

    id: str
    #: The name of its maker.
    maker: str
    #: Whether the browser that asks has made it.
    yours: bool
    #: What is agreed on; its `name` is null.
    terms: NewTable
    made_at: int
    now: int


class Created(Struct, frozen=True):
    """Where the new game is played, or the table stands; they have the same address."""

    id: str


class Rematch(Struct, frozen=True):
    """The game that follows; null until the other has asked for it too."""

    id: str | None
