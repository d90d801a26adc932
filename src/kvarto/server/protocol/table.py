"""A table: what is done and said at it, and what there is to see."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from kvarto.server.protocol.agreements import Invitation
from kvarto.server.protocol.basics import CellName, PieceName, Problem, SeatName

CommandName = Literal[
    "give",
    "place",
    "call",
    "point",
    "end_turn",
    "resign",
    "offer_draw",
    "accept_draw",
    "decline_draw",
    "ask_take_back",
    "accept_take_back",
    "decline_take_back",
    "pause",
    "resume",
    "abort",
    "claim_win",
]


class Do(Struct, frozen=True, tag="do", forbid_unknown_fields=True):
    """Something a player does. It is answered by `done` or `refused` with the same id.

    A page numbers what it sends. The same id sent twice, over one socket or two, counts once.
    """

    id: Annotated[str, Meta(min_length=1, max_length=40)]
    seat: SeatName
    command: CommandName
    #: For `give`.
    piece: PieceName | None = None
    #: For `place`.
    cell: CellName | None = None
    #: For `point`: the four cells of the shape, or null to take the call back.
    cells: tuple[CellName, CellName, CellName, CellName] | None = None


#: What can be said at a table; it arrives in the language of whoever reads it.
Phrase = Literal[
    "hello",
    "good-luck",
    "nice-move",
    "oops",
    "one-moment",
    "your-turn",
    "well-played",
    "thanks",
    "once-more",
    "goodbye",
    "smile",
    "surprised",
    "thinking",
    "applause",
]


class Say(Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """Say something to the other player and to those who watch. Only a refusal is answered."""

    seat: SeatName
    phrase: Phrase


class Echo(Struct, frozen=True, tag="echo", forbid_unknown_fields=True):
    """The answer to `probe`, sent at once: so the server knows how long messages travel."""

    nonce: int


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Answered at once by `pong`: so a page knows that it is heard, and what time it is."""

    #: Returned as it is.
    sent: float = 0.0


FromPage = Do | Say | Echo | Ping


class Occupant(Struct, frozen=True):
    """Who sits on a seat."""

    name: str
    #: The computer's level; null for a person.
    level: int | None
    #: Whether it is played by the browser that asks.
    yours: bool
    points: bool


class Offer(Struct, frozen=True):
    """What a player has proposed."""

    seat: SeatName
    kind: Literal["draw", "take_back"]


class Clocks(Struct, frozen=True):
    """The time of both players in milliseconds, at the moment `now` of the message."""

    first: int | None
    second: int | None
    running: SeatName | None


class Aids(Struct, frozen=True):
    """What a player who asked for it is shown; a completed shape counts as dead."""

    #: The feature values that three pieces of a shape share, with the cell that completes it.
    threats: tuple[Threat, ...]
    #: The pieces of the reserve that do not win at once; null if it was not asked for.
    safe: tuple[PieceName, ...] | None


class Threat(Struct, frozen=True):
    """A cell that would complete a shape, and the feature value of its other three pieces."""

    cell: CellName
    trait: str


class Outcome(Struct, frozen=True):
    """How the game ended."""

    winner: SeatName | None
    reason: str
    #: The shape that won, as notation writes it, its cells, and what the four pieces share.
    shape: str | None
    cells: tuple[CellName, ...]
    traits: tuple[str, ...]


class Seats(Struct, frozen=True):
    """Both occupants."""

    first: Occupant
    second: Occupant


class May(Struct, frozen=True):
    """What each seat of this browser may do now; it never tells of an open quarto."""

    first: tuple[CommandName, ...]
    second: tuple[CommandName, ...]


class SeatAids(Struct, frozen=True):
    """The aids of the seats of this browser."""

    first: Aids | None
    second: Aids | None


class AwaySince(Struct, frozen=True):
    """Since when each player is away, by the server's time; null for somebody who is there."""

    first: int | None
    second: int | None


class Table(Struct, frozen=True, tag="table"):
    """Everything there is to see. It is sent when a page connects, and after every change."""

    id: str
    #: How many events there have been: a page shows the highest it has seen.
    number: int
    #: The server's time in milliseconds.
    now: int
    variant: str
    calling: str
    false_call: str
    late_call: bool
    clock: str
    casual: bool
    seats: Seats
    #: The dice of first and second, thrown until they differed; none if it was agreed.
    throws: tuple[tuple[int, int], ...]
    #: The sixteen cells from a1, b1 … to d4: a piece or a dot.
    board: str
    hand: PieceName | None
    reserve: tuple[PieceName, ...]
    #: Where the last piece was placed.
    last: CellName | None
    #: The position as notation writes it.
    position: str
    #: The game so far in notation.
    words: tuple[str, ...]
    to_act: SeatName | None
    may: May
    aids: SeatAids
    #: Who has called and has yet to point, and until when.
    pointing: SeatName | None
    #: The moment at which time alone changes something.
    deadline: int | None
    #: Who has used the call that the last placement gave.
    called: tuple[SeatName, ...]
    offers: tuple[Offer, ...]
    paused: bool
    clocks: Clocks
    outcome: Outcome | None
    #: The game that follows this one, if there is one.
    rematch: str | None
    #: Who has asked for one.
    rematch_asked: tuple[SeatName, ...]
    #: Whether two people play it at different browsers.
    online: bool
    #: Whether anybody with the address may watch.
    watched: bool
    away: AwaySince
    #: How long somebody must be away, in milliseconds, before the win can be claimed; null where a
    #: clock decides.
    grace: int | None
    #: How many watch.
    watchers: int
    #: How many milliseconds whoever asks is behind, as somebody who watches; null for a player.
    behind: int | None


class Said(Struct, frozen=True, tag="said"):
    """A player has said something."""

    seat: SeatName
    phrase: Phrase


class Probe(Struct, frozen=True, tag="probe"):
    """To be answered at once by `echo` with the same nonce."""

    nonce: int


class Done(Struct, frozen=True, tag="done"):
    """What was asked for is done and stored; a `table` with this number or a higher one came."""

    id: str
    number: int


class Refused(Struct, frozen=True, tag="refused"):
    """What was asked for is not done; nothing has changed. `id` is null if it could not be read."""

    id: str | None
    problem: Problem


class Pong(Struct, frozen=True, tag="pong"):
    """The answer to `ping`."""

    sent: float
    now: int


FromServer = Table | Invitation | Said | Probe | Done | Refused | Pong
