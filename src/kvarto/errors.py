"""The errors of the package: a small tree, each error a message key with its arguments.

    KvartoError
    ├── InvalidNotation       the text says nothing: it is not notation at all
    ├── ImpossiblePosition    well-formed, but no such position can be
    ├── ImpossibleRecord      well-formed, but no such game can have been played
    └── IllegalAction         not allowed to this seat at this moment

A program shows an error in its reader's language with `error.in_words(translate)`; `str(error)`
is always English.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

_LONGEST_QUOTE = 60


def quoted(text: object) -> str:
    """What was given, as code, cut where it would drown the message."""
    code = repr(text)
    return code if len(code) <= _LONGEST_QUOTE else f"{code[:_LONGEST_QUOTE]}…"


class KvartoError(ValueError):
    """Anything this package refuses; `key` names the message, `arguments` fill it in."""

    def __init__(self, key: str, **arguments: Any) -> None:
        super().__init__(key, arguments)
        self.key = key
        self.arguments = arguments

    def in_words(self, translate: Callable[..., str]) -> str:
        """The message in the language of `translate`; what its arguments are called too."""
        arguments = {name: _in_words(value, translate) for name, value in self.arguments.items()}
        return translate(self.key, **arguments)

    def __str__(self) -> str:
        # Imported late: most programs never print an error, and Fluent takes a while to load.
        from kvarto.locales import english  # noqa: PLC0415

        return self.in_words(english)

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (type(self), self.key, self.arguments, self.__dict__)


def _in_words(argument: Any, translate: Callable[..., str]) -> Any:
    if isinstance(argument, KvartoError):
        return argument.in_words(translate)
    # A seat, for example, is called differently in each language.
    key = getattr(argument, "message_key", None)
    return argument if key is None else translate(key)


class _LocatedError(KvartoError):
    """An error in a text, with the line and column (both from 1) where it was found."""

    line: int | None = None
    column: int | None = None

    def at(self, line: int, column: int) -> Self:
        """Say where; an inner part of a reader counts its columns from its own beginning."""
        if self.line is None or self.column is None:
            self.line, self.column = line, column
        else:
            self.line, self.column = line, column + self.column - 1
        return self

    def in_words(self, translate: Callable[..., str]) -> str:
        what = super().in_words(translate)
        place = self.place
        return what if place is None else translate("error-at", **place, what=what)

    @property
    def place(self) -> dict[str, str] | None:
        """Where it was found, if that is known, as the message `error-at` says it."""
        if self.line is None:
            return None
        # Places are names, not quantities: line 40001, not 40,001.
        return {"line": str(self.line), "column": str(self.column)}


class InvalidNotation(_LocatedError):
    """A text that is not the notation it should be.

    >>> from kvarto import Cell
    >>> Cell.from_text("e5")
    Traceback (most recent call last):
    kvarto.errors.InvalidNotation: no such cell: 'e5'
    """


class ImpossiblePosition(KvartoError):
    """A position that cannot be: a piece twice, the hand on the board."""


class ImpossibleRecord(_LocatedError):
    """A record in perfect notation that nobody can have played; `word` is the move at fault."""

    def __init__(self, key: str, *, word: str = "", **arguments: Any) -> None:
        super().__init__(key, word=word, **arguments)
        self.word = word


class IllegalAction(KvartoError):
    """An action that is not allowed to this seat at this moment; nothing has changed."""


def _rebuild(
    kind: type[KvartoError], key: str, arguments: dict[str, Any], state: dict[str, Any]
) -> KvartoError:
    error = kind(key, **arguments)
    error.__dict__.update(state)
    return error
