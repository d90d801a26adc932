"""Who somebody is, and which games are theirs."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from kvarto.server.protocol.agreements import Invitation
from kvarto.server.protocol.basics import BySeat, Name, SeatName
from kvarto.server.protocol.puzzles import KeptPuzzles

Password = Annotated[str, Meta(min_length=1, max_length=200)]

#: A secret of the server's making that a person has written down.
Code = Annotated[str, Meta(min_length=1, max_length=64)]


class Me(Struct, frozen=True):
    """Who this browser is. Somebody who has not done anything yet has no name."""

    name: str | None
    #: Whether it is the name of an account.
    account: bool


class Language(Struct, frozen=True, forbid_unknown_fields=True):
    """The language of the page, for a made-up name."""

    language: Annotated[str, Meta(max_length=20)]


class NewAccount(Struct, frozen=True, forbid_unknown_fields=True):
    """An account for whoever plays at this browser; the games so far become its games."""

    name: Name
    password: Password


class RecoveryCode(Struct, frozen=True):
    """What helps when the password is forgotten. It is shown once."""

    code: str


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Be at one's account in this browser too; the games of the guest move into it."""

    name: Name
    password: Password


class Recover(Struct, frozen=True, forbid_unknown_fields=True):
    """A new password, with the recovery code. Every browser is signed out, and the code is used."""

    name: Name
    code: Code
    password: Password


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """Another password. Every other browser is signed out."""

    old: Password
    new: Password


class DeleteAccount(Struct, frozen=True, forbid_unknown_fields=True):
    """Forget the account; its games stay with the others who played them, without its name."""

    password: Password


class Kept(Struct, frozen=True):
    """Everything that is kept about a person. Of passwords and codes only hashes are."""

    name: str
    account: bool
    #: A day and time, as ISO 8601 writes them.
    since: str
    #: When each browser that acts for the person was last seen, within a day.
    browsers_last_seen: tuple[str, ...]
    #: Those at which nobody has sat down yet.
    tables: tuple[Invitation, ...]
    #: All games, as records.
    games: tuple[str, ...]
    #: Null if none was ever tried.
    puzzles: KeptPuzzles | None


class ReturnCode(Struct, frozen=True, forbid_unknown_fields=True):
    """What brings a guest back from another device: the address `/return#code`."""

    code: Code


class GameSummary(Struct, frozen=True):
    """One game in a list."""

    id: str
    names: BySeat
    #: The seats that are played by the browser that asks.
    yours: tuple[SeatName, ...]
    variant: str
    calling: str
    clock: str
    started_at: int
    #: Null while it goes on.
    ended_at: int | None
    winner: SeatName | None
    #: How it ended; null while it goes on.
    reason: str | None
    #: Whether it waits for the browser that asks.
    your_turn: bool
    #: Whether somebody at another browser waits for that too; the computer does not mind.
    awaited: bool
    #: When the time of whoever is on turn runs out.
    deadline: int | None


class MyGames(Struct, frozen=True):
    """The games of a person: the tables that wait, the running games, the finished ones."""

    tables: tuple[Invitation, ...]
    running: tuple[GameSummary, ...]
    #: The latest first.
    finished: tuple[GameSummary, ...]
    #: What to ask for as `before` to see older ones; null if there are none.
    before: int | None
