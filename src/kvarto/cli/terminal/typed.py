"""What a player can type, and the commands it stands for."""

from __future__ import annotations

from collections.abc import Collection

from kvarto.errors import InvalidNotation, quoted
from kvarto.record.notation import Word
from kvarto.rules.game import Call, EndTurn, GameState, Give, Place, Point
from kvarto.rules.pieces import Piece
from kvarto.rules.settings import Seat
from kvarto.rules.shapes import Shape
from kvarto.session.commands import (
    Abort,
    Accept,
    Decline,
    OfferKind,
    Pause,
    PlayerCommand,
    Propose,
    Resign,
    Resume,
)
from kvarto.session.state import TableState

#: What can be typed besides notation. `!` and `=` are as in notation.
CALL, LATE_CALL, CANCEL, END_TURN = "quarto", "late", "cancel", "pass"

#: Words that people put before what they mean: `give 7`, `row 3`.
_FILLERS = frozenset({"give", "place", "row", "column", "diagonal", "square"})


def understood(
    line: str, state: TableState, people: Collection[Seat] = tuple(Seat)
) -> tuple[PlayerCommand, ...]:
    """The commands that a line stands for at this moment; `InvalidNotation` if it is none.

    `people` are the seats of those who type.

    >>> from kvarto.session.events import Opened, TableSettings
    >>> from kvarto.session.per_seat import PerSeat
    >>> from kvarto.session.state import fold
    >>> understood("f", fold([Opened(0, PerSeat("Anna", "Ben"), TableSettings())]))
    (Give(seat=Seat.FIRST, piece=Piece.DTSH),)
    """
    words = [word for word in line.split() if word.lower() not in _FILLERS]
    seat = state.game.to_act or Seat.FIRST
    if not words:
        return ()
    first, rest = words[0].lower(), "".join(words[1:])
    if state.game.pointing is not None:
        return (Point(seat, None if first == CANCEL else Shape.from_text(first + rest.lower())),)
    if state.offers:
        return _answer(first, state)
    if (command := _around_the_game(first, seat, state, people)) is not None:
        return (command,)
    if first == CALL:
        return _called(seat, rest)
    if first == LATE_CALL:
        return _called(seat.other, rest)
    if first in (END_TURN, "="):
        return (EndTurn(seat),)
    return _notation("".join(words), seat, state.game)


def _answer(word: str, state: TableState) -> tuple[PlayerCommand, ...]:
    answers: dict[str, type[Accept | Decline]] = {
        "yes": Accept, "y": Accept, "no": Decline, "n": Decline
    }  # fmt: skip
    if word not in answers:
        raise InvalidNotation("play-answer-yes-or-no")
    return tuple(answers[word](seat.other, kind) for seat, kind in state.offers)


def _take_back(state: TableState, people: Collection[Seat]) -> PlayerCommand:
    """Whoever of the people acted last wants the action back."""
    moves = (m.action for m in reversed(state.moments) if isinstance(m.action, Give | Place))
    actors = (move.seat for move in moves if move.seat in people)
    return Propose(next(actors, next(iter(people))), OfferKind.TAKE_BACK)


def _around_the_game(
    word: str, seat: Seat, state: TableState, people: Collection[Seat]
) -> PlayerCommand | None:
    commands: dict[str, PlayerCommand] = {
        "resign": Resign(seat),
        "draw": Propose(seat, OfferKind.DRAW),
        "back": _take_back(state, people),
        "pause": Pause(seat),
        "resume": Resume(seat),
        "abort": Abort(seat),
    }
    return commands.get(word)


def _called(seat: Seat, shape: str) -> tuple[PlayerCommand, ...]:
    call = Call(seat)
    return (call, Point(seat, Shape.from_text(shape.lower()))) if shape else (call,)


def _notation(text: str, seat: Seat, game: GameState) -> tuple[PlayerCommand, ...]:
    """A piece or a cell by itself, or a turn in one word: `b2>7`, `b2!3`, `!/`."""
    if game.position.hand is None and (piece := _piece(text)) is not None:
        return (Give(seat, piece),)
    cell, sign, piece_text = text.partition(">")
    try:
        word = Word.from_text(cell.lower() + sign + piece_text.upper())
    except InvalidNotation:
        raise InvalidNotation("play-not-understood", text=quoted(text)) from None
    marks = [mark for mark in (word.before, word.after, word.late) if mark is not None]
    if any(not mark.right for mark in marks) or word.late is not None or word.passed:
        # A call fails by itself: nobody announces that it will.
        raise InvalidNotation("play-not-understood", text=quoted(text))
    commands: list[PlayerCommand] = []
    if word.cell is not None:
        commands.append(Place(seat, word.cell))
    if marks:
        commands += _called(seat, str(marks[0].shape or ""))
    if word.piece is not None:
        commands.append(Give(seat, word.piece))
    return tuple(commands)


def _piece(text: str) -> Piece | None:
    try:
        return Piece.from_text(text.upper())
    except InvalidNotation:
        return None
