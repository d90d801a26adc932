"""Analysing positions: every move graded, best lines, and games with their variations."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from kvarto.server.protocol.basics import CellName, PieceName, SeatName
from kvarto.server.protocol.looking_back import Step, ValueName
from kvarto.server.protocol.table import Outcome, Ping, Pong, Refused, Threat

QuestionId = Annotated[str, Meta(min_length=1, max_length=40)]
PositionText = Annotated[str, Meta(max_length=80)]
VariantText = Annotated[str, Meta(max_length=20)]
WordText = Annotated[str, Meta(min_length=1, max_length=12)]


# -- over the socket ---------------------------------------------------------------------------


class Analyse(Struct, frozen=True, tag="analyse", forbid_unknown_fields=True):
    """Grade every move of a position. It is answered by `analysis`, and `graded` as it goes on.

    What was asked before is dropped: a page looks at one position at a time.
    """

    id: QuestionId
    position: PositionText
    #: To look at the same pieces in another variant; null for the one of the position.
    variant: VariantText | None = None


class AskLine(Struct, frozen=True, tag="line", forbid_unknown_fields=True):
    """Ask for the best moves of both sides, after a word or from where it stands.

    The line that was asked for before is dropped.
    """

    id: QuestionId
    position: PositionText
    variant: VariantText | None = None
    #: A word of notation that is played before; also a part of one.
    word: WordText | None = None


class StopAnalysing(Struct, frozen=True, tag="stop", forbid_unknown_fields=True):
    """Want to know no more; nothing further comes. Leaving does the same."""


FromAnalysisPage = Analyse | AskLine | StopAnalysing | Ping


class Quarto(Struct, frozen=True):
    """A quarto that lies on the board, with what the four pieces share."""

    shape: str
    cells: tuple[CellName, ...]
    traits: tuple[str, ...]


class Analysis(Struct, frozen=True, tag="analysis"):
    """What is seen of a position without any search; sent at once."""

    id: str
    #: As notation writes it, with the variant that was asked for.
    position: str
    variant: str
    board: str
    hand: PieceName | None
    reserve: tuple[PieceName, ...]
    last: CellName | None
    #: Null where the game is over.
    to_act: SeatName | None
    #: What whoever is to act can call, where quartos must be called.
    open: tuple[Quarto, ...]
    #: What nobody can call any more.
    lapsed: tuple[Quarto, ...]
    #: The cells that would complete a shape, by what its other three pieces share.
    threats: tuple[Threat, ...]
    #: The pieces of the reserve that do not win at once.
    safe: tuple[PieceName, ...]
    #: How many moves there are to grade.
    total: int


class GradedWord(Struct, frozen=True):
    """A move and what it leads to for whoever makes it."""

    #: `b2>7` places and gives, `b2!3` places and wins, `>7` gives, `!3` calls, `d4` places last.
    word: str
    #: Unknown where it would have taken too long.
    value: ValueName
    #: How many more pieces are placed until the end; null where it is unknown.
    distance: int | None


class Graded(Struct, frozen=True, tag="graded"):
    """Moves that have been graded since the last message; where a search is long, perhaps none."""

    id: str
    position: str
    moves: tuple[GradedWord, ...]
    #: How many have been graded so far, of how many.
    graded: int
    total: int
    #: How many positions have been looked at so far.
    nodes: int
    done: bool


class BestLine(Struct, frozen=True, tag="line"):
    """A line of best moves, with what lies on the table after each action of it."""

    id: str
    position: str
    words: tuple[str, ...]
    steps: tuple[Step, ...]
    #: Whether it goes on to the end; else it would have taken too long.
    whole: bool


FromAnalysis = Analysis | Graded | BestLine | Refused | Pong


# -- studies -----------------------------------------------------------------------------------

#: More words than the longest study has, and than a page can show.
MOST_WORDS = 3_000

TagText = Annotated[str, Meta(max_length=200)]
CommentText = Annotated[str, Meta(max_length=2_000)]
WordIndex = Annotated[int, Meta(ge=0, le=MOST_WORDS)]


class StudyRules(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What was agreed on besides the variant, which is part of every position."""

    calling: Literal["spoken", "automatic"] = "spoken"
    false_call: Literal["ignore", "forfeit"] = "ignore"
    late_call: bool = False
    #: Who must point out what is called, first and second.
    pointing: Literal["on", "off", "on/off", "off/on"] = "on"
    #: As records write it.
    clock: Annotated[str, Meta(max_length=20)] = "-"


class StudyEnd(Struct, frozen=True, forbid_unknown_fields=True):
    """An end that is not in the moves: a resignation, an agreement, the clock."""

    reason: Literal[
        "agreement", "time", "resignation", "forfeit", "abandoned", "aborted", "unknown"
    ]
    winner: SeatName | None


class OnTable(Struct, frozen=True):
    """What lies on the table at some moment of a study, and whose turn it is."""

    position: str
    board: str
    hand: PieceName | None
    reserve: tuple[PieceName, ...]
    last: CellName | None
    to_act: SeatName | None
    outcome: Outcome | None


class StudyNode(Struct, frozen=True):
    """A word of a study and what lies on the table after it; the first node is the beginning."""

    #: Its place in the list.
    id: int
    parent: int | None
    #: Null for the beginning.
    word: str | None
    #: The round it belongs to, and who has moved; null for the beginning.
    number: int | None
    seat: SeatName | None
    #: What is said before the word, where a variation begins, and after it.
    before: str
    comment: str
    #: What was left on the player's clock, in milliseconds.
    clock: int | None
    #: What can follow; the first is the main line, the others are variations.
    children: tuple[int, ...]
    table: OnTable


class Study(Struct, frozen=True):
    """A game with its variations and comments, as a tree."""

    #: Players, event, date and whatever else only describes.
    tags: dict[str, str]
    rules: StudyRules
    variant: str
    nodes: tuple[StudyNode, ...]
    #: How the main line was ended from outside; null where the moves ended it, or nothing has.
    end: StudyEnd | None
    #: The record, to be copied, kept or shared.
    record: str


class StudyText(Struct, frozen=True, forbid_unknown_fields=True):
    """A record or a position that somebody has pasted; of several games the first counts."""

    text: Annotated[str, Meta(max_length=200_000)]


class DraftNode(Struct, frozen=True, forbid_unknown_fields=True):
    """A word of a study that is written."""

    #: The place of the word it follows in the list, from 1; 0 for the beginning.
    parent: WordIndex
    word: WordText
    before: CommentText = ""
    comment: CommentText = ""
    clock: Annotated[int, Meta(ge=0, le=10**12)] | None = None


class StudyDraft(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A study as a page has changed it; the answer has the record and every position."""

    #: Where it begins, with its variant.
    position: PositionText
    rules: StudyRules = StudyRules()
    tags: dict[Annotated[str, Meta(max_length=40)], TagText] = {}
    #: What is said before the first word.
    comment: CommentText = ""
    #: Each after what it follows. Of those that follow the same one, the first is the main line.
    words: Annotated[tuple[DraftNode, ...], Meta(max_length=MOST_WORDS)] = ()
    #: Only for a main line whose moves do not end the game.
    end: StudyEnd | None = None


class StudyPlay(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Words to be played from a position; also a part of one, such as a placement alone."""

    position: PositionText
    rules: StudyRules = StudyRules()
    words: Annotated[tuple[WordText, ...], Meta(min_length=1, max_length=64)]


class Played(Struct, frozen=True):
    """What has come of the last of these words."""

    #: As it is written together with what it completes.
    word: str
    seat: SeatName
    #: Whether the turn is over; else the word can still grow.
    whole: bool
    table: OnTable
