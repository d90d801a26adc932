"""Writing games as `.qgn` records."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from kvarto.errors import InvalidNotation, quoted
from kvarto.record.tags import DESCRIPTIVE, OF_THE_GAME, TAG_NAME, result_of, tags_for
from kvarto.rules.settings import Seat

if TYPE_CHECKING:
    from kvarto.record.game import Game, Line, Move, Note

_WIDTH = 80


def write_game(game: Game) -> str:
    """One game as text, the line end after the result included.

    >>> from kvarto import Game
    >>> game = Game("advanced")
    >>> game.tags["First"] = "Anna"
    >>> game.play(">A")
    >>> game.play("b2>7")
    >>> print(write_game(game), end="")
    [First "Anna"]
    [Result "*"]
    [Rules "chst:lq"]
    [Calling "spoken"]
    [FalseCall "ignore"]
    [LateCall "no"]
    [Pointing "on"]
    [Clock "-"]
    [Termination "unterminated"]
    <BLANKLINE>
    1. >A b2>7 *
    """
    result = result_of(game.outcome)
    tags = {name: game.tags[name] for name in DESCRIPTIVE if name in game.tags}
    tags["Result"] = result
    tags |= tags_for(game.settings, game.start.position, game.clock, game.outcome)
    for name, text in game.tags.items():
        if name in OF_THE_GAME:
            raise InvalidNotation("tag-of-the-game", text=quoted(name))
        tags.setdefault(name, text)
    lines = [f'[{_tag_name(name)} "{_tag_text(text)}"]' for name, text in tags.items()]
    moves = _wrapped([*_line(game.line, _first_mover(game)), result])
    return "\n".join([*lines, "", *moves, ""])


def _first_mover(game: Game) -> Seat:
    """Whose word comes first: who is to act, unless the giver's is restated for a late call."""
    start = game.start
    seat = start.to_act or Seat.FIRST
    restated = start.position.hand is not None and any(
        move.word.cell is None and move.word.piece is not None for move in game.moves[:1]
    )
    return seat.other if restated else seat


def _line(line: Line, mover: Seat, number: int = 1) -> Iterator[str]:
    """The tokens of a line; `number` is the round its first word belongs to."""
    yield from _comment(line.comment)
    numbered = False
    for move in line.moves:
        if mover is Seat.FIRST:
            yield f"{number}."
        elif not numbered:
            yield f"{number}..."
        yield str(move.word)
        yield from _note(move, mover, number)
        # After an interruption the reader is told anew where the game stands.
        numbered = mover is Seat.FIRST and not _interrupts(move.note)
        number += mover is Seat.SECOND
        mover = mover.other


def _note(move: Move, mover: Seat, number: int) -> Iterator[str]:
    note = move.note
    clock = "" if note.clock is None else f"[%clk {format_clock(note.clock)}]"
    yield from _comment(
        f"{clock} {note.comment}" if note.comment and clock else clock + note.comment
    )
    for variation in note.variations:
        tokens = list(_line(variation, mover, number)) or [""]
        tokens[0] = "(" + tokens[0]
        tokens[-1] += ")"
        yield from tokens


def _interrupts(note: Note) -> bool:
    return bool(note.comment or note.variations or note.clock is not None)


def _comment(text: str) -> Iterator[str]:
    text = text.replace("\r\n", "\n").replace("\r", "\n").strip()
    if "}" in text:
        raise InvalidNotation("comment-with-brace", text=quoted(text))
    if text:
        yield f"{{{text}}}"


def format_clock(milliseconds: int) -> str:
    """A clock time as hours, minutes and seconds; thousandths only when there are any.

    >>> format_clock(53_000), format_clock(3_723_500)
    ('0:00:53', '1:02:03.500')
    """
    seconds, thousandths = divmod(milliseconds, 1000)
    text = f"{seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}"
    return f"{text}.{thousandths:03}" if thousandths else text


def _wrapped(tokens: list[str]) -> list[str]:
    """Lines of at most 80 columns; a comment is never broken, only the lines around it."""
    lines = [""]
    for token in tokens:
        start = token.split("\n", 1)[0]
        if lines[-1] and len(lines[-1]) + 1 + len(start) > _WIDTH:
            lines.append(token)
        else:
            lines[-1] += f" {token}" if lines[-1] else token
        lines[-1:] = lines[-1].split("\n")
    return lines


def _tag_name(name: str) -> str:
    if re.fullmatch(TAG_NAME, name) is None:
        raise InvalidNotation("no-such-tag", text=quoted(name))
    return name


def _tag_text(text: str) -> str:
    if "\n" in text or "\r" in text:
        raise InvalidNotation("tag-with-line-end", text=quoted(text))
    return text.replace("\\", "\\\\").replace('"', '\\"')
