"""The course: short steps, each a position to act in, with the answers that are right there.

What is said to a step is in the catalogues, under keys that begin with `lesson-` and its id.
"""

from __future__ import annotations

from dataclasses import dataclass

from kvarto.errors import IllegalAction
from kvarto.rules.naming import NamedEnum
from kvarto.rules.pieces import Piece
from kvarto.rules.position import Position
from kvarto.rules.shapes import Cell, Shape


class Task(NamedEnum):
    """What is to be done in a step."""

    #: Find one piece of the reserve by its features.
    FIND = "find"
    #: Point four pieces out, without a call.
    POINT = "point"
    #: Mark every piece of the reserve that would complete a shape.
    MARK_WINNING = "mark-winning"
    #: Mark every piece of the reserve that would not.
    MARK_SAFE = "mark-safe"
    #: Place the piece in hand, and no more.
    PLACE = "place"
    #: Give a piece, and no more.
    GIVE = "give"
    #: A whole turn as in a game: place, if there is something in hand, then call or give.
    TURN = "turn"


@dataclass(frozen=True, slots=True)
class Attempt:
    """What somebody has done in a step, in the order in which it is done."""

    cell: Cell | None = None
    #: The four cells of a call, or of what was to be pointed out.
    pointed: tuple[Cell, ...] = ()
    #: The piece that was found or given, or all that were marked.
    pieces: tuple[Piece, ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """One step of the course."""

    id: str
    task: Task
    position: Position
    #: The right answers, as `written` writes them; there are no others.
    answers: frozenset[str]
    #: Whether what is safe is to be counted, so that a wrong turn is explained by the count.
    counts: bool = False
    #: How long one has, where a clock runs.
    seconds: int | None = None

    def written(self, attempt: Attempt) -> str:
        """An attempt as text: `c2`, `>D`, `c2>D`, `c2!3`, `!3`, a shape, or the marked pieces."""
        pieces = "".join(sorted(map(str, attempt.pieces)))
        if self.task in (Task.MARK_WINNING, Task.MARK_SAFE):
            return pieces
        pointed = str(self.shape_of(attempt) or "?") if attempt.pointed else ""
        if self.task is Task.POINT:
            return pointed
        cell = "" if attempt.cell is None else str(attempt.cell)
        return cell + (f"!{pointed}" if pointed else "") + (f">{pieces}" if pieces else "")

    def shape_of(self, attempt: Attempt) -> Shape | None:
        """The shape that was pointed out, if the four cells are one that counts."""
        pointed = set(attempt.pointed)
        shapes = self.position.variant.shapes
        return next((shape for shape in shapes if set(shape.cells) == pointed), None)

    def after(self, attempt: Attempt) -> Position:
        """What lies on the table after an attempt; `KvartoError` if it was none at this task."""
        self._check(attempt)
        position = self.position
        if attempt.cell is not None:
            position = position.place(attempt.cell)
        if any(position[cell] is None for cell in attempt.pointed):
            raise IllegalAction("lesson-asks-otherwise")
        given = attempt.pieces if self.task in _GIVING else ()
        for piece in given:
            position = position.give(piece)
        return position

    def _check(self, attempt: Attempt) -> None:
        """Whether something was done that the task asks for, right or wrong."""
        placed, pieces = attempt.cell is not None, len(attempt.pieces)
        pointed = len(set(attempt.pointed)) == 4
        holds = self.position.hand is not None
        fits = {
            Task.FIND: not placed and not pointed and pieces == 1,
            Task.POINT: not placed and pointed and not pieces,
            Task.MARK_WINNING: not placed and not pointed and pieces > 0,
            Task.MARK_SAFE: not placed and not pointed and pieces > 0,
            Task.PLACE: placed and not pointed and not pieces,
            Task.GIVE: not placed and not pointed and pieces == 1,
            # Instead of placing one may call; then nothing is given.
            Task.TURN: pointed != (pieces == 1) and (placed or pointed or not holds),
        }
        reserve = self.position.reserve
        known = len(set(attempt.pieces)) == pieces and set(attempt.pieces) <= set(reserve)
        if not fits[self.task] or not known or len(attempt.pointed) not in (0, 4):
            raise IllegalAction("lesson-asks-otherwise")


_GIVING = (Task.FIND, Task.GIVE, Task.TURN)


def _lesson(
    name: str,
    task: Task,
    position: str,
    *answers: str,
    counts: bool = False,
    seconds: int | None = None,
) -> Lesson:
    return Lesson(name, task, Position.from_text(position), frozenset(answers), counts, seconds)


#: The steps in their order. A test proves with the engine that exactly these answers are right.
LESSONS: tuple[Lesson, ...] = (
    _lesson("features", Task.FIND, "..../..../..../.... -", ">D"),
    _lesson("line", Task.POINT, "8.4./.15./..7./D9B3 -", "1"),
    _lesson("three", Task.MARK_WINNING, "C..2/..../1B7./.6.. -", "359DF"),
    _lesson("complete", Task.PLACE, "4.1./C.0./93.5/.... 7 @d2", "c2"),
    _lesson("call", Task.TURN, "..72/FCB9/.D.5/...3 - @d3", "!3"),
    _lesson("steal", Task.TURN, "...0/6CE3/F.42/1..9 A @d2", "!d"),
    _lesson("lapse", Task.TURN, "95../8E../.4.0/27BF - @b2", "!b"),
    _lesson("safe", Task.GIVE, "E7../..../3..6/.CD4 - @b1", ">2", ">A", ">B"),
    _lesson("block", Task.TURN, "FD../AEC1/...5/..24 B @d3", "d4>0"),
    _lesson("count", Task.MARK_SAFE, "DBC./.F.8/..2./..63 - @b4", "157"),
    _lesson("last-safe", Task.TURN, ".1.B/D.../58FA/.76. 4 @c2", "d1>9"),
    _lesson("parity", Task.TURN, "5D3./CB2A/.7E./.6.F 8 @c3", "d4>0", "d4>1", "d4>4", counts=True),
    _lesson("squares", Task.TURN, "..../C.9D/.B1./.7.8 2 chst:lq @d3", "b3!b2"),
    _lesson("clock", Task.TURN, "B19C/274./FD.0/.6.. 8 @a3", "a1!/", seconds=60),
)

_BY_ID = {lesson.id: lesson for lesson in LESSONS}


def find_lesson(name: str) -> Lesson:
    """The step with this id; `IllegalAction` if there is none."""
    try:
        return _BY_ID[name]
    except KeyError:
        raise IllegalAction("no-such-lesson") from None
