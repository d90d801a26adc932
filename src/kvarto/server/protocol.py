"""Every message between the server and a page, declared once.

From here come the reading and checking of what arrives, the TypeScript types of the page,
`/openapi.json` and `docs/protocol.md`.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

SeatName = Literal["first", "second"]
#: A cell, `a1` to `d4`.
CellName = Annotated[str, Meta(pattern="^[a-d][1-4]$")]
#: A piece, `0` to `F`, as notation writes it.
PieceName = Annotated[str, Meta(pattern="^[0-9A-F]$")]
Name = Annotated[str, Meta(min_length=1, max_length=40)]

# -- a new game --------------------------------------------------------------------------------

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


class NewGame(Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed on before a game. The defaults are the printed standard game."""

    chairs: tuple[Chair, Chair]
    #: Whether dice decide who is first; else the first chair is.
    dice: bool = True
    variant: Annotated[str, Meta(max_length=20)] = "standard"
    calling: Literal["spoken", "automatic"] = "spoken"
    false_call: Literal["ignore", "forfeit"] = "ignore"
    late_call: bool = False
    #: As records write it: `-`, `60/move`, `60/place`, `600+5`, `3d/move`.
    clock: Annotated[str, Meta(max_length=20)] = "-"
    #: Casual games can be paused, and moves taken back.
    casual: bool = True
    #: The position to begin from; null for the empty board.
    position: Annotated[str, Meta(max_length=80)] | None = None


class Created(Struct, frozen=True):
    """Where the new game is played."""

    id: str


# -- what a page sends over the socket ---------------------------------------------------------

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


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Answered at once by `pong`: so a page knows that it is heard, and what time it is."""

    #: Returned as it is.
    sent: float = 0.0


FromPage = Do | Ping

# -- what the server sends over the socket -----------------------------------------------------


class BySeat(Struct, frozen=True):
    """A text for each seat."""

    first: str
    second: str


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


class Done(Struct, frozen=True, tag="done"):
    """What was asked for is done and stored; a `table` with this number or a higher one came."""

    id: str
    number: int


class Problem(Struct, frozen=True):
    """Why something is refused: a message of the catalogues, with what fills it in."""

    key: str
    #: An argument that is itself a message is said in the reader's language too.
    arguments: dict[str, str | Problem]
    #: The message in English, for programs.
    text: str


class Refused(Struct, frozen=True, tag="refused"):
    """What was asked for is not done; nothing has changed. `id` is null if it could not be read."""

    id: str | None
    problem: Problem


class Pong(Struct, frozen=True, tag="pong"):
    """The answer to `ping`."""

    sent: float
    now: int


FromServer = Table | Done | Refused | Pong

# -- looking back ------------------------------------------------------------------------------


class Step(Struct, frozen=True):
    """One moment of a game: what lay on the table after an action."""

    #: The word it belongs to, by its place in the list of words; null for the beginning.
    word: int | None
    seat: SeatName | None
    board: str
    hand: PieceName | None
    reserve: tuple[PieceName, ...]
    last: CellName | None
    position: str


class Replay(Struct, frozen=True):
    """A game to look through."""

    names: BySeat
    variant: str
    words: tuple[str, ...]
    steps: tuple[Step, ...]
    outcome: Outcome | None
    #: The record, to be copied or kept.
    record: str


class RecordText(Struct, frozen=True, forbid_unknown_fields=True):
    """A record that somebody has opened; the first game of it is replayed."""

    text: Annotated[str, Meta(max_length=200_000)]


class ReviewedWord(Struct, frozen=True):
    """One word of a game, judged; values are those of the player who moved."""

    word: int
    seat: SeatName
    verdict: str
    before: Literal["win", "draw", "loss", "unknown"]
    after: Literal["win", "draw", "loss", "unknown"]
    better: tuple[str, ...]
    #: The quartos that the player could have called in this turn and did not.
    missed: tuple[str, ...]


class Review(Struct, frozen=True):
    """What a finished game was worth, word by word."""

    words: tuple[ReviewedWord, ...]
    #: The word with which it was decided, by its place in the list.
    turning_point: int | None
    #: Of a hundred moves, how many kept the value; null if none could be judged.
    accuracy_first: int | None
    accuracy_second: int | None


# -- what there is to choose from --------------------------------------------------------------


class LevelOffer(Struct, frozen=True):
    """A strength of the computer; its name and what it is like are messages."""

    number: int
    name: str
    about: str


class Offers(Struct, frozen=True):
    """What this server offers, and what it is."""

    version: str
    levels: tuple[LevelOffer, ...]
    languages: tuple[str, ...]


class Failure(Struct, frozen=True):
    """The answer to a request that is refused."""

    problem: Problem
