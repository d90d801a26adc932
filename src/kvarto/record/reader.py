"""Reading `.qgn` records: every error says what is wrong and where."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, NoReturn

from kvarto.errors import IllegalAction, ImpossibleRecord, InvalidNotation, KvartoError, quoted
from kvarto.record.game import Game, Line, Move, Note
from kvarto.record.notation import Word
from kvarto.record.tags import (
    READERS,
    RESULTS,
    TAG_NAME,
    UNFINISHED,
    UNTERMINATED,
    WINNERS,
    result_of,
    settings_from,
)
from kvarto.record.turns import Turn, belongs_before, play_word
from kvarto.rules.game import GameState, Outcome, Termination
from kvarto.rules.position import Position
from kvarto.rules.variant import Variant

#: Deeper variations than anybody writes by hand; a damaged file may go on for ever.
MAX_DEPTH = 50

_TAG = re.compile(rf'\[\s*({TAG_NAME})\s+"((?:[^"\\\n]|\\["\\])*)"\s*\]')
_ESCAPED = re.compile(r"\\(.)")
_TOKEN = re.compile(
    r"(?P<comment>\{[^}]*\})|(?P<bracket>[()])|(?P<number>[0-9]+\.+)|(?P<word>[^\s{}()]+)"
)
_CLOCK = re.compile(r"\[%clk ([0-9]{1,9}):([0-5]?[0-9]):([0-5]?[0-9])(?:\.([0-9]{1,3}))?\]")


def read_games(file: str | os.PathLike[str] | IO[str] | IO[bytes]) -> Iterator[Game]:
    """Every game of a `.qgn` file, given by its path or opened; errors say line and column.

    >>> import io
    >>> [str(move) for game in read_games(io.StringIO("1. >A b2>7 *")) for move in game]
    ['>A', 'b2>7']
    """
    if isinstance(file, str | os.PathLike):
        content: str | bytes = Path(file).read_bytes()
    else:
        try:
            content = file.read()
        except UnicodeDecodeError:
            raise InvalidNotation("not-utf-8") from None
    yield from parse_games(_decoded(content) if isinstance(content, bytes) else content)


def parse_games(text: str) -> Iterator[Game]:
    """Every game of a text."""
    reader = _Reader(_with_plain_line_ends(text))
    while not reader.at_end():
        yield reader.read_game()


def _with_plain_line_ends(text: str) -> str:
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")


def _decoded(content: bytes) -> str:
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        read = _with_plain_line_ends(content[: error.start].decode("utf-8"))
        line, column = read.count("\n") + 1, len(read) - read.rfind("\n")
        raise InvalidNotation("not-utf-8").at(line, column) from None


@dataclass(frozen=True, slots=True)
class _Tag:
    """A tag as it is written, and where its text begins."""

    text: str
    place: int


class _Reader:
    """A text and how far it has been read; a `place` is an index into the text."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.place = 0

    def at_end(self) -> bool:
        self._skip_space()
        return self.place == len(self.text)

    def read_game(self) -> Game:
        """One whole record."""
        tags = self.read_tags()
        values = self.read_values(tags)
        game = self.new_game(tags, values)
        line = self.read_line(game.state, begins=True)
        result_at = self.place
        result = self.read_result()
        game.take_over(line.finished(), line.turns)
        self.conclude(game, values, result, result_at)
        return game

    # -- tags ------------------------------------------------------------------------------

    def read_tags(self) -> dict[str, _Tag]:
        """The tag pairs before the moves."""
        tags: dict[str, _Tag] = {}
        while not self.at_end() and self.text[self.place] == "[":
            match = _TAG.match(self.text, self.place)
            if match is None:
                raise self._invalid("bad-tag", self.place)
            name, text = match.groups()
            if name in tags:
                raise self._invalid("tag-twice", self.place, text=name)
            tags[name] = _Tag(_ESCAPED.sub(r"\1", text), match.start(2))
            self.place = match.end()
        return tags

    def read_values(self, tags: dict[str, _Tag]) -> dict[str, Any]:
        """The values of the tags that say what is played."""
        values: dict[str, Any] = {}
        for name, read in READERS.items():
            if name in tags:
                values[name] = self._value(name, tags[name], read)
        if "Position" in tags:
            variant = values.get("Rules", Variant())

            def read_position(text: str) -> Position:
                return Position.from_text(text, default_variant=variant)

            values["Position"] = self._value("Position", tags["Position"], read_position)
        return values

    def _value(self, name: str, tag: _Tag, read: Callable[[str], Any]) -> Any:
        try:
            return read(tag.text)
        except InvalidNotation as error:
            raise error.at(*self._line_and_column(tag.place)) from None
        except KvartoError as error:
            raise self._impossible("impossible-tag", tag.place, tag=name, what=error) from None

    def new_game(self, tags: dict[str, _Tag], values: dict[str, Any]) -> Game:
        """The game before its first word."""
        clock = values.get("Clock")
        settings = settings_from(values)
        try:
            game = Game(settings=settings, position=values.get("Position"), clock=clock)
        except KvartoError as error:
            place = tags["Position"].place
            raise self._impossible("impossible-tag", place, tag="Position", what=error) from None
        game.tags = {name: tag.text for name, tag in tags.items() if name not in values}
        return game

    # -- moves -----------------------------------------------------------------------------

    def read_line(self, start: GameState, *, begins: bool, depth: int = 0) -> _LineInPlay:
        """Words with their comments and variations, up to a result or a closing bracket."""
        line = _LineInPlay(start, begins=begins)
        while True:
            self._skip_space()
            token = _TOKEN.match(self.text, self.place)
            if token is None or token["word"] in RESULTS or token["bracket"] == ")":
                return line
            if token["comment"]:
                line.add_comment(token["comment"][1:-1])
            elif token["bracket"]:
                line.add_variation(self.read_variation(line, depth))
                continue
            elif token["word"]:
                self.read_word(line, token["word"])
            self.place = token.end()

    def read_word(self, line: _LineInPlay, text: str) -> None:
        """Play the word that stands at the place."""
        if text.startswith("["):
            raise self._invalid("result-missing", self.place)
        try:
            line.play(Word.from_text(text))
        except InvalidNotation as error:
            raise error.at(*self._line_and_column(self.place)) from None
        except IllegalAction as error:
            raise self._impossible("impossible-move", self.place, word=text, what=error) from None

    def read_variation(self, line: _LineInPlay, depth: int) -> Line:
        """What could have been played instead of the last word, in brackets."""
        opened_at = self.place
        if not line.moves:
            raise self._invalid("variation-before-move", opened_at)
        if depth == MAX_DEPTH:
            raise self._invalid("variation-too-deep", opened_at, depth=MAX_DEPTH)
        self.place += 1
        begins = line.begins_with_last_word
        variation = self.read_line(line.before_last_word, begins=begins, depth=depth + 1)
        token = _TOKEN.match(self.text, self.place)
        if token is not None and token["word"]:
            raise self._invalid("result-in-variation", self.place)
        if not self.text.startswith(")", self.place):
            raise self._invalid("variation-not-closed", opened_at)
        self.place += 1
        return variation.finished()

    def read_result(self) -> str:
        """The result after the moves."""
        token = _TOKEN.match(self.text, self.place)
        if token is None or token["word"] is None:
            found = self.text[self.place : self.place + 1]
            key = {"": "result-missing", "{": "comment-not-closed"}.get(found, "unexpected-sign")
            raise self._invalid(key, self.place, text=quoted(found))
        self.place = token.end()
        return token["word"]

    def conclude(self, game: Game, values: dict[str, Any], result: str, place: int) -> None:
        """Check the result against tags and moves, and end the game if they do not."""
        said = values.get("Result", result)
        if said != result:
            raise self._impossible("result-tag-contradicts", place, tag=said, result=result)
        if game.outcome is not None:
            self._check_decided(game.outcome, values, result, place)
            return
        unsaid = None if result == UNFINISHED else Termination.UNKNOWN
        reason = values.get("Termination", unsaid)
        outcome = None if reason is None else Outcome(reason, WINNERS.get(result))
        if result_of(outcome) != result:
            self._refuse_reason(reason, result, place)
        if outcome is not None:
            try:
                game.end(outcome)
            except IllegalAction:
                self._refuse_reason(reason, result, place)

    def _check_decided(
        self, outcome: Outcome, values: dict[str, Any], result: str, place: int
    ) -> None:
        expected, by_moves = result_of(outcome), outcome.termination
        if result != expected:
            raise self._impossible(
                "result-against-moves",
                place,
                result=result,
                expected=expected,
                reason=by_moves.value,
            )
        reason = values.get("Termination", by_moves)
        if reason is not by_moves:
            self._refuse_reason(reason, result, place)

    def _refuse_reason(self, reason: Termination | None, result: str, place: int) -> NoReturn:
        written = UNTERMINATED if reason is None else reason.value
        raise self._impossible("termination-does-not-fit", place, reason=written, result=result)

    # -- places ----------------------------------------------------------------------------

    def _skip_space(self) -> None:
        while self.place < len(self.text) and self.text[self.place].isspace():
            self.place += 1

    def _line_and_column(self, place: int) -> tuple[int, int]:
        return self.text.count("\n", 0, place) + 1, place - self.text.rfind("\n", 0, place)

    def _invalid(self, key: str, place: int, **arguments: Any) -> InvalidNotation:
        return InvalidNotation(key, **arguments).at(*self._line_and_column(place))

    def _impossible(self, key: str, place: int, **arguments: Any) -> ImpossibleRecord:
        return ImpossibleRecord(key, **arguments).at(*self._line_and_column(place))


class _LineInPlay:
    """A line as it is read: every word is played at once, so that errors come in order."""

    def __init__(self, start: GameState, *, begins: bool) -> None:
        self.moves: list[Move] = []
        #: The turns played, one for each word or for a late pair of words.
        self.turns: list[Turn] = []
        self.state = start
        #: Where the last word was played from: variations begin there.
        self.before_last_word = start
        self._begins = begins
        #: The comments before the first word, then after each.
        self._comments: list[list[str]] = [[]]

    @property
    def begins_with_last_word(self) -> bool:
        """Whether the last word is the first of a game."""
        return self._begins and len(self.moves) == 1

    def play(self, word: Word) -> None:
        last = self.moves[-1].word if self.moves else None
        if last is not None and belongs_before(last, word):
            self._play_pair(last, word)
        elif self.turns and not self.turns[-1].is_whole:
            raise IllegalAction("turn-not-whole", last=last)
        else:
            self.before_last_word = self.state
            begins = self._begins and not self.moves
            self.turns.append(play_word(self.state, word, begins=begins))
        self.state = self.turns[-1].state
        self.moves.append(Move(word, Note()))
        self._comments.append([])

    def _play_pair(self, last: Word, word: Word) -> None:
        """`b2>7!3 ?1`: what is written last was done first, so both are played anew."""
        alone = self.turns.pop()
        assert alone.before_late_call is not None
        self.turns.append(play_word(alone.start, last, word, begins=self.begins_with_last_word))
        self.before_last_word = alone.before_late_call

    def add_comment(self, text: str) -> None:
        clock = _CLOCK.search(text) if self.moves else None
        if clock is not None and self.moves[-1].note.clock is None:
            self.moves[-1].note.clock = _milliseconds(*clock.groups())
            self._comments[-1] += [text[: clock.start()], text[clock.end() :]]
        else:
            self._comments[-1].append(text)

    def add_variation(self, variation: Line) -> None:
        self.moves[-1].note.variations.append(variation)

    def finished(self) -> Line:
        """The line, with its comments in their places."""
        before, *after = (" ".join(filter(None, map(str.strip, c))) for c in self._comments)
        for move, comment in zip(self.moves, after, strict=True):
            move.note.comment = comment
        return Line(self.moves, before)


def _milliseconds(hours: str, minutes: str, seconds: str, fraction: str | None) -> int:
    whole = (int(hours) * 60 + int(minutes)) * 60 + int(seconds)
    return whole * 1000 + int((fraction or "").ljust(3, "0"))
